"""Playing on the board: what happens by itself, and what is taken back."""

import random
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import NAMES, Wire, kids


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


def test_the_same_move_again_brings_back_the_bots_answer() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    answer = game.events
    wire.ask("undo")
    wire.ask("play", text="tiger b1")
    assert (game.ply, game.position.turn, game.events) == (4, 0, answer)
    wire.ask("play", text=str(game.position.legal_moves[0]))
    wire.write(ply=0)
    wire.ask("play", text="tiger b1")
    assert (game.ply, game.position.turn) == (4, 0)  # the line goes on, but with a move of hers


def test_the_same_move_again_is_told_with_the_answer() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    for step in ("play", "undo", "play"):
        wire.ask(step, text="tiger b1")
    kinds = [(each["seat"], each["kind"]) for each in wire.scene["happened"]]
    assert kinds == [(0, "play"), (0, "draw"), (1, "play"), (1, "draw")]


def test_luck_that_comes_again_brings_back_the_bots_answer() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7, luck="ask")
    wire = Wire(game)
    for step in ("play", "luck", "undo", "play", "luck"):
        wire.ask(step, text="panda a3")
    assert (game.ply, game.position.turn, game.position.awaiting) == (3, 1, "draw")


def test_what_is_rolled_by_hand_is_not_rolled_again_unasked() -> None:
    game = sq.Game("dice", players=["Anna", sq.RandomBot()], seed=2, luck="ask")
    wire = Wire(game)
    while game.position.awaiting != "move" or game.position.turn != 0:
        wire.ask("luck")
    move = str(game.position.legal_moves[0])
    wire.ask("play", text=move)
    wire.ask("luck")
    wire.ask("undo")
    wire.ask("play", text=move)
    assert game.position.awaiting == "roll"


def test_a_follower_that_steps_back_does_not_hold_the_board() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    for step in ("play", "undo"):
        wire.ask(step, text="tiger b1")
    wire.board.observe(lambda change: game.back() if change.new == 3 else None, "ply")
    wire.ask("play", text="tiger b1")
    assert game.ply == 2


def test_showing_a_board_changes_no_game() -> None:
    for players in ([sq.RandomBot(), "Bo"], NAMES):
        for show in ("mover", "all", 1):
            game = sq.Game(forced_start(), players=players, seed=1)
            if players == NAMES:
                game.play("fox f2")
            before = game.to_json()
            wire = Wire(game, show=show)
            sq.SequenceWidget(game, curtain=True)
            wire.board.game = game
            assert game.to_json() == before


def test_a_button_lets_the_bot_move_that_begins() -> None:
    game = sq.Game("kids", players=[sq.RandomBot(), sq.RandomBot(), "Cy"], seed=7)
    wire = Wire(game)
    assert wire.scene["bot"] == "next"
    assert wire.ask("go") == {"id": 1, "done": True}
    assert (game.ply, game.position.turn, wire.scene["bot"]) == (4, 2, None)
    assert wire.ask("go")["refused"] == "it is not a bot’s turn to move"
    assert game.ply == 4


def test_a_button_lets_bots_alone_make_a_move_each_time() -> None:
    game = sq.Game("mini-dice", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
    wire = Wire(game)
    wire.ask("go")
    assert sum(isinstance(event, sq.Move) for event in game.events) == 1
    assert wire.scene["bot"] == "next"


def test_a_forced_swap_waits_for_the_person_whose_it_is() -> None:
    game = sq.Game(forced_start(), players=NAMES, seed=1)
    wire = Wire(game, curtain=True)
    wire.ask("reveal")
    wire.ask("play", text="fox f2")
    assert (game.ply, game.position.turn, wire.scene["curtain"]) == (2, 1, "Hand the screen to Bo.")
    wire.sent.clear()
    wire.ask("reveal")
    shown = [sent["state"] for sent in wire.sent if "state" in sent]
    assert shown[0]["hand"] == ["hippo", "panda", "tiger"]
    assert next(one["text"] for one in shown[1]["scene"]["happened"]) == "swap tiger"
    assert game.ply == 4


def test_a_forced_swap_is_not_made_on_another_persons_screen() -> None:
    game = sq.Game(forced_start(), players=NAMES, seed=1)
    anna, bo = Wire(game, show=0), Wire(game, show=1)
    anna.ask("play", text="fox f2")
    assert (game.ply, game.position.turn) == (2, 1)
    assert anna.scene["actions"] == []
    assert bo.scene["actions"] == ["swap tiger"]


def test_bots_alone_play_a_move_at_each_step_forward() -> None:
    game = sq.Game("mini-dice", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
    wire = Wire(game)
    before = len(game.events)
    wire.ask("step", to="forward")
    assert sum(isinstance(event, sq.Move) for event in game.events[before:]) == 1


def test_a_new_game_with_the_same_seed_or_another() -> None:
    game = kids()
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    wire.ask("new", seed="same")
    assert (game.seed, game.ply, game.events) == (7, 0, ())
    assert len(wire.others) == 1
    hands = [game.position.hand(seat) for seat in range(2)]
    wire.ask("new", seed="other")
    assert game.seed != 7
    assert [game.position.hand(seat) for seat in range(2)] != hands


def forced_start() -> sq.Position:
    """Give a position in which whoever has the second turn can only swap."""
    rules = sq.edition("kids").but(unicorns=0, dragons=0)
    return sq.position(
        rules,
        chips={"b1": 0, "f6": 1},
        hands=[["fox", "lion", "wolf"], ["tiger", "hippo", "panda"]],
    )


class Opener:
    """A bot that makes one certain move, and then any."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        wanted = sq.Move.from_text("fox f2")
        return wanted if wanted in view.legal_moves else rng.choice(view.legal_moves)


def test_an_undo_that_finds_no_decision_is_refused_and_changes_nothing() -> None:
    game = sq.Game(forced_start(), players=[Opener(), "Bo"], seed=1)
    wire = Wire(game)
    wire.ask("go")
    moves = [str(event) for event in game.events if isinstance(event, sq.Move)]
    assert moves == ["fox f2", "swap tiger"]
    assert not wire.scene["undo"]
    before = game.ply, game.moments, game.variations
    assert wire.ask("undo")["refused"] == "no person has decided anything yet that could be undone"
    assert (game.ply, game.moments, game.variations) == before


def test_an_undo_is_one_step_for_all_who_follow() -> None:
    game = sq.Game(forced_start(), players=NAMES, seed=1)
    wire = Wire(game)
    wire.ask("play", text="fox f2")
    plies: list[int] = []
    wire.board.observe(lambda change: plies.append(change["new"]), "ply")
    assert wire.scene["undo"]
    wire.ask("undo")
    assert plies == [0]
    assert len(game.variations) == 1


def test_a_new_game_of_bots_alone_waits_to_be_stepped() -> None:
    game = sq.Game("mini-kids", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
    wire = Wire(game)
    for seed in ("same", "other"):
        wire.ask("new", seed=seed)
        assert (game.ply, game.events) == (0, ())
        assert wire.scene["status"] == "RandomBot is to move: step forward."


def test_a_move_from_a_cell_is_answered_by_a_step_forward() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    game.play("tiger b1")
    assert (game.ply, game.position.turn) == (2, 1)
    assert wire.scene["status"] == "RandomBot is to move: step forward."
    wire.ask("step", to="forward")
    assert (game.ply, game.position.turn) == (4, 0)
    assert wire.scene["status"] == "Anna is to move."
    game.back(2)
    assert wire.scene["status"] == "RandomBot is to move."


def test_while_bots_answer_nobody_is_asked_to_step() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    said = [sent["state"]["scene"]["status"] for sent in wire.sent if "state" in sent]
    assert said == ["RandomBot is to move.", "Anna is to move."]


def test_a_forced_move_after_a_cell_is_made_by_the_person() -> None:
    game = sq.Game(forced_start(), players=NAMES, seed=1)
    wire = Wire(game)
    game.play("fox f2")
    assert wire.scene["actions"] == ["swap tiger"]
    wire.ask("play", text="swap tiger")
    assert "tiger" in game.position.discards(1)


def test_two_boards_on_one_game_do_not_play_twice() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    first, second = Wire(game), Wire(game)
    first.ask("play", text="tiger b1")
    assert (game.ply, first.board.ply, second.board.ply) == (4, 4, 4)


class Broken:
    """A bot that fails, or cheats."""

    def __init__(self, *, cheats: bool) -> None:
        self.cheats = cheats

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        if self.cheats:
            return sq.Move.from_text("whale b1")
        message = f"I hold {view.hand} and {rng}"
        raise ValueError(message)


@pytest.mark.parametrize(
    ("cheats", "kind"), [(False, "ValueError"), (True, "IllegalMoveError")], ids=["fails", "cheats"]
)
def test_a_bot_that_fails_leaves_the_move_standing(cheats: Any, kind: str) -> None:
    game = sq.Game("kids", players=["Anna", Broken(cheats=cheats)], seed=7)
    wire = Wire(game)
    message = {"id": 1, "do": "play", "text": "tiger b1", "ply": 0, "line": wire.scene["line"]}
    refused = f"A bot failed: {kind}"
    with pytest.raises(sq.SequenceError, match=refused):
        wire.board._receive(wire.board, message, [])
    assert wire.sent[-1]["content"] == {"id": 1, "refused": refused}
    assert (game.ply, wire.board.ply) == (2, 2)
    assert wire.scene["status"] == "Broken is to move: step forward."
