"""A Venn diagram of two or three claims, with the chance of every region in it."""

from dataclasses import dataclass
from math import acos, atan2, cos, dist, pi, sin
from typing import ClassVar

from sequence_widget.drawing.joint import FAILS, HOLDS, LETTERS, Joint, Part, part_name
from sequence_widget.drawing.picture import Figure, chance_text, part_of, shorter
from sequence_widget.drawing.style import hatched_circle
from sequence_widget.drawing.svg import Block, element, fitting, joined, lettering
from sequence_widget.text import say
from sequence_widget.text.numbers import fraction_text
from sequence_widget.text.tables import Markup

Point = tuple[float, float]

_SMALL = 13


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the circles lie, what is written where, and how high all that is."""

    centres: tuple[Point, ...]
    radius: float
    letters: tuple[Point, ...]
    regions: dict[Part, tuple[Point, float]]
    """For each region the middle of what is written in it, and the room there is."""

    height: float


_LAYOUTS = {
    2: Layout(
        ((132, 108), (228, 108)),
        92,
        ((52, 36), (308, 36)),
        {
            "10": ((86, 108), 84),
            "11": ((180, 108), 80),
            "01": ((274, 108), 84),
            "00": ((180, 224), 340),
        },
        238,
    ),
    3: Layout(
        ((128, 104), (232, 104), (180, 194)),
        92,
        ((42, 34), (318, 34), (272, 270)),
        {
            "100": ((86, 84), 80),
            "010": ((274, 84), 80),
            "001": ((180, 246), 84),
            "110": ((180, 76), 62),
            "101": ((126, 166), 58),
            "011": ((234, 166), 58),
            "111": ((180, 132), 62),
            "000": ((180, 304), 340),
        },
        318,
    ),
}


@dataclass(frozen=True, slots=True)
class Venn(Figure):
    """Two or three circles that meet in every way; their areas say nothing."""

    kind: ClassVar = "venn"

    joint: Joint

    def drawn(self, language: str | None) -> Block:
        """Draw the circles, and over them the regions with their chances."""
        layout = _LAYOUTS[len(self.joint.claims)]
        circles = [
            hatched_circle(claim, *centre, layout.radius)
            for claim, centre in enumerate(layout.centres)
        ]
        letters = [
            lettering(letter, *place, size=20, kind="sq-bold")
            for letter, place in zip(LETTERS, layout.letters, strict=False)
        ]
        frame = element(
            "rect", x=1, y=1, width=self.width - 2, height=layout.height - 2, class_="sq-thin"
        )
        regions = [self._region(layout, way, language) for way in reversed(self.joint.ways)]
        return Block(layout.height, joined([frame, *circles, *regions, *letters]))

    def _region(self, layout: Layout, way: Part, language: str | None) -> Markup:
        (x, y), room = layout.regions[way]
        chance = self.joint.chance(way)
        percent = fitting(shorter(chance, language), room, _SMALL)
        whole = chance_text(chance, language)
        outline = region_path(layout.centres, layout.radius, way)
        if HOLDS not in way:
            outline = f"M1 1H{self.width - 1:g}V{layout.height - 1:g}H1Z{outline}"
            name = say("picture.neither", language)
            written = [lettering(f"{name}: {whole}", x, y, size=_SMALL, kind="sq-halo")]
        elif fitting([whole], room, _SMALL):
            written = [lettering(whole, x, y, size=_SMALL, kind="sq-halo")]
        else:
            exact = fitting([fraction_text(chance, language)], room, _SMALL)
            lines = [exact, percent] if exact else [percent]
            above = y - 8 * (len(lines) - 1)
            written = [
                lettering(line, x, above + 16 * at, size=_SMALL, kind="sq-halo")
                for at, line in enumerate(lines)
            ]
        shape = element("path", d=outline, fill_rule="evenodd", class_="sq-clear")
        return part_of(self.joint, way, [shape, *written], language)

    def told(self, language: str | None) -> str:
        """Tell every region on a line."""
        return "\n".join(
            f"{part_name(way, language)}: {chance_text(self.joint.chance(way), language)}"
            for way in self.joint.ways
        )

    def notes(self, language: str | None) -> list[str]:
        """Say that the areas are no measure."""
        return [say("picture.venn.areas", language)]


def region_path(centres: tuple[Point, ...], radius: float, way: Part) -> str:
    """Draw the edge of where circles of one size meet in a way, as the data of a path.

    It is made of the arcs that have the region on one side: of a circle that the region lies in,
    run through with the hands of a clock, of another against them. Each begins where one ends.

    >>> region_path(((0, 0), (6, 0)), 5, "11")
    'M3 -4A5 5 0 0 1 3 4A5 5 0 0 1 3 -4Z'
    """
    arcs = []
    for circle, inside in enumerate(way):
        for begin, end in _arcs(centres, radius, circle):
            middle = _on(centres[circle], radius, (begin + end) / 2)
            beside = "".join(
                HOLDS if dist(middle, centre) < radius else FAILS for centre in centres
            )
            if way[:circle] + way[circle + 1 :] != beside[:circle] + beside[circle + 1 :]:
                continue
            ends = _on(centres[circle], radius, begin), _on(centres[circle], radius, end)
            flags = f"0 {int(end - begin > pi)} {int(inside == HOLDS)}"
            arcs.append((ends if inside == HOLDS else ends[::-1], flags))
    (first, at), flags = arcs.pop(0)
    path = f"M{_point(first)}A{radius:g} {radius:g} {flags} {_point(at)}"
    while arcs:
        following = min(arcs, key=lambda arc: dist(arc[0][0], at))
        arcs.remove(following)
        (_, at), flags = following
        path += f"A{radius:g} {radius:g} {flags} {_point(at)}"
    return path + "Z"


def _arcs(centres: tuple[Point, ...], radius: float, circle: int) -> list[tuple[float, float]]:
    """Cut a circle where the others cross it: the angles at both ends of each piece."""
    x, y = centres[circle]
    cuts = []
    for other, (there, below) in enumerate(centres):
        if other != circle:
            towards = atan2(below - y, there - x)
            aside = acos(dist((x, y), (there, below)) / 2 / radius)
            cuts += [(towards - aside) % (2 * pi), (towards + aside) % (2 * pi)]
    cuts.sort()
    return list(zip(cuts, [*cuts[1:], cuts[0] + 2 * pi], strict=True))


def _on(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def _point(point: Point) -> str:
    return f"{round(point[0], 2) + 0:g} {round(point[1], 2) + 0:g}"
