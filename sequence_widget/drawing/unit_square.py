"""The unit square: the first claim's chance as a width, and what it does to the second's."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from sequence_widget.drawing.joint import EITHER, FAILS, HOLDS, Joint, Part, part_name
from sequence_widget.drawing.picture import Figure, chance_text, key_line, part_of, shorter
from sequence_widget.drawing.style import shaded
from sequence_widget.drawing.svg import Block, element, fitting, joined, lettering, stacked
from sequence_widget.text import say
from sequence_widget.text.numbers import percent_text
from sequence_widget.text.tables import Markup

_SIDE, _BESIDE, _BELOW = 200.0, 82, 46
_SMALL = 13
_LINE = 17


@dataclass(frozen=True, slots=True)
class Square(Figure):
    """A square of area 1: P(A) is a width, P(B | A) and P(B | not A) are heights."""

    kind: ClassVar = "square"

    joint: Joint

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return _SIDE + 2 * _BESIDE

    def drawn(self, language: str | None) -> Block:
        """Draw the areas, and beside them what their sides are."""
        parts = []
        left = float(_BESIDE)
        for column in ("1-", "0-"):
            share = self.joint.chance(column)
            wide = _SIDE * float(share)
            parts += self._column(column, left, wide, language)
            middle = min(max(left + wide / 2, _BESIDE + 34), _BESIDE + _SIDE - 34)
            texts = part_name(column, language), fitting(shorter(share, language), _BESIDE)
            below = _written(texts, middle, _SIDE + 14, "middle")
            parts.append(part_of(self.joint, column, below, language))
            left += wide
        frame = element("rect", x=_BESIDE, y=0, width=_SIDE, height=_SIDE, class_="sq-line")
        square = Block(_SIDE + _BELOW, joined([*parts, frame]))
        return stacked([square, *self._key(language)], gap=4)

    def _key(self, language: str | None) -> Iterator[Block]:
        """Say what each area is."""
        for way in self.joint.ways:
            mark = shaded([holds == HOLDS for holds in way], 1, 3, 16, 13)
            chance = chance_text(self.joint.chance(way), language)
            told = say("picture.claim", language, claim=part_name(way, language), chance=chance)
            yield key_line(self.joint, way, mark, told, self.width, language)

    def _column(self, column: Part, left: float, wide: float, language: str | None) -> list[Markup]:
        parts = []
        is_left = column[0] == HOLDS
        x, anchor = (_BESIDE - 8, "end") if is_left else (_BESIDE + _SIDE + 8, "start")
        bottom = _SIDE
        for holds in (HOLDS, FAILS):
            part = column[0] + holds
            share = self.share_of(part)
            if share is None:
                continue
            high = _SIDE * float(share)
            area = self.joint.chance(part)
            texts = [chance_text(area, language), percent_text(area, language)]
            tall = high > _LINE
            inside = fitting(texts if tall else [], wide - 6, _SMALL)
            middle = left + wide / 2, bottom - high / 2
            drawn = [
                shaded([each == HOLDS for each in part], left, bottom - high, wide, high),
                lettering(inside, *middle, size=_SMALL, kind="sq-halo"),
            ]
            parts.append(part_of(self.joint, part, drawn, language))
            told = fitting(shorter(share, language), _BESIDE - 8, _SMALL)
            written = part_name(EITHER + holds, language), told
            beside = _written(written, x, middle[1] - _LINE / 2, anchor)
            parts.append(part_of(self.joint, part, beside, language))
            bottom -= high
        return parts

    def share_of(self, part: Part) -> Fraction | None:
        """Give the height of an area: a chance given its column; `None` if that cannot be."""
        column = part[0] + EITHER
        return self.joint.chance(part, within=column) if self.joint.chance(column) else None

    def told(self, language: str | None) -> str:
        """Tell widths, heights and areas."""
        lines = []
        for column in ("1-", "0-"):
            width = chance_text(self.joint.chance(column), language)
            name = part_name(column, language)
            lines.append(say("picture.square.width", language, part=name, chance=width))
            for holds in (HOLDS, FAILS):
                share = self.share_of(column[0] + holds)
                if share is not None:
                    words = {
                        "part": part_name(EITHER + holds, language),
                        "given": name,
                        "height": chance_text(share, language),
                        "area": chance_text(self.joint.chance(column[0] + holds), language),
                    }
                    lines.append("  " + say("picture.square.height", language, **words))
        return "\n".join(lines)

    def notes(self, language: str | None) -> list[str]:
        """Say what is what in it."""
        return [say("picture.square.areas", language)]


def _written(texts: tuple[str, ...], x: float, y: float, anchor: str) -> list[Markup]:
    """Write lines below one another, the first of them bold."""
    return [
        lettering(
            text, x, y + _LINE * at, size=_SMALL, anchor=anchor, kind=None if at else "sq-bold"
        )
        for at, text in enumerate(texts)
    ]
