"""Damaged records: refused with the place and the reason, and never half read.

Whatever stands in a file, reading it gives a game or a `RecordError`, and with `recover=True` a
game of which the events before the damage are left.
"""

from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.damage import GAME, JSON, LINE, TEXT, line_with, refused, whole_line

FIRST_EVENT = TEXT.split("\n").index(LINE[0])
"""How many lines of the readable record stand before the events."""


def test_the_record_to_damage_is_worth_it() -> None:
    assert GAME.variations
    assert len(LINE) > 8
    assert sq.Game.from_json(JSON).to_text() == TEXT


# Cut short


HEADERS = line_with(JSON, '"lines"') - 1
"""How many lines of JSON stand before the events."""


def json_cut_after(lines: int, path: Path) -> str:
    """Keep so many lines of the record, and nothing behind them."""
    cut = "\n".join(JSON.split("\n")[:lines]) + "\n"
    path.write_text(cut, encoding="utf-8")
    return cut


def test_json_cut_after_any_line_is_refused(tmp_path: Path, subtests: pytest.Subtests) -> None:
    path = tmp_path / "game.json"
    for lines in range(JSON.count("\n") - 1):
        with subtests.test(f"{lines} lines"):
            json_cut_after(lines, path)
            with pytest.raises(sq.RecordError) as raised:
                sq.Game.load(path)
            if lines:
                line = raised.value.line
                assert line in (lines, lines + 1)
                assert f"line {line}: this is not JSON, or is cut short" in str(raised.value)


def test_json_cut_before_the_events_is_no_game(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for lines in range(HEADERS):
        with subtests.test(f"{lines} lines"):
            json_cut_after(lines, tmp_path / "game.json")
            with pytest.raises(sq.RecordError):
                sq.Game.load(tmp_path / "game.json", recover=True)


def test_json_cut_among_the_events_is_recovered(tmp_path: Path, subtests: pytest.Subtests) -> None:
    path = tmp_path / "game.json"
    for lines in range(HEADERS, JSON.count("\n") - 1):
        with subtests.test(f"{lines} lines"):
            cut = json_cut_after(lines, path)
            with pytest.raises(sq.RecordError) as raised:
                sq.Game.load(path)
            game = sq.Game.load(path, recover=True)
            assert str(game.damage) == str(raised.value)
            left = whole_line(game)
            events = [event for event in LINE if f'"{event}"' in cut]
            assert left[: len(events)] == LINE[: len(left)][: len(events)]
            assert left == LINE[: len(left)]
            listed = cut.split('"events"')[1].split("]")[0] if '"events"' in cut else ""
            assert len(left) == listed.count('"') // 2


def text_cut_after(lines: int, path: Path) -> None:
    path.write_text("\n".join(TEXT.split("\n")[:lines]) + "\n", encoding="utf-8")


def test_a_readable_record_cut_in_its_headers_is_refused(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    for lines in range(FIRST_EVENT - 1):
        with subtests.test(f"{lines} lines"):
            text_cut_after(lines, tmp_path / "game.txt")
            with pytest.raises(sq.RecordError):
                sq.Game.load(tmp_path / "game.txt")


def test_a_readable_record_cut_before_what_it_shows_is_refused(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    for lines in range(FIRST_EVENT - 1, FIRST_EVENT + GAME.shown.depth):
        with subtests.test(f"{lines} lines"):
            left = max(0, lines - FIRST_EVENT)
            text_cut_after(lines, tmp_path / "game.txt")
            with pytest.raises(sq.RecordError) as raised:
                sq.Game.load(tmp_path / "game.txt")
            words = f"line 8: the record shows event {GAME.shown.depth}, and has 0 to {left}"
            assert str(raised.value) == words


def test_a_readable_record_cut_among_the_events_is_recovered(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    for lines in range(FIRST_EVENT - 1, TEXT.count("\n")):
        with subtests.test(f"{lines} lines"):
            left = max(0, min(lines - FIRST_EVENT, len(LINE)))
            text_cut_after(lines, tmp_path / "game.txt")
            game = sq.Game.load(tmp_path / "game.txt", recover=True)
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


def test_a_garbled_line_of_json_is_named(tmp_path: Path, subtests: pytest.Subtests) -> None:
    path = tmp_path / "game.json"
    for line in range(1, JSON.count("\n") + 1):
        with subtests.test(f"line {line}"):
            lines = JSON.split("\n")
            lines[line - 1] = "%%garbled%%"
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


def garble(line: int, garbled: str, path: Path) -> sq.RecordError:
    """Write nonsense for a line of the readable record, and return what is said of it."""
    lines = TEXT.split("\n")
    lines[line - 1] = garbled
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(sq.RecordError) as raised:
        sq.Game.load(path)
    return raised.value


@pytest.mark.parametrize("garbled", ["%%garbled%%", "%%garbled: %%", "variation of"])
def test_a_garbled_line_of_a_readable_record_is_named(
    garbled: str, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    path = tmp_path / "game.txt"
    written = {number: line for number, line in enumerate(TEXT.split("\n"), 1) if line}
    for line, before in written.items():
        with subtests.test(f"line {line}, {before!r}"):
            error = garble(line, garbled, path)
            if before.startswith("shown"):  # the last header: then the events have begun
                assert "the record's 'shown' is missing" in str(error)
            else:
                assert error.line == line
                assert f"line {line}: " in str(error)
            if line > FIRST_EVENT:
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
