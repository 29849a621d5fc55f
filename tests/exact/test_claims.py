"""Claims as values: how they are written and told, what is refused, and the laws they obey."""

import copy
import pickle
import random
from collections.abc import Callable
from fractions import Fraction

import pytest

import sequence_widget as sq
from sequence_widget.text import LANGUAGES
from tests.exact import claims_oracle as oracle
from tests.exact.claims_oracle import made

GAME = sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=7)
ANNA = GAME.seen_by("Anna")
HANDS_JOINED = sq.holds("Bo", "dragon") | sq.holds("Cy", "dragon")

WRITTEN = [
    "sq.holds('Bo', 'dragon')",
    "sq.holds(1, 'fox', 'lion', at_least=2)",
    "sq.holds(1, 'fox', exactly=0)",
    "sq.could_not_win('Bo')",
    "sq.draws('tiger')",
    "sq.draws('tiger', 'fox', nth=2)",
    "sq.draws('tiger', among=3, exactly=1)",
    "sq.dealt('unicorn', at_least=2)",
    "sq.rolls(7)",
    "sq.rolls({2, 12}, among=4)",
    "sq.shows(6, nth=3)",
    "sq.doubles()",
    "sq.doubles(among=3, exactly=2)",
    "sq.finishes('Bo')",
    "sq.finishes(0, within=3)",
    "~sq.draws('tiger')",
    "sq.holds(1, 'fox') & sq.holds(2, 'fox') & ~(sq.draws('fox') | sq.draws('lion'))",
    "sq.holds(1, 'fox') & sq.draws('fox') | sq.draws('lion', nth=2)",
    "(sq.holds(1, 'fox') | sq.draws('fox')) & sq.draws('lion', nth=2)",
    "~(sq.holds(1, 'fox') & ~sq.draws('fox'))",
]


@pytest.mark.parametrize("line", WRITTEN)
def test_a_claim_is_the_line_that_makes_it(line: str) -> None:
    claim = eval(line, {"sq": sq})  # noqa: S307 - our own line
    assert repr(claim) == line
    again = eval(repr(claim), {"sq": sq})  # noqa: S307 - as above
    assert again == claim
    assert hash(again) == hash(claim)
    assert pickle.loads(pickle.dumps(claim)) == claim  # noqa: S301 - as above
    assert copy.deepcopy(claim) == claim
    assert ~~claim == claim
    assert claim != ~claim


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", WRITTEN)
def test_a_claim_is_told_in_every_language(line: str, language: str) -> None:
    claim = eval(line, {"sq": sq})  # noqa: S307 - our own line
    told = []
    sq.set_language(language)
    for each in (claim, ~claim):
        told.append(str(each))
        assert told[-1].lstrip("(")[0].isupper()
        assert not any(word in told[-1] for word in ("{", "Phrase", "claim."))
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("claim", "english", "norwegian"),
    [
        (sq.holds("Bo", "dragon"), "Bo holds at least one dragon", "Bo har minst én drage"),
        (
            ~sq.holds("Bo", "fox", at_least=2),
            "Bo holds at most 1 fox",
            "Bo har høyst 1 rev",
        ),
        (
            ~(sq.rolls(7) | sq.doubles()),
            (
                "It is false that the sum is 7 in the next roll or all dice show the same in the"
                " next roll"
            ),
            (
                "Det er usant at summen er 7 i neste kast eller alle terningene viser det"
                " samme i neste kast"
            ),
        ),
        (
            sq.draws("fox", "lion", among=3) & (sq.holds(1, "fox") | sq.holds(2, "fox")),
            (
                "At least one of the next 3 cards drawn is fox or lion and (seat 1 holds at"
                " least one fox or seat 2 holds at least one fox)"
            ),
            (
                "Minst ett av de 3 neste kortene som trekkes, er rev eller løve og (plass 1 har"
                " minst én rev eller plass 2 har minst én rev)"
            ),
        ),
    ],
)
def test_the_sentence(claim: sq.Claim, english: str, norwegian: str) -> None:
    assert str(claim) == english
    sq.set_language("nb")
    assert str(claim) == norwegian


def test_words_of_any_language_are_understood_and_kept() -> None:
    claim = sq.holds("Bo", "enhjørning")
    assert repr(claim) == "sq.holds('Bo', 'enhjørning')"
    assert ANNA.probability(claim) == ANNA.hold_probability("Bo", "unicorn")


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "and": (lambda: sq.holds(1, "fox") and sq.draws("fox"), "join claims with &"),
    "not": (lambda: not sq.holds(1, "fox"), "~ for not"),
    "no claim": (lambda: sq.holds(1, "fox") & True, "True is not a claim"),
    "no claim before": (lambda: 1 | sq.holds(1, "fox"), "1 is not a claim"),
    "asked of no claim": (lambda: ANNA.probability("fox"), "'fox' is not a claim"),  # type: ignore[arg-type] # it is refused
    "kind twice": (lambda: sq.holds(1, "fox", "fox"), "at_least="),
    "kind twice in two languages": (
        lambda: ANNA.probability(sq.draws("fox", "rev")),
        "fox is named twice",
    ),
    "no kind": (lambda: sq.holds(1), "name at least one card"),
    "no word": (lambda: sq.draws(7), "not by 7"),  # type: ignore[arg-type] # it is refused
    "unknown kind": (lambda: ANNA.probability(sq.draws("tigr")), "did you mean 'tiger'"),
    "unknown name": (lambda: ANNA.probability(sq.holds("Boo", "fox")), "did you mean 'Bo'"),
    "two counts": (lambda: sq.holds(1, "fox", at_least=1, exactly=1), "only one of these"),
    "below 0": (lambda: sq.holds(1, "fox", at_least=-1), "0 or more"),
    "count of one": (lambda: sq.draws("fox", at_least=2), "among="),
    "nth and among": (lambda: sq.draws("fox", nth=2, among=3), "not both"),
    "no draw": (lambda: sq.draws("fox", nth=0), "nth must be a whole number, 1 or more"),
    "too many draws": (lambda: ANNA.probability(sq.draws("fox", nth=40)), "from 0 to 33"),
    "rolls of an edition": (lambda: sq.rolls("dice"), "did you mean sq.roll?"),  # type: ignore[arg-type] # it is refused
    "rolls of rules": (lambda: sq.rolls(sq.edition("dice")), "did you mean sq.roll?"),  # type: ignore[arg-type] # as above
    "no sum": (lambda: sq.rolls(7.5), "a sum is a whole number"),  # type: ignore[arg-type] # as above
    "never rolled": (lambda: sq.probability("dice", sq.rolls(13)), "never show a sum of 13"),
    "never shown": (lambda: sq.probability("dice", sq.shows(7)), "the faces are 1 to 6"),
    "one die": (lambda: sq.probability("mini-dice", sq.doubles()), "one die"),
    "cards of dice": (lambda: sq.probability("dice", sq.draws("fox")), "played with dice"),
    "dice of cards": (lambda: ANNA.probability(sq.rolls(7)), "played with cards"),
    "a hand of rules": (lambda: sq.probability("kids", sq.holds(1, "fox")), "asked of a view"),
    "a deal of a view": (lambda: ANNA.probability(sq.dealt("fox")), "asked of rules alone"),
    "luck learnt": (lambda: ANNA.given(sq.draws("fox")), "view.probability(…, given=…)"),
    "a line learnt": (lambda: ANNA.given(sq.finishes(1)), "still to come"),
    "a line and a draw": (
        lambda: ANNA.probability(sq.finishes(1) & sq.draws("fox")),
        "joins with claims about hands",
    ),
    "two lines": (
        lambda: ANNA.probability(sq.finishes(1) | sq.finishes(2)),
        "joins with claims about hands",
    ),
    "a line and a roll": (
        lambda: sq.position("dice").seen_by(0).probability(sq.finishes(0) | sq.rolls(7)),
        "joins with claims about hands",
    ),
    "a line in a roll, with cards": (
        lambda: ANNA.probability(sq.finishes(1, within="roll")),
        "has no rolls",
    ),
    "a line in no turn": (lambda: sq.finishes(1, within=0), "within is 'turn'"),
    "a position": (lambda: sq.probability(GAME.position, sq.draws("fox")), "game.seen_by"),
    "no game": (
        lambda: sq.position("kids").seen_by(0).probability(sq.could_not_win(1)),
        "game.seen_by",
    ),
    "nothing learnt": (ANNA.given, "say what was learnt"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_says_what_would_be_right(what: str) -> None:
    ask, words = REFUSED[what]
    with pytest.raises(sq.SequenceError) as refused:
        ask()
    assert words in str(refused.value)
    assert len(refused.value.in_language("nb")) > 10


def test_what_cannot_be_is_no_condition() -> None:
    no_such = sq.holds("Bo", "dragon", at_least=2) & sq.holds("Cy", "dragon")
    for learn in (lambda: ANNA.given(no_such), lambda: ANNA.probability(HANDS_JOINED, no_such)):
        with pytest.raises(sq.ImpossibleError):
            learn()


def test_more_ways_than_can_be_gone_through_are_refused() -> None:
    kinds = [kind for kind in ANNA.rules.cards if kind != "dragon"]
    claim = sq.draws(kinds[0], among=20, exactly=1)
    for kind in kinds[1:]:
        claim &= sq.draws(kind, among=20, exactly=1)
    with pytest.raises(sq.OutOfReachError, match="ways"):
        ANNA.probability(claim)


def test_what_joins_hands_is_learnt_told_dealt_and_simulated() -> None:
    learnt = ANNA.given(HANDS_JOINED)
    told = "Learnt: Bo holds at least one dragon or Cy holds at least one dragon."
    assert learnt.learnt_text() == told
    assert told in learnt.draw_probability("dragon").explain()
    assert "Bo har minst én drage eller Cy har minst én drage" in learnt.learnt_text("nb")
    assert learnt.probability(HANDS_JOINED) == 1
    rng = random.Random(1)
    for _ in range(50):
        dealt = learnt.sample(rng)
        assert "dragon" in (*dealt.hand(1), *dealt.hand(2))
        assert dealt.seen_by(0) == GAME.position.seen_by(0)
    results = sq.simulate(learnt, games=20, progress=False)
    assert sq.Results.from_text(results.to_text()) == results


@pytest.mark.parametrize(
    "claim", [sq.holds(1, "wolf") | sq.holds(1, "dragon"), sq.holds(1, "wolf", "dragon")]
)
def test_hands_are_dealt_as_often_as_they_are_likely(claim: sq.Claim) -> None:
    view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
    learnt = view.given(claim)
    rng = random.Random(3)
    wolves = sum(learnt.sample(rng).hand(1) == ("wolf",) for _ in range(3_000))
    assert abs(wolves / 3_000 - learnt.probability(sq.holds(1, "wolf"))) < 0.03  # p = 2/3


def test_what_all_have_to_be_is_learnt_one_by_one() -> None:
    both = sq.holds("Bo", "fox") & ~(sq.holds("Cy", "lion") | sq.holds("Bo", "wolf"))
    one_by_one = ANNA.given(holds={"Bo": "fox"}, lacks={"Cy": "lion", "Bo": "wolf"})
    assert ANNA.given(both) == one_by_one
    assert ANNA.given(~sq.holds("Cy", "lion")).given(both) == one_by_one


@pytest.mark.parametrize("number", range(40))
def test_the_laws_hold(number: int) -> None:
    the_laws(number, 5)


@pytest.mark.proof
def test_the_laws_hold_ten_thousand_times() -> None:
    for number in range(1_000):
        the_laws(number, 10)


def the_laws(number: int, times: int) -> None:
    """Complement, addition, product, total probability and Bayes, each an equation of fractions."""
    rng = random.Random(f"laws {number}")
    cards = number % 2 == 0
    game = oracle.random_game(rng)
    source: sq.View | sq.Rules = game.seen_by(rng.choice([0, 1, None]))
    if not cards:
        source = oracle.random_dice(rng)

    def leaf() -> oracle.Spec:
        if isinstance(source, sq.View):
            return oracle.about_cards(source, rng, min(source.deck_size, 4), [])
        return oracle.about_dice(source, rng, 4)

    for _ in range(times):
        a, b = (made(oracle.joined(rng, rng.randint(1, 2), leaf)) for _ in range(2))
        p = {name: sq.probability(source, claim) for name, claim in (
            ("a", a), ("b", b), ("not a", ~a), ("a or b", a | b), ("a and b", a & b),
            ("b and not a", b & ~a),
        )}  # fmt: skip
        assert p["a"] + p["not a"] == 1
        assert Fraction(p["a or b"]) == Fraction(p["a"]) + p["b"] - p["a and b"]
        assert p["b"] == p["a and b"] + p["b and not a"]
        if p["a"] and p["b"]:
            b_if_a = sq.probability(source, b, given=a)
            assert p["a and b"] == p["a"] * b_if_a
            assert sq.probability(source, a, given=b) == Fraction(p["a"] * b_if_a) / p["b"]
        if 0 < p["a"] < 1:
            total = sq.probability(source, b, a) * p["a"]
            assert p["b"] == total + sq.probability(source, b, ~a) * p["not a"]


def test_a_short_form_says_what_its_claim_says() -> None:
    assert ANNA.probability(sq.draws("fox", "lion", among=3)) == ANNA.draw_probability(
        "fox", "lion", draws=3
    )
    assert ANNA.probability(sq.holds("Cy", "fox", at_least=2)) == ANNA.hold_count(
        "Cy", "fox"
    ).probability(lambda n: n >= 2)
    assert ANNA.probability(sq.finishes("Bo")) == ANNA.finish_probability("Bo")
    dice = sq.position("dice", chips={"a1": 0, "b1": 0, "c1": 0, "d1": 0, "e1": 0}).seen_by(0)
    for within in ("turn", "roll", 2):
        assert dice.probability(sq.finishes(0, within)) == dice.finish_probability(0, within)
    assert (
        sq.probability("dice", sq.rolls(7, among=10, exactly=2))
        == (sq.roll_count("dice", 7, rolls=10)[2])
    )
    hand = sq.opening_hand("kids")
    assert sq.probability("kids", sq.dealt("fox", "lion", exactly=2)) == hand.probability(
        lambda cards: sum(card in ("fox", "lion") for card in cards) == 2
    )


def test_a_line_joins_with_hands() -> None:
    chips = {"c1": 1, "d1": 1, "e1": 1}
    hands = [["tiger", "lion", "wolf"], ["fox", "fox", "moose"]]
    view = sq.position("kids", chips=chips, hands=hands).seen_by(0)
    line, holds = sq.finishes(1), sq.holds(1, "tiger", "turtle", "unicorn")
    assert view.probability(line & holds) == view.probability(holds)
    assert view.probability(line, given=~sq.holds(1, "unicorn")) == view.given(
        lacks={1: "unicorn"}
    ).finish_probability(1)
    assert "tries to complete a line" in view.probability(line | holds).explain()


def test_a_line_that_cannot_be_completed_joins_with_hands() -> None:
    chips = {"b1": 1, "c2": 1}  # all that seat 1 has
    view = sq.position(
        sq.edition("mini-kids").but(chips=2), chips=chips, hands=[["fox"], ["lion"]]
    ).seen_by(None)
    line, holds = sq.finishes(1), sq.holds(0, "fox")
    assert view.probability(line) == 0
    assert view.probability(holds | line) == view.probability(holds) > 0
    assert view.probability(holds, given=~line) == view.probability(holds)
