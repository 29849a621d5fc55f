"""What can be claimed on a board of a player, of cards to come, or of rolls to come."""

from collections.abc import Callable
from dataclasses import dataclass

from sequence_widget.engine import View
from sequence_widget.engine.seats import seat_name
from sequence_widget.exact.claims.about_cards import Holds, draws, holds
from sequence_widget.exact.claims.about_dice import doubles, rolls, shows
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import finishes
from sequence_widget.text import QuestionError
from sequence_widget.widget.sentences.part import SEAT, Part

LAST_NTH = 3
AMONG = (2, 3, 5)
"""How many draws or rolls to come can be asked about together."""


def _who(view: View, part: Part) -> int | str:
    """Call a player as a cell does: by name, if the view has names."""
    return view.names[part.number] if view.names else part.number


def _how_many(part: Part) -> dict[str, int]:
    """Give the arguments that say how many there are to be; at least one needs none."""
    if part.often in ("", "1+"):
        return {}
    return {"at_least" if part.often.endswith("+") else "exactly": int(part.often.strip("+="))}


def _when(part: Part) -> dict[str, int]:
    """Give the arguments that say which draws or rolls are meant."""
    if part.is_among:
        return {"among": part.number, **_how_many(part)}
    return {} if part.number == 1 else {"nth": part.number}


def _holds(view: View, part: Part) -> Claim:
    return holds(_who(view, part), *part.things, **_how_many(part))


def _draws(_view: View, part: Part) -> Claim:
    return draws(*part.things, **_when(part))


def _rolls(_view: View, part: Part) -> Claim:
    return rolls(part.sums, **_when(part))


def _shows(_view: View, part: Part) -> Claim:
    return shows(part.sums, **_when(part))


def _doubles(_view: View, part: Part) -> Claim:
    return doubles(**_when(part))


def _wins(view: View, part: Part) -> Claim:
    """Claim that a player holds a card that completes a line on a space."""
    [cell] = part.things
    found = [what for what, cells in view.outs(part.number).items() if cell in cells]
    if not found:
        raise QuestionError("widget.claims.no_win", who=seat_name(view, part.number), cell=cell)
    return Holds(_who(view, part), tuple(map(str, found)))


def _finishes(view: View, part: Part) -> Claim:
    return finishes(_who(view, part))


def _finishes_in_two(view: View, part: Part) -> Claim:
    return finishes(_who(view, part), within=2)


def _cells(view: View, part: Part) -> tuple[str, ...]:
    """List the spaces on which a player would complete a line with one chip."""
    return tuple(sorted({cell for cells in view.outs(part.number).values() for cell in cells}))


def _kinds(view: View, _part: Part) -> tuple[str, ...]:
    return tuple(view.rules.cards)


def _sums(view: View, _part: Part) -> tuple[str, ...]:
    return tuple(map(str, sorted(view.rules.sums)))


def _faces(view: View, _part: Part) -> tuple[str, ...]:
    return tuple(str(face) for face in range(1, max(view.rules.dice) + 1))


def _none(_view: View, _part: Part) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the sentence: whom it is said of, and of which things."""

    of: str
    """A player, draws or rolls."""

    claim: Callable[[View, Part], Claim]
    things: Callable[[View, Part], tuple[str, ...]] = _none
    most: int = 0
    """So many things can be named with it."""

    of_space: bool = False
    """Whether the thing is a space, and not what is printed there."""

    counted: bool = False
    """Whether it says of a player how many there are."""

    def often(self, view: View, part: Part) -> tuple[str, ...]:
        """List how many there can be said to be."""
        if not (self.counted or part.is_among):
            return ()
        most = part.number if part.is_among else view.rules.hand_size
        none = ("=0",) if part.is_among else ()  # of a hand it is denied
        so_many = range(1, most + 1)
        return (*(f"{n}+" for n in so_many), *none, *(f"={n}" for n in so_many))


_MOST_THINGS = 6

VERBS = {
    "holds": Verb(SEAT, _holds, _kinds, _MOST_THINGS, counted=True),
    "wins": Verb(SEAT, _wins, _cells, 1, of_space=True),
    "finishes": Verb(SEAT, _finishes),
    "finishes-in-two": Verb(SEAT, _finishes_in_two),
    "draws": Verb("draw", _draws, _kinds, _MOST_THINGS),
    "rolls": Verb("roll", _rolls, _sums, _MOST_THINGS),
    "shows": Verb("roll", _shows, _faces, _MOST_THINGS),
    "doubles": Verb("roll", _doubles),
}
"""All verbs, by name; a game says which of them are said of it."""


def whom(view: View, verbs: tuple[str, ...]) -> tuple[str, ...]:
    """List everybody and everything of which something can be claimed.

    >>> import sequence_widget as sq
    >>> view = sq.Game("mini-kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> whom(view, ("holds", "draws"))
    ('seat 1', 'seat 0', 'draw 1', 'draw 2', 'draw 3', 'draws 2', 'draws 3', 'draws 5')
    """
    of = dict.fromkeys(VERBS[name].of for name in verbs)
    found: list[str] = []
    for kind in of:
        if kind == SEAT:
            # Who asks comes last: it is the others' cards that are not seen.
            after = -1 if view.seat is None else view.seat
            steps = range(1, view.players + 1)
            found += [f"{SEAT} {(after + step) % view.players}" for step in steps]
        else:
            found += [f"{kind} {nth}" for nth in range(1, LAST_NTH + 1)]
            found += [f"{kind}s {among}" for among in AMONG]
    return tuple(found)
