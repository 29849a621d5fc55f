"""What the pages for developers name is there: files, folders, functions, and other pages."""

import re

import pytest

from tests.docs.map import BEGIN, END
from tests.docs.pages import PAGES, ROOT, page

PLACES = [ROOT, ROOT / "sequence_widget", ROOT / "js/src"]
"""What paths on the pages are relative to."""

FOR_CLASSES = (
    "notebooks/README.md", "notebooks/LESMEG.md", "docs/asking.md", "docs/curricula.md",
    "docs/laereplaner.md", "docs/privacy.md", "docs/personvern.md", "docs/pilot.md",
    "docs/utproving.md",
)  # fmt: skip

PATH = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:py|tsx?|mjs|css|md|txt|toml|ipynb)|(?:[\w.-]+/)+)`")
NAMED = re.compile(r"`([\w.]+)`(?:,)?\s+in\s+`([^`\s]+\.\w+)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def prose(text: str) -> str:
    """Leave out the map, which is drawn."""
    return text.partition(BEGIN)[0] + text.partition(END)[2]


def missing_paths(text: str) -> list[str]:
    paths = PATH.findall(prose(text))
    return [path for path in paths if not any((place / path).exists() for place in PLACES)]


def missing_names(text: str) -> list[str]:
    """Find what is said to be in a file, though no part of its name is a word of that file."""
    missing = []
    for name, path in NAMED.findall(prose(text)):
        file = next((place / path for place in PLACES if (place / path).is_file()), None)
        words = set(re.findall(r"\w+", file.read_text(encoding="utf-8"))) if file else set()
        if not {*name.split(".")} <= words:
            missing.append(f"{name} in {path}")
    return missing


@pytest.mark.parametrize("name", PAGES)
def test_every_file_that_a_page_names_is_there(name: str) -> None:
    assert missing_paths(page(name)) == []


@pytest.mark.parametrize("name", PAGES)
def test_every_function_is_where_a_page_says(name: str) -> None:
    assert missing_names(page(name)) == []


@pytest.mark.parametrize("name", [*PAGES, "README.md", "LESMEG.md", *FOR_CLASSES])
def test_every_link_to_another_page_leads_there(name: str) -> None:
    broken = [
        to for to in LINK.findall(page(name)) if not (ROOT / name).parent.joinpath(to).exists()
    ]
    assert broken == []


def test_the_walks_name_where_they_pass() -> None:
    assert len(NAMED.findall(prose(page("docs/architecture.md")))) > 30


def test_what_is_missing_is_found() -> None:
    assert missing_paths("see `engine/view.py`, `tests/naive/` and `game/nothing.py`") == [
        "game/nothing.py"
    ]
    text = "`Game.play` in `game/game.py`, `Game.pley` in `game/game.py`, `x` in\n`no/file.py`"
    assert missing_names(text) == ["Game.pley in game/game.py", "x in no/file.py"]
