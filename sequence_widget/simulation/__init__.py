"""Playing very many games to estimate what has no formula: who will win, and how long it takes."""

from sequence_widget.simulation.estimates import Estimate
from sequence_widget.simulation.fewer_games import many_games
from sequence_widget.simulation.rating import RatedMove, Ratings
from sequence_widget.simulation.results import Convergence, Results
from sequence_widget.simulation.simulating import simulate
from sequence_widget.simulation.tallies import Tally
from sequence_widget.text.errors import SimulationError

__all__ = [
    "Convergence",
    "Estimate",
    "RatedMove",
    "Ratings",
    "Results",
    "SimulationError",
    "Tally",
    "many_games",
    "simulate",
]
