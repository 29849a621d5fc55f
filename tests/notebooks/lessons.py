"""The lessons as they are handed out: their cells, and what these ask and show."""

import ast
import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import sequence_widget as sq
from sequence_widget.teaching import Question, make_note, make_question
from sequence_widget.text import KEPT_IN

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
LANGUAGES = ("en", "nb")


def lessons(language: str) -> dict[str, Path]:
    """Give a language's lessons by number, or by name where they have none."""
    found = sorted((NOTEBOOKS / language).glob("*.ipynb"))
    numbered = {path: path.stem.partition("-")[0] for path in found}
    return {number if number.isdigit() else "teacher": path for path, number in numbered.items()}


def name(lesson: Path) -> str:
    return lesson.relative_to(NOTEBOOKS).as_posix()


def cells(lesson: Path) -> list[dict[str, Any]]:
    """Give the cells as they stand in the file."""
    notebook = json.loads(lesson.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    return list(notebook["cells"])


def code_of(lesson: Path) -> list[str]:
    return _sources(lesson, "code")


def text_of(lesson: Path) -> list[str]:
    return _sources(lesson, "markdown")


def _sources(lesson: Path, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(lesson) if cell["cell_type"] == kind]


class Wordless(ast.NodeTransformer):
    """Take out of a cell what pupils read: questions, names of bars and players, the language."""

    def visit_Call(self, call: ast.Call) -> ast.Call:
        called = ast.unparse(call.func)
        if called.endswith(".ask") or called in ("sq.note", "sq.set_language"):
            call.args[0] = _without_words(call.args[0])
        if called == "sq.bars" and isinstance(call.args[0], ast.Dict):
            call.args[0].keys = [key and _without_words(key) for key in call.args[0].keys]
        for keyword in call.keywords:
            if keyword.arg in ("players", "choices", "explain", "usual", "notebook"):
                keyword.value = _without_words(keyword.value)
        self.generic_visit(call)
        return call

    def visit_Assign(self, assign: ast.Assign) -> ast.Assign:
        if ast.unparse(assign.targets[0]) == "lines":  # a class's chat
            assign.value = _without_words(assign.value)
        self.generic_visit(assign)
        return assign

    def visit_DictComp(self, several: ast.DictComp) -> ast.DictComp:
        several.key = _without_words(several.key)  # the names of bars
        self.generic_visit(several)
        return several


def _without_words(node: ast.expr) -> ast.expr:
    """Blank the strings, and keep what is worked out between them."""
    if isinstance(node, ast.List | ast.Tuple):
        node.elts = [_without_words(each) for each in node.elts]
        return node
    if isinstance(node, ast.JoinedStr):
        worked_out = [each for each in node.values if isinstance(each, ast.FormattedValue)]
        return ast.List(sorted(worked_out, key=ast.unparse), ast.Load())
    return ast.Constant("") if isinstance(node, ast.Constant) else node


def without_words(code: str) -> str:
    return ast.unparse(Wordless().visit(ast.parse(code)))


@dataclass
class Taught:
    """What a lesson asks, by the questions' names, and what its other cells show, in order."""

    asked: dict[str, Question] = field(default_factory=dict)
    shown: list[Any] = field(default_factory=list)


@cache
def taught(lesson: Path) -> Taught:
    """Run a lesson's cells here, without a notebook, and note what they ask and show."""
    found = Taught()
    names: dict[str, Any] = {"display": lambda *_: None}  # a kernel's own
    with _noting(found), contextlib.chdir(lesson.parent):
        for code in code_of(lesson):
            tree = ast.parse(code)
            shows = isinstance(tree.body[-1], ast.Expr) and not code.endswith(";")
            last = tree.body.pop() if shows else None
            exec(compile(tree, lesson.name, "exec"), names)  # noqa: S102 - our own lessons
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), lesson.name, "eval"), names)  # noqa: S307 - as above
                found.shown += [] if value is None else [value]
    return found


@contextlib.contextmanager
def _noting(found: Taught) -> Iterator[None]:
    """Put in the place of asking what notes the question; then give all back as it was."""

    def ask(*words: Any, later: bool = False, **options: Any) -> None:  # noqa: ARG001 - a cell says it
        question = make_question(*words, **options)
        found.asked[question.name] = question

    def ask_on_board(_board: sq.SequenceWidget, *words: Any, **options: Any) -> None:
        ask(*words, **options)

    def note(text: str, *, name: str) -> None:
        found.asked[name] = make_note(text, name)

    held = {"ask": sq.ask, "note": sq.note}
    vars(sq).update(ask=ask, note=note)
    try:
        with mock.patch.object(sq.SequenceWidget, "ask", ask_on_board):
            yield
    finally:
        vars(sq).update(held)
        sq.set_language(KEPT_IN)
