"""Work done piece by piece beside the kernel, which stays free for the board and for cells."""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from sequence_widget.game.change_lock import undivided

T = TypeVar("T")
Pieces = Iterator[tuple[T, bool]]
"""How far the work has come after each piece, and whether that is to be seen for a moment.

A piece is to take no longer than a moment: nothing that is under way can be stopped.
"""

INTERVAL = 0.2
"""So many seconds pass between two messages."""

_TURN = 0.0005
"""How long a piece may run before another thread gets its turn; Python's own is 5 ms.

Answering a cell takes a dozen turns.
"""

_SLICE = 0.02
"""For so many seconds pieces are done at a stretch where everything is done by one thread."""

THREAD = "work beside the kernel"


@dataclass(frozen=True, slots=True)
class Told(Generic[T]):
    """How far some work has come."""

    value: T | None
    """What the last piece gave; nothing if there was none yet."""

    goes_on: bool
    failure: Exception | None = None
    """What ended the work, if it did not end by itself."""


Tell = Callable[[Told[T]], None]


@dataclass(slots=True, eq=False)
class _Work(Generic[T]):
    """Some work under way; the thread that does it and the event loop both know it."""

    pieces: Pieces[T]
    tell: Tell[T]
    loop: asyncio.AbstractEventLoop | None
    value: T | None = None
    failure: Exception | None = None
    ended: bool = False
    pauses: bool = False
    stopped: bool = False
    on_its_way: bool = False
    told_at: float = 0.0
    woken: threading.Event = field(default_factory=threading.Event)


class _ShortTurns:
    """Lets threads take turns more often while any of them does work beside the kernel."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._usual = 0.0

    def __enter__(self) -> None:
        with self._lock:
            if self._inside == 0:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(min(self._usual, _TURN))
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._inside -= 1
            if self._inside == 0:
                sys.setswitchinterval(self._usual)


_SHORT_TURNS = _ShortTurns()


class Background(Generic[T]):
    """Does one piece of work after the other, and tells a few times a second how far it has come.

    A thread does them; in the browser's Python, which has none, the event loop, in short slices.
    `tell` is always called by the event loop, and never for work that was stopped. Where no loop
    runs, as in a script, everything is done at once and told at the end.

    >>> Background().begin(((n, False) for n in range(4)), print)
    Told(value=3, goes_on=False, failure=None)
    """

    def __init__(self) -> None:
        self._work: _Work[T] | None = None
        self._turn = threading.Lock()

    @property
    def goes_on(self) -> bool:
        """Whether something is done, or the end of it has still to be told."""
        return self._work is not None

    def begin(self, pieces: Pieces[T], tell: Tell[T]) -> None:
        """Begin some work; what was under way is stopped.

        Work that has paused goes on when it is begun again with what is left of its pieces.
        """
        self.stop()
        loop = running_loop()
        work = self._work = _Work(pieces, tell, loop)
        if loop is None:
            while self._advance(work) is not None:
                pass
            self._hear(work)
        elif sys.platform == "emscripten":
            loop.call_soon(self._do_slice, work)
        else:
            threading.Thread(target=self._do, args=(work,), name=THREAD, daemon=True).start()

    def pause(self) -> None:
        """End the work with the piece that is under way, and tell what that gave."""
        if self._work is not None:
            self._work.pauses = True
            self._work.woken.set()

    def stop(self) -> None:
        """End the work, and tell nothing of it any more."""
        work, self._work = self._work, None
        if work is not None:
            work.stopped = True
            work.woken.set()

    def _do(self, work: _Work[T]) -> None:
        """Do the work in a thread, once what was stopped before has ended."""
        with self._turn, _SHORT_TURNS, suppress(RuntimeError):  # the loop may have been closed
            while (rest := self._advance(work)) is not None:
                work.woken.wait(rest)

    def _do_slice(self, work: _Work[T]) -> None:
        """Do some pieces, and let the event loop do what else there is."""
        end = time.monotonic() + _SLICE
        while (rest := self._advance(work)) == 0 and time.monotonic() < end:
            pass
        if rest is not None and work.loop is not None:
            work.loop.call_later(0 if work.pauses else rest, self._do_slice, work)

    def _advance(self, work: _Work[T]) -> float | None:
        """Do a piece, and give the seconds to wait for the next; nothing if there is none."""
        if work.stopped:
            return None
        try:
            came = None if work.pauses else next(work.pieces, None)
        except Exception as failure:  # noqa: BLE001 - whoever asked for the work is told
            came, work.failure = None, failure
        if came is None:
            work.ended = True
            self._send(work)
            return None
        work.value, seen = came
        if seen or time.monotonic() - work.told_at > INTERVAL:
            self._send(work)
        return INTERVAL if seen and work.loop is not None else 0.0

    def _send(self, work: _Work[T]) -> None:
        """Have the event loop tell what there is; a busy one is asked only once."""
        work.told_at = time.monotonic()
        if work.loop is not None and not work.on_its_way:
            work.on_its_way = True
            work.loop.call_soon_threadsafe(self._hear, work)

    @undivided
    def _hear(self, work: _Work[T]) -> None:
        work.on_its_way = False
        ended = work.ended
        if work is not self._work:
            return
        if ended:
            self._work = None
        work.tell(Told(work.value, not ended, work.failure))


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Give the event loop that runs, as it does in a kernel; none in a script."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
