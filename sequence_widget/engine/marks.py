"""The mark on a side's chips, so that a colour never speaks alone: initials, or else a sign."""

from collections.abc import Sequence

from sequence_widget.engine.state import Visible

_SIGNS = "★♥☾✚"


def marks_of(state: Visible) -> tuple[str, ...]:
    """Give the mark of each side in a position, or in a view, which may know the names.

    >>> import sequence_widget as sq
    >>> marks_of(sq.position("dice")), marks_of(sq.Game("dice", players=["Kim", "Bo"]).seen_by(0))
    (('★', '♥'), ('K', 'B'))
    """
    return chip_marks(getattr(state, "names", ()), state.layout.side_of)


def chip_marks(names: Sequence[str], side_of: Sequence[int]) -> tuple[str, ...]:
    """Give each side's initials: one letter a player, two where they agree, or else a sign.

    >>> chip_marks(["Kim", "Anna", "Bo"], (0, 1, 2)), chip_marks(["Anna", "Adam"], (0, 1))
    (('K', 'A', 'B'), ('An', 'Ad'))
    >>> chip_marks(["Anna", "Bo", "Cy", "Di"], (0, 1, 0, 1))
    ('AC', 'BD')
    >>> chip_marks(["Player 1", "Player 2"], (0, 1))
    ('★', '♥')
    """
    sides = range(max(side_of) + 1)
    partners = [
        [name for name, side in zip(names, side_of, strict=False) if side == each] for each in sides
    ]
    for letters in (1, 2):
        marks = tuple("".join(name.strip()[:letters] for name in each) for each in partners)
        told_apart = len({mark.casefold() for mark in marks}) == len(marks)
        if told_apart and all(mark.isalpha() for mark in marks):
            return tuple(mark[:1].upper() + mark[1:] for mark in marks)
        if len(side_of) > len(marks):
            break  # four letters are more than a chip has room for
    return tuple(_SIGNS[: len(sides)])
