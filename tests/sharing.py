"""How the tests are shared by several workers: one at a time, but some files as a whole."""

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

TOGETHER = {
    "sequence_widget/exact/solver/bot.py": "a game solved once",
    "sequence_widget/exact/solver/solution.py": "a game solved once",
    "tests/digests/test_digests.py": "a game solved once",
    "tests/exact/test_solution_bot.py": "a game solved once",
    "tests/exact/test_solver.py": "a game solved once",
    "tests/game/test_long_game.py": "long games played once",
    "tests/engine/test_random_games.py": "processes started once",
    "tests/notebooks/test_questions.py": "lessons played once",
    "tests/simulation/test_dask.py": "a cluster started once",
    "tests/simulation/test_machine.py": "code compiled once",
    "tests/test_wheel.py": "a wheel built once",
    "tests/widget/test_pyodide.py": "Pyodide started once",
}

BROWSER = "tests/browser/"


class Sharing(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """Begins with what stays together, the most tests first; the others keep their order.

    The first worker begins with the browser tests, in one JupyterLab on one page; while it waits
    for the page the others work on all else, and help with what is left of those at last.
    xdist's own "loadgroup" finds no groups under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        """Name the work that a test belongs to, which may be its own."""
        return TOGETHER.get(nodeid.partition("::")[0], nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Give a worker what comes next of its sort, or of the other when there is no more."""
        browses = node is self.nodes[0]
        for scope in self.workqueue:
            if scope.startswith(BROWSER) is browses:
                self.workqueue.move_to_end(scope, last=False)
                break
        super()._assign_work_unit(node)
