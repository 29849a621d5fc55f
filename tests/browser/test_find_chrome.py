"""Where there is no browser: what asks for one is skipped, and it is said why."""

import pytest

from tests.browser import fixtures
from tests.browser.find_chrome import NONE, NoChromeError


def refuse() -> None:
    raise NoChromeError(NONE)


def test_without_a_browser_what_asks_for_one_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixtures, "find_chrome", refuse)
    monkeypatch.delenv("CHROME", raising=False)
    with pytest.raises(pytest.skip.Exception, match="There is no Chromium"):
        fixtures.chrome_or_skip()


def test_a_browser_that_is_named_has_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fixtures, "find_chrome", refuse)
    monkeypatch.setenv("CHROME", "nowhere")
    with pytest.raises(NoChromeError):
        fixtures.chrome_or_skip()
