"""Who plays in a simulation: names and bots by seat, and whether the playout loop can be them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sequence_widget.engine import Bot, View
from sequence_widget.engine.players import Player, mapped_bot, read_players
from sequence_widget.engine.seats import seat_of
from sequence_widget.rules import Rules, Seed, whole
from sequence_widget.simulation.estimates import AT_RANDOM
from sequence_widget.simulation.jobs import Job
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.loop.policies import GREEDY, RANDOM, SHARP
from sequence_widget.simulation.playouts import playouts_of
from sequence_widget.text import KEPT_IN, Listed, Named, Phrase, say
from sequence_widget.text.errors import RulesError, SimulationError

Players = int | Sequence[object] | Mapping[str, object] | Mapping[int, object] | None

POLICIES = {"random": RANDOM, "sharp": SHARP, "greedy": GREEDY}
"""What a bot may name as its `playout_policy` to be played by the loop itself."""

_PLAYERS = 2
"""As many play if nobody says how many."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who sits where; where there is no bot, every legal move is equally likely."""

    names: tuple[str, ...]
    bots: tuple[Bot | None, ...]

    @property
    def policies(self) -> tuple[str, ...]:
        """The bots by seat, with their settings."""
        return tuple(map(policy_name, self.bots))


def read_lineup(
    players: Players, rules: Rules, known: int | None = None, names: Sequence[str] = ()
) -> Lineup:
    """Read who plays, from a number, a list of names and bots, or a mapping of names to bots.

    `known` is how many play and `names` what they are called, if that is settled. A mapping
    gives bots to names, or to seats; whoever is left out moves at random.
    """
    if isinstance(players, Mapping):
        who = read_players(_seated(players, known, names), rules)
    elif players is None:
        who = read_players([Player(name) for name in names] or known, rules)
    else:
        who = read_players(players, rules)
    if known is not None and len(who) != known:
        raise SimulationError("simulation.players", wanted=known, value=len(who))
    return Lineup(tuple(one.name for one in who), tuple(one.bot for one in who))


def _seated(players: Mapping[Any, object], known: int | None, names: Sequence[str]) -> object:
    """Put the bots of a mapping at their seats, where those have names or are named by number."""
    if not names and not any(whole(who) is not None for who in players):
        return players
    count = len(names) or known or max(_PLAYERS, *(1 + (whole(who) or 0) for who in players))
    seated = list(names) or [
        say("player.default", KEPT_IN, number=seat + 1) for seat in range(count)
    ]
    bots = {seat_of(who, seated): mapped_bot(bot) for who, bot in players.items()}
    if len(bots) < len(players):
        raise RulesError("players.unreadable", field="players", value=players)
    return [Player(name, bots.get(seat)) for seat, name in enumerate(seated)]


def job_for(
    source: Source, seed: Seed, marks: tuple[int, ...], bots: tuple[Bot | None, ...]
) -> tuple[Job, Phrase | None]:
    """Make a job, for the playout loop if it can play it; else say why the engine has to."""
    policies = loop_policies(bots)
    at_random = policies is not None and set(policies) == {RANDOM}
    sides = [source.side(seat) for seat in range(source.players)]
    if policies and any(policies[seat] != policies[side] for seat, side in enumerate(sides)):
        policies = None  # the loop knows sides only, and these partners play differently
    engine = why_engine(source, policies)
    if engine is None:
        return Job(source, seed, marks, policies), None
    return Job(source, seed, marks, None, () if at_random else bots), engine


def loop_policies(bots: tuple[Bot | None, ...]) -> tuple[int, ...] | None:
    """Say by which policies the playout loop can play for these bots, if it can for all."""
    found = []
    for bot in bots:
        name = "random" if bot is None else _policy_of(type(bot))
        if name not in POLICIES:
            return None
        found.append(POLICIES[name])
    return tuple(found)


def _policy_of(kind: type) -> str | None:
    """Say what a kind of bot names as its policy; that of a forebear only if it chooses as that."""
    for each in kind.__mro__:
        if "playout_policy" in vars(each):
            return str(vars(each)["playout_policy"])
        if "choose" in vars(each):
            return None
    return None


def why_engine(source: Source, policies: tuple[int, ...] | None) -> Phrase | None:
    """Say why the engine has to play, if it has to."""
    if policies is None:
        return Phrase("simulation.engine.bots")
    playouts = playouts_of(source.rules)
    if playouts is None or not playouts.fits(source.rules):
        return Phrase("simulation.engine.rules")
    if isinstance(source, View) and source.learnt:
        return Phrase("simulation.engine.learnt")
    return None


def policy_name(bot: Bot | None) -> str:
    """Name who plays, with its settings."""
    if bot is None:
        return AT_RANDOM
    told = repr(bot)
    return told.removesuffix("()") if not told.startswith("<") else type(bot).__name__


def policy_text(policies: Sequence[str]) -> str:
    """Name all who play, in one line."""
    return policies[0] if len(set(policies)) == 1 else ", ".join(policies)


def who_played(names: Iterable[str], policies: Sequence[str]) -> Phrase:
    """Say how everybody played."""
    if set(policies) == {AT_RANDOM}:
        return Phrase("simulation.at_random")
    if len(set(policies)) == 1:
        return Phrase("simulation.all_as", {"bot": policies[0]})
    each = tuple(
        Phrase("simulation.one_as", {"name": Named(name), "bot": policy})
        if name != policy
        else Named(name)
        for name, policy in zip(names, policies, strict=True)
    )
    return Phrase("simulation.played", {"players": Listed(each)})
