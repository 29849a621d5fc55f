"""Random positions of small games: the chance of a line against brute force through the oracle."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine.bitboards import bits
from sequence_widget.exact.finish import card_turn, dice_search, dice_task
from tests.engine.both_engines import rules_of
from tests.exact import brute
from tests.exact.situations import Situation, whole_deck

EXAMPLES = settings().max_examples
EXAMPLES //= 1 if EXAMPLES > 1_000 else 2  # as many as tests/conftest.py says in the proof alone

KIDS_CHANGES: list[dict[str, Any]] = [
    {},
    {"hand_size": 2},
    {"hand_size": 2, "dead_cards": "may"},
    {"swaps_per_turn": 0},
    {"swaps_per_turn": 3},
    {"dragons": 4, "swaps_per_turn": 2},
    {"dragons": 3, "hand_size": 2, "unicorns": 0},
    {"chips": 3},
    {"run_length": 4},
    {"copies": 1, "hand_size": 2, "swaps_per_turn": 4},
]
DICE_CHANGES: list[dict[str, Any]] = [
    {},
    {"capture": "anywhere"},
    {"again_on": [1, 6]},
    {"again_on": [1, 2, 5], "again_after": "chip"},
    {"again_on": [1, 4, 5], "again_after": "always"},
    {"again_on": [1, 2], "again_after": "always", "capture": "anywhere"},
    {"again_on": [3, 6], "again_after": "chip", "capture": "anywhere", "chips": 4},
    {"again_on": [2, 5], "again_after": "always", "run_length": 2, "wild_on": []},
    {"protected": [1, 2]},
    {"chips": 3},
    {"wild_on": [], "again_on": [1, 2, 3, 4]},
    {"remove_on": [], "wild_on": [5, 6]},
    {"limit": 8},
    {"again_on": [1, 2, 5], "again_after": "always", "limit": 9},
]


def some_chips(rng: random.Random, cells: list[str], players: int, most: int) -> dict[str, int]:
    chips: dict[str, int] = {}
    for cell in rng.sample(cells, rng.randint(0, len(cells))):
        owner = rng.randrange(players)
        if list(chips.values()).count(owner) < most:
            chips[cell] = owner
    return chips


@st.composite
def card_places(draw: st.DrawFn) -> Situation:
    """A position of a small card game with few cards unseen."""
    changes = draw(st.sampled_from(KIDS_CHANGES))
    rng = random.Random(draw(st.integers(0, 10**9)))
    rules = rules_of("mini-kids", changes)
    cells = [c for c in rules.board.cells if rules.board.word(c) != "free"]
    place = Situation("mini-kids", changes=changes)
    cards = sorted(whole_deck(place.options).elements())
    rng.shuffle(cards)
    size = place.options["hand_size"]
    hands = [[cards.pop() for _ in range(size)] for _ in range(2)]
    # Often so few are left that swaps take the deck round to the discards.
    left = rng.choice([1, 2, 3, rng.randint(1, len(cards))])
    laid = len(cards) - left
    piles = [
        [cards.pop() for _ in range(laid // 2)],
        [cards.pop() for _ in range(laid - laid // 2)],
    ]
    chips = some_chips(rng, cells, 2, place.options["chips"])
    return Situation("mini-kids", chips=chips, hands=hands, discards=piles, changes=changes)


def position(place: Situation, **parts: Any) -> sq.Position:
    """The package's position; those that are over, or won by both, are of no interest."""
    try:
        found = place.position() if not parts else sq.position(**parts)
    except sq.PositionError:
        assume(False)  # noqa: FBT003
        raise
    assume(not found.is_over)
    return found


@settings(max_examples=EXAMPLES)
@given(card_places(), st.sampled_from([0, 1, None]), st.integers(0, 1))
def test_cards(place: Situation, asking: int | None, seat: int) -> None:
    view = position(place).seen_by(asking)
    exact = view.finish_probability(seat)
    assert exact == brute.finish_with_cards(place, asking, seat)


@settings(max_examples=EXAMPLES)
@given(card_places(), st.sampled_from([0, 1, None]), st.integers(0, 1), st.integers(0, 1))
def test_cards_while_somebody_has_still_to_draw(
    place: Situation, asking: int | None, seat: int, owed: int
) -> None:
    assume(place.options["dead_cards"] == "must")
    hands = [list(hand) for hand in place.hands]
    piles = [list(pile) for pile in place.discards]
    piles[owed].append(hands[owed].pop())
    short = Situation(**{**vars(place), "hands": hands, "discards": piles})
    rules = rules_of("mini-kids", place.changes)
    here = position(
        place, rules=rules, chips=dict(place.chips), hands=hands, discards=piles, turn=owed,
        awaiting="draw",
    )  # fmt: skip
    exact = here.seen_by(asking).finish_probability(seat)
    assert exact == brute.finish_in(short, seat, short.deals(asking), owed)


@st.composite
def dice_places(draw: st.DrawFn) -> Situation:
    changes = draw(st.sampled_from(DICE_CHANGES))
    rng = random.Random(draw(st.integers(0, 10**9)))
    place = Situation("mini-dice", changes=changes)
    cells = list(sq.edition("mini-dice").board.cells)
    chips = some_chips(rng, cells, 2, place.options["chips"])
    rolls = rng.randint(3, 7) if "limit" in changes else 0
    return Situation("mini-dice", chips=chips, changes=changes, rolls=rolls)


@settings(max_examples=EXAMPLES)
@given(dice_places(), st.integers(0, 1), st.sampled_from(["roll", "turn", 2, 3]))
def test_dice(place: Situation, seat: int, within: str | int) -> None:
    turns = within if isinstance(within, int) else 1
    if turns > 2:
        assume(len(place.chips) > 4)  # the oracle is slow
    exact = position(place).seen_by(0).finish_probability(seat, within=within)
    assert exact == brute.finish_with_dice(place, seat, turns, one_roll=within == "roll")


MORE: list[dict[str, Any]] = [{}, {"chips": 6}, {"remove_on": []}]
CAPTURES: list[dict[str, Any]] = [
    {"again_on": again_on, "again_after": again_after, "capture": capture, **more}
    for again_on in ([1], [2, 3], [4, 6])
    for again_after in ("chip", "always")
    for capture in ("anywhere", "number")
    for more in MORE
]


@st.composite
def crowded_places(draw: st.DrawFn) -> Situation:
    """A position with few free spaces, where a turn may put chip after chip in others' places."""
    changes = draw(st.sampled_from(CAPTURES))
    rng = random.Random(draw(st.integers(0, 10**9)))
    cells = list(sq.edition("mini-dice").board.cells)
    while True:
        chips = {cell: int(rng.random() < 0.6) for cell in rng.sample(cells, rng.randint(7, 9))}
        place = Situation("mini-dice", chips=chips, changes=changes)
        try:
            if not place.position().is_over:
                return place
        except sq.PositionError:
            continue  # lines of both, or too many chips


@settings(max_examples=EXAMPLES)
@given(crowded_places(), st.sampled_from(["turn", 2, 3]))
def test_dice_on_a_crowded_board(place: Situation, within: str | int) -> None:
    exact = position(place).seen_by(0).finish_probability(0, within=within)
    assert exact == brute.finish_with_dice(place, 0, within if isinstance(within, int) else 1)


OPEN_CHANGES: list[dict[str, Any]] = [
    {},
    {"run_length": 4},
    {"capture": "number"},
    {"protected": []},
    {"remove_on": [10, 4]},
    {"again_on": [2, 7], "again_after": "chip"},
    {"again_on": [2, 10], "again_after": "always", "protected": []},
    {"again_on": [11, 12]},
]


@contextmanager
def nothing_left_out() -> Iterator[None]:
    """Without what is left out as no better or as too late; the board is large."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dice_search, "_not_worse", lambda spaces, _, removes: [*bits(spaces)])  # noqa: ARG005 - as it is called
        patch.setattr(dice_task, "_not_too_late", lambda _, lines, free: lines)  # noqa: ARG005 - as it is called
        yield


@st.composite
def open_places(draw: st.DrawFn) -> sq.View:
    """A large board with a run begun, few or many chips of others around it."""
    rules = sq.edition("dice").but(**draw(st.sampled_from(OPEN_CHANGES)))
    rng = random.Random(draw(st.integers(0, 10**9)))
    row = rng.choice("123456")
    chips = {f"{column}{row}": 0 for column in rng.sample("abcde", 3)}
    others = rng.sample([cell for cell in rules.board.cells if cell not in chips], 33)
    chips |= {cell: rng.choice([0, 1, 2, 2]) for cell in others[: rng.choice([0, 4, 12, 22, 30])]}
    try:
        place = sq.position(rules, players=3, chips=chips)
    except sq.PositionError:
        assume(False)  # noqa: FBT003
        raise
    assume(not place.is_over)
    return place.seen_by(0)


@settings(max_examples=EXAMPLES // 3)  # without what is left out it is slow
@given(open_places(), st.sampled_from([1, 2, 2, 3]))
def test_what_is_left_out_makes_no_difference(view: sq.View, within: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dice_search, "BUDGET", 30_000)
        try:
            quick = view.finish_probability(0, within=within)
        except sq.OutOfReachError:
            assume(False)  # noqa: FBT003
    with nothing_left_out():
        try:
            slow = view.finish_probability(0, within=within)
        except sq.OutOfReachError:
            assume(False)  # noqa: FBT003
    assert quick == slow


AGAINST_THE_ORACLE = [
    test_cards,
    test_cards_while_somebody_has_still_to_draw,
    test_dice,
    test_dice_on_a_crowded_board,
    test_what_is_left_out_makes_no_difference,
]


@pytest.mark.proof
@pytest.mark.parametrize("check", AGAINST_THE_ORACLE, ids=lambda check: check.__name__)
def test_thousands_more_are_as_the_oracle_counts(check: Callable[[], None]) -> None:
    check()
    print(f"{check.__name__}: {EXAMPLES:,} examples, or a third of them")


@pytest.mark.slow
def test_four_in_a_row_are_answered_for_four_turns() -> None:
    four = dict.fromkeys(["a1", "b1", "c1", "d1"], 0)
    view = sq.position("dice", players=3, chips=four, turn=1).seen_by(0)
    assert view.finish_probability(0) == Fraction(580816347545, 2821109907456)
    later = [view.finish_probability(0, within=turns) for turns in (2, 3, 4)]
    assert [f"{float(chance):.3f}" for chance in later] == ["0.370", "0.500", "0.610"]
    others = {"c3": 1, "d4": 2, "e5": 1, "b5": 2}
    crowded = sq.position("dice", players=3, chips=four | others, turn=1).seen_by(0)
    assert 0.6 < crowded.finish_probability(0, within=4) < later[-1]


@pytest.mark.parametrize(
    "budget", [100_000, pytest.param(dice_search.BUDGET, marks=pytest.mark.proof)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_refusal_counts_steps_not_seconds(
    monkeypatch: pytest.MonkeyPatch, players: int, budget: int
) -> None:
    monkeypatch.setattr(dice_search, "BUDGET", budget)
    view = sq.position("dice", players=players).seen_by(0)
    with pytest.raises(sq.OutOfReachError, match="steps that are allowed"):
        view.finish_probability(0, within=40)


def many_swaps(copies: int, swaps: int, hand: int = 3) -> sq.View:
    """Return a view of a seat that holds dead wolves, and can complete a line with a giraffe."""
    rules = sq.edition("kids").but(copies=copies, swaps_per_turn=swaps, hand_size=hand)
    chips = {"b1": 0, "c1": 0} | {c: 1 for c in rules.board.cells if rules.board.word(c) == "wolf"}
    return sq.position(rules, players=2, chips=chips, hands=[["wolf"] * hand] * 2).seen_by(0)


def test_hundreds_of_swaps_are_followed_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    few = many_swaps(30, 40).finish_probability(0)
    card_turn.chance_to_win.cache_clear()
    monkeypatch.setattr(card_turn, "_AT_ONCE", 0)
    assert many_swaps(30, 40).finish_probability(0) == few
    monkeypatch.undo()
    chance = many_swaps(200, 400).finish_probability(0)
    assert Fraction(1, 10) < chance < few < Fraction(1, 5)


def test_more_swaps_than_can_be_followed_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(card_turn, "_MOST_TURNS", 300)
    with pytest.raises(sq.OutOfReachError, match="swaps in one turn can go more than 300 ways"):
        many_swaps(200, 401).finish_probability(0)
