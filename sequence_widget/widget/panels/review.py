"""Moves looked at again from the board: which cost most, and whether another had been better."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from sequence_widget.bots import GreedyBot
from sequence_widget.engine import Move
from sequence_widget.engine.events import written
from sequence_widget.game.tree import Moment
from sequence_widget.rules import whole
from sequence_widget.teaching.analysis import Judgement, Mistake, costliest, pace_for, rated_as_seen
from sequence_widget.text import IllegalMoveError, in_words, say
from sequence_widget.widget.background import Background, Pieces, Told
from sequence_widget.widget.eyes import eyes_of_line
from sequence_widget.widget.messages import LONGEST_TEXT, Json, Message
from sequence_widget.widget.snapshot import Snapshot

Answer = Callable[[Json], None]

_MOST = 3
_MOST_KEPT = 500
_SEED = 1
ASKED = ("mistakes", "attempt", "better")
"""What can be asked about moves that were made."""


def may_review(now: Snapshot, seat: int) -> bool:
    """Whether a seat's moves may be looked at on this screen: its hand told what they were.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> [may_review(take(game, 0, None, "en", reader=0), seat) for seat in (0, 1)]
    [True, False]
    """
    return eyes_of_line(now) in ("all", seat)


def move_before(moment: Moment) -> Moment | None:
    """Give the moment that the last move before this one led to.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1")
    >>> str(move_before(game.shown).event), move_before(game.moments[0])
    ('tiger b1', None)
    """
    here: Moment | None = moment
    while here is not None and not isinstance(here.event, Move):
        here = here.parent
    return here


def _choices_of(seat: int, line: Iterable[Moment]) -> list[Moment]:
    """List what a seat's moves led to, where it could have made others."""
    return [
        moment
        for moment in line
        if isinstance(moment.event, Move)
        and moment.parent is not None
        and moment.parent.position.turn == seat
        and len(moment.parent.position.legal_moves) > 1
    ]


def reviewed(now: Snapshot) -> Json:
    """Tell the panel whose mistakes may be tried again, no bot's, and whether the last may."""
    last = move_before(now.shown)
    seats = [seat for seat in range(len(now.game.players)) if may_review(now, seat)]
    people = [seat for seat in seats if seat not in now.game.bots]
    return {
        "review": people if move_before(now.tip) is not None else [],
        "better": last is not None and _mover(last) in seats,
    }


def _mover(moment: Moment) -> int | None:
    return moment.parent.position.turn if moment.parent else None


class Review:
    """What was found out of moves that were made, each rated by what its mover saw."""

    def __init__(self) -> None:
        self._rated: dict[Moment, Mistake] = {}
        self._beside = Background[None]()
        self._put_off: Callable[[], None] | None = None
        """Answers who waits, if something else is asked before the moves are rated."""

    def stop(self) -> None:
        """Look for nothing any more, and answer nobody."""
        self._beside.stop()
        self._put_off = None

    def ask(
        self, now: Callable[[], Snapshot | None], wanted: str, message: Message, answer: Answer
    ) -> None:
        """Answer when the moves are rated, if they may still be looked at then.

        Whoever asked is answered in any case: nobody is to wait for what never comes.
        """
        here = now()
        if here is None:
            raise IllegalMoveError("widget.not_reviewed")
        moments, tell = _asked_about(here, wanted, message)

        def refuse(key: str) -> None:
            self._put_off = None
            answer({"refused": say(key, here.language)})

        def hear(far: Told[None]) -> None:
            later = now()
            if far.failure is not None:
                refuse("widget.not_worked_out")
                raise far.failure
            if far.goes_on:
                return
            if later is None or not _may_all(later, moments):
                refuse("widget.not_reviewed")
            else:
                self._put_off = None
                answer(tell(later, [self._rated[moment] for moment in moments]))

        if self._put_off is not None:
            self._put_off()
        if len(self._rated) > _MOST_KEPT:
            self._rated = {}
        self._put_off = partial(refuse, "widget.asked_meanwhile")
        self._beside.begin(self._rate(moments, here.game.players), hear)

    def _rate(self, moments: Iterable[Moment], names: tuple[str, ...]) -> Pieces[None]:
        for moment in moments:
            if moment not in self._rated:
                self._rated[moment] = _rated(moment, names)
            yield None, False


Tell = Callable[[Snapshot, list[Mistake]], Json]


def _asked_about(now: Snapshot, wanted: str, message: Message) -> tuple[Sequence[Moment], Tell]:
    """Find the moves that are asked about, and what to tell of them; refuse what may not be."""
    if wanted == "mistakes":
        seat = whole(message.get("seat"))
        if seat is None or not 0 <= seat < len(now.game.players) or not may_review(now, seat):
            raise IllegalMoveError("widget.not_reviewed")
        return _choices_of(seat, now.game.moments), _told_mistakes(now.name(seat))
    ply, text = whole(message.get("at")), message.get("text")
    line = now.game.moments
    last = move_before(line[ply]) if ply is not None and 0 <= ply < len(line) else None
    seat = None if last is None else _mover(last)
    if last is None or seat is None or not may_review(now, seat):
        raise IllegalMoveError("widget.not_reviewed")
    if wanted == "better":
        return [last], lambda then, found: _best(found[0], then.language)
    before = last.parent
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or before is None:
        raise IllegalMoveError("widget.nonsense")
    if text not in map(str, before.position.legal_moves):
        raise IllegalMoveError("widget.nonsense")
    return [last], lambda then, found: _attempted(found[0], text, then.language)


def _best(mistake: Mistake, language: str) -> Json:
    """Tell which move was best, and point it out on the board beside the one that was played."""
    marks = [_mark("played", mistake.played, language)] if mistake.is_one else []
    best = mistake.better.move if mistake.is_one else mistake.played
    marks.append(_mark("best", best, language))
    return {"told": [str(mistake.explain(language))], "marks": marks}


def _attempted(mistake: Mistake, text: str, language: str) -> Json:
    """Tell how a move does that was tried, and point it out; not another that is better."""
    move, judgement = mistake.judged(text)
    kinds: dict[Judgement, str] = {"same": "played", "found": "best"}
    mark = _mark(kinds.get(judgement, "tried"), move, language)
    return {"told": [str(mistake.attempt(text, language))], "marks": [mark]}


def _mark(kind: str, move: Move, language: str) -> Json:
    """Point a move out, on its space if it has one."""
    words = say(f"widget.mark.{kind}", language, move=in_words(written(move), language))
    return {"kind": kind, "text": str(move), "cell": move.cell or "", "say": words}


def _told_mistakes(who: str) -> Tell:
    def tell(now: Snapshot, found: list[Mistake]) -> Json:
        mistakes = costliest([each for each in found if each.is_one], _MOST)
        if not mistakes:
            return {"told": [say("analysis.no_mistakes", now.language, who=who)]}
        turns = {moment.ply: moment.entry for moment in now.game.moments}
        told = [_told(mistake, turns[mistake.ply], who, now.language) for mistake in mistakes]
        return {"mistakes": told}

    return tell


def _told(mistake: Mistake, turn: int, who: str, language: str) -> Json:
    """Tell of a mistake as a position to try again: nothing says which move is better."""
    view = mistake.view
    move, points = in_words(written(mistake.played), language), round(mistake.cost.points)
    return {
        "ply": mistake.ply,
        "say": say("widget.mistake", language, turn=turn, who=who, move=move, n=points),
        "seat": view.seat,
        "hand": list(view.hand),
        "moves": [str(move) for move in view.legal_moves],
    }


def _may_all(now: Snapshot, moments: Sequence[Moment]) -> bool:
    """Whether these moves are still on the line, and may still be looked at."""
    line = set(now.game.moments)
    return all(
        moment in line and may_review(now, seat)
        for moment in moments
        if (seat := _mover(moment)) is not None
    )


def _rated(moment: Moment, names: tuple[str, ...]) -> Mistake:
    """Rate the moves that there were, by what the mover saw."""
    before = moment.parent
    if before is None or not isinstance(moment.event, Move):
        raise IllegalMoveError("widget.nonsense")
    view = replace(before.position.seen_by(before.position.turn), names=names)
    bots = (GreedyBot(),) * view.players
    ratings = rated_as_seen(view, pace_for(view, bots).games, _SEED, bots)
    return Mistake(moment.ply, view, moment.event, ratings)
