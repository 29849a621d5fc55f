"""Bots that think for long, beside a kernel that stays free."""

import asyncio
import random
import threading
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.widget import thinking
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.wire import Wire


class Slow:
    """A bot that moves when it is told to, or fails then."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.may_move = threading.Event()
        self.asked = 0
        self.failure = failure

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        self.asked += 1
        assert self.may_move.wait(30)
        if self.failure is not None:
            raise self.failure
        return rng.choice(view.legal_moves)


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_PATIENCE", 0.0)


def game_is_at(game: sq.Game, ply: int) -> bool:
    return game.ply == ply


async def all_thoughts_ended() -> None:
    """Wait until no bot thinks, and the loop has heard of that."""
    await until(lambda: thinking.THREAD not in [each.name for each in threading.enumerate()])
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def begun(bot: Any) -> tuple[sq.Game, Wire]:
    game = sq.Game("kids", players=["Anna", bot], seed=7)
    return game, Wire(game)


def test_a_bot_that_thinks_says_so_and_answers_later() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        assert wire.ask("play", text="tiger b1") == {"id": 1, "done": True}
        assert (game.ply, wire.scene["bot"]) == (2, "thinks")
        assert wire.scene["status"] == "Slow is to move."
        assert wire.scene["why"] == "The computer is finding a move for Slow."
        bot.may_move.set()
        await until(lambda: game.ply == 4)
        assert (wire.scene["turn"], wire.scene["bot"]) == (0, None)
        assert [one["kind"] for one in wire.scene["happened"]] == ["play", "draw"]

    in_a_kernel(play)


def test_several_bots_answer_one_after_the_other() -> None:
    async def play() -> None:
        bots = [Slow(), Slow()]
        game = sq.Game("kids", players=["Anna", *bots], seed=7)
        wire = Wire(game)
        wire.ask("play", text=str(game.position.legal_moves[0]))
        for bot, ply in zip(bots, (4, 6), strict=True):
            bot.may_move.set()
            await until(partial(game_is_at, game, ply))
        assert wire.scene["turn"] == 0

    in_a_kernel(play)


def test_the_board_and_cells_go_on_meanwhile() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        wire.write(ply=0)
        assert wire.board.ply == 0
        wire.write(language="nb")
        game.go_to(2)
        assert wire.scene["why"] == "Datamaskinen tenker på et trekk for Slow."
        bot.may_move.set()
        await until(lambda: game.ply == 4)

    in_a_kernel(play)


def test_an_answer_that_a_cell_has_given_meanwhile_moves_nobody_who_looks_back() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        game.play(game.position.legal_moves[0])
        wire.write(ply=2)
        bot.may_move.set()
        await all_thoughts_ended()
        assert (game.ply, game.last_ply) == (2, 4)

    in_a_kernel(play)


def test_an_answer_that_comes_as_patience_ends_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(Future[sq.Move]):
        """Something that was waited for in vain, and is there when one looks again."""

        def result(self, timeout: float | None = None) -> sq.Move:
            move = super().result()
            if timeout is not None:
                raise TimeoutError
            return move

    monkeypatch.setattr(thinking, "Future", Late)

    async def play() -> None:
        game, wire = begun(sq.RandomBot())
        assert wire.ask("play", text="tiger b1") == {"id": 1, "done": True}
        assert (game.ply, wire.scene["bot"]) == (4, None)

    in_a_kernel(play)


def test_an_answer_that_comes_too_late_is_not_played() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        wire.ask("undo")
        bot.may_move.set()
        await all_thoughts_ended()
        assert (game.ply, game.last_ply) == (0, 0)

    in_a_kernel(play)


def test_a_bot_is_stopped_and_let_again() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        assert wire.ask("stop") == {"id": 2, "done": True}
        assert (wire.scene["bot"], wire.scene["status"]) == (
            "next",
            "Slow is to move: step forward.",
        )
        bot.may_move.set()
        await all_thoughts_ended()
        assert game.ply == 2
        wire.ask("go")
        await until(lambda: game.ply == 4)
        assert bot.asked == 2

    in_a_kernel(play)


def test_whoever_asks_and_stops_again_and_again_starts_no_crowd() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        await until(lambda: bot.asked == 1)
        for _ in range(5):
            wire.ask("stop")
            wire.ask("go")
        assert bot.asked == 1  # the others wait for it, and all but the last were stopped
        bot.may_move.set()
        await until(lambda: game.ply == 4)
        await all_thoughts_ended()
        assert bot.asked == 2

    in_a_kernel(play)


def test_a_bot_that_fails_late_is_told_of_without_what_it_held() -> None:
    failures: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
        bot = Slow(ValueError("I hold what nobody may know"))
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        bot.may_move.set()
        await until(lambda: bool(failures))
        assert wire.sent[-1]["content"] == {"id": None, "refused": "A bot failed: ValueError"}
        assert (game.ply, wire.scene["bot"]) == (2, "next")
        assert "nobody may know" not in wire.everything()

    in_a_kernel(play)
    assert str(failures[0]["exception"]) == "A bot failed: ValueError"


def test_a_quick_bot_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_PATIENCE", 30)

    async def play() -> None:
        game, wire = begun(sq.RandomBot())
        wire.ask("play", text="tiger b1")
        assert (game.ply, wire.scene["bot"]) == (4, None)

    in_a_kernel(play)


def test_without_a_loop_the_bot_is_waited_for() -> None:
    game, wire = begun(sq.RandomBot())
    wire.ask("play", text="tiger b1")
    assert game.ply == 4


def test_a_closed_board_waits_for_nobody() -> None:
    async def play() -> None:
        bot = Slow()
        game, wire = begun(bot)
        wire.ask("play", text="tiger b1")
        wire.board.close()
        bot.may_move.set()
        await all_thoughts_ended()
        assert game.ply == 2

    in_a_kernel(play)


def test_stop_means_nothing_where_nobody_thinks() -> None:
    game, wire = begun(sq.RandomBot())
    assert wire.ask("stop") == {"id": 1, "done": True}
    assert game.ply == 0
