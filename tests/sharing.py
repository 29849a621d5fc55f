"""How the tests are shared by several workers: one at a time, but some files as a whole."""

from xdist.scheduler import LoadScopeScheduling

WHOLE = {
    "tests/game/test_long_game.py",  # long games are played once
    "tests/engine/test_random_games.py",  # processes are started once
    "tests/simulation/test_dask.py",  # a cluster is started once
    "tests/test_wheel.py",  # the wheel is built once
}


class Sharing(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """Begins with the whole files, the longest first; the others follow in their order.

    So each worker comes to the browser tests once, and starts one JupyterLab for all of them.
    xdist's own "loadgroup" finds no groups under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        """Name the work that a test belongs to: its file's, or its own."""
        file = nodeid.partition("::")[0]
        return file if file in WHOLE else nodeid
