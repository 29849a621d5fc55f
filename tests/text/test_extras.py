"""Tables, plots and workers where there are none: a sentence says so, and what else there is."""

import importlib
import sys
from collections.abc import Callable

import pytest

import sequence_widget as sq
from sequence_widget.text import LANGUAGES, MissingPackageError
from sequence_widget.text.extras import wanted

RESULTS = sq.simulate("mini-kids", games=20, seed=1, progress=False)
LINE = "sequence-answers 1 hash=e62a8150 sheet=9f3c21aa name=Anna 3a=1/9(known),0.095(right)"
ASKED: dict[str, tuple[Callable[[], object], str]] = {
    "a game's table": (sq.Game("mini-kids", seed=1).to_frame, "pandas"),
    "a distribution's table": (sq.roll_sum("dice").to_frame, "pandas"),
    "a distribution's plot": (sq.roll_sum("dice").plot, "matplotlib"),
    "the table of results": (RESULTS.to_frame, "pandas"),
    "the plot of results": (RESULTS.plot, "matplotlib"),
    "the table of answers": (sq.answers().to_frame, "pandas"),
    "the table of a class": (sq.pool(LINE).to_frame, "pandas"),
    "the plot of a class": (sq.pool(LINE).plot, "matplotlib"),
}


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize(
    ("system", "language", "words"),
    [
        ("linux", "en", "not installed here: pip install"),
        ("linux", "nb", "ikke er installert her: pip install"),
        ("emscripten", "en", "which a browser's Python does not have"),
        ("emscripten", "nb", "som nettleserens Python ikke har"),
    ],
)
def test_a_package_that_is_missing_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, what: str, system: str, language: str, words: str
) -> None:
    asked, package = ASKED[what]
    for name in [*sys.modules]:
        if name.partition(".")[0] == package:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(sys, "platform", system)
    with pytest.raises(MissingPackageError) as refused:
        asked()
    assert words in refused.value.in_language(language)
    assert package in refused.value.in_language(language)
    assert isinstance(refused.value, ImportError)


def test_what_a_package_itself_lacks_is_not_blamed_on_it() -> None:
    with pytest.raises(ModuleNotFoundError, match="chalk"), wanted("pandas"):
        importlib.import_module("chalk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_has_no_workers(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(sq.SimulationError) as refused:
        sq.simulate("mini-kids", games=20, seed=1, workers=2, progress=False)
    assert "workers" in refused.value.in_language(language)
    assert sq.simulate("mini-kids", games=20, seed=1, workers=1, progress=False).games == 20
