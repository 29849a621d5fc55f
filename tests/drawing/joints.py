"""Joints to draw, put together by hand, and drawings read as XML."""

import re
import xml.etree.ElementTree as ET  # what is read here was written a moment ago
from fractions import Fraction

from sequence_widget.drawing import Joint, Picture
from sequence_widget.text import Named, Phrase

SVG = "{http://www.w3.org/2000/svg}"


def joint(*weights: int, **more: object) -> Joint:
    """Make a joint of as many claims as the weights ask for."""
    total = sum(weights)
    claims = tuple(Named(f"claim <{at}> & more") for at in range(len(weights).bit_length() - 1))
    chances = tuple(Fraction(weight, total) for weight in weights)
    return Joint(claims, chances, **more)  # type: ignore[arg-type] # whatever a test asks for


SEVEN_AND_SIX = joint(2, 4, 9, 21, cases=36)
INDEPENDENT = joint(1, 2, 2, 4)
THREE = joint(3, 150, 40, 1007, 333, 1200, 467, 4000)
ALL_OR_NOTHING = joint(1, 0, 0, 0)
LONG = joint(10**20 + 1, 10**21, 7 * 10**20, 3 * 10**19)
EXTREME = joint(1, 10**30, 1, 3)
KNOWN = joint(
    2, 3, given=Phrase("seat.number", {"seat": 1}), given_chance=Fraction(1, 4), asker=Named("Anna")
)


def read(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.to_svg())  # noqa: S314 - as above


def parts(picture: Picture) -> dict[str, list[ET.Element]]:
    """Find what is marked as belonging to a part, by the ways that make it up."""
    found: dict[str, list[ET.Element]] = {}
    for group in read(picture).iter(f"{SVG}g"):
        if "data-part" in group.attrib:
            found.setdefault(group.attrib["data-part"], []).append(group)
    return found


def texts(element: ET.Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}text")]


def boxes(element: ET.Element) -> list[tuple[float, float]]:
    """Give the widths and heights of the rectangles in an element."""
    return [
        (float(box.attrib["width"]), float(box.attrib["height"]))
        for box in element.iter(f"{SVG}rect")
    ]


def percents(told: str) -> list[Fraction]:
    """Read all per cents in a text."""
    return [
        Fraction(each.replace(",", ".")) / 100
        for each in re.findall(r"(\d+(?:[.,]\d+)?)\s?%", told)
    ]
