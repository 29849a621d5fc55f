"""The rulings from Kids 4 of docs/rules.md on: the new deck, who begins, the deal."""

from fractions import Fraction

import pytest

import sequence_widget as sq
from tests.rules.table import (
    after,
    cards,
    end_turn,
    kids_rules,
    moves,
)

REST = "panda turtle moose"


WINNING = "b1 c1"


# 4. The dragon spares one's own


def test_4_a_dragon_never_takes_ones_own_chip() -> None:
    for edition in ("kids", "kids-2025", "kids-nb"):
        position = cards(edition, "dragon", REST, on=["b1 c3", "d4"])
        assert moves(position) == ["dragon d4"]
        with pytest.raises(sq.IllegalMoveError):
            position.apply("dragon b1")


# 5. The new deck

MINI_REST = "fox lion lion panda panda tiger wolf wolf zebra zebra unicorn dragon".split()  # noqa: SIM905 - a pile
"""All of the small deck but a tiger and a fox."""


def test_5_the_discards_are_the_deck_after_the_draw_that_empties_it() -> None:
    """The card just played is among them."""
    piles = [MINI_REST[:4], MINI_REST[4:-1]]
    last = cards("mini-kids", "tiger", "fox", discards=piles)
    played = last.apply("tiger b1")
    assert (played.deck, played.discards(0)[-1]) == ({"dragon": 1}, "tiger")
    drawn = played.apply("draw dragon")
    assert drawn.deck.total() == 12
    assert drawn.deck["tiger"] == 2
    assert drawn.discards(0) == drawn.discards(1) == ()


def test_5_hands_are_not_shuffled_in() -> None:
    last = cards("mini-kids", "tiger", "fox", discards=[MINI_REST[:4], MINI_REST[4:-1]])
    drawn = after(last, "tiger b1", "draw dragon")
    assert (drawn.hand(0), drawn.hand(1)) == (("dragon",), ("fox",))
    assert drawn.deck["dragon"] == 0


def test_5_a_swap_that_empties_the_deck_refills_it_too() -> None:
    piles = [MINI_REST[:4], MINI_REST[4:-1]]
    last = cards("mini-kids", "tiger", "fox", on=["b1", "c2"], discards=piles)
    drawn = after(last, "swap tiger", "draw dragon")
    assert (drawn.deck.total(), drawn.discards(0)) == (12, ())
    assert (drawn.turn, drawn.awaiting) == (0, "move")


def test_5_one_card_short_of_empty_nothing_is_shuffled() -> None:
    last = cards("mini-kids", "tiger", "fox", discards=[MINI_REST[:4], MINI_REST[4:-2]])
    drawn = after(last, "tiger b1", "draw dragon")
    assert (drawn.deck, drawn.discards(0)[-1]) == ({"unicorn": 1}, "tiger")


def test_5_a_position_with_nothing_left_to_draw_is_shuffled() -> None:
    laid = cards("mini-kids", "tiger", "fox", discards=[MINI_REST[:4], MINI_REST[4:]])
    assert (laid.deck.total(), laid.discards(1)) == (12, ())


def test_5_every_draw_is_from_what_is_left() -> None:
    position = after(cards("mini-kids", "tiger", "fox", discards=[MINI_REST[:9], []]), "tiger b1")
    assert {str(chance): p for chance, p in position.chance_outcomes()} == {
        "draw dragon": Fraction(1, 3),
        "draw unicorn": Fraction(1, 3),
        "draw zebra": Fraction(1, 3),
    }


# 6. Who begins


def first_turn(**who: object) -> int | None:
    """Say who moves first in a game of Anna, Bo and Cy."""
    return sq.Game("kids", ["Anna", "Bo", "Cy"], seed=1, **who).position.turn  # type: ignore[arg-type] # tried on purpose


def test_6_the_seat_after_the_dealer_begins() -> None:
    assert [first_turn(dealer=seat) for seat in (0, 1, 2)] == [1, 2, 0]
    assert first_turn(dealer="Bo") == 2


def test_6_the_youngest_begins() -> None:
    assert first_turn(ages=[9, 7, 8]) == 1
    assert first_turn(ages={"Cy": 6.5, "Anna": 7, "Bo": 8}) == 2


def test_6_of_the_youngest_the_lower_seat_begins() -> None:
    assert first_turn(ages=[9, 7, 7]) == 1


def test_6_dealer_and_ages_together_are_refused() -> None:
    with pytest.raises(sq.RulesError) as refused:
        first_turn(dealer=0, ages=[7, 8, 9])
    assert refused.value.field == "dealer"


def test_6_otherwise_seat_0_begins() -> None:
    assert first_turn() == 0


AGES_MISSING: list[object] = [[7, 8], [7, 8, 9, 10], [7, 8, "9"], [7, 8, True], {"Anna": 7}]


def test_6_every_player_has_an_age(subtests: pytest.Subtests) -> None:
    for ages in AGES_MISSING:
        with subtests.test(f"ages={ages!r}"):
            with pytest.raises(sq.RulesError) as refused:
                first_turn(ages=ages)
            assert refused.value.field == "ages"


NO_DEALERS: list[object] = [3, -1, "Di", True, 0.0]


def test_6_the_dealer_is_at_the_table(subtests: pytest.Subtests) -> None:
    for dealer in NO_DEALERS:
        with subtests.test(f"dealer={dealer!r}"), pytest.raises(sq.PositionError):
            first_turn(dealer=dealer)


@pytest.mark.parametrize(
    ("who", "field"),
    [({"dealer": 0}, "dealer"), ({"ages": [7, 8]}, "ages")],
    ids=["dealer", "ages"],
)
def test_6_dice_and_positions_know_themselves_who_begins(
    who: dict[str, object], field: str
) -> None:
    for start in ("dice", cards("kids", "tiger", "fox", turn=1)):
        with pytest.raises(sq.RulesError) as refused:
            sq.Game(start, seed=1, **who)  # type: ignore[arg-type] # tried on purpose
        assert refused.value.field == field


# 7. The deal


def test_7_cards_are_dealt_round_the_table_from_the_first_player() -> None:
    position, seats = sq.position("kids", 3, turn=2), []
    while position.awaiting == "deal":
        seats.append(position.turn)
        position = position.apply(position.chance_outcomes()[0][0])
    assert seats == [2, 0, 1] * 3
    assert (position.turn, position.awaiting) == (2, "move")


def test_7_a_game_deals_first_to_who_begins() -> None:
    game = sq.Game("kids", 3, seed=1, dealer=0)
    assert game.start.turn == 1
    assert [event.kind for event in game.setup if isinstance(event, sq.Chance)] == ["deal"] * 9


def test_7_a_dealt_card_leaves_the_deck() -> None:
    position = after(sq.position("kids"), "deal tiger", "deal tiger")
    assert (position.hand(0), position.hand(1), position.deck["tiger"]) == (
        ("tiger",),
        ("tiger",),
        0,
    )
    with pytest.raises(sq.IllegalMoveError):
        position.apply("deal tiger")


# The other lines of the section


def test_each_player_is_a_side(subtests: pytest.Subtests) -> None:
    for players in [2, 3, 4]:
        with subtests.test(f"{players} players"):
            position = sq.Game("kids", players, seed=1).position
            assert [position.side(seat) for seat in range(players)] == list(range(players))


def test_the_game_is_for_two_to_four(subtests: pytest.Subtests) -> None:
    for players in [0, 1, 5]:
        with subtests.test(f"{players} players"):
            with pytest.raises(sq.RulesError) as refused:
                sq.position("kids", players)
            assert refused.value.field == "players"


def test_more_than_four_in_a_row_win_too() -> None:
    won = cards("kids", "whale", REST, on=["c3 d3 f3 g3"]).apply("whale e3")
    assert won.winner == 0
    assert won.winning_lines == (("c3", "d3", "e3", "f3"), ("d3", "e3", "f3", "g3"))


def test_the_winning_turn_draws_no_card() -> None:
    won = cards("kids", "giraffe fox lion", REST, on=[WINNING]).apply("giraffe d1")
    assert (won.awaiting, won.hand(0)) == (None, ("fox", "lion"))
    assert won.chance_outcomes() == ()


def test_a_unicorn_may_win() -> None:
    assert cards("kids", "unicorn", REST, on=[WINNING]).apply("unicorn d1").winner == 0


def test_a_dragon_breaks_a_threat() -> None:
    broken = cards("kids", "dragon", "giraffe", on=["", WINNING]).apply("dragon b1")
    assert end_turn(broken).apply("giraffe d1").winner is None


@pytest.mark.parametrize("edition", ["kids", "kids-2025", "kids-nb"])
def test_the_editions_differ_in_who_begins_alone(edition: str) -> None:
    rules, usual = kids_rules(edition), kids_rules("kids")
    assert rules.begins == ("youngest" if edition == "kids-2025" else "dealer-left")
    assert (rules.board, rules.deck, rules.chips) == (usual.board, usual.deck, usual.chips)
    assert (rules.hand_size, rules.run_length, rules.dead_cards) == (3, 4, "must")


# The small game


def test_mini_kids_is_as_described() -> None:
    rules = kids_rules("mini-kids")
    assert (rules.hand_size, rules.run_length, rules.chips) == (1, 3, 8)
    assert rules.player_counts == (2,)
    animals = ("fox", "lion", "panda", "tiger", "wolf", "zebra")
    assert dict(rules.deck) == {"unicorn": 1, "dragon": 1} | dict.fromkeys(animals, 2)


def test_mini_kids_is_for_two(subtests: pytest.Subtests) -> None:
    for players in [3, 4]:
        with subtests.test(f"{players} players"), pytest.raises(sq.RulesError):
            sq.position("mini-kids", players)


def test_mini_kids_is_won_by_three_in_a_row() -> None:
    assert cards("mini-kids", "tiger", "fox", on=["c1"]).apply("tiger b1").winner == 0
    assert cards("mini-kids", "wolf", "fox", on=["c2 d2"]).apply("wolf c4").winner is None
    assert cards("mini-kids", "panda", "fox", on=["c2 d2"]).apply("panda b2").winner == 0


def test_mini_kids_allows_one_swap() -> None:
    position = cards("mini-kids", "tiger", "fox", on=["b1", "c2"])
    again = after(position, "swap tiger", "draw tiger")
    assert moves(again) == ["pass"]
