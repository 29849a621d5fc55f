"""The file of a page that plays, put together from its parts and from what is to be shown."""

import hashlib
import os
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path
from typing import Literal

from sequence_widget.playing.parts import notices, parts
from sequence_widget.text import LANGUAGES, MissingPackageError, say
from sequence_widget.text.json_in_html import json_in_html
from sequence_widget.widget.front_end import STATIC

_SCRIPTS = ("playing.js", "playing_worker.js", "playing.css")
_SAID = "playing."
_OF_PYTHON = (
    *("does_not_open", "line", "no_analysis", "no_core", "no_script", "play", "play_said"),
    *("too_large", "written"),
)
"""What Python says, or what stands in the page already: the page has no need of the words."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a lesson: text as HTML, or code as it can be run."""

    id: str
    kind: Literal["text", "code"]
    source: str
    hidden: bool = False
    """Whether code is shown only to who asks for it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Cells that are run one after the other, and what their card says."""

    name: str
    """That of the notebook, by which the answers are kept."""

    language: str
    title: str
    question: str
    cells: Sequence[Cell]


@dataclass(frozen=True, slots=True)
class Course:
    """What a page shows: lessons to choose from, or a single game."""

    storage: str
    """What the page's files are kept under in a browser."""

    title: str
    language: str
    lessons: Sequence[Lesson]
    files: Mapping[str, str]
    """Text files that the cells find beside them, by their names with the language's folder."""

    game: bool = False
    """Whether there is one game and no lesson: its cell is run without being asked for."""


def page(course: Course, folder: str | os.PathLike[str] | None = None) -> str:
    """Give the page as HTML; a folder may be named from which Python for browsers is taken."""
    if not all((STATIC / name).is_file() for name in _SCRIPTS):
        raise MissingPackageError("widget.not_built")
    script, worker, style = ((STATIC / name).read_text(encoding="utf-8") for name in _SCRIPTS)
    script = f"\n{script.strip()}\n"
    filled = {
        "LANGUAGE": course.language,
        "HASH": b64encode(hashlib.sha256(script.encode()).digest()).decode("ascii"),
        "TITLE": escape(course.title),
        "STYLE": style,
        "NOSCRIPT": escape(say("playing.no_script", course.language)),
        "NOTICES": _inert(notices(folder)),
        "COURSE": json_in_html(asdict(course) | {"words": words()}),
        "WORKER": worker,
        "PARTS": "\n".join(
            f'<script type="text/plain" data-part="{name}">{letters}</script>'
            for name, letters in parts(folder).items()
        ),
        "SCRIPT": script,
    }
    template = (Path(__file__).parent / "frame.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda blank: filled[blank[1]], template)


def words() -> dict[str, dict[str, str]]:
    """Give what the page says around the lessons, in every language.

    >>> words()["nb"]["run"]
    'Kjør'
    """
    said = [key.removeprefix(_SAID) for key in LANGUAGES["en"] if key.startswith(_SAID)]
    keys = [key for key in said if key.partition(".")[0] not in _OF_PYTHON]
    names = {f"name.{code}": say("language.name", code) for code in LANGUAGES}
    return {
        language: {key: str(LANGUAGES[language][_SAID + key]) for key in keys} | names
        for language in LANGUAGES
    }


def _inert(text: str) -> str:
    """Write text, which is read as it stands, so that no element of a page ends in it."""
    return text.replace("</", "<\\/").replace("<!--", "<\\!--")
