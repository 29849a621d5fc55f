"""Games that are kept in a file: what is shown is there already, and comes back."""

import random
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from tests.game.keeping import keeps, kept, looks, played, trouble
from tests.game.killing import GAMES, play_at_random
from tests.game.playing import FirstBot


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
