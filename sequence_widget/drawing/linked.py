"""Several pictures of the same claims on one page, whose parts can be found in one another.

The page is complete as it stands. Where a script runs, it lights in all pictures what belongs to
the part that is pointed at: `data-part` lists the ways in which the claims hold there.
"""

from collections.abc import Mapping, Sequence
from itertools import product

from sequence_widget.drawing.joint import (
    EITHER,
    FAILS,
    HOLDS,
    LETTERS,
    Joint,
    Part,
)
from sequence_widget.drawing.picture import Figure, framed, legend_entries, title_of
from sequence_widget.drawing.style import SWATCH, shaded
from sequence_widget.drawing.svg import element, unbroken
from sequence_widget.drawing.worked_lines import worked_html
from sequence_widget.exact.working import Working
from sequence_widget.text import say, spoken
from sequence_widget.text.tables import Markup

EITHER_OF = "a | b"
"""The part of two claims that no line of `names_of_parts` is."""

_STYLE = (
    ".sq-linked{color:var(--jp-content-font-color1,#241c15);background:var(--jp-layout-color0,#fff);"
    "font:clamp(15px,1.15vw,22px)/1.4 var(--jp-ui-font-family,system-ui,sans-serif);padding:8px;"
    "border:1px solid var(--jp-border-color2,#bbb);box-sizing:border-box}"
    "@media(prefers-color-scheme:dark){.sq-linked{color:var(--jp-content-font-color1,#f5eee5);"
    "background:var(--jp-layout-color0,#1b1815)}}"
    ".sq-linked p{margin:0 0 .35em;overflow-wrap:anywhere}"
    ".sq-linked .sq-all{display:grid;gap:12px 20px;align-items:start;"
    "grid-template-columns:repeat(auto-fit,minmax(min(100%,max(330px,29vw)),1fr))}"
    ".sq-linked .sq-legend span{font-weight:700}"
    ".sq-linked figure{margin:0;min-width:0;overflow-x:auto}"
    ".sq-linked math{math-style:normal}"
    ".sq-linked figcaption{font-weight:700;margin-bottom:4px}"
    ".sq-linked [role=button]{cursor:pointer}"
    ".sq-linked [role=button]:focus{outline:none}"
    ".sq-linked [role=button]:focus-visible{outline:3px solid #a65fd8;outline-offset:1px}"
    ".sq-linked span.sq-lit{background:#e3a60066;box-shadow:0 2px 0 currentColor}"
    ".sq-linked.sq-pointing g.sq-part:not(.sq-lit) :is(rect,path,circle):not(.sq-clear){opacity:.3}"
    ".sq-linked .sq-path.sq-lit{stroke:var(--sq-lit);stroke-width:7;stroke-opacity:.65}"
    ".sq-linked .sq-lit .sq-thin{stroke:var(--sq-ink);stroke-width:3}"
    ".sq-linked .sq-lit .sq-clear{fill:var(--sq-lit);fill-opacity:.4}"
    ".sq-linked .sq-lit circle{stroke:var(--sq-ink);stroke-width:3}"
)


def names_of_parts(claims: int) -> dict[str, Part]:
    """Give every part of so many claims by the line of Python that joins them so.

    >>> names_of_parts(2)["a & ~b"], names_of_parts(1)
    ('10', {'a': '1', '~a': '0'})
    """
    found = {}
    for part in map("".join, product(HOLDS + FAILS + EITHER, repeat=claims)):
        told = [
            letter.lower() if holds == HOLDS else f"~{letter.lower()}"
            for letter, holds in zip(LETTERS, part, strict=False)
            if holds != EITHER
        ]
        if told:
            found[" & ".join(told)] = part
    return found


def ways_of_parts(joint: Joint) -> dict[str, str]:
    """Give the ways that make up each part, by its name; of two claims, "either" is a part too."""
    found = {name: joint.ways_in(part) for name, part in names_of_parts(len(joint.claims)).items()}
    if len(joint.claims) > 1:
        found[EITHER_OF] = " ".join(way for way in joint.ways if HOLDS in way)
    return found


def linked_html(
    figures: Sequence[Figure],
    title: str,
    language: str | None,
    workings: Mapping[Part, Working] | None = None,
) -> Markup:
    """Put the pictures of some claims beside one another, below what the letters stand for.

    The workings of single claims, by their parts, are shown with those of both together.
    """
    joint = figures[0].joint
    worked = element(
        "figure",
        element("figcaption", say("picture.kind.working", language)),
        *worked_html(joint, workings or {}, language),
        data_kind="working",
    )
    drawn = [_captioned(figure, language) for figure in figures]
    return _page(joint, [*drawn, worked], title, language)


def alone_html(figure: Figure, language: str | None) -> Markup:
    """Put one picture below what its letters stand for, for where its working stands elsewhere."""
    drawn = _captioned(figure, language)
    return _page(figure.joint, [drawn], title_of(figure, language), language)


def _captioned(figure: Figure, language: str | None) -> Markup:
    return element(
        "figure",
        element("figcaption", say(f"picture.kind.{figure.kind}", language)),
        framed(figure, figure.drawn(language), language, inline=True),
        *(element("p", unbroken(note)) for note in figure.notes(language)),
        data_kind=figure.kind,
    )


def _page(joint: Joint, inside: Sequence[Markup], title: str, language: str | None) -> Markup:
    return element(
        "div",
        element("style", Markup(_STYLE)),
        element("figure", *_legend(joint, language), data_kind="legend", class_="sq-legend"),
        element("div", *inside, class_="sq-all"),
        class_="sq-linked",
        data_sequence_pictures="",
        data_lm_suppress_shortcuts="true",
        lang=spoken(language),
        role="group",
        aria_label=title,
    )


def _legend(joint: Joint, language: str | None) -> list[Markup]:
    lines = []
    for letter, told in legend_entries(joint, language):
        if not letter:
            lines.append(element("p", unbroken(told)))
            continue
        at = LETTERS.index(letter)
        wide, high = SWATCH
        holding = [None] * at + [True]
        swatch = element(
            "svg",
            shaded(holding, 0, 0, wide, high),
            class_="sq-picture",
            width=wide,
            height=high,
            aria_hidden="true",
        )
        part = EITHER * at + HOLDS + EITHER * (len(joint.claims) - at - 1)
        mark = _mark(joint, part, letter)
        lines.append(element("p", swatch, " ", mark, f": {unbroken(told)}"))
    return lines


def _mark(joint: Joint, part: Part, letter: str) -> Markup:
    """Write the letter of a claim, as something to point at."""
    return element("span", letter, class_="sq-part", data_part=joint.ways_in(part))
