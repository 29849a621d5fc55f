"""What is hashed: values of every kind as text that is the same on every machine."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import sequence_widget as sq

if TYPE_CHECKING:
    import pandas as pd

LANGUAGES = ("en", "nb")


class Case(NamedTuple):
    """One thing that the package does, by name; `text` works out what it gives."""

    name: str
    text: Callable[[], str]


def in_lines(parts: Iterable[object]) -> str:
    return "\n".join(map(str, parts))


def plain_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True)


def number(value: Any) -> str:
    """Write a number of Python's or NumPy's; of floats, the digits that do not hang on a libm."""
    return format(float(value), ".12g") if isinstance(value, float) else str(value)


def table(frame: "pd.DataFrame") -> str:
    rows = frame.itertuples(index=False, name=None)
    return in_lines(["\t".join(frame.columns), *("\t".join(map(number, row)) for row in rows)])


def told(error: sq.SequenceError) -> str:
    """Write an error as its users meet it, in every language."""
    parts = [type(error).__name__, *map(error.in_language, LANGUAGES)]
    parts += [
        f"{name}: {value}"
        for name in ("field", "line")
        if (value := getattr(error, name, None)) is not None
    ]
    return in_lines(parts)


def explained(answer: Any) -> str:
    """Write an answer with all that it says of itself."""
    parts = [type(answer).__name__, repr(answer)]
    if isinstance(answer, Mapping):
        parts += [f"{outcome!r}: {chance}" for outcome, chance in answer.items()]
    for tell in ("summary", "explain"):
        if hasattr(answer, tell):
            parts += [getattr(answer, tell)(language) for language in LANGUAGES]
    return in_lines(parts)


def answer_to(question: Callable[[], object]) -> str:
    """Write the answer to a question, or how it was refused."""
    try:
        return explained(question())
    except sq.SequenceError as error:
        return told(error)


def answers_to(questions: Mapping[str, Callable[[], object]]) -> str:
    return in_lines(f"{name}\n{answer_to(question)}\n" for name, question in questions.items())
