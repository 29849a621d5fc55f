"""An analysis as a picture: chances over the plies, by matplotlib or as an SVG of our own."""

from fractions import Fraction
from html import escape
from itertools import count
from typing import TYPE_CHECKING

from sequence_widget.engine.picture import COLOURS
from sequence_widget.teaching.analysis.gain import bounds_of
from sequence_widget.text import in_words, say
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, percent_text, tick_text
from sequence_widget.text.tables import RIGHT, table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from sequence_widget.teaching.analysis.analysis import Analysis

_WIDTH, _HEIGHT = 640, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 48, 12, 40, 36
_DASHES = ("", "7 4", "2 3", "9 3 2 3")
_STYLES = ("-", "--", ":", "-.")
_TICKS = 10
_LEVEL = 0.95


def bands(analysis: "Analysis", side: int) -> list[tuple[float, float, float]]:
    """Give a side's chance at every ply, with both ends of its interval."""
    seat = analysis.seat_for(side)
    return [
        (float(chances[seat]), *bounds_of(chances[seat], _LEVEL)) for chances in analysis.chances
    ]


def ticks(last: int) -> list[int]:
    """Choose the plies to write along the axis.

    >>> ticks(7), ticks(64)
    ([0, 1, 2, 3, 4, 5, 6, 7], [0, 10, 20, 30, 40, 50, 60])
    """
    steps = (digit * 10**power for power in count() for digit in (1, 2, 5))
    step = next(step for step in steps if last <= _TICKS * step)
    return list(range(0, last + 1, step))


def draw_chances(analysis: "Analysis", language: str | None = None) -> str:
    """Draw a line over all plies for every side, with its interval as a band."""
    last = max(1, analysis.last_ply)
    wide, high = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def x(ply: float) -> float:
        return round(_LEFT + wide * ply / last, 1)

    def y(share: float) -> float:
        return round(_TOP + high * (1 - share), 1)

    title, names = say("analysis.title", language), analysis.side_names(language)
    top = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" height="{_HEIGHT}" role="img" font-family="sans-serif" '
        'font-size="12" fill="#222222">'
    )
    parts = [
        top,
        f"<title>{escape(title)}</title>",
        f"<desc>{escape('; '.join(analysis.rows(language)))}</desc>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
    ]
    for quarter in range(5):
        share = Fraction(quarter, 4)
        parts.append(
            f'<path d="M{_LEFT} {y(quarter / 4)}H{_WIDTH - _RIGHT}" stroke="#d0cbc2"/>'
            f'<text x="{_LEFT - 6}" y="{y(quarter / 4) + 4}" text-anchor="end">'
            f"{escape(percent_text(share, language))}</text>"
        )
    parts += [
        f'<text x="{x(ply)}" y="{_HEIGHT - _BOTTOM + 16}" text-anchor="middle">{ply}</text>'
        for ply in ticks(analysis.last_ply)
    ]
    parts.append(
        f'<text x="{_LEFT + wide / 2:g}" y="{_HEIGHT - 4}" text-anchor="middle">'
        f"{escape(say('analysis.plies', language))}</text>"
    )
    begin = _LEFT
    for side, (name, colour) in enumerate(zip(names, analysis.colours(), strict=True)):
        points = bands(analysis, side)
        stroke = f'stroke="{COLOURS[colour]}" stroke-dasharray="{_DASHES[side]}"'
        edge = [f"{x(ply)} {y(low)}" for ply, (_, low, _) in enumerate(points)]
        edge += [f"{x(ply)} {y(up)}" for ply, (_, _, up) in reversed([*enumerate(points)])]
        line = " ".join(f"{x(ply)} {y(value)}" for ply, (value, _, _) in enumerate(points))
        parts += [
            f'<path d="M{" ".join(edge)}Z" fill="{COLOURS[colour]}" fill-opacity="0.18"/>',
            f'<path d="M{line}" fill="none" stroke-width="2.5" {stroke}/>',
            f'<path d="M{begin} 18h28" stroke-width="2.5" {stroke}/>',
            f'<text x="{begin + 34}" y="22">{escape(name)}</text>',
        ]
        begin += 34 + 8 * len(name) + 24
    return "".join([*parts, "</svg>"])


def plot_chances(
    analysis: "Analysis", ax: "Axes | None" = None, language: str | None = None
) -> "Axes":
    """Draw the same with matplotlib."""
    with wanted("matplotlib"):
        import matplotlib.pyplot as plt

    if ax is None:
        _, ax = plt.subplots(figsize=(8, 3.6))
    plies = range(analysis.last_ply + 1)
    for side, (name, colour) in enumerate(
        zip(analysis.side_names(language), analysis.colours(), strict=True)
    ):
        values, low, high = zip(*bands(analysis, side), strict=True)
        (line,) = ax.plot(plies, values, _STYLES[side], color=COLOURS[colour])
        line.set_label(name.replace("$", r"\$"))
        ax.fill_between(plies, low, high, alpha=0.18, color=COLOURS[colour])
    ax.set_ylim(0, 1)
    ax.set_xlabel(say("analysis.plies", language))
    ax.set_ylabel(say("analysis.title", language))
    ax.yaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    told = in_words(analysis.who_goes_on(), language).replace("$", r"\$")
    ax.set_title(told, fontsize=9, wrap=True)
    ax.legend()
    return ax


def analysis_html(analysis: "Analysis") -> str:
    """Show the picture, a table of the sums, the largest swings, and what it all means."""
    heads = [say(f"analysis.column.{name}") for name in ("side", "luck", "skill", "others")]
    rows = []
    for side, name in enumerate(analysis.side_names()):
        seat = analysis.seat_for(side)
        gains = analysis.luck(seat), analysis.skill(seat), analysis.others(seat)
        rows.append([name, *(gain.to_text() for gain in gains)])
    swings = analysis.swings()._repr_html_() if analysis.events else ""
    sums = table([RIGHT] * 3, rows, heads=heads)
    return f"{draw_chances(analysis)}{sums}{swings}{Prose(analysis.meaning())._repr_html_()}"
