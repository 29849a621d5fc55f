"""What a game is begun with: where it starts, who plays, and how luck comes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sequence_widget.engine.build import start_position
from sequence_widget.engine.players import Player, first_seat, read_players
from sequence_widget.engine.state import Position
from sequence_widget.game.luck import checked_sharing
from sequence_widget.rules import Rules, Seed, read_seed, rules_from
from sequence_widget.text import RulesError

Table = int | Sequence[object] | Mapping[str, object] | None
Ages = Sequence[float] | Mapping[str, float] | Mapping[int, float] | None


@dataclass(frozen=True, slots=True)
class Terms:
    """All that a game is begun with, checked."""

    start: Position
    players: tuple[Player, ...]
    seed: Seed
    luck: str
    same_luck: bool
    sets_up: bool
    """Whether the setup is played before anybody is asked for anything."""


def read_terms(
    rules: str | Rules | Position,
    players: Table,
    *,
    seed: Seed | None = None,
    dealer: int | str | None = None,
    ages: Ages = None,
    luck: str = "auto",
    same_luck: bool = False,
) -> Terms:
    """Take what a game may be begun with, as `Game` says, or refuse what makes no game.

    >>> terms = read_terms("kids", ["Anna", "Bo"], seed=7, dealer="Anna")
    >>> terms.start.turn, terms.sets_up
    (1, True)
    """
    start = rules if isinstance(rules, Position) else None
    rules = start.rules if start else rules_from(rules)  # type: ignore[arg-type] # told apart
    who = read_players(players, rules, start.players if start else 2)
    first = first_seat(tuple(player.name for player in who), dealer, ages)
    if (start or rules.rolls_off) and (dealer is not None or ages is not None):
        raise RulesError("game.no_dealer", field="ages" if dealer is None else "dealer")
    if start is not None and len(who) != start.players:
        raise RulesError("rules.players", field="players", counts=start.players, value=len(who))
    return Terms(
        start or start_position(rules, len(who), first),
        who,
        read_seed(seed),
        checked_luck(luck),
        checked_sharing(same_luck),
        sets_up=start is None,
    )


def checked_luck(mode: object) -> str:
    """Take `auto` or `ask`.

    >>> checked_luck("ask")
    'ask'
    """
    if mode not in ("auto", "ask"):
        raise RulesError("game.luck", field="luck", value=mode)
    return str(mode)
