"""An analysis as a picture: chances over the plies, by matplotlib or as an SVG of our own."""

from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING

from sequence_widget.drawing.chart import SMALL, Frame, band_between, chart, line_through
from sequence_widget.drawing.svg import lettering, width_of
from sequence_widget.engine.picture import COLOURS
from sequence_widget.exact.figures import new_axes
from sequence_widget.teaching.analysis.gain import bounds_of
from sequence_widget.text import in_words, say
from sequence_widget.text.numbers import Prose, tick_text
from sequence_widget.text.tables import RIGHT, Markup, table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from sequence_widget.teaching.analysis.analysis import Analysis

_WIDTH, _HEIGHT = 430, 190
_FRAME = Frame(left=44, top=26, right=_WIDTH - 8, bottom=_HEIGHT - 32)
_LEGEND = 8
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


def draw_chances(
    analysis: "Analysis", language: str | None = None, *, inline: bool = False
) -> Markup:
    """Draw a line over all plies for every side, with its interval as a band."""
    last = max(1, analysis.last_ply)

    def points(shares: Iterable[float]) -> list[tuple[float, float]]:
        return [(_FRAME.across(ply / last), _FRAME.up(share)) for ply, share in enumerate(shares)]

    parts = [_FRAME.scale_up(language)]
    parts += [
        lettering(str(ply), _FRAME.across(ply / last), _FRAME.bottom + SMALL, size=SMALL)
        for ply in ticks(analysis.last_ply)
    ]
    below = _FRAME.bottom + 2.4 * SMALL
    parts.append(lettering(say("analysis.plies", language), _FRAME.across(0.5), below, size=SMALL))
    begin = _FRAME.left
    for side, name in enumerate(analysis.side_names(language)):
        colour, dashes = COLOURS[analysis.colours()[side]], _DASHES[side]
        values, low, high = zip(*bands(analysis, side), strict=True)
        parts += [
            band_between(points(low), points(high), colour),
            line_through(points(values), colour, dashes),
            line_through([(begin, _LEGEND), (begin + 24, _LEGEND)], colour, dashes),
            lettering(name, begin + 30, _LEGEND, size=SMALL, anchor="start"),
        ]
        begin += 30 + width_of(name, SMALL) + 16
    title, told = say("analysis.title", language), "; ".join(analysis.rows(language))
    return chart(_WIDTH, _HEIGHT, title, told, parts, inline=inline)


def plot_chances(
    analysis: "Analysis", ax: "Axes | None" = None, language: str | None = None
) -> "Axes":
    """Draw the same with matplotlib."""
    if ax is None:
        ax = new_axes(figsize=(8, 3.6))
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
    meaning = Prose(analysis.meaning())._repr_html_()
    return f"{draw_chances(analysis, inline=True)}{sums}{swings}{meaning}"
