"""Words inside sentences: cards, players and seats are said in the language of the reader."""

import itertools
import pickle
from collections.abc import Callable

import pytest

import sequence_widget as sq
from sequence_widget.engine.events import read_event
from sequence_widget.engine.picture import describe, draw_text
from sequence_widget.game.narration import narrate
from sequence_widget.text import (
    LANGUAGES,
    Card,
    Listed,
    Named,
    Phrase,
    Seat,
    card_hint,
    player_name,
    say,
)

UNKNOWN: dict[str, Callable[[], object]] = {
    "an error": lambda: sq.PositionError("seat.number", seat=1).in_language("xx"),
    "no text": lambda: sq.PositionError("seat.number", seat=1).in_language(["nb"]),  # type: ignore[arg-type] # wrong on purpose
    "a sentence": lambda: say("over.draw", "suomi"),
    "an event": lambda: narrate(sq.Move("pass"), "Anna", "xx"),
    "a picture": lambda: draw_text(sq.position("dice"), "xx"),
}


@pytest.mark.parametrize("ask", UNKNOWN.values(), ids=UNKNOWN)
def test_a_language_that_is_not_there_is_refused(ask: Callable[[], object]) -> None:
    with pytest.raises(sq.SequenceError, match=r"there are no sentences in .*en, nb"):
        ask()


def test_words_wait_for_the_language() -> None:
    words = Listed((Card("fox"), Seat(1), Named("Player 2"), "b1"))
    assert words.said("en") == "fox, seat 1, Player 2, b1"
    assert words.said("nb") == "rev, plass 1, Spiller 2, b1"


def test_seats_are_called_by_name_wherever_they_stand() -> None:
    error = sq.PositionError(
        "over.won", who=Phrase("hint.choices", {"choices": Listed((Seat(1),))})
    )
    assert str(error) == "won by ; choose from seat 1"
    named = error.naming(["Anna", "Player 2"])
    assert (type(named), named.key) == (sq.PositionError, "over.won")
    assert str(named) == "won by ; choose from Player 2"
    assert named.in_language("nb").endswith("velg blant Spiller 2 har vunnet")
    assert str(pickle.loads(pickle.dumps(named))) == str(named)  # noqa: S301 - our own
    assert str(error.naming(["Anna"])) == str(error)


def test_a_name_somebody_chose_stays(subtests: pytest.Subtests) -> None:
    for name in ["Anna", "Player", "Player 0", "Player 02", "player 1", "Player x"]:
        with subtests.test(name):
            assert player_name(name, "nb") == name


def test_players_without_a_name_are_told_of_in_the_language() -> None:
    game = sq.Game("kids", seed=7)
    assert game.players == ("Player 1", "Player 2")
    assert narrate(sq.Move("pass"), "Player 1", "nb") == "Spiller 1 kan ikke gjøre noe og står over"
    assert describe(game.seen_by(0), "nb") == "Spiller 1 skal gjøre et trekk."
    assert describe(game.seen_by(0)) == "Player 1 is to move."


def test_a_card_may_be_meant_in_any_language() -> None:
    assert card_hint("Elg", ["fox", "moose"]).said("en") == "; did you mean 'moose'?"
    assert card_hint("elg", ["elk", "elg"]).said("en") == "; did you mean 'elg'?"
    assert sq.position("kids", hands=[[" Hval "], []]).hand(0) == ("whale",)
    assert "copies=whale:1" in sq.edition("kids").but(copies={"hval": 1}).to_text()
    with pytest.raises(sq.PositionError, match="did you mean 'whale'"):
        sq.position("kids", hands=[["hvall"], []])
    with pytest.raises(sq.RulesError, match="did you mean 'whale'"):
        sq.edition("kids").but(copies={"hvall": 1})


def test_the_words_on_the_board_win_over_translations() -> None:
    rows = (("free", "rev", "fox", "free"), ("ulv", "fox", "rev", "ulv"))
    rules = sq.edition("mini-kids").but(board=sq.Board(rows), run_length=2)
    position = sq.position(rules, hands=[["rev"], ["wolf"]])
    assert [position.hand(seat) for seat in (0, 1)] == [("rev",), ("ulv",)]


def test_events_are_read_in_every_language() -> None:
    written = {
        "swap fox": "Bytt rev",
        "pass": "stå over",
        "place b2": "legg på b2",
        "replace b2": "bytt ut B2",
        "remove b2": "ta  bort b2",
        "deal polar-bear": "del ut polar-bear",
        "draw unicorn": "trekk enhjørning",
        "roll 3+4": "kast 3 + 4",
        "roll-off 3+4": "kast om hvem som begynner 3+4",
        "tiger b1": "tiger b1",
        "lion e2": "løve e2",
    }
    cards = ["fox", "lion", "tiger", "unicorn"]
    for event, text in written.items():
        assert str(read_event(text, cards)) == event


def test_a_game_is_played_in_every_language() -> None:
    hands = [["fox", "lion", "wolf"], ["tiger", "zebra", "panda"]]
    start = sq.position("kids", chips={"f2": 0, "e5": 1}, hands=hands)
    game = sq.Game(start, luck="ask")
    game.play("bytt rev")
    assert str(game.last_event) == "swap fox"
    game.play("trekk tiger")
    game.play("løve f6" if "lion" in game.position.rules.board.word("f6") else "løve e2")
    assert str(game.last_event).startswith("lion ")


def test_no_article_stands_before_a_number() -> None:
    """It would be `a` before 7 and `an` before 8."""
    numbers = {"{total}", "{number}"}
    for template in LANGUAGES["en"].values():
        for form in (template,) if isinstance(template, str) else template:
            words = form.split()
            pairs = itertools.pairwise(words)
            assert not [after for word, after in pairs if word == "a" and after[:8] in numbers]
