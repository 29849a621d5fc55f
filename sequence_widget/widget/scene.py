"""What the browser is sent to draw; the other half is js/src/contract.ts."""

from collections.abc import Sequence
from typing import Any

from sequence_widget.game import Chance, Game, Move, View
from sequence_widget.game.drawing import MARKS, describe
from sequence_widget.game.events import HIDDEN
from sequence_widget.game.history import Moment
from sequence_widget.game.telling import Viewer, hide, tell
from sequence_widget.rules import FREE, DiceRules, KidsRules
from sequence_widget.text import LANGUAGES, card_name, say
from sequence_widget.widget.looking import view_for

Json = dict[str, Any]
_MOST_TOLD = 12
_MOST_VARIATIONS = 50


def words_in(language: str) -> dict[str, str]:
    """Collect the labels that the browser itself puts on things.

    >>> "ui.undo" in words_in("en")
    True
    """
    words = LANGUAGES[language]
    return {key: str(word) for key, word in words.items() if key.startswith("ui.")}


def board_trait(game: Game, language: str) -> Json:
    """Describe what stays the same for a whole game."""
    rules = game.rules
    spared = rules.protected if isinstance(rules, DiceRules) else frozenset()
    spaces = [
        {"cell": cell, "word": word, **({"protected": True} if _number(word) in spared else {})}
        for cell, word in zip(rules.board.cells, rules.board.words, strict=True)
    ]
    kinds = [kind for kind, _ in rules.deck] if isinstance(rules, KidsRules) else []
    return {
        "game": "dice" if isinstance(rules, DiceRules) else "kids",
        "width": rules.board.width,
        "height": rules.board.height,
        "spaces": spaces,
        "names": {kind: card_name(kind, language) for kind in [*kinds, FREE]},
        "dice": list(rules.dice) if isinstance(rules, DiceRules) else [],
    }


def _number(word: str) -> int | None:
    return int(word) if word.isdecimal() else None


def seats_trait(game: Game) -> list[Json]:
    """Describe who plays."""
    sides = game.start.layout.side_of
    return [
        {
            "name": name,
            "side": sides[seat],
            "colour": game.rules.colours[sides[seat]],
            "mark": MARKS[sides[seat]],
            "bot": seat in game.bots,
        }
        for seat, name in enumerate(game.players)
    ]


def happening(moment: Moment, names: Sequence[str], viewer: Viewer, language: str) -> Json:
    """Tell of one event what the viewer may know."""
    if moment.event is None or moment.parent is None:
        return {}
    seat = moment.parent.position.turn or 0
    event = hide(moment.event, seat, viewer)
    told: Json = {
        "ply": moment.ply,
        "text": str(event),
        "say": tell(event, names[seat], language),
        "seat": seat,
        "kind": event.action if isinstance(event, Move) else event.kind,
    }
    if event.card is not None:
        told["card"] = event.card
    if isinstance(event, Chance) and event.faces:
        told["faces"] = list(event.faces)
    if isinstance(event, Move) and event.cell is not None:
        told["cell"] = event.cell
    return told


def between(before: Moment | None, now: Moment) -> list[Moment]:
    """List the events that led from one moment to another; none if it was not a short way on."""
    way: list[Moment] = []
    here: Moment | None = now
    while here is not None and len(way) <= _MOST_TOLD:
        if here is before:
            return way[::-1]
        way.append(here)
        here = here.parent
    return []


def scene_trait(
    game: Game, viewer: Viewer, before: Moment | None, line: int, curtain: int | None, language: str
) -> Json:
    """Put together what is shown now."""
    if curtain is not None:
        viewer = None
    position, names = game.position, game.players
    view = view_for(game, viewer)
    here = game.shown
    tell_of = [happening(moment, names, viewer, language) for moment in between(before, here)]
    at_luck = game.luck_mode == "ask" and position.awaiting not in (None, "move")
    return {
        "ply": game.ply,
        "plies": len(game.moments) - 1,
        "line": line,
        "status": describe(view, language),
        "happened": tell_of,
        "last": happening(here, names, viewer, language) or None,
        "chips": position.chips,
        "turn": position.turn,
        "awaiting": position.awaiting,
        "winner": position.winner,
        "won": sorted({cell for way in position.winning_lines for cell in way}),
        "viewer": viewer,
        "hands": hands_seen(game, viewer),
        "piles": [list(position.discards(seat)) for seat in range(position.players)],
        "deck": view.deck_size,
        "supply": [position.supply(seat) for seat in range(position.players)],
        "roll": list(position.roll) if position.roll else None,
        **choices(game, viewer, curtain),
        "luck": at_luck,
        "drawable": sorted(view.unseen) if at_luck else [],
        "undo": _undoable(game),
        "variations": variations_told(game, viewer, language),
        "curtain": curtain
        if curtain is None
        else say("widget.curtain", language, who=names[curtain]),
        "figures": {},
    }


def hands_seen(game: Game, viewer: Viewer) -> list[list[str]]:
    """Give every hand, hidden cards as `?`.

    >>> import sequence_widget as sq
    >>> hands_seen(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0)
    [['panda', 'tiger', 'zebra'], ['?', '?', '?']]
    """
    position = game.position
    return [
        list(hand) if viewer in (seat, "all") else [HIDDEN] * len(hand)
        for seat in range(position.players)
        for hand in [position.hand(seat)]
    ]


def may_act(game: Game, viewer: Viewer) -> bool:
    """Whether the person at this screen may move for the seat whose turn it is.

    With cards that is only for the one whose hand is shown: what is legal, and why something
    is not, tells of the hand.
    """
    turn = game.position.turn
    if turn is None or game.position.awaiting != "move" or turn in game.bots:
        return False
    return isinstance(game.rules, DiceRules) or viewer in (turn, "all")


def choices(game: Game, viewer: Viewer, curtain: int | None) -> Json:
    """List what may be done on this screen now: cells by card or action, and the rest."""
    by_key: dict[str, list[str]] = {}
    actions = []
    if curtain is None and may_act(game, viewer):
        for move in game.position.legal_moves:
            if move.cell is None:
                actions.append(str(move))
            else:
                by_key.setdefault(move.card or move.action, []).append(move.cell)
    return {"choices": by_key, "actions": actions}


def variations_told(game: Game, viewer: Viewer, language: str) -> list[str]:
    """Say of each variation where it leaves the line and how."""
    told = []
    for way in game.variations[:_MOST_VARIATIONS]:
        first = way.end.path()[way.end.depth - len(way.events) + 1]
        said = happening(first, game.players, viewer, language)["say"]
        told.append(say("widget.variation", language, ply=way.ply, said=said))
    return told


def _undoable(game: Game) -> bool:
    """Whether a person has decided something before the position shown."""
    here = game.shown
    while here.parent is not None:
        if isinstance(here.event, Move) and here.parent.position.turn not in game.bots:
            return True
        here = here.parent
    return False


def position_text(view: View) -> str:
    """Write the position as the view shows it, hidden cards as `?`."""
    return view.to_text()
