"""The playout loop against the engine: traced games replayed event by event."""

import random

import pytest

import sequence_widget as sq
from sequence_widget.engine import start_position
from sequence_widget.engine.kids import KidsView
from sequence_widget.simulation.loop.policies import GREEDY, SHARP
from sequence_widget.simulation.playouts import playouts_of
from tests.simulation.cases import CASES, SWEEPS, Case
from tests.simulation.situations import some_moments
from tests.simulation.tracing import is_cards, play_loop, replay

pytestmark = pytest.mark.slow

GAMES, GAMES_IN_PROOF = 12, 100_000
IN_ONE_GO = 5_000  # a trace is kept in memory

SMALL = ["mini-kids", "mini-dice", "kids", "dice"]
POLICIES = {"sharp": SHARP, "greedy": GREEDY}


def start(case: Case, number: int) -> sq.Position:
    return start_position(case.rules, case.players, first=number % case.players)


@pytest.mark.parametrize("sweep", SWEEPS)
def test_games_of_the_loop_replay_in_the_engine(sweep: str, subtests: pytest.Subtests) -> None:
    for number, case in SWEEPS[sweep]:
        with subtests.test(case.name):
            assert replay(start(case, number), 7 + number, GAMES) >= GAMES


@pytest.mark.parametrize("moments", [2, pytest.param(20, marks=pytest.mark.proof)])
@pytest.mark.parametrize("sweep", SWEEPS)
def test_games_from_the_middle_replay_in_the_engine(
    sweep: str, moments: int, subtests: pytest.Subtests
) -> None:
    for number, case in SWEEPS[sweep]:
        with subtests.test(case.name):
            for position in some_moments(case, number, count=moments):
                replay(position, number, 4)


@pytest.mark.parametrize("games", [1, pytest.param(30, marks=pytest.mark.proof)])
@pytest.mark.parametrize("sweep", SWEEPS)
def test_games_from_a_view_replay_in_the_engine(
    sweep: str, games: int, subtests: pytest.Subtests
) -> None:
    for number, case in SWEEPS[sweep]:
        with subtests.test(case.name):
            for position in some_moments(case, number, count=2):
                for seat in (None, *range(case.players)):
                    replay(position.seen_by(seat), number, games)


@pytest.mark.parametrize("games", [40, pytest.param(1_200, marks=pytest.mark.proof)])
@pytest.mark.parametrize("sweep", SWEEPS)
def test_machine_code_plays_the_same_games(
    sweep: str, games: int, subtests: pytest.Subtests
) -> None:
    for number, case in SWEEPS[sweep]:
        with subtests.test(case.name):
            position = start(case, number)
            plain = play_loop(position, 3, games)
            assert play_loop(position, 3, games, compiled=True) == plain
            later = some_moments(case, number, count=1)[-1]
            for source in (later, later.seen_by(0)):
                some = games // 2
                assert play_loop(source, 4, some, compiled=True) == play_loop(source, 4, some)


@pytest.mark.parametrize("games", [16, pytest.param(400, marks=pytest.mark.proof)])
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
@pytest.mark.parametrize("sweep", SWEEPS)
def test_machine_code_plays_the_same_games_with_policies(
    sweep: str, policy: int, games: int, subtests: pytest.Subtests
) -> None:
    for number, case in SWEEPS[sweep]:
        with subtests.test(case.name):
            position = start(case, number)
            policies = tuple(policy if seat % 2 == 0 else 0 for seat in range(position.players))
            plain = play_loop(position, 3, games, policies)
            assert play_loop(position, 3, games, policies, compiled=True) == plain
            assert replay(position, 3, games // 4, policies) > 0


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
@pytest.mark.parametrize("edition", SMALL)
def test_the_loop_and_the_bots_prefer_the_same_moves(edition: str, policy: int) -> None:
    """In every position of many games, what the loop does is what the bot would do."""
    case = Case(edition, 2, {})
    for seed in range(20):
        for position in some_moments(case, seed, count=5):
            if position.awaiting != "move" or position.turn is None:
                continue
            view = position.seen_by(position.turn)
            playouts = playouts_of(view.rules)
            assert playouts is not None
            moves = playouts.policy_moves(view, policy)
            kept = {str(move) for move in moves}
            policies = (policy,) * 2
            done = {first_move(position, game, policies) for game in range(30)}
            assert done <= kept, position


class MovedError(Exception):
    """Ends a game in the loop when the first move is made."""


class FirstMove(list[tuple[int, ...]]):
    """A trace that ends with the first move."""

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves = moves

    def append(self, note: tuple[int, ...]) -> None:
        super().append(note)
        if note[0] in self.moves:
            raise MovedError


def first_move(position: sq.Position, seed: int, policies: tuple[int, ...]) -> str:
    """Say what the loop plays first."""
    from sequence_widget.simulation.loop import dice, kids
    from sequence_widget.simulation.loop.kids_inputs import kind_names

    cards = is_cards(position)
    trace = FirstMove((kids.PLAYS, kids.SWAPS, kids.PASSES) if cards else (dice.MOVES,))
    with pytest.raises(MovedError):
        play_loop(position, seed, 1, policies, trace=trace)
    cells = {1 << n: cell for n, cell in enumerate(position.rules.board.cells)}
    if not cards:
        cell = trace[-1][1]
        return f"{position.legal_moves[0].action} {cells[cell]}" if cell else "pass"
    kinds = kind_names(position.rules)  # type: ignore[arg-type] # told apart above
    what, *numbers = trace[-1]
    if what == kids.PLAYS:
        return f"{kinds[numbers[0]]} {cells[numbers[1]]}"
    return f"swap {kinds[numbers[0]]}" if what == kids.SWAPS else "pass"


def test_every_choice_is_as_likely_as_every_other() -> None:
    """The first move from one position, over many seeds, by a chi-squared test."""
    hands = [["tiger", "unicorn", "dragon"], ["fox", "lion", "wolf"]]
    position = sq.position("kids", chips={"c2": 1, "d2": 1, "e3": 0}, hands=hands)
    games = 8_000
    seen: dict[str, int] = {}
    last = ending_soon(position)
    for seed in range(games):
        move = first_move(last, seed * 7919, (0, 0))
        seen[move] = seen.get(move, 0) + 1
    moves = [str(move) for move in position.legal_moves]
    assert set(seen) == set(moves)
    expected = games / len(moves)
    chi_squared = sum((seen[move] - expected) ** 2 / expected for move in moves)
    free = len(moves) - 1
    assert chi_squared < free + 4 * (2 * free) ** 0.5


def ending_soon(position: sq.Position) -> sq.Position:
    """Return the same position one card before the limit, so that a game is a move."""
    rules = position.rules.but(limit=1)
    hands = [position.hand(seat) for seat in range(position.players)]
    return sq.position(rules, position.players, chips=position.chips, hands=hands)


def test_hidden_cards_are_dealt_evenly() -> None:
    """The first card dealt to a hidden hand is each unseen card as often as it is unseen."""
    hands = [["tiger", "unicorn", "dragon"], ["fox", "lion", "wolf"]]
    rules = sq.edition("kids").but(limit=1)
    view = sq.position(rules, hands=hands).seen_by(0)
    assert isinstance(view, KidsView)
    games = 20_000
    trace: list[tuple[int, ...]] = []
    play_loop(view, 1, games, trace=trace)
    dealt = [note[1] for note in trace if note[0] == 0][::3]
    unseen = view.unseen
    for number, kind in enumerate([*view.rules.animals, "unicorn", "dragon"]):
        share = unseen[kind] / unseen.total()
        spread = (share * (1 - share) / games) ** 0.5
        assert abs(dealt.count(number) / games - share) < 4.5 * spread + 1e-9, kind


def test_a_traced_game_that_differs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from sequence_widget.simulation.loop import kids_inputs

    real = kids_inputs._spaces

    def wrong(*arguments: object) -> tuple[int, int, int, int]:
        spaces, open_spaces, dead, swatches = real(*arguments)  # type: ignore[arg-type]
        return spaces, open_spaces & (open_spaces - 1), dead, swatches

    monkeypatch.setattr(kids_inputs, "_spaces", wrong)
    with pytest.raises((AssertionError, sq.SequenceError, KeyError)):
        replay(start_position(sq.edition("kids"), 2), 1, 20)


@pytest.mark.proof
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_very_many_games_of_the_loop_replay_in_the_engine(case: Case) -> None:
    number, events = CASES.index(case), 0
    rng = random.Random(number)
    for _ in range(GAMES_IN_PROOF // IN_ONE_GO):
        events += replay(start(case, number), rng.getrandbits(64), IN_ONE_GO)
    print(f"{case.name}: {GAMES_IN_PROOF:,} games, {events:,} moves the same")
