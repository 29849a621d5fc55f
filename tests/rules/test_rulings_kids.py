"""The card game's rulings, number by number as in docs/rules.md: Kids 1 to Kids 3."""

import pytest

import sequence_widget as sq
from tests.rules.table import (
    after,
    cards,
    chips,
    end_turn,
    kids_rules,
    moves,
    open_cells,
    scattered,
    targets,
)

ANIMALS_ONLY = kids_rules(unicorns=0, dragons=0)
TIGERS = "b1 f6"
FULL = scattered(kids_rules())
REST = "panda turtle moose"
WINNING = "b1 c1"
"""With the corner, one chip on d1 short of a line."""


def short_of_a_line(on: tuple[str, ...]) -> tuple[str, ...]:
    """Take d1 off a board of chips and give its neighbours b1 and c1 to seat 0."""
    first, second = (set(group.split()) - {"b1", "c1", "d1"} for group in on)
    return " ".join(sorted({*first, "b1", "c1"})), " ".join(sorted(second))


def test_the_full_board_of_these_tests_is_full_and_undecided() -> None:
    board = sq.position("kids", chips=chips(*FULL))
    assert set(board.chips) == set(open_cells(board.rules))
    assert not board.is_over


# 1. Dead and playable


def test_1_an_animal_with_no_open_space_is_dead() -> None:
    assert moves(cards("kids", "tiger fox lion", REST, on=["b1", "f6"])) == ["swap tiger"]


def test_1_an_animal_with_one_open_space_is_not_dead() -> None:
    assert not targets(cards("kids", "tiger fox lion", REST, on=["b1"]), "swap")


def test_1_a_unicorn_with_no_open_space_is_not_playable() -> None:
    position = cards("kids", "unicorn dragon dragon", REST, on=FULL)
    assert not targets(position, "unicorn")


def test_1_a_unicorn_is_never_dead() -> None:
    """Else it would have to be swapped before the dragon may be played."""
    position = cards("kids", "unicorn dragon dragon", REST, on=FULL)
    assert targets(position, "dragon") == set(FULL[1].split())
    assert not targets(position, "swap")


@pytest.mark.parametrize("on", [[], ["d4 b1"]], ids=["no chips", "only one's own"])
def test_1_a_dragon_with_no_opponents_chip_is_neither_playable_nor_dead(on: list[str]) -> None:
    position = cards("kids", "dragon fox lion", REST, on=on)
    assert moves(position) == ["fox f2", "fox e5", "lion e2", "lion b6"]


def test_1_without_chips_animals_and_unicorns_are_not_playable() -> None:
    """A dragon still is, and the animals are not dead, for their spaces are open."""
    rules = kids_rules(chips=2)
    position = cards(rules, "dragon unicorn lion", REST, on=["a2 g2", "c3"])
    assert moves(position) == ["dragon c3"]
    assert position.supply(0) == 0


def test_1_without_chips_an_animal_is_dead_once_its_spaces_are_covered() -> None:
    rules = kids_rules(chips=2)
    assert moves(cards(rules, "dragon unicorn lion", REST, on=["e2 g2", "b6"])) == ["swap lion"]


# 2. The list the player to move goes down


def test_2_1_a_dead_card_must_be_swapped_first() -> None:
    position = cards("kids", "tiger fox unicorn", REST, on=["b1", "f6"])
    assert kids_rules().dead_cards == "must"
    assert moves(position) == ["swap tiger"]


def test_2_1_each_kind_of_dead_card_is_one_move() -> None:
    pairs = cards("kids", "tiger tiger lion", REST, on=["b1 e2", "f6 b6"])
    assert moves(pairs) == ["swap lion", "swap tiger"]
    assert pairs.apply("swap tiger").hand(0) == ("lion", "tiger")


def test_2_1_a_swapped_card_goes_to_the_own_pile_and_one_is_drawn() -> None:
    position = cards("kids", "tiger fox lion", REST, on=["b1", "f6"], discards=[["wolf"], []])
    swapped = position.apply("swap tiger")
    assert (swapped.turn, swapped.awaiting) == (0, "draw")
    assert swapped.discards(0) == ("wolf", "tiger")
    assert swapped.apply("draw zebra").hand(0) == ("fox", "lion", "zebra")


def test_2_1_after_a_swap_the_list_starts_again() -> None:
    """Drawing another dead card asks for another swap; a good one for a play."""
    position = cards("kids", "tiger fox lion", REST, on=["b1 a2", "f6 d4"])
    again = after(position, "swap tiger", "draw hippo")
    assert moves(again) == ["swap hippo"]
    good = after(again, "swap hippo", "draw wolf")
    assert moves(good) == ["fox f2", "fox e5", "lion e2", "lion b6", "wolf e1", "wolf e4"]
    assert good.turn == 0


def test_2_1_with_may_swaps_and_plays_stand_side_by_side() -> None:
    position = cards(kids_rules(dead_cards="may"), "tiger fox dragon", REST, on=["b1", "f6"])
    assert moves(position) == ["swap tiger", "dragon f6", "fox f2", "fox e5"]
    played = end_turn(position.apply("fox f2"))
    assert (played.turn, played.hand(0)[-1]) == (1, "tiger")


def test_2_1_with_may_and_nothing_playable_only_dead_cards_are_swapped() -> None:
    """The first line holds, so the third is not reached: the unicorn stays."""
    rules = kids_rules(dead_cards="may")
    position = cards(rules, "tiger unicorn", REST, on=FULL)
    assert moves(position) == ["swap tiger"]


@pytest.mark.parametrize("dead_cards", ["must", "may"])
def test_2_2_without_dead_cards_nothing_is_swapped(dead_cards: str) -> None:
    rules = kids_rules(dead_cards=dead_cards)
    position = cards(rules, "dragon fox fox", REST, on=["f2"])
    assert moves(position) == ["fox e5"]


def test_2_2_a_play_and_a_draw_end_the_turn() -> None:
    drawn = after(cards("kids", "tiger fox lion", REST), "tiger b1", "draw wolf")
    assert (drawn.turn, drawn.awaiting, drawn.discards(0)) == (1, "move", ("tiger",))


def test_2_3_with_nothing_to_play_any_card_is_swapped() -> None:
    """There are no chips to place; each kind of card is one move, the unicorn's too."""
    stuck = cards(kids_rules(chips=2), "unicorn unicorn fox", REST, on=["a2 g2"])
    assert moves(stuck) == ["swap fox", "swap unicorn"]
    assert stuck.apply("swap unicorn").discards(0) == ("unicorn",)
    full = cards("kids", "unicorn", REST, on=FULL)
    assert moves(full) == ["swap unicorn"]


def test_2_3_after_such_a_swap_the_list_starts_again() -> None:
    stuck = cards(kids_rules(chips=2), "unicorn unicorn fox", REST, on=["a2 g2", "b1"])
    better = after(stuck, "swap fox", "draw dragon")
    assert moves(better) == ["dragon b1"]
    still = after(stuck, "swap fox", "draw zebra")
    assert moves(still) == ["swap unicorn", "swap zebra"]


def test_2_4_after_the_last_swap_one_passes_and_draws_nothing() -> None:
    stuck = cards(kids_rules(chips=2), "unicorn unicorn fox", "dragon fox lion", on=["a2 g2"])
    for card in ("zebra", "hippo", "whale"):
        stuck = after(stuck, moves(stuck)[0], f"draw {card}")
    assert moves(stuck) == ["pass"]
    passed = stuck.apply("pass")
    assert (passed.turn, passed.awaiting) == (1, "move")
    assert passed.hand(0) == stuck.hand(0)
    assert passed.deck == stuck.deck


def test_2_the_limit_is_a_swap_for_each_card_of_a_hand() -> None:
    """A hand of two allows two swaps; a hand of three allows three."""
    assert kids_rules().swap_limit == 3
    position = cards(kids_rules(hand_size=2), "tiger tiger", "fox lion", on=["b1 a2", "f6 d4"])
    position = after(position, "swap tiger", "draw hippo", "swap tiger", "draw hippo")
    assert moves(position) == ["pass"]


def test_2_with_no_swap_allowed_a_dead_card_is_kept() -> None:
    rules = kids_rules(swaps_per_turn=0)
    assert moves(cards(rules, "tiger fox", REST, on=["b1", "f6"])) == ["fox f2", "fox e5"]
    assert moves(cards(rules, "tiger", REST, on=["b1", "f6"])) == ["pass"]


def test_2_with_one_swap_allowed_the_next_dead_card_is_kept() -> None:
    rules = kids_rules(swaps_per_turn=1)
    position = cards(rules, "tiger fox", REST, on=["b1 a2", "f6 d4"])
    second = after(position, "swap tiger", "draw hippo")
    assert moves(second) == ["fox f2", "fox e5"]


def test_2_the_limit_counts_both_kinds_of_swap() -> None:
    """One dead card and one of any kind make two."""
    rules = kids_rules(chips=2, swaps_per_turn=2)
    position = cards(rules, "lion unicorn", REST, on=["e2 g2", "b6"])
    position = after(position, "swap lion", "draw zebra", "swap zebra", "draw hippo")
    assert moves(position) == ["pass"]


def test_2_swaps_are_counted_anew_every_turn() -> None:
    rules = kids_rules(swaps_per_turn=1)
    hands = ("tiger fox", "tiger lion")
    swapped = after(cards(rules, *hands, on=["b1", "f6"]), "swap tiger", "draw wolf")
    other = end_turn(swapped.apply("fox f2"))
    assert moves(other) == ["swap tiger"]
    passing = cards(kids_rules(swaps_per_turn=1), "hippo", "tiger lion", on=["b1 a2", "f6 d4"])
    passed = after(passing, "swap hippo", "draw hippo", "pass")
    assert moves(passed) == ["swap tiger"]


def test_2_swaps_made_can_be_part_of_a_position() -> None:
    laid = cards("kids", "tiger fox", REST, on=["b1", "f6"], swaps=3)
    assert moves(laid) == ["fox f2", "fox e5"]


def test_2_hidden_cards_never_change_what_is_legal() -> None:
    """Who holds what, and what is left to draw, is nothing to the one who moves."""
    on = ["b1", "f6"]
    for hand in ("tiger fox unicorn", "dragon fox lion", "unicorn unicorn dragon"):
        plain = cards("kids", hand, REST, on=on)
        other = cards("kids", hand, "whale shark camel", on=on)
        assert moves(plain) == moves(other) == [str(m) for m in plain.seen_by(0).legal_moves]


# 3. Draws


def test_3_a_board_filled_without_a_line_is_a_draw_at_once() -> None:
    position = cards(ANIMALS_ONLY, "hippo", REST, on=scattered(ANIMALS_ONLY, without=["a2"]))
    drawn = position.apply("hippo a2")
    assert (drawn.is_over, drawn.winner, drawn.turn, drawn.awaiting) == (True, None, None, None)


def test_3_a_line_on_the_last_space_wins() -> None:
    position = cards(ANIMALS_ONLY, "giraffe", REST, on=short_of_a_line(FULL))
    won = position.apply("giraffe d1")
    assert set(won.chips) == set(open_cells(won.rules))
    assert won.winner == 0


def test_3_a_full_board_is_no_draw_while_there_are_dragons() -> None:
    """Wherever the dragon is: here both are in the deck."""
    assert not cards(kids_rules(unicorns=0), "hippo", REST, on=FULL).is_over
    assert cards(ANIMALS_ONLY, "hippo", REST, on=FULL).is_over


def test_3_unicorns_keep_no_full_board_alive() -> None:
    assert cards(kids_rules(dragons=0), "unicorn", REST, on=FULL).is_over


def test_3_open_spaces_that_no_card_covers_are_no_help() -> None:
    """No tigers are in this deck, and only their spaces are open."""
    on = scattered(kids_rules(), without=TIGERS.split())
    no_tigers = ANIMALS_ONLY.but(copies={"tiger": 0})
    assert cards(no_tigers, "hippo", REST, on=on).is_over
    assert not cards(no_tigers.but(unicorns=1), "hippo", REST, on=on).is_over
    assert not cards(ANIMALS_ONLY, "hippo", REST, on=on).is_over


def test_3_dragons_with_nothing_to_take_and_nothing_else_are_a_draw() -> None:
    only_dragons = kids_rules(copies=0, unicorns=0, dragons=9)
    assert cards(only_dragons, "dragon", "dragon").is_over
    assert not cards(only_dragons, "dragon", "dragon", on=["b1"]).is_over


def test_3_nobody_with_chips_left_is_a_draw() -> None:
    """Then no animal and no unicorn can be played; one player with one chip is enough."""
    rules = kids_rules(chips=2, dragons=0)
    assert cards(rules, "fox", REST, on=["b1 c3", "a2 d5"]).is_over
    assert not cards(rules, "fox", REST, on=["b1 c3", "a2"]).is_over
    last = cards(rules, "fox", REST, on=["b1", "a2 d5"]).apply("fox f2")
    assert (last.is_over, last.winner) == (True, None)


def test_3_at_the_limit_a_game_without_a_winner_is_a_draw() -> None:
    assert kids_rules().limit == 10_000
    before = cards("kids", "tiger giraffe", REST, on=[WINNING.replace("b1", "e1")], played=9_999)
    over = before.apply("tiger b1")
    assert (over.is_over, over.winner) == (True, None)


def test_3_the_last_card_of_the_limit_may_still_win() -> None:
    before = cards("kids", "giraffe", REST, on=[WINNING], played=9_999)
    assert before.apply("giraffe d1").winner == 0


def test_3_the_limit_counts_cards_played_and_not_swaps() -> None:
    rules = kids_rules(limit=2)
    position = cards(rules, "tiger fox", REST, on=["b1", "f6"])
    first = end_turn(after(position, "swap tiger", "draw wolf", "wolf e1"))
    assert not first.is_over
    assert first.apply("panda a3").is_over


def test_3_a_dragon_counts_for_the_limit_too() -> None:
    rules = kids_rules(limit=1)
    assert cards(rules, "dragon fox", REST, on=["", "b1"]).apply("dragon b1").is_over


def test_3_when_nobody_can_move_any_more_it_is_a_draw() -> None:
    """No swaps, and all hands are dead: every seat passes once, and nothing will ever change."""
    rules = kids_rules(swaps_per_turn=0)
    stuck = cards(rules, "tiger", "hippo", on=["b1 d4", "f6 a2"])
    passed = stuck.apply("pass")
    assert not passed.is_over
    assert passed.apply("pass").is_over


def test_3_where_swaps_are_allowed_but_nobody_holds_a_card_one_pass_each_is_a_draw() -> None:
    passed = cards("kids", "", "").apply("pass")
    assert not passed.is_over
    assert passed.apply("pass").is_over


def test_3_passes_are_no_draw_while_cards_can_be_swapped() -> None:
    position = cards("kids", "tiger", "hippo", on=["b1 d4", "f6 a2"], swaps=3)
    passed = position.apply("pass")
    assert moves(passed) == ["swap hippo"]


def test_3_a_draw_by_passes_has_no_swaps_left_over_from_the_turn_before() -> None:
    drawn = cards("kids", "tiger", "hippo", on=["b1 d4", "f6 a2"], swaps=3, idle=9_999).apply(
        "pass"
    )
    assert drawn.is_over
    assert "swaps=" not in drawn.to_text()


def test_3_seats_that_pass_by_turns_with_others_playing_are_no_draw() -> None:
    """Only passes in a row count: each play begins the count anew."""
    rules = kids_rules(swaps_per_turn=0)
    position = cards(rules, "tiger", "fox lion", on=["b1", "f6"])
    position = after(position, "pass", "fox f2", "draw fox", "pass")
    assert not position.is_over
    assert position.turn == 1


def test_3_turns_of_swaps_and_passes_end_at_the_limit_at_last() -> None:
    on = ["b1 d4", "f6 a2"]
    early = cards("kids", "tiger", "hippo", on=on, swaps=3, idle=5)
    late = cards("kids", "tiger", "hippo", on=on, swaps=3, idle=9_999)
    assert not early.apply("pass").is_over
    assert late.apply("pass").is_over
