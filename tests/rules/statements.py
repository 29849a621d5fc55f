"""What the sheets of the card game say alike, as checks that take the edition's name."""

from collections import Counter

import pytest

import sequence_widget as sq
from sequence_widget.rules import FREE
from tests.rules.table import after, cards, chips, end_turn, kids_rules, moves, targets

CORNERS = ("a1", "g1", "a6", "g6")
REST = "panda turtle moose"
"""A hand for a seat that only watches."""


def four_win(edition: str, on: str, last: str) -> None:
    """Three chips and the right fourth win; two and that one do not."""
    hand = f"{last.split(maxsplit=1)[0]} penguin wolf"
    assert after(cards(edition, hand, REST, on=[on]), last).winner == 0
    first, *others = on.split()
    assert after(cards(edition, hand, REST, on=[" ".join(others)]), last).winner is None
    # The same spaces with one chip of another colour among them are no line.
    mixed = after(cards(edition, hand, REST, on=[" ".join(others), first]), last)
    assert not mixed.is_over


def first_to_four_wins(edition: str) -> None:
    """Whoever completes four ends the game, though the other had as good a chance."""
    both = cards(edition, "elephant penguin wolf", "kangaroo turtle fox", on=["c3 d3 e3", "c1"])
    won = both.apply("elephant f3")
    assert (won.winner, won.is_over, won.turn, won.legal_moves) == (0, True, None, ())
    assert won.winning_lines == (("c3", "d3", "e3", "f3"),)


def up_and_down(edition: str) -> None:
    four_win(edition, "c2 c3 c4", "kangaroo c5")


def across(edition: str) -> None:
    four_win(edition, "c3 d3 e3", "elephant f3")


def diagonal(edition: str) -> None:
    four_win(edition, "b1 c2 d3", "wolf e4")
    four_win(edition, "d1 c2 b3", "moose a4")


def connected(edition: str) -> None:
    """A gap in the row, or a bend, is no line."""
    gap = after(cards(edition, "penguin wolf fox", REST, on=["c3 d3 e3"]), "penguin g3")
    bend = after(cards(edition, "moose wolf fox", REST, on=["c3 d3 e3"]), "moose g2")
    assert gap.winner is None
    assert bend.winner is None


def own_colour_each(edition: str) -> None:
    rules = kids_rules(edition)
    for players in (2, 3, 4):
        assert rules.sides(players) == players
        seats = sq.position(edition, players, chips=chips("b1", "c2"))
        assert [seats.supply(seat) for seat in range(2)] == [rules.chips - 1] * 2
    assert len(set(rules.colours)) == 4


def deal_of_three(edition: str) -> None:
    for players in (2, 3, 4):
        position = sq.Game(edition, players, seed=3).position
        assert [len(position.hand(seat)) for seat in range(players)] == [3] * players


def deal_one_at_a_time(edition: str) -> None:
    game = sq.Game(edition, 3, seed=3)
    position, seats = game.start, []
    for event in game.setup:
        seats.append(position.turn)
        position = position.apply(event)
    assert seats == [0, 1, 2] * 3


def face_down(edition: str) -> None:
    """What another seat holds makes no difference to what one sees; one's own cards do."""
    first = cards(edition, "tiger fox lion", "zebra unicorn panda")
    other = cards(edition, "tiger fox lion", "dragon unicorn panda")
    assert first.seen_by(0) == other.seen_by(0)
    assert first.seen_by(1) != other.seen_by(1)


def own_cards_are_seen(edition: str) -> None:
    position = cards(edition, "tiger fox lion", "zebra unicorn panda")
    assert position.seen_by(1).hand == ("panda", "unicorn", "zebra")


def shuffled(edition: str) -> None:
    """Every card may come first, each as likely as there are of it."""
    chances = sq.position(edition).chance_outcomes()
    deck = dict(kids_rules(edition).deck)
    assert {chance.card: p * 42 for chance, p in chances} == deck


def rest_is_the_deck(edition: str) -> None:
    position = sq.Game(edition, 4, seed=3).position
    held = Counter(card for seat in range(4) for card in position.hand(seat))
    assert position.deck.total() == 30
    assert position.deck + held == Counter(dict(kids_rules(edition).deck))
    assert all(position.discards(seat) == () for seat in range(4))


def clockwise(edition: str) -> None:
    """The turn goes to the next seat, and from the last to the first."""
    hands = ("tiger fox lion", "zebra wolf hippo", REST)
    position = cards(edition, *hands)
    turns = []
    for move in ("tiger b1", "zebra c2", "panda a3"):
        turns.append(position.turn)
        position = end_turn(position.apply(move))
    assert [*turns, position.turn] == [0, 1, 2, 0]


def left_of_the_dealer_begins(edition: str) -> None:
    assert kids_rules(edition).begins == "dealer-left"
    names = ["Anna", "Bo", "Cy"]
    assert [sq.Game(edition, names, seed=1, dealer=name).position.turn for name in names] == [
        1,
        2,
        0,
    ]


def card_of_choice(edition: str) -> None:
    position = cards(edition, "tiger fox lion", REST)
    assert moves(position) == ["fox f2", "fox e5", "lion e2", "lion b6", "tiger b1", "tiger f6"]


def own_discard_pile(edition: str) -> None:
    """The card leaves the hand and lies on top of one's own pile."""
    piles = [["wolf"], ["hippo"]]
    played = after(cards(edition, "tiger fox lion", REST, discards=piles), "tiger b1")
    assert played.hand(0) == ("fox", "lion")
    assert played.discards(0) == ("wolf", "tiger")
    assert played.discards(1) == ("hippo",)


def pile_is_open(edition: str) -> None:
    """All seats, and those who only watch, see a pile."""
    played = after(cards(edition, "tiger fox lion", REST), "tiger b1")
    assert [played.seen_by(seat).discards(0) for seat in (0, 1, None)] == [("tiger",)] * 3


def chip_on_the_picture(edition: str) -> None:
    played = after(cards(edition, "tiger fox lion", REST, turn=0), "tiger b1")
    assert played.chips == {"b1": 0}
    with pytest.raises(sq.IllegalMoveError):
        cards(edition, "tiger fox lion", REST).apply("tiger c2")


def draw_ends_the_turn(edition: str) -> None:
    """After the play only a draw may come, and then the next player moves."""
    played = after(cards(edition, "tiger fox lion", REST), "tiger b1")
    assert (played.turn, played.awaiting) == (0, "draw")
    with pytest.raises(sq.IllegalMoveError):
        played.apply("fox f2")
    drawn = played.apply("draw whale")
    assert (drawn.turn, drawn.awaiting) == (1, "move")
    assert drawn.hand(0) == ("fox", "lion", "whale")
    assert drawn.deck["whale"] == 1


def three_cards_at_the_end(edition: str) -> None:
    """After a swap and a play, too, the hand is whole again."""
    plain = end_turn(after(cards(edition, "tiger fox lion", REST), "tiger b1"))
    dead = cards(edition, "tiger fox lion", REST, on=["b1", "f6"])
    swapped = end_turn(after(dead, "swap tiger", "draw wolf", "wolf e1"))
    assert len(plain.hand(0)) == len(swapped.hand(0)) == 3


def pictured_twice(edition: str) -> None:
    rules = kids_rules(edition)
    assert Counter(rules.board.words) == {FREE: 4} | dict.fromkeys(rules.animals, 2)
    assert len(rules.animals) == 19


def either_space(edition: str) -> None:
    assert targets(cards(edition, "tiger fox lion", REST), "tiger") == {"b1", "f6"}


def covered_space_is_taken(edition: str) -> None:
    """A chip of anybody, one's own too, closes a space."""
    for on in (["b1"], ["", "b1"]):
        position = cards(edition, "tiger fox lion", REST, on=on)
        assert targets(position, "tiger") == {"f6"}
        with pytest.raises(sq.IllegalMoveError):
            position.apply("tiger b1")


def dead_card(edition: str) -> None:
    """It goes to the pile, another is drawn, and the same player then plays as usual."""
    position = cards(edition, "tiger fox lion", REST, on=["b1", "f6"])
    swapped = position.apply("swap tiger")
    assert swapped.discards(0) == ("tiger",)
    assert swapped.awaiting == "draw"
    drawn = swapped.apply("draw wolf")
    assert (drawn.turn, drawn.awaiting) == (0, "move")
    assert drawn.hand(0) == ("fox", "lion", "wolf")
    assert "wolf e1" in moves(drawn)


def only_a_dragon_removes(edition: str) -> None:
    """No move but a dragon's lets a chip vanish."""
    hand = "unicorn dragon zebra"
    position = cards(edition, hand, REST, on=["b1", "c3"])
    for move in position.legal_moves:
        left = set(position.chips) - set(position.apply(move).chips)
        assert left == ({"c3"} if move.card == "dragon" else set())


def no_wild_pictures(edition: str) -> None:
    assert {"unicorn", "dragon"}.isdisjoint(kids_rules(edition).board.words)


def two_dragons(edition: str) -> None:
    assert sq.position(edition).deck["dragon"] == 2


def two_unicorns(edition: str) -> None:
    assert sq.position(edition).deck["unicorn"] == 2


def dragon_removes(edition: str) -> None:
    """The dragon goes to the pile, and the chip of any opponent goes off the board."""
    position = cards(edition, "dragon fox lion", REST, "wolf hippo zebra", on=["b1", "c3", "d4"])
    assert targets(position, "dragon") == {"c3", "d4"}
    played = position.apply("dragon d4")
    assert played.chips == {"b1": 0, "c3": 1}
    assert played.discards(0) == ("dragon",)
    assert played.supply(2) == kids_rules(edition).chips


def dragon_ends_the_turn(edition: str) -> None:
    played = cards(edition, "dragon fox lion", REST, on=["b1", "c3"]).apply("dragon c3")
    assert (played.awaiting, end_turn(played).turn) == ("draw", 1)


def dragon_places_nothing(edition: str) -> None:
    """The space stays open until the next player's turn, even for who holds its card."""
    played = cards(edition, "dragon camel lion", "camel fox panda", on=["b1", "c3"]).apply(
        "dragon c3"
    )
    with pytest.raises(sq.IllegalMoveError):
        played.apply("camel c3")
    assert played.chip("c3") is None
    assert "camel c3" in moves(end_turn(played))


def unicorn_places(edition: str) -> None:
    """It goes to the pile, and a chip onto whichever open space."""
    position = cards(edition, "unicorn fox lion", REST, on=["b1", "c3"])
    every = {cell for cell in position.rules.board.cells if cell not in CORNERS}
    assert targets(position, "unicorn") == every - {"b1", "c3"}
    played = position.apply("unicorn d4")
    assert played.chip("d4") == 0
    assert played.discards(0) == ("unicorn",)


def unicorn_ends_the_turn(edition: str) -> None:
    played = cards(edition, "unicorn fox lion", REST).apply("unicorn d4")
    assert (played.awaiting, end_turn(played).turn) == ("draw", 1)


def corners_are_free(edition: str) -> None:
    board = kids_rules(edition).board
    assert tuple(cell for cell in board.cells if board.word(cell) == FREE) == CORNERS


def corner_counts_for_all(edition: str) -> None:
    """Whoever completes a line through a corner wins, whichever the seat and the corner."""
    for seat in range(3):
        for on, last in [("b1 c1", "d1"), ("d1 e1", "f1"), ("a3 a4", "a5"), ("g3 g4", "g5")]:
            hands = ["unicorn fox lion" if who == seat else "" for who in range(3)]
            held = ["" if who != seat else on for who in range(3)]
            position = cards(edition, *hands, on=held, turn=seat)
            assert position.apply(f"unicorn {last}").winner == seat


def corner_saves_a_chip(edition: str) -> None:
    """Three chips beside a corner do; two do not, nor do three with no corner."""
    hand = "giraffe fox lion"
    assert cards(edition, hand, REST, on=["b1 c1"]).apply("giraffe d1").winner == 0
    assert cards(edition, hand, REST, on=["c1"]).apply("giraffe d1").winner is None
    assert cards(edition, hand, REST, on=["c1 e1"]).apply("giraffe d1").winner is None


def corner_is_shared(edition: str) -> None:
    """The corner is in use along the top by one, and another still wins down the side."""
    position = cards(edition, "fox lion wolf", "moose fox panda", on=["b1 c1", "a2 a3"], turn=1)
    assert position.apply("moose a4").winner == 1
    again = cards(edition, "giraffe lion wolf", "moose fox panda", on=["b1 c1", "a2 a3"])
    assert again.apply("giraffe d1").winner == 0


def corner_holds_no_chip(edition: str) -> None:
    position = cards(edition, "unicorn fox lion", REST)
    for corner in CORNERS:
        with pytest.raises(sq.IllegalMoveError):
            position.apply(f"unicorn {corner}")
        with pytest.raises(sq.PositionError):
            sq.position(edition, chips={corner: 0})


def new_deck(edition: str) -> None:
    """The last card is drawn, and all piles together are the deck again."""
    rules = kids_rules(edition)
    hands = [["tiger", "fox", "lion"], REST.split()]
    rest = Counter(dict(rules.deck)) - Counter([*hands[0], *hands[1], "whale"])
    mine, others = list(rest.elements())[:10], list(rest.elements())[10:]
    position = sq.position(edition, hands=hands, discards=[mine, others])
    assert position.deck == {"whale": 1}
    drawn = after(position, "tiger b1", "draw whale")
    assert drawn.deck == rest + Counter(["tiger"])
    assert drawn.discards(0) == drawn.discards(1) == ()


def goes_on_until_four(edition: str) -> None:
    """Round after round nobody wins with three in a row; the fourth ends it."""
    hands = ("camel ostrich whale", "tiger zebra moose")
    position = cards(edition, *hands)
    for move, card in [
        ("camel c3", "elephant"), ("tiger b1", "fox"), ("ostrich d3", "lion"),
        ("zebra c2", "fox"), ("whale e3", "wolf"), ("moose g2", "lion"),
    ]:  # fmt: skip
        position = after(position, move, f"draw {card}")
        assert not position.is_over
    assert position.turn == 0
    assert position.apply("elephant f3").winner == 0
