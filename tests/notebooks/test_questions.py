"""What the lessons ask: simulated pupils get the right hints, and the right answers pass."""

import math
import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.teaching import Question
from sequence_widget.teaching.asking.truths import Observed
from sequence_widget.widget.board_with_answer import BoardWithAnswer
from tests.notebooks.figures import (
    FIGURES,
    LONG,
    SPACES,
    WINNERS,
    after_drawing,
    binomial,
    completing,
    fills_the_row,
    first_at_the_small_dice_game,
    first_to_fill,
    hands,
    lesson_7,
    lesson_11,
    mean,
    rolled,
    share,
    unseen,
    whole_deck,
)
from tests.notebooks.lessons import LANGUAGES, code_of, lessons, name, taught

SOLVED = "09"
"""The lesson whose game is solved, which takes its seconds."""

COURSE = pytest.mark.parametrize(
    ("lesson", "number"),
    [
        pytest.param(
            lessons(language)[number],
            number,
            id=name(lessons(language)[number]),
            marks=[pytest.mark.slow] * (number == SOLVED),
        )
        for number in FIGURES
        for language in LANGUAGES
    ],
)


def language_of(lesson: Path) -> str:
    return lesson.parent.name


def judged(lesson: Path) -> dict[str, Question]:
    """Give the questions that have an answer."""
    asked = taught(lesson).asked
    return {name: each for name, each in asked.items() if not isinstance(each.truth, Observed)}


@pytest.mark.slow
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
            typed = f"{float(figure) * 100:.3g} %".replace(".", mark)
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
    assert known >= 5


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
        chances = {each: first_to_fill(each, SPACES) for each in SPACES}
        assert dict(shown[1].values) == chances
        asked = judged(lessons(language)["01"])
        told = re.findall(r" (\d+) (?:rolls|kast)", asked["1e"].explain())
        assert told == [str(1 / rolled(7)), str(4 / rolled(12))]


def test_what_lesson_3_shows_along_the_game() -> None:
    for language in LANGUAGES:
        follow, unicorns = taught(lessons(language)["03"]).shown[1:3]
        game = follow.game
        told = {}
        for ply in (0, 12, 24, 36):
            game.go_to(ply)
            told[ply] = follow.said.partition(">")[2].partition(" ")[0]
        assert told == {0: "2/39", 12: "2/33", 24: "2/27", 36: "2/21"}
        for count in (0, 1, 2):
            assert unicorns[count] == share(hands(), lambda hand: hand.count("unicorn") == count)  # noqa: B023 - asked at once


def test_what_lesson_7_compares() -> None:
    before = share(hands(), lambda hand: bool(set(hand) & set(WINNERS)))
    for language in LANGUAGES:
        compared, table = taught(lessons(language)["07"]).shown[1:3]
        assert [*compared.values.values()] == [before, lesson_7()["7"]]
        assert [*table.values.values()] == two_ways()
        both = share(
            (hand for hand in hands() if "unicorn" in hand), lambda hand: hand.count("unicorn") == 2
        )
        assert f" {both} " in judged(lessons(language)["07"])["7d"].explain()


def two_ways() -> list[Fraction]:
    """Give the shares of old cards without a winner, and with one, each by what the new one is."""
    wins = [card in WINNERS for card in unseen()]
    pairs = Counter((a or b, not new) for a, b, new in permutations(wins, 3))
    return [Fraction(pairs[place], pairs.total()) for place in sorted(pairs)]


def test_what_lesson_2_shows_of_shares() -> None:
    for language in LANGUAGES:
        shares, exactly = (each.values for each in taught(lessons(language)["02"]).shown[-3:-1])
        assert [*shares] == [36, 144, 360]
        for rolls, share_near in shares.items():
            near = [k for k in range(rolls + 1) if abs(Fraction(k, rolls) - rolled(7)) <= FIVE]
            assert share_near == sum(binomial(rolls, k, rolled(7)) for k in near)
        for rolls, (named, just_so) in zip((36, 360, 3600), exactly.items(), strict=True):
            off = math.sqrt(rolls * rolled(7) * (1 - rolled(7)))
            assert re.findall(r"\d+", named) == [str(rolls), str(rolls // 6), str(round(off))]
            assert just_so == binomial(rolls, rolls // 6, rolled(7))
        none_in_ten = (1 - rolled(7)) ** 10
        assert f" {none_in_ten} " in judged(lessons(language)["02"])["2a"].explain()


FIVE = Fraction(5, 100)


def test_what_lesson_4_shows() -> None:
    dealt = list(combinations(whole_deck(), 3))
    for language in LANGUAGES:
        unicorns, kinds = taught(lessons(language)["04"]).shown[1:3]
        for count in (0, 1, 2):
            assert unicorns[count] == share(dealt, lambda hand: hand.count("unicorn") == count)  # noqa: B023 - asked at once
        assert [*kinds.values.values()] == [
            share(dealt, lambda hand: len(set(hand)) == 3),
            share(dealt, lambda hand: len(set(hand)) == 2),
        ]
        pair = share(dealt, lambda hand: sorted(hand) == ["fox", "tiger", "tiger"])
        assert f" {pair} " in judged(lessons(language)["04"])["4c"].explain()


def test_what_lessons_5_and_6_show_of_waiting() -> None:
    for language in LANGUAGES:
        _, wait, _, turns, _ = taught(lessons(language)["05"]).shown
        turn, changed = (taught(lessons(language)["06"]).shown[place] for place in (1, 2))
        for k in range(1, 6):
            assert wait.probability(k) == (1 - rolled(6, 11)) ** (k - 1) * rolled(6, 11)
        *single, two, three, four = turns.values.values()
        assert single == [1 - (1 - rolled(6, 11)) ** n for n in (2, 3, 4)]
        others = (two - fills_the_row(2), three - fills_the_row(3), four - fills_the_row(4))
        assert 0 < others[0] < others[1] < others[2] < Fraction(1, 100)  # with chips put elsewhere
        assert turn.probability(0) == rolled(10)
        means = [(1 - rolled(10)) / (1 - rolled(*sums)) for sums in ([2, 12], [2, 3, 12], [7])]
        assert [*changed.values.values()] == means


@pytest.mark.slow
def test_what_lesson_9_shows() -> None:
    exact = first_at_the_small_dice_game(mean)
    for language in LANGUAGES:
        shown = taught(lessons(language)[SOLVED]).shown
        growing, solved, held = (shown[place] for place in (1, 3, 4))
        widths = [high - low for low, high in (each.interval() for each in growing.values.values())]
        assert all(1.8 < before / after < 2.2 for before, after in pairwise(widths))
        assert all(
            low < exact < high
            for low, high in (each.interval(0.999) for each in growing.values.values())
        )
        best = first_at_the_small_dice_game(min)
        assert [float(each) for each in solved.values.values()] == pytest.approx([exact, best])
        assert f"{best:.3f}" in sq.hints("9", language)
        inside = [*held.values.values()]
        assert len(inside) == 4
        assert all(88 <= each <= 100 for each in inside)
        assert 370 <= sum(inside) <= 390


def test_what_lesson_11_compares() -> None:
    game = sq.sample_game("anna-and-bo", ply=36)
    for language in LANGUAGES:
        compared, ratings = taught(lessons(language)["11"]).shown[1:3]
        assert tuple(compared.values) == game.position.legal_moves
        for move, chance in compared.values.items():
            left = completing(game.position.apply(move))
            assert chance == share(hands(), lambda hand: bool(set(hand) & left))  # noqa: B023 - asked at once
        assert str(ratings[0].move) == "dragon e2"
        e2, f2 = (completing(game.position.apply(f"dragon {cell}")) for cell in ("e2", "f2"))
        assert e2 == f2
        told = re.findall(r"\d+/\d+", judged(lessons(language)["11"])["11b"].explain())
        assert told == [str(after_drawing("hippo", e2)), str(lesson_11()["11"])]
        why = judged(lessons(language)["11"])["11b"].explain()
        counted = re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0](?=\d{3})", "", why))[:2]
        assert Fraction(*map(int, counted)) == after_drawing("unicorn", e2)


BEGINNERS = sq.edition("kids-2025", beginners=1)
GAMES = 20_000

SIMULATED: Mapping[str, Callable[[int], sq.Estimate]] = {
    "30 cards or more": lambda seed: sq.simulate(
        "kids", games=GAMES, seed=seed
    ).lengths.probability(lambda cards: cards >= 30),
    "first of two": lambda seed: sq.simulate("kids", games=GAMES, seed=seed).win_rate(0),
    "first of three": lambda seed: sq.simulate("kids", players=3, games=GAMES, seed=seed).win_rate(
        0
    ),
    "first of four": lambda seed: sq.simulate("kids", players=4, games=GAMES, seed=seed).win_rate(
        0
    ),
    "first of two greedy ones": lambda seed: sq.simulate(
        "kids", players=[sq.GreedyBot()] * 2, games=GAMES, seed=seed
    ).win_rate(0),
    "first without dragons": lambda seed: sq.simulate(
        sq.edition("kids").but(dragons=0), games=GAMES, seed=seed
    ).win_rate(0),
    "first with 8 dragons": lambda seed: sq.simulate(
        sq.edition("kids").but(dragons=8), games=GAMES, seed=seed
    ).win_rate(0),
    "first at the small dice game": lambda seed: sq.simulate(
        "mini-dice", games=GAMES, seed=seed
    ).win_rate("first"),
    "draws of four beginners": lambda seed: (
        sq.simulate(BEGINNERS, players=4, games=GAMES, seed=seed).draws
    ),
    "draws of three beginners": lambda seed: (
        sq.simulate(BEGINNERS, players=3, games=GAMES, seed=seed).draws
    ),
    "draws of two beginners": lambda seed: (
        sq.simulate(BEGINNERS, players=2, games=GAMES, seed=seed).draws
    ),
    "draws of four greedy beginners with one card": lambda seed: (
        sq.simulate(BEGINNERS, players=[sq.GreedyBot()] * 4, games=GAMES, seed=seed).draws
    ),
    "draws of four greedy beginners": lambda seed: (
        sq.simulate(
            BEGINNERS.but(hand_size=3), players=[sq.GreedyBot()] * 4, games=GAMES, seed=seed
        ).draws
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", SIMULATED)
def test_what_was_simulated_lies_in_its_interval_for_ten_seeds(what: str) -> None:
    for seed in range(1, 11):
        low, high = SIMULATED[what](seed).interval(0.9999)
        assert low < LONG[what] < high, seed


TOLD = {
    ("08", "8b"): ("first of four", "first of two greedy ones"),
    ("10", "10c"): ("first without dragons", "first with 8 dragons"),
}
"""What is told with the answer to a question."""


@pytest.mark.parametrize(("number", "of"), TOLD)
def test_what_is_told_with_an_answer_was_simulated_alike(number: str, of: str) -> None:
    for language in LANGUAGES:
        said = judged(lessons(language)[number])[of].explain(language).replace(",", ".")
        found = [float(each) for each in re.findall(r"0\.\d+(?= \()", said)]
        assert found == pytest.approx([LONG[what] for what in TOLD[number, of]], abs=0.01)


def test_what_lesson_10_compares() -> None:
    of = {
        0: "draws of four beginners",
        3: "draws of three beginners",
        4: "draws of two beginners",
        5: "draws of four greedy beginners with one card",
        6: "draws of four greedy beginners",
    }
    for language in LANGUAGES:
        lesson = lessons(language)["10"]
        bars = [*taught(lesson).shown[1].values.values()]
        assert len(bars) == 7
        for place, what in of.items():
            low, high = bars[place].interval(0.9999)
            assert low < LONG[what] < high, what
        assert judged(lesson)["10"].truth.said("en") == bars[0].to_text(
            "en"
        )  # one figure for one question


@COURSE
def test_every_question_ends_with_its_reason(lesson: Path, number: str) -> None:
    assert number in FIGURES
    language = language_of(lesson)
    for of, question in judged(lesson).items():
        working = question.working(language)
        reason = question.explain_beside(working, language)
        assert reason, of
        written = () if working is None else working.lines
        assert [line for line in written if line.text(language) in reason] == [], of  # said once


@COURSE
def test_every_lesson_has_sentences_to_complete_and_a_board(lesson: Path, number: str) -> None:
    asked = taught(lesson).asked
    sentences = [of for of in asked if of.startswith(f"{int(number)} why ")]
    assert 2 <= len(sentences) <= 3
    assert all("…" in asked[of].text for of in sentences)
    boards = sq.Game | sq.SequenceWidget | BoardWithAnswer
    assert [each for each in taught(lesson).shown if isinstance(each, boards)]


def test_lesson_0_shows_the_board_before_its_first_guess() -> None:
    for language in LANGUAGES:
        code = code_of(lessons(language)["00"])
        board, guess = (
            min(at for at, cell in enumerate(code) if what in cell)
            for what in ("sq.Game(", "sq.ask(")
        )
        assert board < guess


@COURSE
def test_no_guess_beyond_what_a_question_is_about_is_close(lesson: Path, number: str) -> None:
    beyond = {"06": {"6": "100.5", "6c": "0.999"}, "08": {"8": "0.4999"}}.get(number, {})
    for of, question in judged(lesson).items():
        assert (question.side_of is not None) == (of in beyond)
        if of in beyond:
            check = question.check(beyond[of])
            assert (check.verdict, check.reason.key) == ("wrong", "check.side"), of


@pytest.mark.slow
@COURSE
def test_every_exact_answer_has_a_working(lesson: Path, number: str) -> None:
    for of, figure in FIGURES[number]().items():
        question = judged(lesson)[of]
        if isinstance(figure, Fraction):
            assert question.worked is not None, of
            working = question.worked.working()
            assert working.lines, of
            assert working.lines[-1].terms[-1].value({}) == figure, of
            assert [note.key for note in working.notes if note.key == "working.sum"] == [], of
        else:
            assert isinstance(figure, int | float | str)  # a count, a name or simulated: words
            assert question.explain(), of


def test_every_simulated_figure_has_its_ten_seeds() -> None:
    assert {*SIMULATED, "cards in a game"} == {*LONG}
    for seed in range(1, 11):
        low, high = sq.simulate("kids", games=GAMES, seed=seed).lengths.mean_interval(0.9999)
        assert low < 23.25 < high


ABOUT_A_GAME = {
    "01": {"1a", "1b", "1c"},
    "02": {"2"},
    "03": {"3", "3a", "3b", "3c", "3d"},
    "05": {"5", "5a", "5b", "5c", "5d"},
    "07": {"7", "7a", "7b", "7c", "7d"},
    "11": {"11", "11a", "11b", "11c"},
}
"""What is asked about a game that lies on a board in the same lesson: its panels would tell."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [*ABOUT_A_GAME])
def test_a_question_about_a_game_says_so_and_shuts_its_boards(number: str, language: str) -> None:
    found = taught(lessons(language)[number])
    assert {*found.about} == ABOUT_A_GAME[number]
    boards = [each.game for each in found.shown if isinstance(each, sq.SequenceWidget)]
    assert boards
    assert all(game in boards for name, game in found.about.items() if name != "5c")
