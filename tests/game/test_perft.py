"""Counts of all lines of play: the package against the table that the naive oracle made."""

import json
from typing import NamedTuple

import pytest

import sequence_widget as sq
from tests.game.engines import both_started
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


TABLE = [Row(*entry.values()) for entry in json.loads(naive.TABLE.read_text(encoding="utf-8"))]
NUMBERS = range(len(TABLE))
SHORT = [number for number in NUMBERS if TABLE[number].lines <= MOST_LINES_NAIVELY]


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


@pytest.mark.parametrize("number", NUMBERS)
def test_the_package_counts_as_many_lines_as_the_table(number: int) -> None:
    row = TABLE[number]
    position, _ = both_started(row.edition, row.players, row.options)
    for text in row.prefix:
        position = position.apply(text)
    assert perft(position, row.depth) == row.lines, row


@pytest.mark.parametrize("number", SHORT)
def test_the_naive_oracle_still_counts_what_the_table_says(number: int) -> None:
    assert naive_perft(TABLE[number]) == TABLE[number].lines, TABLE[number]


@pytest.mark.proof
@pytest.mark.parametrize("number", sorted({*NUMBERS} - {*SHORT}))
def test_the_naive_oracle_counts_every_long_row_again(number: int) -> None:
    assert naive_perft(TABLE[number]) == TABLE[number].lines, TABLE[number]


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
