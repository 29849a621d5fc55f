"""How many chips a turn of dice places, extra turns and all."""

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, cast

from sequence_widget.engine.build import start_position
from sequence_widget.engine.turns import Option
from sequence_widget.exact.count_dist import CountDist
from sequence_widget.exact.count_formulas import Chips
from sequence_widget.exact.dice import dice_rules, sum_ways
from sequence_widget.exact.games import game_of
from sequence_widget.rules import Rules
from sequence_widget.text import ImpossibleError, Phrase
from sequence_widget.text.numbers import Percent

if TYPE_CHECKING:
    from sequence_widget.engine.dice import DiceLayout


def turn(rules: str | Rules) -> CountDist:
    """Count the chips a turn places, extra turns and all, every number always being playable.

    >>> chips = turn("dice")
    >>> chips.probability(0), chips.mean()
    (1/12 ≈ 8.3 %, Fraction(33, 34))
    """
    read = dice_rules(rules)
    game_of(read)  # refuses a game whose rolls are not known here
    ways = sum_ways(read)
    rolls = sum(ways.values())
    counts: Counter[tuple[int, bool]] = Counter()
    for total, count in ways.items():
        option = roll_on_an_open_board(read, total)
        counts[int(option.action == "place"), option.again] += count
    ends = [Fraction(counts[chips, False], rolls) for chips in (0, 1)]
    goes_on = [Fraction(counts[chips, True], rolls) for chips in (0, 1)]
    if not any(ends):
        raise ImpossibleError("probability.turn_endless")
    # Rolls that place nothing and go on change nothing; then k more than before have the weight
    # ratio**k times that of the last roll.
    told = 1 - goes_on[0]
    ratio = goes_on[1] / told
    more_than_0 = (ends[0] * ratio + ends[1]) / (told * (1 - ratio))
    steps = [Phrase("probability.step.turn")]
    if not goes_on[0]:
        values = {"chance": Percent(ends[1] + goes_on[1]), "again": Percent(goes_on[1])}
        extra = "turn_rolls" if goes_on[1] else "turn_roll"
        steps.insert(0, Phrase(f"probability.step.{extra}", values))
    return CountDist(
        geometric=((more_than_0, ratio),),
        about=Phrase("probability.about.turn"),
        steps=tuple(steps),
        formula=Chips(more_than_0, ratio),
    )


def roll_on_an_open_board(rules: Rules, total: int) -> Option:
    """Say what a roll with this sum does while every space is open.

    >>> import sequence_widget as sq
    >>> option = roll_on_an_open_board(sq.edition("dice"), 12)
    >>> option.action, option.again
    ('place', True)
    """
    layout = cast("DiceLayout", start_position(rules, min(rules.player_counts)).layout)
    return layout.by_sum[total].option_of(layout.spaces, 0, rules.chips)
