"""Records with one small thing hurt before the events: the game comes back, and tells of it."""

import json
from pathlib import Path

import pytest

import sequence_widget as sq
from tests.records.keep import OLD

GAME = sq.Game("mini-kids", players=["Anna", sq.RandomBot()], seed=7, same_luck=True)
for _ in range(3):
    GAME.play(GAME.position.legal_moves[0])
    GAME.advance()
GAME.back()
TEXT, JSON = GAME.to_text(), GAME.to_json()
BOT = '"bot": "RandomBot"'
HURT = [
    ("seed: 7", "seed:", "txt"),
    ("seed: 7", "sead: 7", "txt"),
    ("seed: 7", "seed: 1" + "0" * 200, "txt"),
    ("luck: auto", "luck: atuo", "txt"),
    ("luck: auto", "%%%", "txt"),
    ("same luck: yes", "same luck: yse", "txt"),
    ("player: Anna", "player: ", "txt"),
    ("player: Anna", "player: RandomBot", "txt"),
    ("player: Anna", "palyer: Anna", "txt"),
    (BOT, '"bot": RandomBot', "txt"),
    ('"seed": 7', '"seed": ""', "json"),
    ('"seed": 7', '"sead": 7', "json"),
    ('"seed": 7', '"seed": 7 7', "json"),
    ('"seed": 7,', "%%%", "json"),
    ('"luck": "auto"', '"luck": "atuo"', "json"),
    ('"luck": "auto"', '"luck": null', "json"),
    ('"same_luck": true', '"same_luck": 1', "json"),
    ('"Anna"', '""', "json"),
    ('"Anna"', "7", "json"),
    ('"Anna",', "%%%", "json"),
    ('"Anna"', '"RandomBot"', "json"),
    ('"Anna",', "", "json"),
    ('"players"', '"palyers"', "json"),
]


def test_what_was_played_comes_back(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for old, new, form in HURT:
        with subtests.test(f"{form}: {old!r} is {new[:30]!r}"):
            text = TEXT if form == "txt" else JSON
            assert old in text
            path = tmp_path / f"game.{form}"
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
            with pytest.warns(UserWarning, match=r"\w") as said:
                game = sq.Game.load(path)
            assert (game.setup, game.events) == (GAME.setup, GAME.events)
            assert game.damage is not None
            assert [str(game.damage) in str(each.message) for each in said] == [True]
            assert len(set(game.players)) == 2
            assert game.position == game.moments[game.ply].position
            again = tmp_path / f"again.{form}"
            game.save(again)
            assert sq.Game.load(again).events == GAME.events


NAMES_KEPT = [
    ('"seed": 7', '"seed": ""', ("Anna", "RandomBot")),
    ('"Anna"', '""', ("Player 1", "RandomBot")),
    ('"Anna",', "%%%", ("Player 1", "RandomBot")),
    ('"Anna"', '"RandomBot"', ("Player 1", "RandomBot")),
]


def test_who_can_have_a_name_keeps_it(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for old, new, players in NAMES_KEPT:
        with subtests.test(f"{old} is {new}"):
            path = tmp_path / "game.json"
            path.write_text(JSON.replace(old, new, 1), encoding="utf-8")
            assert sq.Game.load(path).players == players
            given = sq.Game.load(path, ["Cy", "Di"])
            assert (given.players, given.events) == (("Cy", "Di"), GAME.events)


MENDED: list[tuple[list[object], tuple[str, ...]]] = [
    (["", "Player 3", ""], ("Player 1", "Player 3", "Player 4")),
    (["", "Player 1", "Cy"], ("Player 2", "Player 1", "Cy")),
    ([" Anna", "Anna ", "Cy"], ("Player 1", "Anna", "Cy")),
    (["Anna", "x" * 200, "\u0007"], ("Anna", "Player 2", "Player 3")),
    (["Anna", "Bo", "Cy", "Di"], ("Anna", "Bo", "Cy")),
    ([None, ["Bo"], {}], ("Player 1", "Player 2", "Player 3")),
]


def test_names_are_mended_so_that_all_differ(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for names, mended in MENDED:
        with subtests.test(", ".join(mended)):
            content = json.loads(sq.Game("kids", 3, seed=1).to_json())
            path = tmp_path / "game.json"
            path.write_text(json.dumps({**content, "players": names}), encoding="utf-8")
            game = sq.Game.load(path)
            assert game.players == mended
            assert game.damage is not None


def test_a_bot_that_nobody_knows_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(JSON.replace(BOT, '"bot": "RandmBot"'), encoding="utf-8")
    with pytest.raises(sq.RecordError, match="did you mean 'RandomBot'"):
        sq.Game.load(path)
    assert sq.Game.load(path, ["Cy", "Di"]).damage is None


OLD_HURT = [
    ("seed: 1\n", "seed:\n"),
    ("shown: ", "shown: x"),
    ("shown: ", "shwon: "),
    ("shown: ", "shown: 99"),
    ('"shown": ', '"shown": 9'),
    ('"shown": ', '"shwon": '),
    ('"luck": "auto"', '"luck": "atuo"'),
]


def test_of_an_old_record_too(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for old, new in OLD_HURT:
        with subtests.test(new):
            name = "kids-2.json" if old.startswith('"') else "kids-2.txt"
            text = (OLD / "1" / name).read_text(encoding="utf-8")
            assert old in text
            path = tmp_path / name
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
            game = sq.Game.load(path)
            assert game.damage is not None
            assert game.events == sq.Game.load(OLD / "1" / name).events


def test_without_a_position_to_start_from_there_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(JSON.replace("mini-kids", "mini-kidz"), encoding="utf-8")
    with pytest.raises(sq.RecordError, match="did you mean 'mini-kids'"):
        sq.Game.load(path)


def test_nothing_comes_of_a_hurt_header_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(TEXT.partition("deal")[0].replace("seed: 7", "seed:"), encoding="utf-8")
    with pytest.raises(sq.RecordError, match="'seed: ' does not read as a header"):
        sq.Game.load(path)
