"""The panel of what is unseen: the exact answers, for whose eyes they are, while it is open."""

from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text.numbers import percent_text
from sequence_widget.widget.panels.unseen import in_a_column
from tests.widget.test_visibility import HANDS, alike_but_for_bo, game_with
from tests.widget.wire import Wire, dice, kids

OPEN = {"panels": ("unseen",)}


def told(wire: Wire) -> dict[str, Any]:
    found: dict[str, Any] = wire.board.get_state()["unseen"]
    return found


def test_nothing_is_worked_out_or_sent_until_it_is_open() -> None:
    wire = Wire(kids(), show="Anna")
    assert told(wire) == {}
    wire.write(panels=["unseen"])
    assert wire.board.panels == ("unseen",)
    assert wire.sent[-1]["state"]["unseen"]["title"] == "Not seen by Anna: 39 cards"
    wire.write(panels=[])
    assert told(wire) == {}
    wire.sent.clear()
    wire.board.game.play("tiger b1")
    assert not any("unseen" in sent.get("state", {}) for sent in wire.sent)


def test_its_figures_are_the_exact_answers() -> None:
    start = sq.position("kids", hands=HANDS, chips={"c1": 0, "d1": 0, "e1": 0}, turn=0)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1), show="Bo", **OPEN)
    view = wire.board.view
    rows = {row["kind"]: row for row in told(wire)["rows"]}
    assert {kind: row["count"] for kind, row in rows.items()} == dict(view.unseen)
    draw = view.next_draw()
    for kind, row in rows.items():
        assert row["chance"] == in_a_column(draw[kind], "en")
        assert row["held"] == [in_a_column(view.hold_probability("Anna", kind), "en")]
        assert row["helps"] is False
    assert told(wire)["holders"] == ["Anna"]
    wire.board.show = "Anna"
    helps = {row["kind"] for row in told(wire)["rows"] if row["helps"]}
    assert helps == {"tiger", "turtle", "unicorn"} & {*wire.board.view.unseen}
    assert told(wire)["helping"] == "Tiger, turtle or unicorn completes a line for Anna at once."


def test_every_other_player_may_hold_a_card() -> None:
    wire = Wire(sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=1), show="Bo", **OPEN)
    assert told(wire)["holders"] == ["Anna", "Cy"]
    wire.board.show = "none"
    assert told(wire)["holders"] == ["Anna", "Bo", "Cy"]


def test_it_follows_the_selected_card_and_space_and_the_language() -> None:
    wire = Wire(kids(), show="Anna", **OPEN)
    wire.write(selected="tiger")
    assert [row["kind"] for row in told(wire)["rows"] if row["chosen"]] == ["tiger"]
    assert told(wire)["told"] == "tiger: 1 of 39, so 1/39 ≈ 2.6%"
    wire.write(selected="b1")
    assert [row["kind"] for row in told(wire)["rows"] if row["chosen"]] == ["tiger", "unicorn"]
    wire.write(language="nb")
    assert told(wire)["told"] == "b1: 3 av 39, altså 1/13 ≈ 7,7\u00a0%"
    wire.board.game.play("tiger b1")
    assert wire.board.selected == ""
    assert told(wire)["told"] == ""


def test_rolls_are_told_by_their_sums() -> None:
    row = {f"{column}1": 0 for column in "abcde"}
    start = sq.position("dice", chips=row, players=2)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1, luck="ask"), **OPEN)
    view = wire.board.view
    rows = told(wire)["rows"]
    assert sum(row["count"] for row in rows) == 36
    assert {row["sum"] for row in rows if row["helps"]} == {*view.outs("Anna")}
    wire.write(selected="b2")
    chosen = sum(row["count"] for row in rows_chosen(wire))
    chance = Fraction(chosen, 36)
    assert percent_text(chance, "en") in told(wire)["told"]
    assert chosen


def rows_chosen(wire: Wire) -> list[dict[str, Any]]:
    return [row for row in told(wire)["rows"] if row["chosen"]]


def test_a_browser_may_name_each_panel_but_no_endless_list() -> None:
    wire = Wire(dice())
    wire.write(panels=["many", "unseen", "chances"])
    before = wire.board.panels
    wire.write(panels=["many"] * 100_000)
    assert wire.board.panels == before
    assert wire.sent[-1]["state"]["panels"] == [*before]


@pytest.mark.parametrize("value", ["unseen", ["gold"], [7], [{}], None, 1, {"unseen": 1}])
def test_only_panels_there_are_can_be_opened(value: object) -> None:
    wire = Wire(dice())
    wire.write(panels=value)
    assert wire.board.panels == ()
    assert wire.sent[-1]["state"] == {"panels": []}
    with pytest.raises(sq.SequenceError, match="there are only these: unseen"):
        wire.board.panels = ("gold",)
    wire.write(unseen={"title": "forged"})
    assert told(wire) == {}


@pytest.mark.parametrize("show", [0, "none"])
def test_it_is_the_same_whatever_is_hidden(show: str | int) -> None:
    first, second = alike_but_for_bo(show=show, **OPEN)
    for wire in (first, second):
        wire.write(selected="hippo")
    assert told(first)
    assert told(first) == told(second)
    for wire in (first, second):
        wire.board.game.play("tiger b1")
        wire.board.game.play("draw moose")
    assert told(first) == told(second)


def test_it_is_told_to_the_hand_that_lies_open_and_goes_with_it() -> None:
    wire = Wire(game_with(), **OPEN)
    assert told(wire)["title"] == "Not seen by Anna: 39 cards"
    wire.ask("play", text="tiger b1")
    assert told(wire)["title"] == "Not seen by Bo: 38 cards"
    behind = Wire(game_with(), show="Anna", curtain=True, **OPEN)
    assert told(behind)["title"] == "Not seen by somebody who looks on: 42 cards"
    behind.ask("reveal")
    assert told(behind)["title"] == "Not seen by Anna: 39 cards"


def test_the_selected_card_has_its_name_in_the_language() -> None:
    wire = Wire(kids(), show="Anna", language="nb", **OPEN)
    wire.write(selected="fox")
    assert told(wire)["told"].startswith("rev: ")


def test_who_holds_more_cards_is_likelier_to_hold_one() -> None:
    start = sq.position("kids", 3, hands=[["tiger"], ["zebra"] * 2, ["whale", "fox", "lion"]])
    wire = Wire(sq.Game(start, players=["Anna", "Bo", "Cy"], seed=1), show="Anna", **OPEN)
    for row in told(wire)["rows"]:
        chances = [wire.board.view.hold_probability(who, row["kind"]) for who in ("Bo", "Cy")]
        assert row["held"] == [in_a_column(chance, "en") for chance in chances]


def test_what_completes_a_line_is_said_of_a_players_own_rolls() -> None:
    five = dict.fromkeys(("a2", "b2", "c2", "d2", "e2"), 0)
    start = sq.position("dice", players=2, chips=five, roll=(1, 2))
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=3), **OPEN)
    assert told(wire)["helping"] == "When Anna rolls, 3 or 11 completes a line at once."
    wire.write(language="nb")
    assert told(wire)["helping"] == "Når Anna kaster, gir 3 eller 11 en rekke med en gang."
    none = Wire(dice(), **OPEN)
    assert told(none)["helping"] == "Whatever Bo rolls, no line is complete at once."
