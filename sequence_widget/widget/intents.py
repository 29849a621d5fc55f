"""What the browser asks for: checked, carried out on the game, or refused with a sentence."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from itertools import takewhile

from sequence_widget.engine import Chance, Event, read_event
from sequence_widget.game import Game
from sequence_widget.game.courses import Course
from sequence_widget.game.tree import Moment
from sequence_widget.rules import whole
from sequence_widget.text import IllegalMoveError
from sequence_widget.widget.autoplay import go_on, only_bots
from sequence_widget.widget.messages import LONGEST_TEXT, Message
from sequence_widget.widget.new_game import choices_to_begin
from sequence_widget.widget.permissions import (
    luck_first,
    may_act,
    may_enter,
    why_held,
)
from sequence_widget.widget.scene import happening, position_text
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.transaction import Transaction

_MOST_LOGGED = 200


def play(transaction: Transaction, now: Snapshot, message: Message) -> None:
    """Play a move of the person at this screen, or enter what real dice or cards showed."""
    game, text = transaction.game, message.get("text")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
        raise IllegalMoveError("widget.nonsense")
    if game.position.awaiting == "move":
        if not may_act(now):
            raise IllegalMoveError("widget.not_yours")
    else:
        _check_entry(now, read_event(text))
    transaction.play(read_event(text))
    go_on(transaction, again=True)


def _check_entry(now: Snapshot, event: Event) -> None:
    """Refuse what cannot have been drawn, in words that tell nothing of the hidden cards.

    The game's own would name what is in the deck. That a card cannot come is told only to who
    draws it.
    """
    game = now.game
    if game.position.awaiting is None or game.luck_mode != "ask":
        raise IllegalMoveError("widget.no_luck")
    if held := why_held(now):
        raise IllegalMoveError(held)
    if not now.entering:
        raise IllegalMoveError("widget.not_entered")
    if not may_enter(now):
        raise IllegalMoveError("widget.not_yours")
    if not isinstance(event, Chance) or event.kind != game.position.awaiting:
        raise IllegalMoveError(luck_first(now))
    if game.rules.hidden_cards and event not in dict(game.position.chance_outcomes()):
        raise IllegalMoveError("widget.not_drawn")


def luck(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Let luck go on, unless a guess is waited for."""
    if held := why_held(now):
        raise IllegalMoveError(held)
    transaction.do(transaction.game.luck)
    go_on(transaction, again=True)


def undo(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Go back to before the last real decision of a person, in one step."""
    if now.undo is None:
        raise IllegalMoveError("game.nothing_to_undo")
    transaction.do(transaction.game.courses.take_back, now.undo)


def new(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Begin anew, with the same seed or another."""
    seed = {"same": transaction.game.seed, "other": None}
    wanted = message.get("seed")
    if not isinstance(wanted, str) or wanted not in seed:
        raise IllegalMoveError("widget.nonsense")
    transaction.do(transaction.game.restart, seed[wanted])
    go_on(transaction, again=True)


def switch(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Make a course the current line, shown after its first event and the luck that followed."""
    game = transaction.game
    transaction.switches = True
    transaction.do(game.courses.switch, course_meant(game, message))
    here = game.ply
    luck = takewhile(lambda event: isinstance(event, Chance), game.events[here:])
    transaction.do(game.go_to, here + len(list(luck)))


def rename(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Call a course by the name that was typed."""
    game = transaction.game
    transaction.do(game.courses.rename, course_meant(game, message), message.get("name"))


def make_main(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Make a course the one that the others leave."""
    game = transaction.game
    transaction.switches = True
    transaction.do(game.courses.make_main, course_meant(game, message))


def delete(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Take a course away."""
    game = transaction.game
    transaction.switches = True
    transaction.do(game.courses.delete, course_meant(game, message))


def course_meant(game: Game, message: Message) -> Course:
    """Find the course that a message names by its end, which stays while others come and go."""
    end = whole(message.get("course"))
    for course in game.courses:
        if course.end.number == end:
            return course
    raise IllegalMoveError("widget.nonsense")


def step(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Step by a turn; forward from the end lets a bot play, if it is its turn."""
    game, to = transaction.game, message.get("to")
    if to not in ("back", "forward"):
        raise IllegalMoveError("widget.nonsense")
    last, here, stops = game.last_ply, game.ply, _turn_starts(game)
    if to == "back":
        transaction.do(game.go_to, max((stop for stop in stops if stop < here), default=0))
    elif here < last:
        transaction.do(game.go_to, min(stop for stop in stops if stop > here))
    else:
        transaction.let_bot()


def go(transaction: Transaction, now: Snapshot, message: Message) -> None:  # noqa: ARG001 - one shape for all
    """Let the bots move that a cell, or the beginning, has left to move."""
    if not now.bot_is_next:
        raise IllegalMoveError("game.no_bots_turn")
    if only_bots(transaction.game):
        transaction.let_bot()
    else:
        go_on(transaction)


def _turn_starts(game: Game) -> list[int]:
    """List the plies at which a seat's turn begins, and the last.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.play("fox f2")
    >>> _turn_starts(game)
    [0, 2, 4]
    """
    turns = [moment.position.turn for moment in game.moments]
    starts = [ply for ply in range(1, len(turns)) if turns[ply] != turns[ply - 1]]
    return sorted({0, *starts, len(turns) - 1})


Steer = Callable[[Transaction, Snapshot, Message], None]
"""Does what a message asks for."""

Tell = Callable[[Snapshot, Message], Message | None]
"""Finds the answer to a message; `None` if it comes when it has been worked out."""

STEERING: dict[str, Steer] = {
    "play": play,
    "luck": luck,
    "undo": undo,
    "new": new,
    "switch": switch,
    "rename": rename,
    "main": make_main,
    "delete": delete,
    "step": step,
    "go": go,
}
"""The intents that move the game; each needs to know the ply that the person was looking at."""

GUESSING = ("guess", "pass")
"""Those that answer the question of a board, whatever moment of the game is shown."""

GOING_ON = ("play", "luck", "new", "begin", "go", "reveal")
"""After these, bots move by themselves."""

DONE: Message = {"done": True}
"""The answer to an intent that was carried out, where no other scene tells so."""

STALE = "widget.stale"


def log(now: Snapshot, message: Message) -> Message:
    """Tell some entries of the move list in words, with the cards that the reader may know."""
    game, start, end = now.game, whole(message.get("from")), whole(message.get("to"))
    if start is None or end is None:
        raise IllegalMoveError("widget.nonsense")
    start = max(1, start)
    end = max(start - 1, min(end, start + _MOST_LOGGED))
    line = game.moments
    first = bisect_left(line, start, key=_entry)
    asked = line[first : bisect_right(line, end, key=_entry)]
    told = [happening(moment, game.players, now.reader, now.language) for moment in asked]
    return {"line": now.line, "log": told}


def rules(now: Snapshot, message: Message) -> Message:  # noqa: ARG001 - one shape for all
    """Tell the rules in words, a paragraph a line."""
    return {"told": now.game.rules.explain(now.language).splitlines()}


def setup(now: Snapshot, message: Message) -> Message:  # noqa: ARG001 - one shape for all
    """Tell what can be chosen for a new game."""
    return {"setup": choices_to_begin(now)}


def copy(now: Snapshot, message: Message) -> Message:  # noqa: ARG001 - one shape for all
    """Give the position as text, as it is seen here."""
    return {"text": position_text(now)}


def _entry(moment: Moment) -> int:
    return moment.entry


TELLING: dict[str, Tell] = {"log": log, "rules": rules, "setup": setup, "copy": copy}
"""The intents that change nothing, and are answered to whoever asks alone."""


class Intents:
    """Everything that a browser may ask of a board, by name, and who answers or does it.

    What is `told` is told whatever moment somebody looked at; what is `done` is done only if that
    moment, and that line of play, are still shown.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> intents = Intents(told={"name": lambda now, message: {"text": now.name(0)}}, done=STEERING)
    >>> transaction, now = Transaction(game), take(game, 0, None, "en")
    >>> intents.carry_out(transaction, now, {"do": "name"})
    {'text': 'Anna'}
    >>> move = {"do": "play", "text": "tiger b1", "ply": 0, "line": 0}
    >>> intents.carry_out(transaction, now, move), game.ply
    ({'done': True}, 2)
    """

    def __init__(self, *, told: Mapping[str, Tell], done: Mapping[str, Steer]) -> None:
        self._told, self._done = told, done

    def carry_out(
        self, transaction: Transaction, now: Snapshot, message: Message
    ) -> Message | None:
        """Do what is asked for, or find the answer; what may not be is refused by an error."""
        wanted = message.get("do")
        if isinstance(wanted, str) and wanted in self._told:
            return self._told[wanted](now, message)
        if not isinstance(wanted, str) or wanted not in self._done:
            raise IllegalMoveError("widget.nonsense")
        seen_at = [whole(message.get(name)) for name in ("ply", "line")]
        if seen_at != [now.shown.ply, now.line]:
            raise IllegalMoveError(STALE)
        self._done[wanted](transaction, now, message)
        return DONE
