"""Writes one page with every sentence of every language, to be read by eye.

    python -m tests.text.page sentences.html

Each stands there with real values: those it was given while the examples in the docstrings ran,
and the actions that tests/digests repeats. What nobody happened to say is filled in with values
made up for its blanks, and is marked.
"""

import argparse
import contextlib
import doctest
import importlib
import io
import pkgutil
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

import sequence_widget
from sequence_widget.text import KEPT_IN, LANGUAGES, say, set_language
from tests.digests.kinds import KINDS, cases_of
from tests.text.examples import example_for
from tests.text.faults import blanks
from tests.text.recording import AMOUNTS, Example, Heard, recording, said_again

_MOST_SHOWN = 3
_STYLE = (
    "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse}"
    "td,th{border:1px solid #ccc;padding:.3em .6em;text-align:left;vertical-align:top}"
    ".made-up{background:#fff6dd}"
)
_NOTE = (
    "A row that is not coloured was said while the package was used; in one that is "
    '<span class="made-up">coloured</span> the values are made up.'
)


class Row(NamedTuple):
    """A sentence in every language, filled in."""

    key: str
    said: dict[str, str]
    is_real: bool


def use_everything() -> None:
    """Run the examples in the docstrings, and every action that has a digest."""
    quietly = io.StringIO()
    with contextlib.redirect_stdout(quietly), contextlib.redirect_stderr(quietly):
        for module in pkgutil.walk_packages(sequence_widget.__path__, "sequence_widget."):
            doctest.testmod(importlib.import_module(module.name))
            set_language(KEPT_IN)
        for kind in KINDS:
            for case in cases_of(kind).values():
                case.text()


def rows(heard: Heard) -> Iterator[Row]:
    """Give every key, with a few examples of it; of plurals those for 0, 1 and 2 at least."""
    for key, template in LANGUAGES[KEPT_IN].items():
        if key.startswith("card."):
            yield Row(key, {each: _forms(key, each) for each in LANGUAGES}, is_real=True)
            continue
        several = isinstance(template, tuple)
        for n in (0, 1, 2, None) if several else (None,):
            examples = [
                example
                for example in heard.examples.get(key, [])
                if not several or _amount(example) == n
            ]
            found = list(_real_rows(key, examples))
            yield from found[: _MOST_SHOWN if n is None else 1]
            if not found and (n is not None or not several):
                yield _made_up(key, 3 if n is None else n)


def _forms(key: str, language: str) -> str:
    forms = LANGUAGES[language][key]
    return forms if isinstance(forms, str) else " / ".join(forms)


def _amount(example: Example) -> object:
    amount = example.values.get("n")
    return amount if amount in AMOUNTS else None


def _real_rows(key: str, examples: Iterable[Example]) -> Iterator[Row]:
    """Say what was heard; what was said in every language comes first."""
    same: dict[str, dict[str, Example]] = {}
    for example in examples:
        # Numbers among the values may have been put into words already.
        alike = say(key, KEPT_IN, **example.values).replace(",", ".")
        same.setdefault(alike, {}).setdefault(example.language, example)
    for by_language in sorted(same.values(), key=len, reverse=True):
        said = said_again(key, next(iter(by_language.values())))
        for language, example in by_language.items():
            said[language] = say(key, language, **example.values)
        yield Row(key, said, is_real=True)


def _made_up(key: str, n: int) -> Row:
    names = blanks(LANGUAGES[KEPT_IN][key])
    return Row(key, said_again(key, Example(KEPT_IN, example_for(key, names, n))), is_real=False)


def page(found: Iterable[Row]) -> str:
    """Write the rows as one page of HTML."""
    heads = "".join(f"<th>{language}</th>" for language in LANGUAGES)
    lines = [
        "<!doctype html>", '<meta charset="utf-8">', "<title>Every sentence</title>",
        f"<style>{_STYLE}</style>", "<h1>Every sentence</h1>",
        f"<p>{_NOTE}</p>",
        f"<table><tr><th>key</th>{heads}</tr>",
    ]  # fmt: skip
    for row in found:
        cells = "".join(f"<td>{escape(row.said[language])}</td>" for language in LANGUAGES)
        kind = "" if row.is_real else ' class="made-up"'
        lines.append(f"<tr{kind}><td><code>{row.key}</code></td>{cells}</tr>")
    return "\n".join([*lines, "</table>", ""])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.text.page")
    parser.add_argument("path", type=Path, help="where to write the page")
    wanted = parser.parse_args()
    with recording() as heard:
        use_everything()
    found = list(rows(heard))
    wanted.path.write_text(page(found), encoding="utf-8", newline="\n")
    real = len({row.key for row in found if row.is_real})
    print(f"{len({row.key for row in found})} sentences, {real} of them as they were said")
