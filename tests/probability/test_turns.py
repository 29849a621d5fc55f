"""Random positions of small games: the chance of a line against brute force through the oracle."""

import random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from tests.engine.both_engines import rules_of
from tests.probability import brute
from tests.probability.situations import Situation, whole_deck

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


@settings(max_examples=150)
@given(card_places(), st.sampled_from([0, 1, None]), st.integers(0, 1))
def test_cards(place: Situation, asking: int | None, seat: int) -> None:
    view = position(place).seen_by(asking)
    exact = view.finish_probability(seat)
    assert exact == brute.finish_with_cards(place, asking, seat)


@settings(max_examples=100)
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


@settings(max_examples=100)
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


@settings(max_examples=200)
@given(crowded_places(), st.sampled_from(["turn", 2, 3]))
def test_dice_on_a_crowded_board(place: Situation, within: str | int) -> None:
    exact = position(place).seen_by(0).finish_probability(0, within=within)
    assert exact == brute.finish_with_dice(place, 0, within if isinstance(within, int) else 1)
