"""A position of Sequence Dice from its parts."""

from collections.abc import Mapping

from sequence_widget.engine.dice.position import DicePosition
from sequence_widget.engine.dice.tables import STILL_TO_ROLL, dice_layout
from sequence_widget.engine.parts import check_awaiting, read_boards, read_count
from sequence_widget.engine.state import Position
from sequence_widget.rules import DiceRules, listed, whole
from sequence_widget.text import Phrase, PositionError

PARTS = frozenset({"roll", "rolls", "standing"})
"""What a game of dice is built from besides its chips."""


def build_dice(
    rules: DiceRules,
    players: int,
    chips: Mapping[str, int],
    turn: int,
    awaiting: str | None,
    parts: Mapping[str, object],
) -> Position:
    """Put a position together from checked parts; without a roll the roll is awaited."""
    layout = dice_layout(rules, players)
    roll = parts.get("roll")
    faces = None if roll is None else _faces(rules, roll)
    check_awaiting(awaiting, ("move", "roll", "roll-off"))
    waits = awaiting or ("roll" if faces is None else "move")
    if (waits == "move") != (faces is not None):
        raise PositionError("position.roll_awaited", awaiting=Phrase(f"awaited.{waits}"))
    standing: tuple[int | None, ...] = ()
    if waits == "roll-off":
        standing = _standing(rules, players, parts.get("standing"))
        turn = standing.index(STILL_TO_ROLL)
    elif parts.get("standing") is not None:
        raise PositionError("position.standing", value=parts["standing"])
    return DicePosition(
        rules,
        players,
        read_boards(rules, layout, chips),
        turn,
        waits,
        None,
        layout,
        faces,
        read_count("rolls", parts.get("rolls", 0)),
        standing,
    ).settled()


def _faces(rules: DiceRules, roll: object) -> tuple[int, ...]:
    given = listed(roll) or ()
    faces = tuple([number for face in given if (number := whole(face)) is not None])
    possible = len(faces) == len(given) == len(rules.dice) and all(
        1 <= face <= most for face, most in zip(faces, rules.dice, strict=True)
    )
    if not possible:
        raise PositionError("position.roll", roll=roll, dice=rules.dice)
    return faces


def _standing(rules: DiceRules, players: int, given: object) -> tuple[int | None, ...]:
    if given is None:
        return (STILL_TO_ROLL,) * players
    standing = listed(given) or ()
    possible = (STILL_TO_ROLL, None, *rules.sums)
    wrong = any(total not in possible for total in standing)
    if len(standing) != players or STILL_TO_ROLL not in standing or wrong:
        raise PositionError("position.standing", value=given)
    return standing
