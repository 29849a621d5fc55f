"""Every question of the table: the answer stands, and two other ways give the same."""

from fractions import Fraction

import pytest

from tests.exact import places
from tests.exact.questions_after import AFTER
from tests.exact.questions_cards import CARDS
from tests.exact.questions_counts import COUNTS
from tests.exact.questions_dice import DICE_ALONE
from tests.exact.questions_learnt import LEARNT
from tests.exact.questions_places import WITH_CARDS, WITH_DICE
from tests.exact.questions_races import RACES
from tests.exact.situations import Situation

TABLES = {
    "cards": CARDS,
    "dice": DICE_ALONE,
    "places of dice": WITH_DICE,
    "places of cards": WITH_CARDS,
    "what was learnt": LEARNT,
    "counts": COUNTS,
    "races": RACES,
    "after a move": AFTER,
}
TABLE = [question for table in TABLES.values() for question in table]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_the_answer_stands_and_brute_force_agrees(table: str, subtests: pytest.Subtests) -> None:
    for question in TABLES[table]:
        with subtests.test(question.words):
            assert question.ask() == Fraction(question.answer)
            assert question.brute() == Fraction(question.answer)


@pytest.mark.slow
def test_icepool_agrees(subtests: pytest.Subtests) -> None:
    for question in TABLE:
        if question.icepool:
            with subtests.test(question.words):
                assert Fraction(question.icepool()) == Fraction(question.answer)


def test_scipy_agrees(subtests: pytest.Subtests) -> None:
    for question in TABLE:
        if question.scipy:
            with subtests.test(question.words):
                assert question.scipy() == pytest.approx(float(Fraction(question.answer)), 1e-12)


def test_no_position_asked_about_is_over() -> None:
    situations = [each for each in vars(places).values() if isinstance(each, Situation)]
    assert len(situations) > 20
    assert not [each for each in situations if each.position().is_over]


def test_there_are_questions_enough() -> None:
    checked_thrice = [question for question in TABLE if question.icepool or question.scipy]
    assert len(TABLE) >= 160
    assert len(checked_thrice) >= len(TABLE) // 2
    assert len({question.words for question in TABLE}) == len(TABLE)


@pytest.mark.proof
def test_the_table_printed() -> None:
    """The table to read: question, answer, and how it was checked."""
    print()
    for number, question in enumerate(TABLE, start=1):
        checks = ["brute force"]
        checks += [name for name in ("icepool", "scipy") if getattr(question, name)]
        print(f"{number:3} | {question.words} | {question.answer} | {', '.join(checks)}")
