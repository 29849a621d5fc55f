"""The page of all sentences leaves none out, and fills every blank."""

import re

import pytest

import sequence_widget as sq
from sequence_widget.text import KEPT_IN, LANGUAGES, say, set_language
from tests.text.examples import VALUES
from tests.text.faults import blanks
from tests.text.page import Row, page, rows
from tests.text.recording import Heard, recording


@pytest.fixture(scope="module")
def found() -> list[Row]:
    """Rows of a page for which little was said."""
    with recording() as heard:
        say_a_little()
    return list(rows(heard))


def say_a_little() -> None:
    sq.roll_sum("dice").explain()
    sq.roll_sum("dice").explain("nb")
    sq.opening_hand("mini-kids").to_html()
    with pytest.raises(sq.PositionError) as caught:
        sq.position("kids", hands=[["tigr"], []])
    assert str(caught.value)


def test_every_key_is_there(found: list[Row]) -> None:
    assert {row.key for row in found} == set(LANGUAGES[KEPT_IN])


def test_every_row_is_said_in_every_language(found: list[Row]) -> None:
    for row in found:
        assert list(row.said) == list(LANGUAGES)
        assert not [told for told in row.said.values() if re.search(r"\{[a-z_]+\}", told)]


def test_a_plural_is_shown_with_none_one_and_two(found: list[Row]) -> None:
    for key, template in LANGUAGES[KEPT_IN].items():
        if isinstance(template, tuple) and not key.startswith("card."):
            assert len([row for row in found if row.key == key]) >= 3


def test_what_was_heard_is_told_from_what_is_made_up(found: list[Row]) -> None:
    real = {row.key for row in found if row.is_real and not row.key.startswith("card.")}
    assert {"probability.about.roll_sum", "kind.unknown", "hint.did_you_mean"} <= real
    assert "simulation.cut_short" not in real
    sums = next(row for row in found if row.key == "probability.summary.mean")
    assert sums.said == {"en": "; the mean is 7", "nb": "; forventningsverdien er 7"}
    told = page(found)
    for row in found:
        assert f"<td><code>{row.key}</code></td>" in told
    assert told.count('<tr class="made-up">') == len([row for row in found if not row.is_real])


def test_no_example_is_idle() -> None:
    needed = {name for template in LANGUAGES[KEPT_IN].values() for name in blanks(template)}
    assert set(VALUES) == needed - {"n"}


def test_listening_ends() -> None:
    with recording() as heard:
        sq.roll_sum("dice").summary()
    kept = dict(heard.examples)
    assert kept
    sq.opening_hand("mini-kids").summary()
    assert heard.examples == kept
    assert sq.text.say is say


def test_a_number_put_into_words_stands_in_its_own_language() -> None:
    with recording() as heard:
        sq.turn("dice").summary()
        set_language("nb")
        sq.turn("dice").summary()
    [row] = [row for row in rows(heard) if row.key == "probability.summary.count"]
    assert "0.971" in row.said["en"]
    assert "0,971" in row.said["nb"]


def test_only_so_many_examples_are_kept() -> None:
    heard = Heard()
    for number in range(100):
        heard.note("seat.number", "en", {"seat": number}, f"seat {number}")
    assert len(heard.examples["seat.number"]) == 40
