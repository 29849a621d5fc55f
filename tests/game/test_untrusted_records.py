"""Records that a stranger made: refused or read in line with their size, and in words."""

import json
import os
import random
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.game.records import files, plain_json
from sequence_widget.text import limits
from tests.game.damage import JSON, LINE, TEXT
from tests.game.playing import play_on, texts

START: dict[str, Any] = {
    "format": "sequence_widget game", "version": 1, "start": "dice limit=1000000 players=2",
    "players": ["Anna", "Bo"], "seed": 1, "luck": "ask", "same_luck": False, "shown": 0,
}  # fmt: skip


class Watched(str):
    """A text that counts how many of its characters have been walked over."""

    __slots__ = ("walked",)
    walked: int

    def _noted(self, start: int, end: int | None) -> None:
        self.walked += (len(self) if end is None else end) - start

    def find(self, part: str, start: Any = 0, end: Any = None) -> int:
        found = super().find(part, start, end)
        self._noted(start, found if found >= 0 else end)
        return found

    def count(self, part: str, start: Any = 0, end: Any = None) -> int:
        self._noted(start, end)
        return super().count(part, start, end)


def watched(text: str) -> Watched:
    made = Watched(text)
    made.walked = 0
    return made


def record(lines: str, start: str = START["start"]) -> str:
    return json.dumps(START | {"start": start})[:-1] + ', "lines": [' + lines + "]}"


def most_memory(act: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def escaped(event: str) -> str:
    return f'"\\u{ord(event[0]):04x}{event[1:]}"'


def test_events_written_with_escapes_are_found_in_one_walk() -> None:
    game = play_on(sq.Game("dice", 2, seed=1), random.Random(1), 60)
    events = [*texts(game.setup), *texts(game.events)]
    lines = ",\n".join(map(escaped, [*events, "pass"]))
    line = f'{{"variation_of": null, "after": 0, "events": [\n{lines}]}}'
    text = watched(record(line, game.start.to_text()))
    again = sq.Game.from_json(text)
    assert texts(again.events) == texts(game.events)
    assert f"step {len(events) + 1}: 'pass': Bo" in str(again.damage)
    assert text.walked < 2 * len(text)


def test_lines_that_do_not_say_where_they_leave_are_found_in_one_walk() -> None:
    text = watched(record(",".join(['{"events": []}'] * 500)))
    sq.Game.from_json(text)
    assert text.walked < 2 * len(text)


@pytest.mark.parametrize("inside", ["x", '\\"', "\\\\"], ids=["letters", "quotes", "strokes"])
def test_a_string_that_is_never_closed_takes_a_few_times_its_size(
    inside: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(JSON[:-20] + ', "' + inside * (1_000_000 // len(inside)), encoding="utf-8")

    def load() -> None:
        assert sq.Game.load(path).damage is not None

    assert most_memory(load) < 10 * path.stat().st_size


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"lines":'])
def test_deep_brackets_are_refused_in_words(bracket: str, tmp_path: Path) -> None:
    deep = bracket * 10_000
    path = tmp_path / "game.json"
    with pytest.raises(sq.RecordError, match="line 1: brackets stand more than 100 deep"):
        sq.Game.from_json('{"a":' + deep)
    mended = sq.Game.from_json(JSON.replace('"Anna"', deep))
    assert "line 6: brackets stand more than 100 deep" in str(mended.damage)
    mended = sq.Game.from_text(TEXT.replace("player: Anna", f"bot: {deep}"))
    assert "does not read as a header" in str(mended.damage)
    path.write_text(JSON.replace(f'"{LINE[3]}"', deep), encoding="utf-8")
    game = sq.Game.load(path)
    assert "brackets stand more than 100 deep" in str(game.damage)
    assert [*texts(game.setup), *texts(game.events)] == LINE[:3]


def test_what_is_nested_too_deep_to_be_read_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sq.Game("dice", [sq.GreedyBot(), "Bo"], seed=1)
    assert sq.Game.from_text(game.to_text()).to_json() == game.to_json()
    monkeypatch.setattr(plain_json, "DEEPEST", 1)
    for write in (game.to_json, game.to_text):
        with pytest.raises(sq.RecordError, match="more than 1 deep"):
            write()


def test_a_file_of_a_hundred_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)

    def load() -> None:
        with pytest.raises(sq.RecordError, match="too large for a game; at most 24,000,000"):
            sq.Game.load(path)

    assert most_memory(load) < 60_000_000


READERS: dict[str, tuple[Callable[[str], object], int]] = {
    "json": (sq.Game.from_json, limits.MOST_OF_A_RECORD),
    "text": (sq.Game.from_text, limits.MOST_OF_A_RECORD),
    "position": (sq.Position.from_text, limits.MOST_OF_A_LINE),
    "rules": (sq.Rules.from_text, limits.MOST_OF_A_LINE),
    "results": (sq.Results.from_text, limits.MOST_OF_A_LINE),
    "move": (sq.Move.from_text, limits.MOST_OF_AN_EVENT),
    "chance": (sq.Chance.from_text, limits.MOST_OF_AN_EVENT),
}


@pytest.mark.parametrize("reader", READERS)
def test_every_reader_says_how_long_a_text_may_be(reader: str) -> None:
    read, most = READERS[reader]
    with pytest.raises(sq.SequenceError, match=r"this text has .* characters, and at most"):
        read("x" * (most + 1))
    with pytest.raises(sq.SequenceError) as refused:
        read("x" * most)
    assert refused.value.key != "text.too_long"


def test_more_events_than_are_read_are_not_written_either(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(sq.Game("dice", 2, seed=1), random.Random(1), 20)
    text, kept = game.to_text(), game.to_json()
    monkeypatch.setattr(limits, "MOST_EVENTS", 10)
    acts = [game.to_text, game.to_json]
    acts += [lambda: sq.Game.from_text(text).to_text(), lambda: sq.Game.from_json(kept).to_json()]
    for act in acts:
        with pytest.raises(sq.RecordError, match="its variations counted, and at most 10 are kept"):
            act()


HEAD = (
    "sequence_widget game {version}\n\nstart: dice players=2\nplayer: Anna\nplayer: Bo\nseed: 1\n"
)
REST = "luck: ask\nsame luck: no\n"
FLOODS = {
    "headers": HEAD.format(version=1) + "seed: 1\n" * 15_000,
    "players": HEAD.format(version=1) + "player: A\n" * 12_000,
    "bots": HEAD.format(version=2) + "bot: []\n" * 15_000,
    "events": HEAD.format(version=1) + REST + "shown: 0\n" + "a\n" * 60_000,
    "steps": HEAD.format(version=2) + REST + "begins:\n" + "pass," * 24_000 + "\n",
    "other lines": HEAD.format(version=2) + REST + "begins:\n" + "\u2028x" * 60_000 + "\n",
    "brackets": record("[]," * 60_000 + "[]"),
    "strings": record('"a",' * 60_000 + '""'),
    "keys": record('{"a":1},' * 40_000 + "{}"),
}  # fmt: skip


@pytest.mark.parametrize("kind", FLOODS)
def test_a_text_of_far_more_than_a_game_is_refused_in_little_memory(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = FLOODS[kind]
    monkeypatch.setattr(limits, "MOST_EVENTS", 1_000)
    monkeypatch.setattr(limits, "MOST_GAMES", 10)
    monkeypatch.setattr(plain_json, "_MOST_PARTS", 10_000)
    read = sq.Game.from_json if text.startswith("{") else sq.Game.from_text

    def refuse() -> None:
        with pytest.raises(sq.RecordError, match="at most"):
            read(text)

    refuse()  # what is imported late does not count
    assert most_memory(refuse) < 4 * len(text)


def old_head(game: sq.Game) -> str:
    """Write the headers of a game as version 1 did."""
    head = game.to_text().split("\nbegins:")[0].replace("game 2\n\n", "game 1\n")
    return f"{head}\nshown: 0"


def test_many_variations_of_a_long_line_take_no_copies_of_it() -> None:
    game = sq.Game("dice chips=3", 2, seed=1)
    play_on(game, random.Random(1), 400)
    line = [*texts(game.setup), *texts(game.events)]
    depth = len(line) - 2
    head = old_head(game)

    def text(variations: int) -> str:
        return "\n".join([head, "", *line, *[f"variation of 0 after {depth}"] * variations])

    few, many = (most_memory(lambda n=n: sq.Game.from_text(text(n))) for n in (1, 1_000))  # type: ignore[misc] # bound now
    assert many - few < 1_000 * depth


def test_a_moment_is_found_from_any_later_one_by_its_depth() -> None:
    game = play_on(sq.Game("dice", 2, seed=3), random.Random(3), 150)
    path = game.tree.tip.path()
    rng = random.Random(1)
    for _ in range(300):
        late = rng.randrange(len(path))
        early = rng.randint(0, late)
        assert path[late].before(early) is path[early]


def test_a_fan_of_rolls_is_kept_and_read_whole() -> None:
    game = sq.Game("dice dice=9,9", 2, seed=1, luck="ask")
    setup = texts(game.setup)
    fan = [f"roll {a}+{b}" for a in range(1, 10) for b in range(1, 10)]
    lines = [*setup, *[f"variation of 0 after {len(setup)}\n{roll}" for roll in fan + fan]]
    again = sq.Game.from_text(old_head(game) + "\n\n" + "\n".join(lines))
    assert [texts(way.events)[0] for way in again.variations] == fan
    assert again.events == ()


def killed_while_saving(path: Path) -> None:
    code = (
        "import os, signal, sys, sequence_widget as sq\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "sq.Game('mini-kids', seed=1).save(sys.argv[1])\n"
    )
    run = subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert run.returncode == -signal.SIGKILL


@pytest.mark.skipif(os.name == "nt", reason="this kill is of Unix")
def test_the_next_save_clears_away_what_a_killed_one_began(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    killed_while_saving(path)
    (left,) = tmp_path.iterdir()
    others = [tmp_path / f".game.jsonx.{'0' * 8}", tmp_path / ".game.json.notes"]
    for other in others:
        other.write_text("mine", encoding="utf-8")
    (tmp_path / f".game.json.{'1' * 8}").symlink_to(others[0])
    kept = {each.name for each in tmp_path.iterdir()} - {left.name}
    sq.Game("mini-kids", seed=2).save(path)
    assert {each.name for each in tmp_path.iterdir()} == kept | {"game.json"}


def test_what_another_is_writing_is_left_to_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with files._beside(path) as (beside, file):
        file.write("half")
        sq.Game("mini-kids", seed=2).save(path)
        assert beside.exists()
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
