"""What the browser is sent to draw; the other half is js/src/contract.ts."""

from collections.abc import Sequence

from sequence_widget.engine import Chance, Move
from sequence_widget.engine.marks import chip_marks
from sequence_widget.engine.picture import describe
from sequence_widget.engine.seats import seat_name
from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer, hands_for, hide
from sequence_widget.game.narration import narrate
from sequence_widget.game.tree import Moment
from sequence_widget.rules import FREE, Rules
from sequence_widget.text import LANGUAGES, card_name, player_name, say
from sequence_widget.widget.drawings import drawings_trait
from sequence_widget.widget.games import game_on_board
from sequence_widget.widget.legend import meaning
from sequence_widget.widget.messages import Json
from sequence_widget.widget.new_game import offered_name
from sequence_widget.widget.permissions import (
    luck_is_asked_for,
    may_ask_for,
    may_enter,
    sees_moves,
    why_not,
    why_shut,
)
from sequence_widget.widget.reasons import reason
from sequence_widget.widget.snapshot import Snapshot

SCENE = (
    "aside",
    "chips",
    "figures",
    "hand",
    "legal_moves",
    "roll",
    "scene",
    "supply",
    "turn",
    "winner",
)
"""The traits that together say what is shown now."""

_SELDOM = (
    "bot",
    "curtain",
    "drawable",
    "entering",
    "handover",
    "luck",
    "undo",
    "why",
    "won",
)
_OF_CARDS = ("deck", "hands", "hints", "piles")
"""What a game without hidden cards shows of a scene once and for all."""

_OF_DICE = {
    "ui.new.question": "widget.new_rolls_question",
    "ui.new.other": "widget.new_rolls",
    "ui.new.same": "widget.same_rolls",
    "ui.unseen": "widget.next_roll",
}
_ONE_DIE = {
    "ui.roll": "widget.roll_one",
    "ui.dice.rolled": "widget.rolled_one",
    "ui.dice.waiting": "widget.waiting_one",
}


def words_in(language: str, rules: Rules, *, kept: bool = False) -> dict[str, str]:
    """Collect the labels that the browser itself puts on things: for cards, dice, or one die.

    What it says of a kernel that is lost depends on whether the game is `kept` in a file.

    >>> import sequence_widget as sq
    >>> [words_in("en", sq.edition(name))["ui.roll"] for name in ("dice", "mini-dice")]
    ['Roll the dice', 'Roll the die']
    """
    words = LANGUAGES[language]
    labels = {key: str(word) for key, word in words.items() if key.startswith("ui.")}
    names = {code: str(catalogue["language.name"]) for code, catalogue in LANGUAGES.items()}
    labels |= {f"ui.language.{code}": name for code, name in names.items()}
    labels["number.percent"] = str(words["number.percent"])
    if rules.dice:
        special = _OF_DICE | (_ONE_DIE if len(rules.dice) == 1 else {})
        labels |= {key: str(words[of_dice]) for key, of_dice in special.items()}
    if kept:
        labels["ui.silent"] = str(words["widget.silent_kept"])
    return labels


def board_trait(game: Game, language: str) -> Json:
    """Describe what stays the same for a whole game."""
    rules = game.rules
    played = game_on_board(rules)
    spared = played.protected(rules)
    spaces = [
        {"cell": cell, "word": word, **({"protected": True} if word in spared else {})}
        for cell, word in zip(rules.board.cells, rules.board.words, strict=True)
    ]
    return {
        "has_hands": rules.hand_size > 0,
        "has_dice": len(rules.dice) > 0,
        "width": rules.board.width,
        "height": rules.board.height,
        "spaces": spaces,
        "names": {kind: card_name(kind, language) for kind in _named(rules)},
        "dice": list(rules.dice),
        "hand_size": rules.hand_size,
        "title": say(played.title, language) if played.title else offered_name(rules, language),
        "legend": played.legend(rules, language),
    }


def _named(rules: Rules) -> list[str]:
    """List what has a name in each language: the cards, and words on the board; no numbers."""
    words = () if rules.numbers else sorted({*rules.board.words} - {*rules.cards, FREE})
    return [*rules.cards, *words, FREE]


def seats_trait(game: Game, language: str) -> list[Json]:
    """Describe who plays."""
    sides = game.start.layout.side_of
    marks = chip_marks([player_name(name, language) for name in game.players], sides)
    return [
        {
            "name": player_name(name, language),
            "side": sides[seat],
            "colour": game.rules.colours[sides[seat]],
            "mark": marks[sides[seat]],
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
        "entry": moment.entry,
        "text": str(event),
        "say": narrate(event, names[seat], language),
        "seat": seat,
        "kind": event.action if isinstance(event, Move) else event.kind,
    }
    before, after = moment.parent.position, moment.position
    seats = range(before.players) if event.card is not None else ()
    if any(map(before.discards, seats)) and not any(map(after.discards, seats)):
        # The discards are the deck: what may come next has changed.
        told["say"] = say("said.reshuffled", language, told=told["say"])
    if event.card is not None:
        told["card"] = event.card
    if isinstance(event, Chance) and event.faces:
        told["faces"] = list(event.faces)
    if isinstance(event, Move) and event.cell is not None:
        told["cell"] = event.cell
    return told


def for_cells(now: Snapshot) -> Json:
    """Put together the traits that other cells observe.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7); game.play("tiger b1")
    >>> for_cells(take(game, 1, None, "en"))["last_event"]
    'draw ?'
    """
    position, before, event = now.position, now.shown.parent, now.shown.event
    seat = before.position.turn if before else None
    return {
        "ply": now.shown.ply,
        "turn": position.turn,
        "winner": position.winner,
        "chips": position.chips,
        "roll": list(position.roll) if position.roll else None,
        "supply": [position.supply(seat) for seat in range(position.players)],
        "last_event": str(hide(event, seat, now.eyes)) if event else "",
        "position_text": position_text(now),
        "hand": list(now.view.hand),
        "legal_moves": [str(move) for move in position.legal_moves] if sees_moves(now) else [],
    }


def position_text(now: Snapshot) -> str:
    """Write the position as it is seen, `?` for every card that is not."""
    return (now.position if now.eyes == "all" else now.view).to_text()


def for_a_game(now: Snapshot) -> Json:
    """Put together the traits that stay the same for a whole game in one language."""
    game, language = now.game, now.language
    return {
        "words": words_in(language, game.rules, kept=now.kept),
        "board": board_trait(game, language),
        "seats": seats_trait(game, language),
        "drawings": drawings_trait(game.rules),
    }


def for_the_board(
    now: Snapshot,
    way: Sequence[Moment],
    why_no_figures: str,
    *,
    goes_on: bool,
) -> Json:
    """Put together what else is shown now, and the way there from what was shown before.

    It `goes_on` if a bot whose turn it is moves by itself. What changes with almost every move is
    one trait and what seldom does another, since a trait travels as a whole when it has changed.
    """
    scene = _scene(now, way, goes_on=goes_on)
    seldom = _SELDOM if now.position.rules.hidden_cards else (*_SELDOM, *_OF_CARDS)
    aside = {name: scene.pop(name) for name in seldom}
    if legend := meaning(now):
        scene["legend"] = legend
    if shut := why_shut(now):
        aside["shut"] = shut
    if notices := [each for each in (now.notice, why_no_figures) if each]:
        aside["notice"] = " ".join(notices)
    return {"aside": aside, "scene": scene}


def _scene(now: Snapshot, way: Sequence[Moment], *, goes_on: bool) -> Json:
    view, language = now.view, now.language
    names = now.game.players
    told = [happening(moment, names, now.eyes, language) for moment in way]
    last = None if told else happening(now.shown, names, now.eyes, language) or None
    why, entering = why_not(now, goes_on=goes_on), may_enter(now)
    return {
        **seen_in_scene(now),
        "plies": now.tip.ply,
        "entries": now.tip.entry,
        "line": now.line,
        "status": describe(view, language) if goes_on else status(now),
        "happened": told,
        "last": last,
        "why": why,
        "reason": reason(now),
        "bot": ("thinks" if goes_on else "next") if now.bot_is_next else None,
        "luck": luck_is_asked_for(now) and ("held" if now.held else True),
        "entering": entering,
        "handover": may_ask_for(now) if now.shown is not now.tip else None,
        "drawable": drawable(now) if entering else [],
        "undo": now.undo is not None,
        "curtain": now.waiting
        if now.waiting is None
        else say("widget.curtain", language, who=seat_name(view, now.waiting, language)),
    }


def seen_in_scene(now: Snapshot) -> Json:
    """Put together what of a scene is only looked at: it is the same wherever one may act or not.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> seen = seen_in_scene(take(sq.Game("kids", seed=7), None, None, "en"))
    >>> seen["awaiting"], seen["hands"][0], seen["hints"]
    ('move', ['?', '?', '?'], {})
    """
    position = now.position
    return {
        "ply": now.shown.ply,
        "awaiting": position.awaiting,
        "won": sorted({cell for way in position.winning_lines for cell in way}),
        "viewer": now.eyes,
        "hands": hands_beside(now),
        "piles": [list(position.discards(seat)) for seat in range(position.players)],
        "deck": now.view.deck_size,
        "hints": {} if position.is_over else game_on_board(position.rules).hints(now),
    }


def status(now: Snapshot) -> str:
    """Say what is waited for; a bot that a cell has left to move waits for a step forward."""
    view, language = now.view, now.language
    if now.bot_is_next:
        return say("widget.bot_next", language, who=seat_name(view, view.turn, language))
    return describe(view, language)


def drawable(now: Snapshot) -> list[str]:
    """List the cards that who may enter one may enter: all that are unseen by that person.

    For `all`, who sees every hand, those are the cards in the deck.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("mini-kids", seed=7, luck="ask")
    >>> game.play(game.position.legal_moves[0])
    >>> len(drawable(take(game, 0, None, "en")))
    8
    """
    return sorted(now.position.deck if now.eyes == "all" else now.view.unseen)


def hands_beside(now: Snapshot) -> list[list[str] | None]:
    """List the hands by seat, but for the one that the trait `hand` tells already.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> hands_beside(take(sq.Game("kids", seed=7), 0, None, "en"))
    [None, ['?', '?', '?']]
    """
    hands = hands_for(now.position, now.eyes)
    return [None if seat == now.view.seat else hand for seat, hand in enumerate(hands)]
