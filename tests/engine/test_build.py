"""Building positions: what is refused and why, and what is taken as it is."""

from collections import Counter
from typing import Any

import pytest

import sequence_widget as sq
from tests.rules.table import after, cards, chips, dice, dice_rules, kids_rules, moves

HANDS = [["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"]]


def refused(rules: str | sq.Rules = "kids", players: int = 2, /, **parts: object) -> str:
    """Give the sentence a position is refused with."""
    with pytest.raises(sq.PositionError) as error:
        sq.position(rules, players, **parts)  # type: ignore[arg-type] # wrong on purpose
    return str(error.value)


# More than there is


def test_more_of_a_card_than_the_deck_has() -> None:
    hands = [["tiger", "tiger"], ["fox"]]
    assert sq.position("kids", hands=hands).deck["tiger"] == 0
    sentence = refused(hands=hands, discards=[["tiger"], []])
    assert sentence == "the card 'tiger' is named 3 times, and the game has it 2 times"
    assert "the card 'dragon' is named 3 times" in refused(hands=[["dragon"] * 3, []])


def test_how_many_there_are_is_the_rules_to_say() -> None:
    hands = [["tiger"] * 3, ["dragon"] * 3]
    rules = kids_rules(copies={"tiger": 3}, dragons=3)
    assert sq.position(rules, hands=hands).hand(0) == ("tiger",) * 3
    assert "1 cards 'unicorn'" not in refused(kids_rules(unicorns=0), hands=[["unicorn"], []])


def test_a_card_the_game_does_not_have() -> None:
    assert refused(hands=[["tigr"], []]) == "there is no card 'tigr'; did you mean 'tiger'?"
    assert "'free'" in refused(hands=[["free"], []])
    assert "'unicorn'" in refused(kids_rules(unicorns=0), hands=[["unicorn"], []])
    assert "5 is not a card" in refused(hands=[[5], []])
    assert "did you mean 'wolf'" in refused(discards=[["wolff"], []])


def test_a_hand_larger_than_the_hand_size() -> None:
    hand = ["tiger", "fox", "lion", "wolf"]
    assert refused(hands=[["fox"], hand]) == "seat 1 cannot hold 4 cards; a hand has 3"
    assert sq.position(kids_rules(hand_size=4), hands=[["fox"], hand]).awaiting == "move"


def test_more_chips_than_a_side_has() -> None:
    rules = kids_rules(chips=2)
    assert sq.position(rules, chips=chips("", "b1 c3")).supply(1) == 0
    sentence = refused(rules, chips=chips("a2", "b1 c3 d4"))
    assert sentence == "3 chips are named for the side of seat 1, and its supply is 2"


def test_partners_chips_are_counted_together() -> None:
    rules = dice_rules(chips=2)
    assert dice(rules, players=4, on=["b1", "c1", "d2", "e5"]).supply(0) == 0
    assert "and its supply is 2" in refused(rules, 4, chips=chips("b1", "", "d2 e5"))


# Where there is nothing


@pytest.mark.parametrize("corner", ["a1", "g1", "a6", "g6"])
def test_a_chip_on_a_free_space(corner: str) -> None:
    assert refused(chips={corner: 0}) == f"{corner} is a free space; it never holds a chip"


OFF_THE_BOARD: list[object] = ["h1", "a7", "b0", "", "tiger", 5, None]


def test_a_chip_off_the_board(subtests: pytest.Subtests) -> None:
    for cell in OFF_THE_BOARD:
        with subtests.test(repr(cell)):
            sentence = refused(chips={cell: 0})
            assert f"no space {cell!r}" in sentence
            assert "a1 to g6" in sentence


NO_SEATS: list[object] = [2, -1, "0", None, True, 0.0]


def test_no_such_seat(subtests: pytest.Subtests) -> None:
    for seat in NO_SEATS:
        with subtests.test(f"seat {seat!r}"):
            expected = f"there is no seat {seat!r}; the seats are 0 to 1"
            assert refused(chips={"b1": seat}) == expected
            assert refused(turn=seat) == expected
            assert refused("dice", chips={"b1": seat}) == expected
            assert refused("dice", turn=seat) == expected


def test_one_seat_more_with_one_player_more() -> None:
    assert sq.position("kids", 3, chips={"b1": 2}, turn=2).chip("b1") == 2
    assert "0 to 2" in refused("kids", 3, turn=3)


# Lines


def test_lines_of_two_sides_at_once() -> None:
    """Play ends at the first line, so there cannot be a second."""
    sentence = refused(chips=chips("b1 c1 d1", "a2 a3 a4"))
    assert sentence == "both the side of seat 0 and that of seat 1 have a line"
    both = chips("a2 b2 c2 d2 e2", "a5 b5 c5 d5 e5", "f1")
    assert "seat 0" in refused("dice", 3, chips=both)


def test_a_line_of_one_side_is_a_game_that_is_over() -> None:
    for won in (
        sq.position("kids", chips=chips("", "b1 c1 d1")),
        dice(players=3, on=["", "a2 b2 c2 d2 e2"]),
        dice(players=4, on=["", "a2 b2 c2", "", "d2 e2 f2"]),
    ):
        assert (won.winner, won.turn, won.awaiting, won.legal_moves) == (1, None, None, ())
        assert won.is_over


def test_two_lines_of_one_side_are_no_fault() -> None:
    won = sq.position("kids", chips=chips("b1 c1 d1 a2 a3 a4"))
    assert len(won.winning_lines) == 2


# Rolls


NOT_SHOWN: list[object] = [(0, 3), (7, 1), (3,), (1, 2, 3), 7, "34", "3+4", (1.0, 2), (True, 2), ()]


def test_a_roll_the_dice_cannot_show(subtests: pytest.Subtests) -> None:
    for roll in NOT_SHOWN:
        with subtests.test(repr(roll)):
            assert refused("dice", roll=roll) == f"the dice (6, 6) cannot show {roll!r}"


def test_what_the_dice_show_is_the_rules_to_say() -> None:
    assert sq.position("mini-dice", roll=(6,)).roll == (6,)
    assert "cannot show" in refused("mini-dice", roll=(3, 4))
    uneven = dice_rules(dice=(4, 10))
    assert sq.position(uneven, roll=[4, 10]).roll == (4, 10)
    assert "cannot show" in refused(uneven, roll=(10, 4))


# Parts that do not belong together


def test_what_is_awaited() -> None:
    assert refused(awaiting="roll") == "'roll' cannot be awaited here; choose from move, deal, draw"
    assert "choose from move, roll, roll-off" in refused("dice", awaiting="deal")
    assert "a roll can be given only where a move is awaited" in refused("dice", awaiting="move")
    for waits in ("roll", "roll-off"):
        assert "a roll can be given only where a move is awaited" in refused(
            "dice", awaiting=waits, roll=(1, 2)
        )


def test_parts_of_the_other_game() -> None:
    assert "'kids' has no 'roll'" in refused(roll=(3, 4))
    assert "'dice' has no 'hands'" in refused("dice", hands=HANDS)
    assert "did you mean 'hands'" in refused(hand=HANDS)


NO_HANDS: list[object] = ["tiger", 5, [1, 2], [None, ["fox"]], {0: ["fox"]}]


def test_hands_that_are_no_lists(subtests: pytest.Subtests) -> None:
    for groups in NO_HANDS:
        with subtests.test(repr(groups)):
            for part in ("hands", "discards"):
                sentence = refused(**{part: groups})
                assert sentence == f"{part} must be a list of cards for each of the 2 seats"


def test_hands_for_too_few_or_too_many_seats() -> None:
    assert refused("kids", 3, hands=HANDS) == (
        "hands must be given for each of the 3 seats, not for 2"
    )
    assert refused(discards=[[]]) == ("discards must be given for each of the 2 seats, not for 1")


COUNTS = [("kids", "swaps"), ("kids", "played"), ("kids", "idle"), ("dice", "rolls")]
NO_COUNTS: list[object] = [-1, 1.0, "1", True, None]


def test_counts(subtests: pytest.Subtests) -> None:
    for edition, part in COUNTS:
        for value in NO_COUNTS:
            with subtests.test(f"{edition} {part}={value!r}"):
                sentence = refused(edition, **{part: value})
                assert sentence.startswith(f"{part} must be a whole number")


NO_CHIPS: list[object] = [["b1"], "b1", 5]


def test_chips_that_do_not_say_whose(subtests: pytest.Subtests) -> None:
    for given in NO_CHIPS:
        with subtests.test(repr(given)):
            assert refused(chips=given).startswith("chips: ")


def test_a_draw_into_a_full_hand() -> None:
    assert refused(hands=HANDS, awaiting="draw") == "seat 0 has a full hand and cannot draw"
    drawing = cards("kids", "tiger fox", "zebra unicorn panda", awaiting="draw")
    assert after(drawing, "draw wolf").turn == 1


OUT_OF_ORDER: list[tuple[list[list[str]], int]] = [
    ([["fox"], []], 0),
    ([[], ["fox"]], 1),
    ([["fox", "lion"], []], 1),
    (HANDS, 0),
    ([["fox"], [], []], 2),
]


def test_a_deal_out_of_order(subtests: pytest.Subtests) -> None:
    for hands, turn in OUT_OF_ORDER:
        with subtests.test(f"hands={hands}, turn={turn}"):
            sentence = refused("kids", len(hands), hands=hands, awaiting="deal", turn=turn)
            assert f"with seat {turn} next" in sentence


IN_ORDER: list[tuple[list[list[str]], int]] = [
    ([["fox"], []], 1),
    ([[], []], 1),
    ([["fox"], ["lion"]], 0),
    ([[], [], ["fox"]], 0),
]


def test_a_deal_in_order(subtests: pytest.Subtests) -> None:
    for hands, turn in IN_ORDER:
        with subtests.test(f"hands={hands}, turn={turn}"):
            dealing = sq.position("kids", len(hands), hands=hands, awaiting="deal", turn=turn)
            assert (dealing.turn, dealing.awaiting) == (turn, "deal")
            assert len(after(dealing, "deal wolf").hand(turn)) == len(hands[turn]) + 1


NO_STANDINGS: list[object] = [(5, 6), (0,), (0, 1), (0, 13), 5, "00", ([1], 0), (0, 0, 0)]


def test_what_is_no_standing_of_a_roll_off(subtests: pytest.Subtests) -> None:
    for standing in NO_STANDINGS:
        with subtests.test(repr(standing)):
            assert "standing" in refused("dice", awaiting="roll-off", standing=standing)


def test_a_standing_without_a_roll_off() -> None:
    assert "standing" in refused("dice", standing=(0, 0))


def test_a_roll_off_in_the_middle() -> None:
    position = sq.position("dice", 3, awaiting="roll-off", standing=(None, 7, 0))
    assert position.turn == 2
    assert after(position, "roll-off 3+5").turn == 2
    assert after(position, "roll-off 1+1").turn == 1


NO_NUMBERS_OF_PLAYERS: list[Any] = [0, 1, 5, "2", 2.0, True, None, [2]]


def test_how_many_play(subtests: pytest.Subtests) -> None:
    for players in NO_NUMBERS_OF_PLAYERS:
        with subtests.test(f"{players!r} players"):
            for edition in ("kids", "dice"):
                with pytest.raises(sq.RulesError) as error:
                    sq.position(edition, players)
                assert error.value.field == "players"


# What is accepted


def test_cards_not_named_are_in_the_deck() -> None:
    position = sq.position("kids", hands=HANDS, discards=[["wolf"], ["wolf", "dragon"]])
    named = Counter(["wolf", "wolf", "dragon", *HANDS[0], *HANDS[1]])
    assert position.deck + named == Counter(dict(kids_rules().deck))
    assert (position.deck["wolf"], position.deck["dragon"]) == (0, 1)


def test_hands_are_sorted_and_piles_are_not() -> None:
    position = sq.position("kids", hands=HANDS, discards=[["wolf", "camel"], []])
    assert position.hand(0) == ("fox", "lion", "tiger")
    assert position.discards(0) == ("wolf", "camel")


def test_without_hands_the_deal_is_awaited_and_without_a_roll_the_roll() -> None:
    assert sq.position("kids").awaiting == "deal"
    assert sq.position("kids", hands=HANDS).awaiting == "move"
    assert sq.position("dice").awaiting == "roll"
    assert sq.position("dice", roll=(3, 4)).awaiting == "move"


def test_with_teams_a_chip_may_be_named_by_either_partner() -> None:
    one = sq.position("dice", 4, chips={"b1": 0, "c1": 1})
    other = sq.position("dice", 4, chips={"b1": 2, "c1": 3})
    assert one == other
    assert (other.chip("b1"), other.chip("c1"), other.chip("d1")) == (0, 1, None)


def test_hands_need_not_be_full_nor_equal() -> None:
    position = cards("kids", "tiger", "zebra panda")
    assert moves(position) == ["tiger b1", "tiger f6"]


def test_a_seat_with_no_cards_passes() -> None:
    assert moves(cards("kids", "", "zebra")) == ["pass"]


def test_play_need_not_have_led_there() -> None:
    """More chips for one side than for the other, and none played."""
    position = cards("kids", "tiger", "zebra", on=["", "b1 c3 d5 f2 g4"])
    assert position.supply(1) == 16
    assert not position.is_over


def test_any_mapping_and_any_sequences_will_do() -> None:
    lists = sq.position("kids", chips={"b1": 0}, hands=HANDS)
    tuples = sq.position("kids", chips=Counter({"b1": 0}), hands=tuple(map(iter, HANDS)))
    assert lists == tuples


def test_positions_are_values() -> None:
    """Built twice they are equal and one key; a hidden card more or less is another."""
    one, two = (sq.position("kids", chips={"b1": 0}, hands=HANDS) for _ in range(2))
    assert one == two
    assert len({one, two}) == 1
    assert one != sq.position("kids", chips={"b1": 0}, hands=[HANDS[0], ["zebra"]])
    assert one != sq.position("kids", chips={"b1": 1}, hands=HANDS)
    assert one != sq.position("kids", chips={"b1": 0}, hands=HANDS, turn=1)


def test_a_seat_or_a_space_that_is_not_there_is_not_answered_for() -> None:
    position = sq.position("kids", hands=HANDS)
    for ask in (position.hand, position.discards, position.seen_by, position.supply, position.side):
        with pytest.raises(sq.PositionError, match="no seat 2"):
            ask(2)
    with pytest.raises(sq.PositionError, match="no space 'z1'"):
        position.chip("z1")
