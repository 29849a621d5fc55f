"""Damaged records open to their last whole line, and say what was lost and where.

Whatever stands in a file, reading it gives a game of which what was done before the damage is left,
or a `RecordError` where there is nothing to begin from.
"""

from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.damage import GAME, JSON, TEXT, damaged, line_with
from tests.game.playing import texts
from tests.records.keep import OLD

STEPS = TEXT.split("begins:\n")[1].splitlines()
FIRST = TEXT.split("\n").index(STEPS[0])
"""How many lines of the readable record stand before the steps."""


def lines(text: str) -> list[str]:
    return text.split("\n")


def after(steps: int) -> sq.Game:
    """Give the game after so many of its steps."""
    head = lines(TEXT)[:FIRST]
    return sq.Game.from_text("\n".join([*head, *STEPS[:steps]]))


def test_the_record_to_damage_is_worth_it() -> None:
    assert GAME.variations
    assert any(step.startswith("show") for step in STEPS)
    assert sq.Game.from_json(JSON).to_text() == sq.Game.from_text(TEXT).to_text() == TEXT
    assert after(len(STEPS)).to_text() == TEXT


# Cut short


def test_a_readable_record_cut_anywhere_opens_to_its_last_whole_line(tmp_path: Path) -> None:
    path, head = tmp_path / "game.txt", len(TEXT.split("begins:\n")[0]) + len("begins:\n")
    for size in range(len(TEXT)):
        path.write_text(TEXT[:size], encoding="utf-8", newline="\n")
        if size < head:
            with pytest.raises(sq.RecordError):
                sq.Game.load(path)
            continue
        game = sq.Game.load(path)
        steps = TEXT[head:size].count("\n")
        assert game.to_text() == after(steps).to_text()
        whole = TEXT[:size].endswith("\n")
        assert (game.damage is None) == whole
        if game.damage is not None:
            assert str(game.damage) == f"line {FIRST + steps + 1}: the last line is not whole"


def test_json_cut_anywhere_opens_to_its_last_whole_step(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begin = JSON.index('"steps": [') + len('"steps": [')
    for size in range(len(JSON) - 2):
        path.write_text(JSON[:size], encoding="utf-8", newline="\n")
        if size < begin:
            with pytest.raises(sq.RecordError):
                sq.Game.load(path)
            continue
        game = sq.Game.load(path)
        steps = JSON[begin:size].count('"') // 2
        assert game.to_text() == after(steps).to_text()
        assert game.damage is not None
        assert game.damage.line in (JSON[:size].count("\n") + 1, JSON[:size].count("\n"))
        assert "this is not JSON, or is cut short" in str(game.damage)


@pytest.mark.parametrize("name", ["variations-kids", "variations-dice"])
def test_an_old_record_cut_after_any_line_opens_as_far(name: str, tmp_path: Path) -> None:
    for suffix in (".json", ".txt"):
        text = (OLD / "1" / (name + suffix)).read_text(encoding="utf-8")
        whole = sq.Game.load(OLD / "1" / (name + suffix))
        line = [*texts(whole.setup), *texts(whole.events)]
        path, most = tmp_path / f"game{suffix}", -1
        for left in range(line_with(text, line[0]), text.count("\n")):
            path.write_text("\n".join(lines(text)[:left]) + "\n", encoding="utf-8")
            game = sq.Game.load(path)
            events = [*texts(game.setup), *texts(game.events)]
            assert events == line[: len(events)]
            assert len(events) >= most
            most = len(events)
            assert suffix == ".txt" or game.damage is not None
        assert most == len(line)


def test_a_cut_through_the_middle_of_a_line_is_named() -> None:
    at = JSON.index(STEPS[8]) + 3
    assert damaged(JSON[:at])[1].line == line_with(JSON, STEPS[8])
    assert damaged(TEXT[: TEXT.index(STEPS[8]) + 3])[1].line == FIRST + 9


def test_of_two_damages_the_first_is_told() -> None:
    game, damage = damaged(JSON.replace(STEPS[5], "tiger a1", 1)[:-9])
    assert game is not None
    assert game.to_text() == after(5).to_text()
    assert str(damage).startswith("step 6: ")


# Garbled and swapped


@pytest.mark.parametrize("garbled", ["%%garbled%%", "%%garbled: %%", "show 99", "variation of"])
def test_a_garbled_step_is_named_and_what_is_before_it_left(
    garbled: str, subtests: pytest.Subtests
) -> None:
    for number, step in enumerate(STEPS):
        with subtests.test(f"{number}: {step}"):
            text = "\n".join([*lines(TEXT)[: FIRST + number], garbled, *STEPS[number + 1 :]])
            game, damage = damaged(text)
            assert game is not None
            assert game.to_text() == after(number).to_text()
            assert damage.line == FIRST + number + 1
            assert str(damage).startswith(f"line {damage.line}: ")
            at = line_with(JSON, f'"{STEPS[0]}"') - 1 + number
            comma = "," if number < len(STEPS) - 1 else ""
            json = [*lines(JSON)[:at], f'  "{garbled}"{comma}', *lines(JSON)[at + 1 :]]
            game, damage = damaged("\n".join(json))
            assert game is not None
            assert game.to_text() == after(number).to_text()
            assert str(damage).startswith(f"step {number + 1}: ")


def test_a_garbled_line_of_json_is_named(subtests: pytest.Subtests) -> None:
    for line in range(1, JSON.count("\n") + 1):
        with subtests.test(f"line {line}"):
            broken = lines(JSON)
            broken[line - 1] = "%%garbled%%"
            game, damage = damaged("\n".join(broken))
            assert damage.line == line
            if game is None:
                assert line <= line_with(JSON, '"steps"')
            elif line > line_with(JSON, '"steps"'):
                number = line - line_with(JSON, '"steps"') - 1
                assert game.to_text() == after(number).to_text()


@pytest.mark.parametrize("garbled", ["%%garbled%%", "%%garbled: %%"])
def test_a_garbled_header_is_named(garbled: str, subtests: pytest.Subtests) -> None:
    for number in range(FIRST):
        with subtests.test(lines(TEXT)[number]):
            if not lines(TEXT)[number]:
                continue
            broken = lines(TEXT)
            broken[number] = garbled
            game, damage = damaged("\n".join(broken))
            begins = number == FIRST - 1  # then the steps read as headers, and are none
            assert damage.line == number + 1
            opens = number > 2 and not begins
            assert (game is not None) == opens
            if game is not None:
                assert texts(game.events) == texts(GAME.events)


def test_a_step_that_may_not_be_taken_is_named_with_the_reason() -> None:
    event = STEPS[2]
    for text, where in ((JSON, "step 3"), (TEXT, f"line {FIRST + 3}")):
        _, error = damaged(text.replace(event, "tiger a1", 1))
        assert str(error).startswith(f"{where}: 'tiger a1': ")
        _, error = damaged(text.replace(event, "tigr b1", 1))
        assert str(error) == f"{where}: there is no card 'tigr'; did you mean 'tiger'?"
