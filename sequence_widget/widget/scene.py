"""What the browser is sent to draw; the other half is js/src/contract.ts."""

from collections.abc import Sequence
from typing import Any

from sequence_widget.engine import Chance, Move, View
from sequence_widget.engine.drawing import MARKS, describe, seat_name
from sequence_widget.engine.events import HIDDEN
from sequence_widget.game import Game
from sequence_widget.game.narration import Viewer, hide, narrate
from sequence_widget.game.tree import Moment
from sequence_widget.rules import FREE, DiceRules, KidsRules, Rules
from sequence_widget.text import LANGUAGES, card_name, player_name, say
from sequence_widget.widget.autoplay import bot_is_next, undo_target
from sequence_widget.widget.overlays import figures
from sequence_widget.widget.permissions import may_act, may_enter, why_not
from sequence_widget.widget.variations import more_variations, variations_told
from sequence_widget.widget.visibility import view_for

Json = dict[str, Any]
_ONE_DIE = {
    "ui.roll": "widget.roll_one",
    "ui.dice.rolled": "widget.rolled_one",
    "ui.dice.waiting": "widget.waiting_one",
}


def words_in(language: str, rules: Rules) -> dict[str, str]:
    """Collect the labels that the browser itself puts on things; one die is called a die.

    >>> import sequence_widget as sq
    >>> [words_in("en", sq.edition(name))["ui.roll"] for name in ("dice", "mini-dice")]
    ['Roll the dice', 'Roll the die']
    """
    words = LANGUAGES[language]
    labels = {key: str(word) for key, word in words.items() if key.startswith("ui.")}
    if isinstance(rules, DiceRules) and len(rules.dice) == 1:
        labels |= {key: str(words[single]) for key, single in _ONE_DIE.items()}
    return labels


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


def seats_trait(game: Game, language: str) -> list[Json]:
    """Describe who plays."""
    sides = game.start.layout.side_of
    return [
        {
            "name": player_name(name, language),
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
        "say": narrate(event, names[seat], language),
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


def for_cells(game: Game, viewer: Viewer) -> Json:
    """Put together the traits that other cells observe.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7); game.play("tiger b1")
    >>> for_cells(game, 1)["last_event"]
    'draw ?'
    """
    position, before = game.position, game.shown.parent
    seat = before.position.turn if before else None
    event = hide(game.last_event, seat, viewer) if game.last_event else ""
    return {
        "ply": game.ply,
        "turn": position.turn,
        "winner": position.winner,
        "last_event": str(event),
        "position_text": (position if viewer == "all" else view_for(game, viewer)).to_text(),
    }


def scene_trait(
    game: Game,
    viewer: Viewer,
    way: Sequence[Moment],
    line: int,
    curtain: int | None,
    language: str,
    overlay: str | None,
    *,
    goes_on: bool,
) -> Json:
    """Put together what is shown now, and the way there from what was shown before.

    It `goes_on` if a bot whose turn it is moves by itself.
    """
    if curtain is not None:
        viewer = None
    position, names = game.position, game.players
    view = view_for(game, viewer)
    here = game.shown
    told = [happening(moment, names, viewer, language) for moment in way]
    at_luck = game.luck_mode == "ask" and position.awaiting not in (None, "move")
    return {
        "ply": game.ply,
        "plies": len(game.moments) - 1,
        "line": line,
        "status": describe(view, language) if goes_on else status(game, view, language),
        "happened": told,
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
        "why": why_not(game, viewer, curtain, language, goes_on=goes_on),
        "luck": at_luck,
        "drawable": drawable(game, viewer),
        "undo": undo_target(game) is not None,
        "variations": variations_told(game, viewer, language),
        "more": more_variations(game, language),
        "curtain": curtain
        if curtain is None
        else say("widget.curtain", language, who=seat_name(view, curtain, language)),
        "figures": figures(view, overlay, language),
    }


def status(game: Game, view: View, language: str) -> str:
    """Say what is waited for; a bot that a cell has left to move waits for a step forward."""
    if bot_is_next(game):
        return say("widget.bot_next", language, who=seat_name(view, view.turn, language))
    return describe(view, language)


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


def drawable(game: Game, viewer: Viewer) -> list[str]:
    """List the cards that who draws one may enter: all that are unseen by that person.

    For `all`, who sees every hand, those are the cards in the deck.

    >>> import sequence_widget as sq
    >>> game = sq.Game("mini-kids", seed=7, luck="ask")
    >>> game.play(game.position.legal_moves[0])
    >>> len(drawable(game, 0)), drawable(game, 1)
    (8, [])
    """
    if not may_enter(game, viewer):
        return []
    return sorted(game.position.deck if viewer == "all" else view_for(game, viewer).unseen)


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
