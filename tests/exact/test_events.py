"""What could not be an outcome is refused, with a sentence; what could be and is not has 0."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import sequence_widget as sq
from tests.exact import places
from tests.exact.random_views import played


class Nothing:
    """Something that is no outcome of anything, and says so plainly."""

    def __repr__(self) -> str:
        return "<nothing>"


MISSHAPEN: Mapping[str, Any] = {
    "nothing given": None,
    "a truth": True,
    "a half": 1.5,
    "a whole float": 2.0,
    "no number": float("nan"),
    "a complex number": 2j,
    "a word": "tigr",
    "the empty word": "",
    "bytes": b"tiger",
    "a word in a list": ["tigr"],
    "a list in a list": [[2, 3]],
    "a mapping": {"tiger": 1},
    "a tuple of nothing": (),
    "a tuple too long": ("fox",) * 9,
    "a tuple with a list": (["fox"], 2),
    "halves": {1.5, 2.5},
    "half an array": np.array([1.5, 2.5]),
    "no thing": Nothing(),
    "a set of words": {"tigr", "foxx"},
    "a share": Fraction(1, 2),
    "NumPy's half": np.float64(1.5),
}
"""None of these is an outcome of any distribution of ours."""


@dataclass(frozen=True)
class Asked:
    """A distribution, what is wrong with it besides, what could be and is not, and what it has."""

    dist: Callable[[], sq.Dist[Any]]
    wrong: tuple[Any, ...]
    never: tuple[Any, ...]
    """Events that could be, and have no chance here."""

    same: tuple[tuple[Any, Any], ...] = ()
    """Two ways to name an event."""

    hint: str = ""
    """What the refusal of 'tigr' says would be right."""


def _anna() -> sq.View:
    return places.START.seen_by(0)


DISTS: Mapping[str, Asked] = {
    "opening hand": Asked(
        lambda: sq.opening_hand("kids"),
        wrong=(
            "unicorn", 7, ("fox", "lion"), ("fox", "lion", "tigr"), ["fox", "lion", "tiger"],
            ("fox", "lion", 3), ("fox", "lion", None), {("fox", "lion")},
        ),
        never=(("unicorn", "unicorn", "unicorn"), []),
        same=(
            (("tiger", "fox", "lion"), ("fox", "lion", "tiger")),
            (("Rev", "løve", "TIGER"), ("fox", "lion", "tiger")),
            ({("tiger", "fox", "lion"), ("fox", "lion", "tiger")}, ("fox", "lion", "tiger")),
        ),
        hint="lambda hand",
    ),
    "opening hand of beginners": Asked(
        lambda: sq.opening_hand(sq.edition("kids-2025", beginners=2)),
        wrong=(("dragon", "fox"), ("unicorn", "fox"), ("fox",), "fox"),
        never=(),
        same=((("wolf", "fox"), ("rev", "ulv")),),
        hint="lambda hand",
    ),
    "roll": Asked(
        lambda: sq.roll("dice"),
        wrong=(7, (7, 1), (0, 1), (1,), (1, 2, 3), (1, 2.0), (1, None), (True, 2), [3, 4], {7}),
        never=([],),
        same=(((np.int64(3), 4), (3, 4)), ({(3, 4), (np.int8(3), 4)}, (3, 4))),
        hint="(1, 2)",
    ),
    "roll of one die": Asked(
        lambda: sq.roll("mini-dice"),
        wrong=(6, (7,), (0,), (1, 2), {6}),
        never=(),
        same=(((np.int64(6),), (6,)),),
        hint="(1,)",
    ),
    "sum": Asked(
        lambda: sq.roll_sum("dice"),
        wrong=((2, 12), 13, 1, 0, -7, {2, 13}, [12, 14], range(3), "7", "seven"),
        never=(set(),),
        same=(
            (np.int64(7), 7),
            ([2, 12], {2, 12}),
            (range(2, 5), {2, 3, 4}),
            (frozenset({7}), 7),
        ),
        hint="from 2 to 12",
    ),
    "roll-off": Asked(
        lambda: sq.roll_off("dice", 3),
        wrong=(3, 5, -1, "draw", (0, 1), {0, 3}),
        never=(set(),),
        same=((np.int64(2), 2), ("Tie", "tie"), ("likt", "tie")),
        hint="'tie'",
    ),
    "next draw": Asked(
        lambda: _anna().next_draw(),
        wrong=("", 3, ("tiger",), {"tiger", "tigr"}, ("fox", "lion")),
        never=([],),
        same=(("Tiger", "tiger"), ("rev", "fox"), (["ulv", "rev"], {"fox", "wolf"})),
        hint="tiger",
    ),
    "next draw in mid-game": Asked(
        lambda: places.MIDDLE.seen_by(0).next_draw(),
        wrong=(1, "whales and foxes", ("whale",)),
        never=("whale", "hval", {"whale"}),
        same=(("Rev", "fox"),),
        hint="tiger",
    ),
    "next draw of beginners": Asked(
        lambda: places.ONE_CARD.seen_by(0).next_draw(),
        wrong=("dragon", "unicorn", "drage"),
        never=(),
        same=(("Løve", "lion"),),
        hint="tiger",
    ),
    "cards held": Asked(
        lambda: _anna().hold_count(1, "tiger"),
        wrong=("fox", 4, -1, (1, 2), {0, 4}, "1"),
        never=(2, 3, {2, 3}, set()),
        same=((np.int64(1), 1), (range(2), {0, 1})),
        hint="from 0 to 3",
    ),
    "cards drawn": Asked(
        lambda: _anna().draw_count("tiger", draws=2),
        wrong=("fox", 3, -1, (1, 2)),
        never=(2,),
        same=((np.int64(1), 1),),
        hint="from 0 to 2",
    ),
    "rolls counted": Asked(
        lambda: sq.roll_count("dice", 7, rolls=5),
        wrong=("7", 6, -1, (1, 2), range(7)),
        never=([],),
        same=((np.int64(1), 1), (range(6), {0, 1, 2, 3, 4, 5})),
        hint="from 0 to 5",
    ),
    "race": Asked(
        lambda: sq.race("dice", {7: 4, 12: 4}),
        wrong=("7", 13, 1, (7, 12), {7, 13}, 6),
        never=(set(),),
        same=((np.int64(7), 7),),
        hint="7",
    ),
    "race on the whole board": Asked(
        lambda: sq.race("dice"),
        wrong=(10, 11, 13, "all"),
        never=(),
        same=(({np.int64(7), 6}, {6, 7}),),
        hint="2",
    ),
    "head of a count": Asked(
        lambda: sq.rolls_until("dice", 7).head(3),
        wrong=(3, 4, -1, "4+", (1, 2), {1, 3}),
        never=(0, {0}),
        same=((np.int64(1), 1), ("3+ ", "3+")),
        hint="'3+'",
    ),
    "mapped to words": Asked(
        lambda: sq.roll_sum("dice").map(lambda total: "odd" if total % 2 else "even"),
        wrong=(7, "evn", ("odd",), {"odd", "evn"}),
        never=([],),
        hint="even",
    ),
    "mapped to pairs": Asked(
        lambda: sq.roll("dice").map(lambda faces: (max(faces), min(faces))),
        wrong=(7, (1, 6), (7, 7), "odd", np.int64(3)),
        never=([],),
        same=(((np.int64(2), 1), (2, 1)),),
        hint="(1, 1)",
    ),
    "own words": Asked(
        lambda: sq.Dist({"heads": Fraction(1, 2), "tails": Fraction(1, 2)}),
        wrong=("head", "Heads", 0, ("heads",)),
        never=([],),
        hint="heads",
    ),
    "own numbers": Asked(
        lambda: sq.Dist.from_weights({1: 1, 4: 2}),
        wrong=("1", (1, 4)),
        never=(2, 99, {2, 3}),
        same=((np.int64(4), 4),),
        hint="1, 4",
    ),
}  # fmt: skip


def refusal(ask: Callable[[], object]) -> sq.SequenceError:
    """What is refused, having been asked about; no other error, and no answer."""
    try:
        answer = ask()
    except sq.SequenceError as refused:
        return refused
    pytest.fail(f"it was not refused: {answer!r}")


def in_words(refused: sq.SequenceError) -> None:
    """A refusal is a sentence in both languages, and not the same one."""
    english, norwegian = refused.in_language("en"), refused.in_language("nb")
    assert english != norwegian
    for told in (english, norwegian):
        assert len(told) > 10
        assert not any(mark in told for mark in ("{'key", "Phrase", "Listed", "probability."))


@pytest.mark.parametrize("name", DISTS)
def test_what_could_be_no_outcome_is_refused(name: str, subtests: pytest.Subtests) -> None:
    asked = DISTS[name]
    dist = asked.dist()
    for words, event in [*MISSHAPEN.items(), *((repr(each), each) for each in asked.wrong)]:
        with subtests.test(f"{words}: {event!r}"):
            in_words(refusal(lambda e=event: dist.probability(e)))  # type: ignore[misc]
            in_words(refusal(lambda e=event: dist.given(e)))  # type: ignore[misc]
            in_words(refusal(lambda e=event: dist[e]))  # type: ignore[misc]
            assert dist.get(event) is None


@pytest.mark.parametrize("name", DISTS)
def test_the_refusal_names_what_would_be_right(name: str) -> None:
    asked = DISTS[name]
    assert asked.hint in str(refusal(lambda: asked.dist().probability("tigr")))


@pytest.mark.parametrize("name", DISTS)
def test_0_is_for_what_could_be_and_is_not(name: str) -> None:
    asked = DISTS[name]
    dist = asked.dist()
    for event in asked.never:
        assert dist.probability(event) == 0
        assert isinstance(refusal(lambda e=event: dist.given(e)), sq.ImpossibleError)  # type: ignore[misc]
    assert all(dist.probability(outcome) > 0 for outcome in dist)


@pytest.mark.parametrize("name", DISTS)
def test_an_event_has_one_probability_however_it_is_named(name: str) -> None:
    asked = DISTS[name]
    dist = asked.dist()
    for one, other in asked.same:
        assert dist.probability(one) == dist.probability(other) > 0
        assert dist.given(one) == dist.given(other)
    outcome = dist.mode()
    assert dist[outcome] == dist.probability(outcome) == dist.probability({outcome})
    assert dist.probability(lambda each: each == outcome) == dist[outcome]


COUNTS: Mapping[str, Callable[[], sq.CountDist]] = {
    "turn": lambda: sq.turn("dice"),
    "rolls": lambda: sq.rolls_until("dice", 7),
    "rolls for three": lambda: sq.rolls_until("dice", any_of={6, 11}, times=3),
    "rolls for all": lambda: sq.rolls_until("dice", "all"),
    "draws": lambda: sq.draws_until("kids", "dragon"),
    "learnt": lambda: sq.rolls_until("dice", 7).given(more_than=3),
}


@pytest.mark.parametrize("name", COUNTS)
def test_what_is_no_count_is_refused(name: str, subtests: pytest.Subtests) -> None:
    count = COUNTS[name]()
    for words, event in [*MISSHAPEN.items(), ("a function", lambda k: k > 3), ("below 0", -1)]:
        if (
            isinstance(event, tuple) and not event
        ):  # the event of no counts has the probability 0, as every empty one
            continue
        with subtests.test(f"{words}: {event!r}"):
            in_words(refusal(lambda e=event: count.probability(e)))  # type: ignore[misc]
            if event is not None:
                in_words(refusal(lambda e=event: count.given(e)))  # type: ignore[misc]


@pytest.mark.parametrize("name", COUNTS)
def test_counts_of_any_library_are_counts(name: str) -> None:
    count = COUNTS[name]()
    at = count.median()
    numpys: Any = np.int64(at)
    assert count.probability(numpys) == count.probability(at) > 0
    assert count.probability(np.array([at, at + 1])) == count.probability({at, at + 1})
    assert count.more_than(numpys) == count.more_than(at)
    assert count.given(np.array(at)) == count.given(at)
    assert count.quantile(np.float64(0.5)) == at == count.quantile(Fraction(1, 2))


@pytest.mark.parametrize("name", DISTS)
def test_a_function_without_a_return_is_refused(name: str) -> None:
    def forgetful(outcome: object) -> None:
        assert outcome is not None

    dist = DISTS[name].dist()
    in_words(refusal(lambda: dist.probability(forgetful)))
    in_words(refusal(lambda: dist.given(forgetful)))


@pytest.mark.parametrize("name", DISTS)
def test_what_a_distribution_has_is_in_it_however_it_is_named(name: str) -> None:
    asked = DISTS[name]
    dist = asked.dist()
    for one, other in asked.same:
        if not isinstance(one, set | list | frozenset | range):
            assert one in dist
            assert dist[one] == dist[other]
    for event in (*MISSHAPEN.values(), *asked.wrong, *asked.never):
        assert event not in dist


def test_outcomes_of_any_library_have_a_mean() -> None:
    assert sq.roll_sum("dice").map(np.int64).mean() == 7
    with pytest.raises(sq.QuestionError, match="a mean is for numbers"):
        sq.roll_sum("dice").map(lambda total: total > 7).mean()


@pytest.mark.parametrize("event", [8, 13, "7", 7.0, {7, 8}])
def test_what_is_not_in_a_race_is_said_to_be_so(event: object) -> None:
    told = str(refusal(lambda: sq.race("dice", {7: 4, 12: 4}).probability(event)))
    assert told.endswith("is not in this race; what can come first is 7 or 12")


def test_hands_in_any_order_and_in_norwegian_are_the_same_hand() -> None:
    hands = sq.opening_hand("kids-nb")
    for hand in list(hands)[::97]:
        assert hands.probability(hand[::-1]) == hands[hand] == hands[hand[1:] + hand[:1]]
    sq.set_language("nb")
    assert hands.probability(("ulv", "Rev", "fox")) == hands["fox", "fox", "wolf"]


def test_no_answer_of_a_random_place_is_0_for_a_card_that_is_none() -> None:
    for rules in ("kids", "kids-nb", "mini-kids hand_size=2", "kids-2025 unicorns=0 dragons=0"):
        view = played(rules, 2, seed=5, events=40).seen_by(0)
        for dist in (view.next_draw(), view.given(lacks={1: "fox"}).next_draw()):
            for word in ("foxes", "sphinx", "fo x", "rev rev"):
                in_words(refusal(lambda d=dist, w=word: d.probability(w)))  # type: ignore[misc]
