"""Rules and positions for hypothesis: editions with changes, positions played to or built."""

import itertools
import random
from collections.abc import Sequence
from typing import Any, cast

from hypothesis import reject
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine import KidsPosition, start_position
from sequence_widget.rules import FREE, DiceRules, KidsRules
from tests.engine.random_play import random_events

EDITIONS = sq.editions()
MOST_EVENTS = 400
MOSTLY = 0.9
ANIMALS = ["cat", "dog", "hen", "pig", "sea-cow"]
NUMBERS = ["3", "4", "5", "6", "7", "8", "9"]


@st.composite
def boards(draw: st.DrawFn, words: Sequence[str]) -> sq.Board:
    """Give a small board of these words with at most two free spaces."""
    width, height = draw(st.integers(3, 5)), draw(st.integers(3, 5))
    size = width * height
    shown = draw(st.lists(st.sampled_from(words), min_size=size, max_size=size))
    for place in draw(st.lists(st.integers(0, size - 1), max_size=2)):
        shown[place] = FREE
    return sq.Board(tuple(tuple(shown[row * width :][:width]) for row in range(height)))


@st.composite
def kids_changes(draw: st.DrawFn, rules: KidsRules) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if draw(st.booleans()):
        changes["board"] = rules = rules.but(board=draw(boards(ANIMALS)), run_length=3)
        changes = {"board": rules.board, "run_length": 3}
    copies = st.integers(1, 4) | st.dictionaries(st.sampled_from(rules.animals), st.integers(0, 4))
    possible = {
        "copies": copies,
        "unicorns": st.integers(0, 4),
        "dragons": st.integers(0, 4),
        "hand_size": st.integers(1, 5),
        "run_length": st.integers(3, 5),
        "chips": st.integers(1, 8),
        "dead_cards": st.sampled_from(["must", "may"]),
        "swaps_per_turn": st.none() | st.integers(0, 6),
    }
    return changes | draw(st.fixed_dictionaries({}, optional=possible))


@st.composite
def dice_changes(draw: st.DrawFn, rules: DiceRules) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if draw(st.booleans()):
        changes = {"board": draw(boards(NUMBERS)), "run_length": 3}
        changes["dice"] = draw(st.sampled_from([(6, 6), (5, 4), (3, 3, 3), (9,), (2, 12)]))
        rules = DiceRules(
            edition="dice", chips=9, remove_on=frozenset(), wild_on=frozenset(), **changes
        )
        changes |= {"remove_on": frozenset(), "wild_on": frozenset()}
    sums = sorted(rules.sums)
    unused = [number for number in sums if number not in rules.numbers]
    some = st.frozensets(st.sampled_from(sums))
    if draw(st.booleans()):
        meanings = draw(st.tuples(*[st.sampled_from(["remove_on", "wild_on", ""]) for _ in unused]))
        for name in ("remove_on", "wild_on"):
            pairs = zip(unused, meanings, strict=True)
            changes[name] = frozenset(number for number, meaning in pairs if meaning == name)
    possible = {
        "again_on": some,
        "protected": some,
        "run_length": st.integers(3, 6),
        "chips": st.integers(1, 8),
        "capture": st.sampled_from(["anywhere", "number"]),
        "again_after": st.sampled_from(["place", "chip", "always"]),
    }
    return changes | draw(st.fixed_dictionaries({}, optional=possible))


@st.composite
def all_rules(draw: st.DrawFn, names: Sequence[str], most: int) -> sq.Rules:
    """Give an edition with any changes that make a game of at most so many cards or rolls."""
    rules = sq.edition(draw(st.sampled_from(names)))
    changes = kids_changes(rules) if isinstance(rules, KidsRules) else st.just({})
    if isinstance(rules, DiceRules):
        changes = dice_changes(rules)
    try:
        return rules.but(**draw(changes), limit=draw(st.sampled_from([most, most // 2, 5, 1])))
    except sq.RulesError:
        reject()


@st.composite
def starts(draw: st.DrawFn, names: Sequence[str] = EDITIONS, most: int = 60) -> sq.Position:
    """Give the position before the deal or the roll-off of any game."""
    rules = draw(all_rules(names, most))
    players = draw(st.sampled_from(rules.player_counts))
    try:
        return start_position(rules, players, draw(st.integers(0, players - 1)))
    except sq.RulesError:  # too few cards for so many players
        reject()


seeds = st.integers(0, 2**32)


@st.composite
def reached(draw: st.DrawFn, names: Sequence[str] = EDITIONS) -> sq.Position:
    """Give a position that random play leads to, seldom one of the deal or the roll-off."""
    rng = random.Random(draw(seeds))
    line = list(itertools.islice(random_events(draw(starts(names)), rng), MOST_EVENTS))
    after_setup = [p for p in line if p.awaiting not in ("deal", "roll-off")]
    return rng.choice(after_setup if after_setup and rng.random() < MOSTLY else line)


@st.composite
def built(draw: st.DrawFn, names: Sequence[str] = EDITIONS) -> sq.Position:
    """Give a position put together at random; play need not lead there."""
    start = draw(starts(names))
    rng = random.Random(draw(seeds))
    parts = kids_parts(start, rng) if isinstance(start, KidsPosition) else dice_parts(start, rng)
    try:
        return sq.position(start.rules, start.players, chips=some_chips(start, rng), **parts)
    except sq.PositionError:  # two winners
        reject()


def some_chips(start: sq.Position, rng: random.Random) -> dict[str, int]:
    """Put chips on some spaces, or all, as far as they go."""
    words = zip(start.rules.board.cells, start.rules.board.words, strict=True)
    cells = [cell for cell, word in words if word != FREE]
    rng.shuffle(cells)
    chips: dict[str, int] = {}
    for cell in cells[: round(len(cells) * rng.choice([1, rng.random()]))]:
        seat = rng.randrange(start.players)
        placed = sum(start.side(owner) == start.side(seat) for owner in chips.values())
        if placed < start.rules.chips:
            chips[cell] = seat
    return chips


def kids_parts(start: KidsPosition, rng: random.Random) -> dict[str, Any]:
    deck = sorted(start.deck.elements())
    rng.shuffle(deck)
    turn, size = rng.randrange(start.players), start.rules.hand_size
    hands = [[deck.pop() for _ in range(size)] for _ in range(start.players)]
    awaiting = rng.choice(["move", "draw"])
    if awaiting == "draw":
        deck.append(hands[turn].pop())
    laid = deck[: rng.randrange(len(deck))]
    return {
        "turn": turn,
        "awaiting": awaiting,
        "hands": hands,
        "discards": [laid[seat :: start.players] for seat in range(start.players)],
        "swaps": rng.randrange(start.rules.swap_limit + 1),
        "played": rng.randrange(start.rules.limit),
        "idle": rng.randrange(start.players),
    }


def dice_parts(start: sq.Position, rng: random.Random) -> dict[str, Any]:
    assert isinstance(start.rules, DiceRules)
    roll = tuple(rng.randint(1, faces) for faces in start.rules.dice)
    return {
        "turn": rng.randrange(start.players),
        "roll": rng.choice([None, roll]),
        "rolls": rng.randrange(start.rules.limit),
    }


positions = reached() | built()
KIDS = [name for name in sq.editions() if "kids" in name]
kids_positions = cast("st.SearchStrategy[KidsPosition]", reached(KIDS) | built(KIDS))
