"""Small games solved: every position's value satisfies the rules' own equation, exactly."""

import random
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.exact.solver.solution import Solution
from sequence_widget.exact.solver.values import found_in_rough, improve
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

Key = tuple[int, frozenset[tuple[str, int]]]


@cache
def solved(name: str, play: str = "best") -> Solution:
    return sq.solve(sq.position(rules_of("mini-dice", tiny(name))), play=play)


def tiny(name: str) -> dict[str, Any]:
    return {**TINY, **VARIANTS[name]}


def check_everywhere(solution: Solution, options: Mapping[str, Any]) -> int:
    """Go through every position play can reach, by the naive oracle, and check its value.

    The value before a roll must be the mean over rolls of the best value after a move, or of the
    mean over moves if all play at random, and the moves called best must be those with the best
    value. Every comparison is of exact fractions.
    """
    start = dice.start({**MINI_DICE, **options}, 2)
    start.awaiting = "roll"
    waiting, met = [start], {as_key(start)}
    known: dict[tuple[Key, int], Fraction] = {}  # between rolls, where many ways lead
    while waiting:
        state = waiting.pop()
        mean = Fraction(0)
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
            best = max(chances.values())
            rolled_chance = best
            if solution.play == "random":
                rolled_chance = sum(chances.values(), Fraction(0)) / len(chances)
            mean += (weight or 0) * rolled_chance
            assert chance(solution, rolled, rolled.turn) == rolled_chance
            called = solution.best_moves(position(solution, rolled))
            assert {str(move) for move in called} == {m for m in chances if chances[m] == best}
            assert set(called.values()) == {best}
        assert chance(solution, state, state.turn) == mean
    return len(met)


def as_key(state: dice.State) -> Key:
    return state.turn, frozenset(state.chips.items())


def position(solution: Solution, state: dice.State) -> sq.Position:
    roll = None if state.roll is None else tuple(state.roll)
    return sq.position(solution.position.rules, chips=state.chips, turn=state.turn, roll=roll)


def chance(solution: Solution, state: dice.State, seat: int) -> Fraction:
    if state.winner is not None:
        return Fraction(state.winner == seat)
    return solution.win_probability(seat, position(solution, state))


PLAYS = ("best", "random")
CASES = [(name, PLAYS[n % 2]) for n, name in enumerate(VARIANTS)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "play"), CASES)
def test_a_tiny_game_is_solved_exactly_everywhere(name: str, play: str) -> None:
    assert check_everywhere(solved(name, play), tiny(name)) > 400


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "play"),
    [(name, play) for name in VARIANTS for play in PLAYS if (name, play) not in CASES],
)
def test_it_is_with_the_other_way_of_playing_too(name: str, play: str) -> None:
    assert check_everywhere(solved(name, play), tiny(name)) > 400


@pytest.mark.slow
def test_mini_dice_is_solved_exactly_for_every_position() -> None:
    """The equations of all positions, in whole numbers over their common denominator."""
    solution = sq.solve(sq.position("mini-dice"))
    values, scale = solution.values.numerators, solution.values.denominator
    assert len(values) == solution.size == 3_011
    for number, rolls in enumerate(solution.graph.rolls):
        total = 0
        for roll in rolls:
            worth = [scale - values[to] if roll.passes_on else values[to] for to in roll.leads_to]
            total += roll.ways * (scale if roll.wins else max(worth))
        assert total == 6 * values[number]


@pytest.mark.proof
def test_mini_dice_at_random_is_solved_exactly_and_agrees_with_a_million_games() -> None:
    """The figures of every position, by the engine's own moves."""
    start = sq.position("mini-dice")
    solution = sq.solve(start, play="random")
    values, scale = solution.values.numerators, solution.values.denominator
    for state, number in [*solution.graph.number.items()][::20]:
        total = Fraction(0)
        for outcome, weight in as_position(start, state).chance_outcomes():
            rolled = as_position(start, state).apply(outcome)
            after = [solution.win_probability(0, rolled.apply(move)) for move in rolled.legal_moves]
            total += weight * sum(after, Fraction(0)) / len(after)
        assert Fraction(values[number], scale) == total
    assert f"{solution.win_probability(0):.5f}" == "0.56445"
    low, high = sq.simulate(start, games=1_000_000, progress=False).win_rate(0).interval(0.999)
    assert low < solution.win_probability(0) < high


def as_position(start: sq.Position, state: tuple[int, int]) -> sq.Position:
    cells = start.layout.cells
    chips = {cell: side for n, cell in enumerate(cells) for side in (0, 1) if state[side] >> n & 1}
    return sq.position("mini-dice", chips=chips)


def test_random_play_is_worth_what_random_games_show() -> None:
    start = sq.position(rules_of("mini-dice", TINY))
    exact = solved("as it is", "random").win_probability(0)
    low, high = sq.simulate(start, games=1_000_000, progress=False).win_rate(0).interval(0.999)
    assert low < exact < high
    assert not low < solved("as it is").win_probability(0) < high


@pytest.mark.parametrize("name", ["as it is", "extra turns always"])
def test_play_that_is_found_in_rough_is_the_best_at_once(name: str) -> None:
    solution = solved(name)
    play = found_in_rough(solution.graph)
    assert not improve(solution.graph, solution.values, play)
    careless = [
        [-1 if roll.wins else roll.leads_to[0] for roll in rolls] for rolls in solution.graph.rolls
    ]
    assert improve(solution.graph, solution.values, careless)


@pytest.mark.slow
def test_mini_dice_agrees_with_the_rules_along_random_games() -> None:
    solution = sq.solve(sq.position("mini-dice"))
    rng = random.Random(1)
    for _ in range(15):
        state = dice.start(EDITIONS["mini-dice"], 2)
        state.awaiting = "roll"
        while state.awaiting == "roll":
            mean, rolled = Fraction(0), {}
            for throw, weight in dice.events(state).items():
                rolled[throw] = dice.after(state, throw)
                after = [dice.after(rolled[throw], move) for move in dice.events(rolled[throw])]
                best = max(chance(solution, each, state.turn) for each in after)
                mean += (weight or 0) * best
            assert chance(solution, state, state.turn) == mean
            thrown = rolled[rng.choice(sorted(rolled))]
            state = dice.after(thrown, rng.choice(sorted(dice.events(thrown))))


@pytest.mark.slow
def test_the_chances_of_both_sides_and_of_the_roll_off() -> None:
    solution = sq.solve(sq.position("mini-dice"))
    first = solution.win_probability(0)
    assert first + solution.win_probability(1) == 1
    assert 0.58 < first < 0.59
    rolling = sq.position("mini-dice", awaiting="roll-off")
    assert sq.solve(rolling).win_probability(0) == Fraction(1, 2)
    standing = sq.position("mini-dice", awaiting="roll-off", standing=(6, 0))
    begins = Fraction(5, 6) + Fraction(1, 12)
    expected = begins * first + (1 - begins) * (1 - first)
    assert solution.win_probability(0, standing) == expected
    won = sq.position("mini-dice", chips={"a1": 1, "b1": 1, "c1": 1})
    assert sq.solve(won).win_probability(1) == 1
    assert "best chance" in first.explain()


def test_solving_from_the_middle_gives_the_same() -> None:
    middle = sq.position(rules_of("mini-dice", TINY), chips={"a1": 0, "b1": 1}, turn=1, roll=(5,))
    alone = sq.solve(middle)
    assert alone.win_probability(1) == solved("as it is").win_probability(1, middle)
    assert alone.best_moves() == solved("as it is").best_moves(middle)


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
    assert late.win_probability(1) == solution.win_probability(1, full)


ENDS_IF_WINS_ARE_TAKEN = (
    "again_after=always again_on=1 board=1.1.1/1.2.2 chips=2 dice=2",
    "again_on=2 board=1.2.3/free.1.2 chips=1 dice=3 protected=2",
)


@pytest.mark.parametrize("changes", ENDS_IF_WINS_ARE_TAKEN)
def test_a_game_that_ends_unless_a_win_is_passed_by_is_solved(changes: str) -> None:
    rules = f"mini-dice {changes} remove_on=none run_length=2 wild_on=none"
    start = sq.position(rules)
    solution = sq.solve(start)
    assert solution.win_probability(0, sq.position(rules, turn=0)) == Fraction(3, 4)
    waiting = [sq.position(rules, turn=seat) for seat in (0, 1)]
    met = set(waiting)
    while waiting:
        here = waiting.pop()
        seat = here.turn
        assert seat is not None
        mean = Fraction(0)
        for outcome, weight in here.chance_outcomes():
            rolled = here.apply(outcome)
            after = [rolled.apply(move) for move in rolled.legal_moves]
            wins = [position for position in after if position.winner == seat]
            mean += weight * solution.win_probability(seat, rolled)
            if wins:
                assert solution.win_probability(seat, rolled) == 1
                assert len(solution.best_moves(rolled)) >= len(wins)
                continue
            chances = [solution.win_probability(seat, position) for position in after]
            assert solution.win_probability(seat, rolled) == max(chances)
            for position in after:
                plain = sq.position(rules, chips=position.chips, turn=position.turn or 0)
                if plain not in met:
                    met.add(plain)
                    waiting.append(plain)
        assert solution.win_probability(seat, here) == mean
    assert len(met) > 2


def test_a_game_that_can_go_on_though_wins_are_taken_is_refused() -> None:
    rules = "mini-dice board=1.1.2 chips=1 dice=2 run_length=2 remove_on=none wild_on=none"
    with pytest.raises(sq.OutOfReachError, match="can go on for ever"):
        sq.solve(sq.position(rules))
