"""Answers worked out by going through everything, with no formula and none of the package's code.

What moves are legal, and what follows, is asked of the naive oracle.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, product
from math import prod
from typing import Any

from tests.exact.situations import Hands, Situation, whole_deck
from tests.naive import dice, kids

# Cards


def share(cases: Iterable[bool]) -> Fraction:
    """How many of equally likely cases are favourable."""
    listed = list(cases)
    return Fraction(sum(listed), len(listed))


def draws(place: Situation, seat: int | None, wanted: set[str], n: int) -> Fraction:
    """Some wanted card is among the next n drawn, the discards coming back when the deck is out."""
    hidden = place.unseen(seat)
    in_hands = sum(len(hand) for other, hand in enumerate(place.hands) if other != seat)
    deck = len(hidden) - in_hands
    pile = [card for cards in place.discards for card in cards]
    return share(
        bool(wanted & {*first, *second})
        for first in combinations(hidden, min(n, deck))
        for second in combinations(pile, max(0, n - deck))
    )


def draw_counts(place: Situation, seat: int | None, wanted: set[str], n: int) -> list[int]:
    """How many wanted cards are among the next n drawn, in every way they can come."""
    hidden = place.unseen(seat)
    in_hands = sum(len(hand) for other, hand in enumerate(place.hands) if other != seat)
    return counts_drawn(hidden, len(hidden) - in_hands, place, wanted, n)


def counts_drawn(
    heap: Sequence[str], deck: int, place: Situation, wanted: set[str], n: int
) -> list[int]:
    """The same when any cards of a heap may be those in the deck, the discards coming back."""
    pile = [card for cards in place.discards for card in cards]
    return [
        sum(card in wanted for card in (*first, *second))
        for first in combinations(heap, min(n, deck))
        for second in combinations(pile, max(0, n - deck))
    ]


def over_deals(
    place: Situation,
    seat: int | None,
    event: Callable[[Hands, Sequence[str]], object],
    condition: Callable[[Hands], object] = lambda _: True,
) -> Fraction:
    """How often something holds among all deals of the hidden cards that meet a condition.

    `event` may answer with a fraction: its chance in that deal.
    """
    met, total = 0, Fraction(0)
    for hands, deck in place.deals(seat):
        if condition(hands):
            met += 1
            answer = event(hands, deck)
            total += answer if isinstance(answer, Fraction) else bool(answer)
    return total / met


def first_hit(options: Mapping[str, Any], wanted: set[str]) -> Counter[int]:
    """At which draw from the whole shuffled deck a wanted card comes first: ways for each."""
    deck = whole_deck(options)
    hits = sum(deck[card] for card in wanted)
    return Counter(min(places) for places in combinations(range(1, deck.total() + 1), hits))


def all_hit(options: Mapping[str, Any], wanted: Sequence[str]) -> Counter[int]:
    """At which draw from the whole shuffled deck the last wanted kind comes first: ways."""
    deck = whole_deck(options)
    found: Counter[int] = Counter()

    def place(kinds: Sequence[str], free: tuple[int, ...], latest: int) -> None:
        if not kinds:
            found[latest] += 1
            return
        for at in combinations(free, deck[kinds[0]]):
            rest = tuple(spot for spot in free if spot not in at)
            place(kinds[1:], rest, max(latest, min(at)))

    place(wanted, tuple(range(1, deck.total() + 1)), 0)
    return found


# Dice


def throws(options: Mapping[str, Any]) -> list[tuple[int, ...]]:
    return list(product(*(range(1, faces + 1) for faces in options["dice"])))


def first_throw(options: Mapping[str, Any], players: int) -> Counter[object]:
    """Who has the highest sum alone, over all throws of all players."""
    found: Counter[object] = Counter()
    sums = Counter(sum(throw) for throw in throws(options))
    for shown in product(sums, repeat=players):
        best = [seat for seat, total in enumerate(shown) if total == max(shown)]
        ways = prod(sums[total] for total in shown)
        found[best[0] if len(best) == 1 else "tie"] += ways
    return found


def turn_chips(options: Mapping[str, Any], most: int) -> dict[int, Fraction]:
    """The chances of up to `most` chips in a turn, roll by roll."""
    shares = Counter(sum(throw) for throw in throws(options))
    rolls = sum(shares.values())
    board = {word for row in options["board"] for word in row}
    done: defaultdict[int, Fraction] = defaultdict(Fraction)
    going = {0: Fraction(1)}
    while going:
        still: defaultdict[int, Fraction] = defaultdict(Fraction)
        for chips, chance in going.items():
            for total, ways in shares.items():
                places = total in options["wild_on"] or str(total) in board
                places = places and total not in options["remove_on"]
                to = still if places and total in options["again_on"] else done
                to[chips + places] += chance * Fraction(ways, rolls)
        going = {chips: chance for chips, chance in still.items() if chips <= most}
    return {chips: done[chips] for chips in range(most + 1)}


def waiting(options: Mapping[str, Any], wanted: Iterable[int], upto: int) -> list[Fraction]:
    """The chances that exactly 0, 1, ... rolls are needed until every wanted sum has come."""
    shares = Counter(sum(throw) for throw in throws(options))
    rolls = sum(shares.values())
    missing = {frozenset(wanted): Fraction(1)}
    found = [missing.pop(frozenset(), Fraction(0))]
    for _ in range(upto):
        after: defaultdict[frozenset[int], Fraction] = defaultdict(Fraction)
        for lacking, chance in missing.items():
            for total, ways in shares.items():
                after[lacking - {total}] += chance * Fraction(ways, rolls)
        found.append(after.pop(frozenset(), Fraction(0)))
        missing = dict(after)
    return found


def mean_waiting(options: Mapping[str, Any], wanted: Iterable[int]) -> tuple[Fraction, Fraction]:
    """The mean number of rolls until every wanted sum has come, and its variance."""
    shares = Counter(sum(throw) for throw in throws(options))
    rolls = sum(shares.values())

    @cache
    def moments(lacking: frozenset[int]) -> tuple[Fraction, Fraction]:
        if not lacking:
            return Fraction(0), Fraction(0)
        stay, mean, square = Fraction(0), Fraction(0), Fraction(0)
        for total, ways in shares.items():
            chance = Fraction(ways, rolls)
            if total not in lacking:
                stay += chance
                continue
            further, squared = moments(lacking - {total})
            mean += chance * further
            square += chance * squared
        mean = (1 + mean) / (1 - stay)
        return mean, (square + 2 * mean - 1) / (1 - stay)

    mean, square = moments(frozenset(wanted))
    return mean, square - mean * mean


def hit_counts(options: Mapping[str, Any], wanted: set[int], rolls: int) -> Counter[int]:
    """How many of so many rolls show a wanted sum: ways, roll by roll."""
    sums = [sum(throw) for throw in throws(options)]
    found = Counter({0: 1})
    for _ in range(rolls):
        after: Counter[int] = Counter()
        for hits, ways in found.items():
            for total in sums:
                after[hits + (total in wanted)] += ways
        found = after
    return found


def waiting_times(
    options: Mapping[str, Any], wanted: set[int], times: int, upto: int
) -> list[Fraction]:
    """The chances that exactly 0, 1, ... rolls are needed until a wanted sum came so often."""
    sums = [sum(throw) for throw in throws(options)]
    hit = Fraction(sum(total in wanted for total in sums), len(sums))
    lacking = {times: Fraction(1)}
    found = [Fraction(0)]
    for _ in range(upto):
        after: defaultdict[int, Fraction] = defaultdict(Fraction)
        for lack, chance in lacking.items():
            after[lack - 1] += chance * hit
            after[lack] += chance * (1 - hit)
        found.append(after.pop(0, Fraction(0)))
        lacking = dict(after)
    return found


def waiting_on(options: Mapping[str, Any], wanted: Iterable[int], rolls: int) -> Fraction:
    """The mean number of rolls until all wanted have come, given that so many were too few."""
    sums = [sum(throw) for throw in throws(options)]
    missing = Counter({frozenset(wanted): 1})
    for _ in range(rolls):
        after: Counter[frozenset[int]] = Counter()
        for lacking, ways in missing.items():
            for total in sums:
                after[lacking - {total}] += ways
        missing = Counter({lacking: ways for lacking, ways in after.items() if lacking})
    further = Fraction(0)
    for lacking, ways in missing.items():
        further += ways * mean_waiting(options, lacking)[0]
    return rolls + further / missing.total()


def race(options: Mapping[str, Any], goals: Mapping[int, int]) -> dict[int, Fraction]:
    """Which sum is the first to have come so often: all orders of rolls that matter, counted.

    Sums that are as likely and wanted as often are told apart at the end only, and not by name.
    """
    ways = Counter(sum(throw) for throw in throws(options))
    alike: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for total, goal in goals.items():
        alike[ways[total], goal].append(total)
    going = Counter({tuple((goal,) * len(alike[rate, goal]) for rate, goal in alike): 1})
    rolls = sum(ways[total] for total in goals)
    found = dict.fromkeys(goals, Fraction(0))
    cases = 1
    while going:
        cases *= rolls
        after: Counter[tuple[tuple[int, ...], ...]] = Counter()
        won = dict.fromkeys(alike, 0)
        for state, count in going.items():
            for at, (rate, goal) in enumerate(alike):
                for lack in set(state[at]):
                    met = count * rate * state[at].count(lack)
                    if lack == 1:
                        won[rate, goal] += met
                        continue
                    left = list(state[at])
                    left[left.index(lack)] -= 1
                    after[*state[:at], tuple(sorted(left)), *state[at + 1 :]] += met
        for group, totals in alike.items():
            for total in totals:
                found[total] += Fraction(won[group], cases * len(totals))
        going = after
    return found


# Turns


def finish_with_dice(
    place: Situation, seat: int, turns: int, *, one_roll: bool = False
) -> Fraction:
    """The best chance of a line in so many turns of one seat in a row."""
    start = place.dice_state(seat)
    mine = dice.side_of(start, seat)
    short = place.options["limit"] < 100  # else no turn gets there

    @cache
    def best(chips: frozenset[tuple[str, int]], left: int, rolls: int) -> Fraction:
        if not left:
            return Fraction(0)
        chance, unchanged = Fraction(0), Fraction(0)
        state = start.copy()
        state.chips, state.rolls_made = dict(chips), rolls
        for rolled, weight in rolled_from(state):
            found = [Fraction(0)]
            for move in dice.events(rolled):
                after = dice.after(rolled, move)
                then = frozenset(after.chips.items())
                fewer = left if after.turn == seat else left - 1
                if after.winner is not None:
                    found.append(Fraction(after.winner == mine))
                elif after.awaiting == "roll" and not one_roll:
                    if (then, fewer) == (chips, left) and not short:
                        unchanged += weight  # as if it had not been rolled
                    else:
                        found.append(best(then, fewer, after.rolls_made if short else 0))
            chance += weight * max(found)
        return chance / (1 - unchanged)

    return best(frozenset(start.chips.items()), turns, place.rolls)


def rolled_from(state: dice.State) -> Iterator[tuple[dice.State, Fraction]]:
    """Give a state after each sum that may be rolled, and its chance: only the sum matters."""
    by_sum: dict[int, list[dice.State]] = defaultdict(list)
    throws = dice.events(state)
    for throw in throws:
        rolled = dice.after(state, throw)
        by_sum[sum(rolled.roll or [])].append(rolled)
    for alike in by_sum.values():
        yield alike[0], Fraction(len(alike), len(throws))


Deals = Iterable[tuple[Hands, tuple[str, ...]]]
Worlds = list[tuple[Fraction, kids.State]]


def finish_with_cards(
    place: Situation,
    asking: int | None,
    seat: int,
    condition: Callable[[Hands], object] = lambda _: True,
) -> Fraction:
    """The chance of a line in a turn of a seat: it plays by what it sees, the asker averages.

    All deals that the asker thinks possible are gone through; in each the player chooses by what
    would be best over all deals that he himself thinks possible.
    """
    deals = (deal for deal in place.deals(asking) if condition(deal[0]))
    return finish_in(place, seat, deals)


def finish_in(place: Situation, seat: int, deals: Deals, owed: int | None = None) -> Fraction:
    """The chance of a line in a turn of a seat, over equally likely deals.

    A seat that is owed a card draws it first.
    """
    by_hand: dict[tuple[str, ...], Worlds] = defaultdict(list)
    for (hands, deck), weight in _counted(deals).items():
        state = place.kids_state(hands, deck, seat)
        for share_of_it, after in _paid(state, owed, seat):
            hand = tuple(sorted(after.hands[seat]))
            by_hand[hand].append((weight * share_of_it, after))
    met = sum(weight for worlds in by_hand.values() for weight, _ in worlds)
    total = Fraction(0)
    for hand, truth in by_hand.items():
        total += _played(truth, partial(_belief, place, seat, hand), seat)
    return total / met


def _paid(state: kids.State, owed: int | None, seat: int) -> Worlds:
    if owed is None:
        return [(Fraction(1), state)]
    state.awaiting, state.turn, state.turn_is_done = "draw", owed, True
    worlds = _drawn([(Fraction(1), state)]).values()
    for ((_, after),) in worlds:
        after.turn, after.turn_is_done = seat, False
    return [world for (world,) in worlds]


def _counted(deals: Deals) -> Counter[tuple[Hands, tuple[str, ...]]]:
    """Count the deals with the same hands and deck together."""
    return Counter(
        (tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(deck))) for hands, deck in deals
    )


def _belief(place: Situation, seat: int, hand: tuple[str, ...]) -> Worlds:
    hands = [hand if at == seat else tuple(other) for at, other in enumerate(place.hands)]
    own = Situation(**{**vars(place), "hands": hands})
    return [
        (Fraction(weight), place.kids_state(deal, deck, seat))
        for (deal, deck), weight in _counted(own.deals(seat)).items()
    ]


def _played(truth: Worlds, believed: Callable[[], Worlds], seat: int) -> Fraction:
    """The weight of the true worlds in which the seat wins this turn."""
    everything = sum((weight for weight, _ in truth), Fraction(0))
    state = truth[0][1]
    if state.winner == seat:
        return everything
    if state.awaiting == "over" or state.turn != seat or state.turn_is_done:
        return Fraction(0)
    if state.awaiting == "draw":
        return sum(
            (
                _played(worlds, lambda card=card: _drawn(believed())[card], seat)  # type: ignore[misc]
                for card, worlds in _drawn(truth).items()
            ),
            Fraction(0),
        )
    real: dict[str, Fraction] = {}
    for move in kids.events(state):
        real[move] = _played(_moved(truth, move), partial(_after, believed, move), seat)
        if real[move] == everything:
            return everything
    if len(set(real.values())) == 1:
        return next(iter(real.values()))
    thought = {
        move: _played(_moved(believed(), move), partial(_after, believed, move), seat)
        for move in real
    }
    chosen = {real[move] for move in real if thought[move] == max(thought.values())}
    assert len(chosen) == 1, "choices that seem alike to the player are alike"
    return chosen.pop()


def _after(believed: Callable[[], Worlds], move: str) -> Worlds:
    return _moved(believed(), move)


def _moved(worlds: Worlds, move: str) -> Worlds:
    return [(weight, kids.after(state, move)) for weight, state in worlds]


def _drawn(worlds: Worlds) -> dict[str, Worlds]:
    found: dict[str, Worlds] = defaultdict(list)
    for weight, state in worlds:
        for event, chance in kids.events(state).items():
            found[event].append((weight * (chance or 0), kids.after(state, event)))
    return found


# Hands alone, and counts


def hands(place: Situation, asking: int | None, seat: int) -> list[tuple[str, ...]]:
    """Every equally likely hand of another seat."""
    return list(combinations(place.unseen(asking), len(place.hands[seat])))


def opening(
    options: Mapping[str, Any], size: int, event: Callable[[tuple[str, ...]], bool]
) -> Fraction:
    """How often the hand dealt is as described."""
    return share(event(hand) for hand in combinations(whole_deck(options).elements(), size))


def mean(ways: Mapping[int, int]) -> Fraction:
    return Fraction(sum(number * count for number, count in ways.items()), sum(ways.values()))


def variance(ways: Mapping[int, int]) -> Fraction:
    return mean(Counter({number * number: n for number, n in ways.items()})) - mean(ways) ** 2


def chances(found: Sequence[Fraction]) -> tuple[Fraction, Fraction]:
    """The mean and variance of the numbers 0, 1, ... with these weights."""
    total = sum(found, Fraction(0))
    at = sum((k * chance for k, chance in enumerate(found)), Fraction(0)) / total
    square = sum((k * k * chance for k, chance in enumerate(found)), Fraction(0)) / total
    return at, square - at * at


def turn_mean(options: Mapping[str, Any]) -> Fraction:
    """The mean number of chips in a turn: those of one roll, and again with some chance."""
    board = {word for row in options["board"] for word in row}
    sums = [sum(throw) for throw in throws(options)]
    places = [
        total not in options["remove_on"] and (total in options["wild_on"] or str(total) in board)
        for total in sums
    ]
    again = [
        placed and total in options["again_on"] for placed, total in zip(places, sums, strict=True)
    ]
    return share(places) / (1 - share(again))
