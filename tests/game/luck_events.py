"""What luck brought in a game."""

import sequence_widget as sq


def first_moves(game: sq.Game, moves: int) -> sq.Game:
    """Play the first legal move again and again."""
    for _ in range(moves):
        game.play(game.position.legal_moves[0])
    return game


def fallen(game: sq.Game) -> list[str]:
    """Return what luck brought, in order."""
    return [str(e) for e in (*game.setup, *game.events) if isinstance(e, sq.Chance)]
