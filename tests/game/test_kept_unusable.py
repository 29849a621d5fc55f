"""Files that cannot be written, are full, or changed by others: it is told, and play goes on."""

import json
import tempfile
import warnings
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.text import limits
from tests.game.keeping import keeps, kept, looks, played, run, trouble


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
