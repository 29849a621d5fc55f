"""What all tests share: how hard hypothesis tries, which drive a browser, who runs which."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from sequence_widget.text import KEPT_IN, set_language

if TYPE_CHECKING:
    from tests.sharing import Sharing

# No deadline: a slow shared machine is no fault. Derandomized: a red run is red again, everywhere.
settings.register_profile("ordinary", deadline=None, derandomize=True)
settings.register_profile("proof", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("proof" if os.environ.get("SEQUENCE_WIDGET_PROOF") else "ordinary")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what -m does not ask for
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what a quick run leaves out: what asks for a browser, and examples of solved games."""
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.browser)
        if isinstance(item, pytest.DoctestItem) and item.path.parent.name == "solver":
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def speak_english() -> Iterator[None]:
    """Whatever language a test sets, the next one begins with the usual one."""
    yield
    set_language(KEPT_IN)


@pytest.hookimpl(optionalhook=True)  # xdist's
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> "Sharing":
    """Share the tests among the workers of `pytest -n 2`."""
    from tests.sharing import Sharing

    return Sharing(config, log)
