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
from sequence_widget.rules import Rules, whole
from sequence_widget.text import KEPT_IN, IllegalMoveError, Named, RulesError, say

_LONGEST_NAME = 100


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
    """Take a number of players, or names and bots among them.

    >>> import sequence_widget as sq
    >>> [player.name for player in read_players(["Anna", "Bo"], sq.edition("kids"))]
    ['Anna', 'Bo']
    """
    if given is None:
        given = default
    if isinstance(given, int) or whole(given) is not None:
        number = rules.check_players(given)  # type: ignore[arg-type] # a number, as it says above
        given = [say("player.default", KEPT_IN, number=seat + 1) for seat in range(number)]
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence):
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
        players.append(Player(_checked(_bot_name(who, names)), who))
        names.append(players[-1].name)
    return tuple(players)


def _named(who: object) -> Player | None:
    """Read a player who has a name; a bot takes one that is left, when the others have theirs."""
    if isinstance(who, Player):
        return Player(_checked(who.name), who.bot)
    if isinstance(who, str):
        return Player(_checked(who))
    if isinstance(who, Bot) and not isinstance(who, type):
        return None
    raise RulesError("players.neither", field="players", value=who)


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
    return 0 < len(tidy) <= _LONGEST_NAME and tidy.isprintable()


def _checked(name: str) -> str:
    if not _is_name(name):
        raise RulesError("players.name", field="players", name=name, most=_LONGEST_NAME)
    return name.strip()


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
    given = list(ages) if isinstance(ages, Iterable) else []
    numbers = [age for age in given if isinstance(age, Real) and not isinstance(age, bool)]
    if not len(names) == len(given) == len(numbers):
        raise RulesError("players.ages", field="ages", players=len(names))
    return given.index(min(given))
