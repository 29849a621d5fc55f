"""The chances on a board: over the line of play and after each move, growing surer beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.bots import GreedyBot
from sequence_widget.engine import Move
from sequence_widget.engine.events import HIDDEN
from sequence_widget.engine.seats import side_name
from sequence_widget.game.hiding import Viewer, hide
from sequence_widget.game.tree import Moment
from sequence_widget.simulation import Estimate
from sequence_widget.teaching.analysis import (
    EstimatedChances,
    Gain,
    Place,
    Swing,
    Winning,
    after_moves,
    bounds_of,
    share_of,
    where_to_look,
)
from sequence_widget.text import card_name, in_words, say
from sequence_widget.text.numbers import decimal_text, per_cent, whole_percent
from sequence_widget.widget.as_python import of_line, of_moves
from sequence_widget.widget.background import Pieces
from sequence_widget.widget.eyes import eyes_of_line, eyes_of_moves, seen_by
from sequence_widget.widget.messages import Json
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.values import Figures

_MOST = 400
"""So many plies at most are looked at, those nearest to the one that is shown."""

_MOST_KEPT = 1_000
_SWINGS = 5
_LEVEL = 0.95
_POINT = Fraction(1, 100)
_PER_MILLE = 1_000


@dataclass(frozen=True, slots=True)
class Stretch:
    """The part of a line of play that chances are told of, as one reader may know it."""

    tip: Moment
    reader: Viewer
    first: int
    """The ply that it begins with."""

    moments: tuple[Moment, ...]
    looked_at: tuple[int, ...]
    """For each of the moments, which of the places tells its chances."""

    places: tuple[Place, ...]

    @classmethod
    def of(cls, now: Snapshot, reader: Viewer) -> "Stretch":
        """Take the plies of the current line, or those about the one shown if there are many."""
        line = now.game.moments
        first = max(0, min(now.shown.ply - _MOST // 2, len(line) - _MOST))
        moments = line[first : first + _MOST]
        looked_at, places = where_to_look([place_for(each, reader) for each in moments])
        return cls(now.tip, reader, first, moments, looked_at, tuple(places))

    def holds(self, now: Snapshot, reader: Viewer) -> bool:
        """Whether it is what would be taken now, or near enough."""
        at = now.shown.ply - self.first
        return (self.tip, self.reader) == (now.tip, reader) and 0 <= at < len(self.moments)


def place_for(moment: Moment, reader: Viewer) -> Place:
    """Give a moment as a reader may know it."""
    return moment.position if reader == "all" else moment.position.seen_by(reader)


class Known:
    """What is known so far of the chances at places, found by the places themselves."""

    def __init__(self) -> None:
        self._found: dict[Place, EstimatedChances] = {}

    def at(self, place: Place) -> EstimatedChances:
        """Give what is known of a place, which can grow."""
        if place not in self._found:
            self._found[place] = EstimatedChances(place, (GreedyBot(),) * place.players)
        return self._found[place]

    def keep_few(self) -> None:
        """Forget all of it if it has become much."""
        if len(self._found) > _MOST_KEPT:
            self._found = {}


class Chances:
    """What is known so far of the chances at the places of a game, and what is wanted of them.

    What lies over the spaces is told as the hand knows that lies open, and is forgotten with it.
    What is told of the line stays, and knows nothing of that: not even how much was kept for it.
    """

    def __init__(self) -> None:
        self._of_line, self._of_moves = Known(), Known()
        self._eyes: Viewer = None
        """With which the moves were looked at last."""

        self.wanted: object = None
        """What was asked for last; nothing while nothing is to be told."""

        self._line: Stretch | None = None
        self._moves: dict[Move, Place] = {}

    def want(self, now: Snapshot, *, line: bool, moves: bool) -> Pieces[None] | None:
        """Take note of what is to be told; give the work for it, unless that is under way.

        What was worked out before is kept, so that one may step away and come back.
        """
        reader, eyes = eyes_of_line(now), eyes_of_moves(now)
        wanted = (now.tip, now.shown, reader, eyes, line, moves)
        if eyes != self._eyes:
            self._eyes, self._of_moves = eyes, Known()
        if wanted == self.wanted:
            return None
        self._of_line.keep_few()
        self._of_moves.keep_few()
        self.wanted = wanted
        if not line:
            self._line = None
        elif self._line is None or not self._line.holds(now, reader):
            self._line = Stretch.of(now, reader)
        self._moves = _moves_at(now, eyes) if moves else {}
        return self._work(self._in_order(now.shown))

    def rest(self) -> None:
        """Tell nothing; what is known is kept for when it is wanted again."""
        self.wanted = self._line = None
        self._moves = {}

    def _in_order(self, shown: Moment) -> list[EstimatedChances]:
        """Give what is to be known: of the place shown and its moves first, then outwards."""
        line, moves = self._line, [*map(self._of_moves.at, self._moves.values())]
        if line is None:
            return moves
        at = shown.ply - line.first
        plies = sorted(range(len(line.moments)), key=lambda ply: (abs(ply - at), ply))
        numbers = dict.fromkeys(line.looked_at[ply] for ply in plies)
        here, *others = (self._of_line.at(line.places[number]) for number in numbers)
        return [here, *moves, *others]

    @staticmethod
    def _work(order: Sequence[EstimatedChances]) -> Pieces[None]:
        """Play on from everything a few times, and then from one after the other many times."""
        for first in (True, False):
            for each in order:
                while each.wants(each.pace.first if first else each.pace.games):
                    each.grow()
                    yield None, False

    def figures(self, now: Snapshot, selected: str) -> Figures:
        """Give by space how likely who moves wins after the best move there, as far as is known.

        Where a card is pointed out that can be played, it is for that card alone.
        """
        turn, language = now.position.turn, now.language
        if turn is None:
            return {}
        moves = [move for move in self._moves if move.card == selected] or [*self._moves]
        side = now.position.side(turn)
        who = side_name(now.view, side, language)
        found: dict[str, dict[Move, Winning]] = {}
        for move in moves:
            chances = self._of_moves.at(self._moves[move]).chances
            if chances is not None and move.cell is not None:
                found.setdefault(move.cell, {})[move] = chances[side]
        told: Figures = {}
        for cell, rated in found.items():
            own = now.position.rules.board.word(cell)
            move = _best(rated, own)
            share = share_of(rated[move])
            key = "widget.chance" if move.card is None else "widget.chance_card"
            card, chance = card_name(move.card or "", language), chance_text(rated[move], language)
            words = say(key, language, who=who, card=card, chance=chance)
            told[cell] = {
                "text": whole_percent(share, language),
                "level": float(share),
                "say": words,
            }
            if len(rated) > 1 and move.card != own:
                told[cell]["card"] = move.card
        return told

    def code_of_moves(self, now: Snapshot, selected: str) -> list[str]:
        """Give the line that gives those figures, once each comes of as many games."""
        moves = {move: place for move, place in self._moves.items() if move.card == selected}
        places = (moves or self._moves).values()
        games = {self._of_moves.at(place).games for place in places if not place.is_over}
        if len(games) > 1 or 0 in games:
            return []
        ends = any(place.is_over for place in places)
        return of_moves(now, sum(games), selected if moves else None, ends=ends)

    def code_of_line(self, now: Snapshot) -> list[str]:
        """Give the line that gives the chances at the ply shown, where that has any of its own.

        Those of a forced event are told from where it leads, which the board does not show.
        """
        line = self._line
        if line is None or now.position.is_over:
            return []
        place = line.places[line.looked_at[now.shown.ply - line.first]]
        games = self._of_line.at(place).games
        is_shown = place == place_for(now.shown, line.reader)
        return of_line(now, line.reader, games) if games and is_shown else []

    def told(self, now: Snapshot) -> Json:
        """Tell the chances over the line: for each side now and at every ply, and the swings."""
        line = self._line
        if line is None:
            return {}
        known = [self._of_line.at(place).chances for place in line.places]
        chances = [known[number] for number in line.looked_at]
        swings = _swings(now, line, chances)
        sides = range(now.position.layout.sides)
        here = chances[now.shown.ply - line.first]
        seats = [now.position.layout.side_of.index(side) for side in sides]
        return {
            "title": seen_by(say("widget.chances.title", now.language), now, line.reader),
            "how": _how(here, now, line.reader),
            "first": line.first,
            "sides": [
                {"seat": seat, "text": chance_text(here[side], now.language) if here else "…"}
                for side, seat in enumerate(seats)
            ],
            "lines": [
                [per_mille(each[side]) if each else None for each in chances] for side in sides
            ],
            "swings": [swing and points_of(swing, now) for swing in swings],
            "largest": largest_told(swings, line.moments, now.language),
            "code": self.code_of_line(now),
        }


def _moves_at(now: Snapshot, eyes: Viewer) -> dict[Move, Place]:
    """Give what follows each move; where all lies open, as the mover sees it."""
    position = now.position
    return after_moves(position.seen_by(position.turn if eyes == "all" else eyes))


def _best(rated: dict[Move, Winning], own: str) -> Move:
    """Give the best of the moves to one space; its own card, unless another is clearly better."""
    best = max(rated, key=lambda move: share_of(rated[move]))
    for move, chance in rated.items():
        if move.card == own and Gain(((1, rated[best]), (-1, chance))).interval()[0] <= 0:
            return move
    return best


def _swings(
    now: Snapshot, line: Stretch, chances: Sequence[tuple[Winning, ...] | None]
) -> list[Swing | None]:
    """Give what every event changed, where it is known and not hidden from the reader."""
    side_of, names = now.position.layout.side_of, tuple(map(now.name, range(len(now.game.players))))
    found: list[Swing | None] = [None]
    for at, moment in enumerate(line.moments[1:], 1):
        before, after = chances[at - 1], chances[at]
        seat = moment.parent.position.turn if moment.parent else None
        event = moment.event and hide(moment.event, seat, line.reader)
        if before is None or after is None or event is None or event.card == HIDDEN:
            found.append(None)
            continue
        same = line.looked_at[at] == line.looked_at[at - 1]
        gains = tuple(
            Gain() if same else Gain(((1, after[side]), (-1, before[side])))
            for side in range(len(after))
        )
        found.append(Swing(moment.ply, event, seat, gains, side_of, names))
    return found


def points_of(swing: Swing, now: Snapshot) -> int:
    """Say in whole points what an event changed for who had the turn."""
    side = 0 if swing.mover is None else now.position.side(swing.mover)
    return round(100 * swing.gains[side].value)


def largest_told(
    swings: Sequence[Swing | None], moments: Sequence[Moment], language: str
) -> list[Json]:
    """Tell the few that changed most, by the turns that the list of moves counts."""
    told = [swing for swing in swings if swing is not None and swing.size >= _POINT]
    told.sort(key=lambda swing: -swing.size)
    return [
        {
            "ply": swing.ply,
            "say": say(
                "widget.variation",
                language,
                number=moments[swing.ply - moments[0].ply].entry,
                said=swing.phrase(),
            ),
        }
        for swing in told[:_SWINGS]
    ]


def _how(here: tuple[Winning, ...] | None, now: Snapshot, reader: Viewer) -> str:
    """Say what the chances at the place shown come from, and why cards are hidden at the end."""
    language = now.language
    if here is None:
        return say("widget.chances.working", language)
    games = here[0].n if isinstance(here[0], Estimate) else 0
    told = say("widget.chances.over", language)
    if games:
        told = say("widget.chances.from", language, games=in_words(games, language))
    if now.tip.position.is_over and reader != "all":
        told = f"{told} {say('widget.chances.unfinished', language)}"
    return told


def per_mille(chance: Winning) -> list[int]:
    """Give a chance and both ends of its interval for a line that is drawn."""
    ends = (float(share_of(chance)), *bounds_of(chance, _LEVEL))
    return [round(_PER_MILLE * end) for end in ends]


def chance_text(chance: Winning, language: str) -> str:
    """Write a chance in per cent with how far it may well be from the truth.

    >>> from sequence_widget.exact import Probability
    >>> chance_text(Estimate(440, 1_000), "en"), chance_text(Probability(1), "nb")
    ('44 % ± 3', '100 %')
    """
    low, high = bounds_of(chance, _LEVEL)
    if low == high:
        return whole_percent(share_of(chance), language)
    half = Fraction(high - low) * 50
    decimals = 0 if half >= 1 else 1
    share = decimal_text(100 * share_of(chance), decimals, language)
    return f"{per_cent(share, language)} ± {decimal_text(half, decimals, language)}"
