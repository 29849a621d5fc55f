"""A list, a float or nothing where a card or a count belongs: the same words wherever it is."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import sequence_widget as sq
from tests.exact import places
from tests.exact.test_events import MISSHAPEN, in_words, refusal

SIX: Any = np.int64(6)

NUMBERS: Mapping[str, Any] = {
    name: value
    for name, value in MISSHAPEN.items()
    if name not in ("nothing given", "a tuple too long")  # which some calls take for what they are
}
VERY_MANY = 10**9

Takes = Callable[[Any], object]


def game() -> sq.Game:
    return sq.Game("kids", players=["Anna", "Bo"], seed=7)


def cards() -> sq.View:
    return game().seen_by("Anna")


def dice() -> sq.View:
    return sq.Game("dice", players=["Anna", "Bo"], seed=7).seen_by("Anna")


def several_cards_asked(asked: object) -> object:
    return cards().given(holds={"Bo": asked})  # type: ignore[dict-item] # that is what is tried


WAIT = sq.rolls_until("dice", 7)
DRAWS = sq.draws_until("kids", "dragon")

COUNTS: Mapping[str, Takes] = {
    "game.back": lambda n: game().back(n),
    "game.forward": lambda n: game().forward(n),
    "draw_probability(draws=)": lambda n: cards().draw_probability("tiger", draws=n),
    "draw_count(draws=)": lambda n: cards().draw_count("tiger", draws=n),
    "finish_probability(within=)": lambda n: dice().finish_probability("Bo", within=n),
    "rolls_until(times=)": lambda n: sq.rolls_until("dice", 7, times=n),
    "roll_count(rolls=)": lambda n: sq.roll_count("dice", 7, rolls=n),
    "race of so many": lambda n: sq.race("dice", {7: n, 12: 1}),
    "more_than": WAIT.more_than,
    "at_most": WAIT.at_most,
    "head": WAIT.head,
    "given(more_than=)": lambda n: WAIT.given(more_than=n),
    "given(at_most=)": lambda n: WAIT.given(at_most=n),
    "draws_until.more_than": DRAWS.more_than,
    "draws_until.head": DRAWS.head,
    "roll_off": lambda n: sq.roll_off("dice", n),
    "game.go_to": lambda n: game().go_to(n),
}
SUMS: Mapping[str, Takes] = {
    "rolls_until": lambda total: sq.rolls_until("dice", total),
    "rolls_until(any_of=)": lambda total: sq.rolls_until("dice", any_of=total),
    "rolls_until(all_of=)": lambda total: sq.rolls_until("dice", all_of=total),
    "roll_count": lambda total: sq.roll_count("dice", total, rolls=3),
    "race": lambda goals: sq.race("dice", {} if goals is None else goals),
}
CARDS: Mapping[str, Takes] = {
    "draw_probability": lambda card: cards().draw_probability(card),
    "draw_count": lambda card: cards().draw_count(card),
    "hold_probability": lambda card: cards().hold_probability("Bo", card),
    "hold_count": lambda card: cards().hold_count("Bo", card),
    "draws_until": lambda card: sq.draws_until("kids", card),
}
SEVERAL_CARDS: Mapping[str, Takes] = {
    "draws_until(any_of=)": lambda asked: sq.draws_until("kids", any_of=asked),
    "draws_until(all_of=)": lambda asked: sq.draws_until("kids", all_of=asked),
    "given(holds=)": several_cards_asked,
    "given(lacks=)": lambda asked: cards().given(lacks={"Bo": asked}),
}
PLAYERS: Mapping[str, Takes] = {
    "hold_probability": lambda who: cards().hold_probability(who, "fox"),
    "hold_count": lambda who: cards().hold_count(who, "fox"),
    "outs": lambda who: cards().outs(who),
    "finish_probability of cards": lambda who: cards().finish_probability(who),
    "finish_probability of dice": lambda who: dice().finish_probability(who),
    "no_win_last_turn": lambda who: cards().given(no_win_last_turn=who),
}
HANDS: Mapping[str, Takes] = {
    "given(holds=)": lambda hands: cards().given(holds=hands),
    "given(lacks=)": lambda hands: cards().given(lacks=hands),
}
MOVES: Mapping[str, Takes] = {
    "after, of cards": lambda move: cards().after(move),
    "after, of dice": lambda move: dice().after(move),
}
ALL: Mapping[str, tuple[Mapping[str, Takes], Mapping[str, Any]]] = {
    "counts": (COUNTS, NUMBERS),
    "sums": (SUMS, MISSHAPEN),
    "cards": (CARDS, MISSHAPEN),
    "several cards": (SEVERAL_CARDS, NUMBERS),
    "players": (PLAYERS, NUMBERS),
    "hands": (HANDS, {**NUMBERS, "a mapping": {"Boo": "fox"}}),
    "moves": (MOVES, MISSHAPEN),
}


@pytest.mark.parametrize("kind", ALL)
def test_what_cannot_be_meant_is_refused_in_words(kind: str, subtests: pytest.Subtests) -> None:
    places_, tried = ALL[kind]
    for place, take in places_.items():
        for words, value in tried.items():
            with subtests.test(f"{place}: {words}"):
                in_words(refusal(lambda: take(value)))  # noqa: B023 - it is called at once


@pytest.mark.parametrize("place", COUNTS)
def test_a_number_of_any_library_is_a_number(place: str) -> None:
    take = COUNTS[place]
    fits = 1 if place == "game.go_to" else 2
    if place == "game.go_to":
        assert "no ply 1;" in str(refusal(lambda: take(np.int64(fits)))).replace("np.int64(1)", "1")
        fits = 0
    for number in (np.int64(fits), np.int8(fits), np.array(fits)):
        assert take(number) == take(fits)


@pytest.mark.parametrize("place", COUNTS)
def test_a_count_that_is_far_too_large_is_refused_at_once(place: str) -> None:
    if place in ("game.back", "game.forward"):  # which stop where the game does
        assert COUNTS[place](VERY_MANY) is None
    elif place == "draws_until.more_than":
        assert COUNTS[place](VERY_MANY) == 0
    else:
        in_words(refusal(lambda: COUNTS[place](VERY_MANY)))


def test_counts_below_0_are_refused_but_for_tails() -> None:
    for place in ("draw_probability(draws=)", "rolls_until(times=)", "roll_count(rolls=)", "head"):
        in_words(refusal(lambda: COUNTS[place](-1)))  # noqa: B023 - it is called at once
    assert WAIT.more_than(-1) == 1
    assert WAIT.at_most(-1) == 0


def test_a_share_is_a_number_from_0_to_1() -> None:
    count = sq.rolls_until("dice", 7)
    for share in (*MISSHAPEN.values(), -0.1, 1.1, float("inf"), VERY_MANY, -1):
        if isinstance(share, Fraction) and 0 <= share <= 1:
            continue
        in_words(refusal(lambda s=share: count.quantile(s)))  # type: ignore[misc]
    assert count.quantile(np.float64(0.95)) == count.quantile(0.95) == 17
    assert count.quantile(Fraction(95, 100)) == count.quantile(0.95)
    assert isinstance(refusal(lambda: count.quantile(1)), sq.ImpossibleError)
    assert sq.draws_until("kids", "dragon").quantile(1) == 41


def test_a_card_is_named_alike_everywhere() -> None:
    for take in CARDS.values():
        assert take("Tiger") == take("tiger") == take(" TIGER ") == take(np.str_("tiger"))
        told = {str(refusal(lambda t=take: t("tigr"))) for take in CARDS.values()}  # type: ignore[misc]
        assert told == {"there is no card 'tigr'; did you mean 'tiger'?"}
    for take in CARDS.values():
        assert "fox" in str(refusal(lambda t=take: t("ref")))  # type: ignore[misc]
    for take in SEVERAL_CARDS.values():
        assert take(["rev", "Ulv"]) == take({"fox", "wolf"}) == take(("wolf", "fox"))


def test_one_sentence_for_one_mistake() -> None:
    """What is wrong with a card, a player or a sum is told in the same words everywhere."""
    for table, value in ((CARDS, None), (CARDS, ["fox"]), (CARDS, 3.5), (PLAYERS, 1.5)):
        told = {str(refusal(lambda t=take, v=value: t(v))) for take in table.values()}  # type: ignore[misc]
        assert len(told) == 1, told
    sums = {str(refusal(lambda t=take: t(7.5))) for name, take in SUMS.items() if name != "race"}  # type: ignore[misc]
    assert len(sums) == 1, sums
    of_race = str(refusal(lambda: sq.race("dice", {7.5: 1})))  # type: ignore[dict-item]
    assert of_race in sums


def test_what_is_not_even_a_word_is_no_card() -> None:
    for take in (*CARDS.values(), lambda card: sq.position("kids", hands=[[card], []])):
        for value in (None, 3, 1.5, ["fox"], {"fox": 1}, b"fox", ("fox", "wlf")):
            told = str(refusal(lambda t=take, v=value: t(v)))  # type: ignore[misc]
            assert told.startswith(f"{value!r} is not a card: a card is a word"), told
            assert "did you mean" not in told


def test_a_view_without_names_says_what_its_seats_are() -> None:
    told = refusal(lambda: places.START.seen_by(0).hold_probability("Bo", "fox"))
    assert str(told).endswith("nobody is called 'Bo'; the seats are 0 to 1")
    in_words(told)


def test_a_class_of_bots_is_no_bot_yet() -> None:
    for players in ([sq.GreedyBot, "Bo"], {"Anna": sq.GreedyBot, "Bo": None}):
        told = refusal(lambda p=players: sq.simulate("kids", games=1, players=p))  # type: ignore[misc]
        assert str(told).endswith("write GreedyBot() with parentheses")
        in_words(told)


def as_list(total: int) -> Any:
    return [total]


def test_what_is_wrong_with_a_condition_is_told_as_it_is() -> None:
    for ask, told in (
        (lambda: WAIT.probability("3"), "a count is a whole number, 0 or more, not '3'"),  # type: ignore[arg-type] # tried
        (lambda: WAIT.probability(bool), "by numbers, or by more_than and at_most"),  # type: ignore[arg-type] # tried
        (lambda: WAIT.given(bool), "by numbers, or by more_than and at_most"),  # type: ignore[arg-type] # tried
        (WAIT.given, "say what was learnt"),
        (lambda: sq.rolls_until("dice"), "say what is waited for"),
        (lambda: sq.rolls_until("dice", any_of=[]), "name at least one sum"),
        (lambda: sq.roll_sum("dice").map(as_list), "an outcome cannot be [2]"),
    ):
        refused = refusal(ask)
        assert told in str(refused)
        in_words(refused)


def test_the_quantiles_0_and_1_are_the_ends() -> None:
    for count, least in (
        (WAIT, 1), (WAIT.given(more_than=10), 11), (sq.turn("dice"), 0), (DRAWS, 1),
        (sq.rolls_until("dice", 7, times=4), 4), (WAIT.given({5, 9}), 5),
    ):  # fmt: skip
        assert count.quantile(0) == least == min(k for k in range(30) if count.probability(k))
    assert WAIT.given({5, 9}).quantile(1) == 9


def test_a_card_named_twice_asks_for_a_count() -> None:
    for ask, line in (
        (lambda: cards().hold_probability("Bo", "fox", "rev"), "hold_count('Bo', 'fox')"),
        (lambda: cards().draw_probability("fox", "fox", draws=3), "draw_count('fox', draws=3)"),
    ):
        assert line in str(refusal(ask))
    view = cards()
    assert view.hold_count("Bo", "fox").probability(lambda n: n >= 2) == Fraction(1, 247)


def test_counted_cards_are_no_list_of_cards() -> None:
    """A mapping of cards to numbers would lose the numbers."""
    in_words(refusal(lambda: several_cards_asked({"fox": 2})))
    in_words(refusal(lambda: sq.draws_until("kids", any_of={"dragon": 2})))


def test_several_wanted_without_any_or_all_are_refused_with_both_lines() -> None:
    for ask, lines in (
        (lambda: sq.rolls_until("dice", [6, 11]), ("any_of={6, 11}", "all_of={6, 11}")),
        (lambda: sq.rolls_until("dice", 6, 11), ("any_of={6, 11}", "all_of={6, 11}")),
        (
            lambda: sq.rolls_until("mini-dice", any_of="all"),  # type: ignore[arg-type] # tried
            ("any_of={1, 2, 3, 4}", "all_of={1, 2, 3, 4}"),
        ),
        (
            lambda: sq.draws_until("kids", "dragon", "unicorn"),
            ("any_of={'dragon', 'unicorn'}", "all_of={'dragon', 'unicorn'}"),
        ),
        (
            lambda: sq.draws_until("kids", ["drage", "unicorn"]),  # type: ignore[arg-type] # tried
            ("any_of={'dragon', 'unicorn'}", "all_of={'dragon', 'unicorn'}"),
        ),
    ):
        assert all(line in str(refusal(ask)) for line in lines)
    in_words(refusal(lambda: sq.rolls_until("dice", all_of={6, 11}, times=2)))
    in_words(refusal(lambda: sq.rolls_until("dice", 7, any_of={6})))
    in_words(refusal(lambda: sq.draws_until("kids", "fox", any_of=["fox"])))


def test_after_takes_a_move_of_this_seat_now() -> None:
    view = places.START.seen_by(0)
    for move in ("draw tiger", "roll 3+4", "unicorn", "fox a1", "swap whale", "pass"):
        in_words(refusal(lambda m=move: view.after(m)))  # type: ignore[misc]
    in_words(refusal(lambda: places.START.seen_by(1).after("fox d1")))
    in_words(refusal(lambda: places.START.seen_by(None).after("fox d1")))
    legal = view.legal_moves[0]
    assert view.after(legal) == view.after(str(legal)) == view.after(str(legal).upper())


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: sq.draws_until("kids", "dragon", "Drage"), "dragon is named twice"),
        (lambda: sq.draws_until("kids", all_of=["fox", "wolf", "fox"]), "fox is named twice"),
        (lambda: sq.rolls_until("dice", [7, 7]), "7 is named twice"),
        (lambda: sq.rolls_until("dice", all_of=[6, 7, SIX]), "6 is named twice"),
    ],
)
def test_what_is_waited_for_twice_is_another_question(ask: Callable[[], Any], told: str) -> None:
    refused = refusal(ask)
    assert str(refused).startswith(told)
    in_words(refused)


def test_any_of_two_that_are_the_same_is_that_one() -> None:
    once = sq.draws_until("kids", "fox")
    assert sq.draws_until("kids", any_of=["fox", "rev"]) == once
    assert sq.rolls_until("dice", any_of=[7, 7]) == sq.rolls_until("dice", 7)


@pytest.mark.parametrize("move", [3, None, 1.5, ["tiger", "b1"], ("tiger", "b1")])
def test_what_is_no_move_is_not_called_luck(move: object) -> None:
    refused = refusal(lambda: cards().after(move))  # type: ignore[arg-type] # that is what is tried
    assert str(refused).startswith("an event is a move or an outcome of luck, or its text, not")
    in_words(refused)


def test_all_of_several_never_come_where_one_is_not_in_the_deck() -> None:
    rules = sq.edition("kids").but(copies={"fox": 0})
    refused = refusal(lambda: sq.draws_until(rules, all_of={"fox", "wolf"}))
    assert refused.key == "probability.not_in_deck"
    wolf = sq.draws_until(rules, "wolf")
    assert sq.draws_until(rules, any_of={"fox", "wolf"}).mean() == wolf.mean()


@pytest.mark.parametrize(
    ("numbers", "told"),
    [((), "name at least one sum"), ((6, 7), "these dice never show a sum of 7; they show 1 to 6")],
)
def test_every_number_is_waited_for_only_where_the_dice_show_those_on_the_board(
    numbers: tuple[int, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sq.Rules, "numbers", property(lambda _rules: numbers))
    for ask in (lambda: sq.rolls_until("mini-dice", "all"), lambda: sq.race("mini-dice")):
        with pytest.raises(sq.SequenceError) as refused:
            ask()
        assert str(refused.value) == told
