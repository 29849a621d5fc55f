"""What a notebook's cell shows of a value that stands alone in it, and what options it refuses."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

import sequence_widget as sq
from sequence_widget.text.numbers import Prose

GAME = sq.Game("kids", players=["Anna", "Bo"], seed=7)


def test_completing_a_name_offers_the_public_names_alone() -> None:
    assert dir(sq) == sorted(sq.__all__)


@pytest.mark.parametrize(
    "value",
    [
        sq.Move.from_text("tiger b1"),
        sq.Move("pass"),
        sq.Chance.from_text("roll 3+4"),
        sq.edition("kids"),
        sq.edition("dice").but(run_length=5),
        GAME.position,
    ],
    ids=str,
)
def test_a_value_is_written_as_the_line_that_makes_it(value: object) -> None:
    names = {"Move": sq.Move, "Chance": sq.Chance, "Rules": sq.Rules, "Position": sq.Position}
    assert eval(repr(value), names) == value  # noqa: S307 - the line is our own


def test_a_view_is_shown_with_what_it_sees_of_the_cards() -> None:
    shown = GAME.seen_by("Anna")._repr_html_()
    assert shown.startswith("<svg")
    assert "Anna holds panda, tiger and zebra. Bo holds 3 cards." in shown
    hidden = set(GAME.position.hand(1)) - set(GAME.position.hand(0))
    told = shown.partition("Bo holds")[2].partition("Not seen")[0]
    assert hidden
    assert not any(card in told for card in hidden)
    onlooker = GAME.seen_by(None)._repr_html_()
    assert "Anna holds 3 cards. Bo holds 3 cards. 36 cards are left to draw." in onlooker
    assert sq.position("dice").seen_by(0)._repr_html_().endswith("</svg>")


def test_rules_are_shown_as_their_board_and_in_words() -> None:
    shown = sq.edition("mini-dice")._repr_html_()
    assert shown.startswith("<svg")
    assert "<p>Sequence Dice, small.<br>For 2 players." in shown
    assert isinstance(sq.edition("kids").explain("nb"), Prose)


def test_a_plot_prints_nothing_beside_its_picture() -> None:
    pytest.importorskip("matplotlib")
    formatter = InteractiveShell.instance().display_formatter
    assert formatter is not None
    for ax in (sq.roll_sum("dice").plot(), sq.simulate("mini-dice", games=10).plot()):
        shown = formatter.format(ax)  # type: ignore[no-untyped-call] # IPython has no types
        assert shown == ({}, {})


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"language": "xx"}, "language='xx': there are only these: en, nb"),
        ({"overlay": "chance"}, "give one of the names cells, threats, fills, chances, or"),
        (
            {"panels": ["hands"]},
            "these: unseen, chances, variations, many, claims, ask",
        ),
        ({"overlays": "fills"}, "has no option 'overlays'; did you mean 'overlay'"),
        ({"size": 3}, "choose from curtain, entering, language, layout, overlay, show"),
    ],
    ids=str,
)
def test_an_option_that_is_not_there_is_refused_with_those_that_are(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(sq.SequenceError, match=told) as refused:
        sq.SequenceWidget(GAME, **options)  # type: ignore[arg-type] # wrong on purpose
    assert "\n" not in str(refused.value)


def test_a_language_may_be_called_as_people_call_it() -> None:
    board = sq.SequenceWidget(GAME, language="no")
    assert board.language == "nb"
    board.language = "en-GB"
    assert board.language == "en"
    with pytest.raises(sq.SequenceError, match="language='xx': there are only these: en, nb"):
        board.language = "xx"
    assert board.language == "en"
    board.close()


def test_the_line_to_hand_in_has_a_button_that_copies_it() -> None:
    sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1a").guess("1/6")
    shown = sq.hand_in("Anna")._repr_html_()
    assert "user-select:all" in shown
    assert ">Copy</button>" in shown
