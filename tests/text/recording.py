"""Listening while the package is used: which sentences it says, and what fills their blanks."""

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import sequence_widget
from sequence_widget import text
from sequence_widget.engine import read_event
from sequence_widget.text import LANGUAGES, SequenceError, spoken

AMOUNTS = (0, 1, 2)
"""What a plural is tried with."""

_FEW = 40


@dataclass(frozen=True)
class Example:
    """What once filled a sentence, and in which language it was said."""

    language: str
    values: Mapping[str, object]


@dataclass
class Heard:
    """A few examples of every sentence that was said, by key; of plurals, one for 0, 1 and 2."""

    examples: dict[str, list[Example]] = field(default_factory=dict)
    _known: set[tuple[str, str]] = field(default_factory=set)
    _counts: dict[tuple[str, str, object], int] = field(default_factory=dict)

    def note(self, key: str, language: str, values: Mapping[str, object], told: str) -> None:
        """Keep an example, if there are not enough of its kind."""
        amount = values.get("n")
        kind = (key, language, amount if amount in AMOUNTS else None)
        if (language, told) in self._known or self._counts.get(kind, 0) >= _FEW:
            return
        self._known.add((language, told))
        self._counts[kind] = self._counts.get(kind, 0) + 1
        self.examples.setdefault(key, []).append(Example(language, dict(values)))


@contextmanager
def recording() -> Iterator[Heard]:
    """Note what `say` is given, wherever it is called from."""
    for module in pkgutil.walk_packages(sequence_widget.__path__, "sequence_widget."):
        importlib.import_module(module.name)
    with suppress(SequenceError):
        read_event("?")  # the patterns of events are put together of sentences, but said to nobody
    say, heard = text.say, Heard()

    def noted(key: str, language: str | None = None, /, **values: Any) -> str:
        told = say(key, language, **values)
        heard.note(key, spoken(language), values, told)
        return told

    _put(say, noted)
    try:
        yield heard
    finally:
        _put(noted, say)


def _put(old: object, new: object) -> None:
    """Put one function in the place of another in every module of the package."""
    for name, module in list(sys.modules.items()):
        if name.startswith("sequence_widget") and vars(module).get("say") is old:
            vars(module)["say"] = new


def said_again(key: str, example: Example) -> dict[str, str]:
    """Say a sentence with the same values in every language."""
    return {language: text.say(key, language, **example.values) for language in LANGUAGES}
