"""Claims checked by going through every way the cards can lie, or the dice can fall, one by one.

A claim is a nested tuple here. `made` writes it as the package's claim, and `true` looks at one
way the cards lie; the two share nothing, and nothing here knows how the package counts.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import reduce
from itertools import combinations, permutations, product
from operator import and_, or_
from typing import Any

import sequence_widget as sq

Spec = tuple[Any, ...]
LONGEST = 25_000
"""How many ways of lying are gone through for one question, at most."""


@dataclass(frozen=True)
class Lie:
    """One way in which everything lies and falls: hands, cards drawn, cards kept, rolls."""

    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)
    drawn: tuple[str, ...] = ()
    could_win: frozenset[int] = frozenset()
    rolls: tuple[tuple[int, ...], ...] = ()


def fits(count: int, often: tuple[str, int]) -> bool:
    word, number = often
    return count >= number if word == "at_least" else count == number


def true(spec: Spec, lie: Lie) -> bool:  # noqa: PLR0911 - a kind of claim after another
    """Whether a claim is true when everything lies like this."""
    kind, *rest = spec
    if kind == "not":
        return not true(rest[0], lie)
    if kind == "and":
        return all(true(each, lie) for each in rest)
    if kind == "or":
        return any(true(each, lie) for each in rest)
    if kind == "holds":
        who, kinds, often = rest
        return fits(sum(card in kinds for card in lie.hands[who]), often)
    if kind == "could_not_win":
        return rest[0] not in lie.could_win
    if kind == "draws":
        kinds, nth, among, often = rest
        if nth:
            return lie.drawn[nth - 1] in kinds
        return fits(sum(card in kinds for card in lie.drawn[:among]), often)
    what, numbers, nth, among, often = rest
    shown = [shows(what, numbers, roll) for roll in lie.rolls]
    return shown[nth - 1] if nth else fits(sum(shown[:among]), often)


def shows(what: str, numbers: Sequence[int], roll: Sequence[int]) -> bool:
    if what == "rolls":
        return sum(roll) in numbers
    return any(face in numbers for face in roll) if what == "shows" else min(roll) == max(roll)


def made(spec: Spec) -> sq.Claim:  # noqa: PLR0911 - as above
    """Write it as the package's claim."""
    kind, *rest = spec
    if kind == "not":
        return ~made(rest[0])
    if kind in ("and", "or"):
        return reduce(and_ if kind == "and" else or_, map(made, rest))
    if kind == "holds":
        who, kinds, (word, number) = rest
        return sq.holds(who, *kinds, **{word: number})
    if kind == "could_not_win":
        return sq.could_not_win(rest[0])
    if kind == "draws":
        kinds, nth, among, often = rest
        return sq.draws(*kinds, **when(nth, among, often))
    what, numbers, nth, among, often = rest
    if what == "doubles":
        return sq.doubles(**when(nth, among, often))
    make = sq.rolls if what == "rolls" else sq.shows
    return make(set(numbers), **when(nth, among, often))


def when(nth: int | None, among: int | None, often: tuple[str, int]) -> dict[str, Any]:
    return {"nth": nth} if nth else {"among": among, often[0]: often[1]}


def leaves(spec: Spec) -> Iterator[Spec]:
    if spec[0] in ("not", "and", "or"):
        for each in spec[1:]:
            yield from leaves(each)
    else:
        yield spec


# Cards


def random_game(rng: random.Random) -> sq.Game:
    """Play some of a small game, or of a game with the whole deck and one hidden hand."""
    while True:
        players = rng.choice([2, 2, 3, 4])
        animals = rng.sample(["tiger", "fox", "lion", "wolf", "panda", "zebra"], rng.randint(2, 6))
        width, height = rng.choice([(2, 2), (3, 2), (3, 3), (4, 2)])
        rows = [[rng.choice([*animals * 2, "free"]) for _ in range(width)] for _ in range(height)]
        try:
            rules = sq.edition("mini-kids").but(
                board=rows, run_length=rng.randint(2, 3), hand_size=rng.randint(1, 3),
                copies=rng.randint(1, 2), unicorns=rng.randint(0, 1), dragons=rng.randint(0, 2),
                chips=rng.randint(1, 5), player_counts=(players,),
            )  # fmt: skip
            game = sq.Game(rules, players, seed=rng.getrandbits(40), luck="ask")
        except sq.SequenceError:
            continue
        for _ in range(rng.randint(0, 25)):
            here = game.position
            if here.is_over:
                break
            move = here.awaiting == "move"
            game.play(rng.choice(here.legal_moves) if move else here.random_chance(rng))
        return game


def winning_kinds(view: sq.View, seat: int) -> set[str]:
    """With which kinds a seat could have completed a line in its last turn: each is tried."""
    last = view.last_turns[seat]
    assert last is not None
    chips = {
        view.layout.cells[bit]: side
        for side, board in enumerate(last.boards)
        for bit in range(board.bit_length())
        if board >> bit & 1
    }
    found = set()
    for kind in view.rules.cards:
        hands: list[list[str]] = [[] for _ in range(view.players)]
        hands[seat] = [kind]
        there = sq.position(view.rules, view.players, chips=chips, hands=hands, turn=seat)
        if any(there.apply(move).winner == seat for move in there.legal_moves):
            found.add(kind)
    return found


def kept_at(view: sq.View, seat: int, winning: set[str]) -> list[tuple[int | None, int]]:
    """How many of the cards held now may be kept ones, and how often; `None`: one could win."""
    last = view.last_turns[seat]
    assert last is not None
    places = ["old"] * last.kept + ["new"] * (last.move.card is not None)
    found: Counter[int | None] = Counter()
    for laid_from in product(range(len(places)), repeat=len(last.laid)):
        now, spoilt = [*places], False
        for place, card in zip(laid_from, last.laid, strict=True):
            spoilt |= now[place] == "old" and card in winning
            now[place] = "new"
        found[None if spoilt else now.count("old")] += 1
    return [*found.items()]


def lies(view: sq.View, draws: int, winners: Sequence[int]) -> Iterator[tuple[Lie, Fraction]]:
    """Every way the hidden cards lie and the next ones come, with its weight."""
    unseen = sorted(view.unseen.elements())
    pile = [card for seat in range(view.players) for card in view.discards(seat)]
    winning = {seat: winning_kinds(view, seat) for seat in winners}
    kept = {seat: kept_at(view, seat, winning[seat]) for seat in winners}
    for hands, deck in dealt(view, unseen):
        for drawn in orders(deck, pile, draws):
            yield from with_kept(Lie(hands, drawn), Fraction(1), [*winners], winning, kept)


def dealt(
    view: sq.View, unseen: Sequence[str]
) -> Iterator[tuple[dict[int, tuple[str, ...]], list[str]]]:
    """Every deal of the hidden hands; every card is one of its own, alike or not."""

    def deal(
        seat: int, left: tuple[int, ...], hands: dict[int, tuple[str, ...]]
    ) -> Iterator[tuple[dict[int, tuple[str, ...]], list[str]]]:
        if seat == view.players:
            yield hands, [unseen[at] for at in left]
        elif seat == view.seat:
            yield from deal(seat + 1, left, {**hands, seat: view.hand})
        else:
            for taken in combinations(left, view.hand_sizes[seat]):
                rest = tuple(at for at in left if at not in taken)
                hand = tuple(unseen[at] for at in taken)
                yield from deal(seat + 1, rest, {**hands, seat: hand})

    yield from deal(0, tuple(range(len(unseen))), {})


def orders(deck: Sequence[str], pile: Sequence[str], draws: int) -> Iterator[tuple[str, ...]]:
    now = min(draws, len(deck))
    for first in permutations(deck, now):
        for second in permutations(pile, draws - now):
            yield first + second


def with_kept(
    lie: Lie,
    weight: Fraction,
    seats: list[int],
    winning: dict[int, set[str]],
    kept: dict[int, list[tuple[int | None, int]]],
) -> Iterator[tuple[Lie, Fraction]]:
    """Tell apart which cards of a hand were kept, as far as it matters who could have won."""
    if not seats:
        yield lie, weight
        return
    seat, *others = seats
    hand = lie.hands[seat]
    every = sum(times for _, times in kept[seat])
    could = Fraction(0)
    for old, times in kept[seat]:
        if old is None:
            could += Fraction(times, every)
            continue
        choices = [*combinations(hand, old)]
        bad = sum(any(card in winning[seat] for card in choice) for choice in choices)
        could += Fraction(times * bad, every * len(choices))
    for won, share in ((True, could), (False, 1 - could)):
        if share:
            seen = Lie(lie.hands, lie.drawn, lie.could_win | ({seat} if won else set()))
            yield from with_kept(seen, weight * share, others, winning, kept)


def how_many_lies(view: sq.View, draws: int) -> int:
    """How many ways `lies` goes through, but for the cards kept."""
    left, count = view.unseen.total(), 1
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            for n in range(size):
                count = count * (left - n) // (n + 1)
            left -= size
    pile = sum(len(view.discards(seat)) for seat in range(view.players))
    for n in range(draws):
        count *= left - n if n < left else pile - (n - left)
    return count


def often(rng: random.Random) -> tuple[str, int]:
    return rng.choice([("at_least", 1), ("at_least", 2), ("exactly", 1), ("exactly", 0)])


def about_cards(view: sq.View, rng: random.Random, longest: int, winners: list[int]) -> Spec:
    kinds = rng.sample(view.rules.cards, min(len(view.rules.cards), rng.randint(1, 3)))
    choice = rng.random()
    if winners and choice < 0.2:
        return "could_not_win", rng.choice(winners)
    if choice < 0.6 or not longest:
        return "holds", rng.randrange(view.players), kinds, often(rng)
    if rng.random() < 0.5:
        return "draws", kinds, rng.randint(1, longest), None, ("at_least", 1)
    return "draws", kinds, None, rng.randint(1, longest), often(rng)


def joined(rng: random.Random, parts: int, leaf: Callable[[], Spec]) -> Spec:
    """Join so many simple claims in some way."""
    if parts == 1:
        found = leaf()
    else:
        first = rng.randint(1, parts - 1)
        sides = joined(rng, first, leaf), joined(rng, parts - first, leaf)
        found = (rng.choice(["and", "or"]), *sides)
    return ("not", found) if rng.random() < 0.25 else found


# Dice


def random_dice(rng: random.Random) -> sq.Rules:
    dice = rng.choice([[6], [6, 6], [4], [3, 4], [2, 2, 3], [5]])
    low, high = len(dice), sum(dice)
    numbers = [str(rng.randint(low, high)) for _ in range(9)]
    board = [numbers[:3], numbers[3:6], numbers[6:]]
    return sq.edition("mini-dice").but(
        board=board, dice=dice, remove_on=[], wild_on=[], again_on=[], protected=[]
    )


def about_dice(rules: sq.Rules, rng: random.Random, longest: int) -> Spec:
    what = rng.choice(["rolls", "shows", "doubles"] if len(rules.dice) > 1 else ["rolls", "shows"])
    known = sorted(rules.sums) if what == "rolls" else range(1, max(rules.dice) + 1)
    numbers = rng.sample([*known], min(len(known), rng.randint(1, 3)))
    if rng.random() < 0.5:
        return "rolled", what, numbers, rng.randint(1, longest), None, ("at_least", 1)
    return "rolled", what, numbers, None, rng.randint(1, longest), often(rng)


def falls(rules: sq.Rules, rolls: int) -> Iterator[Lie]:
    one = [*product(*(range(1, faces + 1) for faces in rules.dice))]
    for shown in product(one, repeat=rolls):
        yield Lie(rolls=shown)
