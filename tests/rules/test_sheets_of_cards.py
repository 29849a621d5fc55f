"""The sheets of the card game, statement by statement, each for the edition of its sheet."""

import inspect
from collections.abc import Callable, Mapping

import pytest

from tests.rules import statements

SHEETS = {"000": "kids-2025", "001": "kids", "002": "kids", "003": "kids-nb"}
"""Sheet 000 is English (Goliath), 001 and 002 are English with the same text, 003 is Norwegian."""

STATEMENTS: Mapping[Callable[[str], None], str] = {
    statements.first_to_four_wins: "The first to have four chips of one colour in a row has won.",
    statements.up_and_down: "Four below one another, all of one colour, are a line.",
    statements.across: "Four side by side, all of one colour, are a line.",
    statements.diagonal: "Four from corner to corner, either way, are a line.",
    statements.connected: "The four touch one another, and lie straight.",
    statements.own_colour_each: "Every player has chips that nobody else plays with.",
    statements.shuffled: "No card is likelier to be dealt than another.",
    statements.deal_of_three: "Everybody begins with a hand of three.",
    statements.deal_one_at_a_time: "The deal goes round the table card by card.",
    statements.face_down: "Nobody sees what another was dealt.",
    statements.own_cards_are_seen: "One's own hand is no secret to oneself.",
    statements.rest_is_the_deck: "Whatever was not dealt is there to be drawn.",
    statements.left_of_the_dealer_begins: "Who sits to the dealer's left has the first turn.",
    statements.clockwise: "After each turn it is the turn of the next seat.",
    statements.card_of_choice: "It is the player who chooses among the cards held.",
    statements.own_discard_pile: "The card is put onto the discards of the one who plays it.",
    statements.pile_is_open: "Everybody at the table sees what was discarded.",
    statements.chip_on_the_picture: (
        "The chip goes where the card's animal is shown, and nowhere else."
    ),
    statements.draw_ends_the_turn: (
        "A card has to be drawn after the play; then the next player moves."
    ),
    statements.three_cards_at_the_end: "Whatever happened in the turn, it leaves a full hand.",
    statements.pictured_twice: "The board shows each animal of the deck two times.",
    statements.either_space: "Both spaces of an animal are good for its card.",
    statements.covered_space_is_taken: "Where a chip lies, no other is put.",
    statements.dead_card: "A card of no use is discarded for another before the turn is played.",
    statements.only_a_dragon_removes: "Nothing but a dragon takes a chip away.",
    statements.no_wild_pictures: "The two special cards have no space of their own.",
    statements.two_dragons: "The deck holds a pair of dragons.",
    statements.dragon_removes: (
        "It is discarded, and a chip that is not one's own leaves the board."
    ),
    statements.dragon_ends_the_turn: "Nothing more is played in a turn with a dragon.",
    statements.dragon_places_nothing: "The space it cleared is not taken in the same turn.",
    statements.two_unicorns: "The deck holds a pair of unicorns.",
    statements.unicorn_places: "It is discarded for a chip wherever there is none yet.",
    statements.unicorn_ends_the_turn: "Nothing more is played in a turn with a unicorn.",
    statements.corners_are_free: "The four corners show no animal.",
    statements.corner_counts_for_all: "All seats may complete a line through a corner.",
    statements.corner_saves_a_chip: "Beside a corner three chips make the line.",
    statements.corner_is_shared: "A corner that one player relies on still serves another.",
    statements.corner_holds_no_chip: "Nobody can put a chip there.",
    statements.new_deck: "When no card is left, all discards become the deck.",
    statements.goes_on_until_four: "Turn follows turn, and only a line of four ends them.",
}
"""By check, what the sheets say."""

NOT_SAID = {
    "000": {
        statements.deal_one_at_a_time,
        statements.left_of_the_dealer_begins,
        statements.corner_is_shared,
    },
}
"""What a sheet leaves out."""

SAID = {
    sheet: [check for check in STATEMENTS if check not in NOT_SAID.get(sheet, ())]
    for sheet in SHEETS
}


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_a_sheet_says_holds(sheet: str, subtests: pytest.Subtests) -> None:
    for check in SAID[sheet]:
        with subtests.test(check.__name__):
            check(SHEETS[sheet])


def test_every_statement_is_checked() -> None:
    """All sheets but 000 say each of the 40; `four_win` is a part of some of them."""
    local = {name for name, value in vars(statements).items() if inspect.isfunction(value)}
    local -= {"after", "cards", "chips", "end_turn", "kids_rules", "moves", "targets"}
    assert {check.__name__ for check in STATEMENTS} == local - {"four_win"}
    assert len(STATEMENTS) == 40
    assert [len(checks) for checks in SAID.values()] == [37, 40, 40, 40]
