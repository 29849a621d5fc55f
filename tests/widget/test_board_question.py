"""A question on a board: what the browser is told, and how luck waits for the guess."""

import gc
import json
import re
import weakref
from collections.abc import Mapping
from fractions import Fraction
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.text import LANGUAGES
from tests.widget.wire import NAMES, Wire, dice, kids

QUESTION = "How likely is a 7?"
HINTS: Mapping[object, str] = {"1/11": "Are all sums equally likely?"}
SEVEN = sq.roll_sum("dice")[7]
ELSEWHERE = (
    "Another board asks for a guess first. If it is gone, run the cell with the question again."
)
NUMBERS = count()
"""So that no test finds the guesses of another: the sheet outlives them."""


class Asking(Wire):
    """A board that has asked something, with its wire to the browser caught."""

    def __init__(self, game: sq.Game | None = None, answer: object = SEVEN, **options: Any) -> None:
        given = ("about", "choices", "later", "usual")
        asked = {key: options.pop(key) for key in given if key in options}
        name = options.pop("name", None) or f"board {next(NUMBERS)}"
        hints = options.pop("hints", HINTS)
        super().__init__(game or dice(luck="ask"), **options)
        self.asked = self.board.ask(QUESTION, answer, name=name, hints=hints, **asked)

    def ask(self, do: str, **words: Any) -> dict[str, Any]:
        answer = super().ask(do, **words)
        assert answer, "a failure is printed, and nothing is answered"
        return answer

    @property
    def shown(self) -> dict[str, Any]:
        return dict(self.board.question["shown"])

    def guess(self, text: str) -> dict[str, Any]:
        return self.ask("guess", asked=self.board.question["number"], text=text)

    def let_pass(self) -> dict[str, Any]:
        return self.ask("pass", asked=self.board.question["number"])

    def play_first(self) -> dict[str, Any]:
        move = next(move for move in self.board.position.legal_moves if move.cell)
        return self.ask("play", text=str(move))

    def bytes_of_all(self) -> bytes:
        """All that any browser, file or cell could get, without the names of models."""
        bundle, handle = self.board._repr_mimebundle_(), repr(self.asked)
        text = json.dumps([self.sent, self.board.get_state(), bundle, handle])
        return re.sub(r"[0-9a-f]{32}", "…", text).encode()


def fail(_change: object) -> None:
    message = "mine"
    raise ValueError(message)


def second_board(game: sq.Game) -> Wire:
    return Wire(game)


# What tells the answer

ANSWERS: Mapping[str, Any] = {
    "a probability": SEVEN,
    "another": sq.Probability(1, 39),
    "a long one": sq.Probability(580816347545, 2821109907456),
    "a calculation": sq.probability("kids", sq.dealt("unicorn")),
    "a number": Fraction(144, 5),
    "an estimate": sq.Estimate(5410, 10_000),
    "what is likeliest": sq.roll_sum("dice"),
    "a name": "tiger",
    "an order": ("lion", "fox"),
}


def played_about(answer: object, name: str) -> Asking:
    """Do on a board whatever can be done before a guess, with every panel open."""
    asking = Asking(dice(), answer, name=name, hints={})
    asking.write(panels=["unseen", "ask"])
    asking.write(overlay="fills")
    asking.play_first()
    asking.ask("luck")
    asking.ask("play", text="roll 3+4")
    asking.ask("step", to="back")
    asking.write(language="nb")
    asking.ask("guess", asked=99, text="1/6")
    asking.ask("guess", asked=1, choice=0)
    asking.ask("undo")
    return asking


def test_before_a_guess_every_byte_is_the_same_whatever_the_answer() -> None:
    seen = {
        name: played_about(answer, f"bytes {number}").bytes_of_all()
        for number, (name, answer) in enumerate(ANSWERS.items())
    }
    assert len(set(seen.values())) == 1


def test_after_the_guess_the_truth_is_there() -> None:
    """Shows that the test above could fail."""
    asking = Asking()
    before = asking.bytes_of_all()
    asking.guess("0.4")
    asking.guess("0.3")
    assert asking.bytes_of_all() != before
    assert asking.shown["answer"] == "1/6 ≈ 16.7 %"
    assert asking.shown["places"] == {"answer": float(SEVEN), "guess": 0.3}
    assert asking.shown["working"] == SEVEN.working().to_mathml()
    assert asking.shown["why"] == SEVEN.explain(working=False)


def test_what_could_tell_it_is_shut_until_then() -> None:
    asking = Asking(kids(luck="ask"), overlay="fills")
    asking.board.panels = ["unseen", "ask"]
    assert asking.board.unseen == {}
    assert asking.scene["figures"] == {}
    asking.board.overlay = "cells"
    assert len(asking.scene["figures"]) == len(asking.board.position.rules.board.cells)
    asking.board.overlay = {"b1": 0.5}
    assert asking.scene["figures"] == {}
    asking.let_pass()
    assert asking.board.unseen["rows"]
    assert asking.scene["figures"]["b1"]["text"] == "50 %"


# Luck waits


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
    assert other.scene["notice"] == ELSEWHERE
    asking.let_pass()
    assert other.board.unseen["rows"]
    assert other.board.chances["sides"]
    assert other.board.many["kinds"]
    assert other.scene["figures"]
    assert "notice" not in other.scene


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


# Which question it is


def test_asked_again_it_keeps_its_guess_and_another_takes_its_place() -> None:
    asking = Asking(name="again and again")
    asking.guess("1/11")
    before = asking.board.question
    asking.board.ask(QUESTION, SEVEN, name="again and again", hints=HINTS)
    assert asking.board.question == before
    asking.guess("1/6")
    asking.board.ask(QUESTION, SEVEN, name="again and again", hints=HINTS)
    assert (asking.shown["phase"], asking.board.waits_for_guess) == ("over", False)
    number = asking.board.question["number"]
    asking.board.ask("And an 8?", sq.roll_sum("dice")[8], name=f"board {next(NUMBERS)}")
    assert asking.shown["phase"] == "open"
    late = asking.ask("guess", asked=number, text="5/36")
    assert late["refused"].startswith("another question")
    assert asking.shown["phase"] == "open"


@pytest.mark.parametrize("way", ["button", "cell", "board"])
def test_another_game_ends_the_question(way: str) -> None:
    asking = Asking(dice())
    if way == "button":
        asking.ask("new", seed="other")
    elif way == "cell":
        asking.board.game.begin("kids")
    else:
        asking.board.game = kids()
    assert asking.board.question == {}
    assert asking.board.panels == ()
    assert not asking.board.waits_for_guess
    asking.play_first()
    assert asking.board.position.awaiting == "move"
    assert "refused" in asking.ask("guess", asked=1, text="1/6")


def test_it_points_out_what_it_is_about() -> None:
    assert Asking(kids(), about="b1").board.selected == "b1"
    assert Asking(kids(), about="enhjørning").board.selected == "unicorn"
    board = sq.SequenceWidget(kids())
    with pytest.raises(sq.SequenceError, match="there is no space and no card"):
        board.ask(QUESTION, SEVEN, about="z9")
    assert board.question == {}
    assert not board.waits_for_guess


def test_it_opens_its_panel_beside_the_others() -> None:
    wire = Wire(dice())
    wire.board.panels = ["unseen"]
    wire.board.ask(QUESTION, SEVEN, name=f"board {next(NUMBERS)}")
    assert list(wire.board.panels) == ["unseen", "ask"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_board(language: str) -> None:
    asking = Asking()
    asking.board.language = language
    assert asking.board.question["asked"]["words"]["ask.guess"] == LANGUAGES[language]["ask.guess"]
    asking.guess("1/11")
    assert ("Ikke ennå" in asking.shown["said"]) is (language == "nb")
    refused = asking.ask("luck")["refused"]
    assert refused == LANGUAGES[language]["widget.guess_roll"]


def test_choices_are_chosen_by_number() -> None:
    asking = Asking(None, 7, choices=[6, 7, 12], hints={})
    assert asking.board.question["asked"]["choices"] == ["6", "7", "12"]
    asking.ask("guess", asked=asking.board.question["number"], choice=1)
    assert (asking.shown["guesses"], asking.shown["verdict"]) == (["7"], "right")


# What a browser may do


def test_a_browser_may_guess_at_an_open_question_alone() -> None:
    asking = Asking()
    for nothing in ({}, {"text": 3}, {"choice": 0}, {"text": ""}, {"text": "often"}):
        assert "refused" in asking.ask("guess", asked=1, **nothing)
    for number in (None, 0, 2, "1", True, 10**30):
        assert "refused" in asking.ask("guess", asked=number, text="1/6")
        assert "refused" in asking.ask("pass", asked=number)
    assert asking.shown["phase"] == "open"
    asking.write(question={"shown": {"phase": "over"}}, panels=["answers"])
    assert asking.shown["phase"] == "open"
    assert asking.sent[-1]["state"]["question"]["shown"]["phase"] == "open"
    asking.guess("0.3")
    asking.guess("0.4")
    asking.guess("1/6")
    asking.let_pass()
    assert asking.shown["guesses"] == ["0.3", "0.4"]
    bare = Wire(dice())
    assert (
        bare.ask("guess", asked=0, text="1/6")["refused"]
        == "there is no question to answer here now"
    )


def test_a_guess_is_taken_whatever_moment_is_shown_and_always_answered() -> None:
    asking = Asking(kids())
    asking.play_first()
    number = asking.board.question["number"]
    stale = {"ply": 0, "line": 99, "do": "guess", "asked": number, "text": "1/6"}
    assert asking.send(stale) == {"id": 2, "done": True}
    assert asking.shown["phase"] == "over"


WISHES = st.sampled_from(
    ["play", "luck", "undo", "back", "a ply", "forward", "new", "guess", "roll"]
)

EDITIONS = st.sampled_from(["mini-kids", "mini-dice"])


@settings(max_examples=40, deadline=None)
@given(st.lists(WISHES, max_size=12), st.sampled_from(["auto", "ask"]), EDITIONS)
def test_whatever_is_clicked_no_new_luck_comes_before_the_guess(
    wishes: list[str], luck: str, edition: str
) -> None:
    asking = Asking(sq.Game(edition, NAMES, seed=3, luck=luck))
    game = asking.board.game
    known = {id(moment) for moment in game.moments}
    keep = [game.moments]
    for wish in wishes:
        if wish == "play":
            if game.position.legal_moves:
                asking.ask("play", text=str(game.position.legal_moves[0]))
        elif wish in ("back", "forward"):
            asking.ask("step", to=wish)
        elif wish == "a ply":
            asking.write(ply=game.last_ply // 2)
        elif wish == "roll":
            outcomes = game.position.chance_outcomes() if game.position.awaiting != "move" else ()
            asking.ask("play", text=str(outcomes[0][0]) if outcomes else "roll 1")
        elif wish == "guess":
            asking.guess("1/11")  # a hint; the question stays open
        else:
            asking.ask(wish, **({"seed": "same"} if wish == "new" else {}))
        if not asking.board.waits_for_guess:
            return
        keep.append(game.moments)
        fresh = [moment for moment in game.moments if id(moment) not in known]
        assert not [each for each in fresh if isinstance(each.event, sq.Chance)]
        known |= {id(moment) for moment in fresh}
