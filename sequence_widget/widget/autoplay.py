"""What happens by itself on a board: forced swaps and passes, and the bots' moves."""

from sequence_widget.engine import Position
from sequence_widget.game import Game
from sequence_widget.widget.transaction import Transaction

_MOST_BY_ITSELF = 1_000
_FORCED = ("swap", "pass")


def only_bots(game: Game) -> bool:
    """Whether nobody but bots plays: then they move when the board is stepped forward.

    >>> import sequence_widget as sq
    >>> only_bots(sq.Game("kids", players=["Anna", sq.RandomBot()], seed=1))
    False
    """
    return len(game.bots) == len(game.players)


def go_on(transaction: Transaction, *, again: bool = False) -> None:
    """Do what happens by itself at the tip: a forced swap or pass, and the bots' moves.

    A forced move waits for the person whose it is to be at this screen. With `again`, a move that
    was made here before is followed along its old line first.
    """
    game = transaction.game
    if only_bots(game):
        return
    for _ in range(_MOST_BY_ITSELF):
        position = game.position
        if again and goes_on_as_before(game):
            transaction.do(game.forward)
        elif game.shown is not game.tip or position.awaiting != "move":
            return
        elif is_forced(game, position):
            if not transaction.is_here(position.turn):
                return
            transaction.play(position.legal_moves[0])
        elif position.turn not in game.bots or not transaction.let_bot():
            return


def luck_is_due(game: Game) -> bool:
    """Whether luck comes next, and by itself: nobody is to ask for it, and no board holds it."""
    comes = game.luck_mode == "auto" and game.position.awaiting not in ("move", None)
    return comes and game.boards.held is None


def goes_on_as_before(game: Game) -> bool:
    """Whether what comes next on the line played before is no decision of a person."""
    position = game.position
    if game.shown is game.tip:
        return False
    if position.awaiting != "move":
        return game.luck_mode != "ask" and game.boards.held is None
    return position.turn in game.bots or is_forced(game, position)


def bot_is_next(game: Game) -> bool:
    """Whether a bot is to move at the tip of the line."""
    return (
        game.shown is game.tip
        and game.position.awaiting == "move"
        and game.position.turn in game.bots
    )


def is_forced(game: Game, position: Position) -> bool:
    """Whether a person has no choice but a swap or a pass."""
    moves = position.legal_moves
    return len(moves) == 1 and moves[0].action in _FORCED and position.turn not in game.bots
