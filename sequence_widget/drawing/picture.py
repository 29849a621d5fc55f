"""A picture of chances: drawn, told in letters, or given as a table, in the reader's language."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from sequence_widget.drawing.joint import EITHER, HOLDS, LETTERS, Joint, Part, part_name
from sequence_widget.drawing.style import SWATCH, shaded, whole_picture
from sequence_widget.drawing.svg import (
    LEADING,
    SIZE,
    Block,
    element,
    joined,
    lettering,
    paragraph,
    stacked,
    wrapped,
)
from sequence_widget.text import Words, in_words, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.numbers import (
    decimal_text,
    digits_of,
    per_cent,
    percent_text,
    probability_text,
    whole_percent,
)
from sequence_widget.text.tables import Markup

if TYPE_CHECKING:
    import pandas as pd

_INDENT = 24
_LONGEST = 12
_SCROLLS = 440
"""From this width on a telephone shows a part of a drawing and scrolls."""

Row = tuple[object, ...]


class Figure(ABC):
    """What a kind of picture has to say of some claims; a frozen value."""

    __slots__ = ()

    kind: ClassVar[str]
    """Its name in the catalogues."""

    joint: Joint

    @property
    def width(self) -> float:
        """How wide it is drawn."""
        return 360

    @abstractmethod
    def drawn(self, language: str | None) -> Block:
        """Draw it, `width` wide."""

    @abstractmethod
    def told(self, language: str | None) -> str:
        """Tell it in letters."""

    def notes(self, language: str | None) -> list[str]:  # noqa: ARG002 - for those that have some
        """Say what has to be said below it."""
        return []

    def rows(self) -> tuple[Sequence[str], Sequence[Row]]:
        """Give a table's columns and rows: every way in which the claims hold or not."""
        joint = self.joint
        columns = [*LETTERS[: len(joint.claims)], "fraction", "probability"]
        return columns, [
            (*(letter == HOLDS for letter in way), chance, float(chance))
            for way, chance in zip(joint.ways, joint.chances, strict=True)
        ]


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A picture; a notebook shows it drawn, and `print` in letters."""

    figure: Figure
    language: str | None = None
    """What it speaks; `None` is the language that is set when it is shown."""

    def to_svg(self) -> str:
        """Draw it as a file of its own."""
        return self._drawn(inline=False)

    def to_html(self) -> str:
        """Draw it for a page, where the page's colours and a screen reader reach it."""
        drawn = self._drawn(inline=True)
        scrolls = {"tabindex": 0, "role": "group", "aria_label": self.title}
        more = scrolls if self.figure.width > _SCROLLS else {}
        return element("div", drawn, style="overflow-x:auto", **more)

    def to_text(self) -> str:
        """Tell it in letters."""
        language, figure = self.language, self.figure
        parts = [*legend_lines(figure.joint, language), "", figure.told(language)]
        return "\n".join([*parts, *figure.notes(language)])

    def to_frame(self) -> "pd.DataFrame":
        """Give what it shows as a table, a row for each way in which the claims hold or not."""
        import pandas as pd

        columns, rows = self.figure.rows()
        return pd.DataFrame(rows, columns=list(columns))

    def save(self, path: str | Path) -> None:
        """Write it to a file that ends in `.svg` or `.html`."""
        place = Path(path)
        if place.suffix == ".svg":
            place.write_text(self.to_svg(), encoding="utf-8")
        elif place.suffix == ".html":
            place.write_text(self._page(), encoding="utf-8")
        else:
            raise QuestionError("picture.file", name=place.name)

    @property
    def title(self) -> str:
        """What kind of picture it is, of what."""
        return title_of(self.figure, self.language)

    def _page(self) -> str:
        head = f'<meta charset="utf-8"><title>{element("b", self.title)[3:-4]}</title>'
        return f"<!DOCTYPE html><html><head>{head}</head><body>{self.to_html()}</body></html>"

    def _drawn(self, *, inline: bool) -> Markup:
        language, figure = self.language, self.figure
        width = min(figure.width, _SCROLLS)  # what is to be read is read without scrolling
        notes = (paragraph(note, width) for note in figure.notes(language))
        blocks = (legend(figure.joint, width, language), figure.drawn(language), *notes)
        return framed(figure, stacked(blocks), language, inline=inline)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {
            "text/html": self.to_html(),
            "image/svg+xml": self.to_svg(),
            "text/plain": self.to_text(),
        }

    def _repr_html_(self) -> str:
        return self.to_html()

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return self.to_text()


def title_of(figure: Figure, language: str | None) -> str:
    """Say what kind of picture it is, and of which claims."""
    claims = "; ".join(in_words(claim, language) for claim in figure.joint.claims)
    kind = say(f"picture.kind.{figure.kind}", language)
    return say("picture.title", language, kind=kind, told=claims)


def framed(figure: Figure, block: Block, language: str | None, *, inline: bool) -> Markup:
    """Put what was drawn of a figure into its frame; whoever cannot see it is told the chances."""
    joint = figure.joint
    told = "; ".join(
        f"{part_name(way, language)}: {chance_text(chance, language)}"
        for way, chance in zip(joint.ways, joint.chances, strict=True)
    )
    title = title_of(figure, language)
    return whole_picture(figure.width, block.height, title, told, block.drawn, inline=inline)


def chance_text(chance: Fraction, language: str | None = None) -> str:
    """Write a chance as a fraction and in per cent; if that is long, in per cent alone.

    >>> chance_text(Fraction(1, 39)), chance_text(Fraction(165427, 15069223))
    ('1/39 ≈ 2.6%', '1.1%')
    """
    return (probability_text if is_short(chance) else percent_text)(chance, language)


def is_short(chance: Fraction) -> bool:
    """Whether a fraction is read at a glance."""
    return sum(digits_of(chance)) <= _LONGEST


def shorter(chance: Fraction, language: str | None = None) -> list[str]:
    """Write a chance in per cent, as exactly as it takes and then as shortly as can be.

    >>> shorter(Fraction(1, 3**60))
    ['2.4 × 10^-27%', '<1%']
    """
    return [percent_text(chance, language), whole_percent(chance, language)]


def chances_apart(one: Fraction, other: Fraction, language: str | None = None) -> tuple[str, str]:
    """Write two different chances with so many digits that they can be told apart.

    >>> chances_apart(Fraction(1, 3), Fraction(1, 6))
    ('1/3 ≈ 33.3%', '1/6 ≈ 16.7%')
    >>> chances_apart(Fraction(10**6, 10**7 + 1), Fraction(10**6, 10**7 + 2000))
    ('10.000%', '9.998%')
    """
    if percent_text(one, language) != percent_text(other, language):
        return chance_text(one, language), chance_text(other, language)
    longer = (
        [decimal_text(each * 100, decimals, language) for each in (one, other)]
        for decimals in count(2)
    )
    first, second = next(told for told in longer if told[0] != told[1])
    return per_cent(first, language), per_cent(second, language)


def legend_entries(joint: Joint, language: str | None) -> list[tuple[str, str]]:
    """Say what the letters stand for, each with its chance; what is known, and who asks."""
    entries = []
    if joint.given is not None:
        words = {
            "claim": as_sentence(joint.given, language),
            "chance": chance_text(joint.given_chance, language),
        }
        entries.append(("", say("picture.given", language, **words)))
    for at, (letter, claim) in enumerate(zip(LETTERS, joint.claims, strict=False)):
        chance = joint.chance(EITHER * at + HOLDS + EITHER * (len(joint.claims) - at - 1))
        words = {"claim": as_sentence(claim, language), "chance": chance_text(chance, language)}
        entries.append((letter, say("picture.claim", language, **words)))
    if joint.asker is not None:
        entries.append(("", say("picture.asker", language, who=in_words(joint.asker, language))))
    return entries


def as_sentence(claim: Words, language: str | None) -> str:
    """Say a claim, beginning with a capital."""
    told = in_words(claim, language)
    return told[:1].upper() + told[1:]


def legend_lines(joint: Joint, language: str | None) -> list[str]:
    """Say the same in letters."""
    entries = legend_entries(joint, language)
    return [f"{letter}: {told}" if letter else told for letter, told in entries]


def legend(joint: Joint, width: float, language: str | None) -> Block:
    """Set the legend above a picture, each claim beside its colour and lines."""
    rows = []
    high = SIZE * LEADING
    for letter, told in legend_entries(joint, language):
        indent = 2 * _INDENT if letter else 0
        lines = wrapped(told, width - indent)
        drawn = [
            lettering(line, indent, high * (at + 0.5), anchor="start")
            for at, line in enumerate(lines)
        ]
        if letter:
            at = LETTERS.index(letter)
            part = EITHER * at + HOLDS + EITHER * (len(joint.claims) - at - 1)
            holding = [None] * at + [True]
            swatch = shaded(holding, 1, (high - SWATCH[1]) / 2, *SWATCH)
            mark = lettering(letter, _INDENT + 2, high / 2, anchor="start", kind="sq-bold")
            drawn = [part_of(joint, part, [swatch, mark, *drawn], language)]
        rows.append(Block(high * len(lines), joined(drawn)))
    return stacked(rows, gap=3)


def key_line(
    joint: Joint, part: Part, mark: str, told: str, width: float, language: str | None
) -> Block:
    """Set a line of the key below a picture: a mark, and what it stands for."""
    high = SIZE * LEADING
    lines = wrapped(told, width - _INDENT)
    written = [
        lettering(line, _INDENT, high * (at + 0.5), anchor="start") for at, line in enumerate(lines)
    ]
    inside = [mark, *written]
    drawn = part_of(joint, part, inside, language) if part else joined(inside)
    return Block(high * len(lines), drawn)


def part_of(
    joint: Joint, part: Part, inside: Iterable[str], language: str | None, chance: str = ""
) -> Markup:
    """Mark what belongs to a part: its name and its chance, and what it is found by."""
    told = chance or chance_text(joint.chance(part), language)
    return element(
        "g",
        element("title", f"{part_name(part, language)}: {told}"),
        *inside,
        class_="sq-part",
        data_part=joint.ways_in(part),
    )
