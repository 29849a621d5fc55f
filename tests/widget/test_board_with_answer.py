"""A board with an answer under it that keeps up with the game."""

from html import unescape

import pytest

import sequence_widget as sq


def unicorn(game: sq.Game) -> sq.Probability:
    return game.seen_by("Anna").draw_probability("unicorn")


def test_it_keeps_up_with_playing_and_stepping() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, unicorn, show="Anna")
    before = shown.said
    assert unicorn(game).in_language("en") in before
    game.play("tiger b1")
    assert unicorn(game).in_language("en") in shown.said != before
    game.back(2)
    assert shown.said == before


def test_the_board_takes_its_options() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, unicorn, show="Anna", overlay="threats")
    assert (shown.game, shown.overlay) == (game, "threats")


def test_what_cannot_be_answered_is_said_and_may_be_answered_again() -> None:
    game = sq.sample_game("anna-and-bo", ply=36)
    shown = sq.follow(game, lambda game: game.seen_by("Anna").given(no_win_last_turn="Bo").hand)
    before = shown.said
    game.go_to(0)
    assert "Bo has had no turn" in shown.said
    game.go_to(36)
    assert shown.said == before


def test_a_table_is_shown_as_one_and_words_as_they_are() -> None:
    game = sq.Game("dice", seed=1)
    assert sq.follow(game, sq.rolled).said == sq.rolled(game).to_html()
    assert "&lt;b&gt;" in sq.follow(game, lambda _: "<b>").said


def test_when_it_is_closed_its_board_is() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, unicorn, show="Anna", panels=("unseen",))
    before = shown.said
    shown.close()
    assert shown.comm is None
    game.play("tiger b1")
    assert (shown.ply, shown.said) == (0, before)


def test_it_keeps_up_with_another_game_that_looks_the_same() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, lambda game: game.seen_by(0).hand, show="none")
    game.restart(8)
    assert str(game.position.hand(0)) in unescape(shown.said)
    named = sq.follow(game, lambda game: game.players[0], show="none")
    game.begin(players=["Kim", "Lo"], seed=8)
    assert "Kim" in named.said
    named.game = sq.Game("kids", players=["Mia", "Nils"], seed=8)
    assert "Mia" in named.said


def test_it_is_closed_whole_though_a_cell_fails() -> None:
    game = sq.Game("dice", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, lambda game: game.ply)
    other = sq.SequenceWidget(game, overlay="fills")  # its figures are shut until there is a guess
    shown.ask("How likely is a 7?", "1/6", name="closed whole")

    def fail(_change: object) -> None:
        message = "mine"
        raise ValueError(message)

    other.observe(fail, "figures")
    with pytest.raises(ValueError, match="mine"):
        shown.close()
    assert shown.comm is None


def test_what_cannot_be_called_is_refused() -> None:
    with pytest.raises(sq.SequenceError, match="'fox b1' cannot be called"):
        sq.follow(sq.Game("dice", seed=1), "fox b1")  # type: ignore[arg-type] # what is tested


def test_a_browser_cannot_write_the_answer() -> None:
    shown = sq.follow(sq.Game("dice", seed=1), lambda game: game.ply)
    before = shown.said
    shown.set_state({"said": "<script>"})
    assert shown.said == before


def test_a_reader_without_widgets_finds_the_position_and_the_answer() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    shown = sq.follow(game, unicorn, show="Anna")
    game.play("tiger b1")
    bundle = shown._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert "Bo is to move." in data["image/svg+xml"]
    assert data["text/html"] == data["image/svg+xml"] + shown.said
    assert data["text/plain"].endswith(f"Bo is to move.\n\n{unicorn(game).in_language()}")


def test_two_boards_follow_one_game() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    one, other = sq.follow(game, unicorn), sq.follow(game, lambda game: game.ply)
    game.play("tiger b1")
    assert str(game.ply) in other.said
    assert unicorn(game).in_language("en") in one.said


def test_a_function_that_fails_leaves_no_follower_behind() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    asked = []

    def slip(game: sq.Game) -> int:
        asked.append(game.ply)
        return 1 // (game.ply - game.ply)

    with pytest.raises(ZeroDivisionError):
        sq.follow(game, slip)
    game.play("tiger b1")
    game.back(2)
    assert asked == [0]
