"""Sequence for Kids by the book, slowly: an oracle for the tests.

It shares no code with the package. Everything is a list, a dict or a string; every question is
answered by looking at all the cells again.
`start`, `events`, `after` and `summary` are the whole interface, the same as in `dice`.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

from .tables import Options, cells


@dataclass
class State:
    """The whole truth at one moment."""

    options: Options  # never changed
    spaces: dict[str, str]  # cell -> picture; never changed
    players: int
    turn: int
    awaiting: str  # "deal", "draw", "move" or "over"
    deck: dict[str, int]
    hands: list[list[str]]
    discards: list[list[str]]
    chips: dict[str, int] = field(default_factory=dict)  # cell -> seat
    swaps: int = 0  # made this turn
    turn_is_done: bool = False  # while awaiting a draw: the turn ends with it
    cards_played: int = 0
    passes: int = 0  # since the last card was played
    winner: int | None = None

    def copy(self) -> "State":
        """Return a state that can be changed without touching this one."""
        return State(
            options=self.options,
            spaces=self.spaces,
            players=self.players,
            turn=self.turn,
            awaiting=self.awaiting,
            deck=dict(self.deck),
            hands=[list(hand) for hand in self.hands],
            discards=[list(pile) for pile in self.discards],
            chips=dict(self.chips),
            swaps=self.swaps,
            turn_is_done=self.turn_is_done,
            cards_played=self.cards_played,
            passes=self.passes,
            winner=self.winner,
        )


def start(options: Options, players: int, first: int = 0) -> State:
    """Return the position before the deal; `first` gets the first card and the first turn."""
    spaces = cells(options["board"])
    copies = options["copies"]
    if not isinstance(copies, dict):
        copies = dict.fromkeys(spaces.values(), copies)
    deck = {word: copies.get(word, 2) for word in spaces.values() if word != "free"}
    deck["unicorn"] = options["unicorns"]
    deck["dragon"] = options["dragons"]
    state = State(
        options=options,
        spaces=spaces,
        players=players,
        turn=first,
        awaiting="deal" if options["hand_size"] > 0 else "move",
        deck=deck,
        hands=[[] for _ in range(players)],
        discards=[[] for _ in range(players)],
    )
    if nothing_can_ever_be_played(state):
        state.awaiting = "over"
    return state


# What may happen now.


def events(state: State) -> dict[str, Fraction | None]:
    """Every event text possible now: a move with None, luck with its probability."""
    if state.awaiting == "over":
        return {}
    if state.awaiting == "move":
        return dict.fromkeys(moves(state))
    left = sum(state.deck.values())
    return {
        f"{state.awaiting} {card}": share(count, left)
        for card, count in state.deck.items()
        if count > 0
    }


@cache  # the same few shares are asked for all the time
def share(count: int, out_of: int) -> Fraction:
    """Give one card's chance."""
    return Fraction(count, out_of)


def moves(state: State) -> list[str]:
    """Go down the list of docs/rules.md, Kids 2."""
    hand = sorted(set(state.hands[state.turn]))
    may_swap = state.swaps < swap_limit(state)
    swap_dead = [f"swap {card}" for card in hand if may_swap and is_dead(state, card)]
    plays = [play for card in hand for play in plays_of(state, card, state.turn)]
    if state.options["dead_cards"] == "must" and swap_dead:
        return swap_dead
    if state.options["dead_cards"] == "may" and swap_dead:
        return swap_dead + plays
    if plays:
        return plays
    if hand and may_swap:
        return [f"swap {card}" for card in hand]
    return ["pass"]


def swap_limit(state: State) -> int:
    """How many swaps a turn may have."""
    limit = state.options["swaps_per_turn"]
    if limit is None:
        limit = state.options["hand_size"]
    return int(limit)


def is_open(state: State, cell: str) -> bool:
    """Tell whether a chip may be put here."""
    return state.spaces[cell] != "free" and cell not in state.chips


def is_dead(state: State, card: str) -> bool:
    """As docs/rules.md, Kids 1: an animal none of whose spaces is open."""
    if card in ("unicorn", "dragon"):
        return False
    return not any(word == card and is_open(state, cell) for cell, word in state.spaces.items())


def chips_left(state: State, seat: int) -> int:
    """How many chips this seat has not on the board."""
    return int(state.options["chips"]) - list(state.chips.values()).count(seat)


def plays_of(state: State, card: str, seat: int) -> list[str]:
    """Every way this seat could play this card on the board as it is."""
    if card == "dragon":
        return [f"dragon {cell}" for cell, owner in state.chips.items() if owner != seat]
    if chips_left(state, seat) <= 0:
        return []
    return [
        f"{card} {cell}"
        for cell, word in state.spaces.items()
        if card in ("unicorn", word) and is_open(state, cell)
    ]


def nothing_can_ever_be_played(state: State) -> bool:
    """As docs/rules.md, Kids 3.1: no card of the game could be played by any player."""
    cards = [card for card, count in state.deck.items() if count > 0]
    for some in state.hands + state.discards:
        cards += some
    return not any(
        plays_of(state, card, seat) for card in set(cards) for seat in range(state.players)
    )


# What follows.


def after(state: State, text: str) -> State:
    """Return the state that follows this event; the given one stays as it was."""
    if text not in events(state):
        message = f"{text!r} cannot happen now"
        raise ValueError(message)
    state = state.copy()
    word, _, rest = text.partition(" ")
    if word == "deal":
        get_card(state, rest)
        state.turn = next_seat(state)
        if all(len(hand) == state.options["hand_size"] for hand in state.hands):
            state.awaiting = "move"  # the deal went round whole, so the first seat is next
    elif word == "draw":
        get_card(state, rest)
        state.awaiting = "move"
        if state.turn_is_done:
            end_turn(state)
    elif word == "swap":
        lay_card(state, rest)
        state.swaps += 1
        await_draw(state, turn_is_done=False)
    elif word == "pass":
        state.passes += 1
        stuck = swap_limit(state) == 0 or not any(state.hands)
        if state.passes >= (state.players if stuck else state.options["limit"]):
            state.awaiting = "over"
        else:
            end_turn(state)
    else:
        play(state, card=word, cell=rest)
    return state


def play(state: State, card: str, cell: str) -> None:
    """Play a card: the chip goes on or off, and the game may be over."""
    lay_card(state, card)
    state.cards_played += 1
    state.passes = 0
    if card == "dragon":
        del state.chips[cell]
    else:
        state.chips[cell] = state.turn
    if has_line(state, state.turn):
        state.winner = state.turn
        state.awaiting = "over"
    elif state.cards_played >= state.options["limit"] or nothing_can_ever_be_played(state):
        state.awaiting = "over"
    else:
        await_draw(state, turn_is_done=True)


def lay_card(state: State, card: str) -> None:
    """Lay a card from the hand on the own discard pile."""
    state.hands[state.turn].remove(card)
    state.discards[state.turn].append(card)


def get_card(state: State, card: str) -> None:
    """Take a card from the deck into the hand."""
    state.deck[card] -= 1
    state.hands[state.turn].append(card)
    refill_if_empty(state)


def await_draw(state: State, *, turn_is_done: bool) -> None:
    """Wait for the card that the seat on turn draws."""
    refill_if_empty(state)
    state.awaiting = "draw"
    state.turn_is_done = turn_is_done


def refill_if_empty(state: State) -> None:
    """As docs/rules.md, Kids 5: the discard piles become the deck as soon as it is empty."""
    if sum(state.deck.values()) == 0:
        for pile in state.discards:
            for card in pile:
                state.deck[card] += 1
            pile.clear()


def next_seat(state: State) -> int:
    """Return the seat to the left."""
    return (state.turn + 1) % state.players


def end_turn(state: State) -> None:
    """Let the next seat move."""
    state.turn = next_seat(state)
    state.swaps = 0
    state.awaiting = "move"


def has_line(state: State, seat: int) -> bool:
    """Tell whether this seat has a full line; a free space counts for everyone."""
    good = [cell for cell, word in state.spaces.items() if word == "free"]
    good += [cell for cell, owner in state.chips.items() if owner == seat]
    places = {(ord(cell[0]), int(cell[1:])) for cell in good}
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        begun = places
        for step in range(state.options["run_length"]):
            begun = {(x, y) for x, y in begun if (x + step * dx, y + step * dy) in places}
        if begun:
            return True
    return False


def summary(state: State) -> dict[str, object]:
    """Return the facts to compare with the package's position."""
    over = state.awaiting == "over"
    return {
        "turn": None if over else state.turn,
        "awaiting": None if over else state.awaiting,
        "chips": dict(state.chips),
        "winner": state.winner,
        "over": over,
        "hands": [sorted(hand) for hand in state.hands],
        "deck": {card: count for card, count in state.deck.items() if count > 0},
        "discards": [list(pile) for pile in state.discards],
    }
