"""A class's lines put together: in any order and language, twice or spoilt, answers and results."""

import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import matplotlib.pyplot as plt
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching import Asked, Try
from sequence_widget.teaching.asking import handing_in
from sequence_widget.teaching.asking.answer_lines import read_line, write_line
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.teaching.asking.given import Given
from sequence_widget.teaching.asking.sheet_lines import Identity
from sequence_widget.teaching.asking.truths import truth_of
from sequence_widget.text import set_language
from sequence_widget.text.chatlines import check_sum

CHANCE = sq.Probability(2, 21)
HINTS: dict[object, str] = {"2/18": "Name a place where a unicorn could be."}


def pupil(*typed: str, answer: object = CHANCE, sheet: AnswerSheet | None = None) -> AnswerSheet:
    """Guess as a pupil would."""
    sheet = sheet or AnswerSheet(None)
    sheet.ask(Identity("3a", "One draw?"))
    for text in typed:
        kept = truth_of(answer).kept(Given.of(text))
        verdict = sq.check(text, answer, hints=HINTS).verdict
        sheet.guess(Identity("3a", "One draw?"), Try(text, kept, verdict))
    return sheet


def line(*typed: str, name: str | None = None, answer: object = CHANCE) -> str:
    return pupil(*typed, answer=answer).answers().to_text(name)


@pytest.fixture(scope="module")
def runs() -> list[str]:
    return [
        sq.simulate("mini-kids", games=50, seed=seed, progress=False).to_text()
        for seed in range(1, 29)
    ]


def test_a_class_of_28_plays_50_games_each(runs: list[str]) -> None:
    pool = sq.pool(runs)
    (together,) = pool.results
    all_games = [sq.simulate("mini-kids", games=50, seed=k, progress=False) for k in range(1, 29)]
    assert together.games == 1400
    wins = sum(each.counts[0] for each in all_games)
    estimate = together.win_rate(0)
    assert (estimate.happened, estimate.n) == (wins, 1400)
    low, high = estimate.interval()
    assert high - low < 0.06
    assert len(pool.runs[0]) == 28
    assert pool.faults == ()


def test_the_order_of_the_lines_does_not_matter(runs: list[str]) -> None:
    lines = [*runs[:5], line("2/18", "2/21"), line("9,5 %"), line("0.1", name="Bo")]
    mixed = list(lines)
    random.Random(1).shuffle(mixed)
    one, other = sq.pool(lines), sq.pool("\n".join(mixed))
    wins = [each.results[0].win_rate(0) for each in (one, other)]
    assert wins[0].to_text() == wins[1].to_text()
    assert {sheet.asked for sheet in one.sheets} == {sheet.asked for sheet in other.sheets}
    assert one.results[0].counts == other.results[0].counts


def test_the_language_does_not_matter() -> None:
    unicorn = "unicorn"
    lines = []
    for language, typed in (("en", "2.6 %"), ("nb", "2,6 prosent"), ("nb", "0,026")):
        set_language(language)
        lines.append(line(typed))
    lines += [line("en enhjørning", answer=unicorn), line("Unicorns", answer=unicorn)]
    guesses = [each.tries[0].kept for each in sq.pool(lines).of("3a")]
    assert guesses == ["0.026"] * 3 + ["unicorn"] * 2


def test_a_line_handed_in_twice_counts_once(runs: list[str]) -> None:
    answered = line("2/18")
    pool = sq.pool([answered, runs[0], answered, runs[0], f"  {answered}  "])
    assert len(pool.sheets) == 1
    assert pool.results[0].games == 50
    assert pool.faults == ()


def test_equal_answers_of_two_pupils_count_twice() -> None:
    assert len(sq.pool([line("2/18"), line("2/18")]).sheets) == 2


def test_a_sheet_handed_in_again_with_more_in_it_counts_once() -> None:
    sheet = pupil("2/18")
    before = sheet.answers().to_text()
    pupil("2/21", sheet=sheet)
    after = sheet.answers().to_text("Anna")
    for lines in ([before, after], [after, before]):
        (only,) = sq.pool(lines).sheets
        assert only.name == "Anna"
        assert [each.kept for each in only.asked[0].tries] == ["1/9", "2/21"]


def test_two_names_on_one_sheet_are_two_pupils() -> None:
    answers = pupil("2/18").answers()
    assert len(sq.pool([answers.to_text("Anna"), answers.to_text("Bo")]).sheets) == 2


def test_a_spoilt_line_is_named_and_the_rest_goes_on(runs: list[str]) -> None:
    good = line("2/21")
    spoilt = [good[:-3], good.replace("2/21", "2/22"), runs[0][:-1], "sequence-answers 2"]
    for bad in spoilt:
        pool = sq.pool([bad, good, runs[1]])
        assert len(pool.sheets) == len(pool.results) == 1
        (fault,) = pool.faults
        assert fault.said("en").startswith("line 1")
        assert fault.said("nb").startswith("linje 1")
        assert "Line 1" in repr(pool)


@given(st.integers(0, 200), st.sampled_from(["", "x", "½", " "]))
def test_no_change_on_the_way_goes_unseen(place: int, other: str) -> None:
    good = (
        "sequence-answers 1 hash=398f81e8 sheet=1 3a=2/18(known),2/21(right)"  # as it was handed in
    )
    changed = good[: place % len(good)] + other + good[place % len(good) + 1 :]
    pool = sq.pool([changed])
    same_words = changed.split() == good.split()
    assert bool(pool.sheets) == same_words


def test_what_a_chat_puts_around_a_line_is_left_out() -> None:
    good = line("2/21")
    for around in (f"[14:02] Kari: {good}", f'"{good}"', f"> {good}\n", f"\t{good}\r\n\r\n"):
        pool = sq.pool(around)
        assert (len(pool.sheets), pool.faults) == (1, ())


def test_a_chosen_name_is_shown_only_where_names_are_asked_for() -> None:
    cut = line("2/21", name="Kim").replace("sheet=", "shet=")[:60]
    for names, shown in ((False, "from Max:"), (True, "from Kim:")):
        (fault,) = sq.pool(f"Max 10:42: {cut}", names=names).faults
        assert shown in fault.said("en")
        (fault,) = sq.pool(cut, names=names).faults
        assert ("Kim" in fault.said("en")) is names


def test_the_same_seed_with_other_games_is_named(runs: list[str]) -> None:
    longer = sq.simulate("mini-kids", games=60, seed=1, progress=False).to_text()
    pool = sq.pool([*runs, longer])
    assert pool.results[0].games == 1400
    assert "both runs have the same seed, so" in pool.faults[0].said("en")


def test_the_word_of_a_pupil_is_not_told_to_the_class() -> None:
    lines = [
        sq.simulate("mini-kids", games=games, seed="kim", progress=False).to_text()
        for games in (5, 6)
    ]
    pool = sq.pool(lines)
    assert len(pool.faults) == 1
    assert "kim" not in f"{pool.explain('en')} {pool.explain('nb')} {pool!r}".casefold()


def test_two_experiments_are_kept_apart(runs: list[str]) -> None:
    dice = sq.simulate("mini-dice", games=20, seed=1, progress=False).to_text()
    assert [each.games for each in sq.pool([runs[0], dice, runs[1]]).results] == [100, 20]


@pytest.mark.parametrize("lines", [None, 3])
def test_what_are_no_lines_is_refused(lines: object) -> None:
    with pytest.raises(sq.RecordError, match="give the lines as one text"):
        sq.pool(lines)  # type: ignore[arg-type] # on purpose


def test_nothing_at_all_is_an_empty_pool() -> None:
    pool = sq.pool("\n\n")
    assert (pool.sheets, pool.results, pool.faults) == ((), (), ())


KEPT = st.text(max_size=30)
TRIES = st.lists(st.builds(Try, KEPT, KEPT, st.sampled_from(["right", "known", "wrong"])))


@given(st.text(min_size=1, max_size=30), TRIES, st.booleans())
def test_a_line_reads_back(name: str, tries: list[Try], passed: bool) -> None:  # noqa: FBT001 - given
    answers = sq.Answers("0a1b2c3d", (Asked(name, "?", tuple(tries), passed),))
    again, chosen = read_line(write_line(answers, "Anna"))
    assert chosen == "Anna"
    (asked,) = again.asked if tries or passed else (Asked(name, "", (), passed),)
    assert (asked.name, asked.passed) == (name, passed)
    assert [each.kept for each in asked.tries] == [each.kept for each in tries]
    assert [each.verdict for each in asked.tries] == [each.verdict for each in tries]


def of_one_name(*guesses: tuple[str, Try], passed: str = "") -> AnswerSheet:
    """Answer several questions that all have the name 3a."""
    sheet = AnswerSheet(None)
    for question, guess in guesses:
        sheet.guess(Identity("3a", question), guess)
    if passed:
        sheet.let_pass(Identity("3a", passed))
    return sheet


WRONG = Try("0.3", "0.3", "wrong")
KNOWN = Try("2/18", "1/9", "known")
RIGHT = Try("2/21", "2/21", "right")


def test_two_questions_of_one_name_count_a_pupil_once() -> None:
    both = of_one_name(("One draw?", WRONG), ("Two draws?", KNOWN), ("Two draws?", RIGHT))
    pool = sq.pool([both.answers().to_text(), line("0.3")])
    assert pool.explain("en").splitlines() == [
        "2 pupils have answered.",
        "One draw? First: 30% (2). In the end: right (1), not right (1).",
    ]
    assert [len(each.tries) for each in pool.of("3a")] == [3, 1]
    assert len(pool.to_frame()) == 2


def test_a_line_with_one_name_twice_that_was_handed_in_before_counts_once() -> None:
    body = "sheet=0a1b2c3d 3a=0.3(wrong) 3b=passed 3a=1/9(known),passed"
    pool = sq.pool(f"sequence-answers 1 hash={check_sum(body)} {body}")
    (asked,) = pool.of("3a")
    assert [each.kept for each in asked.tries] == ["0.3", "1/9"]
    assert asked.passed
    assert pool.questions == ("3a", "3b")


def test_handed_in_again_two_questions_of_one_name_count_once() -> None:
    sheet = of_one_name(("One draw?", WRONG))
    before = sheet.answers().to_text()
    sheet.guess(Identity("3a", "Two draws?"), KNOWN)
    after = sheet.answers().to_text()
    for lines in ([before, after], [after, before]):
        (asked,) = sq.pool(lines).of("3a")
        assert [each.kept for each in asked.tries] == ["0.3", "1/9"]


# Shown


def test_one_table_has_answers_and_results(runs: list[str]) -> None:
    table = sq.pool([line("2/18", "2/21", name="Anna"), line("10 %"), *runs], names=True).to_frame()
    answers = table[table["question"] == "3a"]
    named, unnamed = answers["pupil"]
    assert named == "Anna"
    assert re.fullmatch(r"[a-z]+ \d+", unnamed)
    assert list(answers["asked"]) == ["One draw?"] * 2
    assert list(answers["guess"]) == ["1/9", "0.10"]
    assert list(answers["last"]) == ["2/21", "0.10"]
    assert list(answers["verdict"]) == ["right", "right"]
    first = table[table["question"] == "Player 1"]
    assert len(first) == 29
    assert list(first["games"]) == [50] * 28 + [1400]
    together = first[first["pupil"] == "all"].iloc[0]
    assert together["low"] < together["share"] < together["high"]


@pytest.mark.parametrize("language", ["en", "nb"])
def test_one_picture_has_answers_and_results(runs: list[str], language: str) -> None:
    lines = [line("2/18", "2/21"), line("9,5 %"), line("tiger", answer="tiger"), *runs]
    ax = sq.pool(lines).plot(language=language)
    rows = [label.get_text() for label in ax.get_yticklabels()]
    assert rows[:2] == ["One draw?", "Player 1" if language == "en" else "Spiller 1"]
    assert "tiger" in [text.get_text() for text in ax.texts]
    plt.close("all")


@pytest.mark.parametrize("language", ["en", "nb"])
def test_a_notebook_shows_a_picture_that_needs_no_package(runs: list[str], language: str) -> None:
    """They are part of the notebook's page: one for a question, one for an experiment."""
    set_language(language)
    guesses = [line("2/18", "2/21"), line("9,5 %"), line("5"), line("1" + 400 * "0"), line("<fox>")]
    told = sq.pool([*guesses, *runs])._repr_html_()
    page = ET.fromstring(f"<div>{told}</div>")  # noqa: S314 - our own
    question, experiment = page.findall(".//{*}svg")
    texts = [text.text for text in question.findall(".//{*}text")]
    assert texts[0] == "One draw?"
    assert ("✓ 9.5%" if language == "en" else "✓ 9,5\u00a0%") in texts
    right = [
        bar for bar in question.findall(".//{*}rect") if bar.get("style") == "fill:var(--sq-0)"
    ]
    assert len(right) == 1
    dots = [dot for dot in experiment.findall(".//{*}circle") if dot.get("r") == "5"]
    assert len(dots) == 3 * 28
    names = [text.text or "" for text in experiment.findall(".//{*}g/{*}text")]
    first = "Player 1: " if language == "en" else "Spiller 1: "
    assert [name for name in names if name.startswith(first)]
    assert "<svg" not in sq.pool([])._repr_html_()


def test_one_pupil_can_see_the_guesses(tmp_path: Path) -> None:
    sheet = pupil("2/18", "2/21", sheet=AnswerSheet(tmp_path / "a"))
    ax = sheet.answers().plot()
    assert [label.get_text() for label in ax.get_yticklabels()] == ["3a"]
    assert len(ax.collections) == 2
    plt.close("all")


def test_it_tells_how_many_guessed_what() -> None:
    pool = sq.pool([line("2/18", "2/21"), line("1/9"), line("0.3")])
    assert pool.explain().splitlines() == [
        "3 pupils have answered.",
        "One draw? First: 1/9 (2), 30% (1). In the end: right (1), hint (1), not right (1).",
    ]
    assert pool.explain("nb").splitlines()[0] == "3 elever har svart."
    assert "3 pupils" in pool._repr_html_()


def test_who_handed_in_is_called_by_a_pseudonym_unless_names_are_asked_for() -> None:
    answers = pupil("2/18").answers()
    called = sq.pool(answers.to_text("Anna")).sheets[0].pupil("en")
    assert called == sq.pool(answers.to_text()).sheets[0].pupil("en")
    lines = answers.to_text("Anna")
    told = [repr(sq.pool(lines)), sq.pool(lines)._repr_html_(), sq.pool(lines).to_frame().to_csv()]
    assert not any("Anna" in each for each in told)
    assert called in told[-1]
    assert "Anna" in sq.pool(lines, names=True).to_frame().to_csv()


def test_a_pupil_reads_the_pseudonym_below_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = pupil("2/18")
    monkeypatch.setattr(handing_in, "answers", sheet.answers)
    called = sq.pool(sq.hand_in("Anna")).sheets[0].pupil("en")
    assert f"<p>In class you are called {called}.</p>" in sq.hand_in()._repr_html_()


def test_a_spoilt_line_is_told_with_who_sent_it() -> None:
    answers = pupil("2/18").answers()
    cut = answers.to_text("Anna")[:-9]
    called = sq.pool(answers.to_text()).sheets[0].pupil("en")
    assert sq.pool(cut).faults[0].said("en").startswith(f"line 1, from {called}: this line")
    assert sq.pool(cut, names=True).faults[0].said("nb").startswith("linje 1, fra Anna: denne")
    head = "Kari Nordmann  08:15\nsequence-answers 1 hash=123"
    for names in (False, True):
        told = sq.pool(head, names=names).faults[0].said("en")
        assert told.startswith("line 2, from Kari Nordmann: this line of answers was cut off")


def test_text_without_a_line_is_said_to_have_none() -> None:
    pool = sq.pool("Hello!\nHere is nothing.")
    assert [fault.said("en").partition(":")[0] for fault in pool.faults] == ["line 1"]
    assert "neither a line of answers nor of results" in pool.explain("en")


def test_a_spoilt_line_without_a_name_is_told_by_its_pseudonym_whatever_is_asked_for() -> None:
    cut = pupil("2/18").answers().to_text()[:-9]
    for names in (False, True):
        assert ", from " in sq.pool(cut, names=names).faults[0].said("en")
