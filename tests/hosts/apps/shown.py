"""What every app here shows: a board that keeps up with an answer, and a question."""

import sequence_widget as sq


def board():
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    return sq.follow(game, lambda game: game.seen_by(0).draw_probability("unicorn"))


def question():
    return sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1")


def told(ply: int) -> str:
    return f"{ply} events"
