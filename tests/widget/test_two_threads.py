"""JupyterLab answers clicks in a thread of their own: a board is changed by one at a time."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from traitlets import TraitError

import sequence_widget as sq
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.widget.background import Background, Told
from sequence_widget.widget.thinking import Thinking
from tests.game.test_change_lock import SOON, waits
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.wire import Wire, dice, kids


def test_whatever_a_cell_or_a_browser_does_waits_for_the_step_under_way() -> None:
    wire = Wire(kids())
    board, another = wire.board, dice()

    def message(**data: object) -> Callable[[], object]:
        return lambda: board._handle_msg({"content": {"data": data}, "buffers": []})

    copy = {"do": "copy", "id": 1}
    steps: dict[str, Callable[[], object]] = {
        "a click": message(method="custom", content=copy),
        "a trait": lambda: setattr(board, "tabbable", True),
        "a view option": lambda: setattr(board, "language", "nb"),
        "other eyes": lambda: setattr(board, "show", "Bo"),
        "real cards": lambda: setattr(board, "entering", not board.entering),
        "another game": lambda: setattr(board, "game", another),
        "a question": lambda: board.ask("A nine?", sq.roll_sum("dice")[9], name="nine"),
    }

    def seen() -> object:
        return board.show, board.entering, board.game, board.waits_for_guess, str(wire.scene)

    assert [name for name, step in steps.items() if not waits(step, seen)] == []
    assert (board.show, board.game.rules.edition, board.waits_for_guess) == (1, "dice", True)


def test_a_board_that_was_closed_is_collected_even_while_another_has_the_turn() -> None:
    board = Wire(kids()).board
    board.close()
    failed = sq.SequenceWidget.__new__(sq.SequenceWidget)
    with pytest.raises(TraitError):
        failed.__init__(kids(), language="tlh")  # type: ignore[misc] # as a cell's board is made
    with ThreadPoolExecutor(1) as other, CHANGE_LOCK:
        for each in (board, failed):
            other.submit(each.__del__).result(10)


def heard_while_held(begin: Callable[[threading.Event, Callable[[object], None]], object]) -> bool:
    """Whether the event loop tells of what comes in the midst of a step in another thread."""
    heard: list[bool] = []
    held, comes, told = threading.Event(), threading.Event(), threading.Event()

    def tell(_: object) -> None:
        heard.append(held.is_set())
        told.set()

    def hold() -> None:
        with CHANGE_LOCK:
            held.set()
            comes.set()
            told.wait(SOON)
            held.clear()

    async def play() -> None:
        begin(comes, tell)
        step = threading.Thread(target=hold)
        step.start()
        await until(lambda: bool(heard))
        step.join()

    in_a_kernel(play)
    return heard[0]


def test_what_is_worked_out_beside_the_board_is_told_between_two_steps() -> None:
    background: Background[bool] = Background()

    def begin(comes: threading.Event, tell: Callable[[Told[bool]], None]) -> None:
        background.begin(((comes.wait(), False) for _ in range(1)), tell)

    assert not heard_while_held(begin)


def test_a_bot_that_has_thought_answers_between_two_steps() -> None:
    def begin(comes: threading.Event, tell: Callable[[Future[sq.Move]], None]) -> None:
        def choice() -> sq.Move:
            comes.wait()
            return sq.Move("pass")

        assert Thinking().find(None, choice, tell) is None

    assert not heard_while_held(begin)
