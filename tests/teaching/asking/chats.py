"""A made-up class of 28, and what chats make of the lines that it hands in."""

import random
import textwrap
from collections.abc import Callable, Iterator

import sequence_widget as sq
from sequence_widget.teaching import make_note, make_question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.widget import QuestionWidget

CHANCE = sq.Probability(2, 21)
HINTS: dict[object, str] = {"2/18": "Where could it be?", "2/42": "What have you seen?"}
FIRST = ("2/18", "2/42", "2/21", "9,5 %", "10 %", "1/20", "1/2", "11 %", "0.05")
AGAIN = ("2/21", "0.095", "2/20")
SEEN = ("0 of 20", "1 of 20", "2 of 20", "3 of 20", "5 of 20")
WRITTEN = (
    "nobody has seen them, so they are as likely as any other card.",
    "we don't know where they are... (I think)",
    "Bo's cards – and the deck's – are all unseen",
    "idk",
)
QUESTION = "There are 2 unicorns that Anna has not seen. Will the next card be one? How likely?"
NOTE = "How many of your 20 rounds brought a unicorn? Write it like this: 1 of 2."
SENTENCE = "Bo's cards count among those that could come next, because …"


def made_up_class(seed: int = 1, pupils: int = 28) -> list[str]:
    """Let pupils guess, note and write; give the line of each, some with a name."""
    rng = random.Random(seed)
    return [_line(rng, f"Pupil {at}" if at % 3 == 0 else None) for at in range(pupils)]


def _line(rng: random.Random, name: str | None) -> str:
    sheet = AnswerSheet(None)
    asked = QuestionWidget(make_question(QUESTION, CHANCE, name="3", hints=HINTS), sheet=sheet)
    asked.guess(rng.choice(FIRST))
    if not asked.course.is_over:
        asked.guess(rng.choice(AGAIN))
    passing = QuestionWidget(make_question("3b. And two?", 0.5, name="3b"), sheet=sheet)
    passing.let_pass()
    for text, key, answers in ((NOTE, "3 rounds", SEEN), (SENTENCE, "3 why", WRITTEN)):
        note = QuestionWidget(make_note(text, key), later=True, sheet=sheet)
        note.guess(rng.choice(answers))
    return sheet.answers().to_text(name)


def _as_it_is(line: str) -> str:
    return line


def _in_quotes(line: str) -> str:
    return f"“{line}”"


def _quoted(line: str) -> str:
    return "> " + "\n> ".join(textwrap.wrap(line, 70))


def _in_code(line: str) -> str:
    return f"```\n{line}\n```"


def _by_words(line: str) -> str:
    return "\n".join(textwrap.wrap(line, 76, break_on_hyphens=False))


def _anywhere(line: str) -> str:
    return "\n".join(line[at : at + 41] for at in range(0, len(line), 41))


def _narrow(line: str) -> str:
    return "  \r\n".join(line[at : at + 29] for at in range(0, len(line), 29))


def _invisible(line: str) -> str:
    return "\ufeff" + line.replace(" ", "\u00a0").replace(",", "\u200b,")


def _signs(line: str) -> str:
    return line.replace("-", "–").replace("sequence–", "Sequence-").replace("=1/2(", "=½(")


MANGLED: tuple[Callable[[str], str], ...] = (
    _as_it_is, _in_quotes, _quoted, _in_code, _by_words, _anywhere, _narrow, _invisible, _signs,
)  # fmt: skip
"""What a chat does to a line."""

AROUND = (
    ("{name}  {time}\n", "\n"),
    ("[20.11.2026, {time}:07] {name}: ", "\n"),
    ("{time} - {name}: ", "\n"),
    ("{name} — Today at {time}\n", "\n👍 2\n"),
    ("<{name}> ", "\n"),
    ("{name}\n{time}\n", "\nMessage edited\n"),
)
"""What it puts before a line and behind it."""


def pasted(lines: list[str], seed: int = 1) -> str:
    """Paste a chat with these lines, one of them twice, with what else is said there."""
    rng = random.Random(seed)
    return "\n".join(_messages(rng, [*lines, lines[3]]))


def _messages(rng: random.Random, lines: list[str]) -> Iterator[str]:
    yield "Ms Hansen 08:02\nPlease paste your line: it begins with sequence-answers.\n"
    for at, line in enumerate(lines):
        before, behind = AROUND[at % len(AROUND)]
        head = before.format(name=f"Kari Nordmann {at}", time=f"08:{at + 10}")
        yield f"{head}{rng.choice(MANGLED)(line)}{behind}"
        yield rng.choice(["", "Ola 08:59\nis this right? 2+2=4 (I think) 😀\n", "08:59\n👍\n"])
