"""Damaged records: refused with the place and the reason, and never half read.

Whatever stands in a file, reading it gives a game or a `RecordError`, and with `recover=True` a
game of which the events before the damage are left.
"""

from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.damaging import GAME, JSON, LINE, TEXT, line_with, refused, whole_line

FIRST_EVENT = TEXT.split("\n").index(LINE[0])
"""How many lines of the readable record stand before the events."""


def test_the_record_to_damage_is_worth_it() -> None:
    assert GAME.variations
    assert len(LINE) > 8
    assert sq.Game.from_json(JSON).to_text() == TEXT


# Cut short


@pytest.mark.parametrize("lines", range(JSON.count("\n") - 1))
def test_json_cut_after_any_line_is_refused_and_recovered(lines: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    cut = "\n".join(JSON.split("\n")[:lines]) + "\n"
    path.write_text(cut, encoding="utf-8")
    with pytest.raises(sq.RecordError) as raised:
        sq.Game.load(path)
    if lines:
        assert raised.value.line in (lines, lines + 1)
        assert f"line {raised.value.line}: this is not JSON, or is cut short" in str(raised.value)
    if lines < line_with(JSON, '"lines"') - 1:
        with pytest.raises(sq.RecordError):
            sq.Game.load(path, recover=True)
        return
    game = sq.Game.load(path, recover=True)
    assert str(game.damage) == str(raised.value)
    events = [event for event in LINE if f'"{event}"' in cut]
    assert whole_line(game)[: len(events)] == LINE[: len(whole_line(game))][: len(events)]
    assert whole_line(game) == LINE[: len(whole_line(game))]
    written = cut.split('"events"')[1].split("]")[0].count('"') // 2 if '"events"' in cut else 0
    assert len(whole_line(game)) == written


@pytest.mark.parametrize("lines", range(TEXT.count("\n")))
def test_a_readable_record_cut_after_any_line_is_refused_or_whole_in_itself(
    lines: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\n".join(TEXT.split("\n")[:lines]) + "\n", encoding="utf-8")
    left = max(0, min(lines - FIRST_EVENT, len(LINE)))
    if lines < FIRST_EVENT - 1:
        with pytest.raises(sq.RecordError):
            sq.Game.load(path)
        return
    if left < GAME.shown.depth:
        with pytest.raises(sq.RecordError) as raised:
            sq.Game.load(path)
        words = f"line 8: the record shows event {GAME.shown.depth}, and has 0 to {left}"
        assert str(raised.value) == words
    game = sq.Game.load(path, recover=True)
    assert whole_line(game) == LINE[:left]
    assert game.shown.depth == min(left, GAME.shown.depth)
    assert (game.damage is None) == (left >= GAME.shown.depth)


def test_a_cut_through_the_middle_of_a_line_is_named() -> None:
    at = JSON.index(LINE[8]) + 3
    assert refused(JSON[:at]).line == line_with(JSON, LINE[8])
    assert refused(TEXT[: TEXT.index(LINE[8]) + 3]).line == FIRST_EVENT + 9


def test_of_two_damages_the_first_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(JSON.replace(LINE[5], "tiger a1", 1)[:-20], encoding="utf-8")
    game = sq.Game.load(path, recover=True)
    assert whole_line(game) == LINE[:5]
    assert game.damage is not None
    assert game.damage.line == line_with(JSON, LINE[5])


# Garbled and swapped


@pytest.mark.parametrize("line", range(1, JSON.count("\n") + 1))
def test_a_garbled_line_of_json_is_named(line: int, tmp_path: Path) -> None:
    lines = JSON.split("\n")
    lines[line - 1] = "%%garbled%%"
    path = tmp_path / "game.json"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(sq.RecordError) as raised:
        sq.Game.load(path)
    assert raised.value.line == line
    try:
        game = sq.Game.load(path, recover=True)
    except sq.RecordError:
        assert line <= line_with(JSON, '"lines"')
    else:
        assert game.damage is not None
        assert game.damage.line == line
        assert whole_line(game) == LINE[: len(whole_line(game))]


@pytest.mark.parametrize("line", range(1, TEXT.count("\n") + 1))
@pytest.mark.parametrize("garbled", ["%%garbled%%", "%%garbled: %%", "variation of"])
def test_a_garbled_line_of_a_readable_record_is_named(
    line: int, garbled: str, tmp_path: Path
) -> None:
    lines = TEXT.split("\n")
    before = lines[line - 1]
    if not before:
        return
    lines[line - 1] = garbled
    path = tmp_path / "game.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(sq.RecordError) as raised:
        sq.Game.load(path)
    if before.startswith("shown"):  # the last header: then the events have begun
        assert "the record's 'shown' is missing" in str(raised.value)
        return
    assert raised.value.line == line
    assert f"line {line}: " in str(raised.value)
    if line <= FIRST_EVENT:
        return
    game = sq.Game.load(path, recover=True)
    assert game.damage is not None
    assert game.damage.line == line
    assert whole_line(game) == LINE[: line - FIRST_EVENT - 1]


def test_a_lost_or_swapped_event_is_named_where_it_no_longer_fits() -> None:
    lines = TEXT.split("\n")
    for at in range(FIRST_EVENT + len(GAME.setup), FIRST_EVENT + len(LINE) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert refused("\n".join(swapped)).line == at + 1
        lost = [*lines[:at], *lines[at + 1 :]]
        assert refused("\n".join(lost)).line == at + 1


def test_an_event_that_may_not_happen_is_named_with_the_reason() -> None:
    event = LINE[2]
    for text in (JSON, TEXT):
        error = refused(text.replace(event, "tiger a1", 1))
        assert error.line == line_with(text, event)
        assert str(error).startswith(f"line {error.line}: 'tiger a1': ")
        error = refused(text.replace(event, "tigr b1", 1))
        assert str(error) == (f"line {error.line}: there is no card 'tigr'; did you mean 'tiger'?")


def test_a_line_of_json_is_found_though_a_player_is_called_like_an_event() -> None:
    event = LINE[-1]
    game = sq.Game.from_json(JSON, players=[event, "lines"])
    text = game.to_json()
    wrong = text[: text.rindex(f'"{event}"')] + text[text.rindex(f'"{event}"') :].replace(
        event, "tiger a1", 1
    )
    error = refused(wrong)
    assert error.line == line_with(wrong, "tiger a1")


def test_of_two_events_alike_the_wrong_one_is_named() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    for event in ("roll 3+4", "place b2", "roll 1+2", "place b1"):
        game.play(event)
    text = game.to_json().replace("roll 1+2", "roll 3+4").replace("place b1", "place b2")
    error = refused(text)
    assert error.line == [n for n, line in enumerate(text.split("\n"), 1) if "place b2" in line][1]
    assert "b2 is covered" in str(error)
