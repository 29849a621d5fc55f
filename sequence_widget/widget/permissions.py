"""Who may act on a screen now, and why one may not."""

from sequence_widget.game import Game
from sequence_widget.game.narration import Viewer
from sequence_widget.rules import DiceRules
from sequence_widget.text import player_name, say
from sequence_widget.widget.autoplay import bot_is_next

_ASKED_FOR = {
    "deal": "widget.why_deal",
    "draw": "widget.why_draw",
    "roll": "widget.why_roll",
    "roll-off": "widget.why_roll",
}
_STEPPED_TO = {
    "deal": "widget.why_dealt_on",
    "draw": "widget.why_drawn_on",
    "roll": "widget.why_rolled_on",
    "roll-off": "widget.why_rolled_on",
}
_ONE_DIE = {
    "widget.why_roll": "widget.why_roll_one",
    "widget.why_rolled_on": "widget.why_rolled_on_one",
}


def may_act(game: Game, viewer: Viewer) -> bool:
    """Whether the person at this screen may move for the seat whose turn it is.

    With cards that is only for the one whose hand is shown: what is legal, and why something
    is not, tells of the hand.
    """
    turn = game.position.turn
    if turn is None or game.position.awaiting != "move" or turn in game.bots:
        return False
    return isinstance(game.rules, DiceRules) or viewer in (turn, "all")


def may_enter(game: Game, viewer: Viewer) -> bool:
    """Whether the person at this screen may say what luck brought.

    With cards that is only for who draws: others would learn what is in that hand. `turn` is the
    seat that gets the card, whether it is dealt or drawn.
    """
    if game.luck_mode != "ask" or game.position.awaiting in (None, "move"):
        return False
    return isinstance(game.rules, DiceRules) or viewer in (game.position.turn, "all")


def luck_first(game: Game) -> str:
    """Give the key of the sentence that asks for luck; where it comes by itself, for a step on."""
    keys = _ASKED_FOR if game.luck_mode == "ask" else _STEPPED_TO
    key = keys[str(game.position.awaiting)]
    single = isinstance(game.rules, DiceRules) and len(game.rules.dice) == 1
    return _ONE_DIE.get(key, key) if single else key


def why_not(
    game: Game, viewer: Viewer, curtain: int | None, language: str, *, goes_on: bool = False
) -> str | None:
    """Say why nothing may be done on this screen now; nothing where it may.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> why_not(game, 1, None, "en"), why_not(game, 0, None, "en")
    ('It is Anna’s turn here, but this screen shows Bo’s hand.', None)
    """
    position = game.position
    if position.turn is None:
        return say("widget.why_over", language)
    if curtain is not None:
        return say("widget.why_curtain", language, who=_name(game, curtain, language))
    if position.awaiting != "move":
        return say(luck_first(game), language)
    if may_act(game, viewer):
        return None
    return _whose_turn(game, position.turn, viewer, language, goes_on=goes_on)


def _whose_turn(game: Game, turn: int, viewer: Viewer, language: str, *, goes_on: bool) -> str:
    who = _name(game, turn, language)
    if turn in game.bots:
        answers = goes_on and bot_is_next(game)
        return say("widget.why_bot" if answers else "widget.bot_next", language, who=who)
    if not isinstance(viewer, int):
        return say("widget.why_no_hands", language, who=who)
    other = _name(game, viewer, language)
    return say("widget.why_other_hand", language, who=who, other=other)


def _name(game: Game, seat: int, language: str) -> str:
    return player_name(game.players[seat], language)
