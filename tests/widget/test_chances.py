"""The chances on a board: what is worked out when, what is kept, and who is told what."""

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import View
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.teaching.analysis.estimated_chances import EstimatedChances, Pace
from sequence_widget.teaching.analysis.where_chances_change import Place
from sequence_widget.widget.background import THREAD
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.test_visibility import HANDS, alike_but_for_bo, game_with
from tests.widget.wire import NAMES, Wire, dice, kids

OPEN = {"panels": ("chances",)}
FEW = Pace(20, 20, 40)


@pytest.fixture(autouse=True)
def grown(monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Let few games do, and note from which places they were played."""
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, FEW)
    places: list[Place] = []
    grow = EstimatedChances.grow

    def noted(self: EstimatedChances) -> None:
        places.append(self._place)
        grow(self)

    monkeypatch.setattr(EstimatedChances, "grow", noted)
    return places


def told(wire: Wire) -> dict[str, Any]:
    found: dict[str, Any] = wire.board.get_state()["chances"]
    return found


def played(game: sq.Game, moves: int) -> sq.Game:
    for _ in range(moves):
        if not game.position.is_over:
            game.play(game.position.legal_moves[0])
    return game


def test_nothing_is_worked_out_or_sent_until_it_is_open(grown: list[Place]) -> None:
    wire = Wire(played(dice(), 3))
    assert (told(wire), grown) == ({}, [])
    wire.write(panels=["chances"])
    assert [len(line) for line in told(wire)["lines"]] == [wire.board.game.last_ply + 1] * 2
    assert "% ± " in wire.sent[-1]["state"]["chances"]["sides"][0]["text"]
    wire.write(panels=[])
    assert told(wire) == {}
    wire.sent.clear()
    grown.clear()
    played(wire.board.game, 1)
    assert grown == []
    assert not any("chances" in sent.get("state", {}) for sent in wire.sent)


def test_the_shown_ply_comes_first_and_then_outwards(grown: list[Place]) -> None:
    game = played(dice(), 6)
    game.go_to(5)
    Wire(game, **OPEN)
    plies = [game.moments.index(moment) for moment in map(moment_of(game), grown[: game.last_ply])]
    asked = [abs(ply - 5) for ply in plies]
    assert asked == sorted(asked)
    assert plies[0] == 5


def moment_of(game: sq.Game) -> Callable[[Place], Any]:
    by_place = {moment.position: moment for moment in game.moments}
    return lambda place: by_place[place]  # type: ignore[index] # dice are told of as they lie


def test_what_is_known_is_kept_when_one_steps_away_and_back(grown: list[Place]) -> None:
    game = played(dice(), 4)
    wire = Wire(game, **OPEN)
    first = told(wire)
    grown.clear()
    for ply in (2, 0, game.last_ply):
        wire.write(ply=ply)
    assert grown == []
    assert told(wire) == first
    wire.write(panels=[])
    wire.write(panels=["chances"])
    assert grown == []
    played(game, 1)
    assert {*grown} == {moment.position for moment in game.moments[-2:]}


def test_another_line_is_told_of_from_where_it_parts() -> None:
    game = played(dice(), 4)
    wire = Wire(game, **OPEN)
    before = told(wire)["lines"][0]
    game.go_to(3)
    other = game.position.legal_moves[-1]
    game.play(other)
    after = told(wire)["lines"][0]
    assert len(after) == game.last_ply + 1
    assert after[:4] == before[:4]
    game.undo()
    assert len(told(wire)["lines"][0]) == game.last_ply + 1
    game.restart(99)
    assert len(told(wire)["lines"][0]) == game.last_ply + 1


def test_a_game_that_is_over_is_told_of_exactly_and_openly() -> None:
    game = played(kids(), 200)
    assert game.position.is_over
    wire = Wire(game, **OPEN)
    assert told(wire)["title"] == "Chance of winning, with all cards face up"
    assert told(wire)["how"] == "The game is over."
    winner = game.position.winner
    assert winner is not None
    shares = [side["text"] for side in told(wire)["sides"]]
    assert shares == ["0%", "100%"][:: 1 if winner else -1]
    assert told(wire)["lines"][winner][-1] == [1000, 1000, 1000]
    largest = told(wire)["largest"]
    assert len(largest) == 5
    turns = [game.moments[swing["ply"]].entry for swing in largest]
    assert [swing["say"].partition(":")[0] for swing in largest] == [f"turn {n}" for n in turns]


def finished(game: sq.Game) -> sq.Game:
    return played(game, 200)


@pytest.mark.parametrize("show", ["mover", "none", "Anna"])
def test_a_variation_played_to_its_end_opens_no_cards_of_a_line_that_can_be_gone_back_to(
    show: str, grown: list[Place]
) -> None:
    game = played(kids(), 6)
    left = game.tip
    game.go_to(2)
    game.play(game.position.legal_moves[-1])
    wire = Wire(finished(game), show=show, **OPEN)
    eyes = 0 if show == "Anna" else None
    assert {place.seat if isinstance(place, View) else "all" for place in grown} == {eyes}
    assert wire.board.chances["review"] == ([] if eyes is None else [0])
    assert told(wire)["how"] == (
        "The game is over. Hidden cards stay hidden, because another variation has not been played"
        " to its end."
    )
    [way] = game.variations
    assert way.end is left
    game.switch(way)
    game.go_to(game.last_ply)
    finished(game)
    assert told(wire)["title"] == "Chance of winning, with all cards face up"
    assert wire.board.chances["review"] == [0, 1]


def test_what_lay_open_at_the_end_does_so_after_another_way_was_tried() -> None:
    game = finished(kids())
    wire = Wire(game, **OPEN)
    game.go_to(3)
    while game.position.awaiting != "move":
        game.back()
    game.play(game.position.legal_moves[-1])
    assert told(wire)["title"] == "Chance of winning, from what lies face up"
    game.switch(game.variations[0])
    assert told(wire)["title"] == "Chance of winning, with all cards face up"
    assert "hidden" not in told(wire)["how"]


def test_a_kept_game_knows_after_a_restart_what_was_left(tmp_path: Path) -> None:
    def kept() -> sq.Game:
        return sq.Game("kids", players=NAMES, seed=7, keep=tmp_path / "game.txt")

    game = played(kept(), 4)
    game.go_to(0)
    game.play(game.position.legal_moves[-1])
    assert "stay hidden" in told(Wire(finished(game), **OPEN))["how"]
    assert "stay hidden" in told(Wire(kept(), **OPEN))["how"]


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({}, "Chance of winning, from what lies face up"),
        ({"show": "none"}, "Chance of winning, from what lies face up"),
        ({"show": "Bo"}, "Chance of winning, from what Bo can see"),
        ({"show": "all"}, "Chance of winning, with all cards face up"),
        ({"show": "Bo", "curtain": True}, "Chance of winning, from what lies face up"),
        ({"show": "Bo", "language": "nb"}, "Sjanse for å vinne, ut fra det Bo kan se"),
    ],
)
def test_chances_are_told_as_whoever_may_see_them(
    options: dict[str, Any], title: str, grown: list[Place]
) -> None:
    wire = Wire(played(kids(), 2), **OPEN, **options)
    assert told(wire)["title"] == title
    eyes = {place.seat if isinstance(place, View) else "all" for place in grown}
    assert eyes == {{"lies": None, "ligger": None, "Bo": 1, "all": "all"}[word_of(title)]}


def word_of(title: str) -> str:
    return next(word for word in ("lies", "Bo", "all") if word in title)


def test_one_person_alone_is_told_by_what_that_one_can_see() -> None:
    game = sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7)
    assert told(Wire(game, **OPEN))["title"] == "Chance of winning, from what Anna can see"


def test_a_card_that_stays_hidden_has_no_swing() -> None:
    wire = Wire(played(kids(), 3), **OPEN)
    drawn = [swing is None for swing in told(wire)["swings"][1:]]
    assert drawn == [str(event).startswith("draw") for event in wire.board.game.events]
    own = Wire(played(kids(), 3), show="Anna", **OPEN)
    assert [swing is None for swing in told(own)["swings"][1:]] == [
        False, False, False, True, False, False,
    ]  # fmt: skip


def test_swings_are_of_who_had_the_turn_and_add_up() -> None:
    game = played(dice(), 5)
    wire = Wire(game, **OPEN)
    lines, swings = told(wire)["lines"], told(wire)["swings"]
    for ply, moment in enumerate(game.moments[1:], 1):
        turn = moment.parent.position.turn if moment.parent else None
        line = lines[turn or 0]
        assert abs(swings[ply] - (line[ply][0] - line[ply - 1][0]) / 10) <= 0.6


def figures(wire: Wire) -> dict[str, Any]:
    found: dict[str, Any] = wire.scene["figures"]
    return found


def test_after_each_move_of_ones_own_hand_a_chosen_card_alone() -> None:
    start = sq.position("kids", hands=HANDS, chips={"c1": 0, "d1": 0, "e1": 0}, turn=0)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1), show="Anna", overlay="chances")
    moves = start.legal_moves
    assert {*figures(wire)} == {move.cell for move in moves}
    assert figures(wire)["b1"]["text"] == "100%"
    kind = next(str(move.card) for move in moves if move.card != "tiger")
    wire.write(selected=kind)
    assert {*figures(wire)} == {move.cell for move in moves if move.card == kind}
    wire.write(selected="")
    wire.write(overlay=None)
    assert figures(wire) == {}


def test_of_a_hidden_hand_every_space_is_told_of_whatever_it_holds() -> None:
    wire = Wire(game_with(), overlay="chances", curtain=True)
    board = wire.board.game.rules.board
    open_cells = {cell for cell in board.cells if board.word(cell) != "free"}
    assert {*figures(wire)} >= open_cells - {*wire.board.chips}
    assert figures(wire)["b1"]["say"].startswith("Anna wins after playing ")
    wire.ask("reveal")
    assert {*figures(wire)} == {move.cell for move in wire.board.game.position.legal_moves}
    wire.ask("play", text="tiger b1")
    assert {*figures(wire)} >= open_cells - {*wire.board.chips}


def test_before_a_roll_no_move_is_told_of_and_after_it_each() -> None:
    game = dice(luck="ask")
    wire = Wire(game, overlay="chances", language="nb")
    assert figures(wire) == {}
    game.luck()
    cells = {move.cell for move in game.position.legal_moves if move.cell}
    assert {*figures(wire)} == cells
    assert "vinner etter dette trekket: " in figures(wire)[min(cells)]["say"]


@pytest.mark.parametrize("show", ["mover", 0, "none"])
def test_it_is_the_same_whatever_is_hidden(show: str | int) -> None:
    first, second = alike_but_for_bo(show=show, overlay="chances", **OPEN)
    for _ in range(2):
        assert told(first)
        assert told(first) == told(second)
        assert figures(first) == figures(second)
        for wire in (first, second):
            if wire.board.game.position.awaiting == "move":
                wire.board.game.play("tiger b1")


def test_for_a_board_that_was_closed_nothing_is_worked_out(grown: list[Place]) -> None:
    board = Wire(played(dice(), 3)).board
    ply = board.ply
    board.close()
    board.panels = ("chances", "many")
    board.overlay = "chances"
    board.game = played(kids(), 3)
    played(board.game, 1)
    assert grown == []
    assert (board.chances, board.many, board.ply) == ({}, {}, ply)


# Beside a kernel


def at_work() -> bool:
    return THREAD in [each.name for each in threading.enumerate()]


def whole(wire: Wire) -> bool:
    """Whether all that is wanted has been told."""
    return not wire.board._panels.beside.goes_on and None not in told(wire)["lines"][0]


def test_it_grows_beside_the_kernel_and_follows_every_turn_of_the_game() -> None:
    async def play() -> None:
        game = played(dice(), 4)
        wire = Wire(game, **OPEN, overlay="chances")
        assert told(wire)["how"] == "Working it out …"
        await until(lambda: whole(wire))
        for change in (
            lambda: wire.ask("undo"),
            lambda: played(game, 2),
            lambda: wire.ask("switch", course=wire.other(0)),
            lambda: wire.write(ply=1),
            lambda: wire.ask("new", seed="other"),
            lambda: wire.ask("new", seed="same"),
        ):
            change()
            lines = told(wire)["lines"][0]
            assert len(lines) == game.last_ply + 1  # at once, whatever is known of it yet
            await until(lambda: whole(wire))
            alone = Wire(game, **OPEN)
            await until(partial(whole, alone))
            assert told(wire) == told(alone)  # as if nothing had been looked at before
            alone.board.close()

    in_a_kernel(play)


def test_what_is_stopped_is_told_no_more_and_a_closed_board_is_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_go_on = threading.Event()
    grow = EstimatedChances.grow

    def slowly(self: EstimatedChances) -> None:
        assert may_go_on.wait(30)
        grow(self)

    monkeypatch.setattr(EstimatedChances, "grow", slowly)

    async def play() -> None:
        wire = Wire(played(dice(), 3), **OPEN)
        wire.write(panels=[])
        sent = len(wire.sent)
        wire.write(panels=["chances"])
        board = weakref.ref(wire.board)
        wire.board.close()
        assert at_work()
        may_go_on.set()
        await until(lambda: not at_work())
        assert not any("lines" in str(each) for each in wire.sent[sent + 2 :])
        del wire
        await asyncio.sleep(0)
        gc.collect()
        assert board() is None

    in_a_kernel(play)


def test_other_cells_have_their_turn_while_it_is_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cells_ran, grow = threading.Event(), EstimatedChances.grow

    def beside(self: EstimatedChances) -> None:
        assert cells_ran.wait(30)
        grow(self)

    async def play() -> None:
        game = played(kids(), 6)
        monkeypatch.setattr(EstimatedChances, "grow", beside)
        wire = Wire(game, **OPEN)
        for _ in range(5):
            await asyncio.sleep(0)  # as a cell would be run
        assert not whole(wire)
        cells_ran.set()
        await until(lambda: whole(wire))

    in_a_kernel(play)


def test_a_cell_that_plays_on_when_it_is_told_leaves_nothing_half_worked_out() -> None:
    async def play() -> None:
        game = played(kids(), 3)
        wire = Wire(game, **OPEN)
        wire.board.observe(lambda _: played(game, 1) if game.last_ply < 20 else None, "ply")
        played(game, 1)
        assert len(told(wire)["lines"][0]) == game.last_ply + 1
        await until(lambda: whole(wire))
        wire.board.close()

    in_a_kernel(play)
