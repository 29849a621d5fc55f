"""A question: what the browser gets before and after a guess, and what is kept."""

import json
import re
from collections.abc import Mapping
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching import make_question
from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
from sequence_widget.text import LANGUAGES, set_language
from sequence_widget.widget import QuestionWidget
from tests.widget.wire import Wire, as_json

QUESTION = "How likely is a unicorn?"
HINTS: Mapping[object, str] = {"2/18": "Name a place where it could be.", "2/42": "What is seen?"}
TRUTH = sq.Probability(2, 21)


class Asking:
    """A question with its wire to the browser caught; it plays the browser's part."""

    later = False

    def __init__(self, answer: object = TRUTH, sheet: Any = None, **options: Any) -> None:
        language = options.pop("language", None)
        options = {"name": "3a", "hints": HINTS, **options}
        question = make_question(QUESTION, answer, **options)
        self.sheet = sheet or AnswerSheet(None)
        self.sent: list[Any] = []
        self.widget = QuestionWidget(
            question, language=language, later=self.later, sheet=self.sheet
        )
        self.widget._send = self._catch  # type: ignore[method-assign]

    def _catch(self, msg: Any, buffers: object = None) -> None:
        del buffers
        self.sent.append(as_json(msg))

    def send(self, **message: Any) -> dict[str, Any]:
        self.widget._handle_custom_msg({"id": 7, **message}, [])
        answers: list[dict[str, Any]] = [
            each["content"] for each in self.sent if each["method"] == "custom"
        ]
        return answers[-1]

    def guess(self, text: str) -> dict[str, Any]:
        self.send(do="guess", text=text)
        return self.shown

    def guess_twice(self, text: str) -> dict[str, Any]:
        self.guess("0.4")
        return self.guess(text)

    @property
    def shown(self) -> dict[str, Any]:
        return dict(self.widget.shown)

    def everything(self) -> bytes:
        """All that any browser, file or cell could get of it, without the names of models."""
        bundle = self.widget._repr_mimebundle_()
        state = as_json(self.widget.get_state())
        parts = [state, self.sent, bundle, repr(self.widget), str(self.widget)]
        return re.sub(r"[0-9a-f]{32}", "…", json.dumps(parts)).encode()


ANSWERS: Mapping[str, Any] = {
    "a probability": TRUTH,
    "another": sq.Probability(1, 39),
    "a long one": sq.Probability(580816347545, 2821109907456),
    "a calculation": sq.probability("kids", sq.dealt("unicorn")),
    "many lines": sq.probability("dice", sq.rolls(7) & sq.rolls(7, nth=2)),
    "a number": Fraction(144, 5),
    "a whole number": 17,
    "an estimate": sq.Estimate(5410, 10_000),
    "what is likeliest": sq.roll_sum("dice"),
    "a count": sq.turn("dice"),
    "a name": "tiger",
    "an order": ("lion", "fox"),
    "a text": "7 > 6 > 2 > 12",
}


def test_before_a_guess_every_byte_is_the_same_whatever_the_answer() -> None:
    seen = {name: Asking(answer).everything() for name, answer in ANSWERS.items()}
    assert len(set(seen.values())) == 1
    hinted = Asking("tiger", hints={"lion": "no"}, explain="because", usual="most").everything()
    assert hinted == seen["a probability"]


def test_what_cannot_be_read_tells_no_more_of_one_number_than_of_another() -> None:
    seen = set()
    for answer in (TRUTH, sq.Probability(1, 39), Fraction(144, 5), sq.Estimate(5, 10)):
        asking = Asking(answer)
        asking.send(do="guess", text="often")
        asking.send(do="nonsense")
        seen.add(asking.everything())
    assert len(seen) == 1


def test_the_same_choices_are_the_same_bytes() -> None:
    choices = ["Anna", "Bo", "nobody"]
    seen = {Asking(each, choices=choices, hints={}).everything() for each in choices}
    assert len(seen) == 1


def test_after_the_guess_the_truth_is_there() -> None:
    """Shows that the tests above could fail."""
    asking = Asking()
    before = asking.everything()
    shown = asking.guess_twice("0.3")
    assert asking.everything() != before
    assert shown["answer"] == "2/21 ≈ 9.5%"
    assert shown["places"] == {"answer": float(TRUTH), "guess": 0.3}
    assert shown["why"] == ""  # a fraction alone has nothing to add


def test_the_answer_says_why_or_the_lesson_does() -> None:
    seven = sq.roll_sum("dice")[7]
    assert Asking(seven, hints={}).guess_twice("0.3")["why"] == seven.explain(working=False)
    assert Asking(seven, hints={}, explain="Count.").guess_twice("0.3")["why"] == "Count."
    assert Asking(17, hints={}).guess_twice("3")["why"] == ""


@pytest.mark.parametrize(("language", "percent"), [("en", "13.9%"), ("nb", "13,9\u00a0%")])
def test_the_working_comes_with_the_truth(language: str, percent: str) -> None:
    dealt = sq.probability("kids", sq.dealt("unicorn"))
    asking = Asking(dealt, hints={"3/42": "Three cards?"}, language=language)
    for before in (asking.everything(), asking.guess("3/42") and asking.everything()):
        assert b"<math" not in before
        assert b"287" not in before
    shown = asking.guess("0.3")
    assert shown["working"] == dealt.working().to_mathml(language)
    assert f"<mn>{percent}</mn>" in shown["working"]
    assert shown["why"] == dealt.explain(language, working=False)
    assert "287" not in shown["why"]


def test_the_working_stands_beside_the_words_of_a_lesson() -> None:
    seven = sq.roll_sum("dice")[7]
    shown = Asking(seven, hints={}, explain="Count.").guess_twice("0.3")
    assert (shown["why"], shown["working"]) == ("Count.", seven.working().to_mathml())


@pytest.mark.parametrize(
    "answer", [TRUTH, 17, "tiger", sq.Estimate(5, 10), sq.Proven(TRUTH, TRUTH)]
)
def test_where_nothing_is_calculated_no_working_is_shown(answer: Any) -> None:
    asking = Asking(answer, hints={})
    asking.send(do="pass")
    assert asking.shown["working"] == ""


def test_names_in_a_working_are_words_and_no_markup() -> None:
    name = "<img src=x>"
    view = sq.Game("kids", players=["Anna", name], seed=7).seen_by("Anna")
    answer = view.probability(sq.holds(name, "dragon") & sq.draws("fox"))
    working = Asking(answer, hints={}).guess_twice("0.3")["working"]
    assert "&lt;img src=x&gt;" in working
    assert "<img" not in working


def test_a_known_wrong_answer_gets_its_hint_and_another_try() -> None:
    asking = Asking(usual="Most say 2/42.")
    first = asking.guess("1/9")
    assert (first["phase"], first["said"]) == ("again", "Not yet. Name a place where it could be.")
    assert "answer" not in first
    assert b"2/21" not in asking.everything()
    assert b"9.5" not in asking.everything()
    last = asking.guess("2/42")
    assert (last["phase"], last["guesses"]) == ("over", ["1/9", "2/42"])
    assert last["usual"] == "Most say 2/42."


@pytest.mark.parametrize(
    ("typed", "phases"),
    [
        (["2/21"], ["over"]),
        (["0.3", "0.4"], ["again", "over"]),
        (["0.3", "2/18"], ["again", "over"]),
        (["0.092", "2/21"], ["again", "over"]),
        (["0.1", "0.1", "2/21"], ["again", "again", "over"]),
        (["9.5", "9.5 %"], ["again", "over"]),
        (["2/18", "2/21"], ["again", "over"]),
        (["2/18", "2/18"], ["again", "over"]),
    ],
    ids=str,
)
def test_how_far_guesses_lead(typed: list[str], phases: list[str]) -> None:
    asking = Asking()
    assert [asking.guess(text)["phase"] for text in typed] == phases


def test_what_cannot_be_read_is_refused_and_not_kept() -> None:
    asking = Asking()
    for text in ("", "often", "1:39", "x" * 10_000):
        answer = asking.send(do="guess", text=text)
        assert answer["refused"].startswith("this cannot be read as a number")
    assert asking.shown["phase"] == "open"
    assert next(iter(asking.sheet.answers())).tries == ()


def test_one_may_pass() -> None:
    asking = Asking()
    assert asking.send(do="pass") == {"id": 7, "done": True}
    assert (asking.shown["phase"], asking.shown["passed"]) == ("over", True)
    assert asking.shown["places"] == {"answer": float(TRUTH)}
    assert next(iter(asking.sheet.answers())).passed


def test_guesses_of_too_few_digits_are_kept_until_there_are_many() -> None:
    asking = Asking()
    phases = [asking.guess("0.1")["phase"] for _ in range(30)]
    assert phases == ["again"] * 9 + ["over"] * 21
    (asked,) = asking.sheet.answers()
    assert len(asked.tries) == 10


def test_when_the_truth_is_told_nothing_more_is_kept() -> None:
    asking = Asking()
    asking.guess("0.3")
    asking.guess("0.4")
    asking.guess("2/21")
    asking.send(do="pass")
    (asked,) = asking.sheet.answers()
    assert [each.typed for each in asked.tries] == ["0.3", "0.4"]
    assert not asked.passed


def test_a_cell_that_is_run_again_keeps_the_guess(tmp_path: Path) -> None:
    path = tmp_path / "lesson.answers.txt"
    asking = Asking(sheet=AnswerSheet(path))
    asking.guess("1/9")
    again = Asking(sheet=AnswerSheet(path))  # in a kernel that was started anew
    assert again.shown == asking.shown
    again.guess("2/21")
    over = Asking(sheet=AnswerSheet(path)).shown
    assert (over["phase"], over["guesses"], over["verdict"]) == ("over", ["1/9", "2/21"], "right")


def test_another_question_of_that_name_begins_anew() -> None:
    sheet = AnswerSheet(None)
    Asking(sheet=sheet).guess("2/21")
    other = QuestionWidget(make_question("Another?", TRUTH, name="3a"), sheet=sheet)
    assert other.shown["phase"] == "open"


def test_choices_are_chosen_by_number() -> None:
    asking = Asking("Bo", choices=["Anna", "Bo", "nobody"], hints={"Anna": "She is not to move."})
    assert asking.widget.asked["choices"] == ["Anna", "Bo", "nobody"]
    asking.send(do="guess", choice=0)
    assert asking.shown["said"] == "Not yet. She is not to move."
    asking.send(do="guess", choice=1)
    assert asking.shown["phase"] == "over"
    for wrong in (3, -1, "1", None, True):
        fresh = Asking("Bo", choices=["Anna", "Bo"], hints={})
        fresh.send(do="guess", choice=wrong)
        assert fresh.shown["phase"] == "open"


@pytest.mark.parametrize(
    ("choices", "label"),
    [
        (["unicorn", "dragon"], "enhjørning"),
        ([Fraction(1, 6), Fraction(1, 36)], "1/6 ≈ 16,7\u00a0%"),
        ([("fox", "lion"), ("lion", "fox")], "rev > løve"),
        ([Fraction(24691, 2), Fraction(1, 2)], "24691/2 = 12345,5"),
        (["Player 2", "Player 1"], "Spiller 2"),
        ([sq.Estimate(54, 100), sq.Estimate(1, 100)], "0,540 (95\u00a0%: 0,443–0,634, n = 100)"),
    ],
    ids=str,
)
def test_choices_are_named_for_their_reader(choices: list[Any], label: str) -> None:
    asking = Asking(choices[0], choices=choices, hints={}, language="nb")
    assert asking.widget.asked["choices"][0] == label
    asking.send(do="guess", choice=0)
    assert (asking.shown["guesses"], asking.shown["verdict"]) == (
        [" ".join(label.split())],
        "right",
    )


@pytest.mark.parametrize("message", [None, 3, {}, {"do": "guess"}, {"do": "guess", "text": 3}])
def test_what_is_no_message_of_ours_changes_nothing(message: Any) -> None:
    asking = Asking()
    before = asking.shown
    asking.widget._handle_custom_msg(message, [])
    assert asking.shown == before


def test_a_browser_may_write_nothing() -> None:
    asking = Asking()
    before = asking.shown
    asking.widget.set_state({"shown": {"phase": "over"}, "asked": {}, "_esm": "", "x": 1})
    asking.widget.set_state([])  # type: ignore[arg-type] # as a browser may
    assert asking.shown == before
    assert asking.sent[-1]["state"]["shown"] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language(language: str) -> None:
    asking = Asking(language=language)
    labels = asking.widget.asked["words"]
    assert labels["ask.guess"] == LANGUAGES[language]["ask.guess"]
    asking.guess("1/9")
    assert ("Ikke ennå" in asking.shown["said"]) is (language == "nb")
    set_language(language)
    assert Asking().widget.asked == asking.widget.asked


def test_where_nothing_can_be_kept_it_says_so(tmp_path: Path) -> None:
    asking = Asking(sheet=AnswerSheet(tmp_path / "nowhere" / "a"))
    assert "cannot be kept" in asking.shown["note"]
    assert asking.guess("2/21")["phase"] == "over"


def test_a_cell_may_guess_too() -> None:
    asking = Asking()
    check = asking.widget.guess("2/18")
    assert check.verdict == "known"
    assert asking.widget.course.checks == (check,)
    asking.widget.let_pass()
    assert asking.widget.course.is_over


def test_an_exported_notebook_shows_the_question() -> None:
    asking = Asking()
    bundle = asking.widget._repr_mimebundle_()
    assert bundle is not None
    assert QUESTION in bundle[0]["text/plain"]
    assert escape(bundle[0]["text/plain"]) in bundle[0]["text/html"]
    asking.guess("2/21")
    assert "2/21 (right)" in repr(asking.widget)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"question": " "}, "question: this must be a text"),
        ({"name": ""}, "name: this must be a text"),
        ({"answer": None}, "the answer to check against"),
        ({"choices": ["1/6", "1/36"]}, "choices: none of"),
        ({"choices": "1/6"}, "choices: give several answers"),
        ({"choices": 5}, "choices: give several answers"),
        ({"hints": {"2/21": "no"}}, "hints: 2/21 is right"),
        ({"hints": ["2/42"]}, "hints: give a mapping"),
        ({"hints": {"2/42": 5}}, "hints: give a mapping"),
        ({"explain": 5}, "explain: this must be a text"),
        ({"usual": 5}, "usual: this must be a text"),
    ],
    ids=str,
)
def test_what_makes_no_question_is_refused(options: dict[str, Any], words: str) -> None:
    made = {"question": QUESTION, "answer": TRUTH, "name": "3a", **options}
    with pytest.raises(sq.QuestionError, match=words):
        sq.ask(made.pop("question"), made.pop("answer"), **made)


@pytest.mark.parametrize(
    ("number", "answered"), [(7, 7), (True, None), ("7", None), (10**30, None)]
)
def test_an_answer_carries_the_number_of_the_message_if_that_is_a_sensible_one(
    number: Any, answered: int | None
) -> None:
    asking = Asking()
    asking.widget._handle_custom_msg({"do": "pass", "id": number}, [])
    assert asking.sent[-1]["content"] == {"id": answered, "done": True}


@pytest.mark.parametrize(
    ("typed", "language", "read"),
    [
        ("1 of 39", "en", "Read as 1/39 ≈ 2.6%"),
        ("(29/36)^5", "en", "Read as 20511149/60466176 ≈ 33.9%"),
        ("halvparten", "nb", "Lest som 1/2 = 50\u00a0%"),
        ("2,6 %", "nb", "Lest som 0,026 = 2,6\u00a0%"),
        ("7", "en", "Read as 7"),
        ("1/", "en", ""),
        ("9^9^9", "en", ""),
        (["1/39"], "en", ""),
        ("1" * 10_000, "en", "Read as 10^499"),
        ("1,600", "en", ""),
        ("1600", "en", "Read as 1,600"),
        ("1600", "nb", "Lest som 1\u00a0600"),
    ],
)
def test_what_is_read_is_said_while_one_types_and_is_no_guess(
    typed: object, language: str, read: str
) -> None:
    asking = Asking(language=language)
    before = asking.shown
    assert asking.send(do="read", text=typed) == {"id": 7, "read": read}
    assert asking.shown == before
    assert asking.sheet.answers().asked[0].tries == ()


def test_what_is_read_says_nothing_of_the_truth_and_of_names_nothing() -> None:
    told = [
        Asking(answer).send(do="read", text="1/39") for answer in (TRUTH, sq.Probability(1, 39))
    ]
    assert told[0] == told[1]
    assert Asking("Anna", hints={}).send(do="read", text="1/39")["read"] == ""
    board = Wire(sq.Game("dice", players=["Anna", "Bo"], seed=1))
    assert board.ask("read", text="1/39", asked=1) == {"id": 1, "read": ""}
    board.board.ask("A 7?", "1/6", name="read on a board")
    assert board.ask("read", text="1/39", asked=1)["read"] == "Read as 1/39 ≈ 2.6%"


@pytest.mark.parametrize(
    ("guesses", "said"),
    [(["1/9", "2/42"], "What is seen?"), (["0.1"] * 10, ""), (["0.3", "0.4"], "Not right.")],
    ids=["known", "vague", "wrong"],
)
def test_where_the_answer_is_told_nothing_asks_for_another_guess(
    guesses: list[str], said: str
) -> None:
    asking = Asking()
    shown = [asking.guess(guess) for guess in guesses][-1]
    assert shown["phase"] == "over"
    assert shown["said"] == said
    assert shown["answer"]
