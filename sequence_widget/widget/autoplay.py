"""What happens by itself on a board, and what can be taken back."""

from sequence_widget.engine import Move, Position
from sequence_widget.game import Game
from sequence_widget.game.tree import Moment
from sequence_widget.widget.transaction import Transaction

_MOST_FORCED = 1_000
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

    With `again`, a move that was made here before is followed along its old line first.
    """
    game = transaction.game
    if only_bots(game):
        return
    for _ in range(_MOST_FORCED):
        position = game.position
        if again and goes_on_as_before(game):
            transaction.do(game.forward)
        elif game.shown is not game.tip or position.awaiting != "move":
            return
        elif is_forced(game, position):
            transaction.do(game.play, position.legal_moves[0])
        elif position.turn not in game.bots or not transaction.let_bot():
            return


def goes_on_as_before(game: Game) -> bool:
    """Whether what comes next on the line played before is no decision of a person."""
    position = game.position
    if game.shown is game.tip:
        return False
    if position.awaiting != "move":
        return game.luck_mode != "ask"
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


def undo_target(game: Game, known: tuple[Moment, Moment | None] | None = None) -> Moment | None:
    """Find the moment before the last real decision of a person; forced moves are none.

    `known` is an earlier moment, where it leads back to has been found already.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> undo_target(game) is None
    True
    >>> game.play("tiger b1"); undo_target(game) is game.moments[0]
    True
    """
    here = game.shown
    while here.parent is not None:
        if known is not None and here is known[0]:
            return known[1]
        before = here.parent.position
        decided = isinstance(here.event, Move) and before.turn not in game.bots
        if decided and not is_forced(game, before):
            return here.parent
        here = here.parent
    return None


def turn_starts(game: Game) -> list[int]:
    """List the plies at which a seat's turn begins, and the last.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.play("fox f2")
    >>> turn_starts(game)
    [0, 2, 4]
    """
    turns = [moment.position.turn for moment in game.moments]
    starts = [ply for ply in range(1, len(turns)) if turns[ply] != turns[ply - 1]]
    return sorted({0, *starts, len(turns) - 1})
