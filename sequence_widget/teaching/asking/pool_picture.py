"""A class as an SVG of our own: a row a question or a share, on a scale from 0 to 1."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING

from sequence_widget.simulation import Estimate
from sequence_widget.teaching.asking.answers_given import Try
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import say
from sequence_widget.text.numbers import percent_text

if TYPE_CHECKING:
    from sequence_widget.teaching.asking.pooling import Pool

_WIDTH, _LEFT, _RIGHT, _BOTTOM, _ROW = 640, 170, 24, 26, 46
_LONGEST = 24
_RADIUS = 4
_COLOUR = "#2f6fd0"


def draw_pool(pool: "Pool", language: str | None = None) -> str:
    """Draw the first guesses that are numbers from 0 to 1, and the shares of all simulations.

    A guess that was right is filled. Above each share stand those that it is put together from.

    >>> import sequence_widget as sq
    >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
    >>> draw_pool(sq.pool(line)).count("<circle")
    1
    """
    rows = [
        (
            question,
            "".join(_guesses([asked.tries[0] for asked in pool.of(question) if asked.tries])),
        )
        for question in pool.questions
    ]
    for runs, together in zip(pool.runs, pool.results, strict=True):
        for number, (name, share) in enumerate(together.shown(language)):
            each = [run.shown(language)[number][1] for run in runs]
            rows.append((name, "".join(_share(each, share))))
    high = _ROW * len(rows) + _BOTTOM
    top = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {high}" width="{_WIDTH}" '
        f'height="{high}" role="img" font-family="sans-serif" font-size="12" fill="#222222">'
    )
    title = f"<title>{escape(say('pool.title', language))}</title>"
    parts = [top, title, f'<rect width="{_WIDTH}" height="{high}" fill="#ffffff"/>']
    for quarter in range(5):
        told = escape(percent_text(Fraction(quarter, 4), language))
        parts.append(
            f'<path d="M{_x(quarter / 4)} 0V{high - _BOTTOM}" stroke="#d0cbc2"/>'
            f'<text x="{_x(quarter / 4)}" y="{high - 8}" text-anchor="middle">{told}</text>'
        )
    for row, (name, marks) in enumerate(rows):
        shown = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        parts.append(
            f'<g transform="translate(0 {_ROW * (row + 1) - 10})">'
            f'<text x="{_LEFT - 10}" y="0" text-anchor="end">{escape(shown)}</text>{marks}</g>'
        )
    return "".join([*parts, "</svg>"])


def _x(share: float) -> float:
    return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * share, 1)


def _guesses(guesses: Sequence[Try]) -> Iterator[str]:
    """Put a mark for every guess, upon those that were there before."""
    piles: Counter[int] = Counter()
    numbers = [(read_number(guess.kept), guess.verdict) for guess in guesses]
    placed = sorted(
        (float(read.value), verdict)
        for read, verdict in numbers
        if read is not None and 0 <= read.value <= 1
    )
    highest = Counter(round(_x(place) / (2 * _RADIUS)) for place, _ in placed)
    rise = min(2 * _RADIUS, (_ROW - 14) / max(highest.values(), default=1))
    for place, verdict in placed:
        pile = round(_x(place) / (2 * _RADIUS))
        fill = _COLOUR if verdict == "right" else "#ffffff"
        yield (
            f'<circle cx="{_x(place)}" cy="{-4 - rise * piles[pile]:g}" r="{_RADIUS}" '
            f'fill="{fill}" stroke="{_COLOUR}"/>'
        )
        piles[pile] += 1


def _share(runs: Sequence[Estimate], together: Estimate) -> Iterator[str]:
    """Put a stroke for every run above the estimate that they make together, and its interval."""
    for run in runs:
        yield f'<path d="M{_x(run.value)} -26v12" stroke="#666666"/>'
    low, high = together.interval()
    yield f'<path d="M{_x(low)} -4H{_x(high)}" stroke="#222222" stroke-width="2"/>'
    yield f'<circle cx="{_x(together.value)}" cy="-4" r="{_RADIUS}" fill="#222222"/>'
