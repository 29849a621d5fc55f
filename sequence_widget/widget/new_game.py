"""A game begun from the board: what can be chosen, and what a stranger's browser may ask for."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from sequence_widget.engine import Bot, Position
from sequence_widget.engine.players import Player, new_name
from sequence_widget.game import Game
from sequence_widget.rules import Rules, edition, editions, whole
from sequence_widget.text import KEPT_IN, LANGUAGES, IllegalMoveError, RulesError, player_name, say
from sequence_widget.widget.messages import LONGEST_TEXT, Json, Message
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.transaction import Transaction

_MOST_SEATS = 4
_LONGEST_POSITION = 4_000
_PLAYOUTS = 2_000
"""How many games the bot that searches plays for a move, if a browser asked for it."""

_AS_NOW = "now"


def _bots() -> dict[str, Callable[[], Bot]]:
    from sequence_widget.bots import GreedyBot, RandomBot, SearchBot

    return {
        "random": RandomBot,
        "greedy": GreedyBot,
        "search": lambda: SearchBot(playouts=_PLAYOUTS),
    }


def choices_to_begin(now: Snapshot) -> Json:
    """List what can be chosen, in words, and what is played now.

    Where a cell has said that nothing is entered, `entering` is `None`, and no choice.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> choice = choices_to_begin(take(sq.Game("dice", seed=7), 0, None, "en"))
    >>> choice["editions"][3]
    {'name': 'dice', 'said': 'Sequence Dice', 'players': [2, 3, 4], 'first': False}
    """
    game, language = now.game, now.language
    named = [(name, edition(name)) for name in editions()]
    offered = [_offered(name, rules, language) for name, rules in named]
    if game.rules not in [rules for _, rules in named] or not game.sets_up:
        key = "widget.begin_changed" if game.sets_up else "widget.begin_position"
        said = say(key, language, edition=offered_name(game.rules, language))
        counts = list(game.rules.player_counts) if game.sets_up else [game.start.players]
        first = game.sets_up and _may_choose_first(game.rules)
        own = {"name": _AS_NOW, "said": said, "players": counts, "first": first}
        offered.insert(0, own)
    return {
        "editions": offered,
        "bots": [{"name": name, "said": say(f"bot.{name}", language)} for name in _bots()],
        "edition": offered[0]["name"] if offered[0]["name"] == _AS_NOW else game.rules.edition,
        "players": [
            {
                "name": player_name(name, language),
                "bot": _bot_of(game, seat),
                "person": player_name(_person_for(name, seat), language),
            }
            for seat, name in enumerate(game.players)
        ],
        "luck": game.luck_mode,
        "entering": now.entering if now.offers_entering else None,
    }


def offered_name(rules: Rules, language: str) -> str:
    """Name the edition that rules are of; one with no name in the catalogues keeps its own."""
    return str(LANGUAGES[language].get(f"edition.{rules.edition}", rules.edition))


def _offered(name: str, rules: Rules, language: str) -> Json:
    return {
        "name": name,
        "said": offered_name(rules, language),
        "players": list(rules.player_counts),
        "first": _may_choose_first(rules),
    }


def _may_choose_first(rules: Rules) -> bool:
    """Whether who begins can be said: in a game with a roll-off luck says it."""
    return not rules.rolls_off


def _bot_of(game: Game, seat: int) -> str | None:
    """Name the bot of a seat as the board offers it; one that it does not offer plays as now."""
    bot = game.bots.get(seat)
    if bot is None:
        return None
    known = {type(make()).__name__: name for name, make in _bots().items()}
    return known.get(type(bot).__name__, f"{_AS_NOW}-{seat}")


def _person_for(name: str, seat: int) -> str:
    """Call a person who takes a seat over: by its name, unless that is only a word for a bot."""
    try:
        return new_name(name)
    except RulesError:
        return say("player.default", KEPT_IN, number=seat + 1)


def wants_entering(message: Message) -> bool:
    """Say whether luck is to be entered in the game that is asked for.

    >>> wants_entering({"do": "begin", "entering": True})
    True
    """
    entering = message.get("entering")
    if not isinstance(entering, bool):
        raise IllegalMoveError("widget.nonsense")
    return entering


def begin(transaction: Transaction, message: Message, language: str) -> None:
    """Begin what was asked for, or refuse it.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> players = [{"name": "Kim", "bot": None}, {"name": "Lo", "bot": "greedy"}]
    >>> wish = {"edition": "dice", "players": players, "luck": "ask"}
    >>> begin(Transaction(game), wish, "en")
    >>> game.rules.edition, game.players, game.bots
    ('dice', ('Kim', 'Lo'), {1: GreedyBot()})
    """
    game = transaction.game
    luck, first, seed = message.get("luck"), message.get("first"), message.get("seed", "")
    if luck not in ("auto", "ask") or not isinstance(seed, str) or len(seed) > LONGEST_TEXT:
        raise IllegalMoveError("widget.nonsense")
    try:
        players = _players(game, message.get("players"), language)
        start, dealer = _start(game, message), _dealer(first, len(players))
        transaction.do(
            partial(game.begin, start, players, seed=seed.strip() or None, dealer=dealer, luck=luck)
        )
    except RulesError as refused:
        label = say("widget.begin", language)
        raise RulesError(refused.key, **{**refused.values, "field": label}) from None


def _start(game: Game, message: Message) -> Rules | Position | None:
    text, name = message.get("position"), message.get("edition")
    if text is not None:
        return _position(game, text)
    if name == _AS_NOW:
        return None
    if not isinstance(name, str) or name not in editions():
        raise IllegalMoveError("widget.nonsense")
    return edition(name)


def _position(game: Game, text: object) -> Position:
    """Read a position that was pasted: of an edition as it is, or of the rules played here.

    Rules may be changed to what takes a machine for ever, so no others come from a browser.
    """
    if not isinstance(text, str) or len(text) > _LONGEST_POSITION:
        raise IllegalMoveError("widget.nonsense")
    words = text.strip().partition(" players=")[0]
    if words not in {*editions(), game.rules.to_text()}:
        raise IllegalMoveError("widget.no_position")
    return Position.from_text(text.strip(), SystemRandom())  # hidden cards are dealt anew


def _dealer(first: object, players: int) -> int | None:
    """Say who deals, so that a certain seat begins."""
    if first is None:
        return None
    seat = whole(first)
    if seat is None or not 0 <= seat < players:
        raise IllegalMoveError("widget.nonsense")
    return (seat - 1) % players


def _players(game: Game, given: object, language: str) -> list[Player]:
    if not isinstance(given, list) or not 1 <= len(given) <= _MOST_SEATS:
        raise IllegalMoveError("widget.nonsense")
    return [_player(game, seat, each, language) for seat, each in enumerate(given)]


def _player(game: Game, seat: int, given: object, language: str) -> Player:
    name = given.get("name") if isinstance(given, dict) else None
    bot = given.get("bot") if isinstance(given, dict) else None
    if not isinstance(name, str) or len(name) > LONGEST_TEXT:
        raise IllegalMoveError("widget.nonsense")
    played = _bot(game, bot)
    here = game.players[seat] if seat < len(game.players) else ""
    if name == player_name(here, language):
        return Player(here, played)
    return Player(new_name(_kept_name(name, language), played), played)


def _kept_name(name: str, language: str) -> str:
    """Give a name as it is kept: who is only numbered is so in every language."""
    for number in range(1, _MOST_SEATS + 1):
        if name == say("player.default", language, number=number):
            return say("player.default", KEPT_IN, number=number)
    return name


def _bot(game: Game, name: object) -> Bot | None:
    """Find a bot by its name; one that plays now is named by its seat, and may take another."""
    makers = _bots()
    if name is None:
        return None
    for seat in game.bots:
        if name == f"{_AS_NOW}-{seat}":
            return game.player(seat).bot
    if not isinstance(name, str) or name not in makers:
        raise IllegalMoveError("widget.nonsense")
    return makers[name]()
