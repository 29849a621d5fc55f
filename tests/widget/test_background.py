"""Work beside the kernel: what is told, and when, and that nothing of it is left behind."""

import asyncio
import gc
import sys
import threading
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from sequence_widget.widget import background
from sequence_widget.widget.background import THREAD, Background, Told
from tests.widget.event_loop import in_a_kernel, until


@pytest.fixture(params=["thread", "slices"], autouse=True)
def _both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "slices":
        monkeypatch.setattr(sys, "platform", "emscripten")


def at_work() -> int:
    return [each.name for each in threading.enumerate()].count(THREAD)


class Counter:
    """Counts without end, and notes what is told of it."""

    def __init__(self, *, seen: bool = False) -> None:
        self.told: list[Told[int]] = []
        self.counted = 0
        self.pieces = self._count(seen=seen)

    def _count(self, *, seen: bool) -> Iterator[tuple[int, bool]]:
        while True:
            self.counted += 1
            yield self.counted, seen


def test_it_tells_a_few_times_a_second_and_the_last_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Told[int]] = []
    clock = iter(range(1, 10_000_000))  # each look at it is a millisecond after the one before
    by_the_clock = SimpleNamespace(monotonic=lambda: next(clock) / 1_000)
    monkeypatch.setattr(background, "time", by_the_clock)

    def pieces() -> Iterator[tuple[int, bool]]:
        for number in range(1_000_000):
            if len(told) == 4:
                return
            yield number, False

    async def play() -> None:
        work = Background[int]()
        work.begin(pieces(), told.append)
        assert work.goes_on
        await until(lambda: not work.goes_on)

    in_a_kernel(play)
    assert [each.goes_on for each in told] == [True] * 4 + [False]
    numbers = [each.value or 0 for each in told]
    assert numbers == sorted(numbers)
    # Three times 200 looks at the clock lie between four messages, and at most three are a piece's.
    assert numbers[-1] > 190


def test_what_is_to_be_seen_is_told_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "INTERVAL", 0.02)
    told: list[Told[int]] = []

    async def play() -> None:
        work = Background[int]()
        work.begin(((number, True) for number in range(5)), told.append)
        await until(lambda: not work.goes_on)

    in_a_kernel(play)
    assert [each.value for each in told] == [0, 1, 2, 3, 4, 4]


def test_it_pauses_with_all_that_was_done_and_goes_on_from_there() -> None:
    counter = Counter()

    async def play() -> None:
        work = Background[int]()
        for _ in range(3):
            work.begin(counter.pieces, counter.told.append)
            await until(lambda: bool(counter.told))
            work.pause()
            await until(lambda: not work.goes_on)
            assert counter.told[-1] == Told(counter.counted, goes_on=False)
            counter.told.clear()

    in_a_kernel(play)
    assert counter.counted > 3


def test_a_pause_ends_the_wait_for_what_is_to_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "INTERVAL", 0.3)
    counter = Counter(seen=True)

    async def play() -> None:
        work = Background[int]()
        work.begin(counter.pieces, counter.told.append)
        await until(lambda: bool(counter.told))
        work.pause()
        await until(lambda: not work.goes_on)

    in_a_kernel(play)
    assert counter.told[-1] == Told(1, goes_on=False)


def test_what_was_stopped_is_told_no_more() -> None:
    counter, other = Counter(), Counter()

    async def play() -> None:
        work = Background[int]()
        work.begin(counter.pieces, counter.told.append)
        await until(lambda: counter.counted > 0)
        work.stop()
        told = len(counter.told)
        assert not work.goes_on
        work.begin(other.pieces, other.told.append)
        await until(lambda: bool(other.told))
        work.stop()
        await until(lambda: at_work() == 0)
        assert len(counter.told) == told

    in_a_kernel(play)


def test_one_piece_is_done_at_a_time_however_often_work_is_begun() -> None:
    under_way: list[int] = []
    crowds: list[int] = []

    def pieces(number: int) -> Iterator[tuple[int, bool]]:
        while True:
            under_way.append(number)
            threading.Event().wait(0.001)
            crowds.append(len(under_way))
            under_way.remove(number)
            yield number, False

    async def play() -> None:
        work, told = Background[int](), list[Told[int]]()
        for number in range(20):
            work.begin(pieces(number), told.append)
        await until(lambda: bool(told))
        assert told[-1].value == 19
        work.stop()
        await until(lambda: at_work() == 0)

    in_a_kernel(play)
    assert set(crowds) == {1}


def test_threads_take_short_turns_while_one_works() -> None:
    usual, counter = sys.getswitchinterval(), Counter()

    async def play() -> None:
        one, other = Background[int](), Background[int]()
        for work in (one, other):
            work.begin(counter.pieces if work is one else Counter().pieces, counter.told.append)
        await until(lambda: bool(counter.told))
        short = sys.getswitchinterval() < usual
        assert short == (sys.platform != "emscripten")
        one.stop()
        other.stop()
        await until(lambda: at_work() == 0)

    in_a_kernel(play)
    assert sys.getswitchinterval() == usual


def test_a_failure_ends_it_and_is_told() -> None:
    told: list[Told[int]] = []

    def fails() -> Iterator[tuple[int, bool]]:
        yield 1, False
        raise ValueError

    async def play() -> None:
        work = Background[int]()
        work.begin(fails(), told.append)
        await until(lambda: not work.goes_on)

    in_a_kernel(play)
    assert told[-1].value == 1
    assert isinstance(told[-1].failure, ValueError)


def test_the_loop_goes_on_meanwhile_and_a_busy_one_is_asked_once() -> None:
    counter = Counter()

    async def play() -> None:
        work = Background[int]()
        work.begin(counter.pieces, counter.told.append)
        for _ in range(50):
            await asyncio.sleep(0)  # as a cell would be run
        work.stop()

    in_a_kernel(play)
    assert len(counter.told) < 50


def test_without_a_loop_it_is_done_at_once_and_told_once() -> None:
    told: list[Told[int]] = []
    Background[int]().begin(((number, True) for number in range(1_000)), told.append)
    assert told == [Told(999, goes_on=False)]


def test_nothing_keeps_what_was_stopped() -> None:
    counters: list[weakref.ref[Counter]] = []

    async def play() -> None:
        work, counter = Background[int](), Counter()
        counters.append(weakref.ref(counter))
        work.begin(counter.pieces, counter.told.append)
        told = counter.told
        del counter
        await until(lambda: bool(told))
        work.stop()
        await until(lambda: at_work() == 0)
        await asyncio.sleep(0.05)

    in_a_kernel(play)
    gc.collect()
    assert counters[0]() is None


def test_whoever_is_told_may_begin_other_work_or_end_it() -> None:
    told: list[Told[int]] = []

    async def play() -> None:
        work, first, second = Background[int](), Counter(), Counter()

        def goes_over(_: Told[int]) -> None:
            work.begin(second.pieces, ends)

        def ends(far: Told[int]) -> None:
            told.append(far)
            work.stop()

        work.begin(first.pieces, goes_over)
        await until(lambda: bool(told))
        assert not work.goes_on
        await until(lambda: at_work() == 0)
        counted = first.counted, second.counted
        await asyncio.sleep(0.01)
        assert (first.counted, second.counted) == counted

    in_a_kernel(play)
    assert [far.goes_on for far in told] == [True]


def test_after_a_failure_other_work_can_be_begun() -> None:
    told: list[Told[int]] = []

    def fails() -> Iterator[tuple[int, bool]]:
        raise ValueError
        yield 1, False

    async def play() -> None:
        work = Background[int]()
        for pieces in (fails(), iter([(7, False)])):
            work.begin(pieces, told.append)
            await until(lambda: not work.goes_on)

    in_a_kernel(play)
    assert isinstance(told[0].failure, ValueError)
    assert told[-1] == Told(7, goes_on=False)
