"""Count all lines of play of a given length with the naive oracle, and keep the counts as a table.

`python -m tests.naive.perft` writes `perft.json` beside this file, a list of
`{"edition", "players", "position", "options", "prefix", "depth", "count"}`: play the events of
`prefix` from the start (first seat 0) under the edition with the changed `options`; from there
exactly `count` lines of `depth` events lead on. Moves and luck count alike; a line that ends
earlier because the game is over is not counted.
"""

import json
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

from . import dice, kids
from .situations import DICE, KIDS, RARE, REQUESTS
from .tables import EDITIONS, Options

State = kids.State | dice.State

TABLE = Path(__file__).with_name("perft.json")
MOST_LINES_KEPT = 4_000
DEEPEST = 10
PLAYOUTS = 100  # tried before a situation is given up


def start(options: Options, players: int, first: int = 0) -> State:
    """Start the game that these options are for."""
    if "dice" in options:
        return dice.start(options, players, first)
    return kids.start(options, players, first)


def events(state: State) -> dict[str, Fraction | None]:
    """Every event possible now."""
    return kids.events(state) if isinstance(state, kids.State) else dice.events(state)


def after(state: State, text: str) -> State:
    """Return the state that follows."""
    return kids.after(state, text) if isinstance(state, kids.State) else dice.after(state, text)


def summary(state: State) -> dict[str, object]:
    """Return the facts to compare."""
    return kids.summary(state) if isinstance(state, kids.State) else dice.summary(state)


def perft(state: State, depth: int) -> int:
    """Count the lines of exactly `depth` events."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(events(state))
    return sum(perft(after(state, text), depth - 1) for text in events(state))


def pick(state: State, rng: Random) -> str:
    """Pick an event at random: moves all alike, luck as likely as it is."""
    possible = events(state)
    left = rng.random()
    for text, probability in possible.items():
        left -= 1 / len(possible) if probability is None else float(probability)
        if left < 0:
            return text
    return text


def playout(state: State, seed: int) -> Iterator[tuple[list[str], State]]:
    """Play at random to the end; yield every moment with the events that led there."""
    rng = Random(seed)
    played: list[str] = []
    while True:
        yield played, state
        if not events(state):
            return
        text = pick(state, rng)
        played = [*played, text]
        state = after(state, text)


def can_win(state: State) -> bool:
    """Tell whether a move wins at once."""
    return state.awaiting == "move" and any(
        after(state, text).winner is not None for text in events(state)
    )


def find_prefixes(opening: State, names: list[str]) -> dict[str, list[str]]:
    """Find the first moment of each named kind in random games of seed 1, 2, 3, ..."""
    missing = dict.fromkeys(names)
    found: dict[str, list[str]] = {}
    for seed in range(1, PLAYOUTS + 1):
        for played, state in playout(opening, seed):
            for name in list(missing):
                if is_situation(state, name):
                    found[name] = played
                    del missing[name]
            if not missing:
                return {name: found[name] for name in names}
    return {name: found[name] for name in names if name in found}


def is_situation(state: State, name: str) -> bool:
    """Tell whether this moment is of that kind."""
    if name == "can win":
        return can_win(state)
    if isinstance(state, kids.State):
        return KIDS[name](state, list(kids.events(state)))
    return DICE[name](state, list(dice.events(state)))


def deepest(state: State) -> tuple[int, int]:
    """Return a depth that is still quickly counted, and its count (what `perft` gives)."""
    lines = [state]  # the ends of all lines of `depth` events
    depth = 0
    while True:
        count = sum(len(events(end)) for end in lines)
        if depth + 1 == DEEPEST or count > MOST_LINES_KEPT or count == 0:
            return (depth + 1, count)
        lines = [after(end, text) for end in lines for text in events(end)]
        depth += 1


def row(
    edition: str, players: int, changes: Options, name: str, prefix: list[str]
) -> dict[str, object]:
    """Count from one position."""
    state = start({**EDITIONS[edition], **changes}, players)
    for text in prefix:
        state = after(state, text)
    depth, count = deepest(state)
    return {
        "edition": edition,
        "players": players,
        "position": name,
        "options": changes,
        "depth": depth,
        "count": count,
        "prefix": prefix,
    }


def table(report: Callable[[str], None]) -> Iterator[dict[str, object]]:
    """Every row of the table."""
    for edition, players, changes, names in REQUESTS:
        opening = start({**EDITIONS[edition], **changes}, players)
        prefixes = find_prefixes(opening, names)
        for name in names:
            if name not in prefixes:
                report(f"not met: {edition}, {players} players, {changes}: {name}")
        for name, prefix in prefixes.items():
            yield row(edition, players, changes, name, prefix)
    for edition, players, name, prefix in RARE:
        yield row(edition, players, {}, name, prefix)


def main() -> None:
    """Write the table, one row a line."""
    rows = []
    for made in table(lambda text: print(text, file=sys.stderr)):
        rows.append(json.dumps(made, separators=(",", ":")))
        print(*(made[key] for key in made if key != "prefix"), flush=True)
    TABLE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
