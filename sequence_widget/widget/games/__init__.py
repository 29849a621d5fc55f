"""What a board says of the game that is played on it: a module a game, found by its rules."""

from collections.abc import Mapping

from sequence_widget.rules import DiceRules, KidsRules, Rules
from sequence_widget.widget.games.dice import DICE
from sequence_widget.widget.games.game import OnBoard
from sequence_widget.widget.games.kids import KIDS

__all__ = ["OnBoard", "game_on_board"]

_GAMES: Mapping[type[Rules], OnBoard] = {KidsRules: KIDS, DiceRules: DICE}
_UNLISTED = OnBoard()


def game_on_board(rules: Rules) -> OnBoard:
    """Find what a board says of the game with these rules; little of one that is not listed.

    >>> import sequence_widget as sq
    >>> rules = sq.edition("dice")
    >>> game_on_board(rules).legend(rules, "en")
    ['2, 12: again', '10: take a chip', '11: any space']
    """
    return _GAMES.get(type(rules), _UNLISTED)
