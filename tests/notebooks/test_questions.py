"""What the lessons ask: simulated pupils get the right hints, and the right answers pass."""

from fractions import Fraction
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.teaching import Question
from sequence_widget.teaching.truths import Observed
from tests.notebooks.figures import (
    FIGURES,
    SPACES,
    WINNERS,
    first_to_fill,
    hands,
    lesson_7,
    rolled,
    share,
)
from tests.notebooks.lessons import LANGUAGES, lessons, name, taught

BY_LANGUAGE = [(lessons(language)[number], number) for number in FIGURES for language in LANGUAGES]
COURSE = pytest.mark.parametrize(
    ("lesson", "number"), BY_LANGUAGE, ids=[name(path) for path, _ in BY_LANGUAGE]
)


def language_of(lesson: Path) -> str:
    return lesson.parent.name


def judged(lesson: Path) -> dict[str, Question]:
    """Give the questions that have an answer."""
    asked = taught(lesson).asked
    return {name: each for name, each in asked.items() if not isinstance(each.truth, Observed)}


@COURSE
def test_every_answer_is_what_counting_gives(lesson: Path, number: str) -> None:
    figures = FIGURES[number]()
    assert judged(lesson).keys() == figures.keys()
    for of, question in judged(lesson).items():
        assert question.course(question.asked(str(figures[of]))).checks[-1].right, of


@COURSE
def test_an_answer_passes_in_per_cent_too(lesson: Path, number: str) -> None:
    mark = "," if language_of(lesson) == "nb" else "."
    for of, figure in FIGURES[number]().items():
        if isinstance(figure, Fraction) and 0 < figure < 1:
            typed = f"{float(figure) * 100:.2f} %".replace(".", mark)
            assert judged(lesson)[of].check(typed).right, (of, typed)


@COURSE
def test_wrong_answers_that_are_known_get_their_hint(lesson: Path, number: str) -> None:
    assert judged(lesson).keys() == FIGURES[number]().keys()
    known = 0
    for of, question in judged(lesson).items():
        for wrong, hint in sq.hints(of, language_of(lesson)).items():
            check = question.check(wrong)
            assert (check.verdict, check.hint) == ("known", hint), (of, wrong)
            assert question.course(question.asked(wrong)).is_over is False  # another try
            known += 1
    assert known > 5


@COURSE
def test_a_pupil_who_takes_the_hint_gets_there(lesson: Path, number: str) -> None:
    figures = FIGURES[number]()
    for of, question in judged(lesson).items():
        wrong = next(iter(sq.hints(of)))
        course = question.course(question.asked(wrong, str(figures[of])))
        assert [check.verdict for check in course.checks] == ["known", "right"]
        assert course.is_over


def test_what_lesson_1_shows() -> None:
    for language in LANGUAGES:
        shown = taught(lessons(language)["01"]).shown
        sums, race = shown[1], shown[2]
        assert dict(sums) == {total: rolled(total) for total in range(2, 13)}
        assert dict(race.values) == {each: first_to_fill(each, SPACES) for each in SPACES}


def test_what_lesson_3_shows_along_the_game() -> None:
    for language in LANGUAGES:
        game = taught(lessons(language)["03"]).shown[-2].board.game
        follow = taught(lessons(language)["03"]).shown[-2]
        told = {}
        for ply in (0, 12, 24, 36):
            game.go_to(ply)
            told[ply] = follow.answer.value.partition(">")[2].partition(" ")[0]
        assert told == {0: "2/39", 12: "2/33", 24: "2/27", 36: "2/21"}


def test_what_lesson_7_compares() -> None:
    before = share(hands(), lambda hand: bool(set(hand) & set(WINNERS)))
    for language in LANGUAGES:
        compared = taught(lessons(language)["07"]).shown[-2]
        assert [*compared.values.values()] == [before, lesson_7()["7"]]
