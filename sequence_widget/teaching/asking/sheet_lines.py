"""The lines of a sheet's file: each stands for itself, behind its hash."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from sequence_widget.game.records.plain_json import loaded
from sequence_widget.teaching.asking.answers_given import Asked, Try
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.text import RecordError
from sequence_widget.text.chatlines import check_sum

Record = dict[str, Any]
HEAD = "sequence-answer-sheet"
_ASKED, _GUESSED, _JUDGED, _PASSED, _TOLD = "asked", "guessed", "judged", "passed", "told"
_TRUTH = "truth"
_FIELDS = {
    HEAD: ("sheet",),
    _ASKED: (_ASKED, "question"),
    _GUESSED: (_GUESSED, "question", "typed", "read", "verdict"),
    _JUDGED: (_JUDGED, "question", "typed", "verdict"),
    _PASSED: (_PASSED, "question"),
    _TOLD: (_TOLD, "question", "answer"),
}
"""What each kind of record has. All but the head may have a `truth`, too."""


class Identity(NamedTuple):
    """What tells questions apart: the same words with another truth are another question."""

    name: str
    question: str
    truth: str = ""
    """A hash of the truth, which hides it from a glance and not from whoever tries numbers.

    Files that were written before questions had one have none.
    """


def head_of(sheet: str) -> Record:
    """Give the record that a file begins with."""
    return {HEAD: 1, "sheet": sheet}


def asking(asked: Identity) -> Record:
    """Give the record of a question that is asked."""
    return _record(_ASKED, asked)


def guessing(asked: Identity, guess: Try) -> Record:
    """Give the record of a guess."""
    kept = {"typed": guess.typed, "read": guess.kept, "verdict": guess.verdict}
    return {**_record(_GUESSED, asked), **kept}


def judging(asked: Identity, typed: str, verdict: str) -> Record:
    """Give the record of a verdict that is told later than its guess."""
    return {**_record(_JUDGED, asked), "typed": typed, "verdict": verdict}


def passing(asked: Identity) -> Record:
    """Give the record that somebody would rather not guess."""
    return _record(_PASSED, asked)


def telling(asked: Identity, answer: str) -> Record:
    """Give the record of the answer that was told, as the reader saw it."""
    return {**_record(_TOLD, asked), "answer": answer}


def _record(kind: str, asked: Identity) -> Record:
    truth = {_TRUTH: asked.truth} if asked.truth else {}
    return {kind: asked.name, "question": asked.question, **truth}


def entered(record: Record, found: dict[Identity, Asked]) -> None:
    """Take a record into what was asked."""
    kind = next((each for each in _FIELDS if each in record), None)
    if kind is None or kind == HEAD:
        return
    identity = Identity(record[kind], record["question"], record.get(_TRUTH, ""))
    asked = found.setdefault(identity, Asked(identity.name, identity.question))
    if kind == _PASSED:
        asked = replace(asked, passed=True)
    elif kind == _GUESSED and record["verdict"] in [*Verdict]:
        guess = Try(record["typed"], record["read"], record["verdict"])
        asked = replace(asked, tries=(*_before(guess, asked.tries), guess))
    elif kind == _JUDGED and record["verdict"] in [*Verdict]:
        asked = replace(asked, tries=(*_judged(asked.tries, record["typed"], record["verdict"]),))
    elif kind == _TOLD:
        asked = replace(asked, told=record["answer"])
    found[identity] = asked


def _before(guess: Try, tries: tuple[Try, ...]) -> tuple[Try, ...]:
    """Give the tries that stay: a note takes the place of the one before it, a guess does not."""
    notes = tries and tries[-1].verdict == guess.verdict == Verdict.SEEN
    again = tries and is_untold(guess) and tries[-1] == guess
    return tries[:-1] if notes or again else tries


def is_untold(guess: Try) -> bool:
    """Whether nothing is told of a guess: it comes later, or there is nothing to tell."""
    return guess.verdict in {Verdict.LATER, Verdict.SEEN}


def _judged(tries: Iterable[Try], typed: str, verdict: str) -> Iterable[Try]:
    for each in tries:
        waits = (each.typed, each.verdict) == (typed, Verdict.LATER)
        yield replace(each, verdict=verdict) if waits else each


def line_of(record: Record) -> str:
    """Write a record."""
    text = json.dumps(record)
    return f"{check_sum(text)} {text}\n"


def read_line(line: bytes) -> Record | None:
    """Read a line; `None` for one that is damaged."""
    found, _, text = line.strip().decode("utf-8", "replace").partition(" ")
    if found != check_sum(text):
        return None
    try:
        record = loaded(text)
    except (ValueError, RecordError):
        return None
    return record if isinstance(record, dict) and _is_whole(record) else None


def _is_whole(record: Record) -> bool:
    """Whether it is of one kind, with all that this kind has, in letters that can be written."""
    kinds = [kind for kind in _FIELDS if kind in record]
    fields = [record.get(name) for kind in kinds for name in _FIELDS[kind]]
    return len(kinds) <= 1 and all(
        isinstance(each, str) and each == each.encode(errors="replace").decode()
        for each in (*fields, record.get(_TRUTH, ""))
    )
