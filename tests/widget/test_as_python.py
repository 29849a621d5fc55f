"""What "as Python" says beside the figures of a board: run in a cell, it gives those figures."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.teaching.analysis.estimated_chances import Pace
from sequence_widget.text.numbers import probability_text, whole_percent
from sequence_widget.widget.page.words import lasting
from sequence_widget.widget.panels.chances import chance_text
from sequence_widget.widget.panels.unseen import in_a_column
from sequence_widget.widget.snapshot import take
from tests.widget.test_visibility import HANDS
from tests.widget.wire import Wire, dice, kids


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, Pace(300, 300, 600))


def run(wire: Wire, lines: str) -> Any:
    """Run what would be pasted into a cell, and give what the cell would show."""
    here = {"board": wire.board, "sq": sq}
    *before, last = lines.splitlines()
    exec("\n".join(before), here)  # noqa: S102 - as in a cell; the lines are ours
    return eval(last, here)  # noqa: S307 - as above


def same_fills(wire: Wire) -> int:
    """Compare the overlay of this name with what its lines give; give how many lines there are."""
    wire.board.overlay = "fills"
    figures = wire.scene["figures"]
    for line in wire.board.code:
        found = run(wire, line)
        assert {cell: whole_percent(chance) for cell, chance in found.items()} == {
            cell: figure["text"] for cell, figure in figures.items()
        }
        for cell, chance in found.items():
            assert figures[cell]["say"].endswith(probability_text(chance))
    assert bool(wire.board.code) == bool(figures)
    return len(wire.board.code)


def same_threats(wire: Wire) -> int:
    wire.board.overlay = "threats"
    figures = wire.scene["figures"]
    marks = {seat["name"]: seat["mark"] for seat in wire.board.seats}
    for line in wire.board.code:
        found: dict[str, set[str]] = {}
        for who, outs in run(wire, line).items():
            for cell in {cell for cells in outs.values() for cell in cells}:
                found.setdefault(cell, set()).add(marks[who])
        assert set(found) == set(figures)
        for cell, winning in found.items():
            assert Counter(figures[cell]["text"]) == Counter("".join(winning) + "!")
    assert bool(wire.board.code) == bool(figures)
    return len(wire.board.code)


def same_moves(wire: Wire) -> int:
    """Compare the chances after every move, each the best of its space."""
    wire.board.overlay = "chances"
    figures = wire.scene["figures"]
    for line in wire.board.code:
        found = run(wire, line)
        assert {move.cell for move in found} - {None} == set(figures)
        for cell, figure in figures.items():
            chances = [chance for move, chance in found.items() if move.cell == cell]
            assert figure["text"] in {whole_percent(share(each)) for each in chances}
    return len(wire.board.code)


def share(chance: sq.Estimate | float) -> Fraction:
    if isinstance(chance, sq.Estimate):
        return Fraction(chance.happened, chance.n)
    return Fraction(chance)


def same_chances(wire: Wire) -> int:
    wire.write(panels=["chances"])
    told = wire.board.chances
    for line in told["code"]:
        results = run(wire, line)
        for side in told["sides"]:
            assert side["text"] == chance_text(results.win_rate(side["seat"]), "en")
    return len(told["code"])


def same_unseen(wire: Wire) -> int:
    wire.write(panels=["unseen"])
    told = wire.board.unseen
    code, rows = [run(wire, line) for line in told["code"]], told["rows"]
    chosen = [row for row in rows if row["chosen"]]
    if wire.board.game.rules.dice:
        *asked, sums = code
        assert [row["chance"] for row in rows] == [
            in_a_column(sums[row["sum"]], "en") for row in rows
        ]
    else:
        at = code.index(dict(wire.board.game.seen_by(wire.board.view.seat).unseen))
        asked, (counts, draw, *held) = code[:at], code[at:]
        assert {row["kind"]: row["count"] for row in rows} == dict(counts)
        for row in rows:
            assert row["chance"] == in_a_column(draw[row["kind"]], "en")
            if held:
                assert row["held"] == [in_a_column(each[row["kind"]], "en") for each in held]
        if len(asked) > 1:
            assert chosen[0]["held"] == [in_a_column(each, "en") for each in asked[1:]]
    assert bool(asked) == bool(chosen)
    if asked:
        assert told["told"].endswith(probability_text(asked[0]))
    return len(code)


def same_trials(wire: Wire) -> int:
    told = wire.board.many
    if told["kind"] == "games":
        for line in told["code"]:
            results = run(wire, line)
            came = [results.win_rate(side["seat"]).happened for side in sides_of(wire)]
            came.append(results.draws.happened)
            assert [row["count"] for row in told["rows"]] == list(map(str, came))
    else:
        exact, *rest = (run(wire, line) for line in told["code"])
        assert [row["chance"] for row in told["rows"]] == [float(each) for each in exact.values()]
        for came in rest:
            assert [row["count"] for row in told["rows"]] == [str(came[each]) for each in exact]
    return len(told["code"])


def sides_of(wire: Wire) -> list[dict[str, int]]:
    """Give a seat of every side."""
    sides = [seat["side"] for seat in wire.board.seats]
    return [{"seat": sides.index(side)} for side in sorted({*sides})]


def tried(wire: Wire, kind: str, **run_again: object) -> None:
    wire.write(panels=["many"])
    wire.ask("many", kind=kind, act="run", times=60, seed="9B")
    wire.ask("many", kind=kind, act="run", times=40, seed="", **run_again)


# Each kind by itself


@pytest.mark.parametrize("make", [kids, dice])
@pytest.mark.parametrize("show", ["mover", "Bo", "none", "all"])
def test_chances_to_fill_a_space(make: Callable[[], sq.Game], show: str) -> None:
    assert same_fills(Wire(make(), show=show)) == 1


def test_it_is_asked_with_the_eyes_that_lie_open() -> None:
    wire = Wire(kids(), show="mover", overlay="fills")
    assert wire.board.code == ["board.view.fill_probabilities()"]
    behind = Wire(kids(), show="mover", overlay="fills", curtain=True)
    assert behind.board.code == ["board.game.seen_by(None).fill_probabilities()"]
    assert same_fills(behind) == 1


def test_who_would_win_where() -> None:
    start = sq.position("kids", players=3, chips={"c1": 0, "d1": 0, "e1": 0, "b2": 1, "c2": 1})
    wire = Wire(sq.Game(start, players=["Anna", 'Bo "B"', "Cy"], seed=1))
    assert same_threats(wire) == 1


def test_values_of_a_cell_are_the_overlay_itself() -> None:
    wire = Wire(dice(), overlay={"a1": 3})
    assert run(wire, *wire.board.code) == {"a1": 3}
    wire.board.overlay = "cells"
    assert set(run(wire, *wire.board.code)) == set(wire.scene["figures"])
    wire.board.overlay = None
    assert wire.board.code == []


def test_chances_after_each_move() -> None:
    for make, show in ((kids, "mover"), (dice, "mover"), (dice, "none"), (dice, "Bo")):
        assert same_moves(Wire(make(), show=show)) == 1


def test_a_move_that_wins_is_certain_and_a_chosen_card_stands_alone() -> None:
    start = sq.position("kids", hands=HANDS, chips={"c1": 0, "d1": 0, "e1": 0}, turn=0)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1))
    assert same_moves(wire) == 1
    assert 1.0 in run(wire, *wire.board.code).values()
    wire.write(selected="tiger")
    assert same_moves(wire) == 1
    assert {move.card for move in run(wire, *wire.board.code)} == {"tiger"}


def test_moves_of_a_hand_that_is_not_seen_have_no_line() -> None:
    wire = Wire(kids(), show="Bo", overlay="chances")
    assert wire.scene["figures"]
    assert wire.board.code == []


@pytest.mark.parametrize("show", ["mover", "Bo", "none", "all"])
@pytest.mark.parametrize("make", [kids, dice])
def test_chances_now(make: Callable[[], sq.Game], show: str) -> None:
    assert same_chances(Wire(make(), show=show)) == 1


def test_a_forced_event_has_no_chances_of_its_own() -> None:
    wire = Wire(kids(), show="none", panels=("chances",))
    wire.board.game.play("tiger b1")
    assert wire.board.chances["code"] != []
    wire.board.game.back()
    assert wire.board.position.awaiting == "draw"
    assert wire.board.chances["sides"][0]["text"] != "…"
    assert wire.board.chances["code"] == []


def test_what_is_unseen_of_cards() -> None:
    wire = Wire(sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=1), show="Bo")
    assert same_unseen(wire) == len(["unseen", "next draw", "Anna", "Cy"])
    wire.write(selected="unicorn")
    assert same_unseen(wire) == len(["draw", "Anna", "Cy", "unseen", "next draw"])
    wire.write(selected="b1")
    assert same_unseen(wire) == len(["draw", "unseen", "next draw"])


def test_what_may_be_rolled() -> None:
    wire = Wire(dice())
    assert same_unseen(wire) == 1
    for cell in ("a1", "c3"):
        wire.write(selected=cell)
        assert same_unseen(wire) == len(["the space", "all sums"])


def test_trials_of_one_step() -> None:
    for make, kind, by_hand in ((dice, "rolls", "3+4"), (kids, "draws", "unicorn")):
        wire = Wire(make())
        tried(wire, kind)
        assert same_trials(wire) == len(["exact", "counts"])
        wire.ask("many", kind=kind, act="enter", text=by_hand)
        assert same_trials(wire) == len(["exact", "counts"])
        assert run(wire, wire.board.many["code"][1]).total() == 101


def test_trials_of_whole_games() -> None:
    for make, show in ((dice, "mover"), (kids, "mover"), (kids, "Bo")):
        wire = Wire(make(), panels=("many",), show=show)
        wire.ask("many", kind="games", act="choose")
        assert wire.board.many["code"] == []
        tried(wire, "games")
        assert same_trials(wire) == 1
        assert run(wire, *wire.board.many["code"]).games == 100


def test_trials_of_games_that_were_solved() -> None:
    rules = sq.edition("mini-dice").but(board=[["1", "2", "3"], ["4", "1", "2"]])
    game = sq.Game(sq.position(rules, turn=0), players=["Anna", "Bo"], seed=1)
    sq.solve(game.start, play="random")
    wire = Wire(game, panels=("many",))
    wire.ask("many", kind="games", act="choose")
    (line,) = wire.board.many["code"]
    chances = [float(chance) for chance in run(wire, line).values()]
    assert [row["chance"] for row in wire.board.many["rows"]] == [*chances, 0]
    assert 0 < chances[0] < 1
    tried(wire, "games")
    assert wire.board.many["code"][0] == line
    assert run(wire, wire.board.many["code"][1]).games == 100


# Where there is none


def test_nothing_is_offered_while_a_question_waits() -> None:
    panels = ("unseen", "chances", "many")
    wire = Wire(dice(), overlay="cells", panels=panels)
    asked = wire.board.ask("How likely is a 9?", sq.roll_sum("dice")[9], name="as python")
    assert wire.scene["figures"]
    state = wire.board.get_state()
    assert [state[name] for name in ("code", *panels)] == [[], {}, {}, {}]
    asked.let_pass()
    assert wire.board.code
    assert all(wire.board.get_state()[name]["code"] for name in panels)


def test_a_page_without_a_kernel_has_no_words_for_it() -> None:
    words = lasting(take(kids(), None, None, "en"))["words"]
    assert "ui.forward" in words
    assert not [key for key in words if key.startswith("ui.code")]


# All kinds together


def boards() -> Iterator[Wire]:
    """Give boards of both games in the middle of play, with two to four players and all eyes."""
    for number in count():
        rng = random.Random(number)
        players = ["Anna", "Bo", "Cy", "Di"][: 2 + number % 3]
        game = sq.Game(["kids", "dice"][number // 3 % 2], players=players, seed=number)
        for _ in range(rng.randrange(50)):
            if not game.position.is_over:
                game.play(rng.choice(game.position.legal_moves))
        if number % 5 == 4:
            game.back(min(2, game.ply))
        yield Wire(game, show=["mover", "none", "Anna", "all"][number % 4])


def lines_run(wanted: int) -> Counter[str]:
    """Run so many lines, board after board, and count them by kind."""
    ran: Counter[str] = Counter()
    for wire in boards():
        game, rng = wire.board.game, random.Random(ran.total())
        for same in (same_fills, same_threats, same_moves, same_chances, same_unseen):
            ran[same.__name__] += same(wire)
        wire.write(selected=rng.choice([*game.rules.cards, *game.rules.board.cells]))
        ran[same_unseen.__name__] += same_unseen(wire)
        for kind in wire.board.many.get(
            "kinds", ("rolls" if game.rules.dice else "draws", "games")
        ):
            if not game.position.is_over:
                tried(wire, kind)
                ran[f"trials of {kind}"] += same_trials(wire)
        wire.board.close()
        if ran.total() >= wanted:
            return ran
    raise AssertionError


def test_lines_of_all_kinds() -> None:
    assert len(lines_run(60)) == len(["fills", "threats", "moves", "chances", "unseen", *"123"])


@pytest.mark.proof
def test_three_hundred_lines_of_all_kinds() -> None:
    ran = lines_run(300)
    print(f"{ran.total()} lines: {dict(ran)}")
    assert min(ran.values()) >= len(["of", "each", "a", "few"])
