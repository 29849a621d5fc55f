"""A sheet of answers as one line to hand in: written, and read again."""

import re
from urllib.parse import unquote, unquote_plus

from sequence_widget.teaching.asking.answers_given import Answers, Asked, Try
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text.chatlines import check_sum, halves, safe
from sequence_widget.text.errors import QuestionError, RecordError
from sequence_widget.text.limits import MOST_OF_A_LINE, check_length

FIRST_WORD = "sequence-answers"
_FORM = "1"
_PASSED = "passed"
_QUESTION, _TOLD = "asked", "told"
_LONGEST_NAME = 40
_LONGEST_GUESS = 500
_TRY = re.compile(r"([^(),]*)\(([a-z]+)\)")


def write_line(answers: Answers, name: str | None) -> str:
    """Write what `read_line` reads: each question's words and guesses, and what was told."""
    words = [f"sheet={answers.sheet}"]
    if name is not None:
        words.append(f"name={safe(_checked_name(name))}")
    words += [f"{safe(each.name)}={_write(each)}" for each in answers.asked if each.is_answered]
    body = " ".join(words)
    return f"{FIRST_WORD} {_FORM} hash={check_sum(body)} {body}"


def read_line(text: str) -> tuple[Answers, str | None]:
    """Read a line: the answers, and the name that was chosen, if one was."""
    check_length(text, MOST_OF_A_LINE, RecordError)
    words = text.split()
    if words[:1] != [FIRST_WORD]:
        raise RecordError("answers.line.none")
    if words[1:2] != [_FORM]:
        raise RecordError("answers.line.version", version=" ".join(words[1:2]))
    body = " ".join(words[3:])
    if words[2:3] != [f"hash={check_sum(body)}"]:
        raise RecordError("answers.line.damaged")
    try:
        sheet = halves(words[3], "=")[1]
        named = words[4:5] and words[4].startswith("name=")
        asked = tuple(map(_read, words[5 if named else 4 :]))
    except (ValueError, IndexError):  # what no one who writes by these rules writes
        raise RecordError("answers.line.damaged") from None
    return Answers(sheet, asked), unquote(halves(words[4], "=")[1]) if named else None


def _checked_name(name: object) -> str:
    text = " ".join(name.split()) if isinstance(name, str) else ""
    if not 0 < len(text) <= _LONGEST_NAME:
        raise QuestionError("answers.name", value=name, most=_LONGEST_NAME)
    return text


def _write(asked: Asked) -> str:
    parts = [f"{_shortened(each.kept)}({each.verdict})" for each in asked.tries]
    parts += [
        f"{_shortened(text)}({kind})"
        for text, kind in ((asked.question, _QUESTION), (asked.told, _TOLD))
        if text and text != asked.name
    ]
    return ",".join([*parts, *([_PASSED] if asked.passed else [])])


def _shortened(text: str) -> str:
    """Write a text with `+` for a blank, and no dots for a chat to make links or other signs of."""
    written = safe(text[:_LONGEST_GUESS], plain="/-." if read_number(text) else "-")
    return written.replace("%20", "+")


def _read(word: str) -> Asked:
    name, told = halves(word, "=")
    parts = told.split(",")
    passed = parts[-1] == _PASSED
    tries, texts = [], {}
    for part in parts[: len(parts) - passed]:
        found = _TRY.fullmatch(part)
        if not found:
            raise ValueError
        text = unquote_plus(found[1])
        if found[2] in (_QUESTION, _TOLD):
            texts[found[2]] = text
        else:
            tries.append(Try(text, text, Verdict(found[2]).value))
    question, told = texts.get(_QUESTION, ""), texts.get(_TOLD, "")
    return Asked(unquote(name), question, tuple(tries), passed, told)
