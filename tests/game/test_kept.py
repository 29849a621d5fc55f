"""Games that are kept in a file: what is shown is there already, and comes back."""

import json
import os
import random
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.game import kept as keeping
from sequence_widget.text import limits
from tests.game.killing import GAMES, play_at_random
from tests.game.playing import FirstBot, Wrong
from tests.layers import ROOT
from tests.records.keep import OLD

PLAYERS = ["Anna", sq.GreedyBot()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "anna-and-bo.txt"


def kept(path: Path, **changed: Wrong) -> sq.Game:
    return sq.Game(**{"rules": "kids", "players": ["Anna", "Bo"], "keep": path, **changed})


def played(path: Path) -> sq.Game:
    game = kept(path, seed=7)
    game.play("tiger b1")
    game.play("fox f2")
    game.undo()
    return game


def keeps(game: sq.Game) -> bool:
    return game.kept is not None and game.kept.keeps


def trouble(game: sq.Game) -> sq.RecordError | None:
    return game.kept.trouble if game.kept is not None else None


def looks(game: sq.Game) -> tuple[object, ...]:
    """Everything that should come back."""
    who = [repr(game.player(seat)) for seat in range(len(game.players))]
    return game.to_text(), game.luck_mode, who, game.sets_up


def run(code: str, *arguments: object) -> str:
    """Run some Python in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT, check=True, capture_output=True, text=True, timeout=60,
    ).stdout  # fmt: skip


# It comes back


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings["rules"])
def test_whatever_is_done_is_in_the_file_before_it_is_shown(
    path: Path, settings: dict[str, Any]
) -> None:
    game = sq.Game(**settings, seed=5, keep=path)
    seen = [looks(sq.Game.load(path)) == looks(game)]
    game.subscribe(lambda game: seen.append(looks(sq.Game.load(path)) == looks(game)))
    rng = random.Random(5)
    for _ in range(40):
        play_at_random(game, rng)
    assert len(seen) > 20
    assert all(seen)
    game.luck_mode = "ask" if game.luck_mode == "auto" else "auto"
    assert looks(sq.Game.load(path)) == looks(game)
    again = sq.Game(**settings, keep=path)
    assert looks(again) == looks(game)
    assert keeps(again)
    assert trouble(again) is None


def test_what_is_played_after_it_came_back_is_kept_too(path: Path) -> None:
    played(path)
    game = kept(path)
    game.switch(game.variations[0])
    game.forward()
    game.play(game.position.legal_moves[0])
    assert looks(kept(path)) == looks(game)


def test_a_game_that_is_kept_nowhere_says_so() -> None:
    game = sq.Game("kids")
    assert game.kept is None


def test_the_very_bots_that_were_given_play_on(path: Path) -> None:
    """One that no record could bring back, too."""
    kept(path, players=["Anna", FirstBot()], seed=1)
    bot = FirstBot()
    game = kept(path, players=["Anna", bot])
    assert game.bots == {1: bot}
    game.play(game.position.legal_moves[0])
    game.advance()
    assert game.ply == 4


def test_a_bots_settings_come_back(path: Path) -> None:
    kept(path, players=["Anna", sq.SearchBot(playouts=70)], seed=1)
    assert sq.Game.load(path).bots == {1: sq.SearchBot(playouts=70)}


def test_another_seed_begins_another_game_in_the_same_file(path: Path) -> None:
    game = played(path)
    game.restart("9B")
    game.play(game.position.legal_moves[0])
    assert sq.Game.load(path).seed == "9b"
    assert looks(kept(path)) == looks(game)
    assert looks(kept(path, seed=7)) == looks(game), "it is the seed that the file was begun with"
    assert path.read_text().count("start: ") == 2


def test_another_game_in_its_place_is_kept_in_the_same_file(path: Path) -> None:
    game = played(path)
    game.begin("mini-dice", ["Kari", sq.SearchBot(playouts=70)], seed=3, luck="ask")
    game.luck()
    assert game.players[0] == "Kari"
    assert looks(kept(path)) == looks(game)
    assert looks(sq.Game.load(path)) == looks(game)
    with pytest.raises(sq.RecordError, match=r"rules: .* not with mini-dice"):
        kept(path, rules="mini-dice")


def test_a_game_from_a_position_is_kept(path: Path) -> None:
    start = sq.position("kids", hands=[["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"]])
    game = sq.Game(start, players=["Anna", "Bo"], seed=1, keep=path)
    game.play("tiger b1")
    assert looks(sq.Game(start, players=["Anna", "Bo"], keep=path)) == looks(game)


def test_players_can_be_replaced_when_it_is_loaded(path: Path) -> None:
    played(path)
    assert sq.Game.load(path, players=["Kari", "Ole"]).players == ("Kari", "Ole")


def test_a_copy_is_not_kept(path: Path) -> None:
    import copy

    game = played(path)
    content = path.read_bytes()
    twin = copy.deepcopy(game)
    twin.play(twin.position.legal_moves[0])
    assert not keeps(twin)
    assert path.read_bytes() == content


def test_blank_lines_and_remarks_do_not_count(path: Path) -> None:
    game = played(path)
    words = path.read_text(encoding="utf-8")
    path.write_text("\ufeff" + words.replace("\n", "\r\n\r\n# fint\r\n"), encoding="utf-8")
    again = kept(path)
    assert looks(again) == looks(game)
    again.play(again.position.legal_moves[0])
    assert looks(kept(path)) == looks(again)


# What is refused


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"players": ["Anna", "Bo", "Cy"]}, "players: .* begun with Anna, Bo, not with Anna, Bo, "),
        ({"players": 2}, "players: .* begun with Anna, Bo, not with Player 1, Player 2; "),
        (
            {"players": ["Anna", sq.SearchBot(playouts=5)]},
            r"not with Anna, SearchBot: SearchBot\(playouts=5",
        ),
        ({"rules": "kids-nb"}, "rules: .* begun with kids, not with kids-nb; give the same again"),
        ({"rules": "dice"}, "rules: .* begun with kids, not with dice"),
        ({"rules": sq.edition("kids").but(dragons=0)}, "rules: .* not with kids dragons=0"),
        ({"dealer": "Anna"}, "dealer: .* begun with Bo, not with Anna"),
        ({"ages": [9, 8]}, "dealer: .* begun with Bo, not with Anna"),
        ({"rules": sq.position("kids", chips={"b1": 0})}, "rules: .* kids players=2, not with"),
        ({"luck": "ask"}, "luck: .* begun with auto, not with ask"),
        ({"same_luck": True}, "same_luck: .* begun with False, not with True"),
        ({"seed": 8}, "seed: .* begun with 7, not with 8"),
        ({"seed": "9B"}, "seed: .* begun with 7, not with 9b"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_other_arguments_are_refused_and_named(
    path: Path, changed: dict[str, Wrong], words: str
) -> None:
    game = played(path)
    content = path.read_bytes()
    with pytest.raises(sq.RecordError, match=words):
        kept(path, **changed)
    assert path.read_bytes() == content
    game.play(game.position.legal_moves[0])
    assert keeps(game), "a game that is refused leaves the other one its file"
    assert looks(kept(path)) == looks(game)


@pytest.mark.parametrize("content", ["Kjære dagbok\n", "sequence_widget game 3\n", "{}", "\x00"])
def test_what_is_no_kept_game_is_left_alone(path: Path, content: str) -> None:
    path.write_text(content)
    with pytest.raises(sq.RecordError, match="is not a game that was kept step by step"):
        kept(path)
    assert path.read_text() == content


@pytest.mark.parametrize(
    ("was", "written", "words"),
    [
        ("player: Bo", 'bot: {"name": "Bo"}', "players: .* begun with Anna, {'name': 'Bo'}, not"),
        ("player: Bo", 'bot: {"name": 7, "settings": []}', "players: .* begun with Anna, {'name"),
        ("players=2", "players=4 turn=3", "rules: .* players=4 turn=3, not with kids players=2"),
    ],
)
def test_headers_that_anybody_may_have_changed_are_refused_in_words(
    path: Path, was: str, written: str, words: str
) -> None:
    played(path)
    path.write_text(path.read_text().replace(was, written))
    content = path.read_bytes()
    with pytest.raises(sq.RecordError, match=words):
        kept(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["variations-kids.txt", "variations-kids.json"])
def test_a_game_that_was_saved_in_another_form_is_left_alone(path: Path, name: str) -> None:
    content = (OLD / "1" / name).read_bytes()
    path.write_bytes(content)
    with pytest.raises(sq.RecordError, match="is not a game that was kept step by step"):
        kept(path)
    assert path.read_bytes() == content


def test_a_game_that_was_saved_is_kept_on(path: Path) -> None:
    saved = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    saved.play("tiger b1")
    saved.save(path)
    content = path.read_bytes()
    game = kept(path)
    assert keeps(game)
    assert looks(game) == looks(saved)
    game.play(game.position.legal_moves[0])
    assert path.read_bytes().startswith(content)
    assert looks(sq.Game.load(path)) == looks(game)


@pytest.mark.parametrize("wrong", [7, True, ["x"]])
def test_a_file_is_named_by_text_or_a_path(wrong: Wrong) -> None:
    with pytest.raises(sq.RecordError, match="a file is named by text or by a path"):
        kept(wrong)


@pytest.mark.parametrize("wrong", ["a\0b", "\ud800"])
def test_a_file_whose_name_no_file_can_have_is_refused(wrong: Wrong) -> None:
    with pytest.raises(sq.RecordError, match="cannot be read"):
        kept(wrong)


# Two at once


def test_the_same_file_again_ends_the_older_games_keeping(path: Path) -> None:
    older = played(path)
    told: list[object] = []
    older.subscribe(lambda game: told.append(trouble(game)))
    newer = kept(path)
    assert keeps(newer)
    assert not keeps(older)
    assert "belongs to a game that was begun later" in str(trouble(older))
    assert told == [trouble(older)], "who follows the older game hears of it"
    content = path.read_bytes()
    older.play(older.position.legal_moves[0])
    assert path.read_bytes() == content
    newer.play(newer.position.legal_moves[0])
    assert path.read_bytes() != content


def test_a_follower_that_fails_does_not_stop_the_newer_game(path: Path) -> None:
    def fail(game: sq.Game) -> None:
        raise ValueError(game)

    older = played(path)
    older.subscribe(fail)
    assert keeps(kept(path))


HOLD = """
import sys, sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], keep=sys.argv[1])
game.play(game.position.legal_moves[0])
print("held", flush=True)
sys.stdin.read()
"""


def test_a_file_that_another_process_keeps_is_read_and_not_written(path: Path) -> None:
    looked = looks(played(path))
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert holder.stdout is not None
    with holder:
        assert holder.stdout.readline() == "held\n"
        content = path.read_bytes()
        with pytest.warns(UserWarning, match="another notebook keeps the game"):
            game = kept(path)
        assert not keeps(game)
        assert "another notebook keeps the game" in str(trouble(game))
        assert looks(game) != looked, "it shows what the other one has played"
        assert looks(game) == looks(sq.Game.load(path))
        game.play(game.position.legal_moves[0])
        assert path.read_bytes() == content
        holder.kill()
    assert keeps(kept(path)), "the lock of a dead process does not count"


def test_a_process_that_was_forked_neither_keeps_nor_holds_the_file(path: Path) -> None:
    code = """
import os, sys, sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7, keep=sys.argv[1])
reading, writing = os.pipe()
if os.fork() == 0:
    os.close(writing)
    game.play("tiger b1")
    os.read(reading, 1)  # until the other one has ended
    os._exit(0)
"""
    run(code, path)
    assert keeps(kept(path))
    assert kept(path).ply == 0


def test_where_there_are_no_locks_no_file_stays_open_and_the_second_to_write_gives_way(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in Pyodide, where every kernel is a process of its own."""
    monkeypatch.delattr("fcntl.flock")
    with pytest.warns(UserWarning, match="This system cannot lock files"):
        game = played(path)
    assert not [link for link in Path("/dev/fd").iterdir() if link.resolve() == path.resolve()]
    content = path.read_bytes()
    monkeypatch.setattr(keeping, "_KEEPING", {})
    other = kept(path)
    other.play(other.position.legal_moves[0])
    longer = path.read_bytes()
    assert longer.startswith(content)
    with pytest.warns(UserWarning, match="was changed by something else"):
        game.play(game.position.legal_moves[1])
    assert path.read_bytes() == longer
    assert keeps(other)


# Files that cannot be used: play goes on


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Not kept"):
        game = kept(tmp_path / "none" / "game.txt")
    assert "No such file or directory" in str(trouble(game))
    game.play(game.position.legal_moves[0])
    assert not keeps(game)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Not kept"):
        assert not keeps(kept(tmp_path))


READ_ONLY = """
import os, sys, warnings, sequence_widget as sq
warnings.simplefilter("ignore")
import sequence_widget.game.kept  # while it can be read
if os.getuid() == 0:
    os.setuid(65534)  # nobody, as root may write everywhere
for name in ("there.txt", "new.txt"):
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7, keep=os.path.join(sys.argv[1], name))
    game.play(game.position.legal_moves[0])
    print(game.ply, game.kept.keeps, game.kept.trouble)
"""


def test_a_folder_that_only_can_be_read_is_told() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played(folder / "there.txt")
        content = (folder / "there.txt").read_bytes()
        (folder / "there.txt").chmod(0o444)
        folder.chmod(0o555)
        there, new = run(READ_ONLY, folder).splitlines()
        folder.chmod(0o755)
        assert (folder / "there.txt").read_bytes() == content
    assert there.startswith("4 False Not kept: ")
    assert new.startswith("2 False Not kept: ")
    assert there.endswith("(Permission denied).")
    assert new.endswith("(Permission denied).")


@pytest.mark.parametrize("limit", ["MOST_OF_A_RECORD", "MOST_EVENTS", "MOST_GAMES"])
def test_a_file_that_is_full_is_told_and_comes_back_as_far_as_it_goes(
    path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    game = played(path)
    now = {"MOST_OF_A_RECORD": path.stat().st_size + 20, "MOST_EVENTS": 18, "MOST_GAMES": 1}
    monkeypatch.setattr(limits, limit, now[limit])
    before = looks(game)
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        for seed in range(8):
            before = looks(game) if keeps(game) else before
            game.restart(seed) if limit == "MOST_GAMES" else game.play(game.position.legal_moves[0])
    assert ["is full. Name another file" in str(each.message) for each in warned] == [True]
    content = path.read_bytes()
    assert "is full" in str(trouble(game))
    assert "er full" in trouble(game).in_language("nb")  # type: ignore[union-attr] # there is one
    game.play(game.position.legal_moves[0])
    assert path.read_bytes() == content
    again = kept(path)
    assert looks(again) == before
    assert trouble(again) is None


@pytest.mark.parametrize("limit", ["MOST_OF_A_RECORD", "MOST_EVENTS", "MOST_GAMES"])
def test_a_file_that_is_too_large_is_left_alone_and_play_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    game = played(path)
    game.restart("9B")
    content = path.read_bytes()
    now = {"MOST_OF_A_RECORD": len(content) - 9, "MOST_EVENTS": 5, "MOST_GAMES": 1}
    monkeypatch.setattr(limits, limit, now[limit])
    with pytest.warns(UserWarning, match="is full. Name another file"):
        again = kept(path)
    assert not keeps(again)
    again.play(again.position.legal_moves[0])
    assert path.read_bytes() == content
    with pytest.raises(sq.RecordError, match="at most"):
        sq.Game.load(path)


FULL = """
import json, os, resource, sys, warnings, sequence_widget as sq
warnings.simplefilter("ignore")
game = sq.Game("kids", players=["Anna", "Bo"], seed=7, keep=sys.argv[1])
room = os.path.getsize(sys.argv[1]) + 60
resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
told = []
for _ in range(12):
    game.play(game.position.legal_moves[0])
    told.append(str(game.kept.trouble))
content = open(sys.argv[1]).read()
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
game.back()
told.append(str(game.kept.trouble))
print(json.dumps([told, room - len(content), content[-1:], game.to_text()]))
"""


def test_a_disk_that_is_full_is_told_and_what_did_not_fit_follows_when_there_is_room(
    path: Path,
) -> None:
    told, room, end, text = json.loads(run(FULL, path))
    assert told[0] == "None"
    assert told[-2] == f"Not kept: '{path}' cannot be written (File too large)."
    assert told[-1] == "None"
    assert room > 0
    assert end == "\n", "nothing stays of a line that did not fit"
    assert sq.Game.load(path).to_text() == text


@pytest.mark.parametrize("how", ["edited", "replaced", "removed", "cut"])
def test_a_file_that_somebody_else_changes_is_left_to_them(path: Path, how: str) -> None:
    game = played(path)
    content = path.read_bytes()
    if how == "edited":
        path.write_bytes(content + b"# fint\n")
    elif how == "replaced":
        sq.Game("dice", seed=1).save(path)
    elif how == "cut":
        path.write_bytes(content[:-3])
    else:
        path.unlink()
    changed = path.read_bytes() if path.exists() else None
    with pytest.warns(UserWarning, match="Not kept"):
        game.play(game.position.legal_moves[0])
    assert game.ply == 4
    assert not keeps(game) or how == "removed"
    assert trouble(game) is not None
    words = "No such file" if how == "removed" else "was changed by something else than this game"
    assert words in str(trouble(game))
    assert (path.read_bytes() if path.exists() else None) == changed


# Files that are not whole


@pytest.mark.slow
def test_of_a_file_that_is_cut_anywhere_what_had_been_shown_comes_back(path: Path) -> None:
    game = kept(path, seed=7)
    shown = [looks(game)]
    game.subscribe(lambda game: shown.append(looks(game)))
    for text in ("tiger b1", "fox f2"):
        game.play(text)
    game.undo()
    game.restart(8)
    game.play(game.position.legal_moves[0])
    content, order = path.read_bytes(), list(shown)
    found = []
    for size in range(len(content) + 1):
        path.write_bytes(content[:size])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            again = kept(path, seed=7)
        found.append(looks(again))
        assert getattr(trouble(again), "key", "kept.cut") == "kept.cut"
        again.play(again.position.legal_moves[0])
        assert looks(kept(path)) == looks(again)
    places = [order.index(each) for each in found]
    assert places == sorted(places)
    assert set(places) == set(range(len(order)))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("tiger b1", "tigr b1", 10),
        ("tiger b1", "tiger b7", 10),
        ("draw lion", "draw ox", 10),
        ("end 8", "end 99", 12),
        ("end 8", "ende 8", 12),
        ("seed: 7\n", "", 8),
        ("seed: 7", "seed:", 6),
        ("start: kids players", "start: kidz players", 3),
        ("start: kids players=2\n", "", 3),
        ("same luck: no\n", "", 8),
    ("tiger b1", "tiger b1\xf8", 10),
    ],
)  # fmt: skip
def test_a_file_that_does_not_read_on_is_kept_beside_and_play_goes_on(
    path: Path, old: str, new: str, line: int
) -> None:
    played(path)
    words = path.read_text(encoding="utf-8")
    assert old in words
    edited = words.replace(old, new, 1).encode("latin-1")
    path.write_bytes(edited)
    with pytest.warns(UserWarning, match=f"does not read on from line {line}"):
        game = kept(path)
    aside = path.with_name("anna-and-bo.damaged-1.txt")
    assert aside.read_bytes() == edited
    assert aside.name in str(trouble(game))
    assert game.damage is not None
    assert game.damage.line == line
    game.play(game.position.legal_moves[0])
    assert keeps(game)
    again = kept(path)
    assert looks(again) == looks(game)
    assert trouble(again) is None
    assert again.damage is None


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(path: Path) -> None:
    for _ in range(2):
        kept(path, seed=7)
        path.write_bytes(path.read_bytes() + b"x\n")
        with pytest.warns(UserWarning, match="does not read on"):
            kept(path)
    assert len(list(path.parent.glob("*.damaged-*"))) == 2


def test_a_damaged_file_is_recovered_by_load_as_well(path: Path) -> None:
    game = played(path)
    path.write_bytes(path.read_bytes() + b"lion a2, dr")
    with pytest.warns(UserWarning, match="line 13: the last line is not whole"):
        again = sq.Game.load(path)
    assert looks(again) == looks(game)
    assert again.damage is not None
    assert again.damage.line == 13


# Killed


def killed(kills: int, seed: int, folder: Path) -> dict[str, int]:
    lines = subprocess.run(
        [sys.executable, "-m", "tests.game.killing", str(kills), str(seed), str(folder)],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    counts: dict[str, int] = json.loads(lines)
    return counts


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
def test_what_was_shown_when_it_was_killed_comes_back(tmp_path: Path) -> None:
    counts = killed(50, 1, tmp_path)
    assert counts["as last shown"] + counts["the next thing, not yet shown"] == 50
    assert counts["as last shown"] > 25


@pytest.mark.proof
def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    counts = killed(1_000, 3, tmp_path)
    print(f"1,000 kills: {counts}")
    assert counts["as last shown"] + counts["the next thing, not yet shown"] == 1_000
