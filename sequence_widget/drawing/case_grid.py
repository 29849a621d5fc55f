"""All cases side by side, the rolls of the dice or the unseen cards: those that fit in colour."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from sequence_widget.drawing.joint import HOLDS, LETTERS, OUT, Joint, Part
from sequence_widget.drawing.picture import Figure, Row, part_of
from sequence_widget.drawing.style import shaded
from sequence_widget.drawing.svg import (
    Block,
    joined,
    lettering,
    width_of,
)
from sequence_widget.text import card_name, say
from sequence_widget.text.tables import Markup

_EDGE = 26
_HIGH = 34
_PAD = 6
_SIZES = (15, 13, 11, 10)
_SHORTEST = 2


@dataclass(frozen=True, slots=True)
class Case:
    """One case: what it is called, and which of the claims hold in it."""

    name: str | int
    way: Part


@dataclass(frozen=True, slots=True)
class Grid(Figure):
    """Equally likely cases in rows, with the numbers along both edges if they are rolls."""

    kind: ClassVar = "grid"

    joint: Joint
    cases: tuple[tuple[Case, ...], ...]
    heads: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    """What stands to the left of the rows, and above the columns."""

    @property
    def _beside(self) -> int:
        return _EDGE if self.heads else 0

    def drawn(self, language: str | None) -> Block:
        """Draw a tile for each case, and over it the lines of the claims that hold."""
        wide = (self.width - self._beside) / max(map(len, self.cases))
        parts: list[Markup] = []
        if self.heads:
            left, above = self.heads
            parts += [
                lettering(head, _EDGE / 2, _EDGE + _HIGH * (at + 0.5), kind="sq-bold")
                for at, head in enumerate(left)
            ]
            parts += [
                lettering(head, _EDGE + wide * (at + 0.5), _EDGE / 2, kind="sq-bold")
                for at, head in enumerate(above)
            ]
        tiles: dict[Part, list[Markup]] = {way: [] for way in (*self.joint.ways, OUT)}
        for row, cases in enumerate(self.cases):
            for column, case in enumerate(cases):
                tiles[case.way].append(self._tile(case, (row, column), wide, language))
        for way, drawn in tiles.items():
            if drawn:
                parts.append(part_of(self.joint, way, drawn, language) if way else joined(drawn))
        return Block(self._beside + _HIGH * len(self.cases), joined(parts))

    def _tile(
        self, case: Case, place: tuple[int, int], wide: float, language: str | None
    ) -> Markup:
        """Draw a case in its row and column, with its name as large as there is room for."""
        row, column = place
        x, y = self._beside + wide * column, self._beside + _HIGH * row
        name = called(case.name, language)
        size = min(_SIZES, key=lambda size: (width_of(name, size) > wide - _PAD, -size))
        while width_of(name, size) > wide - _PAD and len(name) > _SHORTEST:
            name = name[:-2] + "…"
        kind = "sq-halo sq-bold" if HOLDS in case.way else "sq-halo"
        if case.way == OUT:
            kind = "sq-dim"
        return joined(
            [
                shaded([holds == HOLDS for holds in case.way], x, y, wide, _HIGH),
                lettering(name, x + wide / 2, y + _HIGH / 2, size=size, kind=kind),
            ]
        )

    def told(self, language: str | None) -> str:
        """Set the cases in rows; where a claim holds, its letter stands beside."""
        rows = [[_lettered(case, language) for case in row] for row in self.cases]
        widest = max(len(told) for row in rows for told in row)
        lines = ["  ".join(told.ljust(widest) for told in row).rstrip() for row in rows]
        if self.heads is None:
            return "\n".join(lines)
        left, above = self.heads
        top = "   " + "  ".join(head.ljust(widest) for head in above).rstrip()
        return "\n".join([top, *map("{:<3}{}".format, left, lines)])

    def notes(self, language: str | None) -> list[str]:
        """Say of how many cases each claim holds, and how many are ruled out."""
        ways = self._ways()
        left = [way for way in ways if way != OUT]
        told = []
        for at, letter in enumerate(LETTERS[: len(self.joint.claims)]):
            words = {"claim": letter, "count": sum(way[at] == HOLDS for way in left)}
            told.append(say("picture.grid.count", language, **words, of=len(left)))
        if len(left) < len(ways):
            told.append(say("picture.grid.out", language, n=len(ways) - len(left)))
        return told

    def shares(self) -> tuple[Fraction, ...]:
        """Give the share of each way in which the claims hold, among what is not ruled out."""
        ways = Counter(way for way in self._ways() if way != OUT)
        return tuple(Fraction(ways[way], ways.total()) for way in self.joint.ways)

    def _ways(self) -> list[Part]:
        return [case.way for row in self.cases for case in row]

    def rows(self) -> tuple[tuple[str, ...], list[Row]]:
        """Give a row for each case."""
        letters = tuple(LETTERS[: len(self.joint.claims)])
        found: list[Row] = []
        for case in (case for row in self.cases for case in row):
            row: Row = tuple(holds == HOLDS for holds in case.way) or (None,) * len(letters)
            found.append((case.name, *row))
        return ("case", *letters), found


def called(name: str | int, language: str | None) -> str:
    """Name a case: a card as the reader would, a sum as it is."""
    return card_name(name, language) if isinstance(name, str) else str(name)


def _lettered(case: Case, language: str | None) -> str:
    letters = "".join(
        letter for letter, holds in zip(LETTERS, case.way, strict=False) if holds == HOLDS
    )
    name = called(case.name, language)
    return f"({name})" if case.way == OUT else f"{name} {letters}".rstrip()
