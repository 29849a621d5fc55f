"""Sheet 003 (Norwegian), statement by statement: the edition `kids-nb`."""

from tests.rules import statements

EDITION = "kids-nb"


def test_the_first_with_four_in_a_row_wins() -> None:
    """The first to have four chips of one colour in a row has won."""
    statements.first_to_four_wins(EDITION)


def test_a_line_may_run_up_and_down() -> None:
    """Four below one another, all of one colour, are a line."""
    statements.up_and_down(EDITION)


def test_a_line_may_run_across() -> None:
    """Four side by side, all of one colour, are a line."""
    statements.across(EDITION)


def test_a_line_may_run_diagonally() -> None:
    """Four from corner to corner, either way, are a line."""
    statements.diagonal(EDITION)


def test_a_line_has_no_gap_and_no_bend() -> None:
    """The four touch one another, and lie straight."""
    statements.connected(EDITION)


def test_each_player_has_a_colour() -> None:
    """Every player has chips that nobody else plays with."""
    statements.own_colour_each(EDITION)


def test_the_cards_are_shuffled() -> None:
    """No card is likelier to be dealt than another."""
    statements.shuffled(EDITION)


def test_each_player_is_dealt_three_cards() -> None:
    """Everybody begins with a hand of three."""
    statements.deal_of_three(EDITION)


def test_cards_are_dealt_one_at_a_time() -> None:
    """The deal goes round the table card by card."""
    statements.deal_one_at_a_time(EDITION)


def test_cards_are_dealt_face_down() -> None:
    """Nobody sees what another was dealt."""
    statements.face_down(EDITION)


def test_players_see_their_own_cards() -> None:
    """One's own hand is no secret to oneself."""
    statements.own_cards_are_seen(EDITION)


def test_the_other_cards_are_the_deck() -> None:
    """Whatever was not dealt is there to be drawn."""
    statements.rest_is_the_deck(EDITION)


def test_the_player_after_the_dealer_begins() -> None:
    """Who sits to the dealer's left has the first turn."""
    statements.left_of_the_dealer_begins(EDITION)


def test_the_turn_passes_clockwise() -> None:
    """After each turn it is the turn of the next seat."""
    statements.clockwise(EDITION)


def test_a_player_plays_whichever_card_of_the_hand() -> None:
    """It is the player who chooses among the cards held."""
    statements.card_of_choice(EDITION)


def test_a_played_card_goes_onto_the_own_pile() -> None:
    """The card is put onto the discards of the one who plays it."""
    statements.own_discard_pile(EDITION)


def test_the_piles_lie_face_up() -> None:
    """Everybody at the table sees what was discarded."""
    statements.pile_is_open(EDITION)


def test_a_chip_is_placed_on_the_picture() -> None:
    """The chip goes where the card's animal is shown, and nowhere else."""
    statements.chip_on_the_picture(EDITION)


def test_a_turn_ends_with_drawing_a_card() -> None:
    """A card has to be drawn after the play; then the next player moves."""
    statements.draw_ends_the_turn(EDITION)


def test_a_hand_is_three_cards_after_every_turn() -> None:
    """Whatever happened in the turn, it leaves a full hand."""
    statements.three_cards_at_the_end(EDITION)


def test_every_animal_is_on_two_spaces() -> None:
    """The board shows each animal of the deck two times."""
    statements.pictured_twice(EDITION)


def test_either_of_the_two_spaces_may_be_chosen() -> None:
    """Both spaces of an animal are good for its card."""
    statements.either_space(EDITION)


def test_a_covered_space_cannot_be_chosen() -> None:
    """Where a chip lies, no other is put."""
    statements.covered_space_is_taken(EDITION)


def test_a_card_without_an_open_space_is_exchanged() -> None:
    """A card of no use is discarded for another before the turn is played."""
    statements.dead_card(EDITION)


def test_chips_stay_but_for_dragons() -> None:
    """Nothing but a dragon takes a chip away."""
    statements.only_a_dragon_removes(EDITION)


def test_the_board_shows_no_unicorn_and_no_dragon() -> None:
    """The two special cards have no space of their own."""
    statements.no_wild_pictures(EDITION)


def test_there_are_two_dragons() -> None:
    """The deck holds a pair of dragons."""
    statements.two_dragons(EDITION)


def test_a_dragon_takes_an_opponents_chip() -> None:
    """It is discarded, and a chip that is not one's own leaves the board."""
    statements.dragon_removes(EDITION)


def test_a_dragon_is_a_whole_turn() -> None:
    """Nothing more is played in a turn with a dragon."""
    statements.dragon_ends_the_turn(EDITION)


def test_a_dragon_places_no_chip() -> None:
    """The space it cleared is not taken in the same turn."""
    statements.dragon_places_nothing(EDITION)


def test_there_are_two_unicorns() -> None:
    """The deck holds a pair of unicorns."""
    statements.two_unicorns(EDITION)


def test_a_unicorn_goes_onto_every_open_space() -> None:
    """It is discarded for a chip wherever there is none yet."""
    statements.unicorn_places(EDITION)


def test_a_unicorn_is_a_whole_turn() -> None:
    """Nothing more is played in a turn with a unicorn."""
    statements.unicorn_ends_the_turn(EDITION)


def test_the_corners_are_free() -> None:
    """The four corners show no animal."""
    statements.corners_are_free(EDITION)


def test_a_corner_counts_for_everybody() -> None:
    """All seats may complete a line through a corner."""
    statements.corner_counts_for_all(EDITION)


def test_a_corner_saves_a_chip() -> None:
    """Beside a corner three chips make the line."""
    statements.corner_saves_a_chip(EDITION)


def test_several_players_may_use_one_corner() -> None:
    """A corner that one player relies on still serves another."""
    statements.corner_is_shared(EDITION)


def test_a_corner_never_holds_a_chip() -> None:
    """Nobody can put a chip there."""
    statements.corner_holds_no_chip(EDITION)


def test_an_empty_deck_is_made_anew() -> None:
    """When no card is left, all discards become the deck."""
    statements.new_deck(EDITION)


def test_play_goes_on_until_four_are_in_a_row() -> None:
    """Turn follows turn, and only a line of four ends them."""
    statements.goes_on_until_four(EDITION)
