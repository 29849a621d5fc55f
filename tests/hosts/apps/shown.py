"""What every app here shows: a board and a question."""

import sequence_widget as sq


def board():
    return sq.SequenceWidget(sq.Game("kids", players=["Anna", "Bo"], seed=7))


def question():
    return sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1")
