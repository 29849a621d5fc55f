"""The playout loop of Sequence for Kids. Source for two readers, as `primitives` is.

The rules of a turn stand here in another form than in the engine, for speed; tests replay what is
played here in the engine, event by event. One function is one game after another, since a call for
each turn would cost more than the turn.
A hand is a count a kind (`hold`) and the spaces its animals can go to (`reaches`), so that its
size does not matter. `cards` is the draw deck in no order, then the discards: a card played
changes places with the card drawn for it, and a refill only moves the border.
"""

from collections.abc import MutableSequence

from sequence_widget.simulation.loop.policies import (
    GREEDY,
    RANDOM,
    most_built,
    note_all,
    note_chip,
    others_of,
)
from sequence_widget.simulation.loop.primitives import (
    BLOCK,
    HALF,
    LOW,
    ONE,
    STEP,
    TWO,
    WORD,
    ZERO,
    Table,
    Words,
    copy,
    has_line,
    mix,
    nth_space,
    spread,
)

SMART = 0
"""Whether the policies of the seats are asked; compiled once without and once with."""

TRACED = 0
"""Whether every event is noted; only ever with CPython."""

_WORDS, _BYTES = "uint64", "uint8"
TYPES = (
    *(_WORDS,) * 7, _BYTES,
    _WORDS, _BYTES, _WORDS,
    _WORDS, _BYTES, _BYTES, *(_WORDS,) * 3, _BYTES,
    _BYTES, _BYTES, *(_WORDS,) * 4,
    _BYTES, "uint32",
)  # fmt: skip
"""What the arrays of `play_kids` hold, line by line as it has them."""

Four = tuple[int, int, int, int]


def narrowed(
    policy: int, sets: Four, seat: int, players: int, open_spaces: int, boards: Table,
    gaps: Table, keys: Table, worth: Table, through: Table, offsets: Table,
) -> Four:  # fmt: skip
    """Narrow the moves down to those between which a policy is indifferent.

    `sets` has the spaces to which an animal, or a unicorn, can go, those from which a dragon can
    take, and a space for each dead card that may be swapped.
    """
    animals, wild, prey, dead = sets
    mine = gaps[seat]
    if animals & mine:
        return animals & mine, ZERO, ZERO, ZERO
    if wild & mine:
        return ZERO, wild & mine, ZERO, ZERO
    if dead:
        return ZERO, ZERO, ZERO, dead
    threats = others_of(seat, players, gaps) & open_spaces
    if animals & threats:
        return animals & threats, ZERO, ZERO, ZERO
    if wild & threats:
        return ZERO, wild & threats, ZERO, ZERO
    if threats:
        guilty = prey & others_of(seat, players, keys)
        if guilty:
            return ZERO, ZERO, guilty, ZERO
    targets = prey
    if animals:
        targets = animals
    elif wild:
        targets = wild
    if policy == GREEDY:
        others = others_of(seat, players, boards)
        targets = most_built(targets, boards[seat], others, worth, through, offsets)
    if animals:
        return targets, ZERO, ZERO, ZERO
    if wild:
        return ZERO, targets, ZERO, ZERO
    return ZERO, ZERO, targets, ZERO


def play_kids(
    setup: Table, geometry: Table, nearby: Table, lines: Table, through: Table, offsets: Table,
    worth: Table, policies: Table,
    spaces_of: Table, kind_at: Table, home_at: Table,
    start_boards: Table, start_cards: Table, start_hold: Table, start_reaches: Table,
    start_gaps: Words, start_keys: Words, deals: Table,
    cards: Words, hold: Words, boards: Words, reaches: Words, gaps: Words, keys: Words,
    endings: Words, lengths: Words, seed: int, first: int, games: int,
    trace: MutableSequence[tuple[int, ...]],
) -> None:  # fmt: skip
    """Play games number `first` and on; note how each one ended and its cards played.

    How a game ended is a number: the side that began, times one more than there are sides, and
    the side that won; a draw is won by the number of sides. `setup` and the tables come from
    `kids_tables`.
    """
    players, kinds, swap_limit, must = setup[0], setup[1], setup[2], setup[3]
    chips, most, all_deck, all_stock = setup[4], setup[5], setup[6], setup[7]
    first_turn, first_swaps, first_idle, most_idle = setup[8], setup[9], setup[10], setup[11]
    spaces, first_open, first_dead, swatches = setup[12], setup[13], setup[14], setup[15]
    enough, can_stick, has_dragons, coverable = setup[16], setup[17], setup[18], setup[19]
    dragon = kinds - ONE
    unicorn = dragon - ONE
    state = ZERO
    if SMART:
        for side in range(players):
            note_all(side, start_boards[side], start_gaps, start_keys, lines)
    for game in range(games):
        number = first + game
        if number % BLOCK == ZERO:
            state = spread(seed ^ spread(number // BLOCK))
        copy(cards, start_cards)
        copy(hold, start_hold)
        copy(boards, start_boards)
        copy(reaches, start_reaches)
        if SMART:
            copy(gaps, start_gaps)
            copy(keys, start_keys)
        deck, stock, luck = all_deck, all_stock, ZERO
        for index in range(len(deals)):
            if index & 1:
                pick = (luck >> HALF) * deck >> HALF
            else:
                state = (state + STEP) & WORD
                luck = mix(state)
                pick = (luck & LOW) * deck >> HALF
            seat, kind = deals[index], cards[pick]
            hold[seat * kinds + kind] += ONE
            reaches[seat] |= spaces_of[kind]
            deck -= ONE
            stock -= ONE
            cards[pick] = cards[deck]
            cards[deck] = cards[stock]
            if deck == ZERO:
                deck = stock
            if TRACED:
                note(trace, DEALT, kind)
        seat, swaps, idle, winner = first_turn, first_swaps, first_idle, players
        open_spaces, dead, played = first_open, first_dead, ZERO
        while True:
            own, reach, hand = boards[seat], reaches[seat], seat * kinds
            state = (state + STEP) & WORD
            luck = mix(state)
            have = own.bit_count()
            places = open_spaces if have < chips else ZERO
            swappable = reach & dead & swatches if swaps < swap_limit else ZERO
            cell, kind = ZERO, kinds
            if swappable and must:
                if TRACED:
                    note(trace, DECIDES, ZERO, ZERO, ZERO, swappable, ZERO)
                place = (luck & LOW) * swappable.bit_count() >> HALF
                kind = kind_at[nth_space(swappable, place).bit_length() - ONE]
            elif hold[hand + unicorn] | hold[hand + dragon] | swappable or SMART or TRACED:
                animals = reach & places
                wild = places if hold[hand + unicorn] else ZERO
                prey = spaces & ~(open_spaces | own) if hold[hand + dragon] else ZERO
                if TRACED:
                    note(trace, DECIDES, animals, wild, prey, swappable, ZERO)
                if SMART:
                    if policies[seat] != RANDOM:
                        animals, wild, prey, swappable = narrowed(
                            policies[seat], (animals, wild, prey, swappable), seat, players,
                            open_spaces, boards, gaps, keys, worth, through, offsets,
                        )  # fmt: skip
                to_wild = animals.bit_count()
                to_prey = to_wild + wild.bit_count()
                to_swap = to_prey + prey.bit_count()
                choices = to_swap + swappable.bit_count()
                choice = (luck & LOW) * choices >> HALF
                if choice < to_wild:
                    cell = nth_space(animals, choice)
                    kind = kind_at[cell.bit_length() - ONE]
                elif choice < to_prey:
                    cell = nth_space(wild, choice - to_wild)
                    kind = unicorn
                elif choice < to_swap:
                    cell = nth_space(prey, choice - to_prey)
                    kind = dragon
                elif choices:
                    place = nth_space(swappable, choice - to_swap)
                    kind = kind_at[place.bit_length() - ONE]
            else:
                animals = reach & places
                choice = (luck & LOW) * animals.bit_count() >> HALF
                if animals:
                    cell = nth_space(animals, choice)
                    kind = kind_at[cell.bit_length() - ONE]
            if kind == kinds:
                # Nothing can be played: swap any card, if that is still allowed, or pass.
                swappable = reach & swatches if swaps < swap_limit else ZERO
                to_unicorn = swappable.bit_count()
                to_dragon, choices = to_unicorn, to_unicorn
                if swaps < swap_limit:
                    to_dragon += ONE if hold[hand + unicorn] else ZERO
                    choices = to_dragon + (ONE if hold[hand + dragon] else ZERO)
                if TRACED:
                    trace.pop()
                    special = (to_dragon > to_unicorn) + TWO * (choices > to_dragon)
                    note(trace, DECIDES, ZERO, ZERO, ZERO, swappable, special)
                if choices == ZERO:
                    if TRACED:
                        note(trace, PASSES)
                    swaps = ZERO
                    idle += ONE
                    if idle >= most_idle:
                        break
                    seat += ONE
                    if seat == players:
                        seat = ZERO
                    continue
                choice = (luck & LOW) * choices >> HALF
                if choice < to_unicorn:
                    kind = kind_at[nth_space(swappable, choice).bit_length() - ONE]
                elif choice < to_dragon:
                    kind = unicorn
                else:
                    kind = dragon
            if TRACED:
                note(trace, PLAYS if cell else SWAPS, kind, cell)
            if cell:
                played += ONE
                idle = ZERO
                open_spaces ^= cell
                home = home_at[cell.bit_length() - ONE]
                if kind == dragon:
                    dead &= ~home
                    for side in range(players):
                        if SMART:
                            if boards[side] & cell:
                                note_all(side, boards[side] ^ cell, gaps, keys, lines)
                        boards[side] &= ~cell
                else:
                    own |= cell
                    boards[seat] = own
                    if home & open_spaces == ZERO:
                        dead |= home
                    if have >= enough and has_line(own, cell, geometry, nearby, lines):
                        winner = seat
                        break
                    if SMART:
                        note_chip(seat, own, cell, gaps, keys, through, offsets)
                if played == most:
                    break
                if can_stick and (has_dragons == ZERO or open_spaces == spaces):
                    full = coverable & open_spaces == ZERO
                    if not full:
                        full = True
                        for side in range(players):
                            if boards[side].bit_count() < chips:
                                full = False
                    if full:
                        break
            left = hold[hand + kind] - ONE
            hold[hand + kind] = left
            if left == ZERO:
                reach &= ~spaces_of[kind]
            pick = (luck >> HALF) * deck >> HALF
            drawn = cards[pick]
            hold[hand + drawn] += ONE
            reaches[seat] = reach | spaces_of[drawn]
            deck -= ONE
            cards[pick] = cards[deck]
            cards[deck] = kind
            if deck == ZERO:
                deck = stock
            if TRACED:
                note(trace, DRAWS, drawn)
            if cell:
                swaps = ZERO
                seat += ONE
                if seat == players:
                    seat = ZERO
            else:
                swaps += ONE
        endings[game] = first_turn * (players + ONE) + winner
        lengths[game] = played


DEALT, DECIDES, PLAYS, SWAPS, PASSES, DRAWS = 0, 1, 2, 3, 4, 5


def note(trace: MutableSequence[tuple[int, ...]], *what: int) -> None:
    """Note what happens."""
    trace.append(what)
