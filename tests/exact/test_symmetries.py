"""No number hangs on who sits where, what the players are called, or what language is spoken."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.finish import dice_search
from sequence_widget.text import LANGUAGES
from tests.exact.random_views import played

Answers = dict[str, object]
Seats = Mapping[int | None, int | None]

CARDS = [
    ("kids", 2), ("kids", 3), ("kids", 4), ("kids-nb", 3), ("mini-kids", 2),
    ("kids-2025 unicorns=0 dragons=0 hand_size=1", 4),
    ("mini-kids hand_size=2 player_counts=2,3", 3),
    ("kids hand_size=4 dragons=4", 2),
]  # fmt: skip
DICE = [
    ("dice", 2), ("dice", 3), ("dice", 4), ("mini-dice", 2), ("dice run_length=5 chips=9", 3),
    ("mini-dice again_on=5,6 again_after=always", 2),
]  # fmt: skip
NAMES = ("Åse", "Bo's", "tiger", "4")


@pytest.fixture(autouse=True)
def _out_of_reach_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_search, "BUDGET", 100)


def number(answer: object) -> object:
    """What an answer comes to, with no words."""
    if isinstance(answer, sq.Dist):
        return dict(answer)
    if isinstance(answer, sq.CountDist):
        return answer.mean(), answer.variance(), dict(answer.head(4)), answer.median()
    return Fraction(answer) if isinstance(answer, Fraction) else answer


def asked(question: Callable[[], object]) -> object:
    """The number that is the answer, or what kind of refusal it is."""
    try:
        return number(question())
    except sq.SequenceError as refused:
        return refused.key


def questions(view: sq.View, rng: random.Random, seats: Seats) -> Iterator[tuple[str, object]]:
    """Everything that can be asked of a view: the same for seats that changed places."""
    players = range(view.players)
    of_cards = "kids" in view.rules.edition
    some: list[str] = []
    if of_cards:
        some = rng.sample(view.layout.kinds, 3)  # type: ignore[attr-defined] # one of cards has it
        yield "next", asked(view.next_draw)
        for n in (1, 3):
            yield f"draw {n}", asked(lambda: view.draw_probability(*some, draws=n))  # noqa: B023
            yield f"count {n}", asked(lambda: view.draw_count(*some, draws=n))  # noqa: B023
        yield "unseen", dict(view.unseen)
    for who in players:
        sits = seats[who]
        assert sits is not None
        yield f"outs {who}", asked(lambda s=sits: view.outs(s))  # type: ignore[misc]
        for within in ("turn", "roll", 2):
            yield (
                f"finish {who} {within}",
                asked(lambda s=sits, w=within: view.finish_probability(s, within=w)),  # type: ignore[misc]
            )
        if of_cards:
            yield f"holds {who}", asked(lambda s=sits: view.hold_probability(s, *some))  # type: ignore[misc]
            yield f"held {who}", asked(lambda s=sits: view.hold_count(s, *some))  # type: ignore[misc]
            for name, learnt in (
                ("has", {"holds": {sits: some[0]}}),
                ("lacks", {"lacks": {sits: some[:2]}}),
                ("no win", {"no_win_last_turn": sits}),
            ):
                yield f"{name} {who}", asked(lambda k=learnt: chances(view, k, some))  # type: ignore[misc]


def chances(view: sq.View, learnt: dict[str, Any], cards: list[str]) -> object:
    """A few numbers after learning something."""
    knows = view.given(**learnt)
    return [number(answer) for answer in (knows.next_draw(), knows.draw_count(*cards, draws=2))]


def after_moves(view: sq.View, who: int) -> Iterator[tuple[str, object]]:
    for move in view.legal_moves[:2]:
        yield f"after {move}", asked(lambda m=move: view.after(m).finish_probability(who))  # type: ignore[misc]


def everything(view: sq.View, seed: object, seats: Seats | None = None) -> Answers:
    seats = seats or {seat: seat for seat in range(view.players)}
    found = dict(questions(view, random.Random(str(seed)), seats))
    other = seats[view.players - 1]
    assert other is not None
    return {**found, **dict(after_moves(view, other))}


def place(rules: str, players: int, seed: int) -> sq.Game:
    """A game that goes on, where somebody is to move or to roll."""
    longest = random.Random(f"{rules}{players}{seed}").randrange(20, 90)
    for events in range(longest, 0, -1):
        game = played(rules, players, seed, events)
        if game.position.awaiting in ("move", "roll"):
            return game
    raise AssertionError


@pytest.mark.parametrize(("rules", "players"), [*CARDS, *DICE])
def test_another_language_changes_no_number(rules: str, players: int) -> None:
    for seed in range(3):
        view = place(rules, players, seed).seen_by(0)
        found = []
        for language in LANGUAGES:
            sq.set_language(language)
            found.append(everything(view, seed))
        assert all(answers == found[0] for answers in found)
        assert len(found) >= 2


@pytest.mark.parametrize(("rules", "players"), [*CARDS, *DICE])
def test_other_names_change_no_number(rules: str, players: int) -> None:
    for seed in range(3):
        view = place(rules, players, seed).seen_by(0)
        renamed = replace(view, names=NAMES[:players])
        nameless = replace(view, names=())
        assert everything(view, seed) == everything(renamed, seed) == everything(nameless, seed)
        for seat, name in enumerate(NAMES[:players]):
            of_seat = asked(lambda v=view, s=seat: v.finish_probability(s))  # type: ignore[misc]
            of_name = asked(lambda v=renamed, n=name: v.finish_probability(n))  # type: ignore[misc]
            assert of_seat == of_name


def permuted(position: sq.Position, seats: Mapping[int, int]) -> sq.Position:
    """The same table when everybody has moved to another seat."""
    chips = {
        cell: seats[owner]
        for cell in position.rules.board.cells
        if (owner := position.chip(cell)) is not None
    }
    turn = position.turn
    parts: dict[str, Any] = {"chips": chips, "turn": 0 if turn is None else seats[turn]}
    back = {new: old for old, new in seats.items()}
    if "kids" in position.rules.edition:
        parts["hands"] = [position.hand(back[seat]) for seat in range(position.players)]
        parts["discards"] = [position.discards(back[seat]) for seat in range(position.players)]
    elif position.roll is not None:
        parts["roll"] = position.roll
    return sq.position(position.rules, position.players, **parts)


@pytest.mark.parametrize(("rules", "players"), [*CARDS, *DICE])
def test_other_seats_change_no_number(rules: str, players: int) -> None:
    for seed in range(3):
        here = place(rules, players, seed).position
        seats = {seat: (seat + 1 + seed % 2) % players for seat in range(players)}
        before, after = permuted(here, {s: s for s in seats}), permuted(here, seats)
        for eyes in (*range(players), None):
            new: dict[int | None, int | None] = {None: None}
            new |= {old: seat for old, seat in seats.items()}  # noqa: C416 - of another type
            of_before = everything(before.seen_by(eyes), seed)
            assert everything(after.seen_by(new[eyes]), seed, new) == of_before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_may_begin_is_alike_for_all(players: int) -> None:
    begins = sq.roll_off("dice", players)
    assert len({begins[seat] for seat in range(players)}) == 1


def test_sums_that_are_as_likely_are_alike() -> None:
    """What mirrors a roll, seven from every face, changes no number."""
    race = sq.race("dice", {4: 2, 10: 2, 7: 3})
    assert race[4] == race[10]
    for total in range(2, 13):
        mirrored = 14 - total
        assert number(sq.rolls_until("dice", total)) == number(sq.rolls_until("dice", mirrored))
        one, other = (sq.roll_count("dice", each, rolls=6) for each in (total, mirrored))
        assert dict(one) == dict(other)


def test_kinds_with_as_many_copies_are_alike() -> None:
    hands = sq.opening_hand("kids")
    assert hands["fox", "lion", "tiger"] == hands["panda", "whale", "zebra"]
    waits = {number(sq.draws_until("kids", card))[0] for card in ("fox", "wolf", "unicorn")}  # type: ignore[index]
    assert waits == {Fraction(43, 3)}


RULES_ASKED: Mapping[str, Callable[[str, int], object]] = {
    "opening_hand": lambda rules, _: sq.opening_hand(rules),
    "roll": lambda rules, _: sq.roll(rules),
    "roll_sum": lambda rules, _: sq.roll_sum(rules),
    "roll_off": sq.roll_off,
    "turn": lambda rules, _: sq.turn(rules),
    "race": lambda rules, _: sq.race(rules),
    "roll_count": lambda rules, _: sq.roll_count(rules, {2, 3}, rolls=4),
    "rolls_until": lambda rules, _: sq.rolls_until(rules, "all"),
    "rolls_until any": lambda rules, _: sq.rolls_until(rules, any_of={2, 3}, times=2),
    "draws_until": lambda rules, _: sq.draws_until(rules, any_of=["rev", "Tiger"]),
    "draws_until all": lambda rules, _: sq.draws_until(rules, all_of=["rev", "Tiger"]),
}


@pytest.mark.parametrize("name", RULES_ASKED)
def test_another_language_changes_no_number_of_the_rules(name: str) -> None:
    ask = RULES_ASKED[name]
    for rules, players in (("kids", 2), ("mini-kids", 2), ("dice", 3), ("mini-dice", 2)):
        found = []
        for language in LANGUAGES:
            sq.set_language(language)
            found.append(asked(lambda r=rules, n=players: ask(r, n)))  # type: ignore[misc]
        assert found[0] == found[1]
    english, norwegian = (asked(lambda r=rules: ask(r, 2)) for rules in ("kids", "kids-nb"))  # type: ignore[misc]
    assert english == norwegian
