"""The board's Python half: what it sends, what it takes, and what it never gives away."""

import json
import pickle
import random
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import Wire

NAMES = ["Anna", "Bo"]


def kids(**options: Any) -> sq.Game:
    return sq.Game("kids", players=NAMES, seed=7, **options)


def dice(**options: Any) -> sq.Game:
    return sq.Game("dice", players=NAMES, seed=7, **options)


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


def test_a_stale_intent_is_refused_and_changes_nothing() -> None:
    game = kids()
    wire = Wire(game)
    seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    game.play("tiger b1")
    answer = wire.send({"do": "play", "text": "fox f2", **seen})
    assert answer["refused"] == "The game has gone on meanwhile; look again."
    assert game.ply == 2


def test_an_intent_from_another_line_of_the_same_length_is_stale() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    game.undo()
    game.play("zebra c2")
    assert game.ply == seen["ply"]
    assert "refused" in wire.send({"do": "play", "text": "fox f2", **seen})


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play"},
        {"do": "play", "text": 3},
        {"do": "play", "text": "x" * 10_000},
        {"do": "play", "text": "tigr b1"},
        {"do": "play", "text": "draw tiger"},
        {"do": "luck"},
        {"do": "undo"},
        {"do": "switch", "variation": 9},
        {"do": "switch", "variation": "0"},
        {"do": "step", "to": "up"},
        {"do": "log", "from": "0", "to": None},
        {"do": "fly"},
        {"do": None},
        {"do": ["play"]},
        {},
    ],
    ids=str,
)
def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(message: dict[str, Any]) -> None:
    game = kids()
    wire = Wire(game)
    before = game.to_json()
    answer = wire.send({"ply": 0, "line": wire.scene["line"], **message})
    assert answer["refused"]
    assert game.to_json() == before


@pytest.mark.parametrize("message", [None, 7, "play", [1, 2]], ids=str)
def test_what_is_no_message_at_all_is_passed_over(message: object) -> None:
    game = kids()
    wire = Wire(game)
    wire.send(message)
    assert game.ply == 0
    assert wire.sent == []


@pytest.mark.parametrize(
    "values",
    [
        {"scene": {}},
        {"turn": 1},
        {"winner": 0},
        {"board": {}},
        {"seats": []},
        {"words": {}},
        {"position_text": "mine"},
        {"last_event": "mine"},
        {"_esm": "alert(1)"},
        {"layout": "nobody"},
        {"language": "tlh"},
        {"overlay": "hands"},
        {"ply": 99},
        {"ply": -1},
        {"ply": "0"},
        {"ply": None},
        {"no_such_trait": 1},
    ],
    ids=str,
)
def test_a_browser_cannot_write_what_is_not_its_own(values: dict[str, Any]) -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    before, traits = game.to_json(), wire.board.get_state()
    wire.write(**values)
    assert game.to_json() == before
    assert wire.board.get_state() == traits


def test_a_forged_write_is_answered_with_the_truth() -> None:
    wire = Wire(kids())
    wire.write(winner=1)
    assert wire.sent[-1]["state"] == {"winner": None}


def test_a_browser_steps_by_writing_the_ply() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    wire.write(ply=1)
    assert (game.ply, wire.scene["ply"], wire.scene["last"]["text"]) == (1, 1, "tiger b1")
    assert wire.scene["happened"] == []


def test_a_cell_steps_by_setting_the_ply() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    wire.board.ply = 1
    assert game.ply == 1
    with pytest.raises(sq.IllegalMoveError):
        wire.board.ply = 5
    assert (game.ply, wire.board.ply) == (1, 1)


def test_two_boards_on_one_game_follow_one_cursor() -> None:
    game = kids()
    first, second = Wire(game), Wire(game, show="Bo")
    first.ask("play", text="tiger b1")
    second.write(ply=1)
    assert first.board.ply == second.board.ply == game.ply == 1


def test_stepping_by_turn() -> None:
    game = kids()
    wire = Wire(game)
    for move in ("tiger b1", "fox f2", "panda a3"):
        game.play(move)
    seen = []
    for to in ("back", "back", "forward", "start", "end"):
        wire.ask("step", by="turn", to=to)
        seen.append(game.ply)
    assert seen == [4, 2, 4, 0, 6]


def test_undo_passes_over_what_happened_by_itself() -> None:
    rules = sq.edition("kids").but(unicorns=0, dragons=0)
    start = sq.position(
        rules,
        chips={"b1": 0, "f6": 1},
        hands=[["fox", "lion", "wolf"], ["tiger", "hippo", "panda"]],
    )
    game = sq.Game(start, players=NAMES, seed=1)
    wire = Wire(game)
    wire.ask("play", text="fox f2")
    assert [str(event) for event in game.events if isinstance(event, sq.Move)][1] == "swap tiger"
    assert wire.scene["turn"] == 1
    wire.ask("undo")
    assert (game.ply, game.position.turn) == (0, 0)


def test_a_bot_answers_by_itself_and_undo_goes_back_to_the_person() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    assert (game.ply, game.position.turn) == (4, 0)
    wire.ask("undo")
    assert game.ply == 0


def test_a_bot_that_begins_has_moved_when_the_board_is_made() -> None:
    game = sq.Game("kids", players=[sq.RandomBot(), "Bo"], seed=7)
    Wire(game)
    assert game.position.turn == 1


def test_bots_alone_play_a_move_at_each_step_forward() -> None:
    game = sq.Game("mini-dice", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
    wire = Wire(game)
    before = len(game.events)
    wire.ask("step", by="event", to="forward")
    assert sum(isinstance(event, sq.Move) for event in game.events[before:]) == 1


def test_luck_waits_to_be_asked_for() -> None:
    game = dice(luck="ask")
    wire = Wire(game)
    assert wire.scene["luck"]
    assert wire.scene["choices"] == {}
    wire.ask("luck")
    assert (game.position.awaiting, wire.scene["luck"]) == ("move", False)
    assert wire.scene["choices"]


def test_real_dice_and_cards_are_entered() -> None:
    game = dice(luck="ask")
    wire = Wire(game)
    assert "refused" in wire.ask("play", text="roll 3+9")
    wire.ask("play", text="roll 3+4")
    assert game.position.roll == (3, 4)
    cards = kids(luck="ask")
    wire = Wire(cards)
    wire.ask("play", text="tiger b1")
    assert "tiger" in wire.scene["drawable"]
    wire.ask("play", text="draw whale")
    assert "whale" in cards.position.hand(0)


def test_a_new_game_with_the_same_seed_or_another() -> None:
    game = kids()
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    wire.ask("new", seed="same")
    assert (game.seed, game.ply, game.events) == (7, 0, ())
    assert len(wire.scene["variations"]) == 1
    hands = [game.position.hand(seat) for seat in range(2)]
    wire.ask("new", seed="other")
    assert game.seed != 7
    assert [game.position.hand(seat) for seat in range(2)] != hands


def test_variations_are_told_and_reached() -> None:
    game = kids()
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    wire.ask("undo")
    wire.ask("play", text="zebra c2")
    assert wire.scene["variations"] == ["after 0 events: Anna puts a chip on tiger, b1"]
    wire.ask("switch", variation=0)
    assert game.position.chips == {"b1": 0}
    assert len(wire.scene["variations"]) == 1


def test_the_move_list_comes_in_stretches() -> None:
    game = sq.Game("dice", players=[sq.RandomBot(), sq.RandomBot()], seed=3)
    game.advance()
    wire = Wire(game)
    answer = wire.ask("log", **{"from": 5, "to": 100_000})
    assert len(answer["log"]) == min(200, len(game.events) - 4) + (len(game.events) > 204)
    assert answer["log"][0]["ply"] == 5
    assert answer["log"][0]["text"] == str(game.events[4])


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


def test_a_failing_observer_is_reported_and_stops_nothing() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)

    def fail(_change: object) -> None:
        message = "my cell is broken"
        raise ValueError(message)

    wire.board.observe(fail, "ply")
    with pytest.raises(ValueError, match="my cell is broken"):
        wire.board._receive(
            wire.board, {"id": 1, "do": "play", "text": "tiger b1", "ply": 0, "line": 1}, []
        )
    assert "my cell is broken" in wire.sent[-1]["content"]["refused"]
    assert (game.ply, wire.scene["ply"]) == (4, 4)
    with pytest.raises(ValueError, match="my cell is broken"):
        game.back()
    assert wire.scene["ply"] == game.ply == 3


def test_a_closed_board_follows_no_more() -> None:
    game = kids()
    wire = Wire(game)
    wire.board.close()
    game.play("tiger b1")
    assert wire.board.ply == 0


def test_another_game_can_be_put_on_the_board() -> None:
    old, wire = kids(), Wire(kids())
    old = wire.board.game
    wire.board.game = dice()
    assert wire.scene["choices"]
    assert wire.board.board["game"] == "dice"
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
