"""Who may act on a screen now, and why one may not."""

from sequence_widget.game import Game
from sequence_widget.text import say
from sequence_widget.widget.snapshot import Snapshot

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
_GUESSED_FIRST = {
    "deal": "widget.guess_deal",
    "draw": "widget.guess_draw",
    "roll": "widget.guess_roll",
    "roll-off": "widget.guess_roll",
}
GUESS_ELSEWHERE = "widget.guess_elsewhere"
_ONE_DIE = {
    "widget.guess_roll": "widget.guess_roll_one",
    "widget.why_roll": "widget.why_roll_one",
    "widget.why_rolled_on": "widget.why_rolled_on_one",
}


def may_act(now: Snapshot) -> bool:
    """Whether the person at this screen may move for the seat whose turn it is.

    With cards that is only for the one whose hand is shown: what is legal, and why something
    is not, tells of the hand. While the screen waits for somebody, nobody is at it.
    """
    viewer, position = now.viewer, now.position
    turn = position.turn
    if turn is None or position.awaiting != "move" or turn in now.bots:
        return False
    if now.waiting is not None:
        return False
    return not position.rules.hidden_cards or viewer in (turn, "all")


def sees_moves(now: Snapshot) -> bool:
    """Whether what is legal now may be known here: with cards it tells of the mover's hand.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> sees_moves(take(game, 0, None, "en")), sees_moves(take(game, 1, None, "en"))
    (True, False)
    """
    return not now.position.rules.hidden_cards or now.eyes in (now.position.turn, "all")


def may_enter(now: Snapshot) -> bool:
    """Whether the person at this screen may say what luck brought.

    With cards that is only for who draws: others would learn what is in that hand. `turn` is the
    seat that gets the card, whether it is dealt or drawn.
    """
    viewer, position = now.viewer, now.position
    if now.luck_mode != "ask" or position.awaiting in (None, "move"):
        return False
    if now.waiting is not None or not now.entering:
        return False
    return not position.rules.hidden_cards or viewer in (position.turn, "all")


def may_ask_for(now: Snapshot) -> int | None:
    """Name the person to move where one has stepped back to, if another's hand is shown there.

    That person may ask for the screen, and play on from there.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> may_ask_for(take(game, 1, None, "en", handed=True)), may_ask_for(take(game, 1, None, "en"))
    (0, None)
    """
    position = now.position
    person = position.awaiting == "move" and position.turn not in now.bots
    if now.handed and position.rules.hidden_cards and person and now.viewer != position.turn:
        return position.turn
    return None


def luck_is_asked_for(now: Snapshot) -> bool:
    """Whether luck waits to be asked for; where it comes by itself, only if it was held."""
    if now.position.awaiting in (None, "move"):
        return False
    return now.luck_mode == "ask" or now.held is not None or now.shown is now.tip


def why_held(now: Snapshot) -> str | None:
    """Give the key of the sentence that asks for a guess first, if luck that is next waits."""
    if now.held is None or not luck_is_asked_for(now):
        return None
    if now.held == "elsewhere":
        return GUESS_ELSEWHERE
    return _of_dice(now.game, _GUESSED_FIRST[str(now.position.awaiting)])


def why_shut(now: Snapshot) -> str:
    """Say why what could tell an answer is shut, if the question is asked elsewhere.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> why_shut(take(sq.Game("dice", seed=1), 0, None, "en", asked_beside="A 7?"))
    'Chances stay hidden until this question is answered: A 7?'
    """
    if now.asked_beside:
        return say("widget.guess_beside", now.language, question=now.asked_beside)
    return say(GUESS_ELSEWHERE, now.language) if now.held == "elsewhere" else ""


def luck_first(now: Snapshot) -> str:
    """Give the key of the sentence that asks for luck; where it comes by itself, for a step on."""
    if held := why_held(now):
        return held
    keys = _ASKED_FOR if luck_is_asked_for(now) else _STEPPED_TO
    return _of_dice(now.game, keys[str(now.position.awaiting)])


def _of_dice(game: Game, key: str) -> str:
    """Give a sentence about dice as it is said of one."""
    return _ONE_DIE.get(key, key) if len(game.rules.dice) == 1 else key


def why_not(now: Snapshot, *, goes_on: bool = False) -> str | None:
    """Say why nothing may be done on this screen now; nothing where it may.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> why_not(take(game, 1, None, "en")), why_not(take(game, 0, None, "en"))
    ('It is Anna’s turn here, but this screen shows Bo’s hand.', None)
    """
    position = now.position
    if position.turn is None:
        return say("widget.why_over", now.language)
    if now.waiting is not None:
        return say("widget.why_curtain", now.language, who=now.name(now.waiting))
    if position.awaiting != "move":
        return say(luck_first(now), now.language)
    if may_act(now):
        return None
    return _whose_turn(now, position.turn, goes_on=goes_on)


def _whose_turn(now: Snapshot, turn: int, *, goes_on: bool) -> str:
    who = now.name(turn)
    if turn in now.bots:
        answers = goes_on and now.bot_is_next
        return say("widget.why_bot" if answers else "widget.bot_next", now.language, who=who)
    if not isinstance(now.viewer, int):
        return say("widget.why_no_hands", now.language, who=who)
    other = now.name(now.viewer)
    return say("widget.why_other_hand", now.language, who=who, other=other)
