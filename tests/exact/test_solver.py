"""Small games solved: every position's bounds follow from those after it, by the rules alone."""

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.solver.bounds import SCALE
from sequence_widget.exact.solver.solution import Solution
from tests.engine.both_engines import rules_of
from tests.naive import dice
from tests.naive.tables import EDITIONS, MINI_DICE

TINY: dict[str, Any] = {"board": [["1", "2", "3"], ["4", "1", "2"]]}
VARIANTS: dict[str, dict[str, Any]] = {
    "as it is": {},
    "capture anywhere": {"capture": "anywhere"},
    "extra turns": {"again_on": [1, 6]},
    "extra turns after a replacement": {"again_on": [1, 2, 5], "again_after": "chip"},
    "extra turns always": {"again_on": [1, 5], "again_after": "always"},
    "protected": {"protected": [1]},
    "four chips a side": {"chips": 4},
}

NEAR = Fraction(1, 10**15)
WON = sq.Proven(Fraction(1), Fraction(1))

Key = tuple[int, frozenset[tuple[str, int]]]


@cache
def solved(name: str, play: str = "best") -> Solution:
    return sq.solve(sq.position(rules_of("mini-dice", tiny(name))), play=play)


def tiny(name: str) -> dict[str, Any]:
    return {**TINY, **VARIANTS[name]}


def check_everywhere(solution: Solution, options: Mapping[str, Any]) -> int:
    """Go through every position play can reach, by the naive oracle, and check its bounds.

    What follows from the bounds after a roll may only be narrower than the bounds before it: the
    mean over rolls of the best after a move, or of the mean over moves if all play at random. As
    the games end, that proves them. The moves called best must be those that no bounds show to be
    worse than another. Every comparison is of fractions.
    """
    start = dice.start({**MINI_DICE, **options}, 2)
    start.awaiting = "roll"
    waiting, met = [start], {as_key(start)}
    known: dict[tuple[Key, int], sq.Proven] = {}  # between rolls, where many ways lead
    while waiting:
        state = waiting.pop()
        lower, upper = Fraction(0), Fraction(0)
        for throw, weight in dice.events(state).items():
            rolled = dice.after(state, throw)
            chances = {}
            for move in dice.events(rolled):
                after = dice.after(rolled, move)
                after.rolls_made = 0
                seen = as_key(after), state.turn
                if seen not in known:
                    known[seen] = chance(solution, after, state.turn)
                chances[move] = known[seen]
                if after.awaiting == "roll" and as_key(after) not in met:
                    met.add(as_key(after))
                    waiting.append(after)
            ends = [
                [each.lower for each in chances.values()],
                [each.upper for each in chances.values()],
            ]
            chosen = [max(some) if solution.play == "best" else average(some) for some in ends]
            lower, upper = lower + (weight or 0) * chosen[0], upper + (weight or 0) * chosen[1]
            assert chance(solution, rolled, rolled.turn) == sq.Proven(*chosen)
            called = solution.best_moves(position(solution, rolled))
            possible = {move for move, each in chances.items() if each.upper >= max(ends[0])}
            assert {str(move): each for move, each in called.items()} == {
                move: chances[move] for move in possible
            }
        assert narrower([lower, upper], chance(solution, state, state.turn))
    return len(met)


def average(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def narrower(ends: Sequence[Fraction], proven: sq.Proven) -> bool:
    """Whether bounds that are near to each other hold others."""
    return proven.lower <= ends[0] <= ends[1] <= proven.upper <= proven.lower + NEAR


def as_key(state: dice.State) -> Key:
    return state.turn, frozenset(state.chips.items())


def position(solution: Solution, state: dice.State) -> sq.Position:
    roll = None if state.roll is None else tuple(state.roll)
    return sq.position(solution.position.rules, chips=state.chips, turn=state.turn, roll=roll)


def chance(solution: Solution, state: dice.State, seat: int) -> sq.Proven:
    if state.winner is not None:
        return WON if state.winner == seat else opposite(WON)
    return solution.win_probability(seat, position(solution, state))


PLAYS = ("best", "random")
CASES = [(name, PLAYS[n % 2]) for n, name in enumerate(VARIANTS)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "play"), CASES)
def test_a_tiny_game_is_proven_everywhere(name: str, play: str) -> None:
    assert check_everywhere(solved(name, play), tiny(name)) > 400


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "play"),
    [(name, play) for name in VARIANTS for play in PLAYS if (name, play) not in CASES],
)
def test_it_is_with_the_other_way_of_playing_too(name: str, play: str) -> None:
    assert check_everywhere(solved(name, play), tiny(name)) > 400


@pytest.mark.slow
def test_mini_dice_is_proven_for_every_position() -> None:
    """What follows for each position from the bounds of all, in whole numbers."""
    solution = sq.solve(sq.position("mini-dice"))
    assert len(solution.bounds) == solution.size == 3_011
    for (low, high), rolls in zip(solution.bounds, solution.graph.rolls, strict=True):
        lower = upper = 0
        for roll in rolls:
            after = [solution.bounds[to] for to in roll.leads_to]
            if roll.passes_on:
                after = [(SCALE - most, SCALE - least) for least, most in after]
            lower += roll.ways * (SCALE if roll.wins else max(least for least, _ in after))
            upper += roll.ways * (SCALE if roll.wins else max(most for _, most in after))
        assert 6 * low <= lower <= upper <= 6 * high
        assert 10**15 * (high - low) <= SCALE


@pytest.mark.proof
def test_mini_dice_at_random_is_proven_and_agrees_with_a_million_games() -> None:
    """The figures of every position, by the engine's own moves."""
    start = sq.position("mini-dice")
    solution = sq.solve(start, play="random")
    for state in [*solution.graph.number][::20]:
        here = as_position(start, state)
        ends = [Fraction(0), Fraction(0)]
        for outcome, weight in here.chance_outcomes():
            rolled = here.apply(outcome)
            after = [solution.win_probability(0, rolled.apply(move)) for move in rolled.legal_moves]
            ends[0] += weight * average([each.lower for each in after])
            ends[1] += weight * average([each.upper for each in after])
        assert narrower(ends, solution.win_probability(0, here))
    assert f"{solution.win_probability(0):.5f}" == "0.56445"
    low, high = sq.simulate(start, games=1_000_000, progress=False).win_rate(0).interval(0.999)
    assert low < solution.win_probability(0) < high


def as_position(start: sq.Position, state: tuple[int, int]) -> sq.Position:
    cells = start.layout.cells
    chips = {cell: side for n, cell in enumerate(cells) for side in (0, 1) if state[side] >> n & 1}
    return sq.position("mini-dice", chips=chips)


EXACT: dict[tuple[str, str], tuple[str, str]] = {
    ("mini-dice", "as it is"): ("0.5644538898094576685592", "0.5873561906101335366022"),
    ("mini-dice", "capture anywhere"): ("0.5629944403359786662514", "0.5710586750540673777239"),
    ("mini-dice", "protected"): ("0.5647867812219348824563", "0.5940853912781115223924"),
    ("mini-dice", "extra turns"): ("0.5575329430967993631596", "0.5693004894212764011531"),
    ("tiny", "as it is"): ("0.5374636206002420735997", "0.5419560963361779416025"),
    ("tiny", "capture anywhere"): ("0.5321783460171512666113", "0.5267568782590721426635"),
    ("tiny", "extra turns"): ("0.5403377465277515961571", "0.5458097543401010486062"),
    ("tiny", "extra turns after a replacement"): (
        "0.5326860241816238581804", "0.5405748011399104308415",
    ),
    ("tiny", "extra turns always"): ("0.5452959578799939074259", "0.5547751654793040330219"),
    ("tiny", "protected"): ("0.5375735335930547782054", "0.5473518599805741789671"),
    ("tiny", "four chips a side"): ("0.5332990421907610186036", "0.5387902169569592724093"),
}  # fmt: skip
"""What exact fractions gave for whoever begins, at random and at best, by board and variant.

They were found by solving the equations of all positions exactly, and are cut to 22 decimals.
"""


@pytest.mark.parametrize(("board", "name"), EXACT)
def test_bounds_hold_what_exact_fractions_gave(board: str, name: str) -> None:
    options = {**VARIANTS[name], **(TINY if board == "tiny" else {})}
    start = sq.position(rules_of("mini-dice", options))
    for play, told in zip(("random", "best"), EXACT[board, name], strict=True):
        exact = Fraction(told)
        assert narrower([exact, exact], sq.solve(start, play=play).win_probability(0))


def test_random_play_is_worth_what_random_games_show() -> None:
    start = sq.position(rules_of("mini-dice", TINY))
    exact = solved("as it is", "random").win_probability(0)
    low, high = sq.simulate(start, games=1_000_000, progress=False).win_rate(0).interval(0.999)
    assert low < exact < high
    assert not low < solved("as it is").win_probability(0) < high


@pytest.mark.slow
def test_mini_dice_agrees_with_the_rules_along_random_games() -> None:
    solution = sq.solve(sq.position("mini-dice"))
    rng = random.Random(1)
    for _ in range(15):
        state = dice.start(EDITIONS["mini-dice"], 2)
        state.awaiting = "roll"
        while state.awaiting == "roll":
            lower, upper, rolled = Fraction(0), Fraction(0), {}
            for throw, weight in dice.events(state).items():
                rolled[throw] = dice.after(state, throw)
                after = [dice.after(rolled[throw], move) for move in dice.events(rolled[throw])]
                chances = [chance(solution, each, state.turn) for each in after]
                lower += (weight or 0) * max(each.lower for each in chances)
                upper += (weight or 0) * max(each.upper for each in chances)
            assert narrower([lower, upper], chance(solution, state, state.turn))
            thrown = rolled[rng.choice(sorted(rolled))]
            state = dice.after(thrown, rng.choice(sorted(dice.events(thrown))))


@pytest.mark.slow
def test_the_chances_of_both_sides_and_of_the_roll_off() -> None:
    solution = sq.solve(sq.position("mini-dice"))
    first = solution.win_probability(0)
    assert solution.win_probability(1) == opposite(first)
    assert 0.58 < first < 0.59
    rolling = sq.position("mini-dice", awaiting="roll-off")
    fair = sq.solve(rolling).win_probability(0)
    assert fair == opposite(fair)
    assert narrower([Fraction(1, 2)] * 2, fair)
    standing = sq.position("mini-dice", awaiting="roll-off", standing=(6, 0))
    begins = Fraction(5, 6) + Fraction(1, 12)
    ends = [
        begins * a + (1 - begins) * (1 - b)
        for a, b in ((first.lower, first.upper), (first.upper, first.lower))
    ]
    assert solution.win_probability(0, standing) == sq.Proven(*ends)
    won = sq.position("mini-dice", chips={"a1": 1, "b1": 1, "c1": 1})
    assert sq.solve(won).win_probability(1) == WON
    assert sq.solve(won).win_probability(0) == opposite(WON)
    assert "best chance" in first.explain()


def opposite(chance: sq.Proven) -> sq.Proven:
    return sq.Proven(1 - chance.upper, 1 - chance.lower)


def alike(one: sq.Proven, other: sq.Proven) -> bool:
    """Whether bounds that were found apart may hold the same."""
    return max(one.lower, other.lower) <= min(one.upper, other.upper)


def test_solving_from_the_middle_gives_the_same() -> None:
    middle = sq.position(rules_of("mini-dice", TINY), chips={"a1": 0, "b1": 1}, turn=1, roll=(5,))
    alone = sq.solve(middle)
    assert alike(alone.win_probability(1), solved("as it is").win_probability(1, middle))
    assert alone.best_moves().keys() == solved("as it is").best_moves(middle).keys()


def test_partners_share_their_chances() -> None:
    rules = rules_of("mini-dice", TINY).but(player_counts=(2, 4))
    solution = sq.solve(sq.position(rules, players=4))
    assert solution.win_probability(0) == solution.win_probability(2)
    assert solution.win_probability(0) == solved("as it is").win_probability(0)


REFUSED: dict[str, tuple[sq.Position, str]] = {
    "dice": (sq.position("dice"), "150 094 635 296 999 121"),
    "hidden": (sq.position("mini-kids", hands=[["fox"], ["lion"]]), "hidden"),
    "kids": (sq.position("kids"), "hidden"),
    "three": (
        sq.position(sq.edition("mini-dice").but(player_counts=(2, 3)), players=3),
        "3 sides",
    ),
    "endless": (sq.position(rules_of("mini-dice", {**TINY, "chips": 2})), "for ever"),
}  # fmt: skip


RANDOM_REFUSED = {
    "dice": "150 094 635 296 999 121",
    "hidden": "only games of dice",
    "kids": "only games of dice",
    "three": "between two sides",
    "endless": "for ever",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_solved_at_random_is_refused_with_another_reason(name: str) -> None:
    with pytest.raises(sq.OutOfReachError, match=RANDOM_REFUSED[name]) as refused:
        sq.solve(REFUSED[name][0], play="random")
    assert "sq.simulate" in str(refused.value)
    assert refused.value.in_language("nb")


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_solved_is_refused_with_the_reason(name: str) -> None:
    place, reason = REFUSED[name]
    with pytest.raises(sq.OutOfReachError, match=reason) as refused:
        sq.solve(place)
    assert "sq.simulate" in str(refused.value)
    assert refused.value.in_language("nb")


def test_a_solution_says_which_play_it_is_for() -> None:
    rolled = sq.position(rules_of("mini-dice", TINY), roll=(1,))
    told = {"best": ("best chance", "best sjanse"), "random": ("at random", "spiller tilfeldig")}
    for play, (en, nb) in told.items():
        solution = solved("as it is", play)
        answers = [solution.win_probability(1), *solution.best_moves(rolled).values()]
        assert repr(play) in repr(solution)
        assert all(answer.assumptions == answers[0].assumptions for answer in answers)
        for answer in answers:
            assert en in answer.explain()
            assert nb in answer.explain("nb")


def test_a_view_is_as_good_as_its_position() -> None:
    solution = solved("as it is")
    rolled = sq.position(rules_of("mini-dice", TINY), chips={"b1": 1}, roll=(1,))
    assert solution.best_moves(rolled.seen_by(0)) == solution.best_moves(rolled)
    assert solution.win_probability(1, rolled.seen_by(0)) == solution.win_probability(1, rolled)


@pytest.mark.parametrize("play", ["greedy", "Best", None, 1, ["best"]])
def test_other_play_is_refused(play: Any) -> None:
    with pytest.raises(sq.QuestionError, match=r"play is 'best' .* or 'random'") as refused:
        sq.solve(sq.position(rules_of("mini-dice", TINY)), play=play)
    assert refused.value.in_language("nb").startswith("play er 'best'")


@pytest.mark.parametrize("asked", ["mini-dice", 3, ["a1"], sq.edition("mini-dice")])
def test_what_is_no_position_is_refused_in_words(asked: Any) -> None:
    for ask in (sq.solve, solved("as it is").best_moves):
        with pytest.raises(sq.QuestionError, match="asked of a position"):
            ask(asked)
    with pytest.raises(sq.QuestionError, match="asked of a position"):
        solved("as it is").win_probability(0, asked)


@pytest.mark.parametrize("seat", [[0], (1,), 1.0, None, True, "0", -1, 2])
def test_what_is_no_seat_is_refused_in_words(seat: Any) -> None:
    with pytest.raises(sq.PositionError, match="there is no seat"):
        solved("as it is").win_probability(seat)


def test_a_seat_may_be_any_whole_number() -> None:
    numpy = pytest.importorskip("numpy", reason="not in the browser's Python")
    solution = solved("as it is")
    assert solution.win_probability(numpy.int64(1)) == solution.win_probability(1)


def test_a_move_from_outside_the_solution_is_not_judged() -> None:
    rules = rules_of("mini-dice", {**TINY, "remove_on": []})
    late = sq.solve(sq.position(rules, chips={"a1": 0, "b1": 1}, turn=1))
    with pytest.raises(sq.QuestionError, match="cannot reach"):
        late.best_moves(sq.position(rules, roll=(1,)))
    with pytest.raises(sq.QuestionError, match="cannot reach"):
        late.best_moves(sq.position(rules, chips={"a1": 0, "b1": 0}, roll=(3,)))  # c1 would win


def test_questions_to_a_solution_that_make_no_sense() -> None:
    solution = solved("as it is")
    with pytest.raises(sq.QuestionError, match="move is awaited"):
        solution.best_moves()
    with pytest.raises(sq.QuestionError, match="another game"):
        solution.win_probability(0, sq.position("mini-dice"))
    with pytest.raises(sq.PositionError):
        solution.win_probability(2)
    full = sq.position(rules_of("mini-dice", TINY), chips={"a1": 0, "b1": 1}, turn=1)
    late = sq.solve(full)
    assert alike(late.win_probability(1), solution.win_probability(1, full))


ENDS_IF_WINS_ARE_TAKEN = (
    "again_after=always again_on=1 board=1.1.1/1.2.2 chips=2 dice=2",
    "again_on=2 board=1.2.3/free.1.2 chips=1 dice=3 protected=2",
)


@pytest.mark.parametrize("changes", ENDS_IF_WINS_ARE_TAKEN)
def test_a_game_that_ends_unless_a_win_is_passed_by_is_solved(changes: str) -> None:
    rules = f"mini-dice {changes} remove_on=none run_length=2 wild_on=none"
    start = sq.position(rules)
    solution = sq.solve(start)
    assert narrower([Fraction(3, 4)] * 2, solution.win_probability(0, sq.position(rules, turn=0)))
    waiting = [sq.position(rules, turn=seat) for seat in (0, 1)]
    met = set(waiting)
    while waiting:
        here = waiting.pop()
        seat = here.turn
        assert seat is not None
        ends = [Fraction(0), Fraction(0)]
        for outcome, weight in here.chance_outcomes():
            rolled = here.apply(outcome)
            after = [rolled.apply(move) for move in rolled.legal_moves]
            wins = [position for position in after if position.winner == seat]
            told = solution.win_probability(seat, rolled)
            ends = [ends[0] + weight * told.lower, ends[1] + weight * told.upper]
            if wins:
                assert told == WON
                assert len(solution.best_moves(rolled)) >= len(wins)
                continue
            chances = [solution.win_probability(seat, position) for position in after]
            assert told.lower == max(each.lower for each in chances)
            assert told.upper == max(each.upper for each in chances)
            for position in after:
                plain = sq.position(rules, chips=position.chips, turn=position.turn or 0)
                if plain not in met:
                    met.add(plain)
                    waiting.append(plain)
        assert narrower(ends, solution.win_probability(seat, here))
    assert len(met) > 2


def test_a_game_that_can_go_on_though_wins_are_taken_is_refused() -> None:
    rules = "mini-dice board=1.1.2 chips=1 dice=2 run_length=2 remove_on=none wild_on=none"
    with pytest.raises(sq.OutOfReachError, match="can go on for ever"):
        sq.solve(sq.position(rules))


def test_views_of_all_seats_are_told_the_same_when_a_roll_lies_there() -> None:
    solution = sq.solve(sq.position("mini-dice"), play="random")
    rolled = sq.position("mini-dice", chips={"a1": 0, "c3": 0}, roll=(3,), turn=1)
    chance = solution.win_probability(0, rolled)
    for seat in (0, 1, None):
        assert solution.win_probability(0, rolled.seen_by(seat)).lower == chance.lower
    assert solution.best_moves(rolled.seen_by(0)).keys() == solution.best_moves(rolled).keys()
