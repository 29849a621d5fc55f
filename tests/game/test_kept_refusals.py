"""No game is kept in a file that is another game's, or no game: the difference is named."""

from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.keeping import keeps, kept, looks, played
from tests.game.playing import Wrong
from tests.records.keep import OLD


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
