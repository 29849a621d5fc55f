"""What is asked and guessed is kept in a file, survives what may befall it, and says so if not."""

import gc
import multiprocessing
import os
import re
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.game import lost_files
from sequence_widget.teaching import Try
from sequence_widget.teaching.asking import answer_file, answer_sheet, questions, sheet_lines
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet, sheet_here
from sequence_widget.teaching.asking.sheet_lines import Identity
from sequence_widget.text import LANGUAGES, limits
from sequence_widget.text.chatlines import check_sum
from sequence_widget.widget import QuestionWidget

QUESTION = "One draw: how likely is a unicorn?"
KNOWN = Try("2/18", "1/9", "known")
RIGHT = Try("9,5 %", "0.095", "right")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lesson.answers.txt"


def filled(path: Path | None) -> AnswerSheet:
    sheet = AnswerSheet(path)
    sheet.ask(Identity("3a", QUESTION))
    sheet.guess(Identity("3a", QUESTION), KNOWN)
    sheet.guess(Identity("3a", QUESTION), RIGHT)
    sheet.ask(Identity("3b", "Three draws?"))
    sheet.let_pass(Identity("3b", "Three draws?"))
    return sheet


def test_a_restart_loses_nothing(path: Path) -> None:
    before = filled(path).answers()
    again = AnswerSheet(path).answers()
    assert again == before
    assert [(each.name, each.tries, each.passed) for each in again] == [
        ("3a", (KNOWN, RIGHT), False),
        ("3b", (), True),
    ]
    assert again.notes == ()


def test_the_file_is_begun_with_the_first_question(path: Path) -> None:
    sheet = AnswerSheet(path)
    assert sheet.answers().asked == ()
    assert not path.exists()
    sheet.ask(Identity("3a", QUESTION))
    assert path.exists()


def test_a_question_is_asked_once(path: Path) -> None:
    sheet = filled(path)
    size = path.stat().st_size
    sheet.ask(Identity("3a", QUESTION))
    assert path.stat().st_size == size
    sheet.ask(Identity("3a", "Another question of that name?"))
    assert [each.name for each in sheet.answers()] == ["3a", "3b", "3a"]


def test_each_file_has_a_mark_of_its_own_that_stays(tmp_path: Path) -> None:
    one, other = (filled(tmp_path / name).answers().sheet for name in ("a", "b"))
    assert one != other
    assert AnswerSheet(tmp_path / "a").answers().sheet == one


@pytest.mark.parametrize("damage", [b"x", b"\xff\xfe", b"", b'{"guessed": "3a"}'])
def test_a_damaged_line_is_named_and_the_others_are_read(path: Path, damage: bytes) -> None:
    whole = filled(path).answers()
    lines = path.read_bytes().split(b"\n")
    lines[2] = damage + lines[2][:20]
    path.write_bytes(b"\n".join(lines))
    left = AnswerSheet(path).answers()
    assert left.sheet == whole.sheet
    assert [each.tries for each in left] == [(RIGHT,), ()]
    told = [note.said("en") for note in left.notes]
    assert told == ["line 3 of lesson.answers.txt is damaged and left out"]
    assert "linje 3" in left.notes[0].said("nb")
    assert "Line 3" in repr(left)
    assert "Line 3" in left._repr_html_()


@pytest.mark.parametrize(
    "made_up",
    [
        {"guessed": "3a", "question": QUESTION, "typed": "1", "verdict": "right"},
        {"asked": "3a", "question": ["x"]},
        {"asked": "\ud800", "question": QUESTION},
        {"sequence-answer-sheet": 1, "sheet": 7},
        {"passed": "3a"},
        {"sequence-answer-sheet": 1, "sheet": "0a", "guessed": "3a"},
        {"asked": "3a", "question": QUESTION, "passed": "3a"},
    ],
)
def test_a_line_that_somebody_made_up_is_named_however_well_it_fits_its_hash(
    path: Path, made_up: dict[str, Any]
) -> None:
    whole = filled(path).answers()
    with path.open("a", encoding="utf-8") as file:
        file.write(sheet_lines.line_of(made_up))
        text = "[" * 100_000
        file.write(f"{check_sum(text)} {text}\n")
    left = AnswerSheet(path).answers()
    assert left.asked == whole.asked
    assert left.to_text() == whole.to_text()
    assert len(left.notes) == 2


def test_a_file_larger_than_any_sheet_is_left_alone_and_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    content = path.read_bytes()
    monkeypatch.setattr(limits, "MOST_OF_A_RECORD", len(content) - 1)
    sheet = filled(path)
    assert [each.tries for each in sheet.answers()] == [(KNOWN, RIGHT), ()]
    assert path.read_bytes() == content
    assert "File too large" in sheet.answers().notes[0].said("en")
    assert "blir borte" in sheet.answers().notes[0].said("nb")


def test_a_line_that_was_changed_is_left_out(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes().replace(b'"known"', b'"right"'))
    answers = AnswerSheet(path).answers()
    assert [each.tries for each in answers] == [(RIGHT,), ()]
    assert len(answers.notes) == 1


def test_every_end_that_a_killed_kernel_may_leave_is_read(path: Path) -> None:
    filled(path)
    content = path.read_bytes()
    for end in range(content.rindex(b"\n", 0, -1) - 30, len(content)):
        path.write_bytes(content[:end])
        sheet = AnswerSheet(path)
        sheet.guess(Identity("3c", "?"), KNOWN)
        answers = AnswerSheet(path).answers()
        assert answers.asked[-1].tries == (KNOWN,)
        assert len(answers.notes) <= 1


def test_where_no_file_can_be_written_it_says_so_and_goes_on(tmp_path: Path) -> None:
    sheet = filled(tmp_path / "no such folder" / "lesson.answers.txt")
    answers = sheet.answers()
    assert [len(each.tries) for each in answers] == [2, 0]
    for language in LANGUAGES:
        (told,) = [note.said(language) for note in answers.notes]
        assert "lesson.answers.txt" in told
    assert "cannot be kept" in repr(answers)


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    sheet = filled(tmp_path)  # a folder
    assert [len(each.tries) for each in sheet.answers()] == [2, 0]
    assert "cannot be kept" in sheet.answers().explain()


def test_a_disk_that_fills_up_takes_nothing_away(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = filled(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(answer_file, "append", full)
    sheet.guess(Identity("3c", "?"), KNOWN)
    sheet.guess(Identity("3c", "?"), RIGHT)
    answers = sheet.answers()
    assert [len(each.tries) for each in answers] == [2, 0, 2]
    assert "No space left" in answers.explain()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_a_pipe_in_place_of_a_file_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    worker = multiprocessing.get_context("spawn").Process(target=filled, args=(path,))
    worker.start()
    worker.join(20)
    hangs = worker.is_alive()
    worker.kill()
    worker.join()
    assert not hangs
    sheet = filled(path)
    assert [len(each.tries) for each in sheet.answers()] == [2, 0]
    assert "cannot be kept" in sheet.answers().explain()


def test_what_did_not_reach_the_file_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some file systems take everything and keep nothing."""
    sheet = filled(path)
    content = path.read_bytes()
    written = answer_file._write

    def forgotten(path: Path, data: bytes) -> int:
        start = written(path, data)
        path.write_bytes(content + b"\0" * len(data))
        return start

    monkeypatch.setattr(answer_file, "_write", forgotten)
    sheet.guess(Identity("3c", "?"), KNOWN)
    assert "cannot be kept" in sheet.answers().explain()
    monkeypatch.undo()
    path.write_bytes(content)
    sheet.guess(Identity("3c", "?"), RIGHT)
    assert sheet.answers().notes == ()
    assert AnswerSheet(path).answers().asked[-1].tries == (KNOWN, RIGHT)


def test_a_guess_is_read_and_judged_once_however_many_there_are(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: Counter[str] = Counter()

    def count(module: Any, name: str) -> None:
        plain = getattr(module, name)

        def called(*given: Any, **named: Any) -> Any:
            counted[name] += 1
            return plain(*given, **named)

        monkeypatch.setattr(module, name, called)

    count(answer_file, "content")
    count(answer_sheet, "read_line")
    count(questions, "checked")
    costs = set()
    sheet = AnswerSheet(path)
    for number in range(40):
        counted.clear()
        made = questions.make_question("One draw?", "2/21", name=str(number))
        QuestionWidget(made, sheet=sheet).guess("0.3")
        if number:  # with the first the file is looked for
            costs.add(tuple(sorted(counted.items())))
    assert costs == {(("checked", 1),)}
    assert len(AnswerSheet(path).answers()) == 40


def test_a_file_that_was_taken_away_is_begun_anew(path: Path) -> None:
    sheet = filled(path)
    path.unlink()
    assert sheet.answers().asked == ()
    sheet.guess(Identity("3c", "?"), KNOWN)
    assert AnswerSheet(path).answers() == sheet.answers()


def test_what_another_kernel_writes_is_seen(path: Path) -> None:
    one, other = filled(path), AnswerSheet(path)
    other.guess(Identity("3c", "?"), KNOWN)
    assert one.answers() == other.answers()
    one.guess(Identity("3d", "?"), RIGHT)
    assert other.answers() == AnswerSheet(path).answers() == one.answers()


def _guess_often(path: Path, name: str) -> None:
    sheet = AnswerSheet(path)
    for number in range(50):
        sheet.guess(Identity(name, QUESTION), Try(str(number), str(number), "wrong"))


def test_two_kernels_that_write_lose_nothing(path: Path) -> None:
    filled(path)
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=_guess_often, args=(path, name)) for name in "ab"]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    answers = AnswerSheet(path).answers()
    assert answers.notes == ()
    assert [len(each.tries) for each in answers] == [2, 0, 50, 50]


def test_a_table_has_a_row_for_each_guess(path: Path) -> None:
    sheet = filled(path)
    sheet.ask(Identity("3c", "Why?"))
    table = sheet.answers().to_frame()
    assert list(table["question"]) == ["3a", "3a", "3b", "3c"]
    assert list(table["guess"]) == ["2/18", "9,5 %", "", ""]
    assert list(table["verdict"]) == ["known", "right", "", ""]


# Which file


@pytest.fixture
def in_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> SimpleNamespace:
    """Make believe that this is a kernel, in a folder of its own."""
    shell = SimpleNamespace(kernel=object(), user_ns={})
    fake = SimpleNamespace(get_ipython=lambda: shell)
    monkeypatch.setitem(sys.modules, "IPython", fake)
    monkeypatch.setattr(answer_sheet, "_chosen", None)
    monkeypatch.setattr(answer_sheet, "_name", "notebook")
    monkeypatch.setattr(answer_sheet, "_sheets", {})
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.chdir(tmp_path)
    return shell


def test_outside_of_notebooks_there_is_no_file() -> None:
    assert sheet_here().path is None


@pytest.mark.usefixtures("in_notebook")
def test_in_a_notebook_without_a_name_it_is_in_the_folder(tmp_path: Path) -> None:
    assert sheet_here().path == tmp_path / "notebook.answers.txt"


@pytest.mark.usefixtures("in_notebook")
def test_the_file_has_the_name_of_the_notebook(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    monkeypatch.setenv("JPY_SESSION_NAME", str(folder / "03-the-deck.ipynb"))
    assert sheet_here().path == folder / "03-the-deck.answers.txt"
    monkeypatch.setenv("JPY_SESSION_NAME", "03-the-deck.ipynb")  # as a name without a folder
    assert sheet_here().path == tmp_path / "03-the-deck.answers.txt"
    monkeypatch.setenv("JPY_SESSION_NAME", f"{folder}/")  # a session that was given no name
    assert sheet_here().path == tmp_path / "notebook.answers.txt"


@pytest.mark.usefixtures("in_notebook")
def test_a_visitor_of_voila_leaves_nothing_to_the_next_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("VOILA_PREHEAT", "False")  # as Voilà does for every kernel
    sheet_here().ask(Identity("3a", QUESTION))
    assert sq.answers().path is None
    assert [each.name for each in sq.answers()] == ["3a"]
    assert not list(tmp_path.iterdir())
    assert sq.answers(keep="class.txt").path == tmp_path / "class.txt"


@pytest.mark.usefixtures("in_notebook")
def test_where_the_notebook_has_no_name_its_first_cell_gives_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert sq.answers(notebook="03-the-deck").path == tmp_path / "03-the-deck.answers.txt"
    assert sheet_here().path == tmp_path / "03-the-deck.answers.txt"
    monkeypatch.setenv("JPY_SESSION_NAME", "03-copy.ipynb")  # a host that knows better
    assert sheet_here().path == tmp_path / "03-copy.answers.txt"


@pytest.mark.usefixtures("in_notebook")
@pytest.mark.parametrize("name", ["", "a/b", 3])
def test_a_name_of_a_notebook_is_no_path(name: Any) -> None:
    with pytest.raises(sq.RecordError):
        sq.answers(notebook=name)


# Several visitors of one Python


class Visitor:
    """Somebody who has opened a page of an app."""

    def root_scope(self) -> "Visitor":
        return self


HERE: list[Visitor] = []
"""Who is served now, if anybody is."""


def someone() -> Visitor | None:
    return HERE[-1] if HERE else None


HOSTS: dict[str, Any] = {
    "shiny.session": SimpleNamespace(get_current_session=someone),
    "panel.io.state": SimpleNamespace(state=SimpleNamespace()),
    "solara.server.kernel_context": SimpleNamespace(
        has_current_context=lambda: bool(HERE),
        get_current_context=lambda: SimpleNamespace(kernel=someone()),
    ),
}


@pytest.fixture(params=HOSTS)
def host(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, in_notebook: object
) -> Iterator[None]:
    """Serve an app; Solara, which pretends to be a notebook, is not the only one that might."""
    del in_notebook
    monkeypatch.setitem(sys.modules, request.param, HOSTS[request.param])
    if request.param == "panel.io.state":
        monkeypatch.setattr(Panel, "curdoc", property(lambda _: someone()), raising=False)
        HOSTS[request.param].state = Panel()
    yield
    HERE.clear()


class Panel:
    """What Panel knows of the page it serves."""


@pytest.mark.usefixtures("host")
def test_a_visitor_finds_nothing_of_another_and_leaves_nothing(tmp_path: Path) -> None:
    anna, bo = Visitor(), Visitor()
    for visitor in (anna, bo):
        HERE.append(visitor)
        assert not sq.answers().asked
        question = sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1")
        assert question.shown["phase"] == "open"
        question.guess("1/4")
        assert [len(each.tries) for each in sq.answers(keep="class.txt")] == [1]
        with pytest.warns(UserWarning, match="this page has visitors"):
            sq.Game("kids", keep="game.txt")
    assert sq.answers().path is None
    HERE.append(anna)
    assert [len(each.tries) for each in sq.answers()] == [1], "who comes back finds the own guess"
    HERE.clear()
    assert not sq.answers().asked
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("host")
def test_the_answers_of_a_visitor_go_with_the_visit() -> None:
    HERE.append(Visitor())
    sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1").guess("1/4")
    assert len(answer_sheet._of_visitors) == 1
    HERE.clear()
    gc.collect()
    assert len(answer_sheet._of_visitors) == 0


@pytest.mark.usefixtures("in_notebook")
def test_an_app_of_marimo_has_a_thread_for_each_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    mode = SimpleNamespace(mode="run")
    monkeypatch.setitem(sys.modules, "marimo", SimpleNamespace(app_meta=lambda: mode))
    asked = Identity("3a", QUESTION)
    found: list[int] = []

    def visit() -> None:
        sheet_here().ask(asked)
        found.append(len(sq.answers()))

    for _ in range(2):
        thread = threading.Thread(target=visit)
        thread.start()
        thread.join()
    assert (found, len(sq.answers())) == ([1, 1], 0)
    mode.mode = "edit"
    sheet_here().ask(asked)
    assert sq.answers().path is not None


# A browser that keeps no files


@pytest.mark.usefixtures("in_notebook")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "it came over plain http"), ("nb", "Den kom over vanlig http")]
)
def test_where_a_page_keeps_no_files_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, words: str
) -> None:
    monkeypatch.setitem(sys.modules, "pyodide_kernel", SimpleNamespace())
    monkeypatch.setattr(lost_files, "_DRIVE", str(tmp_path))
    assert sq.answers().path == tmp_path / "notebook.answers.txt"
    monkeypatch.setattr(lost_files, "_DRIVE", str(tmp_path / "drive"))
    question = sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1", language=language)
    question.guess("1/4")
    assert words in question.shown["note"]
    assert words in sq.answers().explain(language)
    assert [each.is_answered for each in sq.answers(keep="mine.txt")] == [True]
    assert not list(tmp_path.iterdir())


def test_visual_studio_code_says_its_notebook(in_notebook: Any, tmp_path: Path) -> None:
    in_notebook.user_ns["__vsc_ipynb_file__"] = str(tmp_path / "lesson.ipynb")
    assert sheet_here().path == tmp_path / "lesson.answers.txt"


@pytest.mark.usefixtures("in_notebook")
def test_another_file_can_be_chosen(tmp_path: Path) -> None:
    assert sq.answers(keep="anna.txt").path == tmp_path / "anna.txt"
    sheet_here().ask(Identity("3a", QUESTION))
    assert [each.name for each in sq.answers()] == ["3a"]
    assert (tmp_path / "anna.txt").exists()


@pytest.mark.parametrize("keep", [3, b"\0", ["a"]])
def test_what_is_no_path_is_refused(keep: Any) -> None:
    with pytest.raises(sq.RecordError):
        sq.answers(keep=keep)


# The line to hand in


def test_a_line_has_nothing_of_the_pupil_but_a_chosen_name(path: Path) -> None:
    answers = filled(path).answers()
    line = answers.to_text("Søren 2")
    assert re.fullmatch(
        r"sequence-answers 1 hash=[0-9a-f]{8} sheet=[0-9a-f]{8} name=Søren%202"
        r" 3a=1/9\(known\),0\.095\(right\),One\+draw%3A\+how\+likely\+is\+a\+unicorn%3F\(asked\)"
        r" 3b=Three\+draws%3F\(asked\),passed",
        line,
    )
    assert "name=" not in answers.to_text()


def test_a_line_is_safe_in_a_chat(path: Path) -> None:
    sheet = AnswerSheet(path)
    sheet.ask(Identity("What is *P(7)*?", "…"))
    sheet.guess(Identity("What is *P(7)*?", "…"), Try("_a_", "_a_ `b` (c), d=e\n~f~ :)", "wrong"))
    line = sheet.answers().to_text("@Bo\n")
    assert not set(line) & set("*_`~@:;!?#<>\"'[]{}|\\\n\t")
    assert line == " ".join(line.split())


def test_a_line_without_answers_is_refused() -> None:
    sheet = AnswerSheet(None)
    sheet.ask(Identity("3a", QUESTION))
    with pytest.raises(sq.QuestionError, match="nothing has been answered yet"):
        sheet.answers().to_text()


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, 7])
def test_a_name_that_is_none_is_refused(name: Any, path: Path) -> None:
    with pytest.raises(sq.QuestionError, match="name: choose"):
        filled(path).answers().to_text(name)
