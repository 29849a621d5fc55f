"""Words inside sentences: cards, players and seats are said in the language of the reader."""

import itertools
import pickle
from collections.abc import Callable

import pytest

import sequence_widget as sq
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
    "a sentence": lambda: say("over.draw", "norsk"),
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
    with pytest.raises(sq.PositionError, match="did you mean 'whale'"):
        sq.position("kids", hands=[["hval"], []])
    with pytest.raises(sq.RulesError, match="did you mean 'whale'"):
        sq.edition("kids").but(copies={"hval": 1})


def test_no_article_stands_before_a_number() -> None:
    """It would be `a` before 7 and `an` before 8."""
    numbers = {"{total}", "{number}"}
    for template in LANGUAGES["en"].values():
        for form in (template,) if isinstance(template, str) else template:
            words = form.split()
            pairs = itertools.pairwise(words)
            assert not [after for word, after in pairs if word == "a" and after[:8] in numbers]
