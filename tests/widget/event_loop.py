"""An event loop as a kernel has one, in which work goes on beside the board."""

import asyncio
from collections.abc import Awaitable, Callable

SECONDS = 30  # until something awaited is given up
PAUSE = 0.005  # between two looks, so that the loop and other threads come to their turn


def in_a_kernel(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(play(), 2 * SECONDS))


async def until(holds: Callable[[], bool]) -> None:
    """Let the loop run until something holds."""
    for _ in range(round(SECONDS / PAUSE)):
        if holds():
            return
        await asyncio.sleep(PAUSE)
    raise AssertionError
