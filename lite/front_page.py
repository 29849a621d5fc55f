"""The page that visitors of the site see first, in every language."""

import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from sequence_widget.text import LANGUAGES, say
from sequence_widget.text.json_in_html import json_in_html

HERE = Path(__file__).resolve().parent
VERSION = "sequence_widget_lesson"
"""What a notebook of the site has in its metadata: which version of the lesson it is."""

LESSON = "lab/index.html?path="
SECTIONS = ("kept", "home", "hand_in", "anew", "missing")
IN_THE_BROWSER = (
    "older", "renew", "renewed", "delete", "sure", "save", "lost", "no_storage",
)  # fmt: skip
"""What is said once it is known what the browser keeps."""


GUIDES = {"teachers-guide": "notebooks/README.md", "laererveiledning": "notebooks/LESMEG.md"}
"""What the guides for teachers are called in the docs, and where they are."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, as its card shows it."""

    path: str
    language: str
    title: str
    question: str
    version: str


def read_lesson(path: str, text: str, version: str) -> Lesson:
    """Take the title and the question from the text that a lesson begins with.

    >>> text = json.dumps({"cells": [{"source": ["# 4 Hands", " of three: **How many?** Guess."]}]})
    >>> read_lesson("en/04-hands.ipynb", text, "9f3c21aa").question
    'How many?'
    """
    begins = "".join(json.loads(text)["cells"][0]["source"])
    title = begins.partition("\n")[0].lstrip("# ")
    bold = re.findall(r"\*\*(.+?)\*\*", begins, re.DOTALL)
    question = next((" ".join(each.split()) for each in bold if each.endswith("?")), "")
    return Lesson(path, path.partition("/")[0], title, question, version)


def words(key: str) -> dict[str, str]:
    """Give a sentence in every language."""
    return {language: say(key, language) for language in LANGUAGES}


def write(
    site: Path, lessons: Sequence[Lesson], storage: str, docs: Mapping[str, Mapping[str, str]]
) -> None:
    """Put the page on top of the site; `storage` is where the browser keeps its files.

    `docs` are other pages, by language, and by their places with their titles.
    """
    said = {
        language: {key: LANGUAGES[language][f"site.{key}"] for key in IN_THE_BROWSER}
        for language in LANGUAGES
    }
    listed = [asdict(lesson) for lesson in lessons]
    known = {"storage": storage, "version": VERSION, "words": said, "lessons": listed}
    filled = {
        "STYLE": (HERE / "front_page.css").read_text(encoding="utf-8"),
        "KNOWN": json_in_html(known),
        "SCRIPT": (HERE / "front_page.js").read_text(encoding="utf-8"),
        "SWITCH": "".join(map(_switch, LANGUAGES)),
        "MAINS": "\n".join(_main(language, lessons, docs[language]) for language in LANGUAGES),
    }
    page = (HERE / "front_page.html").read_text(encoding="utf-8")
    page = re.sub(r"\{\{(\w+)\}\}", lambda blank: filled[blank[1]], page)
    (site / "index.html").write_text(page, encoding="utf-8")


def _switch(language: str) -> str:
    name = say("language.name", language)
    return f'<button type="button" data-language="{language}" lang="{language}">{name}</button>'


def _main(language: str, lessons: Sequence[Lesson], docs: Mapping[str, str]) -> str:
    """Write all that the page says in one language."""

    def told(key: str) -> str:
        return html.escape(say(f"site.{key}", language), quote=False)

    cards = "\n".join(_card(lesson) for lesson in lessons if lesson.language == language)
    sections = "\n".join(
        f"<section><h2>{told(f'{name}.title')}</h2><p>{told(name)}</p></section>"
        for name in SECTIONS
    )
    pages = {**docs, "docs/index.html": told("docs")}
    links = "\n".join(f'<li><a href="{path}">{name}</a></li>' for path, name in pages.items())
    return f"""<main lang="{language}" data-main="{language}" hidden>
<h1>{told("title")}</h1>
<p class="lead">{told("lead")}</p>
<p class="note" data-note hidden></p>
<h2>{told("lessons")}</h2>
<p>{told("begin")}</p>
<ul class="cards">
{cards}
</ul>
<h2>{told("guides")}</h2>
<ul>
{links}
</ul>
{sections}
</main>"""


def _card(lesson: Lesson) -> str:
    title, question = html.escape(lesson.title), html.escape(lesson.question)
    return (
        f'<li data-lesson="{lesson.path}"><a href="{LESSON}{lesson.path}"><b>{title}</b>'
        f"<span>{question}</span></a><div data-kept></div></li>"
    )
