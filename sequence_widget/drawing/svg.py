"""Elements of SVG as text: the one place where shapes and lettering become markup.

A drawing made of these has no script, no id and nothing from elsewhere, so that any number of them
stand on one page, and each can be a file of its own. Lengths are in units of the drawing.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import fsum

from sequence_widget.text.tables import Markup

SIZE = 14
"""Of lettering, if nothing else is said."""

LEADING = 1.3
_BREAKS = re.compile(r"(?<![≈=·×]) (?!%)")
_UNBROKEN = re.compile(r"(?<=[≈=·×]) | (?=%)")
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_EMS = {**dict.fromkeys("ijl.,:;|!'’I \u00a0", 0.34), **dict.fromkeys("tfr()[]-", 0.43)}
_EMS |= dict.fromkeys("mwMW%@—", 0.98)
_CAPITAL_EM, _USUAL_EM = 0.73, 0.64


def element(name: str, *inside: str, **attributes: object) -> Markup:
    """Write an element; what is inside is escaped unless it is markup.

    `_` in an attribute's name is written `-`, one at its end is left out, and so is what is `None`.

    >>> element("text", "A & B", x=1.25, font_size=12, class_="sq-head", y=None)
    '<text x="1.2" font-size="12" class="sq-head">A &amp; B</text>'
    """
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = joined(inside)
    return Markup(f"<{name}{told}>{body}</{name}>" if body else f"<{name}{told}/>")


def joined(parts: Iterable[str]) -> Markup:
    """Put parts one after another; what is no markup is escaped.

    >>> joined(["1 < 2", element("br")])
    '1 &lt; 2<br/>'
    """
    return Markup("".join(each if isinstance(each, Markup) else escaped(each) for each in parts))


def escaped(text: str) -> str:
    r"""Escape a text; characters that no XML may hold are shown as unknown.

    >>> escaped("<Anna\x00>")
    '&lt;Anna�&gt;'
    """
    return escape(_FORBIDDEN.sub("\ufffd", text))


def _value(value: object) -> str:
    return f"{round(value, 1):g}" if isinstance(value, float) else str(value)


def width_of(text: str, size: float = SIZE) -> float:
    """Guess how wide a text is, in a font that is rather wide.

    >>> 40 < width_of("2.6 %") < 45
    True
    """
    # fsum, as Pythons before 3.12 add floats up otherwise
    usual = (_CAPITAL_EM if letter.isupper() else _USUAL_EM for letter in text)
    return size * fsum(_EMS.get(letter, em) for letter, em in zip(text, usual, strict=True))


def fitting(texts: Iterable[str], width: float, size: float = SIZE) -> str:
    """Choose the first text that is narrow enough; the empty one if none is.

    >>> fitting(["1/39 ≈ 2.6 %", "2.6 %"], 50)
    '2.6 %'
    """
    return next((text for text in texts if width_of(text, size) <= width), "")


def alike(choices: Sequence[Sequence[str]], width: float, size: float = SIZE) -> list[str]:
    """Choose for several things the first form in which all of them are narrow enough.

    >>> alike([["1/39", "2.6 %"], ["9138/9139", "99.99 %"]], 60)
    ['2.6 %', '99.99 %']
    """
    for texts in zip(*choices, strict=True):
        if all(width_of(text, size) <= width for text in texts):
            return list(texts)
    return [fitting(texts, width, size) for texts in choices]


def wrapped(text: str, width: float, size: float = SIZE) -> list[str]:
    """Break a text into lines between words, and never before a % or after a ≈ or an =.

    A word that is too long for a line is broken as well.

    >>> wrapped("Bo holds a dragon", 90), [*map(len, wrapped("1/39 ≈ 2.6 %", 90))]
    (['Bo holds a', 'dragon'], [4, 7])
    """
    lines = [""]
    for word in _BREAKS.split(text):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(longer, size) <= width:
            lines[-1] = longer
            continue
        lines += [word] if lines[-1] else []
        lines[-1] = lines[-1] or word
        while width_of(lines[-1], size) > width and len(lines[-1]) > 1:
            most = max(1, int(len(lines[-1]) * width / width_of(lines[-1], size)))
            lines[-1:] = [lines[-1][:most], lines[-1][most:]]
    return lines


def lettering(
    text: str,
    x: float,
    y: float,
    *,
    size: float = SIZE,
    anchor: str = "middle",
    kind: str | None = None,
) -> Markup:
    """Write a line of text around a height, so that its middle is there.

    >>> lettering("A", 10, 20, kind="sq-bold")
    '<text x="10" y="24.9" font-size="14" text-anchor="middle" class="sq-bold">A</text>'
    """
    if not text:
        return Markup()
    below = y + 0.35 * size
    return element("text", text, x=x, y=below, font_size=size, text_anchor=anchor, class_=kind)


def unbroken(text: str) -> str:
    r"""Keep a page from breaking a line where `wrapped` would not.

    >>> unbroken("A: 1/39 ≈ 2.6 %")
    'A: 1/39 ≈\xa02.6\xa0%'
    """
    return _UNBROKEN.sub("\u00a0", text)


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from height 0 downwards, and how high it is."""

    height: float
    drawn: Markup


NOTHING = Block(0, Markup())


def stacked(blocks: Iterable[Block], gap: float = 10) -> Block:
    """Put blocks below one another.

    >>> line = Block(20, element("br"))
    >>> stacked([line, line])
    Block(height=50, drawn='<br/><g transform="translate(0 30)"><br/></g>')
    """
    parts: list[str] = []
    height: float = 0
    for block in blocks:
        if not block.height:
            continue
        height += gap if height else 0
        moved = element("g", block.drawn, transform=f"translate(0 {height:g})")
        parts.append(moved if height else block.drawn)
        height += block.height
    return Block(height, joined(parts))


def paragraph(text: str, width: float, *, x: float = 0, size: float = SIZE) -> Block:
    """Set a text in as many lines as it takes."""
    lines = wrapped(text, width - x, size)
    high = size * LEADING
    drawn = (
        lettering(line, x, high * (at + 0.5), size=size, anchor="start")
        for at, line in enumerate(lines)
    )
    return Block(high * len(lines), joined(drawn))
