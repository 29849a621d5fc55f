"""What was pasted from a chat: the lines handed in, each put together again, and who sent it."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sequence_widget.text.chatlines import check_sum

_BEGINS = re.compile(
    r"(?i:sequence)-[\s>|]*(?P<kind>(?i:answers|results))(?=[\s>|]+\d|[\s\"'”’»]*$)"
    r"|\bhash=[0-9a-f]{8}\s",
    re.MULTILINE,
)
"""A line's first word; or its third one, where the beginning is missing."""

_NEAR = 60
_FORMS = 200
_MOST_WORDS = 400
_FARTHEST = 200
_HEAD = 3
"""The words in front of what the hash is of: what it is, the version of its form, and the hash."""

_QUOTED = re.compile(r"^[\s>|]+", re.MULTILINE)
_QUOTES = "\"'`*\u00b4\u00ab\u00bb\u201c\u201d\u201e\u2018\u2019"
_UNQUOTED = str.maketrans(dict.fromkeys(_QUOTES))
_CHANGED = {"½": "1/2", "¼": "1/4", "¾": "3/4", "…": "...", "\u2013": "-", "\u2011": "-"}
"""What some chats make of plain signs."""

_CLOSED = re.compile(r".*\)|.*[=,]passed|hash=.{8}")
"""A word of answers that is whole, or the hash."""

_KEY = re.compile(r"[a-z-]+")
"""What may be a key, or its beginning, in a line of results."""

_TIME = re.compile(
    r"\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?"
)
_MARKED = re.compile(rf"{_TIME.pattern}|:\s*$|^<.*>")
_AROUND_NAMES = f" \t,:;<>[]()~|-\u2013\u2014\u2022{_QUOTES}"
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Pasted:
    """A line that was handed in: the number of the text's line where it begins, and its text.

    `sender` is the name that the chat put in front of it, if there seems to be one.
    """

    number: int
    text: str
    sender: str | None


def read_pasted(text: str) -> list[Pasted]:
    r"""Find the lines in a text, put together again where a chat has broken or changed them.

    >>> chat = "Kari, 14:02\n> sequence-answers 1 hash=77036ee9 sheet=1\n> 3a=1/9(kno\n> wn),2/21"
    >>> read_pasted(chat + "(right)\n\U0001f600 14:03 done!")[0].text
    'sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)'
    """
    text = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
    found, number, before = [], 1, 0
    for start, end in pairwise([*_beginnings(text), len(text)]):
        number += text.count("\n", before, start)
        sender = _sender(text[max(0, start - _FARTHEST) : start])
        found.append(Pasted(number, _put_together(text[start:end]), sender))
        before = start
    return found


def _beginnings(text: str) -> Iterator[int]:
    last = None
    for found in _BEGINS.finditer(text):
        if found["kind"] is None and last is not None and found.start() - last < _NEAR:
            continue  # the hash of the line that begins there
        last = found.start()
        yield last


def _put_together(text: str) -> str:
    """Give the whole line if its hash agrees; else what there is of it."""
    plain = _QUOTED.sub("", text).translate(_UNQUOTED)
    repaired = unicodedata.normalize("NFC", plain)
    for changed, sign in _CHANGED.items():
        repaired = repaired.replace(changed, sign)
    for each in (plain, repaired):
        whole = _whole_line(_words(each))
        if whole is not None:
            return whole
    return " ".join(_words(plain))


def _words(text: str) -> list[str]:
    first = re.sub(r"^(?i:sequence)-\s*(?i:answers|results)", _lower, text)
    return first.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS]


def _lower(found: re.Match[str]) -> str:
    return "".join(found[0].lower().split())


def _whole_line(pieces: Sequence[str]) -> str | None:
    """Join pieces until the hash agrees: where a chat breaks a line, a blank may have stood or not.

    All ways to join them that `_joined` leaves are tried side by side, a piece at a time.
    """
    lines: list[tuple[str, ...]] = [()]
    for piece in pieces:
        lines = [longer for line in lines for longer in _joined(line, piece)][:_FORMS]
        for line in lines:
            body = " ".join(line[_HEAD:])
            if line[_HEAD - 1 : _HEAD] == (f"hash={check_sum(body)}",):
                return " ".join(line)
    return None


def _joined(line: tuple[str, ...], piece: str) -> Iterator[tuple[str, ...]]:
    """Give the ways to add a piece to a line: as a word of its own, or to its last word.

    The words behind the first two have one `=` each, but for the rules at the end of results, so
    that two pieces with an `=` are two words, and a word without one is gone on with. So is one
    that is not closed, unless a name may end there, or the next key begin.
    """
    last = line[-1] if line else ""
    if not _goes_on(line):
        is_open = len(line) >= _HEAD and not _CLOSED.fullmatch(last)
        perhaps = last.startswith(("name=", "sheet=")) or _KEY.fullmatch(piece) or "=" not in last
        if not is_open or "=" in piece or perhaps:
            yield (*line, piece)
    both = "=" in last and "=" in piece
    if last and not both and (piece[:1] == "," or not _CLOSED.fullmatch(last)):
        yield (*line[:-1], last + piece)


def _goes_on(line: tuple[str, ...]) -> bool:
    """Whether the last word is certainly not whole: a key alone, or a part of the hash."""
    if len(line) == _HEAD:
        return not _CLOSED.fullmatch(line[-1])
    return len(line) > _HEAD and "=" not in line[-1] and "from" not in line


def _sender(text: str) -> str | None:
    """Give the name in front of a line: on its own line, or on one before it that has a time."""
    before = text.split("\n")
    name = _name_in(before.pop())
    if name:
        return name
    timed = False
    for line in reversed(before[-3:]):
        timed = timed or bool(_MARKED.search(line))
        name = _name_in(line)
        if name:
            return name if timed else None
    return None


def _name_in(line: str) -> str | None:
    """Give what a line has but for times, if that could be a name."""
    if "=" in line or "%" in line:
        return None
    name = " ".join(_TIME.sub(" ", line).strip(_AROUND_NAMES).split())
    return name if any(map(str.isalpha, name)) and len(name) <= _LONGEST_NAME else None
