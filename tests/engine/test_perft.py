"""Counts of all lines of play: the package against the table that the naive oracle made."""

import json
import math
from typing import NamedTuple

import pytest

import sequence_widget as sq
from tests.engine.both_engines import both_started
from tests.naive import perft as naive
from tests.naive.tables import PLAYERS

SHORT, MEDIUM = 5_000, 20_000
"""The most lines of a row that both count in a quick run, and that the package counts in any.

The proof counts the longer rows too, and all but the short ones with the oracle.
"""


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


def rows(least: int, most: float = math.inf) -> dict[str, list[Row]]:
    """Give the rows with more lines than the least and no more than the most, by rules."""
    return by_rules([row for row in TABLE if least < row.lines <= most])


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


def count_again(rows: list[Row], subtests: pytest.Subtests) -> None:
    for row in rows:
        with subtests.test(row.name):
            position, _ = both_started(row.edition, row.players, row.options)
            for text in row.prefix:
                position = position.apply(text)
            assert perft(position, row.depth) == row.lines, row


@pytest.mark.parametrize("rules", rows(0, SHORT))
def test_the_package_counts_as_many_lines_as_the_table(
    rules: str, subtests: pytest.Subtests
) -> None:
    count_again(rows(0, SHORT)[rules], subtests)


@pytest.mark.slow
@pytest.mark.parametrize("rules", rows(SHORT, MEDIUM))
def test_the_package_counts_as_many_lines_in_longer_rows(
    rules: str, subtests: pytest.Subtests
) -> None:
    count_again(rows(SHORT, MEDIUM)[rules], subtests)


@pytest.mark.proof
@pytest.mark.parametrize("rules", rows(MEDIUM))
def test_the_package_counts_as_many_lines_in_the_longest_rows(
    rules: str, subtests: pytest.Subtests
) -> None:
    count_again(rows(MEDIUM)[rules], subtests)


@pytest.mark.slow
@pytest.mark.parametrize("rules", rows(0, SHORT))
def test_the_naive_oracle_still_counts_what_the_table_says(
    rules: str, subtests: pytest.Subtests
) -> None:
    for row in rows(0, SHORT)[rules]:
        with subtests.test(row.name):
            assert naive_perft(row) == row.lines, row


@pytest.mark.proof
@pytest.mark.parametrize("rules", rows(SHORT))
def test_the_naive_oracle_counts_every_long_row_again(
    rules: str, subtests: pytest.Subtests
) -> None:
    for row in rows(SHORT)[rules]:
        with subtests.test(row.name):
            assert naive_perft(row) == row.lines, row


def test_the_table_has_every_edition_with_every_number_of_players() -> None:
    named = {(edition, players) for edition, counts in PLAYERS.items() for players in counts}
    counted = [row for row in TABLE if row.lines <= MEDIUM]
    assert {(row.edition, row.players) for row in counted} == named
    assert {row.edition for row in TABLE if row.options} == {
        "kids",
        "dice",
        "mini-kids",
        "mini-dice",
    }
    assert sum(row.lines for row in TABLE) > 5_000_000
