"""What all tests share: how hard hypothesis tries, and which of them drive a browser."""

import os

import pytest
from hypothesis import settings

# No deadline: a slow shared machine is no fault. Derandomized: a red run is red again, everywhere.
settings.register_profile("ordinary", deadline=None, derandomize=True)
settings.register_profile("proof", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("proof" if os.environ.get("SEQUENCE_WIDGET_PROOF") else "ordinary")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what -m does not ask for
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks for a browser, so that a quick run leaves it out."""
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker(pytest.mark.browser)
