"""The state of a game as traits, for cells to observe and link."""

from typing import Any

import pytest
import traitlets
from ipywidgets import HTML, IntText, Text, jsdlink, jslink

import sequence_widget as sq
from tests.widget.wire import NAMES, Wire, dice, kids

STATE = ("chips", "hand", "legal_moves", "roll", "supply")
TEAMS = ["Anna", "Bo", "Cy", "Di"]


def state(wire: Wire) -> dict[str, Any]:
    return {name: getattr(wire.board, name) for name in STATE}


def test_a_game_of_cards_as_traits() -> None:
    wire = Wire(kids())
    assert state(wire) == {
        "chips": {},
        "hand": ["panda", "tiger", "zebra"],
        "legal_moves": ["panda a3", "panda g5", "tiger b1", "tiger f6", "zebra c2", "zebra b5"],
        "roll": None,
        "supply": [21, 21],
    }
    wire.board.game.play("tiger b1")
    assert (wire.board.chips, wire.board.supply) == ({"b1": 0}, [20, 21])
    assert wire.board.hand == list(wire.board.game.position.hand(1))


def test_a_game_of_dice_as_traits() -> None:
    chips = {"a1": 0, "b2": 1, "c3": 0}
    start = sq.position("dice", players=4, chips=chips, turn=3, roll=(3, 4))
    wire = Wire(sq.Game(start, players=TEAMS, seed=1))
    assert state(wire) == {
        "chips": chips,
        "hand": [],
        "legal_moves": [str(move) for move in start.legal_moves],
        "roll": [3, 4],
        "supply": [18, 19, 18, 19],
    }


def test_other_eyes_see_neither_hand_nor_moves() -> None:
    for show, hand, sees in ((1, 1, False), ("none", None, False), ("all", 0, True), (0, 0, True)):
        game = kids()
        wire = Wire(game, show=show)
        held = list(game.position.hand(hand)) if hand is not None else []
        assert wire.board.hand == held
        assert bool(wire.board.legal_moves) is sees
    wire = Wire(kids(), curtain=True)
    assert (wire.board.hand, wire.board.legal_moves) == ([], [])
    wire.ask("reveal")
    assert len(wire.board.hand) == 3


def test_each_is_observed_and_linked(subtests: pytest.Subtests) -> None:
    class Twin(traitlets.HasTraits):
        value = traitlets.Any()

    for name in (*STATE, "position_text", "selected"):
        with subtests.test(name):
            wire = Wire(dice(luck="ask") if name == "roll" else kids())
            heard: list[Any] = []
            wire.board.observe(lambda change, heard=heard: heard.append(change["new"]), name)
            twin, other = Twin(), Twin()
            traitlets.dlink((wire.board, name), (twin, "value"))
            traitlets.link((wire.board, name), (other, "value"))
            if name == "roll":
                wire.board.game.luck()
            elif name == "selected":
                wire.board.selected = "b1"
            else:
                wire.board.game.play("tiger b1")
            now = getattr(wire.board, name)
            assert heard[-1:] == [now] == [twin.value] == [other.value]


def test_a_link_from_a_cell_cannot_change_the_game() -> None:
    wire = Wire(kids())
    with pytest.raises(traitlets.TraitError):
        wire.board.set_trait("chips", "no chips")
    wire.write(chips={"a2": 1}, hand=["dragon"], legal_moves=[], roll=[1], supply=[0])
    assert state(wire)["supply"] == [21, 21]
    put_right = wire.sent[-1]["state"]
    assert put_right == {
        "chips": {},
        "hand": wire.board.hand,
        "legal_moves": wire.board.legal_moves,
        "roll": None,
        "supply": [21, 21],
    }
    assert (wire.board.hand[0], wire.board.legal_moves[0]) == ("panda", "panda a3")


def test_what_a_link_in_the_browser_reads_travels_when_it_changes(
    subtests: pytest.Subtests,
) -> None:
    for name in ("position_text", "hand", "legal_moves", "turn"):
        with subtests.test(name):
            wire = Wire(kids())
            link = jsdlink((wire.board, name), (HTML(), "value"))
            wire.board.game.play("tiger b1")
            assert wire.sent[-1]["state"][name] == getattr(wire.board, name)
            link.close()


def test_the_smaller_traits_link_in_the_browser_as_before() -> None:
    wire = Wire(kids())
    jslink((wire.board, "turn"), (IntText(), "value"))
    jslink((wire.board, "selected"), (Text(), "value"))
    with pytest.raises(TypeError):
        jslink((wire.board, "seed"), (IntText(), "value"))


def test_a_space_or_a_card_is_pointed_out() -> None:
    wire = Wire(kids())
    for written, read in (
        ("b1", "b1"),
        ("B1 ", "b1"),
        ("tiger", "tiger"),
        ("rev", "fox"),
        ("", ""),
    ):
        wire.write(selected=written)
        assert wire.board.selected == read
        wire.board.selected = ""
        wire.board.selected = written
        assert wire.board.selected == read


def test_what_is_no_space_and_no_card_is_refused() -> None:
    wire = Wire(kids())
    wire.board.selected = "c2"
    for wrong in ("z9", "tigr", "?", "x" * 10_000, 7, None, ["b1"], {"b1": 1}):
        wire.write(selected=wrong)
        assert wire.board.selected == "c2"
        assert wire.sent[-1]["state"] == {"selected": "c2"}
    with pytest.raises(sq.SequenceError, match="there is no space and no card 'z9' on this board"):
        wire.board.selected = "z9"
    with pytest.raises(traitlets.TraitError):
        wire.board.selected = "z9"
    assert wire.board.selected == "c2"
    cards = Wire(dice())
    with pytest.raises(sq.SequenceError):
        cards.board.selected = "tiger"


def test_it_is_empty_again_with_another_position_or_other_eyes() -> None:
    wire = Wire(kids())
    wire.board.selected = "b1"
    wire.board.language = "nb"
    assert wire.board.selected == "b1"
    wire.board.game.play("tiger b1")
    assert wire.board.selected == ""
    wire.board.selected = "fox"
    wire.board.show = 0
    assert wire.board.selected == ""
    wire.board.selected = "c2"
    wire.board.game.back()
    assert wire.board.selected == ""
    wire.board.selected = "c2"
    wire.board.game = dice()
    assert wire.board.selected == ""


def test_a_cell_can_answer_about_what_is_pointed_out() -> None:
    wire = Wire(kids())
    answers: list[Any] = []

    def answer(change: Any) -> None:
        if change["new"]:
            answers.append(wire.board.view.draw_probability(change["new"]))

    wire.board.observe(answer, "selected")
    wire.write(selected="unicorn")
    assert answers == [wire.board.view.draw_probability("unicorn")]


def test_nothing_hidden_is_in_any_of_them() -> None:
    game = sq.Game("kids", players=NAMES, seed=7)
    wire = Wire(game, show="Bo")
    jslink((wire.board, "hand"), (HTML(), "value"))
    jslink((wire.board, "legal_moves"), (HTML(), "value"))
    hidden = set(game.position.hand(0)) - set(game.position.hand(1))
    for name in ("hand", "legal_moves"):
        assert not hidden & set(" ".join(getattr(wire.board, name)).split())
