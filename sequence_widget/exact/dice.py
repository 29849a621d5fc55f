"""What dice do without a position: rolls, sums, the roll-off, waiting times, races."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import factorial, lcm
from types import MappingProxyType

from sequence_widget.exact.count_dist import CountDist
from sequence_widget.exact.count_formulas import Missing, Waiting
from sequence_widget.exact.dist import Dist
from sequence_widget.exact.outcome_formulas import First, Hits
from sequence_widget.exact.outcomes import (
    Beginners,
    Numbers,
    Racers,
    Rolls,
    Sums,
    one_by_one,
)
from sequence_widget.rules import Rules, rules_from, whole
from sequence_widget.text import Listed, Phrase
from sequence_widget.text.errors import OutOfReachError, QuestionError
from sequence_widget.text.numbers import Percent, Plain

TIE = "tie"
_MOST_ROLLS = 20_000
_MOST_GOALS = 200
_MOST_TIMES = 100
_BOTH = 2
_FEW = 3
_ROLLS = Phrase("probability.unit.rolls")


def dice_rules(rules: str | Rules) -> Rules:
    """Take rules of a game with dice, and refuse any others."""
    read = rules_from(rules)
    if not read.dice:
        raise QuestionError("probability.needs_dice", edition=read.edition)
    return read


@lru_cache(maxsize=256)
def sum_ways(rules: Rules) -> Mapping[int, int]:
    """Count in how many ways the dice show each sum.

    >>> import sequence_widget as sq
    >>> sum_ways(sq.edition("dice"))[4]
    3
    """
    ways = {0: 1}
    for faces in rules.dice:
        longer: Counter[int] = Counter()
        for total, count in ways.items():
            for face in range(1, faces + 1):
                longer[total + face] += count
        ways = longer
    return MappingProxyType(dict(sorted(ways.items())))


def roll(rules: str | Rules) -> Dist[tuple[int, ...]]:
    """Give the distribution of a roll: tuples of faces, one for each die.

    >>> roll("dice")[3, 4]
    1/36 ≈ 2.8 %
    """
    dice = dice_rules(rules).dice
    ways = product(*(range(1, faces + 1) for faces in dice))
    return Dist.from_weights(
        dict.fromkeys(ways, 1),
        about=Phrase("probability.about.roll"), unit=_ROLLS, outcomes=Rolls(dice),
    )  # fmt: skip


def roll_sum(rules: str | Rules) -> Dist[int]:
    """Give the distribution of the sum of a roll.

    >>> print(roll_sum("dice")[7].explain())
    6/36 = 1/6 ≈ 16.7%: 6 of 36 equally likely rolls. The sum of a roll: 7 is favourable.
    """
    ways = sum_ways(dice_rules(rules))
    about, outcomes = Phrase("probability.about.roll_sum"), Sums(frozenset(ways))
    return Dist.from_weights(ways, about=about, unit=_ROLLS, outcomes=outcomes)


def roll_off(rules: str | Rules, players: int) -> Dist[int | str]:
    """Give who begins after the first throw for it: a seat, or `"tie"`.

    >>> roll_off("dice", 2)
    Dist({0: 575/1296, 1: 575/1296, 'tie': 73/648})
    """
    read = dice_rules(rules)
    players = read.check_players(players)
    ways = sum_ways(read)
    highest, below = 0, 0
    for count in ways.values():
        highest += count * below ** (players - 1)
        below += count
    weights: dict[int | str, int] = dict.fromkeys(range(players), highest)
    weights[TIE] = below**players - players * highest
    return Dist.from_weights(
        weights,
        about=Phrase("probability.about.roll_off"),
        unit=Phrase("probability.unit.throws", {"n": players}),
        outcomes=Beginners(players, TIE),
    )


def rolls_until(
    rules: str | Rules,
    *wanted: int | str | Iterable[int],
    times: int = 1,
    any_of: Iterable[int] | None = None,
    all_of: Iterable[int] | None = None,
) -> CountDist:
    """Count the rolls until a wanted sum has come, `"all"` for each number on the board.

    Of several sums, `any_of` waits for the first of them, `all_of` for the last. `times` counts
    rolls that show any of those wanted.

    >>> rolls_until("dice", 7).mean(), rolls_until("dice", 7, times=4).mean()
    (Fraction(6, 1), Fraction(24, 1))
    >>> rolls_until("dice", any_of={6, 11}).mean(), rolls_until("dice", all_of={6, 11}).mean()
    (Fraction(36, 7), Fraction(702, 35))
    >>> rolls_until("mini-dice", "all").mean()
    Fraction(25, 2)
    >>> rolls_until("dice", 13)
    Traceback (most recent call last):
    sequence_widget.text.errors.ImpossibleError: these dice never show a sum of 13; they show 2 to \
12
    """
    read = dice_rules(rules)
    sums, every = _wanted(read, wanted, any_of, all_of)
    number = whole(times)
    if number is None or number < 1:
        raise QuestionError("probability.times", value=repr(times))
    if number > _MOST_TIMES:
        raise OutOfReachError("probability.many_times", most=_MOST_TIMES)
    if every and len(sums) > 1:
        if number > 1:
            raise QuestionError("probability.times_of_all")
        return _until_all(read, sums)
    ways = sum_ways(read)
    chance = Fraction(sum(ways[total] for total in sums), sum(ways.values()))
    values = {"sums": Listed(tuple(sums), "or"), "n": number}
    about = Phrase("probability.about.rolls_until", values)
    steps = [Phrase("probability.step.each_roll", {"chance": Percent(chance), **values})]
    if number > 1:
        steps.append(Phrase("probability.step.times", values))
    if chance == 1:
        return CountDist(tail=(Fraction(1),) * number, about=about, steps=tuple(steps))
    # Fewer than so many of k rolls have shown it: one term for every number of those that did.
    odds, miss = chance / (1 - chance), 1 - chance
    return CountDist(
        geometric=((Fraction(1), miss),),
        rising=tuple((odds**order, miss, order) for order in range(1, number)),
        about=about,
        steps=tuple(steps),
        formula=Waiting(chance, number),
    )


def _until_all(rules: Rules, sums: Sequence[int]) -> CountDist:
    """Count the rolls until every one of these sums has come."""
    ways = sum_ways(rules)
    rolls = sum(ways.values())
    # More than n rolls are needed when some wanted sum is missing; inclusion and exclusion over
    # sets of missing sums, which count by their ways alone.
    signed: Counter[int] = Counter({0: -1})
    for total in sums:
        for missing, sign in list(signed.items()):
            signed[missing + ways[total]] -= sign
    terms = [(count, Fraction(rolls - missing, rolls)) for missing, count in signed.items()]
    geometric = tuple((Fraction(n), ratio) for n, ratio in terms if n and ratio < 1)
    named = {"sums": Listed(tuple(sums), "and")}
    formula = Missing({ratio: int(n) for n, ratio in geometric})
    if len(sums) != _BOTH:
        about = Phrase("probability.about.rolls_until_all", named)
        step = Phrase("probability.step.rolls_until")
        return CountDist(geometric=geometric, about=about, steps=(step,), formula=formula)
    return CountDist(
        geometric=geometric,
        about=Phrase("probability.about.rolls_until_both", named),
        steps=(Phrase("probability.step.rolls_until_both"),),
        formula=formula,
    )


def _wanted(
    rules: Rules,
    named: Sequence[object],
    any_of: Iterable[int] | None,
    all_of: Iterable[int] | None,
) -> tuple[list[int], bool]:
    """Read which sums are waited for, and whether for all of them."""
    wanted = named[0] if len(named) == 1 else named or None
    given = [each for each in (wanted, any_of, all_of) if each is not None]
    if not given:
        raise QuestionError("probability.nothing_wanted")
    if len(given) > 1 or (isinstance(given[0], str) and given[0] != "all"):
        raise QuestionError("probability.wanted", value=", ".join(map(repr, given)))
    if isinstance(given[0], str):
        if any_of is not None:
            raise _any_or_all(rules.numbers)
        return _read_each(rules, rules.numbers), True
    listed = _read_each(rules, given[0])
    sums = sorted(set(listed))
    if len(listed) > len(sums) and any_of is None:
        raise QuestionError("probability.sum_twice", sum=max(sums, key=listed.count))
    if wanted is not None and len(sums) > 1:
        raise _any_or_all(sums)
    return sums, all_of is not None


def _any_or_all(sums: Iterable[int]) -> QuestionError:
    """Say that several sums can be waited for in two ways."""
    named = f"{{{', '.join(map(str, sums))}}}"
    return QuestionError("probability.any_or_all", any=f"any_of={named}", all=f"all_of={named}")


def read_sums(rules: Rules, wanted: object) -> list[int]:
    """Read one sum or several, sorted; the dice must be able to show each.

    >>> import sequence_widget as sq
    >>> read_sums(sq.edition("dice"), {11, 6})
    [6, 11]
    """
    return sorted(set(_read_each(rules, wanted)))


def _read_each(rules: Rules, wanted: object) -> list[int]:
    outcomes = Sums(frozenset(rules.sums))
    sums = [outcomes.read(total) for total in one_by_one(wanted)]
    if not sums:
        raise QuestionError("probability.no_sums")
    return sums


def roll_count(rules: str | Rules, wanted: int | Iterable[int], rolls: int) -> Dist[int]:
    """Give how many of so many rolls show a sum, or any of several.

    >>> sevens = roll_count("dice", 7, rolls=360)
    >>> sevens.mean(), sevens.variance(), sevens[60]
    (Fraction(60, 1), Fraction(50, 1), 0.056338 ≈ 5.6 % (a fraction of 277 digits over 278))
    """
    read = dice_rules(rules)
    sums = read_sums(read, wanted)
    number = whole(rolls)
    if number is None or number < 0:
        raise QuestionError("probability.rolls", value=repr(rolls))
    if number > _MOST_ROLLS:
        raise OutOfReachError("probability.many_rolls", most=_MOST_ROLLS)
    ways = sum_ways(read)
    hits, every = sum(ways[total] for total in sums), sum(ways.values())
    misses = every - hits
    weights, weight = {}, misses**number if misses else 0
    for count in range(number + 1):
        if not misses:
            weight = hits**number if count == number else 0
        weights[count] = weight
        if misses:
            weight = weight * (number - count) * hits // ((count + 1) * misses)
    values = {"sums": Listed(tuple(sums), "or"), "n": number}
    hit = Fraction(hits, every)
    steps = (Phrase("probability.step.each_roll", {**values, "chance": Percent(hit)}),)
    return Dist.from_weights(
        weights,
        about=Phrase("probability.about.roll_count", values),
        steps=steps,
        unit=Phrase("probability.unit.roll_series", {"n": number}) if number else None,
        outcomes=Numbers(number),
        formula=Hits(number, hit),
    )


def race(rules: str | Rules, wanted: Mapping[int, int] | None = None) -> Dist[int]:
    """Give which of some sums is the first to have come so often.

    Without `wanted`: each number on the board, as often as it has spaces.

    >>> race("dice", {7: 1, 12: 1})
    Dist({7: 6/7, 12: 1/7})
    >>> race("dice", {7: 4, 12: 4})[7], f"{race('dice')[7]:.3f}"
    (815184/823543 ≈ 99.0 %, '0.310')
    """
    read = dice_rules(rules)
    ways = sum_ways(read)
    if wanted is None:
        spaces = Counter(read.board.words)
        goals = {number: spaces[str(number)] for number in _read_each(read, read.numbers)}
    else:
        goals = _goals(read, wanted)
    rates = {total: ways[total] for total in goals}
    everything = sum(rates.values())
    about = Phrase("probability.about.race", {"goals": _race_words(goals)})
    if set(goals.values()) == {1}:  # the first roll that counts decides
        unit = Phrase("probability.unit.rolls_of", {"sums": Listed(tuple(goals), "or")})
        return Dist.from_weights(rates, about=about, unit=unit, outcomes=Racers(tuple(goals)))
    # Let every sum come at random moments, as often on average as the dice have ways for it:
    # then how often each has come by some moment does not depend on the others. The moment at
    # which one of them comes for the last time wanted wins if no other has come so often by then.
    chances: dict[int, Fraction] = {}
    for total, goal in goals.items():
        moments = [Fraction(0)] * (goal - 1) + [Fraction(rates[total] ** goal, factorial(goal - 1))]
        for other, often in goals.items():
            if other != total:
                fewer = [Fraction(rates[other] ** n, factorial(n)) for n in range(often)]
                moments = _product(moments, fewer)
        chances[total] = sum(
            (
                weight * factorial(power) / Fraction(everything) ** (power + 1)
                for power, weight in enumerate(moments)
            ),
            Fraction(0),
        )
    scale = lcm(*(chance.denominator for chance in chances.values()))
    return Dist.from_weights(
        {total: int(chance * scale) for total, chance in chances.items()},
        about=about,
        steps=_race_steps(rates),
        outcomes=Racers(tuple(goals)),
        formula=First(goals, rates),
    )


def _goals(rules: Rules, wanted: object) -> dict[int, int]:
    """Read how often each sum is to come."""
    if not isinstance(wanted, Mapping) or not wanted:
        raise QuestionError("probability.goals", value=repr(wanted))
    outcomes = Sums(frozenset(rules.sums))
    goals = {}
    for total, often in wanted.items():
        number = whole(often)
        if number is None or number < 1:
            raise QuestionError("probability.goals", value=repr(often))
        goals[outcomes.read(total)] = number
    if sum(goals.values()) > _MOST_GOALS:
        raise OutOfReachError("probability.many_goals", most=_MOST_GOALS)
    return dict(sorted(goals.items()))


def _race_steps(rates: Mapping[int, int]) -> tuple[Phrase, ...]:
    """Say how a race is worked out; of a few that race, how likely each is to come next."""
    step = Phrase("probability.step.race")
    if len(rates) > _FEW:
        return (step,)
    everything = sum(rates.values())
    shares = tuple(
        Phrase("probability.share", {"sum": total, "chance": Plain(Fraction(rate, everything))})
        for total, rate in rates.items()
    )
    return Phrase("probability.step.race_rolls", {"shares": Listed(shares, "and")}), step


def _race_words(goals: Mapping[int, int]) -> Listed:
    return Listed(
        tuple(
            Phrase("probability.goal", {"sum": total, "n": often}) for total, often in goals.items()
        ),
        "or",
    )


def _product(one: Sequence[Fraction], other: Sequence[Fraction]) -> list[Fraction]:
    """Multiply two polynomials, the coefficients of the lowest powers first."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for power, weight in enumerate(one):
        if weight:
            for further, factor in enumerate(other):
                found[power + further] += weight * factor
    return found
