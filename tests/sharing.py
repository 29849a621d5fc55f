"""How the tests are shared by several workers: one at a time, but some files as a whole."""

from xdist.scheduler import LoadScopeScheduling

TOGETHER = {
    "sequence_widget/probability/solver/bot.py": "a game solved once",
    "sequence_widget/probability/solver/solution.py": "a game solved once",
    "tests/digests/test_digests.py": "a game solved once",
    "tests/probability/test_solution_bot.py": "a game solved once",
    "tests/probability/test_solver.py": "a game solved once",
    "tests/game/test_long_game.py": "long games played once",
    "tests/engine/test_random_games.py": "processes started once",
    "tests/simulation/test_dask.py": "a cluster started once",
    "tests/test_wheel.py": "a wheel built once",
    "tests/widget/test_pyodide.py": "Pyodide started once",
}


class Sharing(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """Begins with the files that stay together, the longest first; the others keep their order.

    So each worker comes to the browser tests once, and starts one JupyterLab for all of them.
    xdist's own "loadgroup" finds no groups under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        """Name the work that a test belongs to, which may be its own."""
        return TOGETHER.get(nodeid.partition("::")[0], nodeid)
