"""Who plays: people by their names, and bots."""

import contextlib
import itertools
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Protocol, runtime_checkable

from sequence_widget.engine.events import Move, read_event
from sequence_widget.engine.seats import seat_of
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.rules import Rules, listed, whole
from sequence_widget.text import KEPT_IN, IllegalMoveError, Named, RulesError, say

_LONGEST_NAME = 100
_FIRST = "first"
_JOINERS = "\u200c\u200d"
_FIRST_JOINED = "\u0590"
_BOT_WORDS = ("random", "greedy", "search")


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses a move from what its seat can see."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose one of `view.legal_moves`, with no randomness but `rng`."""


@dataclass(frozen=True, slots=True)
class Player:
    """A name, and the bot behind it if it is not a person."""

    name: str
    bot: Bot | None = None


def read_players(given: object, rules: Rules, default: int = 2) -> tuple[Player, ...]:
    """Take a number of players, names and bots among them, or a mapping of names to bots.

    >>> import sequence_widget as sq
    >>> [player.name for player in read_players(["Anna", "Bo"], sq.edition("kids"))]
    ['Anna', 'Bo']
    >>> read_players({"Anna": None, "Bo": sq.GreedyBot()}, sq.edition("kids"))[1].bot
    GreedyBot()
    """
    if given is None:
        given = default
    if isinstance(given, int) or whole(given) is not None:
        number = rules.check_players(given)  # type: ignore[arg-type] # a number, as it says above
        given = [say("player.default", KEPT_IN, number=seat + 1) for seat in range(number)]
    if isinstance(given, Mapping):
        given = [Player(new_name(name, mapped_bot(bot)), bot) for name, bot in given.items()]
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise RulesError("players.unreadable", field="players", value=given)
    rules.check_players(len(given))
    named = [_named(who) for who in given]
    names = [player.name for player in named if player is not None]
    for name in names:
        if names.count(name) > 1:
            raise RulesError("players.twice", field="players", name=name)
    players = []
    for who, player in zip(given, named, strict=True):
        if player is not None:
            players.append(player)
            continue
        players.append(Player(new_name(_bot_name(who, names), who), who))
        names.append(players[-1].name)
    return tuple(players)


def mapped_bot(bot: object) -> Bot | None:
    """Give back what a mapping has for a name: a bot, or nothing."""
    if bot is None or (isinstance(bot, Bot) and not isinstance(bot, type)):
        return bot
    _refuse_class(bot)
    raise RulesError("players.no_bot", field="players", value=bot)


def _refuse_class(bot: object) -> None:
    """Say of a class of bots that it has still to make one."""
    if isinstance(bot, type) and hasattr(bot, "choose"):
        raise RulesError("players.bot_class", field="players", bot=bot.__name__)


def _named(who: object) -> Player | None:
    """Read a player who has a name; a bot takes one that is left, when the others have theirs."""
    if isinstance(who, Player):
        return Player(_checked(who.name), who.bot)
    if isinstance(who, str):
        return Player(new_name(who))
    if isinstance(who, Bot) and not isinstance(who, type):
        return None
    _refuse_class(who)
    raise RulesError("players.neither", field="players", value=who)


def new_name(name: object, bot: Bot | None = None) -> str:
    """Check a name that is being given to somebody; names that records hold are left alone.

    Results are asked for the share of `"first"`, whoever that is. And a bot's word is no bot:
    whoever writes it wants the bot to play, not a person or a random player of that name.

    >>> new_name(" Anna ")
    'Anna'
    >>> new_name("greedy bot")
    Traceback (most recent call last):
    sequence_widget.text.errors.RulesError: players: 'greedy bot' is only a word, not a bot; \
write sq.GreedyBot() without quotation marks, or {"Anna": sq.GreedyBot()} to give the bot a name
    """
    if not isinstance(name, str):
        raise RulesError("players.neither", field="players", value=name)
    tidy = _checked(name)
    if tidy.casefold() == _FIRST:
        raise RulesError("players.first", field="players", name=tidy)
    word = tidy.casefold().removeprefix("sq.").removesuffix("()")
    word = "".join(filter(str.isalpha, word)).removesuffix("bot")
    if bot is None and word in _BOT_WORDS:
        raise RulesError(
            "players.bot_word", field="players", name=tidy, bot=f"sq.{word.title()}Bot()"
        )
    return tidy


def mended_players(given: Iterable[Player | None], start: Position) -> tuple[Player, ...]:
    """Give everybody who can have a name theirs, and number the others."""
    read = [*given, *[None] * start.players][: start.players]
    names = [player.name.strip() if player is not None else "" for player in read]
    for seat, name in enumerate(names):
        if not _is_name(name) or names.count(name) > 1:
            usual = (
                say("player.default", KEPT_IN, number=number)
                for number in itertools.count(seat + 1)
            )
            names[seat] = next(name for name in usual if name not in names)
    bots = [player.bot if player is not None else None for player in read]
    return tuple(map(Player, names, bots))


def _is_name(name: str) -> bool:
    tidy = name.strip()
    return 0 < len(tidy) <= _LONGEST_NAME and _unseen_in(tidy) is None


def _checked(name: str) -> str:
    tidy = name.strip()
    unseen = _unseen_in(tidy)
    if unseen is not None:
        sign = f"U+{ord(unseen):04X}"
        raise RulesError("players.unseen", field="players", name=name, sign=sign)
    if not _is_name(name):
        raise RulesError("players.name", field="players", name=name, most=_LONGEST_NAME)
    return tidy


def _unseen_in(name: str) -> str | None:
    r"""Find a character that has no look of its own: a line's end, or one that turns text round.

    The joiners are no such thing inside an emoji, or in the scripts whose letters they join: all
    of those come after Latin, Greek and Cyrillic, in whose words nobody could see them.

    >>> _unseen_in("👩\u200d🏫 Åse"), _unseen_in("An\u200dna"), _unseen_in("\u202eannA")
    (None, '\u200d', '\u202e')
    """
    around = itertools.pairwise(f" {name} ")
    joined = {
        at
        for at, (before, sign) in enumerate(around)
        if sign in _JOINERS and _is_joined(before) and _is_joined(name[at + 1 : at + 2])
    }
    return next(
        (sign for at, sign in enumerate(name) if not sign.isprintable() and at not in joined),
        None,
    )


def _is_joined(sign: str) -> bool:
    return sign >= _FIRST_JOINED and sign.isprintable()


def _bot_name(bot: Bot, taken: Sequence[str]) -> str:
    name = str(getattr(bot, "name", "") or type(bot).__name__)
    candidates = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
    return next(candidate for candidate in candidates if candidate not in taken)


def chosen(player: Player, view: View, rng: random.Random) -> Move:
    """Ask the bot behind a player for its move, and see that it may be made."""
    answer: object = player.bot.choose(view, rng) if player.bot is not None else None
    move = answer
    if isinstance(answer, str):
        with contextlib.suppress(IllegalMoveError):
            move = read_event(answer)
    if not isinstance(move, Move) or move not in view.legal_moves:
        raise IllegalMoveError("game.bad_bot", name=Named(player.name), choice=str(answer))
    return move


def first_seat(
    names: Sequence[str],
    dealer: int | str | None = None,
    ages: Sequence[float] | Mapping[str, float] | Mapping[int, float] | None = None,
) -> int:
    """Find who begins a game of cards, the seat after the dealer's or the youngest.

    docs/rules.md, Kids 6, has the rest.

    >>> first_seat(["Anna", "Bo", "Cy"], dealer="Cy"), first_seat(["Anna", "Bo"], ages=[9, 7])
    (0, 1)
    """
    if dealer is not None and ages is not None:
        raise RulesError("players.dealer_or_ages", field="dealer")
    if dealer is not None:
        return (seat_of(dealer, names) + 1) % len(names)
    if ages is None:
        return 0
    if isinstance(ages, Mapping):
        by_seat = {seat_of(who, names): age for who, age in ages.items()}
        ages = [by_seat[seat] for seat in sorted(by_seat)]
    given = listed(ages) or ()
    numbers = [age for age in given if isinstance(age, Real) and not isinstance(age, bool)]
    if not len(names) == len(given) == len(numbers):
        raise RulesError("players.ages", field="ages", players=len(names))
    return given.index(min(given))
