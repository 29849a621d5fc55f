"""Every figure of the lessons once more, counted by other means than the package has.

Cards are dealt and dice rolled one case after another here; only what lies where is asked of the
package.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path

import sequence_widget as sq

Figure = Fraction | float | int | str


def share(cases: Iterable[object], favourable: Callable[..., bool]) -> Fraction:
    """Count the favourable cases, and all."""
    every = list(cases)
    return Fraction(sum(map(favourable, every)), len(every))


# Dice

FACES = range(1, 7)
ROLLS = [one + other for one, other in product(FACES, FACES)]
SPACES = dict.fromkeys((2, 3, 4, 5, 6, 7, 8, 9, 12), 4)


def rolled(*sums: int) -> Fraction:
    return share(ROLLS, lambda total: total in sums)


def first_to_fill(wanted: int, goals: Mapping[int, int]) -> Fraction:
    """Give the chance that a number comes so often before any other has.

    Rolls are taken to come at random times, at a rate of one: then the numbers fill independently
    of one another, and the time of the wanted one is integrated over, power by power of time.
    """
    rates = {number: rolled(number) for number in goals}
    powers = [Fraction(1)]
    for number, goal in goals.items():
        if number != wanted:
            rate = rates[number]
            factor = [rate**k / math.factorial(k) for k in range(goal)]
            powers = _multiplied(powers, factor)
    goal, rate, total = goals[wanted], rates[wanted], sum(rates.values())
    density = rate**goal / math.factorial(goal - 1)
    terms = (
        weight * math.factorial(power + goal - 1) / total ** (power + goal)
        for power, weight in enumerate(powers)
    )
    return density * sum(terms, Fraction(0))


def _multiplied(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    product_ = [Fraction(0)] * (len(one) + len(other) - 1)
    for (i, a), (j, b) in product(enumerate(one), enumerate(other)):
        product_[i + j] += a * b
    return product_


# Cards: Anna and Bo at the ply that the lessons ask about

GAME = Path(__file__).resolve().parents[2] / "notebooks" / "games" / "anna-and-bo.txt"
WINNERS = ("alligator", "gorilla", "unicorn")


def unseen() -> list[str]:
    """Give every card that Anna does not see, one by one."""
    game = sq.Game.load(GAME)
    game.go_to(36)
    cards = Counter(game.position.deck) + Counter(game.position.hand(1))
    return sorted(cards.elements())


def hands(size: int = 3) -> list[tuple[str, ...]]:
    """Give every set of so many of the unseen cards: a hand of Bo's, or cards drawn."""
    return list(combinations(unseen(), size))


def learnt() -> list[tuple[tuple[str, ...], str]]:
    """Give every pair of Bo's old cards and his new one that agrees with a turn without a win."""
    cards = unseen()
    return [
        ((cards[a], cards[b]), cards[new])
        for a, b in combinations(range(len(cards)), 2)
        for new in range(len(cards))
        if new not in (a, b) and cards[a] not in WINNERS and cards[b] not in WINNERS
    ]


def fallen(kind: str) -> list[tuple[str, tuple[str, ...]]]:
    """Give every way in which one card of Bo's falls and is of this kind: it, and his others."""
    ways = ((hand[i], hand[:i] + hand[i + 1 :]) for hand in hands() for i in range(len(hand)))
    return [way for way in ways if way[0] == kind]


@cache
def lesson_1() -> dict[str, Figure]:
    chances = {number: first_to_fill(number, SPACES) for number in SPACES}
    return {
        "1": max(chances, key=chances.__getitem__),
        "1a": rolled(7),
        "1b": rolled(10, 11),
        "1c": in_order(4, 5, 9),
        "1d": 100 * (1 - chances[7]),
        "1e": 4 / rolled(7),
    }


def in_order(*sums: int) -> str:
    """Write sums as a pupil orders them, the one that is rolled most often first."""
    ways = sorted({rolled(total) for total in sums}, reverse=True)
    places = ([str(total) for total in sums if rolled(total) == each] for each in ways)
    return " > ".join(" = ".join(place) for place in places)


@cache
def lesson_3() -> dict[str, Figure]:
    return {
        "3": share(unseen(), lambda card: card == "unicorn"),
        "3a": share(unseen(), lambda card: card in ("unicorn", "dragon")),
        "3b": share(hands(), lambda hand: "unicorn" in hand or "dragon" in hand),
        "3c": share(hands(), lambda hand: "unicorn" not in hand),
        "3d": share(hands(), lambda hand: "dragon" in hand),
    }


@cache
def lesson_7() -> dict[str, Figure]:
    agreeing = learnt()
    with_tiger = [case for case in agreeing if "tiger" in (*case[0], case[1])]
    return {
        "7": share(agreeing, lambda case: case[1] in WINNERS),
        "7a": share(agreeing, lambda case: case[1] == "unicorn"),
        "7b": share(hands(2), lambda hand: not set(hand) & set(WINNERS)),
        "7c": share(with_tiger, lambda case: case[1] in WINNERS),
        "7d": share(fallen("unicorn"), lambda case: "unicorn" in case[1]),
    }


@cache
def lesson_0() -> dict[str, Figure]:
    return {"0": LONG["cards in a game"], "0a": 3 + 2, "0b": LONG["30 cards or more"]}


@cache
def lesson_2() -> dict[str, Figure]:
    seven = rolled(7)
    near = [k for k in range(37) if abs(Fraction(k, 36) - seven) <= Fraction(1, 20)]
    rolls = next(n for n in range(1, 100) if 1 - (1 - seven) ** n >= Fraction(95, 100))
    return {
        "2": seven,
        "2a": share(product(ROLLS, repeat=3), lambda three: 7 not in three),
        "2b": 28 * sum(binomial(36, k, seven) for k in near),
        "2c": rolls,
    }


def binomial(n: int, k: int, chance: Fraction) -> Fraction:
    return math.comb(n, k) * chance**k * (1 - chance) ** (n - k)


def whole_deck() -> list[str]:
    animals = set(sq.edition("kids").cards) - {"unicorn", "dragon"}
    return [*animals, *animals, "unicorn", "unicorn", "dragon", "dragon"]


@cache
def lesson_4() -> dict[str, Figure]:
    dealt = list(combinations(whole_deck(), 3))
    places = list(combinations(range(42), 2))  # where the two unicorns are in the shuffled deck
    return {
        "4": share(dealt, lambda hand: "unicorn" in hand),
        "4a": share(dealt, lambda hand: "unicorn" in hand or "dragon" in hand),
        "4b": share(dealt, lambda hand: {"unicorn", "dragon"} <= set(hand)),
        "4c": share(dealt, lambda hand: set(hand) == {"tiger", "fox", "lion"}),
        "4d": share(places, lambda two: min(two) < 6),
    }


@cache
def lesson_5() -> dict[str, Figure]:
    wins = rolled(6, 11)
    unseen = combinations(range(33), 3)
    return {
        "5": wins,
        "5a": (1 - wins) ** 5,
        "5b": 1 / wins,
        "5c": share(unseen, lambda hand: min(hand) < 6),
        "5d": wins / (1 - rolled(2, 12)),
    }


def fills_the_row(turns: int, twos: int = 3, twelves: int = 4) -> Fraction:
    """Give the chance of a 6 or an 11 within some turns; so many spaces give an extra roll."""
    if not turns:
        return Fraction(0)
    over = fills_the_row(turns - 1, twos, twelves)
    after_two = fills_the_row(turns, twos - 1, twelves) if twos else over
    after_twelve = fills_the_row(turns, twos, twelves - 1) if twelves else over
    wins, others = rolled(6, 11), 1 - rolled(6, 11, 2, 12)
    return wins + rolled(2) * after_two + rolled(12) * after_twelve + others * over


@cache
def lesson_6() -> dict[str, Figure]:
    places, again = 1 - rolled(10), rolled(2, 12)
    return {
        "6": 100 * places / (1 - again),
        "6a": again * places,
        "6b": 1 / (1 - again),
        "6c": places / (1 - rolled(7)),
    }


@cache
def lesson_8() -> dict[str, Figure]:
    return {
        "8": LONG["first of two"],
        "8a": sum(low <= 0.5 <= high for low, high in map(wilson, won_of_fifty())),
        "8b": LONG["first of three"],
        "8c": next(n for n in (50 * 2**k for k in range(9)) if enough(n, LONG["first of two"])),
        "8d": LONG["first at the small dice game"],
    }


def enough(games: int, share_: float) -> bool:
    """Say whether half an interval of the share is shorter than its gap to a half."""
    return 1.96 * math.sqrt(share_ * (1 - share_) / games) < share_ - 0.5


def won_of_fifty() -> list[int]:
    """Play fifty games for each of a class of 28."""
    runs = [sq.simulate("kids", games=50, seed=seed, progress=False) for seed in range(1, 29)]
    return [run.counts[0] for run in runs]


def wilson(won: int, games: int = 50) -> tuple[float, float]:
    """Give Wilson's interval, from its formula."""
    z = 1.959963984540054
    share_, extra = won / games, z * z / games
    middle = (share_ + extra / 2) / (1 + extra)
    half = z * math.sqrt(share_ * (1 - share_) / games + extra / (4 * games)) / (1 + extra)
    return middle - half, middle + half


@cache
def lesson_9() -> dict[str, Figure]:
    return {
        "9": round(first_at_the_small_dice_game(mean), 6),
        "9a": 4 * 400,  # half as long: a quarter of the variance
        "9b": share(FACES, wins_at_once),
        "9c": 95,
    }


def mean(chances: list[float]) -> float:
    return sum(chances) / len(chances)


Chips = frozenset[int]
SMALL = (1, 2, 3, 4, 1, 2, 3, 4, 1)
FIRST_AND_STEP = ((0, 1), (3, 1), (6, 1), (0, 3), (1, 3), (2, 3), (0, 4), (2, 2))
LINES = [{first, first + step, first + 2 * step} for first, step in FIRST_AND_STEP]


def after_rolling(die: int, mine: Chips, theirs: Chips) -> list[tuple[Chips, Chips]]:
    """Give the chips of whoever rolled, and the other's, after each move of the small game."""
    if die == 5:
        return [(mine, theirs - {space}) for space in theirs] or [(mine, theirs)]
    spaces = {space for space in range(9) if die in (SMALL[space], 6)} - mine
    open_or_taken = spaces - theirs or spaces
    return [(mine | {each}, theirs - {each}) for each in open_or_taken] or [(mine, theirs)]


@cache
def first_at_the_small_dice_game(choose: Callable[[list[float]], float]) -> float:
    """Give the chance of whoever begins, going over all positions until it settles.

    It is chosen among the chances that moves leave the other side: the mean, or the smallest.
    """
    start: tuple[Chips, Chips] = (frozenset(), frozenset())
    number = {start: 0}
    waiting = [start]
    leads: list[list[list[int]]] = []
    for mine, theirs in waiting:
        leads.append([])
        for die in FACES:
            to = []
            for own, others in after_rolling(die, mine, theirs):
                won = any(line <= own for line in LINES)
                if not won and (others, own) not in number:
                    number[others, own] = len(number)
                    waiting.append((others, own))
                to.append(-1 if won else number[others, own])
            leads[-1].append(to)
    chances = [*(0.5 for _ in number), 0.0]  # the last one: the other side has lost
    change = 1.0
    while change > 1e-9:
        change = 0.0
        for at, rolls in reversed([*enumerate(leads)]):
            new = 1 - mean([choose([chances[to] for to in each]) for each in rolls])
            change = max(change, abs(new - chances[at]))
            chances[at] = new
    return chances[0]


def wins_at_once(die: int) -> bool:
    """Say whether a roll completes a line for chips on a1 and b1, against those on a3 and c2."""
    mine, theirs = frozenset({0, 1}), frozenset({5, 6})
    return any(line <= own for own, _ in after_rolling(die, mine, theirs) for line in LINES)


@cache
def lesson_10() -> dict[str, Figure]:
    beginners = [animal for animal in whole_deck() if animal not in ("unicorn", "dragon")]
    beginners.remove("fox")  # Anna's
    more = [*whole_deck(), *6 * ["dragon"]]
    return {
        "10": LONG["draws of four beginners"],
        "10a": share(beginners, lambda card: card == "fox"),
        "10b": share(more, lambda card: card == "dragon"),
        "10c": "31",
    }


@cache
def lesson_11() -> dict[str, Figure]:
    game = sq.Game.load(GAME)
    game.go_to(36)
    before = completing(game.position)
    after = [completing(game.position.apply(move)) for move in game.position.legal_moves]
    left = completing(game.position.apply("dragon e2"))
    return {
        "11": share(hands(), lambda hand: bool(set(hand) & left)),
        "11a": sum(kinds < before for kinds in after),
        "11b": after_drawing("unicorn", left),
        "11c": share(learnt(), lambda case: case[1] in left),
        "11d": str(sq.Game.load(GAME).events[-1]).partition(" ")[0],  # with it Bo wins
    }


def after_drawing(card: str, winners: set[str]) -> Fraction:
    """Give the chance of a winner in Bo's hand, once Anna has drawn a card."""
    others = unseen()
    others.remove(card)
    return share(combinations(others, 3), lambda hand: bool(set(hand) & winners))


def completing(position: sq.Position, seat: int = 1) -> set[str]:
    """Find the cards with which a seat completes four in a row, going along the board's rows."""
    board = position.rules.board
    animals = dict(zip(board.cells, board.words, strict=True))
    own = {cell for cell, word in animals.items() if word == "free" or position.chip(cell) == seat}
    found = set()
    for cell, word in animals.items():
        if cell not in own and position.chip(cell) is None and in_a_row(own | {cell}, cell) >= 4:
            found |= {word, "unicorn"}
    return found


def in_a_row(cells: set[str], cell: str) -> int:
    """Count the longest row through a cell."""
    column, row = ord(cell[0]), int(cell[1:])

    def beside(across: int, down: int) -> int:
        steps = 1
        while f"{chr(column + steps * across)}{row + steps * down}" in cells:
            steps += 1
        return steps - 1

    return 1 + max(
        beside(across, down) + beside(-across, -down)
        for across, down in ((1, 0), (0, 1), (1, 1), (1, -1))
    )


LONG: Mapping[str, float] = {
    "cards in a game": 23,
    "30 cards or more": 0.1725,
    "first of two": 0.541,
    "first of three": 0.366,
    "first of four": 0.2773,
    "first of two greedy ones": 0.5796,
    "first without dragons": 0.5412,
    "first with 8 dragons": 0.5421,
    "first at the small dice game": 0.5645,
    "draws of four beginners": 0.371,
    "draws of two beginners": 0.00043,
    "draws of three beginners": 0.098,
    "draws of four greedy beginners with one card": 0.3564,
    "draws of four greedy beginners": 0.3937,
}
"""What two million games gave for each, with another seed than the lessons have."""

FIGURES: Mapping[str, Callable[[], dict[str, Figure]]] = {
    "00": lesson_0,
    "01": lesson_1,
    "02": lesson_2,
    "03": lesson_3,
    "04": lesson_4,
    "05": lesson_5,
    "06": lesson_6,
    "07": lesson_7,
    "08": lesson_8,
    "09": lesson_9,
    "10": lesson_10,
    "11": lesson_11,
}
"""By lesson: what is right, by the names of its questions."""
