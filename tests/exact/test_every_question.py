"""Every public question, asked of random positions of every edition and many changed rules.

An answer is exact and makes sense, or the question is refused with an error of the package.
"""

import random
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.finish import dice_search
from sequence_widget.exact.solver import solution
from tests.exact.random_views import played

LARGEST_HANDS = "kids hand_size=5 copies=1"
GAMES: dict[str, list[tuple[str, int]]] = {
    "kids": [
        *(("kids", players) for players in (2, 3, 4)),
        ("kids-nb", 3),
        ("kids-nb dead_cards=may swaps_per_turn=0", 2),
        ("kids-2025 unicorns=0 dragons=0 hand_size=1", 4),
        ("kids-2025 unicorns=0 dragons=0 hand_size=2", 3),
        ("kids run_length=3 chips=4 dragons=6", 2),
        ("kids run_length=5 copies=3 unicorns=5", 4),
        (LARGEST_HANDS, 2),
        ("kids limit=20", 2),
    ],
    "mini-kids": [
        ("mini-kids", 2),
        ("mini-kids hand_size=4 swaps_per_turn=9", 2),
        ("mini-kids dragons=0 copies=3 chips=3", 2),
    ],
    "dice": [
        *(("dice", players) for players in (2, 3, 4)),
        ("dice again_after=always", 3),
        ("dice again_after=chip capture=number", 2),
        ("dice again_on=2,7,12 wild_on=none", 2),
        ("dice remove_on=none protected=none", 4),
        ("dice chips=6 run_length=5", 2),
        ("dice limit=25", 3),
        ("dice limit=30 again_after=always", 2),
    ],
    "mini-dice": [
        ("mini-dice", 2),
        ("mini-dice again_on=5,6 again_after=always capture=anywhere", 2),
        ("mini-dice remove_on=none", 2),
    ],
}
EACH, EACH_IN_PROOF = 4, 100

Sane = Callable[[Any], None]


def a_chance(answer: object) -> None:
    assert isinstance(answer, sq.Probability)
    assert 0 <= answer <= 1
    assert Fraction(answer.favourable, answer.possible) == answer
    for language in ("en", "nb"):
        told = answer.explain(language)
        assert told.endswith(".")
        assert not any(word in told for word in ("{", "Phrase", "Listed"))
    assert "≈" in answer.explain("nb") or "=" in answer.explain("nb")
    assert "." not in answer.in_language("nb")
    assert answer == Fraction(answer.numerator, answer.denominator)
    assert answer._repr_html_()


def a_whole(answer: Mapping[Hashable, Fraction]) -> None:
    assert isinstance(answer, sq.Dist)
    assert sum(answer.values()) == 1
    assert answer.probability(lambda _: True) == 1
    assert sum(answer.map(str).values()) == 1
    assert answer.probability(answer.mode()) == max(answer.values())
    assert answer.given(answer.mode())[answer.mode()] == 1
    assert set(answer.sample(random.Random(1), 5)) <= set(answer)
    assert len(answer.to_frame()) == len(answer)
    assert answer.to_html("nb").startswith("<table>")
    assert answer.summary().endswith(".")


def counts(answer: sq.CountDist) -> None:
    assert sum(answer.head(4).values()) == 1
    assert answer.probability({0, 1, 2}) + answer.more_than(2) == 1
    assert answer.mean() >= 0
    assert answer.variance() >= 0
    assert answer.more_than(1) >= answer.more_than(2)


def outs(answer: Mapping[object, tuple[str, ...]]) -> None:
    assert all(answer.values())


def a_view(answer: object) -> None:
    assert isinstance(answer, sq.View)
    assert answer.learnt_text("nb") or not answer.learnt


def ask(question: Callable[[], Any], sane: Sane) -> Any:
    """Ask; give the answer, or nothing when it was refused."""
    try:
        answer = question()
    except sq.SequenceError as error:
        refused = error
    else:
        sane(answer)
        return answer
    assert all(len(refused.in_language(language)) > 10 for language in ("en", "nb"))
    return None


def about_cards(view: sq.View, who: int, rng: random.Random) -> None:
    cards = rng.sample([*view.layout.kinds], 2)  # type: ignore[attr-defined]
    ask(view.next_draw, a_whole)
    for draws in (0, 1, 2, 40):
        ask(lambda n=draws: view.draw_probability(*cards, draws=n), a_chance)  # type: ignore[misc]
    ask(lambda: view.hold_probability(who, *cards), a_chance)
    one = ask(lambda: view.draw_probability(cards[0]), a_chance)
    rest = ask(lambda: view.next_draw().probability(lambda card: card != cards[0]), a_chance)
    assert one is None or one + rest == 1
    for learnt in (
        {"holds": {who: cards[0]}},
        {"lacks": {who: cards}},
        {"no_win_last_turn": who},
        {"holds": {who: cards[0]}, "lacks": {who: cards[1]}},
    ):
        knows = ask(lambda given=learnt: view.given(**given), a_view)  # type: ignore[misc]
        if knows is not None:
            ask(knows.next_draw, a_whole)
            ask(lambda k=knows: k.hold_probability(who, cards[1]), a_chance)  # type: ignore[misc]
            ask(lambda k=knows: k.finish_probability(who), a_chance)  # type: ignore[misc]
            assert "given" not in repr(knows)


def about_the_rest(view: sq.View, who: int) -> None:
    ask(lambda: view.outs(who), outs)
    roll = ask(lambda: view.finish_probability(who, within="roll"), a_chance)
    further = [
        ask(lambda n=turns: view.finish_probability(who, within=n), a_chance)  # type: ignore[misc]
        for turns in ("turn", 1, 2, 3)
    ]
    answered = [answer for answer in (roll, *further) if answer is not None]
    assert answered == sorted(answered)
    assert further[0] == further[1]


@pytest.fixture(autouse=True)
def _out_of_reach_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_search, "BUDGET", 10_000)
    monkeypatch.setattr(solution, "MOST_POSITIONS", 1)


@pytest.mark.slow
@pytest.mark.parametrize("edition", GAMES)
def test_positions(edition: str, subtests: pytest.Subtests) -> None:
    for rules, players in GAMES[edition]:
        for seed in range(EACH):
            with subtests.test(f"{rules}, {players} players, seed {seed}"):
                ask_everything(rules, players, seed)


@pytest.mark.proof
@pytest.mark.parametrize("edition", GAMES)
def test_very_many_positions(edition: str, subtests: pytest.Subtests) -> None:
    for rules, players in GAMES[edition]:
        for seed in range(EACH, EACH_IN_PROOF):
            with subtests.test(f"{rules}, {players} players, seed {seed}"):
                ask_everything(rules, players, seed)


@pytest.mark.slow
@pytest.mark.parametrize("edition", GAMES)
def test_rules_alone(edition: str, subtests: pytest.Subtests) -> None:
    for rules, players in GAMES[edition]:
        if rules != LARGEST_HANDS:
            with subtests.test(f"{rules}, {players} players"):
                ask_of_rules(sq.Rules.from_text(rules), players)


@pytest.mark.slow
def test_rules_of_the_largest_hands() -> None:
    ask_of_rules(sq.Rules.from_text(LARGEST_HANDS), 2)


def ask_everything(rules: str, players: int, seed: int) -> None:
    rng = random.Random(f"{rules}{players}{seed}")
    game = played(rules, players, seed, rng.randrange(150))
    view = game.seen_by(rng.choice([*range(players), None]))
    who = rng.randrange(players)
    if view.rules.colours and hasattr(view.layout, "kinds"):
        about_cards(view, who, rng)
    else:
        ask(view.next_draw, a_whole)
        ask(lambda: view.given(holds={who: "fox"}), a_view)
    about_the_rest(view, who)
    ask(lambda: sq.solve(game.position), lambda _: None)


def ask_of_rules(rules: sq.Rules, players: int) -> None:
    ask(lambda: sq.opening_hand(rules), a_whole)
    ask(lambda: sq.roll(rules), a_whole)
    ask(lambda: sq.roll_sum(rules), a_whole)
    ask(lambda: sq.roll_off(rules, players), a_whole)
    ask(lambda: sq.turn(rules), counts)
    ask(lambda: sq.rolls_until(rules, "all"), counts)
    ask(lambda: sq.rolls_until(rules, all_of=[2, 3]), counts)
    ask(lambda: sq.draws_until(rules, any_of=["tiger", "dragon"]), counts)
