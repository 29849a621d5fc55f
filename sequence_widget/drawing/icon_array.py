"""A hundred icons: so many of them for each way as its chance has per cent."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.drawing.joint import HOLDS, OUT, Joint, Part, largest_remainders, part_name
from sequence_widget.drawing.picture import Figure, Row, chance_text, key_line, part_of
from sequence_widget.drawing.svg import (
    LEADING,
    SIZE,
    Block,
    element,
    joined,
    stacked,
)
from sequence_widget.text import say
from sequence_widget.text.numbers import percent_text
from sequence_widget.text.tables import Markup

_FEW, _MANY = 100, 400
_LARGEST = 28.0
_SIGNS = {"1": "●", "0": "○", "11": "●", "10": "◐", "01": "◑", "00": "○", OUT: "·"}


@dataclass(frozen=True, slots=True)
class Icons(Figure):
    """Icons that are all alike but for what holds of them; of two claims each has its half."""

    kind: ClassVar = "icons"

    joint: Joint
    n: int = 100

    @property
    def counts(self) -> dict[Part, int]:
        """Count the icons of each way, and of what is ruled out."""
        known = self.joint.given_chance
        shares = [chance * known for chance in self.joint.chances]
        counts = largest_remainders([*shares, 1 - known], self.n)
        return dict(zip([*self.joint.ways, OUT], counts, strict=True))

    def drawn(self, language: str | None) -> Block:
        """Draw the icons row by row, and below them how many there are of which."""
        across = _across(self.n)
        step = min(_LARGEST, self.width / across)
        left = (self.width - step * across) / 2
        rows = -(-self.n // across)
        parts, at = [], 0
        for part, count in self.counts.items():
            icons = [
                _icon(
                    part,
                    left + step * (place % across + 0.5),
                    step * (place // across + 0.5),
                    step * 0.36,
                )
                for place in range(at, at + count)
            ]
            if icons:
                parts.append(part_of(self.joint, part, icons, language) if part else joined(icons))
            at += count
        return stacked([Block(step * rows, joined(parts)), *self._key(language)], gap=6)

    def _key(self, language: str | None) -> Iterator[Block]:
        """Say what each icon is, how many there are, and how likely it is."""
        for part, told in self._told(language).items():
            mark = _icon(part, 10, SIZE * LEADING / 2, 8)
            yield key_line(self.joint, part, mark, told, self.width, language)

    def _told(self, language: str | None) -> dict[Part, str]:
        known, counts = self.joint.given_chance, self.counts
        told = {}
        for part, count in counts.items():
            if part == OUT and known == 1:
                continue
            name = part_name(part, language) if part else say("picture.icons.out", language)
            chance = self.joint.chance(part) * known if part else 1 - known
            words = {"part": name, "count": count, "chance": percent_text(chance, language)}
            rare = "few" if chance and not count else "count"
            told[part] = say(f"picture.icons.{rare}", language, **words, of=self.n)
        return told

    def told(self, language: str | None) -> str:
        """Set the icons as signs, and below them what they are."""
        across = _across(self.n)
        signs = "".join(_SIGNS[part] * count for part, count in self.counts.items())
        rows = [" ".join(signs[at : at + across]) for at in range(0, self.n, across)]
        key = [f"{_SIGNS[part]} {told}" for part, told in self._told(language).items()]
        return "\n".join([*rows, *key])

    def notes(self, language: str | None) -> list[str]:
        """Say how likely the claim is among the icons that are left."""
        if self.joint.given is None or len(self.joint.claims) > 1:
            return []
        chance = chance_text(self.joint.chance(HOLDS), language)
        return [say("picture.icons.left", language, chance=chance)]

    def rows(self) -> tuple[tuple[str, ...], list[Row]]:
        """Give a row for each kind of icon; what is ruled out has no letters."""
        known = self.joint.given_chance
        letters = tuple("ABCD"[: len(self.joint.claims)])
        found: list[Row] = []
        for part, count in self.counts.items():
            chance = self.joint.chance(part) * known if part else 1 - known
            holding = [letter == HOLDS for letter in part] if part else [None] * len(letters)
            found.append((*holding, count, chance, float(chance)))
        return (*letters, "icons", "fraction", "probability"), found


def _across(n: int) -> int:
    return 10 if n <= _FEW else 20 if n <= _MANY else 25


def _icon(part: Part, x: float, y: float, radius: float) -> Markup:
    """Draw a ring, filled where a claim holds, each claim its half; a cross for what is out."""
    if part == OUT:
        arm = radius * 0.5
        cross = f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}m0 {-2 * arm:.1f}"
        return element("path", d=f"{cross}l{-2 * arm:.1f} {2 * arm:.1f}", class_="sq-grey")
    circle = {"cx": x, "cy": y, "r": radius}
    if len(part) == 1:
        return element("circle", **circle, class_="sq-full0" if part == HOLDS else "sq-grey")
    halves = []
    for claim, holds in enumerate(part):
        if holds == HOLDS:
            arc = f"a{radius:.1f} {radius:.1f} 0 0 {claim} 0 {2 * radius:.1f}Z"
            half = f"M{x:.1f} {y - radius:.1f}{arc}"
            halves.append(element("path", d=half, class_=f"sq-full{claim}"))
    return joined([*halves, element("circle", **circle, class_="sq-grey")])
