"""A question on a board: luck waits for the guess, on every board of its game."""

import gc
import json
import weakref
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.asking import (
    ELSEWHERE,
    HINTS,
    NUMBERS,
    QUESTION,
    SEVEN,
    Asking,
    fail,
    second_board,
)
from tests.widget.wire import NAMES, Wire, dice, kids


def test_no_button_and_no_entry_brings_luck_before_the_guess() -> None:
    asking = Asking()
    assert asking.scene["luck"] == "held"
    assert asking.scene["reason"] == "Guess first: then the dice are rolled."
    for wish in ({"do": "luck"}, {"do": "play", "text": "roll 3+4"}):
        answer = asking.ask(wish.pop("do"), **wish)
        assert answer["refused"] == "Guess first: then the dice are rolled."
    assert asking.board.position.awaiting == "roll"
    asking.guess("1/6")
    assert asking.scene["luck"] is True
    assert "refused" not in asking.ask("play", text="roll 3+4")
    assert asking.board.position.roll == (3, 4)


@pytest.mark.parametrize("make", [dice, kids])
def test_luck_that_comes_by_itself_comes_after_the_guess(make: Any) -> None:
    asking = Asking(make())
    asking.play_first()
    assert asking.board.position.awaiting in ("draw", "roll")
    assert (asking.scene["luck"], asking.board.game.luck_mode) == ("held", "auto")
    asking.guess("1/11")  # a hint, and another try
    assert asking.scene["luck"] == "held"
    held = asking.board.ply
    asking.guess("1/6")
    assert asking.board.ply == held + 1
    assert asking.board.position.awaiting == "move"
    assert asking.scene["luck"] is False
    asking.play_first()
    assert asking.board.position.awaiting == "move"  # and never again


def test_the_luck_is_what_it_would_have_been() -> None:
    asking, free = Asking(dice()), Wire(dice())
    move = str(next(iter(asking.board.position.legal_moves)))
    asking.ask("play", text=move)
    asking.let_pass()
    free.ask("play", text=move)
    assert asking.board.game.events == free.board.game.events


def test_a_bot_waits_too_and_then_play_goes_on_to_the_person() -> None:
    game = sq.Game("dice", players=[sq.RandomBot(), "Anna"], seed=7)
    asking = Asking(game)
    while game.position.turn != 1:
        asking.ask("go")
        if game.position.awaiting != "move":
            break
    if game.position.awaiting == "move":
        asking.play_first()
    assert game.position.awaiting == "roll"
    assert game.boards.held is not None
    asking.let_pass()
    assert (game.position.awaiting, game.position.turn) == ("move", 1)


def test_games_of_bots_alone_stand_still_and_go_on() -> None:
    game = sq.Game("kids", players=[sq.RandomBot(), sq.RandomBot()], seed=7)
    asking = Asking(game)
    asking.ask("step", to="forward")
    assert game.position.awaiting == "draw"
    assert "refused" not in asking.ask("step", to="forward")
    assert game.position.awaiting == "draw"
    asking.let_pass()
    assert game.position.awaiting == "move"


def test_what_a_cell_plays_waits_for_nothing() -> None:
    asking = Asking(kids())
    game = asking.board.game
    game.play(game.position.legal_moves[0])
    assert game.position.awaiting == "move"
    asking.play_first()
    assert game.position.awaiting == "draw"
    game.luck()
    assert game.position.awaiting == "move"
    assert asking.board.waits_for_guess


def test_a_cell_may_guess_and_the_luck_goes_on() -> None:
    asking = Asking(kids())
    asking.play_first()
    assert asking.asked.guess("1/6").right
    assert asking.board.position.awaiting == "move"
    assert asking.scene["awaiting"] == "move"


def test_stepping_and_undo_neither_bring_luck_nor_end_the_question() -> None:
    asking = Asking(kids())
    game = asking.board.game
    asking.play_first()
    held = game.shown
    asking.ask("step", to="back")
    asking.ask("step", to="forward")
    assert game.shown is held
    asking.ask("undo")
    assert (game.ply, asking.board.waits_for_guess) == (0, True)
    asking.play_first()
    assert game.shown is held
    asking.ask("step", to="back")
    asking.guess("1/6")
    assert game.ply == 0  # where somebody looks back, nothing moves on
    asking.ask("step", to="forward")
    assert asking.scene["luck"] is True
    asking.ask("luck")
    assert game.position.awaiting == "move"


def test_luck_that_was_seen_before_waits_as_well() -> None:
    wire = Wire(dice())
    game = wire.board.game
    move = str(next(move for move in game.position.legal_moves if move.cell))
    wire.ask("play", text=move)
    wire.ask("undo")
    wire.board.ask(QUESTION, SEVEN, name=f"board {next(NUMBERS)}")
    wire.ask("play", text=move)
    assert (game.position.awaiting, wire.scene["luck"]) == ("roll", "held")
    wire.ask("pass", asked=1)
    assert game.position.awaiting == "move"


def test_all_boards_of_the_game_wait() -> None:
    asking = Asking()
    other = second_board(asking.board.game)
    assert other.scene["reason"] == ELSEWHERE
    assert other.ask("luck")["refused"] == ELSEWHERE
    assert other.board.question == {}
    asking.let_pass()
    assert other.scene["luck"] is True
    assert other.scene["reason"] == ""
    stranger = second_board(dice(luck="ask"))
    again = Asking(asking.board.game)
    assert stranger.scene["luck"] is True
    again.board.close()
    assert asking.board.game.boards.held is None


def test_what_could_tell_it_is_shut_on_all_boards_of_the_game() -> None:
    game = kids(luck="ask")
    other = Wire(game, overlay="fills")
    other.board.panels = ["unseen", "chances", "many"]
    assert other.board.unseen
    asking = Asking(game)
    assert (other.board.unseen, other.board.chances, other.board.many) == ({}, {}, {})
    assert other.scene["figures"] == {}
    assert other.scene["shut"] == ELSEWHERE
    asking.let_pass()
    assert other.board.unseen["rows"]
    assert other.board.chances["sides"]
    assert other.board.many["kinds"]
    assert other.scene["figures"]
    assert "shut" not in other.scene


def test_a_cell_that_fails_keeps_no_other_board_from_hearing_of_the_answer() -> None:
    game = sq.Game("dice", NAMES, seed=3)
    failing, asking = second_board(game), Asking(game)
    other = second_board(game)
    asking.play_first()
    ply = game.ply
    assert game.position.awaiting == "roll"
    failing.board.observe(fail, "aside")
    with pytest.raises(ValueError, match="mine"):
        asking.asked.let_pass()
    assert other.scene["ply"] == game.ply == ply + 1
    assert not other.scene["luck"]


@pytest.mark.parametrize("trait", ["panels", "question", "aside"])
def test_a_cell_that_fails_as_it_is_asked_keeps_no_board_from_hearing_of_it(trait: str) -> None:
    game = dice(luck="ask")
    game.luck()
    game.play(game.position.legal_moves[0])
    wire, other = Wire(game), second_board(game)
    wire.board.observe(fail, trait)
    with pytest.raises(ValueError, match="mine"):
        wire.board.ask(QUESTION, SEVEN, name=f"board {next(NUMBERS)}")
    assert wire.board.question["shown"]["phase"] == "open"
    assert (wire.scene["luck"], other.scene["luck"]) == ("held", "held")
    assert "refused" in other.ask("luck")
    assert game.position.awaiting == "roll"


def test_a_board_that_comes_back_to_its_question_has_luck_wait_on_all() -> None:
    asking = Asking(dice(luck="ask"))
    game = asking.board.game
    other = second_board(game)
    asking.board.game = dice()
    assert other.scene["luck"] is True
    asking.board.game = game
    assert [each.scene["luck"] for each in (asking, other)] == ["held", "held"]
    assert "refused" in other.ask("luck")


def test_a_cell_that_fails_as_another_game_comes_keeps_no_board_waiting() -> None:
    asking = Asking(dice(luck="ask"))
    other = second_board(asking.board.game)
    asking.board.observe(fail, "position_text")
    with pytest.raises(ValueError, match="mine"):
        asking.board.game = kids()
    assert other.scene["luck"] is True


@pytest.mark.parametrize("way", ["closed", "another game"])
def test_a_board_that_asked_and_has_left_the_game_holds_its_luck_no_more(way: str) -> None:
    asking = Asking(dice())
    other = second_board(asking.board.game)
    other.ask("play", text=str(other.board.position.legal_moves[0]))
    assert other.scene["luck"] == "held"
    if way == "closed":
        asking.board.close()
    else:
        asking.board.game = dice()
    assert other.scene["luck"] is True
    assert "refused" not in other.ask("luck")
    assert other.board.position.awaiting == "move"


def test_a_board_that_was_closed_holds_no_luck_and_plays_none() -> None:
    game = dice()
    wire, other = Wire(game), second_board(game)
    wire.board.close()
    asked = wire.board.ask(QUESTION, SEVEN, name=f"board {next(NUMBERS)}")
    assert game.boards.held is None
    other.ask("play", text=str(other.board.position.legal_moves[0]))
    assert game.position.awaiting == "move"
    game.play(game.position.legal_moves[0], luck="ask")
    assert asked.guess("1/6").right
    assert game.position.awaiting == "roll"


@pytest.mark.parametrize("again", ["the same", "in other words"])
def test_luck_waits_for_the_cell_that_was_run_again_alone(again: str) -> None:
    """The board that it made before is on no page any more, and nobody could answer there."""
    before = Asking(rolling(), name=f"run again, {again}")
    board = Wire(before.board.game)
    assert board.scene["reason"] == ELSEWHERE
    question = QUESTION if again == "the same" else "How likely is a seven?"
    board.board.ask(question, SEVEN, name=f"run again, {again}")
    assert board.board.position.awaiting == "roll"
    assert board.scene["reason"] == "Guess first: then the dice are rolled."
    board.ask("guess", asked=board.board.question["number"], text="1/6")
    assert "refused" not in board.ask("luck")
    assert board.board.position.awaiting == "move"
    assert before.board.waits_for_guess is (again != "the same")


def rolling(luck: str = "ask") -> sq.Game:
    """Give a game that waits at a roll."""
    game = dice(luck=luck)
    if game.position.awaiting != "move":
        game.luck()
    game.play(game.position.legal_moves[0], luck="ask")
    assert game.position.awaiting == "roll"
    return game


@pytest.mark.parametrize("where", ["another board", "a box"])
def test_a_question_that_is_answered_elsewhere_holds_luck_no_more(where: str) -> None:
    asking = Asking(rolling(), name=f"answered in {where}")
    if where == "a box":
        sq.ask(QUESTION, SEVEN, name=f"answered in {where}").guess("1/6")
    else:
        other = Asking(asking.board.game, name=f"answered in {where}")
        asking.guess("1/6")
        assert (asking.scene["luck"], other.scene["luck"]) == (True, True)
    assert not asking.board.waits_for_guess
    assert "refused" not in asking.ask("luck")
    assert asking.board.position.awaiting == "move"


def test_luck_by_itself_comes_when_a_box_has_the_answer_and_the_board_hears_of_it() -> None:
    asking = Asking(rolling("auto"), name="a box first")
    sq.ask(QUESTION, SEVEN, name="a box first").guess("1/6")
    assert asking.board.position.awaiting == "roll"
    asking.guess("1/5")
    assert (asking.shown["phase"], asking.shown["guesses"]) == ("over", ["1/6"])
    assert asking.board.position.awaiting == "move"


def test_a_guess_on_one_of_two_boards_that_ask_the_same_lets_luck_go_on() -> None:
    asking = Asking(rolling("auto"), name="on two boards")
    Asking(asking.board.game, name="on two boards")
    asking.guess("1/6")
    assert asking.board.position.awaiting == "move"


def test_an_answered_question_asked_again_moves_no_game_that_it_did_not_hold() -> None:
    game = rolling("auto")
    asking = Asking(game, name="asked and answered")
    asking.guess("1/6")
    game.back()
    ply = game.ply
    assert game.position.awaiting == "roll"
    asking.board.ask(QUESTION, SEVEN, name="asked and answered")
    Wire(game).board.ask(QUESTION, SEVEN, name="asked and answered")
    asking.asked.guess("1/6")
    assert game.ply == ply


def test_an_answered_question_in_the_place_of_an_open_one_lets_its_luck_go_on() -> None:
    asking = Asking(dice(), name="open")
    sq.ask(QUESTION, SEVEN, name="answered before").guess("1/6")
    asking.play_first()
    assert asking.board.position.awaiting == "roll"
    asking.board.ask(QUESTION, SEVEN, name="answered before")
    assert asking.board.position.awaiting == "move"


def test_a_guess_at_the_question_of_another_game_moves_no_game() -> None:
    asking = Asking(dice())
    asking.board.game = game = rolling("auto")
    assert asking.asked.guess("1/6").right
    assert game.position.awaiting == "roll"


def test_a_bot_that_is_not_about_to_move_is_not_said_to_think() -> None:
    game = sq.Game("kids", ["Anna", sq.RandomBot()], seed=7)
    game.play(game.position.legal_moves[0])
    asking = Asking(game)
    assert asking.scene["bot"] == "next"
    asking.guess("1/6")
    assert asking.scene["bot"] == "next"


def test_what_is_given_back_keeps_no_board_that_was_closed() -> None:
    board = sq.SequenceWidget(dice())
    asked = board.ask(QUESTION, SEVEN, name=f"board {next(NUMBERS)}")
    left = weakref.ref(board)
    board.close()
    del board
    gc.collect()
    assert left() is None
    assert asked.guess("1/6").right


def test_no_moves_are_looked_at_again_before_the_guess() -> None:
    game = sq.Game("mini-dice", NAMES, seed=7, luck="ask")
    while game.position.awaiting != "move" or len(game.position.legal_moves) < 2:
        game.luck()
    move = str(game.position.legal_moves[0])
    game.play(move)
    asking = Asking(game)
    other = second_board(game)
    wishes: list[dict[str, Any]] = [
        {"do": "mistakes", "seat": 0},
        {"do": "mistakes", "seat": 1},
        {"do": "better", "at": game.ply},
        {"do": "attempt", "at": game.ply, "text": move},
    ]
    for board in (asking, other):
        for wish in wishes:
            assert "refused" in board.send({**wish})
    asking.let_pass()
    for board in (asking, other):
        assert "told" in board.send({"do": "better", "at": game.ply})


def test_a_guess_that_is_judged_later_lets_the_luck_go_on_all_the_same() -> None:
    asking = Asking(kids(), later=True, name="later")
    asking.play_first()
    asking.guess("1/11")
    assert (asking.shown["phase"], asking.board.waits_for_guess) == ("kept", False)
    assert asking.board.position.awaiting == "move"
    assert "1/6" not in json.dumps(asking.board.question)
    asking.board.ask(QUESTION, SEVEN, name="later", hints=HINTS)
    assert (asking.shown["phase"], asking.board.waits_for_guess) == ("again", True)
    asking.guess("1/6")
    assert asking.shown["guesses"] == ["1/11", "1/6"]
