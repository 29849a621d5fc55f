"""A two-way table: both claims, their margins, and whether the two are independent."""

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from sequence_widget.drawing.joint import Joint, Part, meeting, part_name
from sequence_widget.drawing.picture import (
    Figure,
    Row,
    chance_text,
    chances_apart,
    part_of,
    shorter,
)
from sequence_widget.drawing.style import shaded
from sequence_widget.drawing.svg import Block, element, fitting, joined, lettering
from sequence_widget.text import in_words, say
from sequence_widget.text.numbers import fraction_text, is_long
from sequence_widget.text.tables import Markup

_HEADS, _COLUMN, _ROW, _TOP = 64, 100, 46, 30
_SMALL = 12
_ROWS = ("1-", "0-", "--")
_COLUMNS = ("-1", "-0", "--")
SHARES = ("all", "row", "column")
"""What the numbers are shares of."""


@dataclass(frozen=True, slots=True)
class TwoWay(Figure):
    """A table of two claims, its numbers being shares of all, or of their row or column."""

    kind: ClassVar = "two_way"

    joint: Joint
    share: str = "all"

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return _HEADS + 3 * _COLUMN

    def drawn(self, language: str | None) -> Block:
        """Draw the table, with the lines of a claim where it holds."""
        parts = []
        for at, column in enumerate(_COLUMNS):
            x = _HEADS + at * _COLUMN
            head = lettering(_head(column, language), x + _COLUMN / 2, _TOP / 2, kind="sq-bold")
            box = element("rect", x=x, y=0, width=_COLUMN, height=_TOP, class_="sq-clear")
            parts.append(part_of(self.joint, column, [box, head], language))
        for at, row in enumerate(_ROWS):
            y = _TOP + at * _ROW
            head = lettering(_head(row, language), 0, y + _ROW / 2, anchor="start", kind="sq-bold")
            box = element("rect", x=0, y=y, width=_HEADS, height=_ROW, class_="sq-clear")
            parts.append(part_of(self.joint, row, [box, head], language))
            parts += [
                self._cell(row, column, _HEADS + number * _COLUMN, y, language)
                for number, column in enumerate(_COLUMNS)
            ]
        return Block(_TOP + len(_ROWS) * _ROW, joined(parts))

    def _cell(self, row: Part, column: Part, x: float, y: float, language: str | None) -> Markup:
        part = meeting(row, column) or ""
        exact, percent = self._numbers(row, column, language)
        middle = x + _COLUMN / 2
        inside = [
            shaded([holds == "1" for holds in part], x, y, _COLUMN, _ROW),
            lettering(exact or percent, middle, y + _ROW * 0.34, kind="sq-halo sq-bold"),
            lettering(percent if exact else "", middle, y + _ROW * 0.74, size=13, kind="sq-halo"),
        ]
        return part_of(self.joint, part, inside, language)

    def _numbers(self, row: Part, column: Part, language: str | None) -> tuple[str, str]:
        """Give what stands in a cell: a count or a fraction if there is room, and the per cent."""
        part = meeting(row, column) or ""
        share = self.share_of(row, column)
        if share is None:
            return "", "–"
        count = self.joint.count(part)
        exact = fraction_text(share, language) if count is None else in_words(count, language)
        fits = not (count is None and is_long(share))
        room = _COLUMN - 8
        percent = fitting(shorter(share, language), room)
        return fitting([exact] if fits else [], room), percent

    def share_of(self, row: Part, column: Part) -> Fraction | None:
        """Give the share in a cell; `None` where it is a share of nothing."""
        whole = {"all": "--", "row": row, "column": column}[self.share]
        if not self.joint.chance(whole):
            return None
        return self.joint.chance(meeting(row, column) or "", within=whole)

    def told(self, language: str | None) -> str:
        """Set the table in columns."""
        table = [["", *(_head(column, language) for column in _COLUMNS)]]
        for row in _ROWS:
            numbers = [self._numbers(row, column, language) for column in _COLUMNS]
            told = [f"{exact} ({percent})" if exact else percent for exact, percent in numbers]
            table.append([_head(row, language), *told])
        widths = [max(len(line[at]) for line in table) for at in range(len(table[0]))]
        return "\n".join(
            "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
            for line in table
        )

    def notes(self, language: str | None) -> list[str]:
        """Say what was counted, what the shares are of, and whether the two are independent."""
        joint, notes = self.joint, []
        if joint.cases is not None:
            notes.append(say("picture.cases", language, n=joint.cases))
        if self.share != "all":
            notes.append(say(f"picture.share.{self.share}", language))
        both, product = joint.chance("11"), joint.chance("1-") * joint.chance("-1")
        if both == product:
            told = say("picture.independent", language, both=chance_text(both, language))
        else:
            one, other = chances_apart(both, product, language)
            told = say("picture.dependent", language, both=one, product=other)
        return [*notes, told]

    def rows(self) -> tuple[tuple[str, ...], list[Row]]:
        """Give a row for each cell, the margins too."""
        columns = ("A", "B", "cases", "fraction", "probability", "share")
        return columns, [
            (
                _column(row[0]),
                _column(column[1]),
                self.joint.count(meeting(row, column) or ""),
                self.joint.chance(meeting(row, column) or ""),
                float(self.joint.chance(meeting(row, column) or "")),
                self.share_of(row, column),
            )
            for row in _ROWS
            for column in _COLUMNS
        ]


def _head(part: Part, language: str | None) -> str:
    return say("picture.total", language) if part == "--" else part_name(part, language)


def _column(holds: str) -> bool | str:
    return {"1": True, "0": False}.get(holds, "all")
