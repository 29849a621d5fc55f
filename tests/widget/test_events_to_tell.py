"""What the browser is told at once: everything that led from what it was told last to this."""

import random

import pytest

import sequence_widget as sq
from sequence_widget.widget import events_to_tell
from tests.widget.test_autoplay import Opener, forced_start
from tests.widget.wire import NAMES, Wire, dice, kids


def courses(wire: Wire) -> list[list[str]]:
    """Give for every scene that was sent what it told of."""
    scenes = [sent["state"]["scene"] for sent in wire.sent if "scene" in sent.get("state", {})]
    return [[told["text"] for told in scene["happened"]] for scene in scenes]


def test_a_forced_swap_comes_with_what_led_to_it() -> None:
    wire = Wire(sq.Game(forced_start(), players=NAMES, seed=1))
    wire.ask("play", text="fox f2")
    assert courses(wire) == [["fox f2", "draw ?", "swap tiger", wire.scene["last"]["text"]]]


def test_the_bots_answer_in_one_scene_after_ones_own_move() -> None:
    bots = [sq.RandomBot(), sq.RandomBot()]
    wire = Wire(sq.Game("kids", players=["Anna", *bots], seed=7))
    wire.ask("play", text=str(wire.board.view.legal_moves[0]))
    own, answers = courses(wire)
    assert len(own) == 2
    told = wire.scene["happened"]
    assert [one["seat"] for one in told] == [1, 1, 2, 2]
    assert [one["kind"] for one in told] == ["play", "draw"] * 2
    assert len(answers) == 4


def test_dice_that_were_entered_and_led_to_nothing_are_told_with_what_followed() -> None:
    start = sq.position("mini-dice", chips={"a2": 0, "b3": 0})
    wire = Wire(sq.Game(start, players=NAMES, seed=1, luck="ask"))
    wire.ask("play", text="roll 4")
    assert courses(wire) == [["roll 4", "pass"]]
    assert wire.scene["happened"][0]["faces"] == [4]
    assert (wire.scene["roll"], wire.scene["awaiting"]) == (None, "roll")


def test_a_bot_that_begins_is_told_of_as_one() -> None:
    game = sq.Game(forced_start(), players=[Opener(), "Bo"], seed=1)
    wire = Wire(game)
    wire.ask("go")
    told = [one["kind"] for one in wire.scene["happened"]]
    assert told == ["play", "draw", "swap", "draw"]


def test_a_slow_bot_is_shown_as_it_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events_to_tell, "_PATIENCE", -1)
    bots = [sq.RandomBot(), sq.RandomBot()]
    wire = Wire(sq.Game("kids", players=["Anna", *bots], seed=7))
    wire.ask("play", text=str(wire.board.view.legal_moves[0]))
    assert [len(course) for course in courses(wire)] == [2, 2, 2]


def test_observers_hear_of_every_step_and_find_it_whole() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot(), sq.RandomBot()], seed=7)
    wire = Wire(game)
    heard: list[tuple[int, int]] = []
    wire.board.observe(lambda change: heard.append((change["new"], wire.scene["ply"])), "ply")
    wire.ask("play", text=str(wire.board.view.legal_moves[0]))
    assert heard == [(2, 2), (4, 4), (6, 6)]


def test_whatever_happens_the_browser_has_the_end_of_it() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot(), sq.RandomBot()], seed=7)
    wire = Wire(game)
    rng = random.Random(1)
    while not game.position.is_over:
        wire.sent.clear()
        before = game.ply
        wire.ask("play", text=str(rng.choice(game.position.legal_moves)))
        states = [sent["state"] for sent in wire.sent if "state" in sent]
        assert states[-1]["scene"] == wire.board.scene
        assert states[-1]["ply"] == game.ply
        course = [text for one in courses(wire) for text in one]
        assert len(course) == game.ply - before


def test_a_bot_that_fails_leaves_nothing_untold() -> None:
    class Second:
        def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
            raise ValueError(view.seat, rng)

    game = sq.Game("kids", players=["Anna", sq.RandomBot(), Second()], seed=7)
    wire = Wire(game)
    here = {"ply": 0, "line": wire.scene["line"]}
    text = str(game.position.legal_moves[0])
    with pytest.raises(sq.SequenceError):
        wire.board._receive(wire.board, {"id": 1, "do": "play", "text": text, **here}, [])
    assert [len(course) for course in courses(wire)] == [2, 2]
    assert wire.scene["status"] == "Second is to move: step forward."


def test_an_observer_that_answers_in_a_transaction_is_told_of() -> None:
    game = kids()
    wire = Wire(game)

    def answer(_change: object) -> None:
        if game.position.turn == 1:
            game.play(game.position.legal_moves[0])

    wire.board.observe(answer, "ply")
    wire.ask("play", text="tiger b1")
    assert courses(wire)[0][0] == "tiger b1"
    assert sum(map(len, courses(wire))) == game.ply == 4


def test_of_a_long_course_only_the_end_is_told() -> None:
    game = dice(luck="ask")
    wire = Wire(game)
    wire.board.unobserve_all()
    game.unsubscribe(wire.board._follow)
    for _ in range(12):
        game.luck()
        game.play(game.position.legal_moves[0])
    game.subscribe(wire.board._follow)
    game.luck()
    assert len(wire.scene["happened"]) == 12
    assert wire.scene["happened"][-1] == wire.scene["last"]


def test_of_a_leap_only_the_last_turn_is_told() -> None:
    game = kids()
    for _ in range(6):
        game.play(game.position.legal_moves[0])
    wire = Wire(game)
    for start, end, length in ((0, 12, 2), (0, 11, 1), (10, 11, 1), (11, 12, 1), (12, 0, 0)):
        game.go_to(start)
        game.go_to(end)
        assert len(wire.scene["happened"]) == length
    wire.write(ply=12)
    assert [told["ply"] for told in wire.scene["happened"]] == [11, 12]
