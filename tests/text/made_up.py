"""A language that is made up: the English with other letters, in brackets, with other marks.

It has three forms for numbers, as Polish has: one for 1, one for numbers that end in 2 to 4 but for
those in 12 to 14, and one for all others.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from string import Formatter, ascii_letters

from sequence_widget.engine import events
from sequence_widget.text import LANGUAGES, PLURALS, phrases
from tests.text.faults import Catalogue

CODE = "xx"
_LETTERS = "абцдефгхийклмнопярстувшжыз"
_OTHER = str.maketrans(ascii_letters, _LETTERS + _LETTERS.upper())
_MARKS = {"number.decimal": "·", "number.group": "’", "list.comma": "; "}
_NOT_MARKED = ("typed.", "card.", "number.", "list.", "hint.nothing", "written.play")


def foreign(words: str) -> str:
    """Write words with the letters of this language.

    >>> foreign("fox")
    'фож'
    """
    return words.translate(_OTHER)


def plural(n: int) -> int:
    """Number the form for an amount.

    >>> [plural(n) for n in (1, 2, 4, 5, 12, 21, 22, 0)]
    [0, 1, 1, 2, 2, 2, 1, 2]
    """
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def sentences() -> Catalogue:
    """Give every sentence in this language."""
    return {key: _translated(key, template) for key, template in LANGUAGES["en"].items()}


def _translated(key: str, template: str | tuple[str, ...]) -> str | tuple[str, ...]:
    if not isinstance(template, str):
        one, several = template
        return tuple(_in_brackets(key, form) for form in (one, several, f"{several}*"))
    return _MARKS.get(key) or _in_brackets(key, template)


def _in_brackets(key: str, form: str) -> str:
    parts = []
    for fixed, name, spec, conversion in Formatter().parse(form):
        parts.append(foreign(fixed).replace("{", "{{").replace("}", "}}"))
        if name is not None:
            parts.append(f"{{{name}{f'!{conversion}' if conversion else ''}{spec and f':{spec}'}}}")
    words = "".join(parts)
    return words if key.startswith(_NOT_MARKED) else f"⟦{words}⟧"


@contextmanager
def one_more_language() -> Iterator[None]:
    """Add it to the languages for a while; its sentences and its plural are all there is of it."""
    known = LANGUAGES
    _forget_words()
    known[CODE] = sentences()  # type: ignore[index] # nobody else adds one while it runs
    PLURALS[CODE] = plural  # type: ignore[index] # as above
    try:
        yield
    finally:
        del known[CODE]  # type: ignore[attr-defined] # as above
        del PLURALS[CODE]  # type: ignore[attr-defined] # as above
        _forget_words()


def _forget_words() -> None:
    for known in (events._patterns, events._examples, phrases._names_of_cards):
        known.cache_clear()


_NUMBERS = re.compile(r"\d[.,]\d|\d \d{3}(?!\d)")
_WORDS = re.compile(r"[A-Za-z_]{2,}")
_TAGS = re.compile(r"<[^<>]*>")


def not_spoken(told: str, allowed: str = "") -> list[str]:
    """Find what is not of this language: words in other letters, numbers with other marks.

    >>> not_spoken("⟦Фож⟧, 1·5; a fox, 1.5 and Anna", "Anna")
    ['fox', 'and', '1.5']
    """
    plain = unescape(_TAGS.sub(" ", told))
    words = [word for word in _WORDS.findall(plain) if word not in allowed.split()]
    return words + _NUMBERS.findall(plain)
