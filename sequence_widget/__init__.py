"""Sequence for Kids and Sequence Dice in a notebook: play, step, and ask what the chances are.

>>> import sequence_widget as sq
>>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
>>> game.position.awaiting
'move'
"""

import importlib
from typing import TYPE_CHECKING, Any

from sequence_widget.engine import Bot, Chance, Move, Position, View, position
from sequence_widget.game import Game, Variation, sample_game
from sequence_widget.rules import Board, Rules, edition, editions
from sequence_widget.text import (
    IllegalMoveError,
    ImpossibleError,
    MissingPackageError,
    OutOfReachError,
    PositionError,
    QuestionError,
    RecordError,
    RulesError,
    SequenceError,
    SimulationError,
    set_language,
)

if TYPE_CHECKING:
    from sequence_widget.bots import CrossTable, GreedyBot, RandomBot, SearchBot, tournament
    from sequence_widget.drawing import Picture, grid, icons, square, tree, two_way, venn
    from sequence_widget.exact import (
        Claim,
        CountDist,
        Dist,
        Probability,
        Proven,
        Solution,
        could_not_win,
        dealt,
        doubles,
        draws,
        draws_until,
        finishes,
        holds,
        opening_hand,
        probability,
        race,
        roll,
        roll_count,
        roll_off,
        roll_sum,
        rolls,
        rolls_until,
        shows,
        solve,
        turn,
    )
    from sequence_widget.simulation import (
        Convergence,
        Estimate,
        Ratings,
        Results,
        Tally,
        many_games,
        simulate,
    )
    from sequence_widget.teaching import (
        Analysis,
        Answers,
        Bars,
        Check,
        Gain,
        Pool,
        answers,
        bars,
        check,
        hand_in,
        hints,
        pool,
        rolled,
    )
    from sequence_widget.widget import (
        BoardWithAnswer,
        PicturesWidget,
        QuestionWidget,
        SequenceWidget,
        ask,
        follow,
        note,
        pictures,
    )

__version__ = "0.1.0"

_EXACT = "sequence_widget.exact"
_DRAWING = "sequence_widget.drawing"
_SIMULATION = "sequence_widget.simulation"
_BOTS = "sequence_widget.bots"
_WIDGET = "sequence_widget.widget"
_TEACHING = "sequence_widget.teaching"
_LATE = {
    "Analysis": _TEACHING,
    "Answers": _TEACHING,
    "Bars": _TEACHING,
    "BoardWithAnswer": _WIDGET,
    "Check": _TEACHING,
    "Claim": _EXACT,
    "Convergence": _SIMULATION,
    "CountDist": _EXACT,
    "CrossTable": _BOTS,
    "Dist": _EXACT,
    "Estimate": _SIMULATION,
    "Gain": _TEACHING,
    "GreedyBot": _BOTS,
    "Picture": _DRAWING,
    "PicturesWidget": _WIDGET,
    "Pool": _TEACHING,
    "Probability": _EXACT,
    "Proven": _EXACT,
    "QuestionWidget": _WIDGET,
    "RandomBot": _BOTS,
    "Ratings": _SIMULATION,
    "Results": _SIMULATION,
    "SearchBot": _BOTS,
    "SequenceWidget": _WIDGET,
    "Solution": _EXACT,
    "Tally": _SIMULATION,
    "answers": _TEACHING,
    "ask": _WIDGET,
    "bars": _TEACHING,
    "check": _TEACHING,
    "could_not_win": _EXACT,
    "dealt": _EXACT,
    "doubles": _EXACT,
    "draws": _EXACT,
    "draws_until": _EXACT,
    "finishes": _EXACT,
    "follow": _WIDGET,
    "grid": _DRAWING,
    "hand_in": _TEACHING,
    "hints": _TEACHING,
    "holds": _EXACT,
    "icons": _DRAWING,
    "many_games": _SIMULATION,
    "note": _WIDGET,
    "opening_hand": _EXACT,
    "pictures": _WIDGET,
    "pool": _TEACHING,
    "probability": _EXACT,
    "race": _EXACT,
    "roll": _EXACT,
    "roll_count": _EXACT,
    "roll_off": _EXACT,
    "roll_sum": _EXACT,
    "rolled": _TEACHING,
    "rolls": _EXACT,
    "rolls_until": _EXACT,
    "shows": _EXACT,
    "simulate": _SIMULATION,
    "solve": _EXACT,
    "square": _DRAWING,
    "tournament": _BOTS,
    "tree": _DRAWING,
    "turn": _EXACT,
    "two_way": _DRAWING,
    "venn": _DRAWING,
}
"""Names that need more than the standard library, or take long, are imported when asked for."""

__all__ = [
    "Analysis",
    "Answers",
    "Bars",
    "Board",
    "BoardWithAnswer",
    "Bot",
    "Chance",
    "Check",
    "Claim",
    "Convergence",
    "CountDist",
    "CrossTable",
    "Dist",
    "Estimate",
    "Gain",
    "Game",
    "GreedyBot",
    "IllegalMoveError",
    "ImpossibleError",
    "MissingPackageError",
    "Move",
    "OutOfReachError",
    "Picture",
    "PicturesWidget",
    "Pool",
    "Position",
    "PositionError",
    "Probability",
    "Proven",
    "QuestionError",
    "QuestionWidget",
    "RandomBot",
    "Ratings",
    "RecordError",
    "Results",
    "Rules",
    "RulesError",
    "SearchBot",
    "SequenceError",
    "SequenceWidget",
    "SimulationError",
    "Solution",
    "Tally",
    "Variation",
    "View",
    "answers",
    "ask",
    "bars",
    "check",
    "could_not_win",
    "dealt",
    "doubles",
    "draws",
    "draws_until",
    "edition",
    "editions",
    "finishes",
    "follow",
    "grid",
    "hand_in",
    "hints",
    "holds",
    "icons",
    "many_games",
    "note",
    "opening_hand",
    "pictures",
    "pool",
    "position",
    "probability",
    "race",
    "roll",
    "roll_count",
    "roll_off",
    "roll_sum",
    "rolled",
    "rolls",
    "rolls_until",
    "sample_game",
    "set_language",
    "shows",
    "simulate",
    "solve",
    "square",
    "tournament",
    "tree",
    "turn",
    "two_way",
    "venn",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - a module's own protocol
    if name not in _LATE:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(importlib.import_module(_LATE[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
