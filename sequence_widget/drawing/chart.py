"""A chart of shares: a frame with a scale from 0 to 1, in which curves and marks are drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.drawing.style import whole_picture
from sequence_widget.drawing.svg import element, joined, lettering
from sequence_widget.text.numbers import percent_text
from sequence_widget.text.tables import Markup

SMALL = 11
"""The size of lettering along a scale."""

_QUARTERS = [Fraction(quarter, 4) for quarter in range(5)]
_STYLE = "fill:none;stroke-width:2"


@dataclass(frozen=True, slots=True)
class Frame:
    """The field of a chart, by the places of its four sides."""

    left: float
    top: float
    right: float
    bottom: float

    def across(self, share: float) -> float:
        """Give the place of a share between the left side and the right one.

        >>> Frame(100, 0, 300, 50).across(0.25)
        150.0
        """
        return self.left + (self.right - self.left) * share

    def up(self, share: float) -> float:
        """Give the place of a share between the foot and the top.

        >>> Frame(0, 10, 0, 110).up(0.25)
        85.0
        """
        return self.bottom - (self.bottom - self.top) * share

    def scale_up(self, language: str | None = None) -> Markup:
        """Draw a line at every quarter, its share beside it."""
        parts: list[Markup] = []
        for share in _QUARTERS:
            at = self.up(float(share))
            told = percent_text(share, language)
            parts += [
                element(
                    "path",
                    d=f"M{self.left:g} {at:g}H{self.right:g}",
                    class_="sq-thin",
                    stroke_opacity=".45",
                ),
                lettering(told, self.left - 6, at, size=SMALL, anchor="end"),
            ]
        return joined(parts)

    def scale_across(self, language: str | None = None, size: float = SMALL) -> Markup:
        """Draw a line at every quarter, its share below it."""
        parts: list[Markup] = []
        for share in _QUARTERS:
            at = self.across(float(share))
            told = percent_text(share, language)
            parts += [
                element(
                    "path",
                    d=f"M{at:g} {self.top:g}V{self.bottom:g}",
                    class_="sq-thin",
                    stroke_opacity=".45",
                ),
                lettering(told, at, self.bottom + size, size=size),
            ]
        return joined(parts)


def line_through(points: Iterable[tuple[float, float]], colour: str, dashes: str = "") -> Markup:
    """Draw a line through points; a colour never tells alone, so lines have their own dashes.

    >>> line_through([(0, 0), (10, 5)], "#222222")
    '<path d="M0 0L10 5" style="fill:none;stroke-width:2;stroke:#222222"/>'
    """
    style = f"{_STYLE};stroke:{colour}"
    return element("path", d=_path(points), style=style, stroke_dasharray=dashes or None)


def band_between(
    low: Sequence[tuple[float, float]], high: Sequence[tuple[float, float]], colour: str
) -> Markup:
    """Fill what lies between two lines.

    >>> band_between([(0, 9), (5, 9)], [(0, 1), (5, 1)], "#222222")
    '<path d="M0 9L5 9L5 1L0 1Z" style="fill:#222222;fill-opacity:.22"/>'
    """
    around = _path([*low, *reversed(high)])
    return element("path", d=f"{around}Z", style=f"fill:{colour};fill-opacity:.22")


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)


def chart(
    width: float,
    height: float,
    title: str,
    description: str,
    parts: Iterable[Markup],
    *,
    inline: bool = True,
) -> Markup:
    """Put what was drawn into a picture: for a page, or a file of its own.

    >>> chart(10, 10, "Shares", "None yet.", []).count("<title>Shares</title>")
    1
    """
    return whole_picture(width, height, title, description, joined(parts), inline=inline)
