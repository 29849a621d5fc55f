"""The bar of a simulation is gone when it has come to its end."""

import pytest

import sequence_widget as sq
from sequence_widget.simulation import progress


class Bar:
    """What tqdm is asked for."""

    def __init__(self, total: int) -> None:
        self.total, self.n, self.closed_at = total, 0, (0, 0)

    def update(self, n: int) -> None:
        self.n += n

    def close(self) -> None:
        self.closed_at = (self.n, self.total)


def test_a_bar_that_fell_short_of_the_plan_ends_full(monkeypatch: pytest.MonkeyPatch) -> None:
    bars: list[Bar] = []

    def bar(*_: object, total: int, **__: object) -> Bar:
        bars.append(Bar(total))
        return bars[-1]

    monkeypatch.setattr(progress, "_kind_of_bar", lambda: bar)
    monkeypatch.setattr(progress, "_PATIENCE", -1)
    view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    view.rate_moves(games=2_000, seed=1, progress=True)
    assert bars
    for each in bars:
        played, total = each.closed_at
        assert 0 < played == total
