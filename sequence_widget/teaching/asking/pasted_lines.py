"""What was pasted from a chat: the lines handed in, each put together again, and who sent it."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sequence_widget.text.chatlines import check_sum

_BEGINS = re.compile(
    r"(?i:sequence)-[\s>|]*(?P<kind>(?i:answers|results))(?=[\s>|]+\d|[\s\"'”’»]*$)"
    r"|\bhash=[0-9a-f]{8}\s",
    re.MULTILINE,
)
"""A line's first word; or its third one, where the beginning is missing."""

_NEAR = 60
_FORMS = 1_000
_MOST_WORDS = 1_000
_HEAD = 3
"""The words in front of what the hash is of: what it is, the version of its form, and the hash."""

_QUOTED = re.compile(r"^[\s>|]+", re.MULTILINE)
_QUOTES = "\"'`*\u00b4\u00ab\u00bb\u201c\u201d\u201e\u2018\u2019"
_UNQUOTED = str.maketrans(dict.fromkeys(_QUOTES))
_CHANGED = {"½": "1/2", "¼": "1/4", "¾": "3/4", "…": "...", "\u2013": "-", "\u2011": "-"}
"""What some chats make of plain signs."""

_WHOLE = re.compile(r"(.*\)|.*=passed|.*,passed|hash=.{8}|sheet=[0-9a-f]{8})")
_PART = re.compile(r"[a-z-]+")

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
    places = list(_beginnings(text))
    ends = [*places[1:], len(text)]
    return [
        Pasted(text.count("\n", 0, start) + 1, _put_together(text[start:end]), _sender(text, start))
        for start, end in zip(places, ends, strict=False)
    ]


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
    that two pieces with an `=` are two words. A word that is closed is not gone on with.
    """
    last = line[-1] if line else ""
    answers = line[:1] == ("sequence-answers",)
    is_name = last.startswith(("name=", "sheet=", "hash="))
    apart = not last or len(line) < _HEAD or "=" in piece or _WHOLE.fullmatch(last)
    perhaps = is_name or _PART.fullmatch(piece) or "=" not in last
    unfinished = answers and len(line) > _HEAD and "=" not in last
    if (apart or perhaps) and not unfinished:
        yield (*line, piece)
    if last and not ("=" in last and "=" in piece) and (unfinished or _may_go_on(last, piece)):
        yield (*line[:-1], last + piece)


def _may_go_on(last: str, piece: str) -> bool:
    return not (_WHOLE.fullmatch(last) and last.endswith((")", "passed")) and piece[:1] != ",")


def _sender(text: str, start: int) -> str | None:
    """Give the name in front of a line: on its own line, or on one before it that has a time."""
    before = text[:start].split("\n")
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
