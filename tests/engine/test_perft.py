"""Counts of all lines of play: the package against the table that the naive oracle made."""

import json
from typing import NamedTuple

import pytest

import sequence_widget as sq
from tests.engine.both_engines import both_started
from tests.naive import perft as naive
from tests.naive.tables import PLAYERS

MOST_LINES_NAIVELY = 5_000  # the proof recounts the longer rows with the oracle too


class Row(NamedTuple):
    edition: str
    players: int
    position: str
    options: dict[str, object]
    depth: int
    lines: int
    prefix: list[str]

    @property
    def name(self) -> str:
        return f"{self.players} players, {self.position}, {self.options or 'unchanged'}"


TABLE = [Row(*entry.values()) for entry in json.loads(naive.TABLE.read_text(encoding="utf-8"))]


def by_rules(rows: list[Row]) -> dict[str, list[Row]]:
    """Sort the rows by edition, those of changed rules apart."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        name = f"{row.edition} changed" if row.options else row.edition
        found.setdefault(name, []).append(row)
    return found


ALL = by_rules(TABLE)
SHORT = by_rules([row for row in TABLE if row.lines <= MOST_LINES_NAIVELY])
LONG = by_rules([row for row in TABLE if row.lines > MOST_LINES_NAIVELY])


def perft(position: sq.Position, depth: int) -> int:
    """Count the lines of exactly `depth` events."""
    events = position.legal_moves or [chance for chance, _ in position.chance_outcomes()]
    if depth == 1:
        return len(events)
    return sum(perft(position.apply(event), depth - 1) for event in events)


def naive_perft(row: Row) -> int:
    _, state = both_started(row.edition, row.players, row.options)
    for text in row.prefix:
        state = naive.after(state, text)
    return naive.perft(state, row.depth)


@pytest.mark.parametrize("rules", ALL)
def test_the_package_counts_as_many_lines_as_the_table(
    rules: str, subtests: pytest.Subtests
) -> None:
    for row in ALL[rules]:
        with subtests.test(row.name):
            position, _ = both_started(row.edition, row.players, row.options)
            for text in row.prefix:
                position = position.apply(text)
            assert perft(position, row.depth) == row.lines, row


@pytest.mark.parametrize("rules", SHORT)
def test_the_naive_oracle_still_counts_what_the_table_says(
    rules: str, subtests: pytest.Subtests
) -> None:
    for row in SHORT[rules]:
        with subtests.test(row.name):
            assert naive_perft(row) == row.lines, row


@pytest.mark.proof
@pytest.mark.parametrize("rules", LONG)
def test_the_naive_oracle_counts_every_long_row_again(
    rules: str, subtests: pytest.Subtests
) -> None:
    for row in LONG[rules]:
        with subtests.test(row.name):
            assert naive_perft(row) == row.lines, row


def test_the_table_has_every_edition_with_every_number_of_players() -> None:
    named = {(edition, players) for edition, counts in PLAYERS.items() for players in counts}
    assert {(row.edition, row.players) for row in TABLE} == named
    assert {row.edition for row in TABLE if row.options} == {
        "kids",
        "dice",
        "mini-kids",
        "mini-dice",
    }
    assert sum(row.lines for row in TABLE) > 5_000_000
