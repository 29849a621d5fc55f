"""The rules that the playout loop is held against the engine with: every edition and option."""

from typing import NamedTuple

import sequence_widget as sq
from tests.rules.variations import Options, varied


class Case(NamedTuple):
    """Rules, and how many play by them."""

    edition: str
    players: int
    options: Options
    beginners: int | None = None

    @property
    def rules(self) -> sq.Rules:
        return sq.edition(self.edition, beginners=self.beginners).but(**self.options)

    @property
    def name(self) -> str:
        """What this case is called in a failure; a board of its own by its size."""
        step = f" beginners={self.beginners}" if self.beginners else ""
        board = self.rules.board
        size = {"board": f"{board.width} by {board.height}"} if "board" in self.options else {}
        changes = [f"{name}={value}" for name, value in {**self.options, **size}.items()]
        return ", ".join([f"{self.edition}{step}", f"{self.players} players", *changes])


def cases() -> list[Case]:
    """Every edition with every number of players, and every variation with one of them."""
    found = [
        Case(name, players, {})
        for name in ("kids", "kids-2025", "kids-nb", "dice")
        for players in (2, 3, 4)
    ]
    found += [Case("kids-2025", players, {}, step) for step in (1, 2, 3) for players in (2, 3, 4)]
    found += [Case("mini-kids", 2, {}), Case("mini-dice", 2, {})]
    found += [Case(*case) for case in varied()]
    return found


def sweeps() -> dict[str, list[tuple[int, Case]]]:
    """All cases, by what one test goes through; with each its number, from which its seeds are."""
    found: dict[str, list[tuple[int, Case]]] = {}
    for number, case in enumerate(CASES):
        if not case.options:
            name = "editions as they are"
        elif case.edition in ("kids", "dice"):
            name = f"{case.edition} changed, {case.players} players"
        else:
            name = f"{case.edition} changed"
        found.setdefault(name, []).append((number, case))
    return found


CASES = cases()
SWEEPS = sweeps()
