"""What the tests of simulations share."""

import pytest

from sequence_widget.simulation.loop import compiling


@pytest.fixture(params=[False, True], ids=["plain", "compiled"])
def compiled(request: pytest.FixtureRequest) -> bool:
    """Run a test with the loop as CPython runs it, and as Numba does where it is there."""
    if request.param and not compiling.has_numba():
        pytest.skip("there is no Numba here")
    return bool(request.param)


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that Numba is not there."""
    monkeypatch.setattr(compiling, "has_numba", lambda: False)
