"""Sequence Dice by the book, slowly: an oracle for the tests.

It shares no code with the package. Everything is a list, a dict or a string; every question is
answered by looking at all the cells again.
`start`, `events`, `after` and `summary` are the whole interface, the same as in `kids`.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product

from .tables import Options, cells


@dataclass
class State:
    """The whole truth at one moment."""

    options: Options  # never changed
    spaces: dict[str, str]  # cell -> number as text; never changed
    players: int
    turn: int
    awaiting: str  # "roll-off", "roll", "move" or "over"
    rolling_off: list[int]  # the seats in this round of the roll-off
    thrown: list[int] = field(default_factory=list)  # their sums so far, in the same order
    chips: dict[str, int] = field(default_factory=dict)  # cell -> first seat of the side
    roll: list[int] | None = None
    rolls_made: int = 0
    winner: int | None = None

    def copy(self) -> "State":
        """Return a state that can be changed without touching this one."""
        return State(
            options=self.options,
            spaces=self.spaces,
            players=self.players,
            turn=self.turn,
            awaiting=self.awaiting,
            rolling_off=list(self.rolling_off),
            thrown=list(self.thrown),
            chips=dict(self.chips),
            roll=self.roll,
            rolls_made=self.rolls_made,
            winner=self.winner,
        )


def start(options: Options, players: int, first: int = 0) -> State:
    """Return the position before the roll-off; that decides who begins, so `first` does nothing."""
    del first
    return State(
        options=options,
        spaces=cells(options["board"]),
        players=players,
        turn=0,
        awaiting="roll-off",
        rolling_off=list(range(players)),
    )


# Sides.


def side_of(state: State, seat: int) -> int:
    """Return the first seat of this seat's side: four play as 0 and 2 against 1 and 3."""
    four = 4
    return seat % 2 if state.players == four else seat


def run_length(state: State) -> int:
    """How many in a row win."""
    if state.options["run_length"] is not None:
        return int(state.options["run_length"])
    three = 3
    return 5 if state.players == three else 6


# What may happen now.


def events(state: State) -> dict[str, Fraction | None]:
    """Every event text possible now: a move with None, luck with its probability."""
    if state.awaiting == "over":
        return {}
    if state.awaiting == "move":
        return dict.fromkeys(moves(state))
    return dict(throws(state.awaiting, *state.options["dice"]))


@cache  # else most of the time is spent on writing them down again
def throws(awaiting: str, *dice: int) -> dict[str, Fraction]:
    """Every throw of dice with so many sides, all as likely."""
    faces = [range(1, sides + 1) for sides in dice]
    shown = ["+".join(str(face) for face in throw) for throw in product(*faces)]
    return {f"{awaiting} {throw}": Fraction(1, len(shown)) for throw in shown}


def moves(state: State) -> list[str]:
    """What the rolled sum says."""
    total = sum(state.roll or [])
    me = side_of(state, state.turn)
    theirs = [cell for cell, owner in state.chips.items() if owner != me]
    mine = [cell for cell, owner in state.chips.items() if owner == me]
    open_cells = [c for c, word in state.spaces.items() if word != "free" and c not in state.chips]
    of_number = [cell for cell, word in state.spaces.items() if word == str(total)]
    have_chip = len(mine) < state.options["chips"]
    protected = [str(number) for number in state.options["protected"]]

    found: list[str] = []
    if total in state.options["remove_on"]:
        found = [f"remove {cell}" for cell in theirs if state.spaces[cell] not in protected]
    elif not have_chip:
        found = []
    elif total in state.options["wild_on"]:
        found = [f"place {cell}" for cell in open_cells]
        if not open_cells:
            found = [f"replace {cell}" for cell in theirs]
    elif any(cell in open_cells for cell in of_number):
        found = [f"place {cell}" for cell in of_number if cell in open_cells]
    elif any(cell in theirs for cell in of_number):
        anywhere = state.options["capture"] == "anywhere"
        found = [f"replace {cell}" for cell in theirs if anywhere or cell in of_number]
    return found or ["pass"]


# What follows.


def after(state: State, text: str) -> State:
    """Return the state that follows this event; the given one stays as it was."""
    if text not in events(state):
        message = f"{text!r} cannot happen now"
        raise ValueError(message)
    state = state.copy()
    word, _, rest = text.partition(" ")
    if word == "roll-off":
        roll_off(state, sum(int(face) for face in rest.split("+")))
    elif word == "roll":
        state.roll = [int(face) for face in rest.split("+")]
        state.rolls_made += 1
        state.awaiting = "move"
    else:
        move(state, word, rest)
    return state


def roll_off(state: State, total: int) -> None:
    """One seat has thrown; after the last one the highest begins, or the tied throw again."""
    state.thrown.append(total)
    if len(state.thrown) == len(state.rolling_off):
        best = max(state.thrown)
        highest = [
            seat
            for seat, sum_of_seat in zip(state.rolling_off, state.thrown, strict=True)
            if sum_of_seat == best
        ]
        state.rolling_off = highest
        state.thrown = []
        if len(highest) == 1:
            state.awaiting = "roll"
    state.turn = state.rolling_off[len(state.thrown)]


def move(state: State, word: str, cell: str) -> None:
    """Do what was decided, and see whether the game is over and whose turn is next."""
    total = sum(state.roll or [])
    me = side_of(state, state.turn)
    if word == "remove":
        del state.chips[cell]
    elif word in ("place", "replace"):
        state.chips[cell] = me
    state.roll = None
    if word in ("place", "replace") and has_line(state, me):
        state.winner = me
        state.awaiting = "over"
        return
    if state.rolls_made >= state.options["limit"]:
        state.awaiting = "over"
        return
    earns_another_turn = {
        "place": ["place"],
        "chip": ["place", "replace"],
        "always": ["place", "replace", "remove", "pass"],
    }[state.options["again_after"]]
    if not (total in state.options["again_on"] and word in earns_another_turn):
        state.turn = (state.turn + 1) % state.players
    state.awaiting = "roll"


def has_line(state: State, side: int) -> bool:
    """Tell whether this side has a full line; a free space, if any, counts for everyone."""
    good = [cell for cell, word in state.spaces.items() if word == "free"]
    good += [cell for cell, owner in state.chips.items() if owner == side]
    places = {(ord(cell[0]), int(cell[1:])) for cell in good}
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        begun = places
        for step in range(run_length(state)):
            begun = {(x, y) for x, y in begun if (x + step * dx, y + step * dy) in places}
        if begun:
            return True
    return False


def summary(state: State) -> dict[str, object]:
    """Return the facts to compare with the package's position."""
    over = state.awaiting == "over"
    return {
        "turn": None if over else state.turn,
        "awaiting": None if over else state.awaiting,
        "chips": dict(state.chips),
        "winner": state.winner,
        "over": over,
        "roll": None if state.roll is None else list(state.roll),
    }
