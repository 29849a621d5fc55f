"""How many games a lesson plays: fewer where there is no compiler, and nobody has to wait long."""

from sequence_widget.simulation.loop.compiling import has_numba
from sequence_widget.text import say

_PART = 10
_said: set[int] = set()


def many_games(games: int) -> int:
    """Give that number where games are compiled, and else a tenth of it, which is said once.

    Games without a compiler, as in a browser's Python, take a hundred times as long.

    >>> import sequence_widget as sq
    >>> sq.simulate("mini-kids", games=sq.many_games(2_000), seed=1).games
    2000
    """
    if has_numba():
        return games
    fewer = max(1, games // _PART)
    if games not in _said:
        _said.add(games)
        print(say("simulation.fewer", games=games, fewer=fewer))  # noqa: T201 - to be read, as no warning
    return fewer
