"""A bar on anything that takes longer than a second."""

import sys
import time
from types import TracebackType
from typing import Any, Self

_PATIENCE = 1.0


class Progress:
    """Counts games; after a second that was not enough, a tqdm bar shows them."""

    def __init__(self, games: int, *, shown: bool) -> None:
        self.games = games
        self.done = 0
        self.shown = shown
        self.begun = time.monotonic()
        self.bar: Any = None

    def update(self, games: int) -> None:
        """Count some more games."""
        self.done += games
        if self.bar is not None:
            self.bar.update(games)
        elif self.shown and self.done < self.games and self._is_late():
            self._open()

    def _is_late(self) -> bool:
        return time.monotonic() - self.begun > _PATIENCE

    def _open(self) -> None:
        try:
            tqdm = _kind_of_bar()
        except ImportError:
            self.shown = False
            return
        self.bar = tqdm(total=self.games, initial=self.done, unit_scale=True, leave=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.bar is not None:
            if error is None:  # a notebook leaves a red bar where fewer were played than planned
                self.bar.total = self.bar.n
            self.bar.close()


def _kind_of_bar() -> Any:  # noqa: ANN401 - tqdm has no types
    """Give tqdm as it fits here: it takes a browser's kernel for a terminal, and wants a thread."""
    if sys.platform != "emscripten":
        from tqdm.auto import tqdm

        return tqdm
    from tqdm.notebook import tqdm

    tqdm.monitor_interval = 0
    return tqdm
