"""What a page is told of a game: every moment as one viewer sees it, in every language."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from sequence_widget.engine import Chance
from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.game.tree import Moment, Variation
from sequence_widget.teaching.analysis import Analysis
from sequence_widget.widget.messages import Json
from sequence_widget.widget.overlays import OVERLAYS, figures
from sequence_widget.widget.page.analysed import chances_at, chances_over_line
from sequence_widget.widget.page.differences import Differences
from sequence_widget.widget.page.words import lasting
from sequence_widget.widget.panels.unseen import unseen_told
from sequence_widget.widget.reasons import reason
from sequence_widget.widget.scene import for_cells, happening, seen_in_scene, status
from sequence_widget.widget.snapshot import Snapshot, take
from sequence_widget.widget.variations import MOST_VARIATIONS, variations_told

_DRAWN = ("chips", "hand", "roll", "supply", "turn", "winner")
"""What the front end draws of the traits that other cells observe."""

_NOT_DRAWN = ("level", "say")
"""Of a row of what is unseen: the one is not drawn, the other would change with every move."""

_DEPTHS = {"scene": 3, "last": 1, "chips": 1, "over": 3, "unseen": 3}
"""How deep is looked for what a moment changes; any other part of it is one value."""


@dataclass(frozen=True, slots=True)
class Told:
    """A game as it is told to a page; js/src/page/contract.ts says what is in `data`."""

    data: Json
    title: str
    eyes: str
    """Whose cards are seen, in a sentence; both in the language that the page begins in."""

    events: int
    """How many there are in all courses of the game together."""

    variations: int


def told(game: Game, viewer: Viewer, languages: Sequence[str], analysis: Analysis | None) -> Told:
    """Go through everything played in a game, and tell it; the game is led about, so give a copy.

    >>> import sequence_widget as sq
    >>> from copy import copy
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.undo(); game.play("zebra c2")
    >>> found = told(copy(game), None, ["en", "nb"], None)
    >>> found.events, found.variations, game.ply
    (4, 1, 2)
    """
    return _Telling(game, viewer, languages, analysis).told()


@dataclass(slots=True)
class _Telling:
    game: Game
    viewer: Viewer
    languages: Sequence[str]
    analysis: Analysis | None
    differences: Differences = field(default_factory=Differences)
    moments: list[tuple[int | None, object]] = field(default_factory=list)
    numbers: dict[Moment, int] = field(default_factory=dict)
    states: dict[Moment, list[Json]] = field(default_factory=dict)
    """What was told of every moment so far, by language."""

    def told(self) -> Told:
        shown, tips = self.game.shown, [self.game.tip]
        analysed = {*self.game.moments} if self.analysis is not None else {}
        here = self._look()
        for_all = [lasting(now) for now in here]
        chances = [chances_over_line(self.analysis, now) for now in here] if self.analysis else None
        lines: list[Json] = []
        for tip in tips:  # more are found on the way
            self.game.end_at(tip)
            for moment in self.game.moments:
                if moment not in self.numbers:
                    self._tell(moment, self.analysis if moment in analysed else None)
            lines.append(self._line(tips))
        for line in lines:
            line["ways"] = [(line_of, self.numbers[first]) for line_of, first in line["ways"]]
        if chances is not None:
            lines[0]["chances"] = self.differences.number(chances)
        data = {
            "languages": list(self.languages),
            "lasting": self.differences.between([{}] * len(here), for_all, 2),
            "moments": self.moments,
            "lines": lines,
            "shown": self.numbers[shown],
            "values": self.differences.values,
        }
        events = sum(before is not None for before, _ in self.moments)
        return Told(data, for_all[0]["title"], for_all[0]["eyes"], events, len(lines) - 1)

    def _look(self) -> list[Snapshot]:
        """See the moment shown in every language; here nobody, and no bot, is to move."""
        return [
            replace(
                take(self.game, self.viewer, None, language, reader=self.viewer),
                bots=frozenset(),
                bot_is_next=False,
            )
            for language in self.languages
        ]

    def _tell(self, moment: Moment, analysis: Analysis | None) -> None:
        """Tell a moment by what is other than before it."""
        self.game.show(moment)
        state = [_state(now, analysis) for now in self._look()]
        before = moment.parent if moment.parent in self.numbers else None
        known = [{}] * len(state) if before is None else self.states[before]
        number = None if before is None else self.numbers[before]
        self.moments.append((number, self.differences.between(known, state, _DEPTHS)))
        self.numbers[moment] = len(self.numbers)
        self.states[moment] = state

    def _line(self, tips: list[Moment]) -> Json:
        """Tell the current line, and where its variations lead; ends not known yet join `tips`."""
        tip = self.game.tip
        self.game.show(tip)
        ways = self.game.variations[:MOST_VARIATIONS]
        tips += [way.end for way in ways if way.end not in tips]
        named = [variations_told(now) for now in self._look()]
        return {
            "tip": self.numbers[tip],
            "entries": tip.entry,
            "ways": [(tips.index(way.end), _first_shown(way)) for way in ways],
            "named": self.differences.number([names for names, _ in named]),
            "more": self.differences.number([more for _, more in named]),
        }


def _state(now: Snapshot, analysis: Analysis | None) -> Json:
    """Tell a moment, with all that may lie over the spaces and with what is unseen."""
    drawn = for_cells(now)
    state: Json = {
        **{name: drawn[name] for name in _DRAWN},
        "scene": {**seen_in_scene(now), "status": status(now)},
        "last": happening(now.shown, now.game.players, now.eyes, now.language),
        "over": {name: _over(now, name) for name in ("none", *OVERLAYS)},
        "unseen": _unseen(now),
    }
    if analysis is not None:
        state["chances"] = chances_at(analysis, now)
    return state


def _unseen(now: Snapshot) -> Json:
    """Tell what is unseen, its rows by what they are of: so a kind that runs out moves no other."""
    known = unseen_told(now.view, "", now.language)
    rows: Json = dict.fromkeys(now.game.rules.cards)
    for row in known.get("rows", ()):
        drawn = {name: said for name, said in row.items() if name not in _NOT_DRAWN}
        rows[str(row.get("kind", row.get("sum")))] = drawn
    return {**known, "rows": rows} if known else {}


def _over(now: Snapshot, name: str) -> Json:
    """Tell what lies over the spaces, why nothing does, and what is said beside the board then.

    With dice that is what the roll asks for, whoever has rolled. What a card may do is for whoever
    holds it to know, and to do.
    """
    overlay = None if name == "none" else name
    seen = replace(now, overlay=overlay)
    if now.position.rules.hidden_cards:
        seen = replace(seen, viewer=None)
    over, why_none = ({}, "") if overlay is None else figures(now.view, overlay, now.language)
    return {"figures": over, "notice": why_none, "reason": reason(seen)}


def _first_shown(way: Variation) -> Moment:
    """Give what is shown first of a variation: what its first event and the luck then lead to."""
    events = way.end.since(way.first.parent)
    luck = takewhile(lambda moment: isinstance(moment.event, Chance), events[1:])
    return [events[0], *luck][-1]
