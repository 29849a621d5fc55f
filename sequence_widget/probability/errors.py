"""What is raised when a question makes no sense, or its exact answer is out of reach."""

from sequence_widget.text import SequenceError


class QuestionError(SequenceError):
    """A question that has no answer here, such as one about cards in a game of dice.

    >>> import sequence_widget as sq
    >>> sq.roll("kids")
    Traceback (most recent call last):
    sequence_widget.probability.errors.QuestionError: this is a question about dice, and 'kids' \
is played with cards
    """


class OutOfReachError(SequenceError):
    """A question whose exact answer would take too long; the sentence names what to use instead.

    >>> import sequence_widget as sq
    >>> sq.solve(sq.position("dice"))
    Traceback (most recent call last):
    sequence_widget.probability.errors.OutOfReachError: 'dice' is too big to be solved: its board \
can be filled in 150 094 635 296 999 121 ways, and 20 000 are within reach; estimate with \
sq.simulate(position) instead
    """
