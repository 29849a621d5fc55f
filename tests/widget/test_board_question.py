"""A question on a board: what the browser is told of it, which it is, and what a browser may do."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.text import LANGUAGES
from tests.widget.asking import HINTS, NUMBERS, QUESTION, SEVEN, Asking
from tests.widget.wire import NAMES, Wire, dice, kids

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
    assert asking.shown["answer"] == "1/6 ≈ 16.7%"
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
    assert asking.scene["figures"]["b1"]["text"] == "50%"


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
