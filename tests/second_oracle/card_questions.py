"""Questions of cards, each beside the answer that all the ways the cards may lie give."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial

import sequence_widget as sq
from tests.second_oracle.cards import Cards, Table, chosen, drawn_table, draws, named
from tests.second_oracle.cases import Case, Question, Said, chance, how_many, joined, which_of

MOST_CASES = 3_000


def questions(rng: random.Random) -> Iterator[Question]:
    """Draw a position, and ask about it what can be asked of cards."""
    asking = Asking(rng)
    yield from asking.of_a_turn()
    yield from asking.short_forms()
    yield from asking.of_claims(asking.drawing, asking.with_draws)
    yield from asking.of_claims(asking.finishing, asking.with_lines)
    yield opening(rng, asking.table)


class Asking:
    """A position seen by somebody, and the ways in which the hidden cards may lie."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.table = rng, drawn_table(rng)
        players = len(self.table.hands)
        self.seats = range(players)
        viewer = rng.choice([*self.seats, None])
        self.view: sq.View = self.table.source.seen_by(viewer)
        self.told = f"{self.table}, seen by {viewer}"
        self.who = rng.randrange(players)
        self.lies = list(self.table.lies(viewer))
        self.pile = self.table.discards()
        self.draws = min(3, self.lies[0][1].total() + self.pile.total())
        while len(self.lies) * len(self.table.deck) ** self.draws > MOST_CASES and self.draws > 1:
            self.draws -= 1
        self.good = self.table.good_cards(self.who, None)
        self.with_lines = list(self._with_lines())
        self.with_draws = list(self._with_draws())

    def _with_draws(self) -> Iterator[tuple[Case, Fraction]]:
        for hands, deck, weight in self.lies:
            for drawn, share in draws(deck, self.pile, self.draws):
                yield {"hands": hands, "drawn": drawn}, weight * share

    def _with_lines(self) -> Iterator[tuple[Case, Fraction]]:
        table, good = self.table, set(self.good)
        for hands, deck, weight in self.lies:
            win = table.turn_chance(self.who, good, hands[self.who], deck, self.pile, table.swaps)
            yield {"hands": hands, "line": True}, weight * win
            yield {"hands": hands, "line": False}, weight * (1 - win)

    def of_a_turn(self) -> Iterator[Question]:
        """Ask for lines and for spaces filled."""
        view, who = self.view, self.who
        yield Question(
            f"outs of {who}: {self.told}",
            lambda: {card: sorted(cells) for card, cells in view.outs(who).items()},
            {card: sorted(map(named, cells)) for card, cells in self.good.items()},
        )
        line = self.finishing()
        yield Question(
            f"a line by {who}: {self.told}",
            lambda: view.finish_probability(who, within="turn"),
            chance(self.with_lines, line, None),
        )
        learnt = joined(self.rng, self.holding, 1)
        yield Question(
            f"a line by {who} once {learnt.claim!r} is learnt: {self.told}",
            lambda: view.given(learnt.claim).finish_probability(who),
            chance(self.with_lines, line, learnt),
        )
        right = filled(self.table, self.lies)
        yield Question(f"fills: {self.told}", view.fill_probabilities, right)

    def some_cards(self) -> list[str]:
        kinds = sorted(self.table.deck)
        return self.rng.sample(kinds, self.rng.randint(1, min(2, len(kinds))))

    def holding(self) -> Said:
        holder, cards = self.rng.choice(self.seats), self.some_cards()
        often, means = how_many(self.rng, self.table.hand_size)
        return Said(
            sq.holds(holder, *cards, **often),
            lambda case: means(sum(case["hands"][holder][card] for card in cards)),
        )

    def drawing(self) -> Said:
        cards = self.some_cards()
        which, means = which_of(self.rng, self.draws)
        return Said(
            sq.draws(*cards, **which),
            lambda case: means([card in cards for card in case["drawn"]]),
        )

    def finishing(self) -> Said:
        return Said(sq.finishes(self.who), lambda case: case["line"])

    def of_claims(
        self, other: Callable[[], Said], cases: list[tuple[Case, Fraction]]
    ) -> Iterator[Question]:
        """Ask about hands and one sort of luck to come, at times given such a claim."""
        for _ in range(4):

            def leaf() -> Said:
                return self.rng.choice([self.holding, other])()

            a, given = joined(self.rng, leaf, 2), joined(self.rng, leaf, 1)
            condition = given if self.rng.random() < 0.6 else None
            ask = partial(self.view.probability, a.claim, condition.claim if condition else None)
            told = f"{a.claim!r}, given {condition and condition.claim!r}: {self.told}"
            yield Question(told, ask, chance(cases, a, condition))

    def short_forms(self) -> Iterator[Question]:
        """Ask in the ways that there are besides claims."""
        view, cards = self.view, self.some_cards()
        n, holder = self.rng.randint(1, self.draws), self.rng.choice(self.seats)
        yield Question(
            f"the next draw: {self.told}",
            lambda: dict(view.next_draw()),
            self._shares(lambda case: case["drawn"][0]),
        )
        yield Question(
            f"{n} draws of {cards}: {self.told}",
            lambda: dict(view.draw_count(*cards, draws=n)),
            self._shares(lambda case: sum(card in cards for card in case["drawn"][:n])),
        )
        yield Question(
            f"{cards} held by {holder}: {self.told}",
            lambda: dict(view.hold_count(holder, *cards)),
            self._shares(lambda case: sum(case["hands"][holder][card] for card in cards)),
        )

    def _shares(self, value: Callable[[Case], object]) -> dict[object, Fraction]:
        every = sum(weight for _, weight in self.with_draws)
        found: dict[object, Fraction] = {}
        for case, weight in self.with_draws:
            found[value(case)] = found.get(value(case), Fraction(0)) + weight / every
        return found


def filled(table: Table, lies: list[tuple[list[Cards], Cards, int]]) -> dict[str, Fraction]:
    """The chance of each space that the seat to move can fill it in this turn."""
    found = {}
    every = sum(weight for *_, weight in lies)
    for cell in table.cells():
        good = set(table.good_cards(table.turn, cell))
        total = Fraction(0)
        for hands, deck, weight in lies if good else []:
            mine, pile = hands[table.turn], table.discards()
            total += weight * table.turn_chance(table.turn, good, mine, deck, pile, table.swaps)
        if total:
            found[named(cell)] = total / every
    return found


def opening(rng: random.Random, table: Table) -> Question:
    """Ask of the rules alone: an opening hand, and the draws after it."""
    n = min(2, sum(table.deck.values()) - table.hand_size)
    cases: list[tuple[Case, Fraction]] = []
    for hand, ways in chosen(Counter(table.deck), table.hand_size):
        for drawn, share in draws(Counter(table.deck) - hand, Counter(), n):
            cases.append(({"hand": hand, "drawn": drawn}, ways * share))

    def leaf() -> Said:
        cards = rng.sample(sorted(table.deck), rng.randint(1, min(2, len(table.deck))))
        if rng.random() < 0.5:
            often, means = how_many(rng, table.hand_size)
            return Said(
                sq.dealt(*cards, **often),
                lambda case: means(sum(case["hand"][card] for card in cards)),
            )
        which, among = which_of(rng, n)
        return Said(
            sq.draws(*cards, **which),
            lambda case: among([card in cards for card in case["drawn"]]),
        )

    a, given = joined(rng, leaf, 2), joined(rng, leaf, 1)
    rules = table.source.rules
    return Question(
        f"{a.claim!r}, given {given.claim!r}, of {table}",
        lambda: sq.probability(rules, a.claim, given.claim),
        chance(cases, a, given),
    )
