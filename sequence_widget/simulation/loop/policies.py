"""How the playouts of bots choose: complete a line, or else block one, or else build.

Source for two readers, as `primitives` is. Each function narrows a set of spaces down to those
between which the policy is indifferent. What a side needs is known from two sets kept for it:
`gaps`, the spaces each of which would complete a line, and `keys`, its chips in such lines.
"""

from sequence_widget.simulation.loop.primitives import ONE, TWO, ZERO, Table, Words

RANDOM, SHARP, GREEDY = 0, 1, 2
"""The policies: any move; complete or block and else any; complete or block and else build."""


def note_chip(
    side: int, own: int, cell: int, gaps: Words, keys: Words, through: Table, offsets: Table
) -> None:
    """Bring a side's sets up to date after it put a chip on `cell`."""
    at = cell.bit_length()
    for index in range(offsets[at - ONE], offsets[at]):
        line = through[index]
        missing = line & ~own
        if missing & (missing - ONE) == ZERO:
            gaps[side] |= missing
            keys[side] |= line & own


def note_all(side: int, own: int, gaps: Words, keys: Words, lines: Table) -> None:
    """Work out a side's sets afresh, after it lost a chip."""
    gap = ZERO
    key = ZERO
    for index in range(len(lines)):
        line = lines[index]
        missing = line & ~own
        if missing & (missing - ONE) == ZERO:
            gap |= missing
            key |= line & own
    gaps[side] = gap
    keys[side] = key


def others_of(side: int, sides: int, sets: Table) -> int:
    """Join the sets of all the other sides."""
    joined = ZERO
    for other in range(sides):
        if other != side:
            joined |= sets[other]
    return joined


def most_built(
    targets: int, own: int, others: int, worth: Table, through: Table, offsets: Table
) -> int:
    """Keep the spaces worth most: in lines still open to one's own side, or to take from others.

    `worth` has what a line with so many chips of one's own, and then of others, is worth.
    """
    kept = ZERO
    best = ZERO
    while targets:
        cell = targets & (ZERO - targets)
        targets ^= cell
        at = cell.bit_length()
        value = ONE
        for index in range(offsets[at - ONE], offsets[at]):
            line = through[index]
            theirs = (line & others).bit_count()
            mine = (line & own).bit_count()
            if theirs == ZERO:
                value += worth[TWO * mine]
            elif mine == ZERO:
                value += worth[TWO * theirs + ONE]
        if value > best:
            best = value
            kept = ZERO
        if value == best:
            kept |= cell
    return kept


def sharp_place(targets: int, side: int, sides: int, gaps: Table) -> int:
    """Keep the spaces that complete a line, or else that block one; nothing if there is none."""
    winning = targets & gaps[side]
    return winning if winning else targets & others_of(side, sides, gaps)
