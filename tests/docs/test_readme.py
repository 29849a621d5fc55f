"""What README says in two languages, and the pictures that it shows."""

import json
import re
from collections.abc import Callable

import pytest

import sequence_widget as sq
from tests.docs.pages import ROOT, page

LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
READMES = ("README.md", "LESMEG.md")


def view() -> sq.View:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    return game.seen_by("Anna")


def tree() -> sq.Picture:
    return sq.tree(view(), sq.holds("Bo", "dragon"), sq.draws("dragon"))


def table() -> sq.Picture:
    return sq.two_way("dice", sq.rolls(7), sq.shows(6))


@pytest.mark.parametrize(
    ("name", "language", "drawn"),
    [
        ("readme-tree", "en", tree),
        ("readme-two-way", "en", table),
        ("lesmeg-tre", "nb", tree),
        ("lesmeg-tabell", "nb", table),
    ],
)
def test_the_pictures_are_what_the_lines_draw(
    name: str, language: str, drawn: Callable[[], sq.Picture]
) -> None:
    """`python -m tests.docs.test_readme` draws them anew."""
    sq.set_language(language)
    assert (ROOT / "docs" / f"{name}.svg").read_text(encoding="utf-8") == drawn().to_svg()


@pytest.mark.parametrize("name", READMES)
def test_every_lesson_is_there_in_both_languages(name: str) -> None:
    linked = {to for to in LINK.findall(page(name)) if to.endswith(".ipynb")}
    lessons = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("notebooks/??/*.ipynb")}
    assert linked == lessons


def test_lessons_are_called_what_they_call_themselves() -> None:
    for title, path in re.findall(r"\[([^]]+)\]\((notebooks/../\d\d[^)]*)\)", page("README.md")):
        first = json.loads((ROOT / path).read_text(encoding="utf-8"))["cells"][0]["source"]
        assert "".join(first).partition("\n")[0].endswith(f" {title}")


if __name__ == "__main__":
    for language, drawings in {
        "en": {"readme-tree": tree, "readme-two-way": table},
        "nb": {"lesmeg-tre": tree, "lesmeg-tabell": table},
    }.items():
        sq.set_language(language)
        for name, drawn in drawings.items():
            drawn().save(ROOT / "docs" / f"{name}.svg")
