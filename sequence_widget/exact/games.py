"""What the exact answers ask of each game, and where they find it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sequence_widget.exact.answers import Probability
from sequence_widget.exact.claims.cards import card_formula, count_cards
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.counting import Counted
from sequence_widget.exact.claims.dice import count_dice, dice_formula
from sequence_widget.exact.filling import fills_with_cards, fills_with_dice
from sequence_widget.exact.finish.card_turn import winning_spaces
from sequence_widget.exact.finish.cards import finish_with_cards
from sequence_widget.exact.finish.dice import finish_with_dice, winning_sums
from sequence_widget.exact.formulas import Binomial, Hypergeometric
from sequence_widget.rules import DiceRules, KidsRules, Rules
from sequence_widget.text.errors import QuestionError


@dataclass(frozen=True, slots=True)
class ExactGame:
    """The answers that each game works out in a way of its own; all else is asked of any game.

    Each takes a view of the game and a seat.
    """

    outs: Callable[[Any, int], Mapping[Any, int]]
    """What completes a line at once, cards or sums, with the spaces on which it does."""

    finish: Callable[[Any, int, str | int], Probability]
    """The chance of a line in a turn, in one roll, or in so many turns."""

    fills: Callable[[Any, int], Mapping[str, Probability]]
    """By space, the chance that the seat can put a chip there in its turn."""

    count: Callable[[Any, Sequence[Claim]], Counted]
    """In how many ways claims are true together, of a view or of rules alone."""

    formula: Callable[[Any, Claim], Hypergeometric | Binomial | None]
    """The formula of one simple claim, of a view or of rules alone, where there is one."""

    solvable: bool
    """Whether small games of it can be solved: the solver knows its moves."""


GAMES: dict[type[Rules], ExactGame] = {
    KidsRules: ExactGame(
        outs=winning_spaces,
        finish=finish_with_cards,
        fills=fills_with_cards,
        count=count_cards,
        formula=card_formula,
        solvable=False,
    ),
    DiceRules: ExactGame(
        outs=winning_sums,
        finish=finish_with_dice,
        fills=fills_with_dice,
        count=count_dice,
        formula=dice_formula,
        solvable=True,
    ),
}


def game_of(rules: Rules) -> ExactGame:
    """Find what is known of a game, or refuse the question for one that has no exact answers."""
    if type(rules) not in GAMES:
        raise QuestionError("probability.no_answer", edition=rules.edition)
    return GAMES[type(rules)]
