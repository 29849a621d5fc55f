"""The working beside pictures: the rules of the product and of the sum, with their numbers.

Its terms are parts, as branches and regions are: P(B | A) is about the cases where both hold.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.drawing.joint import Joint, Part, part_name
from sequence_widget.drawing.picture import chance_text, is_short
from sequence_widget.drawing.svg import element, unbroken
from sequence_widget.exact.working import Working
from sequence_widget.text import in_words, say
from sequence_widget.text.numbers import fraction_text
from sequence_widget.text.tables import Markup

_DIVIDED = ("/",)
_SUMMED = (" + ", " − ")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a line: a text, which may be about some ways, or be drawn as mathematics."""

    text: str
    ways: str = ""
    drawn: Markup | None = None

    def html(self) -> str:
        """Write it for a page."""
        if self.drawn is not None:
            return self.drawn
        if not self.ways:
            return unbroken(self.text)
        return element("span", unbroken(self.text), class_="sq-part", data_part=self.ways)


Line = list[Piece]


def worked_html(
    joint: Joint, workings: Mapping[Part, Working], language: str | None
) -> list[Markup]:
    """Write the working for a page, a paragraph for each line."""
    lines = worked_lines(joint, workings, language)
    return [element("p", *(piece.html() for piece in line)) for line in lines]


def worked_text(joint: Joint, workings: Mapping[Part, Working], language: str | None) -> str:
    """Write the working in letters."""
    lines = worked_lines(joint, workings, language)
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def worked_lines(
    joint: Joint, workings: Mapping[Part, Working], language: str | None
) -> list[Line]:
    """Give the working of one claim or two: of each claim alone, as it was found, and together."""
    worked = _Worked(joint, workings, language)
    if len(joint.claims) == 1:
        return worked.alone("1")
    return [*worked.alone("1-"), *worked.alone("-1"), *worked.product(), worked.sum()]


@dataclass(frozen=True, slots=True)
class _Worked:
    joint: Joint
    workings: Mapping[Part, Working]
    language: str | None

    def alone(self, part: Part) -> list[Line]:
        """Give the chance of a claim by itself: as it was worked out, if that is one line."""
        found = self.workings.get(part)
        begin = [self.chance(part), Piece(" = ")]
        if found is None or found.names or len(found.lines) > 1:
            return [[*begin[:1], *self.counted(part), *self.end(self.joint.chance(part))]]
        [line] = found.lines
        drawn = Markup(line.mathml(self.language))
        notes = [[Piece(in_words(note, self.language))] for note in found.notes]
        return [[*begin, Piece(line.text(self.language), drawn=drawn)], *notes]

    def product(self) -> list[Line]:
        """Give P(B | A) as a quotient, and with it P(A and B) as a product."""
        a, both = self.joint.chance("1-"), self.joint.chance("11")
        if not a:
            return []
        share = both / a
        letters = part_name("-1", self.language), part_name("1-", self.language)
        given = Piece(f"P({letters[0]} | {letters[1]})", self.joint.ways_in("11"))
        times = say("number.times", self.language)
        quotient = [self.chance("11"), Piece(_DIVIDED[0]), self.chance("1-")]
        product = [self.chance("1-"), Piece(times), given]
        return [
            [given, Piece(" = "), *quotient, self.numbers((both, a), _DIVIDED), *self.end(share)],
            [
                *(self.chance("11"), Piece(" = "), *product),
                *(self.numbers((a, share), (times,)), *self.end(both)),
            ],
        ]

    def sum(self) -> Line:
        """Give P(A or B)."""
        joint = self.joint
        either = f"P(A {say('list.or', self.language)} B)"
        plus, minus = map(Piece, _SUMMED)
        chances = (joint.chance("1-"), joint.chance("-1"), joint.chance("11"))
        return [
            *(Piece(either, " ".join(joint.ways[:-1])), Piece(" = ")),
            *(self.chance("1-"), plus, self.chance("-1"), minus, self.chance("11")),
            *(self.numbers(chances, _SUMMED), *self.end(1 - joint.chance("00"))),
        ]

    def chance(self, part: Part) -> Piece:
        """Name the chance of a part."""
        return Piece(f"P({part_name(part, self.language)})", self.joint.ways_in(part))

    def counted(self, part: Part) -> Line:
        """Give the cases of a part over all cases, if they were counted and do not end the line."""
        cases, count = self.joint.cases, self.joint.count(part)
        if cases is None or cases == self.joint.chance(part).denominator:
            return []
        return [Piece(f" = {in_words(count, self.language)}/{in_words(cases, self.language)}")]

    def numbers(self, chances: Sequence[Fraction], signs: Sequence[str]) -> Piece:
        """Give a calculation in numbers, if they are short enough to be read."""
        if not all(map(is_short, chances)):
            return Piece("")
        told = [fraction_text(chance, self.language) for chance in chances]
        if signs == _DIVIDED:
            told = [f"({each})" if "/" in each else each for each in told]
        calculated = zip(told, [*signs, ""], strict=True)
        return Piece(" = " + "".join(each + sign for each, sign in calculated))

    def end(self, chance: Fraction) -> Line:
        """End a line with a chance."""
        sign = " = " if is_short(chance) else " ≈ "
        return [Piece(sign), Piece(chance_text(chance, self.language))]
