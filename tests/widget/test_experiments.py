"""The panel of many trials: what is counted and told, when a run ends, and what is refused."""

import asyncio
import gc
import random
import threading
import weakref
from typing import TYPE_CHECKING, Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation import trials
from sequence_widget.widget import background
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.test_visibility import alike_but_for_bo
from tests.widget.wire import Wire, dice, kids

if TYPE_CHECKING:
    from collections.abc import Callable

OPEN = {"panels": ("many",)}


def told(wire: Wire) -> dict[str, Any]:
    found: dict[str, Any] = wire.board.get_state()["many"]
    return found


def counts(wire: Wire) -> dict[str, int]:
    return {row["name"]: int(row["count"].replace(" ", "")) for row in told(wire)["rows"]}


def total(wire: Wire) -> int:
    return sum(counts(wire).values())


def run(wire: Wire, kind: str, times: object, **more: object) -> dict[str, Any]:
    return wire.ask("many", kind=kind, act="run", times=times, **more)


def act(wire: Wire, name: str, **more: object) -> dict[str, Any]:
    return wire.ask("many", act=name, **more)


async def all_work_ended() -> None:
    names = [background.THREAD]
    await until(lambda: not {each.name for each in threading.enumerate()} & {*names})
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_nothing_is_tried_or_sent_until_it_is_open() -> None:
    wire = Wire(dice())
    assert told(wire) == {}
    assert run(wire, "rolls", 10) == {"id": 1, "refused": "The board did not understand that."}
    wire.write(panels=["many"])
    assert (told(wire)["kinds"], told(wire)["title"]) == (["rolls", "games"], "0 rolls")
    wire.write(panels=[])
    assert told(wire) == {}
    wire.sent.clear()
    wire.board.game.play(wire.board.game.position.legal_moves[0])
    assert not any("many" in sent.get("state", {}) for sent in wire.sent)


def test_rolls_beside_their_exact_chances() -> None:
    wire = Wire(dice(), **OPEN)
    assert run(wire, "rolls", 1_000, seed="9B")["done"]
    shown = told(wire)
    assert (shown["title"], shown["state"], shown["exact"]) == ("1 000 rolls", "idle", True)
    rows = {row["name"]: row for row in shown["rows"]}
    assert [*rows] == [str(total) for total in range(2, 13)]
    seven = rows["7"]
    assert (seven["beside"], seven["chance"]) == ("16.7 %", 1 / 6)
    assert seven["level"] == int(seven["count"]) / 1_000
    assert total(wire) == 1_000
    run(wire, "rolls", 500)
    assert total(wire) == 1_500
    wire.write(language="nb")
    assert told(wire)["title"] == "1 500 kast"
    assert told(wire)["rows"][5]["beside"] == "16,7 %"


def test_a_seed_gives_the_same_however_it_is_run_and_none_gives_others() -> None:
    first, second, third = (Wire(dice(), **OPEN) for _ in range(3))
    run(first, "rolls", 3_000, seed="9B")
    run(second, "rolls", 1_000, seed="9b ")
    run(second, "rolls", 2_000)
    assert counts(first) == counts(second)
    run(third, "rolls", 3_000)
    assert counts(first) != counts(third)
    run(second, "rolls", 3_000, seed="other")
    assert total(second) == 3_000
    assert counts(second) != counts(first)
    run(first, "rolls", 1, seed="a seed of a run")
    (*_, code) = told(first)["code"]
    assert 'random.Random("a seed of a run"), 1)' in code
    first.sent.clear()
    assert first.everything().count("a seed of a run") == 1  # in that line alone


def test_draws_are_those_of_the_one_who_may_see_chances() -> None:
    wire = Wire(kids(), show="Anna", **OPEN)
    run(wire, "draws", 390, seed="7")
    names = {row["kind"] for row in told(wire)["rows"]}
    assert names == {*wire.board.view.unseen}
    assert told(wire)["note"] == (
        "The next card, of all that Anna cannot see. It is put back each time."
    )
    shared = Wire(kids(), **OPEN)
    assert "somebody who looks on cannot see" in told(shared)["note"]
    assert len(told(shared)["rows"]) == 21


def test_games_are_estimates_with_an_interval() -> None:
    wire = Wire(kids(), show="Anna", **OPEN)
    run(wire, "games", 1_000, seed="7")
    results = sq.simulate(wire.board.view, games=1_000, seed=7)
    assert [*counts(wire).values()] == [*results.counts]
    assert [*counts(wire)] == ["Anna", "Bo", "drawn"]
    low, high = results.win_rate("Anna").interval()
    assert told(wire)["rows"][0]["beside"] == f"{100 * low:.1f}–{100 * high:.1f} %"
    assert (told(wire)["exact"], told(wire)["by_hand"]) == (False, False)


def test_games_that_were_solved_have_their_exact_chance() -> None:
    rules = sq.edition("mini-dice").but(board=[["1", "2", "3"], ["4", "1", "2"]])
    position = sq.position(rules, turn=0)
    solution = sq.solve(position, play="random")
    wire = Wire(sq.Game(position, ["Anna", "Bo"], seed=1, luck="ask"), **OPEN)
    run(wire, "games", 100)
    chance = solution.win_probability(0)
    assert told(wire)["rows"][0]["beside"] == f"{100 * float(chance):.1f} %"


def test_what_came_by_hand_is_counted_in_the_same_chart_and_taken_back() -> None:
    wire = Wire(dice(), **OPEN)
    run(wire, "rolls", 100, seed="1")
    before = counts(wire)
    act(wire, "enter", text="3+4")
    act(wire, "enter", text="12")
    shown = told(wire)
    assert (shown["title"], shown["last"]) == ("102 rolls (2 by hand)", "12")
    assert counts(wire) == {**before, "7": before["7"] + 1, "12": before["12"] + 1}
    act(wire, "take-back")
    assert (told(wire)["title"], told(wire)["last"]) == ("101 rolls (1 by hand)", "7")
    act(wire, "clear")
    assert (total(wire), told(wire)["last"]) == (0, "")


def test_entries_by_hand_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_BY_HAND", 2)
    wire = Wire(dice(), **OPEN)
    for _ in range(2):
        assert act(wire, "enter", text="7")["done"]
    said = "2 have been entered by hand: more do not go into one chart"
    assert act(wire, "enter", text="7")["refused"] == said
    wire.write(language="nb")
    said = "2 er skrevet inn for hånd: Flere får ikke plass i ett diagram"
    assert act(wire, "enter", text="7")["refused"] == said
    assert told(wire)["title"] == "2 kast (2 for hånd)"
    act(wire, "take-back")
    assert act(wire, "enter", text="7")["done"]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"act": "enter", "text": "7+1"}, "These dice cannot show 7+1"),
        ({"act": "enter", "text": "13"}, "These dice cannot show 13"),
        ({"act": "enter", "text": "x" * 61}, "The board did not understand that."),
        ({"act": "enter", "text": 7}, "The board did not understand that."),
        ({"act": "enter"}, "The board did not understand that."),
        ({"act": "run", "times": 0}, "Enter a whole number from 1 to 100 000."),
        ({"act": "run", "times": 100_001}, "Enter a whole number from 1 to 100 000."),
        ({"act": "run", "times": 2.5}, "Enter a whole number from 1 to 100 000."),
        ({"act": "run", "times": "10"}, "Enter a whole number from 1 to 100 000."),
        ({"act": "run", "times": 10, "seed": 7}, "The board did not understand that."),
        ({"act": "run", "times": 10, "seed": "x" * 61}, "The board did not understand that."),
        ({"act": "run", "times": 10, "kind": "draws"}, "The board did not understand that."),
        ({"act": "run", "times": 10, "kind": ["rolls"]}, "The board did not understand that."),
        ({"act": "__class__"}, "The board did not understand that."),
        ({"act": ["run"]}, "The board did not understand that."),
        ({}, "The board did not understand that."),
    ],
)
def test_what_is_refused_changes_nothing(message: dict[str, Any], said: str) -> None:
    wire = Wire(dice(), **OPEN)
    run(wire, "rolls", 100)
    before = told(wire)
    refused = wire.ask("many", **message)["refused"]
    assert refused.lower().rstrip(".") == said.lower().rstrip(".")
    assert told(wire) == before
    wire.write(many={"title": "forged"})
    assert told(wire) == before


def test_an_intent_from_another_moment_is_refused() -> None:
    wire = Wire(dice(), **OPEN)
    late = {"do": "many", "act": "run", "kind": "games", "times": 10, "ply": 0, "line": 0}
    wire.board.game.play(wire.board.game.position.legal_moves[0])
    assert wire.send(late)["refused"] == "The game has moved on; look again."


def test_rolls_stay_as_the_game_goes_on_and_what_depends_on_it_goes() -> None:
    wire = Wire(dice(), **OPEN)
    run(wire, "rolls", 100)
    run(wire, "games", 100)
    assert (told(wire)["kind"], total(wire)) == ("games", 100)
    wire.board.game.play(wire.board.game.position.legal_moves[0])
    assert (told(wire)["kind"], total(wire)) == ("games", 0)
    act(wire, "choose", kind="rolls")
    assert total(wire) == 100
    wire.write(panels=[])
    wire.write(panels=["many"])
    assert total(wire) == 100
    wire.board.game = sq.Game("mini-dice", seed=1)
    assert (total(wire), [*counts(wire)]) == (0, ["1", "2", "3", "4", "5", "6"])
    wire.board.game = kids()
    assert told(wire)["kind"] == "draws"


def test_after_the_game_there_are_only_rolls() -> None:
    chips = {f"{column}1": 0 for column in "abcdef"}
    over = Wire(sq.Game(sq.position("dice", chips=chips), ["Anna", "Bo"]), **OPEN)
    assert told(over)["kinds"] == ["rolls"]
    line = {"b1": 0, "c1": 0, "d1": 0, "e1": 0}
    won = Wire(sq.Game(sq.position("kids", chips=line), ["Anna", "Bo"]), **OPEN)
    assert told(won) == {"kinds": [], "title": "The game is over.", "code": []}
    assert "refused" in act(won, "choose")


def test_a_run_is_told_as_it_grows_and_pauses_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "INTERVAL", 0.05)

    async def play() -> None:
        wire = Wire(dice(), **OPEN)
        run(wire, "rolls", 1_000, seed="1")
        assert told(wire)["state"] == "runs"
        await until(lambda: total(wire) > 2)
        act(wire, "pause")
        await until(lambda: told(wire)["state"] == "paused")
        paused = total(wire)
        assert 0 < paused < 1_000
        act(wire, "enter", text="7")
        act(wire, "go-on")
        assert told(wire)["state"] == "runs"
        await until(lambda: told(wire)["state"] == "idle")
        assert total(wire) == 1_001
        act(wire, "take-back")
        expected = sq.roll_sum("dice").sample(random.Random(1), 1_000)
        assert counts(wire)["7"] == expected.count(7)
        states = [each["state"]["many"] for each in wire.sent if "many" in each.get("state", {})]
        sums = [sum(row["level"] > 0 for row in each["rows"]) for each in states]
        assert len(states) > 8
        assert sums[0] < sums[-1]

    in_a_kernel(play)


def test_a_stopped_run_keeps_what_came_and_asks_for_no_more() -> None:
    async def play() -> None:
        wire = Wire(kids(), show="Anna", **OPEN)
        run(wire, "games", 100_000)
        await until(lambda: total(wire) > 0)
        act(wire, "stop")
        await until(lambda: told(wire)["state"] == "idle")
        stopped = total(wire)
        act(wire, "go-on")
        await all_work_ended()
        assert total(wire) == stopped < 100_000
        run(wire, "games", 10)
        await until(lambda: told(wire)["state"] == "idle")
        assert total(wire) == stopped + 10

    in_a_kernel(play)


@pytest.mark.parametrize("how", ["move", "step", "game", "close", "shut", "clear", "other kind"])
def test_whatever_ends_a_run_nothing_stale_is_shown(how: str) -> None:
    async def play() -> None:
        wire = Wire(kids(), show="Anna", **OPEN)
        board = wire.board
        board.game.play("tiger b1")
        run(wire, "games", 100_000)
        await until(lambda: total(wire) > 0)
        ends: dict[str, Callable[[], object]] = {
            "move": lambda: board.game.play(board.game.position.legal_moves[0]),
            "step": board.game.back,
            "game": lambda: setattr(board, "game", kids()),
            "close": board.close,
            "shut": lambda: wire.write(panels=[]),
            "clear": lambda: act(wire, "clear"),
            "other kind": lambda: act(wire, "choose", kind="draws"),
        }
        ends[how]()
        number = len(wire.sent)
        await all_work_ended()
        if how == "close":
            assert wire.sent[number:] == []
            return
        later = [each["state"] for each in wire.sent[number:]]
        assert all("games" not in each.get("many", {}).get("title", "") for each in later)
        if how == "shut":
            wire.write(panels=["many"])
        assert told(wire)["state"] == "idle"
        if how not in ("shut", "other kind"):
            assert total(wire) == 0

    in_a_kernel(play)


def test_a_run_goes_on_while_only_other_things_change() -> None:
    async def play() -> None:
        wire = Wire(dice(), **OPEN)
        run(wire, "rolls", 100)
        wire.write(selected="b1")
        wire.write(language="nb")
        wire.board.game.play(wire.board.game.position.legal_moves[0])
        await until(lambda: told(wire)["state"] == "idle")
        assert total(wire) == 100

    in_a_kernel(play)


def test_what_fails_ends_the_run_and_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    failures: list[dict[str, Any]] = []

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
        wire = Wire(kids(), **OPEN)
        run(wire, "games", 10)
        await until(lambda: bool(failures))
        assert told(wire)["state"] == "idle"

    monkeypatch.setattr(trials, "play", fails)
    in_a_kernel(play)
    assert isinstance(failures[0]["exception"], ZeroDivisionError)


def test_closed_boards_are_collected() -> None:
    boards: list[weakref.ref[sq.SequenceWidget]] = []

    async def play() -> None:
        wire = Wire(kids(), **OPEN)
        run(wire, "games", 100_000)
        await until(lambda: total(wire) > 0)
        boards.append(weakref.ref(wire.board))
        wire.board.close()
        await all_work_ended()

    in_a_kernel(play)
    gc.collect()
    assert boards[0]() is None


@pytest.mark.parametrize("show", ["mover", 0, "none"])
def test_it_is_the_same_whatever_is_hidden(show: str | int) -> None:
    first, second = alike_but_for_bo(show=show, **OPEN)
    for wire in (first, second):
        run(wire, "games", 500, seed="9B")
    assert told(first) == told(second)
    for wire in (first, second):
        run(wire, "draws", 500, seed="9B")
        act(wire, "enter", text="moose")
    assert total(first) == 501
    assert told(first) == told(second)
