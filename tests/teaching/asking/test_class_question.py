"""One question and a whole class: counted under its words, beside the truth, in a picture."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.teaching.asking.answers_given import Answers, Asked, Try
from sequence_widget.teaching.asking.class_question import ClassQuestion
from sequence_widget.text.catalogue import LANGUAGES
from tests.teaching.asking.chats import NOTE, QUESTION, SENTENCE, made_up_class

POOL = sq.pool(made_up_class())


def asked_of(*guesses: Try, question: str = "How likely?", told: str = "") -> ClassQuestion:
    lines = [
        Answers(f"{at:08x}", (Asked("1", question, (guess,), told=told),)).to_text()
        for at, guess in enumerate(guesses)
    ]
    return sq.pool(lines).question("1")


def texts(question: ClassQuestion) -> list[str]:
    page = ET.fromstring(question.to_svg())  # noqa: S314 - our own
    return [text.text or "" for text in page.findall(".//{*}text")]


def test_answers_stand_under_the_questions_words() -> None:
    assert [POOL.question(name).words for name in POOL.questions] == [
        QUESTION, "3b. And two?", NOTE, SENTENCE,
    ]  # fmt: skip
    assert " ".join(texts(POOL.question("3"))).startswith(QUESTION)


def test_the_answer_that_was_told_stands_below() -> None:
    question = POOL.question("3")
    assert question.told == "2/21 ≈ 9.5%"
    assert "✓ The answer: 2/21 ≈ 9.5%" in texts(question)


def test_right_answers_are_one_bar_however_they_were_written() -> None:
    right = [Try("2/21", "2/21", "right"), Try("9.5 %", "0.095", "right")]
    counted = asked_of(*right, Try("1/9", "1/9", "known"), told="2/21").first_answers("en")
    assert [tuple(each) for each in counted] == [("2/21", 2, True), ("1/9", 1, False)]


def test_a_truth_that_nobody_found_has_a_bar_as_well() -> None:
    counted = asked_of(Try("1/9", "1/9", "wrong"), told="2/21").first_answers("en")
    assert [tuple(each) for each in counted] == [("1/9", 1, False), ("2/21", 0, True)]


def test_answers_that_differ_from_pupil_to_pupil_are_not_told() -> None:
    lines = [
        Answers(mark, (Asked("1", "?", (Try("7", "7", "right"),), told=told),)).to_text()
        for mark, told in (("1", "7"), ("2", "8"))
    ]
    assert sq.pool(lines).question("1").told == ""


def test_every_answer_is_counted_however_many_there_are() -> None:
    guesses = [Try(f"1/{n}", f"1/{n}", "wrong") for n in range(2, 30)]
    told = texts(asked_of(*guesses, told="2/21 ≈ 9.5 %"))
    assert "22 other answers" in told
    assert "✓ 2/21 ≈ 9.5 %" in told
    counts = [int(each) for each in told if each.isdecimal()]
    assert sum(counts) == 28


def test_what_was_seen_has_a_mean_and_no_truth() -> None:
    question = POOL.question("3 rounds")
    assert question.told == ""
    shares = [answer.answer for answer in question.first_answers("en")]
    assert shares == [each for each in ("0", "1/20", "1/10", "3/20", "1/4") if each in shares]
    assert any(each.startswith("The mean of all: ") for each in texts(question))


def test_many_numbers_are_put_into_steps() -> None:
    seen = [Try(f"{n}/36", f"{n}/36", "seen") for n in range(12)]
    told = texts(asked_of(*seen))
    assert "0% to 5%" in told
    counts = [int(each) for each in told if each.isdecimal()]
    assert sum(counts) == 12


@pytest.mark.parametrize("most", ["50", "1" + 400 * "0"])
def test_numbers_above_one_are_no_per_cent(most: str) -> None:
    seen = [Try(each, each, "seen") for each in [*map(str, range(10)), most]]
    told = texts(asked_of(*seen))
    assert not any("%" in each for each in told)
    assert sum(int(each) for each in told if each.isdecimal() and len(each) < 3) == 11


def test_sentences_stand_side_by_side() -> None:
    question = POOL.question("3 why")
    assert len(question.sentences) == 28
    written = {each.text for each in question.sentences}
    assert "we don't know where they are... (I think)" in written
    drawn = " ".join(texts(question))
    assert all(each.pupil in drawn for each in question.sentences)
    assert "(28)" not in question.explain("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POOL.questions)
def test_no_lettering_leaves_its_picture(name: str, language: str) -> None:
    page = ET.fromstring(POOL.question(name, language).to_svg())  # noqa: S314 - our own
    _, _, width, _ = (float(each) for each in page.get("viewBox", "").split())
    for text in page.findall(".//{*}text"):
        assert 0 <= float(text.get("x", "")) <= width
        assert float(text.get("font-size", "")) >= 18


def test_a_picture_is_saved_as_a_file(tmp_path: Path) -> None:
    POOL.question("3").save(tmp_path / "3.svg")
    assert (tmp_path / "3.svg").read_text("utf-8") == POOL.question("3").to_svg()
    POOL.question("3").save(tmp_path / "3.html")
    assert POOL.question("3").to_html() in (tmp_path / "3.html").read_text("utf-8")
    with pytest.raises(sq.SequenceError, match=r"\.svg"):
        POOL.question("3").save(tmp_path / "3.gif")


def test_a_question_that_nobody_answered_is_refused() -> None:
    with pytest.raises(sq.SequenceError, match="nobody has answered a question"):
        POOL.question("3z")
