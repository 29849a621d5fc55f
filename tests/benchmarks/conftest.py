"""Benchmarks in the browser use what the browser tests use, and a JupyterLab as a user has it."""

from collections.abc import Iterator

import pytest

from tests.browser.fixtures import browser, context, lab, pages
from tests.browser.server import Jupyter

__all__ = ["browser", "context", "jupyter", "lab", "pages"]


@pytest.fixture(scope="package")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    with Jupyter(tmp_path_factory.mktemp("jupyter"), prompt=False) as server:
        yield server
