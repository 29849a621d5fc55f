"""Games kept and had again: recorded games are replayed, random ones make the round trip."""

import json
import os
import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.bots import bots
from sequence_widget.engine.events import Event
from sequence_widget.game.tree import Moment
from tests.game.playing import FirstBot, Wrong, play_on, snapshot, texts, wander, way_here
from tests.records import make

NAMES = tuple(make.GAMES)
BOTH = [(name, suffix) for name in NAMES for suffix in (".json", ".txt")]


def table() -> dict[str, list[str]]:
    """Read the positions that stand beside the recorded games."""
    found: dict[str, list[str]] = {}
    for line in (make.HERE / make.POSITIONS).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, _, position = line.partition(": ")
            found.setdefault(name, []).append(position)
    return found


TABLE = table()


def kept(name: str, suffix: str) -> str:
    return (make.HERE / (name + suffix)).read_text(encoding="utf-8")


def lines_of(name: str) -> list[list[str]]:
    """Read the lines of events of a readable record without the package's own reader.

    The current line comes first.
    """
    steps = kept(name, ".txt").split("begins:\n")[1].splitlines()
    parents, events, ways = [0], [""], [-1]
    here = 0
    for step in steps:
        if step.startswith(("show ", "end ")):
            here = int(step.split()[1])
        else:
            parents.append(here)
            events.append(step)
            ways.append(-1)
            here = len(parents) - 1
        below, over = (here, here) if not step.startswith("end") else (-1, here)
        while True:
            ways[over] = below if below != over else ways[over]
            if not over:
                break
            below, over = over, parents[over]
    ends = [number for number in range(len(parents)) if number not in parents[1:]]
    tip = 0
    while ways[tip] >= 0:
        tip = ways[tip]
    return [path(end, parents, events) for end in [tip, *[end for end in ends if end != tip]]]


def path(end: int, parents: list[int], events: list[str]) -> list[str]:
    way: list[str] = []
    while end:
        way.insert(0, events[end])
        end = parents[end]
    return way


# Recorded games


def test_a_recorded_game_is_replayed_and_kept_as_it_was(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    for name, suffix in BOTH:
        with subtests.test(name + suffix):
            game = sq.Game.load(make.HERE / (name + suffix))
            assert game.damage is None
            assert [game.position.to_text(), game.moments[-1].position.to_text()] == TABLE[name]
            assert [*texts(game.setup), *texts(game.events)] == lines_of(name)[0]
            path = tmp_path / (name + suffix) / ("again" + suffix)
            path.parent.mkdir()
            game.save(path)
            assert path.read_bytes() == kept(name, suffix).encode()
            assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_recorded_game_follows_the_rules_event_by_event(subtests: pytest.Subtests) -> None:
    for name in NAMES:
        with subtests.test(name):
            position = sq.Position.from_text(json.loads(kept(name, ".json"))["start"])
            for event in lines_of(name)[0]:
                position = position.apply(event)
            assert position.to_text() == TABLE[name][1]


def test_both_forms_of_a_recorded_game_are_one_game(subtests: pytest.Subtests) -> None:
    for name in NAMES:
        with subtests.test(name):
            one = sq.Game.from_json(kept(name, ".json"))
            other = sq.Game.from_text(kept(name, ".txt"))
            assert snapshot(one)[0] == snapshot(other)[0]
            line = (one.events, one.variations, one.ply)
            assert line == (other.events, other.variations, other.ply)
            beside = {tuple(line) for line in lines_of(name)[1:]}
            ways = {texts(way_to(way.end)) for way in one.variations}
            assert beside <= ways
            assert all(any(line[: len(way)] == way for line in beside) for way in ways)


def way_to(end: Moment) -> tuple[Event, ...]:
    return tuple(moment.event for moment in end.path() if moment.event)


def test_the_recorded_games_are_those_that_make_makes() -> None:
    made = dict(make.files())
    there = {path.name for path in make.HERE.iterdir() if path.suffix in (".json", ".txt")}
    assert set(made) == there
    for name, text in made.items():
        assert text == (make.HERE / name).read_text(encoding="utf-8")


def test_the_recorded_games_are_of_every_kind() -> None:
    games = [sq.Game.from_json(kept(name, ".json")) for name in NAMES]
    assert {game.rules.edition for game in games} == set(sq.editions())
    assert {(type(game.rules), len(game.players)) for game in games} == {
        (type(sq.edition(edition)), players)
        for edition in ("kids", "dice")
        for players in (2, 3, 4)
    }
    assert {game.luck_mode for game in games} == {"auto", "ask"}
    assert {game.same_luck for game in games} == {True, False}
    assert {len(game.bots) for game in games} == {0, 2}
    assert any(game.position.is_over and game.position.winner is None for game in games)
    assert {game.position.awaiting for game in games} >= {None, "move", "draw"}
    assert sum(len(game.variations) > 2 for game in games) == 2


# Random games


@st.composite
def walks(draw: st.DrawFn) -> sq.Game:
    edition = draw(st.sampled_from(sq.editions()))
    players = draw(st.sampled_from(sq.edition(edition).player_counts))
    seed = draw(st.integers(0, 10**6))
    game = sq.Game(
        edition,
        players,
        seed=seed,
        luck=draw(st.sampled_from(["auto", "ask"])),
        same_luck=draw(st.booleans()),
    )
    return wander(game, random.Random(seed), draw(st.integers(0, 40)))


def check_again(game: sq.Game, again: sq.Game) -> None:
    assert way_here(again) == way_here(game)
    assert again.setup == game.setup
    assert again.events == game.events
    assert again.variations == game.variations
    assert again.ply == game.ply
    assert again.position == game.position
    assert [moment.digest for moment in again.moments] == [m.digest for m in game.moments]
    assert (again.seed, again.players, again.rules) == (game.seed, game.players, game.rules)
    assert (again.luck_mode, again.same_luck) == (game.luck_mode, game.same_luck)
    assert again.start == game.start
    assert again.damage is None
    assert again.to_json() == game.to_json()
    assert again.to_text() == game.to_text()


@given(walks())
def test_games_with_variations_come_back_whole(game: sq.Game) -> None:
    check_again(game, sq.Game.from_json(game.to_json()))
    check_again(game, sq.Game.from_text(game.to_text()))


@given(walks())
def test_variations_can_be_switched_to_after_reading(game: sq.Game) -> None:
    again = sq.Game.from_text(game.to_text())
    for way, same in zip(game.variations, again.variations, strict=True):
        game.switch(way)
        again.switch(same)
        assert (way_here(again), again.ply) == (way_here(game), game.ply)
        assert again.events == game.events
        assert set(again.variations) == set(game.variations)


@given(st.text(max_size=30), st.integers(-(10**99), 10**99))
def test_any_name_and_seed_that_a_game_takes_come_back(name: str, seed: int) -> None:
    try:
        game = sq.Game("dice", [name, "Bo"], seed=seed)
    except sq.RulesError:
        reject()
    check_again(game, sq.Game.from_json(game.to_json()))
    check_again(game, sq.Game.from_text(game.to_text()))


def test_a_readable_record_may_be_written_by_hand() -> None:
    text = """
        # found in an old notebook
        sequence_widget game 2
        start: mini-kids players=2 hands=tiger;fox
        same luck: no
        player:Anna
        player: Bo

        seed:   7
        luck: ask
        begins:
        TIGER  b1
        # then it rained
        draw dragon
    """
    game = sq.Game.from_text(text)
    assert (game.players, game.seed, game.ply) == (("Anna", "Bo"), 7, 2)
    assert texts(game.events) == ("tiger b1", "draw dragon")
    assert sq.Game.from_text(text.replace("\n", "\r\n")).to_json() == game.to_json()


def test_an_unfinished_deal_is_kept() -> None:
    game = sq.Game(sq.position("kids"), luck="ask", seed=1)
    game.play("deal tiger")
    check_again(game, sq.Game.from_json(game.to_json()))
    check_again(game, sq.Game.from_text(game.to_text()))


# Players


def test_players_can_be_replaced() -> None:
    game = play_on(sq.Game("kids", ["Anna", "Bo"], seed=7), random.Random(1), 4)
    bot = FirstBot()
    for read, text in ((sq.Game.from_json, game.to_json()), (sq.Game.from_text, game.to_text())):
        again = read(text, players=["Cy", bot])
        assert again.players == ("Cy", "FirstBot")
        assert again.bots == {1: bot}
        assert (again.events, again.ply) == (game.events, game.ply)


NO_PLAYERS: list[Wrong] = [3, ["Anna"], ["A", "A"], "Anna", ["A", "B", "C"]]


def test_players_that_cannot_replace_are_refused_as_ever(subtests: pytest.Subtests) -> None:
    for players in NO_PLAYERS:
        with subtests.test(repr(players)):
            game = sq.Game("kids", ["Anna", "Bo"], seed=7)
            with pytest.raises(sq.RulesError, match=r"^players: "):
                sq.Game.from_json(game.to_json(), players)
            with pytest.raises(sq.RulesError, match=r"^players: "):
                sq.Game.from_text(game.to_text(), players)


def test_bots_come_back_by_name() -> None:
    game = sq.Game("mini-dice", ["Anna", sq.RandomBot()], seed=7)
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.bots == {1: sq.RandomBot()}
        assert again.players == ("Anna", "RandomBot")


def test_a_bot_nobody_knows_needs_the_players() -> None:
    game = sq.Game("mini-dice", ["Anna", FirstBot()], seed=7)
    for read, text in ((sq.Game.from_json, game.to_json()), (sq.Game.from_text, game.to_text())):
        with pytest.raises(sq.RecordError) as refused:
            read(text)
        assert "there is no bot 'FirstBot' here" in str(refused.value)
        assert "give the players to load this game" in str(refused.value)
        assert read(text, ["Anna", "Bo"]).players == ("Anna", "Bo")


@dataclass(frozen=True)
class Settled(FirstBot):
    """A bot with settings."""

    depth: int = 3
    tags: object = ("a", "b")


def test_a_bot_comes_back_with_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_BOTS", {"Settled": Settled})
    game = sq.Game("mini-dice", ["Anna", Settled(5, None)], seed=7)
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.bots == {1: Settled(5, None)}
    wrong = game.to_json().replace('"depth"', '"width"')
    with pytest.raises(sq.RecordError, match="the bot 'Settled' does not take the settings"):
        sq.Game.from_json(wrong)


def test_the_bots_of_the_package_come_back_with_their_settings() -> None:
    bots = [sq.GreedyBot(), sq.SearchBot(playouts=7)]
    game = sq.Game("mini-dice", bots, seed=7)
    for again in (sq.Game.from_json(game.to_json()), sq.Game.from_text(game.to_text())):
        assert again.bots == dict(enumerate(bots))


def test_settings_that_are_no_plain_values_are_refused() -> None:
    loop: list[object] = []
    loop.append(loop)
    for tags in ({1, 2}, object(), loop):
        game = sq.Game("mini-dice", ["Anna", Settled(5, tags)], seed=7)
        for write in (game.to_json, game.to_text):
            with pytest.raises(sq.RecordError, match="a bot's settings are not plain values"):
                write()


# Files


def test_the_ending_of_the_name_decides_the_form(tmp_path: Path) -> None:
    game = sq.Game("kids", seed=7)
    for name, text in (
        ("a.json", game.to_json()),
        ("b.txt", game.to_text()),
        ("c", game.to_json()),
        ("d.txt.bak", game.to_json()),
    ):
        game.save(tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8") == text
        check_again(game, sq.Game.load(str(tmp_path / name)))


def test_a_file_that_an_editor_went_over_is_read(tmp_path: Path) -> None:
    game = sq.Game("kids", ["Åse", "Bo"], seed=7)
    path = tmp_path / "game"
    for text in (game.to_json(), game.to_text()):
        path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
        check_again(game, sq.Game.load(path))


def test_saving_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sq.Game("dice", seed=1).save(path)
    game = sq.Game("kids", seed=7)
    game.save(path)
    check_again(game, sq.Game.load(path))
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    "failure", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=type
)
def test_a_failed_save_leaves_the_old_file_alone(
    step: str, failure: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")

    def fails(*_arguments: object) -> None:
        raise failure

    monkeypatch.setattr(os if step == "fsync" else Path, step, fails)
    wanted = sq.RecordError if isinstance(failure, OSError) else KeyboardInterrupt
    with pytest.raises(wanted) as raised:
        sq.Game("kids", seed=7).save(path)
    if wanted is sq.RecordError:
        assert str(raised.value).endswith("game.json': No space left on device")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_save_of_an_unkeepable_game_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(sq.RecordError):
        sq.Game("mini-dice", ["Anna", Settled(5, object())], seed=7).save(path)
    half_a_letter = sq.Game("mini-dice", ["Anna", Settled(5, "\ud800")], seed=7)
    with pytest.raises(sq.RecordError, match="cannot be saved"):
        half_a_letter.save(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "name",
    ["no/such/folder.json", "file/below.json", "nul\0.json", ""],
    ids=["no folder", "below a file", "no name of a file", "the folder itself"],
)
def test_where_nothing_can_be_saved_or_read_it_is_said(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(sq.RecordError, match="cannot be saved as"):
        sq.Game("kids", seed=7).save(tmp_path / name)
    with pytest.raises(sq.RecordError, match="cannot be read"):
        sq.Game.load(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
