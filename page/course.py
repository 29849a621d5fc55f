"""Build the page that holds the whole course: all lessons in both languages, and what runs them.

`python3 run.py page` runs this. Text cells become HTML here, by mistune; what a page is made of
beside the lessons, `python_parts.py` sees to.
"""

import argparse
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "js"), str(ROOT / "page")]

import mistune
import python_parts

from sequence_widget.playing.page import Cell, Course, Lesson, page
from sequence_widget.text import LANGUAGES, say

NOTEBOOKS = ROOT / "notebooks"
TITLE = re.compile(r"^# (.+)\n")
BOARD = "import sequence_widget as sq\n\nsq.Game('kids', keep='board.txt')"
"""What is played without a lesson; the board's own menu begins any other game."""

to_html = mistune.create_markdown(plugins=["table"])


def course() -> Course:
    """Give all lessons of all languages, in the order of the course, and before them a board."""
    found = []
    for language in LANGUAGES:
        found.append(only_a_board(language))
        found += [read_lesson(path) for path in sorted((NOTEBOOKS / language).glob("*.ipynb"))]
    return Course("sequence-course", say("playing.title"), "en", found, {})


def only_a_board(language: str) -> Lesson:
    """Give a lesson of one cell, in which any game can be played."""
    said = say("playing.play", language), say("playing.play_said", language)
    return Lesson("board", language, *said, [Cell("board", "code", BOARD, hidden=True)])


def read_lesson(path: Path) -> Lesson:
    """Read a notebook.

    >>> lesson = read_lesson(NOTEBOOKS / "en" / "03-what-is-in-the-deck.ipynb")
    >>> lesson.title, lesson.cells[1].id
    ('3 What is in the deck?', 'begin')
    """
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    begins = "".join(cells[0]["source"])
    title = TITLE.match(begins)
    bold = re.findall(r"\*\*(.+?)\*\*", begins, re.DOTALL)
    question = next((" ".join(each.split()) for each in bold if each.endswith("?")), "")
    return Lesson(
        path.stem,
        path.parent.name,
        title[1] if title else path.stem,
        question,
        [read_cell(each) for each in cells],
    )


def read_cell(cell: Mapping[str, Any]) -> Cell:
    """Read a cell of a notebook: text becomes HTML."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "code":
        hidden = cell["metadata"].get("jupyter", {}).get("source_hidden", False)
        return Cell(cell["id"], "code", source, hidden=hidden)
    return Cell(cell["id"], "text", str(to_html(source)))


def main() -> None:
    """Build the page, and say how large it is."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("page", type=Path)
    reader.add_argument("--from", dest="source", type=Path, help="a folder that was made before")
    asked = reader.parse_args()
    if asked.source is None:
        python_parts.make()
    else:
        python_parts.copy(asked.source)
    asked.page.parent.mkdir(parents=True, exist_ok=True)
    asked.page.write_text(page(course()), encoding="utf-8")
    print(f"{asked.page}: {asked.page.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
