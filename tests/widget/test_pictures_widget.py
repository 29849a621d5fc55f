"""Linked pictures: what a browser gets and may write, what cells ask, and the lights on a board."""

import json
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import spoken

SEVEN, SIX = sq.rolls(7), sq.shows(6)


class Wire:
    """Linked pictures with their wire to the browser caught."""

    def __init__(self, *asked: Any, **options: Any) -> None:
        self.shown = sq.pictures(*asked, **options)
        self.sent: list[Any] = []
        self.shown._send = self._catch  # type: ignore[method-assign]

    def _catch(self, msg: Any, buffers: object = None) -> None:
        del buffers
        self.sent.append(json.loads(json.dumps(msg)))

    def write(self, **state: Any) -> None:
        self.shown.set_state(state)


def kids() -> tuple[sq.Game, sq.View]:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    return game, game.seen_by("Anna")


def test_a_cell_asks_about_the_part_that_is_pointed_at() -> None:
    shown = sq.pictures("dice", SEVEN, SIX)
    assert (shown.claim, shown.answer) == (None, None)
    for name, claim in {
        "a": SEVEN,
        "~b": ~SIX,
        "a & ~b": SEVEN & ~SIX,
        "a | b": SEVEN | SIX,
    }.items():
        shown.selected = name
        assert shown.claim == claim
        assert shown.answer == sq.probability("dice", claim)


def test_the_condition_counts_in_answers() -> None:
    shown = sq.pictures("dice", SEVEN, given=SIX)
    shown.selected = "a"
    assert shown.answer == sq.probability("dice", SEVEN, given=SIX)


def test_spaces_in_a_name_do_not_matter_and_other_names_are_refused() -> None:
    shown = sq.pictures("dice", SEVEN, SIX)
    shown.selected = " a&~b "
    assert shown.selected == "a & ~b"
    with pytest.raises(sq.SequenceError, match="there is no part 'a and b'"):
        shown.selected = "a and b"
    assert shown.selected == "a & ~b"
    with pytest.raises(sq.SequenceError):
        sq.pictures("dice", SEVEN).selected = "a | b"


def test_a_browser_may_point_and_write_nothing_else() -> None:
    wire = Wire("dice", SEVEN, SIX)
    wire.write(selected="a & b")
    assert wire.shown.selected == "a & b"
    before = wire.shown.html
    wire.write(html="<script>", parts={})
    assert wire.shown.html == before
    assert wire.sent[-1]["state"].keys() == {"html", "parts"}
    for nonsense in ("c", 7, None, ["a"]):
        wire.write(selected=nonsense)
        assert wire.shown.selected == "a & b"
        assert wire.sent[-1]["state"] == {"selected": "a & b"}
    wire.shown.set_state("nonsense")  # type: ignore[arg-type] # as a broken page might


def test_every_part_in_the_page_is_one_that_can_be_selected() -> None:
    shown = sq.pictures("dice", SEVEN, SIX)
    assert shown.parts["a & ~b"] == "10"
    for name in shown.parts:
        shown.selected = name
        assert shown.selected == name


def test_without_a_kernel_it_is_still_the_pictures() -> None:
    shown = sq.pictures("dice", SEVEN, SIX, language="nb")
    bundle = shown._repr_mimebundle_()
    assert bundle is not None
    assert "application/vnd.jupyter.widget-view+json" in bundle[0]
    assert bundle[0]["text/html"] == shown.html
    assert bundle[0]["text/html"].count("<svg") == 8
    assert bundle[0]["text/plain"] == repr(shown)
    for kind in ("Valgtre", "Krysstabell", "Venndiagram", "Enhetskvadrat", "Ikoner", "Utregning"):
        assert f"<figcaption>{kind}</figcaption>" in shown.html
    assert "A og B er ikke uavhengige" in repr(shown)
    assert repr(shown).splitlines()[-1].startswith("P(A eller B) = ")
    assert spoken() == "en"


def test_what_a_claim_is_about_is_lit_on_the_board_and_goes_again() -> None:
    game, view = kids()
    board = sq.SequenceWidget(game, overlay="cells")
    board.selected = "c3"
    shown = sq.pictures(view, sq.holds("Bo", "dragon", "fox"), sq.draws("lion"), board=board)
    shown.selected = "a & ~b"
    spaces = {"e5": 2, "f2": 2, "b6": 2, "e2": 2}
    assert board.overlay == spaces
    assert board.selected == ""
    shown.selected = "b"
    assert (board.overlay, board.selected) == ({"b6": 2, "e2": 2}, "lion")
    shown.selected = ""
    assert (board.overlay, board.selected) == ("cells", "c3")


def test_what_has_no_space_lights_the_card_alone() -> None:
    game, view = kids()
    board = sq.SequenceWidget(game, overlay="cells")
    shown = sq.pictures(view, sq.holds("Bo", "dragon"), board=board)
    shown.selected = "a"
    assert (board.overlay, board.selected) == (None, "dragon")


def test_sums_and_lines_to_complete_are_lit_too() -> None:
    game = sq.Game(sq.position("mini-dice", chips={"a1": 0, "b1": 0}), players=["Anna", "Bo"])
    board = sq.SequenceWidget(game)
    view = game.seen_by("Bo")
    shown = sq.pictures(view, sq.rolls(4), board=board)
    shown.selected = "~a"
    sixth = sq.roll_sum("mini-dice")[4]
    assert board.overlay == dict.fromkeys(("a2", "b3"), sixth)
    two = {"b2": 0, "b3": 0}
    cards = sq.Game(sq.position("mini-kids", chips=two, hands=[["fox"], ["lion"]]))
    lit = sq.SequenceWidget(cards)
    finishing = sq.pictures(cards.seen_by(1), sq.finishes(0), board=lit)
    finishing.selected = "a"
    assert lit.overlay == {"b1": 2, "c2": 2, "c3": 2, "b4": 2}


def test_closing_gives_the_board_back_as_it_was() -> None:
    game, view = kids()
    board = sq.SequenceWidget(game, overlay="cells")
    shown = sq.pictures(view, sq.draws("lion"), board=board)
    shown.selected = "a"
    shown.close()
    assert board.overlay == "cells"


def test_a_board_of_another_game_is_refused() -> None:
    board = sq.SequenceWidget(sq.Game("mini-dice"))
    with pytest.raises(sq.QuestionError, match="the board is of another game"):
        sq.pictures("dice", SEVEN, board=board)
    with pytest.raises(sq.QuestionError, match="board= is a board"):
        sq.pictures("dice", SEVEN, board=sq.Game("dice"))  # type: ignore[arg-type] # as one might


def test_it_says_when_the_front_end_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sq.PicturesWidget, "_esm", "")
    with pytest.raises(sq.SequenceError):
        sq.pictures("dice", SEVEN)
