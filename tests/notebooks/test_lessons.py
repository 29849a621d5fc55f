"""Every lesson runs from top to bottom, as it is handed out, and is kept in one form."""

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import KEPT_IN
from sequence_widget.widget.panels.panels import PANELS
from tests.notebooks.lessons import (
    LANGUAGES,
    NOTEBOOKS,
    ROOT,
    cells,
    code_of,
    lessons,
    name,
    text_of,
    without_words,
)

LESSONS = sorted(
    path
    for path in NOTEBOOKS.rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts  # what JupyterLab keeps, once one has saved
)
TELLING = ("unseen", "chances", "many", "figures")
"""What a board may show that could tell an answer."""

MOST_CELLS = 15
MOST_LINES = 6  # of code that is not hidden
WIDEST = 80
PASTED = 'lines = """'  # by a teacher, with a class's lines
HIDDEN = {"jupyter": {"source_hidden": True}}
SECONDS = 60  # until a cell is given up
NUMBERS = sorted(lessons("nb"))
RUN = [
    *lessons("en").values(),
    *(lessons("nb")[number] for number in ("00", "03", "07", "teacher")),
]
"""Run as notebooks in any run: their cells are the same in both languages, but for the words."""

COURSE = [lessons(language)[number] for number in NUMBERS for language in LANGUAGES]


def run(lesson: Path, folder: Path) -> list[object]:
    """Run a lesson where there may be files, and give what went wrong."""
    import nbformat  # late, as the two take seconds
    from nbclient import NotebookClient

    notebook = nbformat.read(lesson, as_version=4)  # type: ignore[no-untyped-call] # it has no hints
    resources = {"metadata": {"path": str(folder / lesson.parent.name)}}
    NotebookClient(notebook, timeout=SECONDS, resources=resources).execute()
    return [
        output
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "error" or output.get("name") == "stderr"
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the lessons with what they read, apart, as they write files too."""
    return shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")


@pytest.mark.slow
@pytest.mark.parametrize("lesson", RUN, ids=name)
def test_a_lesson_runs(lesson: Path, folder: Path) -> None:
    assert run(lesson, folder) == []


@pytest.mark.proof
@pytest.mark.parametrize("lesson", [each for each in LESSONS if each not in RUN], ids=name)
def test_the_other_half_of_the_lessons_runs(lesson: Path, folder: Path) -> None:
    assert run(lesson, folder) == []


@pytest.mark.slow
def test_the_first_lesson_goes_on_where_it_was(folder: Path) -> None:
    lesson = ROOT / "notebooks" / "en" / "00-play.ipynb"
    path = folder / "en" / "our-game.txt"
    game = sq.Game("kids", players=["Anna", "Bo"], seed="kiwi", keep=path)
    for _ in range(3):
        game.play(game.position.legal_moves[0])
    text = game.to_text()
    game.kept = None  # whoever kept it is gone when the lesson is run
    assert run(lesson, folder) == []
    assert sq.Game.load(path).to_text() == text


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_kept_clean(lesson: Path) -> None:
    text = lesson.read_text(encoding="utf-8")
    assert "application/vnd.jupyter.widget-state" not in text
    assert not re.search(r'"execution_count": \d', text)
    for cell in cells(lesson):
        assert not cell.get("outputs"), "lessons are kept without outputs"
        assert cell.get("execution_count") is None
        assert cell["metadata"] in ((HIDDEN,) if asks(cell) else (HIDDEN, {}))


def asks(cell: dict[str, Any]) -> bool:
    """Say whether pupils meet the question that this code asks in place of the code."""
    return cell["cell_type"] == "code" and bool(re.search(r"\.(ask|note)\(", text(cell)))


@pytest.mark.parametrize("lesson", COURSE, ids=name)
def test_what_is_seen_of_hidden_code_says_what_it_is_for(lesson: Path) -> None:
    hidden = [text(cell).splitlines()[0] for cell in cells(lesson) if cell["metadata"] == HIDDEN]
    assert [
        line
        for line in hidden
        if not re.fullmatch(r"# [\wø ]+: (run this|Kjør denne) cel\w+", line)
    ] == []


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize("lesson", COURSE, ids=name)
def test_a_lesson_has_few_cells_and_short_lines(lesson: Path) -> None:
    assert len(code_of(lesson)) <= MOST_CELLS
    for cell in cells(lesson):
        lines = text(cell).splitlines()
        if lines[0] == PASTED:
            continue
        assert [line for line in lines if len(line) > WIDEST and line[0] != "|"] == []
        assert cell["cell_type"] == "markdown" or cell["metadata"] or len(lines) <= MOST_LINES


@pytest.mark.parametrize("lesson", COURSE, ids=name)
def test_what_pupils_change_stands_alone(lesson: Path) -> None:
    code = [text(cell) for cell in cells(lesson) if cell["cell_type"] == "code"]
    words = [each for each in code if re.search(r"kiwi", each)]
    assert all(re.fullmatch(r'word = "kiwi"', each) for each in words)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_is_the_same_in_both_languages(number: str) -> None:
    one, other = (lessons(language)[number] for language in LANGUAGES)
    kinds = [[(cell["id"], cell["cell_type"]) for cell in cells(each)] for each in (one, other)]
    assert kinds[0] == kinds[1]
    for english, norwegian in zip(code_of(one), code_of(other), strict=True):
        assert without_words(english) == without_words(norwegian)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_words_of_a_lesson_are_not_left_as_they_were(number: str) -> None:
    english, norwegian = (text_of(lessons(language)[number]) for language in LANGUAGES)
    assert not set(english) & set(norwegian)
    for language in LANGUAGES:
        lesson = lessons(language)[number]
        begins = f'import sequence_widget as sq\n\nsq.set_language("{language}")'
        sheet = "" if number == "teacher" else f'\nsq.answers(notebook="{lesson.stem}");'
        assert code_of(lesson)[0] == begins + sheet


LABELS = {"01": "2|6|7s?|10|11|12", "02": "7s?", "05": "2|6|11|12", "06": "2s?|10|12s?", "11": "e2"}
"""What is no figure but the name of a sum or a space, by lesson."""

NO_FIGURE = r"^# \d+ .*$|`.*?`|\b95\s?%"
"""The number of a lesson, code, and the level of every interval."""


@pytest.mark.parametrize("lesson", COURSE, ids=name)
def test_no_figure_is_typed_in_a_text(lesson: Path) -> None:
    labels = LABELS.get(lesson.name[:2], "")
    allowed = re.compile(rf"{NO_FIGURE}|\b({labels})\b", re.MULTILINE)
    assert [text for text in text_of(lesson) if re.search(r"\d", allowed.sub("", text))] == []


def test_words_are_told_from_code() -> None:
    one = 'sq.ask(f"A {view.deck_size}!", view.draw_probability("fox"), name="3", later=True)'
    assert without_words(one) == without_words(one.replace("A ", "En "))
    for before, after in (
        ("fox", "lion"),
        ("deck_size", "seat"),
        ('"3"', '"4"'),
        ("True", "False"),
    ):
        assert without_words(one) != without_words(one.replace(before, after))


SHOWN_BEFORE_THE_QUESTION = {
    "00": "nothing on a board tells how many cards a game takes on average",
    "07": "its text begins with the list of unseen cards, and no panel knows what Bo did not do",
}
"""Lessons whose board is open before the first guess, and why that tells no answer."""


@pytest.mark.parametrize("lesson", COURSE, ids=name)
def test_no_board_that_comes_before_the_guess_is_open(
    lesson: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run the cells up to the first question that has a cell of its own, or is on the board."""
    monkeypatch.chdir(tmp_path)
    boards: list[sq.SequenceWidget] = []
    names: dict[str, Any] = {}
    made = sq.SequenceWidget.__init__

    def noted(board: sq.SequenceWidget, *words: Any, **options: Any) -> None:
        made(board, *words, **options)
        boards.append(board)

    monkeypatch.setattr(sq.SequenceWidget, "__init__", noted)
    for code in code_of(lesson):
        *begin, last = ast.parse(code.replace("sq.answers(", "dict(")).body
        shown = (
            ast.Assign([ast.Name("shown", ast.Store())], last.value)
            if isinstance(last, ast.Expr)
            else last
        )
        tree = ast.fix_missing_locations(ast.Module([*begin, shown], []))
        exec(compile(tree, lesson.name, "exec"), names)  # noqa: S102 - our own lessons
        if isinstance(names.get("shown"), sq.Game):
            sq.SequenceWidget(names["shown"])  # as a notebook shows it
        if boards or ".ask(" in code:
            break
    for board in boards:
        board.panels, board.overlay = PANELS, "fills"
    are_open = [name for board in boards for name in TELLING if board.get_state()[name]]
    assert bool(are_open) == (lesson.name[:2] in SHOWN_BEFORE_THE_QUESTION)
    for board in boards:
        board.close()
    sq.set_language(KEPT_IN)


def test_there_are_lessons() -> None:
    assert ROOT / "notebooks" / "en" / "00-play.ipynb" in LESSONS
    assert [each for each in NUMBERS if each != "teacher"] == [f"{n:02}" for n in range(12)]
