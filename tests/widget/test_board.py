"""The board's Python half: what it sends of a game, and what it is made of."""

import gc
import json
import pickle
import random
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import NAMES, Wire, dice, kids


def test_a_cell_that_plays_moves_the_board() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    assert (wire.board.ply, wire.board.turn, wire.scene["chips"]) == (2, 1, {"b1": 0})
    assert [told["text"] for told in wire.scene["happened"]] == ["tiger b1", "draw ?"]
    assert sum(sent["method"] == "update" for sent in wire.sent) == 1


def test_a_click_on_the_board_moves_the_game() -> None:
    game = kids()
    wire = Wire(game)
    assert wire.ask("play", text="tiger b1") == {"id": 1, "done": True}
    assert game.position.chip("b1") == 0
    assert wire.board.game is game
    assert wire.board.position is game.position
    assert wire.board.view == game.seen_by("Bo")


def test_the_words_are_in_the_chosen_language() -> None:
    wire = Wire(kids(), language="nb")
    assert wire.scene["status"] == "Anna skal gjøre et trekk."
    wire.write(language="en")
    assert wire.scene["status"] == "Anna is to move."
    assert wire.ask("fly")["refused"] == "The board did not understand that."


def test_an_overlay_names_the_spaces() -> None:
    wire = Wire(kids())
    assert wire.scene["figures"] == {}
    wire.write(overlay="cells")
    assert wire.scene["figures"]["b1"]["text"] == "b1"


def test_a_closed_board_follows_no_more() -> None:
    game = kids()
    wire = Wire(game)
    wire.board.close()
    game.play("tiger b1")
    assert wire.board.ply == 0


def test_a_closed_board_steps_no_game() -> None:
    game = kids()
    game.play("tiger b1")
    wire = Wire(game)
    wire.board.close()
    wire.board.ply = 0
    wire.write(ply=0)
    assert (game.ply, wire.board.ply) == (2, 2)


def test_a_game_whose_board_was_closed_is_shown_on_another() -> None:
    game = kids()
    view = "application/vnd.jupyter.widget-view+json"
    first, _ = game._repr_mimebundle_()
    game._board.close()
    second, _ = game._repr_mimebundle_()
    assert second[view]["model_id"] != first[view]["model_id"]


def test_another_game_can_be_put_on_the_board() -> None:
    old, wire = kids(), Wire(kids())
    old = wire.board.game
    wire.board.game = dice()
    assert wire.scene["choices"]
    assert wire.board.board["has_dice"]
    old.play("tiger b1")
    assert wire.board.position.rules.edition == "dice"


def test_show_is_a_seat_a_name_or_one_of_three_words() -> None:
    right: list[Any] = ["mover", "all", "none", 0, 1, "Anna"]
    for show in right:
        Wire(kids(), show=show)
    wrong: list[Any] = ["nobody", 2, -1, None, 1.5]
    for show in wrong:
        with pytest.raises(sq.RulesError) as caught:
            Wire(kids(), show=show)
        assert caught.value.field == "show"


def test_without_a_kernel_a_picture_and_a_text_are_there() -> None:
    game = kids()
    data, _ = game._repr_mimebundle_()
    assert set(data) == {
        "application/vnd.jupyter.widget-view+json",
        "image/svg+xml",
        "text/plain",
    }
    assert "Anna is to move." in data["text/plain"]
    again, _ = game._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    assert again[view] == data[view]


def test_every_scene_is_plain_json_and_small() -> None:
    game = sq.Game("dice", players=NAMES, seed=5)
    wire = Wire(game)
    rng = random.Random(1)
    while not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves))
    sizes = [len(json.dumps(sent)) for sent in wire.sent]
    assert max(sizes) < 6_000
    pickle.dumps(game.position)


def test_another_game_brings_its_own_curtain_and_its_bots_wait() -> None:
    wire = Wire(dice(), curtain=True)
    wire.board.game = sq.Game("kids", players=[sq.RandomBot(), "Bo"], seed=7)
    assert (wire.board.position.turn, wire.board.ply) == (0, 0)
    assert wire.scene["curtain"] == "Hand the screen to Bo."
    wire.ask("reveal")
    wire.board.game = kids()
    assert wire.scene["curtain"] == "Hand the screen to Anna."


@pytest.mark.parametrize("other", ["kids", None, sq.edition("kids"), kids().position], ids=type)
def test_a_board_shows_nothing_but_a_game(other: Any) -> None:
    with pytest.raises(sq.SequenceError, match="such as Game"):
        sq.SequenceWidget(other)
    gc.collect()
    game = kids()
    wire = Wire(game)
    with pytest.raises(sq.SequenceError, match="such as Game"):
        wire.board.game = other
    game.play("tiger b1")
    assert (wire.board.game, wire.board.ply) == (game, 2)


def test_a_game_without_the_seat_that_is_shown_changes_nothing() -> None:
    old = sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=7)
    wire = Wire(old, show="Cy")
    with pytest.raises(sq.RulesError):
        wire.board.game = kids()
    old.play(old.position.legal_moves[0])
    assert (wire.board.game, wire.board.ply) == (old, 2)


def test_one_die_is_called_a_die() -> None:
    wire = Wire(sq.Game("mini-dice", players=2, seed=1))
    assert wire.board.words["ui.roll"] == "Roll the die"
    assert wire.board.words["ui.dice.rolled"].format(faces="3", sum=3) == "Die: 3"
    wire.write(language="nb")
    assert wire.board.words["ui.roll"] == "Kast terningen"
    wire.board.game = dice()
    assert wire.board.words["ui.roll"] == "Kast terningene"


def test_players_without_names_are_numbered_in_the_chosen_language() -> None:
    wire = Wire(sq.Game("kids", players=2, seed=7), curtain=True)
    assert wire.board.seats[1]["name"] == "Player 2"
    wire.write(language="nb")
    assert wire.board.seats[1]["name"] == "Spiller 2"
    assert wire.scene["curtain"] == "Gi skjermen til Spiller 1."


def test_words_on_the_board_are_named_though_no_card_has_them_and_numbers_are_not() -> None:
    no_foxes = sq.edition("mini-kids").but(copies={"fox": 0})
    wire = Wire(sq.Game(no_foxes, players=["Anna", "Bo"], seed=7), language="nb")
    assert wire.board.board["names"]["fox"] == "rev"
    assert Wire(dice()).board.board["names"] == {"free": "free"}
