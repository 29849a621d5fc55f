"""Games in files: whose they are and where they lie stays as it is."""

import os
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq

GAME = sq.Game("kids", seed=7)
pytestmark = pytest.mark.skipif(os.name == "nt", reason="modes, links and pipes are of Unix")


def test_a_file_keeps_its_mode(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for mode in [0o600, 0o640, 0o664]:
        with subtests.test(f"{mode:o}"):
            path = tmp_path / "game.json"
            path.write_text("old", encoding="utf-8")
            path.chmod(mode)
            GAME.save(path)
            assert path.stat().st_mode & 0o777 == mode
            assert sq.Game.load(path).to_json() == GAME.to_json()


@pytest.mark.parametrize("there", [True, False], ids=["there", "to come"])
def test_through_a_link_the_file_it_leads_to_is_written(there: bool, tmp_path: Path) -> None:  # noqa: FBT001 - a case
    (tmp_path / "real").mkdir()
    real, link = tmp_path / "real" / "game.json", tmp_path / "link.json"
    if there:
        real.write_text("old", encoding="utf-8")
    link.symlink_to(Path("real") / "game.json")
    GAME.save(link)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == GAME.to_json()
    assert [path.name for path in (tmp_path / "real").iterdir()] == ["game.json"]


def test_the_name_that_is_given_says_which_form(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to("game")
    GAME.save(tmp_path / "link.txt")
    assert (tmp_path / "game").read_text(encoding="utf-8") == GAME.to_text()


NO_PATHS: list[Any] = [None, 5, ["game.json"], {}]


def test_what_names_no_file_is_refused(subtests: pytest.Subtests) -> None:
    for path in NO_PATHS:
        with subtests.test(repr(path)):
            for act in (GAME.save, sq.Game.load):
                with pytest.raises(
                    sq.RecordError, match="a file is named by text or by a path, not by"
                ):
                    act(path)


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(sq.RecordError, match="cannot be saved"):
        GAME.save(tmp_path)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(sq.RecordError, match="cannot be saved"):
        GAME.save(pipe)
    assert pipe.is_fifo()
