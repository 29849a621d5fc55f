"""The playout loop of Sequence Dice. Source for two readers, as `primitives` is.

A turn has another form here than in the engine, for speed; tests replay what is played here in the
engine, event by event. What a sum decides, which the engine says, stands in a row of a table, as
sets of spaces, so that one roll is straight-line code: a branch on the sum, or on a full number,
would be guessed wrongly too often.
"""

from collections.abc import MutableSequence

from sequence_widget.simulation.loop.policies import (
    GREEDY,
    RANDOM,
    most_built,
    note_all,
    note_chip,
    others_of,
    sharp_place,
)
from sequence_widget.simulation.loop.primitives import (
    BLOCK,
    FIVE,
    FOUR,
    HALF,
    LOW,
    ONE,
    SIX,
    STEP,
    THREE,
    TWO,
    WORD,
    ZERO,
    Table,
    Words,
    has_line,
    mix,
    nth_space,
    spread,
)

SMART = 0
"""Whether the policies of the sides are asked; compiled once without and once with."""

TRACED = 0
"""Whether every event is noted; only ever with CPython."""

_WORDS, _BYTES = "uint64", "uint8"
TYPES = (
    *(_WORDS,) * 7, _BYTES,
    "uint32", *(_WORDS,) * 3,
    *(_WORDS,) * 5,
    _BYTES, "uint32",
)  # fmt: skip
"""What the arrays of `play_dice` hold, line by line as it has them."""


def narrowed(
    policy: int, targets: int, places: int, side: int, sides: int, own: int, others: int,
    gaps: Table, keys: Table, worth: Table, through: Table, offsets: Table,
) -> int:  # fmt: skip
    """Narrow the targets down to those between which a policy is indifferent."""
    kept = sharp_place(targets, side, sides, gaps) if places else ZERO
    if kept == ZERO:
        kept = targets & others_of(side, sides, keys)
    if kept:
        return kept
    if policy == GREEDY:
        return most_built(targets, own, others, worth, through, offsets)
    return targets


def rolled_off(
    standing: Words, seats: int, ways: int, way_at: Table, state: int,
    trace: MutableSequence[tuple[int, ...]],
) -> tuple[int, int]:  # fmt: skip
    """Roll for the first turn; give the seat that begins, and the state of the luck.

    `standing` has the row of each seat's sum, `WORD` for a seat that is still to roll, and
    `WORD - 1` for one that is out.
    """
    while True:
        best, leader, equal = ZERO, ZERO, ZERO
        for seat in range(seats):
            if standing[seat] == WORD:
                state = (state + STEP) & WORD
                way = (mix(state) >> HALF) * ways >> HALF
                standing[seat] = way_at[way]
                if TRACED:
                    note(trace, ROLLED_OFF, way)
            if standing[seat] != WORD - ONE:
                if equal == ZERO or standing[seat] > best:
                    best, leader, equal = standing[seat], seat, ONE
                elif standing[seat] == best:
                    equal += ONE
        if equal == ONE:
            return leader, state
        for seat in range(seats):
            standing[seat] = WORD if standing[seat] == best else WORD - ONE


def play_dice(
    setup: Table, geometry: Table, nearby: Table, lines: Table, through: Table, offsets: Table,
    worth: Table, policies: Table,
    way_at: Table, table: Table, start_boards: Table, start_standing: Table,
    start_gaps: Words, start_keys: Words, gaps: Words, keys: Words, standing: Words,
    endings: Words, lengths: Words, seed: int, first: int, games: int,
    trace: MutableSequence[tuple[int, ...]],
) -> None:  # fmt: skip
    """Play games number `first` and on; note how each one ended and its rolls.

    How a game ended is a number: the side that began, times one more than there are sides, and
    the side that won; a draw is won by the number of sides. `setup` and the tables come from
    `dice_tables`.
    """
    sides, ways, chips, most = setup[0], setup[1], setup[2], setup[3]
    first_side, first_way, rolling_off, rolled = setup[4], setup[5], setup[6], setup[7]
    seats = setup[8]
    three = sides == THREE
    state = ZERO
    if SMART:
        for index in range(sides):
            side = (first_side + index) % sides
            note_all(side, start_boards[index], start_gaps, start_keys, lines)
    for game in range(games):
        number = first + game
        if number % BLOCK == ZERO:
            state = spread(seed ^ spread(number // BLOCK))
        # The boards of the side to move, of the next, and of the one after that.
        own, following, third = start_boards[0], start_boards[1], start_boards[2]
        side = first_side
        if rolling_off:
            for seat in range(seats):
                standing[seat] = start_standing[seat]
            leader, state = rolled_off(standing, seats, ways, way_at, state, trace)
            side = leader % sides
            if side == ONE:
                own, following, third = start_boards[1], start_boards[2], start_boards[0]
                if not three:
                    following, third = third, following
            elif side == TWO:
                own, following, third = start_boards[2], start_boards[0], start_boards[1]
        endings[game] = side * (sides + ONE)
        if SMART:
            for each in range(sides):
                gaps[each], keys[each] = start_gaps[each], start_keys[each]
        state = (state + STEP) & WORD
        luck = mix(state)
        way = (luck >> HALF) * ways >> HALF
        if first_way != WORD:
            way = first_way
        elif TRACED:
            note(trace, ROLLS, way)
        row = way_at[way]
        rolls, winner = ZERO, sides
        while True:
            state = (state + STEP) & WORD
            luck = mix(state)
            others = following | third
            places = table[row + THREE]
            free = table[row] & ~(own | others)
            # As a mask: of a choice between two sets the compiler would make a branch.
            taken = others & table[row + TWO] & (WORD if others & table[row + ONE] else ZERO)
            barred = places if own.bit_count() >= chips else ZERO
            targets = (free if free else taken) & ~barred
            if TRACED:
                note(trace, DECIDES, targets, free, places)
            if SMART:
                if policies[side] != RANDOM:
                    targets = narrowed(
                        policies[side], targets, places, side, sides, own, others,
                        gaps, keys, worth, through, offsets,
                    )  # fmt: skip
            cell = nth_space(targets, (luck & LOW) * targets.bit_count() >> HALF)
            if SMART:
                if cell & others:
                    lost = following & cell
                    if lost:
                        loser = side + ONE
                        if loser == sides:
                            loser = ZERO
                        note_all(loser, following ^ cell, gaps, keys, lines)
                    else:
                        loser = side - ONE if side else sides - ONE
                        note_all(loser, third ^ cell, gaps, keys, lines)
            following &= ~cell
            third &= ~cell
            own |= cell & places
            rolls += ONE
            if TRACED:
                note(trace, MOVES, cell)
            if has_line(own, cell, geometry, nearby, lines):
                winner = side
                break
            if rolls == most:
                break
            if SMART:
                if cell & places:
                    note_chip(side, own, cell, gaps, keys, through, offsets)
            way = (luck >> HALF) * ways >> HALF
            again = cell & ((free & table[row + FOUR]) | table[row + FIVE]) | table[row + SIX]
            row = way_at[way]
            if TRACED:
                note(trace, ROLLS, way)
            if again:
                continue
            side += ONE
            if side == sides:
                side = ZERO
            last = own
            own = following
            if three:
                following, third = third, last
            else:
                following = last
        endings[game] += winner
        lengths[game] = rolls - rolled


ROLLED_OFF, ROLLS, DECIDES, MOVES = 0, 1, 2, 3


def note(trace: MutableSequence[tuple[int, ...]], *what: int) -> None:
    """Note what happens."""
    trace.append(what)
