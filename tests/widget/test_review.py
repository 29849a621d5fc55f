"""Moves looked at again from the board: by whom, when, and what is told of them."""

import asyncio
import threading
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.teaching.analysis.estimated_chances import Pace
from sequence_widget.widget.panels import review
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.test_visibility import HANDS
from tests.widget.wire import Wire, dice, kids

REFUSED = {"refused": "These moves cannot be looked at on this screen while the game goes on."}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, Pace(20, 20, 2_000))


def with_a_mistake(**options: Any) -> sq.Game:
    """Return a game in which Anna lets a won line go by."""
    start = sq.position("kids", hands=HANDS, chips={"c1": 0, "d1": 0, "e1": 0}, turn=0)
    game = sq.Game(start, players=["Anna", "Bo"], seed=1, **options)
    game.play(next(move for move in start.legal_moves if move.card != "tiger"))
    return game


def held_back(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let no move be rated before it is allowed."""
    may_go_on = threading.Event()
    rated = review._rated

    def slowly(*given: Any) -> Any:
        assert may_go_on.wait(30)
        return rated(*given)

    monkeypatch.setattr(review, "_rated", slowly)
    return may_go_on


async def answers(wire: Wire, number: int) -> list[dict[str, Any]]:
    """Wait for as many answers, and give them without their numbers."""

    def found() -> list[dict[str, Any]]:
        return [each["content"] for each in wire.sent if each["method"] == "custom"]

    await until(lambda: len(found()) == number and not wire.board._review._beside.goes_on)
    return [{key: told[key] for key in told if key != "id"} for told in found()]


def answer(wire: Wire, do: str, **words: Any) -> dict[str, Any]:
    told = wire.ask(do, **words)
    return {key: value for key, value in told.items() if key != "id"}


def test_a_mistake_is_tried_again_before_the_better_move_is_told() -> None:
    wire = Wire(with_a_mistake(), show="Anna")
    told = answer(wire, "mistakes", seat=0)
    [mistake] = told["mistakes"]
    assert mistake["ply"] == 1
    assert mistake["say"].startswith("Turn 1: Anna played ")
    texts = mistake["moves"]
    assert (mistake["seat"], sorted(mistake["hand"])) == (0, sorted(HANDS[0]))
    assert texts == [str(move) for move in wire.board.game.start.legal_moves]
    assert str(wire.board.game.events[0]) in texts
    played = answer(wire, "attempt", at=1, text=str(wire.board.game.events[0]))
    assert played["told"] == ["That is the move that was played."]
    assert [mark["kind"] for mark in played["marks"]] == ["played"]
    assert answer(wire, "attempt", at=1, text="tiger b1") == {
        "told": ["Tiger b1: yes, no better move was found."],
        "marks": [{"kind": "best", "text": "tiger b1", "cell": "b1", "say": "best move: tiger b1"}],
    }
    told = answer(wire, "better", at=1)
    kinds = {mark["kind"]: mark["text"] for mark in told["marks"]}
    assert kinds == {"played": str(wire.board.game.events[0]), "best": "tiger b1"}
    [best] = told["told"]
    assert best.startswith("Tiger b1 would have won 100% of the games, ")
    wire.write(language="nb")
    [best] = answer(wire, "better", at=wire.board.ply)["told"]
    assert best.startswith("Tiger b1 ville ha vunnet 100\u00a0% av spillene, ")


def test_a_mistake_is_only_what_was_worse_by_more_than_chance_allows() -> None:
    over = kids()
    while not over.position.is_over:
        over.play(over.position.legal_moves[0])
    wire = Wire(over)
    found = 0
    for seat in (0, 1):
        for mistake in answer(wire, "mistakes", seat=seat).get("mistakes", []):
            told = answer(wire, "better", at=mistake["ply"])
            assert [mark["kind"] for mark in told["marks"]] == ["played", "best"]
            assert "no better move" not in told["told"][0]
            found += 1
    assert found


def test_nothing_of_it_is_told_until_it_is_asked_for() -> None:
    wire = Wire(with_a_mistake(), show="Anna", panels=("chances",))
    assert wire.board.chances["review"] == [0]
    assert wire.board.chances["better"] is True
    assert "would have won" not in wire.everything()
    assert "behind the best" not in wire.everything()


@pytest.mark.parametrize("show", ["mover", "none", "Bo"])
def test_a_hidden_hand_is_not_looked_at_while_the_game_goes_on(show: str) -> None:
    wire = Wire(with_a_mistake(), show=show, panels=("chances",))
    assert wire.board.chances["review"] == ([1] if show == "Bo" else [])
    assert wire.board.chances["better"] is False
    for asked in (
        {"do": "mistakes", "seat": 0},
        {"do": "better", "at": 1},
        {"do": "attempt", "at": 1, "text": "tiger b1"},
    ):
        assert answer(wire, **asked) == REFUSED  # type: ignore[arg-type]


def test_with_dice_and_once_the_game_is_over_anybody_may() -> None:
    wire = Wire(dice(), panels=("chances",))
    assert wire.board.chances["review"] == []
    wire.board.game.play(wire.board.game.position.legal_moves[0])
    assert wire.board.chances["review"] == [0, 1]
    over = kids()
    while not over.position.is_over:
        over.play(over.position.legal_moves[0])
    wire = Wire(over, panels=("chances",))
    assert wire.board.chances["review"] == [0, 1]
    for seat in (0, 1):
        told = answer(wire, "mistakes", seat=seat)
        assert told.get("told") or 1 <= len(told["mistakes"]) <= 3
    assert wire.board.chances["better"] is True
    over.undo()
    assert (wire.board.chances["review"], wire.board.chances["better"]) == ([], False)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "mistakes"},
        {"do": "mistakes", "seat": 7},
        {"do": "mistakes", "seat": -1},
        {"do": "mistakes", "seat": "0"},
        {"do": "better", "at": 99},
        {"do": "better", "at": 0},
        {"do": "better", "at": None},
        {"do": "attempt", "at": 1, "text": "tiger g7"},
        {"do": "attempt", "at": 1, "text": ["tiger b1"]},
        {"do": "attempt", "at": 1, "text": "x" * 1_000},
    ],
)
def test_nonsense_is_refused(message: dict[str, Any]) -> None:
    wire = Wire(with_a_mistake(), show="Anna")
    assert "refused" in answer(wire, **message)


def test_no_seat_comes_before_the_first() -> None:
    wire = Wire(sq.Game("mini-dice", players=["Anna", "Bo"], seed=7))
    assert "refused" in answer(wire, "mistakes", seat=-1)


def test_an_answer_that_may_not_be_told_any_more_is_not() -> None:
    async def play() -> None:
        game = kids()
        while not game.position.is_over:
            game.play(game.position.legal_moves[0])
        wire = Wire(game)
        assert wire.ask("mistakes", seat=0) == {}
        game.back(4)
        while game.position.awaiting != "move":
            game.back()
        game.play(game.position.legal_moves[-1])
        assert not game.tip.position.is_over
        assert await answers(wire, 1) == [REFUSED]
        wire.board.close()

    in_a_kernel(play)


def test_what_was_asked_before_a_question_is_not_answered_during_it() -> None:
    async def play() -> None:
        wire = Wire(with_a_mistake(), show="Anna")
        assert wire.ask("mistakes", seat=0) == {}
        wire.board.ask("How likely is it?", sq.Probability(1, 3), name="during a review")
        assert await answers(wire, 1) == [REFUSED]
        wire.board.close()

    in_a_kernel(play)


@pytest.mark.parametrize("way", ["restarted", "undone", "another game", "a curtain"])
def test_who_asks_is_answered_whatever_becomes_of_the_game(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = held_back(monkeypatch)

    async def play() -> None:
        wire = Wire(with_a_mistake(), show="Anna")
        game = wire.board.game
        assert wire.ask("better", at=1) == {}
        if way == "restarted":
            game.restart(99)
        elif way == "undone":
            game.undo()
        elif way == "another game":
            wire.board.game = kids()
        else:
            wire.board.show = "none"
        may_go_on.set()
        assert await answers(wire, 1) == [REFUSED]
        wire.board.close()

    in_a_kernel(play)


def test_what_is_asked_meanwhile_puts_off_what_was_asked_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two pages show one board, and only the last to ask is told what was found."""
    may_go_on = held_back(monkeypatch)

    async def play() -> None:
        wire = Wire(with_a_mistake(), show="Anna")
        assert wire.ask("better", at=1) == {}
        wire.ask("mistakes", seat=0)
        may_go_on.set()
        first, second = await answers(wire, 2)
        assert first == {"refused": "Something else was asked for in the meantime. Ask again."}
        assert len(second["mistakes"]) == 1
        wire.board.close()

    in_a_kernel(play)


def test_what_fails_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(review, "_rated", fails)
    heard: list[Any] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: heard.append(told))
        wire = Wire(with_a_mistake(), show="Anna", language="nb")
        wire.ask("better", at=1)
        assert await answers(wire, 1) == [
            {"refused": "Dette lot seg ikke regne ut. Spør en gang til."}
        ]
        wire.board.close()

    in_a_kernel(play)
    assert [type(told["exception"]) for told in heard] == [ValueError]


def test_it_is_answered_beside_the_kernel() -> None:
    async def play() -> None:
        wire = Wire(with_a_mistake(), show="Anna")
        assert wire.ask("mistakes", seat=0) == {}
        await until(lambda: bool(wire.sent))
        assert len(wire.sent[-1]["content"]["mistakes"]) == 1

    in_a_kernel(play)


def finished(**options: Any) -> sq.Game:
    game = kids(**options)
    while not game.position.is_over:
        game.play(game.position.legal_moves[0])
    return game


def test_when_the_game_is_over_no_hand_waits_for_its_owner() -> None:
    game = finished()
    wire = Wire(game, show="mover", curtain=True)
    assert wire.scene["curtain"] is None
    assert wire.scene["hints"] == {}  # no card does anything any more
    wire.ask("mistakes", seat=0)
    line = wire.scene["line"]
    turns = set()
    for ply in (1, 2, 3, 4):
        game.go_to(ply)
        turns.add(game.position.turn)
        assert wire.scene["curtain"] is None
        if wire.scene["handover"] is not None:
            wire.ask("handover")
            assert wire.scene["viewer"] == game.position.turn
    assert turns == {0, 1}
    assert (wire.scene["curtain"], wire.scene["line"]) == (None, line)  # an exercise goes on


def test_a_hand_waits_again_where_a_finished_game_is_played_on() -> None:
    game = finished()
    wire = Wire(game, show="mover", curtain=True)
    game.go_to(0)
    wire.ask("handover")
    game.play(game.position.legal_moves[-1])
    assert game.position.turn == 1
    assert (wire.scene["curtain"], wire.scene["viewer"]) == ("Hand the screen to Bo.", None)


def test_mistakes_of_a_bot_are_not_offered() -> None:
    game = sq.Game("kids", players={"Anna": None, "Bo": sq.RandomBot()}, seed=3)
    while not game.position.is_over:
        if game.position.turn == 0:
            game.play(game.position.legal_moves[0])
        else:
            game.advance()
    assert Wire(game, panels=("chances",)).board.chances["review"] == [0]
