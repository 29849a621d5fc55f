"""The chance to fill a space, beside every deal and every way to play a turn gone through."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import Position

SPACES = sq.edition("mini-kids").board.cells


def best(position: Position, seat: int, cell: str) -> Fraction:
    """Play a turn so that a chip comes to stand there, if it can."""
    if position.turn != seat or position.is_over:
        return Fraction(0)
    if position.awaiting == "draw":
        chances = position.chance_outcomes()
        return sum((p * best(position.apply(card), seat, cell) for card, p in chances), Fraction(0))
    moves = position.legal_moves
    if any(move.cell == cell and move.card != "dragon" for move in moves):
        return Fraction(1)
    swaps = [move for move in moves if move.action == "swap"]
    return max((best(position.apply(move), seat, cell) for move in swaps), default=Fraction(0))


def by_enumeration(chips: dict[str, int], seen: str | None) -> dict[str, Fraction]:
    """Average over the cards that seat 0 and seat 1 may hold; seat 1's may be `seen`."""
    cards = sq.Game("mini-kids", players=2, luck="ask").position.seen_by(None).unseen
    totals, possible = dict.fromkeys(SPACES, Fraction(0)), 0
    for other in cards if seen is None else [seen]:
        left = cards - Counter([other])
        for own, many in left.items():
            weight = many * (cards[other] if seen is None else 1)
            possible += weight
            start = sq.position("mini-kids", chips=chips, hands=[[own], [other]], turn=0)
            for cell in SPACES:
                if cell not in chips:
                    totals[cell] += weight * best(start, 0, cell)
    return {cell: total / possible for cell, total in totals.items() if total}


BOARDS: list[dict[str, int]] = [{}, {"b1": 1, "c2": 0, "c3": 1, "a2": 0}]


@pytest.mark.parametrize("seen", [None, "fox", "dragon"])
@pytest.mark.parametrize("chips", BOARDS, ids=["open", "with dead cards"])
def test_cards_as_a_turn_played_out_for_every_deal(chips: dict[str, int], seen: str | None) -> None:
    hands = [["lion"], [seen or "fox"]]
    position = sq.position("mini-kids", chips=chips, hands=hands, turn=0)
    view = position.seen_by(1 if seen else None)
    assert dict(view.fill_probabilities()) == by_enumeration(chips, seen)


@pytest.mark.parametrize(
    ("edition", "chips"),
    [("mini-dice", {"a1": 0, "b1": 1}), ("dice", {"b2": 1, "c3": 0, "b1": 1}), ("dice", {})],
)
def test_dice_without_extra_rolls_as_every_roll_and_move(
    edition: str, chips: dict[str, int]
) -> None:
    rules = sq.edition(edition).but(again_on=[])
    start = sq.position(rules, players=2, chips=chips)
    found: Counter[str] = Counter()
    rolls = start.chance_outcomes()
    for roll, _ in rolls:
        moves = start.apply(roll).legal_moves
        found.update(move.cell for move in moves if move.cell and move.action != "remove")
    expected = {cell: Fraction(count, len(rolls)) for cell, count in found.items()}
    assert dict(start.seen_by(None).fill_probabilities()) == expected


def test_a_roll_that_lies_there_says_what_can_be_filled() -> None:
    position = sq.position("dice", players=2, roll=(3, 4))
    cells = {str(move.cell) for move in position.legal_moves}
    assert dict(position.seen_by(0).fill_probabilities()) == dict.fromkeys(cells, Fraction(1))


def test_a_turn_goes_on_after_a_roll_that_earns_another() -> None:
    rules = sq.edition("mini-dice").but(again_on={1}, wild_on=[])  # 1 is on two spaces
    before = sq.position(rules).seen_by(0).fill_probabilities()
    # A 2, with a 1 on each space before it or none; after two of those a third ends the turn.
    assert before["b1"] == Fraction(1, 6) + Fraction(1, 36) + Fraction(1, 216)
    lies_there = sq.position(rules, roll=(1,)).seen_by(0).fill_probabilities()
    assert lies_there["a1"] == 1
    assert lies_there["b1"] == Fraction(1, 6) + Fraction(1, 36)


def test_a_turn_of_too_many_boards_is_refused_in_words() -> None:
    rules = sq.edition("dice").but(again_on=range(2, 13), again_after="always")
    with pytest.raises(sq.OutOfReachError, match="so many extra rolls in one turn can lead to"):
        sq.position(rules).seen_by(0).fill_probabilities()
    wide = " / ".join(["1 " * 20 + "2"] * 20)
    rules = rules.but(board=wide, dice=(2,), run_length=20, chips=400, protected=[], wild_on=[],
                      remove_on=[])  # fmt: skip
    with pytest.raises(sq.OutOfReachError):
        sq.position(rules).seen_by(0).fill_probabilities()


def test_nobody_fills_anything_without_chips_or_before_it_is_known_who_begins() -> None:
    rules = sq.edition("kids").but(chips=1)
    spent = sq.position(rules, chips={"b1": 0}, hands=[["fox"], ["wolf"]])
    assert spent.seen_by(0).fill_probabilities() == {}
    beginning = sq.position("dice", players=2, awaiting="roll-off").seen_by(None)
    assert beginning.next_to_move is None
    assert beginning.fill_probabilities() == {}


def test_the_chances_of_a_deal_are_those_of_full_hands() -> None:
    options: dict[str, Any] = {"players": 2, "seed": 1, "luck": "ask"}
    game = sq.Game("mini-kids", **options)
    before = game.seen_by(None).fill_probabilities()
    while game.position.awaiting == "deal":
        game.luck()
    assert before == game.seen_by(None).fill_probabilities()
