"""Files of every form that games were ever written in give the games that they were written of."""

import json
from pathlib import Path

import pytest

import sequence_widget as sq
from tests.records.keep import OLD, TREES
from tests.records.trees import tree_of

FORMS = sorted(folder.name for folder in OLD.iterdir())


def trees(form: str) -> dict[str, dict[str, object]]:
    read: dict[str, dict[str, object]] = json.loads((OLD / form / TREES).read_text("utf-8"))
    return read


@pytest.mark.parametrize("form", FORMS)
def test_an_old_file_gives_its_game(form: str, subtests: pytest.Subtests) -> None:
    for name, tree in trees(form).items():
        with subtests.test(name):
            game = sq.Game.load(OLD / form / name)
            assert game.damage is None
            assert tree_of(game) == tree


@pytest.mark.parametrize("form", FORMS)
def test_an_old_file_is_written_anew_without_loss(
    form: str, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    for name, tree in trees(form).items():
        with subtests.test(name):
            path = tmp_path / name
            sq.Game.load(OLD / form / name).save(path)
            assert tree_of(sq.Game.load(path)) == tree


@pytest.mark.parametrize("form", FORMS)
def test_every_old_file_is_read(form: str) -> None:
    assert {path.name for path in (OLD / form).iterdir()} == {*trees(form), TREES}
