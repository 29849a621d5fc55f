"""What dice do without a position: rolls, sums, the roll-off, a turn's length, waiting times."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product

from sequence_widget.probability.count_dist import CountDist
from sequence_widget.probability.dist import Dist
from sequence_widget.rules import DiceRules, Rules, rules_from
from sequence_widget.text import ImpossibleError, Listed, Phrase
from sequence_widget.text.errors import QuestionError

TIE = "tie"
_ROLLS = Phrase("probability.unit.rolls")


def dice_rules(rules: str | Rules) -> DiceRules:
    """Take rules of a dice game, and refuse any others."""
    read = rules_from(rules)
    if not isinstance(read, DiceRules):
        raise QuestionError("probability.needs_dice", edition=read.edition)
    return read


def sum_ways(rules: DiceRules) -> dict[int, int]:
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
    return dict(sorted(ways.items()))


def roll(rules: str | Rules) -> Dist[tuple[int, ...]]:
    """Give the distribution of a roll: tuples of faces, one for each die.

    >>> roll("dice")[3, 4]
    1/36 ≈ 2.8 %
    """
    ways = product(*(range(1, faces + 1) for faces in dice_rules(rules).dice))
    return Dist.from_weights(
        dict.fromkeys(ways, 1), about=Phrase("probability.about.roll"), unit=_ROLLS
    )


def roll_sum(rules: str | Rules) -> Dist[int]:
    """Give the distribution of the sum of a roll.

    >>> print(roll_sum("dice")[7].explain())
    1/6 ≈ 16.7 %: 6 of 36 equally likely rolls. Asked of: the sum of a roll.
    """
    about = Phrase("probability.about.roll_sum")
    return Dist.from_weights(sum_ways(dice_rules(rules)), about=about, unit=_ROLLS)


def roll_off(rules: str | Rules, players: int) -> Dist[int | str]:
    """Give who begins after the first throw for it: a seat, or `"tie"`.

    >>> roll_off("dice", 2)
    Dist({0: 575/1296, 1: 575/1296, 'tie': 73/648})
    """
    read = dice_rules(rules)
    read.check_players(players)
    ways = sum_ways(read)
    highest, below = 0, 0
    for count in ways.values():
        highest += count * below ** (players - 1)
        below += count
    weights: dict[int | str, int] = dict.fromkeys(range(players), highest)
    weights[TIE] = below**players - players * highest
    return Dist.from_weights(weights, about=Phrase("probability.about.roll_off"), unit=_ROLLS)


def turn(rules: str | Rules) -> CountDist:
    """Count the chips a turn places, extra turns and all, every number always being playable.

    >>> chips = turn("dice")
    >>> chips.probability(0), chips.mean()
    (1/12 ≈ 8.3 %, Fraction(33, 34))
    """
    read = dice_rules(rules)
    ways = sum_ways(read)
    rolls = sum(ways.values())
    counts: Counter[tuple[int, bool]] = Counter()
    for total, count in ways.items():
        places = total not in read.remove_on and (total in read.wild_on or total in read.numbers)
        again = ("place" if places else "pass") in read.earning(total)
        counts[int(places), again] += count
    ends = [Fraction(counts[chips, False], rolls) for chips in (0, 1)]
    goes_on = [Fraction(counts[chips, True], rolls) for chips in (0, 1)]
    if not any(ends):
        raise ImpossibleError("probability.turn_endless")
    # Rolls that place nothing and go on change nothing; then k more than before have the weight
    # ratio**k times that of the last roll.
    told = 1 - goes_on[0]
    ratio = goes_on[1] / told
    more_than_0 = (ends[0] * ratio + ends[1]) / (told * (1 - ratio))
    return CountDist(
        geometric=((more_than_0, ratio),),
        about=Phrase("probability.about.turn"),
        steps=(Phrase("probability.step.turn"),),
    )


def rolls_until(rules: str | Rules, wanted: int | str | Iterable[int]) -> CountDist:
    """Count the rolls until every wanted sum has come, `"all"` for each number on the board.

    >>> rolls_until("dice", [7]).mean(), rolls_until("mini-dice", "all").mean()
    (Fraction(6, 1), Fraction(25, 2))
    >>> rolls_until("dice", 13)
    Traceback (most recent call last):
    sequence_widget.text.errors.ImpossibleError: these dice never show a sum of 13; they show 2 to \
12
    """
    read = dice_rules(rules)
    ways = sum_ways(read)
    sums = _wanted(read, wanted)
    rolls = sum(ways.values())
    # More than n rolls are needed when some wanted sum is missing; inclusion and exclusion over
    # sets of missing sums, which count by their ways alone.
    signed: Counter[int] = Counter({0: -1})
    for total in sums:
        for missing, sign in list(signed.items()):
            signed[missing + ways[total]] -= sign
    terms = [(count, Fraction(rolls - missing, rolls)) for missing, count in signed.items()]
    return CountDist(
        geometric=tuple((Fraction(n), ratio) for n, ratio in terms if n and ratio < 1),
        about=Phrase("probability.about.rolls_until", {"sums": Listed(tuple(sums), "and")}),
        steps=(Phrase("probability.step.rolls_until"),),
    )


def _wanted(rules: DiceRules, wanted: int | str | Iterable[int]) -> list[int]:
    if wanted == "all":
        return list(rules.numbers)
    if isinstance(wanted, str) or not isinstance(wanted, int | Iterable):
        raise QuestionError("probability.wanted", value=repr(wanted))
    listed = (wanted,) if isinstance(wanted, int) else wanted
    sums = sorted({int(total) for total in listed})
    for total in sums:
        if total not in rules.sums:
            low, high = min(rules.sums), max(rules.sums)
            raise ImpossibleError("probability.never_rolled", sum=total, low=low, high=high)
    return sums
