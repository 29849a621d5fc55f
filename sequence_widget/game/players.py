"""Who plays: people by their names, and bots."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Protocol, runtime_checkable

from sequence_widget.game.events import Move
from sequence_widget.game.seats import seat_called
from sequence_widget.game.view import View
from sequence_widget.rules import Rules
from sequence_widget.text import PositionError, RulesError, say

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
    if isinstance(given, int):
        rules.check_players(given)
        given = [say("player.default", number=seat + 1) for seat in range(given)]
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence):
        raise RulesError("players.unreadable", field="players", value=given)
    rules.check_players(len(given))
    players: list[Player] = []
    for who in given:
        if isinstance(who, Player):
            player = Player(_checked(who.name), who.bot)
        elif isinstance(who, str):
            player = Player(_checked(who))
        elif isinstance(who, Bot) and not isinstance(who, type):
            player = Player(_checked(_bot_name(who, [other.name for other in players])), who)
        else:
            raise RulesError("players.neither", field="players", value=who)
        if player.name in [other.name for other in players]:
            raise RulesError("players.twice", field="players", name=player.name)
        players.append(player)
    return tuple(players)


def _checked(name: str) -> str:
    tidy = name.strip()
    if not tidy or len(tidy) > _LONGEST_NAME or not tidy.isprintable():
        raise RulesError("players.name", field="players", name=name, most=_LONGEST_NAME)
    return tidy


def _bot_name(bot: Bot, taken: Sequence[str]) -> str:
    name = str(getattr(bot, "name", "") or type(bot).__name__)
    candidates = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
    return next(candidate for candidate in candidates if candidate not in taken)


def first_seat(
    names: Sequence[str],
    dealer: int | str | None = None,
    ages: Sequence[float] | Mapping[str, float] | Mapping[int, float] | None = None,
) -> int:
    """Find who begins a game of cards: the seat after the dealer's, or the youngest.

    >>> first_seat(["Anna", "Bo", "Cy"], dealer="Cy"), first_seat(["Anna", "Bo"], ages=[9, 7])
    (0, 1)
    """
    if dealer is not None and ages is not None:
        raise RulesError("players.dealer_or_ages", field="dealer")
    if dealer is not None:
        return (_seat(dealer, names) + 1) % len(names)
    if ages is None:
        return 0
    if isinstance(ages, Mapping):
        by_seat = {_seat(who, names): age for who, age in ages.items()}
        ages = [by_seat[seat] for seat in sorted(by_seat)]
    given = list(ages) if isinstance(ages, Iterable) else []
    numbers = [age for age in given if isinstance(age, Real) and not isinstance(age, bool)]
    if not len(names) == len(given) == len(numbers):
        raise RulesError("players.ages", field="ages", players=len(names))
    return given.index(min(given))


def _seat(who: object, names: Sequence[str]) -> int:
    if isinstance(who, str):
        return seat_called(who, names)
    if isinstance(who, bool) or not isinstance(who, int) or not 0 <= who < len(names):
        raise PositionError("seat.unknown", seat=who, last=len(names) - 1)
    return who
