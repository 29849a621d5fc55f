"""What is raised when a simulation cannot be begun or brought to its end."""

from sequence_widget.text import SequenceError


class SimulationError(SequenceError):
    """A simulation that cannot be begun as asked for, or that could not be brought to its end.

    >>> import sequence_widget as sq
    >>> sq.simulate("kids", games=0)
    Traceback (most recent call last):
    sequence_widget.simulation.errors.SimulationError: games: this must be a whole number, 1 or \
more, not 0
    """
