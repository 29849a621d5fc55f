"""Dice: every roll and every choice of a side that plays on while nobody else moves."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import sequence_widget as sq
from tests.second_oracle.cases import Case, Question, Said, chance, joined, which_of

SHAPES = [(1, 4), (2, 2), (2, 3), (3, 2), (1, 5)]
DICE: list[tuple[int, ...]] = [(2,), (3,), (4,), (6,), (2, 2), (3, 2), (2, 2, 2)]
FAR = 10_000
MOST_BOARDS = 1_500
Board = tuple[int | None, ...]
"""The side whose chip is on each space, in reading order."""


class TooManyError(Exception):
    """There are more boards than one question is worth."""


@dataclass
class Table:
    """A position of dice before a roll, or after one."""

    rows: list[list[str]]
    dice: tuple[int, ...]
    run: int
    removes: set[int]
    wild: set[int]
    again: set[int]
    protected: set[int]
    anywhere: bool
    after: str
    chips: int
    limit: int
    board: Board
    sides: list[int]
    """The side of each seat."""

    turn: int
    rolled: int
    roll: tuple[int, ...] | None
    source: Any = field(default=None)

    def words(self) -> list[str]:
        return [word for row in self.rows for word in row]

    def lines(self) -> list[list[int]]:
        height, width = len(self.rows), len(self.rows[0])
        found = []
        for y, x in product(range(height), range(width)):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(y + n * down, x + n * right) for n in range(self.run)]
                if all(0 <= row < height and 0 <= column < width for row, column in line):
                    found.append([row * width + column for row, column in line])
        return found

    def has_line(self, board: Board, side: int) -> bool:
        words = self.words()
        return any(
            all(words[at] == "free" or board[at] == side for at in line) for line in self.lines()
        )

    def choices(self, board: Board, side: int, total: int) -> tuple[str, list[Board]]:
        """What a sum has a side do, and the boards that this can lead to (docs/rules.md, Dice)."""
        words = self.words()
        held = [at for at, owner in enumerate(board) if owner not in (None, side)]
        if total in self.removes:
            spared = [str(number) for number in self.protected]
            where = [at for at in held if words[at] not in spared]
            return ("remove" if where else "pass"), [put(board, at, None) for at in where]
        if sum(owner == side for owner in board) >= self.chips:
            return "pass", []
        spaces = [at for at, word in enumerate(words) if word != "free"]
        here = spaces if total in self.wild else [at for at in spaces if words[at] == str(total)]
        empty = [at for at in here if board[at] is None]
        if empty:
            return "place", [put(board, at, side) for at in empty]
        if not set(here) & set(held):
            return "pass", []
        anywhere = self.anywhere or total in self.wild
        where = held if anywhere else [at for at in held if at in here]
        return "replace", [put(board, at, side) for at in where]

    def earns(self, total: int, action: str) -> bool:
        actions = {
            "place": ["place"],
            "chip": ["place", "replace"],
            "always": ["place", "replace", "remove", "pass"],
        }
        return total in self.again and action in actions[self.after]

    def sums(self) -> Counter[int]:
        return Counter(sum(faces) for faces in self.rolls())

    def rolls(self) -> list[tuple[int, ...]]:
        return list(product(*(range(1, most + 1) for most in self.dice)))


def put(board: Board, at: int, side: int | None) -> Board:
    return (*board[:at], side, *board[at + 1 :])


class Turns:
    """The best chances of a side in so many turns of its own, for a line or for one space."""

    def __init__(self, table: Table, side: int, goal: int | None) -> None:
        self.table, self.side, self.goal = table, side, goal
        self.known: dict[tuple[Board, int, int | None], Fraction] = {}

    def before(self, board: Board, turns: int, rolls: int | None) -> Fraction:
        """The chance before a roll; without a number of rolls there is no limit."""
        if not turns or rolls == 0:
            return Fraction(0)
        key = (board, turns, rolls)
        if key not in self.known:
            if len(self.known) > MOST_BOARDS:
                raise TooManyError
            total, told = Fraction(0), 0
            for number, ways in self.table.sums().items():
                value = self.rolled(board, number, turns, rolls)
                if value is not None:  # else it is as if nothing had been rolled
                    total += ways * value
                    told += ways
            self.known[key] = total / told if told else Fraction(0)
        return self.known[key]

    def rolled(self, board: Board, number: int, turns: int, rolls: int | None) -> Fraction | None:
        action, boards = self.table.choices(board, self.side, number)
        again = self.table.earns(number, action)
        turns, rolls = turns - (not again), None if rolls is None else rolls - 1
        if not boards:
            if again and rolls is None:
                return None
            return self.before(board, turns, rolls)
        return max(self.worth(board, then, turns, rolls) for then in boards)

    def worth(self, board: Board, then: Board, turns: int, rolls: int | None) -> Fraction:
        line = self.table.has_line(then, self.side)
        if self.goal is None:
            return Fraction(1) if line else self.before(then, turns, rolls)
        if board[self.goal] != then[self.goal] == self.side:
            return Fraction(1)
        return Fraction(0) if line else self.before(then, turns, rolls)


def drawn_table(rng: random.Random) -> Table:
    """Draw rules and a position in which the game goes on."""
    while True:
        height, width = rng.choice(SHAPES)
        dice = rng.choice(DICE)
        sums = range(len(dice), sum(dice) + 1)

        def some(share: float, sums: range = sums) -> set[int]:
            return {total for total in sums if rng.random() < share}

        removes, free = some(0.25), rng.choice([0, 0, 0.2])
        wild = some(0.2) - removes
        numbers = [str(n) for n in sums if n not in wild] or [str(sums[0])]
        rows = [
            ["free" if rng.random() < free else rng.choice(numbers) for _ in range(width)]
            for _ in range(height)
        ]
        players = rng.choice([2, 2, 3, 4])
        sides = [0, 1, 0, 1] if players == 4 else list(range(players))
        covered = rng.choice([0.3, 0.6, 0.9, 1])
        words = [word for row in rows for word in row]
        board = tuple(
            rng.choice(sides) if word != "free" and rng.random() < covered else None
            for word in words
        )
        limit = rng.choice([FAR, FAR, FAR, rng.randint(1, 8)])
        rolled = rng.randrange(limit) if limit < FAR else 0
        roll = rng.choice([None, None, tuple(rng.randint(1, most) for most in dice)])
        table = Table(
            rows, dice, rng.choice([2, 3]), removes, wild, some(rng.choice([0, 0.3, 0.6])),
            some(0.2), anywhere=rng.random() < 0.6, after=rng.choice(["place", "chip", "always"]),
            chips=rng.choice([9, 9, rng.randint(1, 4)]), limit=limit, board=board, sides=sides,
            turn=rng.randrange(players), rolled=rolled + (roll is not None), roll=roll,
        )  # fmt: skip
        try:
            rules = sq.edition("dice").but(
                board=rows, dice=dice, run_length=table.run, remove_on=removes, wild_on=wild,
                again_on=table.again, protected=table.protected, chips=table.chips, limit=limit,
                capture="anywhere" if table.anywhere else "number", again_after=table.after,
            )  # fmt: skip
            chips = {named(table, at): side for at, side in enumerate(board) if side is not None}
            table.source = sq.position(
                rules, players, chips=chips, turn=table.turn, rolls=table.rolled, roll=roll
            )
        except (sq.RulesError, sq.PositionError):
            continue
        if not table.source.is_over:
            return table


def named(table: Table, at: int) -> str:
    width = len(table.rows[0])
    return f"{'abcdef'[at % width]}{at // width + 1}"


def questions(rng: random.Random) -> Iterator[Question]:
    """Draw a position, and ask about it what can be asked of dice."""
    table = drawn_table(rng)
    view = table.source.seen_by(rng.choice([None, 0]))
    told = str(table)
    who = rng.randrange(len(table.sides))
    side = table.sides[who]
    rolls = table.limit - table.rolled if table.limit < FAR else None
    turns = rng.choice([1, 1, 2])
    outs: dict[int, list[str]] = {}
    for total in sorted(table.sums()):
        _, boards = table.choices(table.board, side, total)
        won = [
            named(table, at)
            for board in boards
            for at, owner in enumerate(board)
            if owner == side != table.board[at] and table.has_line(board, side)
        ]
        if won:
            outs[total] = sorted(won)
    yield Question(
        f"outs of {who}: {told}",
        lambda: {total: sorted(cells) for total, cells in view.outs(who).items()},
        outs,
    )
    ways = table.sums()
    one = Fraction(sum(ways[total] for total in outs), ways.total()) if rolls != 0 else Fraction(0)
    yield Question(
        f"a line by {who} in a roll: {told}", lambda: view.finish_probability(who, "roll"), one
    )
    try:
        line = Turns(table, side, None).before(table.board, turns, rolls)
        yield Question(
            f"a line by {who} in {turns}: {told}",
            lambda: view.finish_probability(who, within=turns),
            line,
        )
        yield Question(f"fills: {told}", view.fill_probabilities, filled(table, rolls))
    except TooManyError:
        pass
    yield from of_rolls(rng, table)


def filled(table: Table, rolls: int | None) -> dict[str, Fraction]:
    """The chance of each space that the seat whose turn it is can fill it in that turn."""
    side, found = table.sides[table.turn], {}
    for at, word in enumerate(table.words()):
        if word == "free" or table.board[at] == side:
            continue
        turns = Turns(table, side, at)
        if table.roll is None:
            value = turns.before(table.board, 1, rolls)
        else:  # it is one of the rolls that were made
            left = None if rolls is None else rolls + 1
            answer = turns.rolled(table.board, sum(table.roll), 1, left)
            value = turns.before(table.board, 1, rolls) if answer is None else answer
        if value:
            found[named(table, at)] = value
    return found


def of_rolls(rng: random.Random, table: Table) -> Iterator[Question]:
    """Ask about rolls to come, of the position or of its rules alone."""
    faces = table.rolls()
    n = 3 if len(faces) <= 6 else 2
    cases: list[tuple[Case, Fraction]] = [
        ({"rolls": rolls}, Fraction(1)) for rolls in product(faces, repeat=n)
    ]

    def leaf() -> Said:
        which, means = which_of(rng, n)
        kind = rng.randrange(3)
        if kind == 0 and len(table.dice) > 1:
            return Said(
                sq.doubles(**which),
                lambda case: means([len(set(roll)) == 1 for roll in case["rolls"]]),
            )
        if kind == 1:
            face = rng.randint(1, max(table.dice))
            return Said(
                sq.shows(face, **which),
                lambda case: means([face in roll for roll in case["rolls"]]),
            )
        sums = set(rng.sample(sorted(table.sums()), rng.randint(1, 2)))
        return Said(
            sq.rolls(sums, **which),
            lambda case: means([sum(roll) in sums for roll in case["rolls"]]),
        )

    for _ in range(4):
        a, given = joined(rng, leaf, 2), joined(rng, leaf, 1)
        condition = given if rng.random() < 0.6 else None
        source = rng.choice([table.source.rules, table.source.seen_by(0)])
        ask = partial(sq.probability, source, a.claim, condition.claim if condition else None)
        right = chance(cases, a, condition)
        told = f"{a.claim!r}, given {condition and condition.claim!r}: {table}"
        yield Question(told, ask, right)
