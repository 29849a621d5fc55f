"""Benchmarks in the browser use what the browser tests use."""

from tests.browser.fixtures import browser, context, jupyter, lab, pages

__all__ = ["browser", "context", "jupyter", "lab", "pages"]
