"""A third language is its folder and two lines: everything speaks it then, and understands it."""

import ast
import importlib
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

import sequence_widget as sq
from sequence_widget.engine.events import read_event, written
from sequence_widget.engine.picture import describe, draw_svg, draw_text
from sequence_widget.game.narration import narrate
from sequence_widget.teaching import Answers, Asked, Try
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.text import (
    KEPT_IN,
    LANGUAGES,
    Amount,
    Phrase,
    card_name,
    in_words,
    say,
    set_language,
)
from sequence_widget.text.extras import wanted
from tests.text.faults import (
    ENGLISH,
    ERRORS,
    form_faults,
    sources,
    template_faults,
    translation_faults,
)
from tests.text.made_up import CODE, foreign, not_spoken, one_more_language, plural
from tests.widget.wire import scene_of

NAMES = "Anna Bo"


@pytest.fixture(autouse=True)
def third_language() -> Iterator[None]:
    with one_more_language():
        yield


class Speaker(NamedTuple):
    """Something that speaks, and the words that are nobody's language: names, and code."""

    tell: Callable[[str | None], str]
    allowed: str = ""
    takes_language: bool = True


def by_repr(make: Callable[[], object], allowed: str = "") -> Speaker:
    return Speaker(lambda _: repr(make()), allowed, takes_language=False)


def by_html(make: Callable[[], Any], allowed: str = "") -> Speaker:
    def speak(_: str | None) -> str:
        return re.sub("<style>.*?</style>", "", make()._repr_html_())

    return Speaker(speak, allowed, takes_language=False)


@cache
def game() -> sq.Game:
    return sq.Game("kids", players=["Anna", "Bo"], seed=7)


@cache
def learnt() -> sq.View:
    return game().seen_by("Anna").given(holds={"Bo": ["tiger"]}, lacks={"Bo": ["fox", "wolf"]})


@cache
def threatened() -> sq.View:
    start = sq.position(
        "kids", chips={"c1": 0, "d1": 0, "e1": 0},
        hands=[["tiger", "fox", "lion"], ["zebra", "panda", "whale"]], discards=[["wolf"], []],
    )  # fmt: skip
    return start.seen_by(1)


@cache
def begun() -> sq.View:
    return sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(1)


@cache
def results() -> sq.Results:
    return sq.simulate("mini-kids", games=2_000, seed=1, progress=False)


@cache
def of_bots() -> sq.Results:
    players = {"Anna": sq.GreedyBot(), "Player 2": sq.RandomBot()}
    return sq.simulate("mini-dice", games=1_000, players=players, seed=1, progress=False)


@cache
def ratings() -> sq.Ratings:
    start = sq.position("mini-kids", chips={"b2": 0, "b3": 0}, hands=[["wolf"], ["lion"]])
    return start.seen_by(0).rate_moves(games=1_000, seed=1, progress=False)


@cache
def cross_table() -> sq.CrossTable:
    bots: list[sq.Bot] = [sq.GreedyBot(), sq.RandomBot()]
    return sq.tournament(bots, "mini-dice", games=1_000, seed=1, progress=False)


def labels(ax: Any) -> str:
    """Collect what a plot says."""
    ax.figure.canvas.draw()
    ticks = [*ax.get_xticklabels(), *ax.get_yticklabels()]
    legend = ax.get_legend()
    texts = [tick.get_text() for tick in [*ticks, *(legend.get_texts() if legend else [])]]
    told = [ax.get_title(), ax.get_xlabel(), ax.get_ylabel(), *texts]
    import matplotlib.pyplot as plt

    plt.close(ax.figure)
    return "\n".join(re.sub(r"\$.*\$", "", each) for each in told)  # powers of ten are drawn


@cache
def checks() -> list[sq.Check]:
    """Answers of every verdict."""
    hints: dict[object, str] = {"1/3": "…", "0.496": "…"}
    typed = ["1/2", "0.45", "1/3", "?", "0.9", "50"]
    vague = [sq.check("50 %", sq.Probability(501, 1000), hints=hints), sq.check("0.5", 0.51)]
    others = [sq.check("1/2", sq.Estimate(50, 100)), sq.check("1", sq.roll_off("dice", 2))]
    others += [sq.check("?", "3 > 1"), sq.check("", "fox"), sq.check("9", sq.race("dice", {7: 1}))]
    return [*(sq.check(each, 0.5, hints=hints) for each in typed), *vague, *others]


@cache
def answers() -> Answers:
    """Answers of every verdict, and of none."""
    tries = tuple(Try("9", "9", each.value) for each in Verdict)
    asked = (Asked("1", "?", tries), Asked("2", "?", (), passed=True), Asked("3", "?"))
    damaged = Phrase("answers.damaged", {"line": 3, "path": "1"})
    lost = Phrase("answers.not_kept", {"path": "1", "reason": "2"})
    return Answers("1", asked, None, (damaged, lost))


@cache
def pooled() -> sq.Pool:
    return sq.pool([answers().to_text(), results().to_text(), "1", "sequence-answers 1 2"])


WAIT = sq.rolls_until("dice", 7)
HAND = sq.opening_hand("mini-kids")
SPEAKERS: Mapping[str, Speaker] = {
    "a chance": Speaker(
        learnt_chance := lambda lang: learnt().draw_probability("tiger", draws=2).explain(lang),
        NAMES,
    ),
    "a chance, repr": by_repr(lambda: learnt().draw_probability("lion"), NAMES),
    "a chance, html": by_html(lambda: learnt().draw_probability("lion"), NAMES),
    "a chance in words": Speaker(lambda lang: sq.Probability(1, 39).in_language(lang)),
    "a long chance": Speaker(lambda lang: sq.Probability(3**60, 5**60).in_language(lang)),
    "a hand": Speaker(lambda lang: learnt().hold_probability("Bo", "lion").explain(lang), NAMES),
    "a turn": Speaker(lambda lang: threatened().finish_probability(0).explain(lang)),
    "a line": Speaker(
        lambda lang: (
            sq.position("mini-dice", chips={"a1": 0, "b1": 0})
            .seen_by(1)
            .finish_probability(0, within=2)
            .explain(lang)
        )
    ),
    "a distribution": Speaker(lambda lang: sq.roll_sum("dice").explain(lang)),
    "a summary": Speaker(HAND.summary),
    "counted cards": Speaker(
        lambda lang: game().seen_by("Anna").draw_count("fox", draws=3).explain(lang)
    ),
    "a race": Speaker(lambda lang: sq.race("dice", {7: 4, 12: 4}).explain(lang)),
    "who begins": Speaker(lambda lang: sq.roll_off("dice", 2).to_html(lang)),
    "a table": Speaker(HAND.to_html),
    "a long table": Speaker(lambda lang: sq.opening_hand("kids").to_html(lang)),
    "a distribution, repr": by_repr(lambda: learnt().next_draw().map(len), f"Dist {NAMES}"),
    "a distribution, html": by_html(lambda: HAND),
    "a count": Speaker(lambda lang: WAIT.given(more_than=3).explain(lang)),
    "a count's chance": Speaker(lambda lang: WAIT.at_most(10).explain(lang)),
    "cards until": Speaker(
        lambda lang: sq.draws_until("kids", all_of=["fox", "dragon"]).explain(lang)
    ),
    "a count's summary": Speaker(lambda lang: sq.turn("dice").summary(lang)),
    "a count's table": Speaker(lambda lang: WAIT.to_html(6, lang)),
    "a count, html": by_html(lambda: WAIT),
    "a count, repr": by_repr(lambda: WAIT, "CountDist"),
    "a plot": Speaker(lambda lang: labels(sq.roll_sum("dice").plot(language=lang))),
    "a plot of cards": Speaker(lambda lang: labels(HAND.plot(language=lang))),
    "a count's plot": Speaker(lambda lang: labels(WAIT.plot(language=lang))),
    "what was learnt": Speaker(lambda lang: learnt().learnt_text(lang), NAMES),
    "a move": Speaker(lambda lang: narrate(sq.Move("play", "tiger", "b1"), "Anna", lang), NAMES),
    "no name": Speaker(lambda lang: narrate(sq.Chance("roll", faces=(3, 4)), "Player 2", lang)),
    "a status": Speaker(lambda lang: describe(threatened(), lang)),
    "a status with names": Speaker(lambda lang: describe(game().seen_by(0), lang), NAMES),
    "a drawing": Speaker(lambda lang: draw_text(threatened(), lang), "A"),
    "a picture": Speaker(lambda lang: draw_svg(threatened(), lang)),
    "an estimate": Speaker(sq.Estimate(5410, 10_000).to_text),
    "a tally": Speaker(lambda lang: results().lengths.summary(language=lang)),
    "a tally, html": by_html(lambda: results().lengths),
    "a tally's plot": Speaker(lambda lang: labels(results().lengths.plot(language=lang))),
    "results": Speaker(lambda lang: results().explain(lang), "RandomBot"),
    "results of bots": Speaker(lambda lang: of_bots().explain(lang), "Anna GreedyBot RandomBot"),
    "results, html": by_html(results),
    "results' plot": Speaker(lambda lang: labels(results().plot(language=lang))),
    "results settling": Speaker(lambda lang: labels(results().convergence().plot(language=lang))),
    "ratings, repr": by_repr(ratings),
    "ratings, html": by_html(ratings),
    "ratings' plot": Speaker(lambda lang: labels(ratings().plot(language=lang))),
    "checks": Speaker(lambda lang: "\n".join(each.explain(lang) for each in checks())),
    "checks, repr": by_repr(lambda: [repr(each) for each in checks()]),
    "checks, html": by_html(lambda: checks()[0]),
    "answers": Speaker(lambda lang: answers().explain(lang)),
    "answers, repr": by_repr(answers, "Answers"),
    "answers, html": by_html(answers),
    "no answers": Speaker(lambda lang: Answers("1").explain(lang)),
    "answers' plot": Speaker(lambda lang: labels(answers().plot(language=lang))),
    "a class": Speaker(lambda lang: pooled().explain(lang), "sequence answers results"),
    "a class, repr": by_repr(pooled, "Pool sequence answers results"),
    "a class, html": by_html(pooled, "sequence answers results"),
    "a class's plot": Speaker(lambda lang: labels(pooled().plot(language=lang))),
    "a cross table": Speaker(lambda lang: cross_table().to_text(lang), "GreedyBot RandomBot"),
    "a cross table, html": by_html(cross_table, "GreedyBot RandomBot"),
}


@pytest.mark.parametrize("name", SPEAKERS)
def test_it_speaks_the_language_that_is_set(name: str) -> None:
    set_language(CODE)
    tell, allowed, _ = SPEAKERS[name]
    assert not_spoken(tell(None), allowed) == []


TAKING_IT = [name for name, each in SPEAKERS.items() if each.takes_language]


@pytest.mark.parametrize("name", TAKING_IT)
def test_it_speaks_the_language_that_is_asked_for(name: str) -> None:
    tell, allowed, _ = SPEAKERS[name]
    assert not_spoken(tell(CODE), allowed) == []
    set_language(CODE)
    assert tell(KEPT_IN) != tell(None)


# Numbers


FORMS = {1: 0, 2: 1, 4: 1, 22: 1, 103: 1, 0: 2, 5: 2, 12: 2, 21: 2, 112: 2}


@pytest.mark.parametrize(("n", "form"), FORMS.items())
def test_a_number_has_the_form_that_goes_with_it(n: int, form: int) -> None:
    names, sentences = LANGUAGES[CODE]["card.fox"], LANGUAGES[CODE]["pool.pupils"]
    assert len({*names}) == len({*sentences}) == 3
    assert card_name("fox", CODE, n) == names[form]
    assert say("pool.pupils", CODE, n=n) == sentences[form].format(n=n)


def test_an_amount_of_cards_has_it_too() -> None:
    told = [in_words(Amount(("fox", "wolf"), n), CODE) for n in (1, 3, 5)]
    english = ["⟦1 fox or wolf⟧", "⟦3 foxes or wolves⟧", "⟦5 foxes* or wolves**⟧"]
    assert told == [foreign(each) for each in english]


def test_its_folder_passes_the_tests_of_a_language() -> None:
    assert form_faults(LANGUAGES[CODE], plural) == []
    assert translation_faults(LANGUAGES[CODE], ENGLISH) == []
    assert template_faults(LANGUAGES[CODE]) == []


# Errors


def kids(text: str) -> sq.Position:
    hands = [["tiger", "fox", "lion"], ["zebra", "panda", "whale"]]
    position = sq.position("kids", chips={"b1": 1, "c2": 0}, hands=hands)
    return position.apply(read_event(text))


def dice(text: str) -> sq.Position:
    return sq.position("dice", chips={"b1": 1}, roll=(1, 2)).apply(read_event(text))


class Refused(NamedTuple):
    """Something wrong, and the words of it that the refusal repeats."""

    ask: Callable[[], object]
    allowed: str = ""


def chalk() -> None:
    with wanted("chalk"):
        importlib.import_module("chalk")


REFUSED: Mapping[str, Refused] = {
    "rules": Refused(lambda: sq.edition("kids").but(copies={"tigr": 3}), "copies tigr"),
    "a choice": Refused(
        lambda: sq.edition("kids").but(dead_cards="never"), "dead_cards must may never"
    ),
    "a number of players": Refused(lambda: sq.Game("kids", players=7), "players"),
    "a position": Refused(lambda: sq.position("kids", hands=[["fox"] * 4, []])),
    "a card": Refused(lambda: sq.position("kids", hands=[["tigr"], []]), "tigr"),
    "a game that is over": Refused(
        lambda: sq.position("mini-dice", chips={"a1": 0, "b1": 0, "c1": 0}).apply(sq.Move("pass"))
    ),
    "a covered space": Refused(lambda: kids("tiger b1")),
    "another picture": Refused(lambda: kids("tiger a2")),
    "a card not held": Refused(lambda: kids("hippo a2")),
    "a pass": Refused(lambda: kids("pass")),
    "luck instead": Refused(lambda: kids("draw fox")),
    "a space of other dice": Refused(lambda: dice("place c3")),
    "another action": Refused(lambda: dice("remove b1")),
    "no event": Refused(lambda: read_event("roll 3+x"), "roll"),
    "a record": Refused(lambda: sq.Game.from_text("nothing"), "sequence_widget game"),
    "a question about dice": Refused(lambda: sq.roll("kids"), "kids"),
    "a sum": Refused(lambda: sq.roll_sum("dice").probability(13)),
    "a shape": Refused(lambda: sq.roll_sum("dice").probability((2, 12))),
    "a seat": Refused(lambda: game().seen_by("Anna").seat_of("Cy"), "Anna Bo Cy"),
    "what cannot be": Refused(
        lambda: game().seen_by("Anna").given(holds={"Bo": ["tiger"] * 2}), "Anna Bo"
    ),
    "too many hands": Refused(
        lambda: sq.opening_hand(sq.edition("kids").but(hand_size=12)),
        "sq Game rules seed position hand",
    ),
    "no answer": Refused(lambda: sq.check("1/2", None), "fox lion None"),
    "a hint for what is right": Refused(lambda: sq.check("1/2", 0.5, hints={"1/2": "?"}), "hints"),
    "no question": Refused(lambda: sq.ask("", 0.5), "question"),
    "no right choice": Refused(lambda: sq.ask("?", 1, choices=["0"]), "choices"),
    "no lines": Refused(lambda: sq.pool(None), "None"),  # type: ignore[arg-type] # on purpose
    "no line": Refused(lambda: Answers("1").to_text()),
    "no name": Refused(lambda: answers().to_text(""), "name"),
    "no games": Refused(lambda: sq.simulate("kids", games=0), "games"),
    "no package": Refused(chalk, "chalk pip install"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_speaks_it(name: str) -> None:
    ask, allowed = REFUSED[name]
    with pytest.raises(sq.SequenceError) as caught:
        ask()
    told = caught.value.in_language(CODE)
    assert not_spoken(told, allowed) == []
    set_language(CODE)
    assert str(caught.value) == told
    assert caught.value._render_traceback_() == [f"{type(caught.value).__name__}: {told}"]


def test_every_class_of_errors_is_refused_here() -> None:
    found = set()
    for ask, _ in REFUSED.values():
        with pytest.raises(sq.SequenceError) as caught:
            ask()
        found.add(type(caught.value))
    assert found == set(ERRORS) - {sq.SequenceError}


# The board


def words_of(board: sq.SequenceWidget) -> str:
    """Give what a board says: its labels, names and sentences, without what stands for cards."""
    scene = scene_of(board)
    said = [scene["status"], scene["why"], scene["curtain"]]
    for row in board.courses.get("rows", []):
        said += [row["name"], row["length"], row["result"]]
    said += [each["say"] for each in scene["happened"]]
    said += [figure.get("say", "") for figure in scene["figures"].values()]
    said += [*board.board["names"].values(), *(seat["name"] for seat in board.seats)]
    labels = {key: word for key, word in board.words.items() if "language." not in key}
    return "\n".join([*filter(None, said), *labels.values()])


BLANKS = "points share turn turns name number mark cell card faces sum"


def test_a_question_speaks_it() -> None:
    question = sq.ask("?", sq.roll_sum("dice")[7], name="1", language=CODE)
    said = [*question.asked["words"].values()]
    question.guess("0.3")
    question.guess("0.4")
    said += [str(question.shown[key]) for key in ("said", "answer", "why")]
    assert not_spoken("\n".join(said), "typed guess answer") == []
    question.close()


@pytest.mark.parametrize("edition", ["kids", "dice", "mini-dice"])
def test_a_board_speaks_it(edition: str) -> None:
    players = sq.Game(edition, seed=7, luck="ask")
    board = sq.SequenceWidget(players, language=CODE, overlay="threats")
    for _ in range(3):
        assert not_spoken(words_of(board), BLANKS) == []
        players.luck() if players.position.awaiting != "move" else players.play(
            players.position.legal_moves[0]
        )
    players.undo()
    players.play(players.position.legal_moves[-1])
    assert board.courses
    assert not_spoken(words_of(board), BLANKS) == []
    bundle = board._repr_mimebundle_()
    assert bundle is not None
    assert not_spoken(bundle[0]["text/plain"]) == []
    board.close()


def test_a_board_tells_the_variations_in_it() -> None:
    players = sq.Game("kids", seed=7)
    board = sq.SequenceWidget(players, language=CODE)
    for text in ("tiger b1", "zebra c2"):
        players.play(text)
        players.play(players.position.legal_moves[0])
        players.go_to(0)
    players.play("panda a3")
    assert len(board.courses["rows"]) == 3
    assert not_spoken(words_of(board), BLANKS) == []
    board.close()


def test_a_board_made_after_it_was_set_speaks_it() -> None:
    set_language(CODE)
    board = sq.SequenceWidget(sq.Game("kids", seed=7))
    assert board.language == CODE
    assert board.words[f"ui.language.{CODE}"] == "⟦Енглисх⟧"  # it is English with other letters
    board.close()


# What a person types


WRITTEN = [
    "tiger b1", "swap fox", "pass", "place b2", "replace b2", "remove b2", "deal fox",
    "draw unicorn", "roll 3+4", "roll-off 3+4",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_an_event_is_read_as_it_is_written(text: str) -> None:
    event = read_event(text)
    told = in_words(written(event), CODE)
    assert not_spoken(told) == []
    assert read_event(told, ["tiger", "fox", "unicorn"]) == event


def test_cards_are_understood() -> None:
    view = game().seen_by("Anna")
    assert view.draw_probability(foreign("lion")) == view.draw_probability("lion")
    with pytest.raises(sq.SequenceError) as caught:
        view.draw_probability(foreign("liom"))
    assert foreign("lion") in caught.value.in_language(CODE)


# Nothing knows a language by name


def comparisons(source: str) -> list[int]:
    """Find the lines of a module that compare something with the name of a language."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare | ast.Match)
        and any(
            isinstance(part, ast.Constant) and part.value in ("en", "nb") for part in ast.walk(node)
        )
    ]


def test_such_a_comparison_is_found() -> None:
    assert comparisons("x = 1 if language != 'en' else 2") == [1]
    assert comparisons("x = language in ('nb', 'nn')") == [1]
    assert comparisons("x = say('seat.number', 'nb')") == []


def test_no_language_is_tested_for_by_name() -> None:
    found = {name: comparisons(source) for name, source in sources().items()}
    assert {name: lines for name, lines in found.items() if lines} == {}
