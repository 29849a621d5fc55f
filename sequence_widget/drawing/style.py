"""How the parts of a picture look: a colour and a hatching for each claim, in light and in dark.

A colour never tells alone: each claim has lines that run another way, and what both hold of has
both. The colours are seen on a light ground and on a dark one; lettering is as the page's own.
JupyterLab's variables come first, and elsewhere the reader's wish for light or dark counts.
"""

from collections.abc import Sequence
from math import hypot, sqrt

from sequence_widget.drawing.svg import element, joined
from sequence_widget.text.tables import Markup

SWATCH = (16, 13)
"""The size of the mark beside a letter."""

PAD = 10
"""Left free around a picture."""

_STEP = 9
_LARGEST = 1.7
_SMALLEST = 0.75
_SLOPES = (1, -1, 0, None)
"""Of a claim's lines: rising, falling, level, and upright."""

STYLE = (
    ".sq-picture{--sq-ink:var(--jp-content-font-color1,#241c15);"
    "--sq-back:var(--jp-layout-color0,#fff);--sq-grey:#857e74;--sq-lit:#e3a600;"
    "--sq-0:#3a78d4;--sq-1:#cc6414;--sq-2:#2b9450;--sq-3:#b04fb8;"
    "font-family:var(--jp-ui-font-family,system-ui,sans-serif);fill:var(--sq-ink)}"
    "@media(prefers-color-scheme:dark){.sq-picture{"
    "--sq-ink:var(--jp-content-font-color1,#f5eee5);--sq-back:var(--jp-layout-color0,#1b1815)}}"
    ".sq-picture .sq-back{fill:var(--sq-back)}"
    ".sq-picture .sq-bold{font-weight:700}"
    ".sq-picture .sq-halo{paint-order:stroke;stroke:var(--sq-back);stroke-width:5px;"
    "stroke-linejoin:round}"
    ".sq-picture .sq-line{fill:none;stroke:var(--sq-ink);stroke-width:1.2}"
    ".sq-picture .sq-thin{fill:transparent;stroke:var(--sq-grey);stroke-width:1}"
    ".sq-picture .sq-never{stroke-dasharray:4 4}"
    ".sq-picture .sq-grey{fill:transparent;stroke:var(--sq-grey);stroke-width:1.6}"
    ".sq-picture .sq-dim{fill:var(--sq-grey);text-decoration:line-through}"
    ".sq-picture .sq-clear{fill:transparent}"
    ".sq-picture .sq-path{fill:none;stroke:none;pointer-events:none}"
    ".sq-picture .sq-hit{fill:none;stroke:transparent;stroke-width:14}"
    + "".join(
        f".sq-picture .sq-fill{at}{{fill:var(--sq-{at});fill-opacity:.22}}"
        f".sq-picture .sq-full{at}{{fill:var(--sq-{at})}}"
        f".sq-picture .sq-open{at}{{fill:var(--sq-back);stroke:var(--sq-{at});stroke-width:1.2}}"
        f".sq-picture .sq-hatch{at}{{fill:none;stroke:var(--sq-{at});stroke-width:1.5;"
        "stroke-opacity:.6}"
        for at in range(len(_SLOPES))
    )
)


def hatching(claim: int, x: float, y: float, width: float, height: float) -> Markup:
    """Draw the lines of a claim over a rectangle.

    >>> hatching(2, 0, 0, 20, 12)
    '<path d="M0 4.5h20" class="sq-hatch2"/>'
    """
    slope = _SLOPES[claim]
    if slope is None:
        lines = [f"M{x + at:g} {y:g}v{height:g}" for at in _places(width)]
    elif slope == 0:
        lines = [f"M{x:g} {y + at:g}h{width:g}" for at in _places(height)]
    else:
        lines = []
        for at in _places(width + height):
            near, far = max(0, at - height), min(at, width)
            begin, end = (x + near, y + at - near), (x + far, y + at - far)
            if slope < 0:
                begin, end = (2 * x + width - begin[0], begin[1]), (2 * x + width - end[0], end[1])
            lines.append(f"M{begin[0]:g} {begin[1]:g}L{end[0]:g} {end[1]:g}")
    return element("path", d="".join(lines), class_=f"sq-hatch{claim}") if lines else Markup()


def hatched_circle(claim: int, x: float, y: float, radius: float) -> Markup:
    """Draw the circle of a claim, filled with its colour and lines."""
    slope = _SLOPES[claim]
    along = (0.0, 1.0) if slope is None else (1 / hypot(1, slope), -slope / hypot(1, slope))
    lines = []
    for at in _places(2 * radius):
        off = at - radius
        half = sqrt(max(0, radius**2 - off**2))
        middle = x - off * along[1], y + off * along[0]
        begin, end = (
            (middle[0] + sign * half * along[0], middle[1] + sign * half * along[1])
            for sign in (-1, 1)
        )
        lines.append(f"M{begin[0]:.1f} {begin[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")
    circle = {"cx": x, "cy": y, "r": radius}
    fill = element("circle", **circle, class_=f"sq-fill{claim}")
    hatch = element("path", d="".join(lines), class_=f"sq-hatch{claim}")
    return joined([fill, hatch, element("circle", **circle, class_="sq-line")])


def _places(length: float) -> list[float]:
    return [_STEP * (at + 0.5) for at in range(int(length / _STEP + 0.5))]


def shaded(
    holding: Sequence[bool | None], x: float, y: float, width: float, height: float
) -> Markup:
    """Fill a rectangle with the colours and lines of the claims that hold in it."""
    if width <= 0 or height <= 0:
        return Markup()
    box = {"x": x, "y": y, "width": width, "height": height}
    claims = [claim for claim, holds in enumerate(holding) if holds]
    fills = [element("rect", **box, class_=f"sq-fill{claim}") for claim in claims]
    lines = [hatching(claim, x, y, width, height) for claim in claims]
    return joined([*fills, *lines, element("rect", **box, class_="sq-thin")])


def whole_picture(
    width: float, height: float, title: str, description: str, inside: Markup, *, inline: bool
) -> Markup:
    """Put a drawing into its frame: for a page, as wide as there is room; for a file, in full."""
    wide, high = width + 2 * PAD, height + 2 * PAD
    size = {"width": round(wide * _LARGEST), "height": round(high * _LARGEST)}
    room = (
        f"display:block;width:100%;height:auto;max-width:{wide * _LARGEST:.0f}px;"
        f"min-width:{wide * _SMALLEST:.0f}px"
    )
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        element("style", Markup(STYLE)),
        element("rect", x=-PAD, y=-PAD, width=wide, height=high, class_="sq-back"),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-PAD} {-PAD} {wide:g} {high:g}",
        class_="sq-picture",
        role="img",
        **({"style": room} if inline else size),
    )
