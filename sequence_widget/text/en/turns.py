"""What the board says in English of a turn: what may be done and why, and what cards do."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # dice
    "turn.place": "{total}: place a chip on an open {total}.",
    "turn.place_again": "{total}: place a chip on an open {total}, then roll again.",
    "turn.wild": "{total}: place a chip on any open space.",
    "turn.wild_again": "{total}: place a chip on any open space, then roll again.",
    "turn.full": "{total} is full: replace any chip of {who}.",
    "turn.full_there": "{total} is full: replace a chip of {who} there.",
    "turn.full_board": "{total}, and the board is full: replace any chip of {who}.",
    "turn.remove": "{total}: take a chip of {who}.",
    "turn.none_to_take": "{total}: there is no chip to take.",
    "turn.no_chips_left": "{total}: your chips are used up.",
    "turn.no_space": "{total}: no space shows it.",
    "turn.all_own": "{total}: all those spaces are your own.",
    # cards
    "turn.card": "Choose a card, then a space.",
    "turn.dead": (
        "The {cards} is a dead card: swap it first.",
        "{n} dead cards, {cards}: swap one first.",
    ),
    "turn.dead_may": (
        "Play a card, or swap the dead {cards}.",
        "Play a card, or swap a dead one: {cards}.",
    ),
    "turn.dragons_only": "Your chips are used up: only a dragon can be played.",
    "turn.swap_any": "No card can be played: swap one.",
    "turn.pass": "Nothing can be played or swapped.",
    "turn.one_wins": "One chip wins: {wins}.",
    "turn.none_wins": "Nobody wins with one chip now.",
    "turn.win": "{who} on {cells}",
    # what a card does now
    "does.animal": "{card}: places a chip on {cells}.",
    "does.unicorn": "{card}: places a chip on any open space.",
    "does.dragon": "{card}: takes a chip of {who}.",
    "does.dead": "{card}: dead, because its spaces are covered.",
    "does.full": "{card}: no space is open.",
    "does.no_chip": "{card}: nobody else has a chip on the board.",
    "does.no_chips_left": "{card}: your chips are used up.",
}
