"""A class as an SVG of our own: a row a question or a share, on a scale from 0 to 1."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sequence_widget.drawing.chart import SMALL, Frame, chart
from sequence_widget.drawing.svg import element, fitting, lettering
from sequence_widget.simulation import Estimate
from sequence_widget.teaching.asking.answers_given import Try
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import say
from sequence_widget.text.tables import Markup

if TYPE_CHECKING:
    from sequence_widget.teaching.asking.pooling import Pool

_WIDTH, _LEFT, _ROW = 430, 130, 34
_FRAME = Frame(left=_LEFT, top=0, right=_WIDTH - 18, bottom=0)
_RADIUS = 3


def draw_pool(pool: "Pool", language: str | None = None) -> Markup:
    """Draw the first guesses that are numbers from 0 to 1, and the shares of all simulations.

    A guess that was right is filled. Above each share stand those that it is put together from.

    >>> import sequence_widget as sq
    >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
    >>> draw_pool(sq.pool(line)).count("<circle")
    1
    """
    rows = [
        (question, _guesses([asked.tries[0] for asked in pool.of(question) if asked.tries]))
        for question in pool.questions
    ]
    for runs, together in zip(pool.runs, pool.results, strict=True):
        for number, (name, share) in enumerate(together.shown(language)):
            each = [run.shown(language)[number][1] for run in runs]
            rows.append((name, _share(each, share)))
    frame = replace(_FRAME, bottom=_ROW * len(rows))
    parts = [frame.scale_across(language)]
    for row, (name, marks) in enumerate(rows):
        moved = f"translate(0 {_ROW * (row + 1) - 8})"
        shorter = (f"{name[:n]}…" for n in range(len(name), 0, -1))
        shown = fitting([name, *shorter], _LEFT - 14, SMALL)
        told = lettering(shown, _LEFT - 8, -_RADIUS, size=SMALL, anchor="end")
        parts.append(element("g", told, *marks, transform=moved))
    title, said = say("pool.title", language), "; ".join(pool.explain(language).splitlines())
    return chart(_WIDTH, frame.bottom + 2 * SMALL, title, said, parts)


def _guesses(guesses: Sequence[Try]) -> Iterator[Markup]:
    """Put a mark for every guess, upon those that were there before."""
    piles: Counter[int] = Counter()
    numbers = [(read_number(guess.kept), guess.verdict) for guess in guesses]
    placed = sorted(
        (_FRAME.across(float(read.value)), verdict)
        for read, verdict in numbers
        if read is not None and 0 <= read.value <= 1
    )
    highest = Counter(round(at / (2 * _RADIUS)) for at, _ in placed)
    rise = min(2 * _RADIUS, (_ROW - 12) / max(highest.values(), default=1))
    for at, verdict in placed:
        pile = round(at / (2 * _RADIUS))
        mark = {"cx": at, "cy": -_RADIUS - rise * piles[pile], "r": _RADIUS}
        yield element("circle", **mark, class_="sq-full0" if verdict == "right" else "sq-open0")
        piles[pile] += 1


def _share(runs: Sequence[Estimate], together: Estimate) -> Iterator[Markup]:
    """Put a stroke for every run above the estimate that they make together, and its interval."""
    for run in runs:
        yield element("path", d=f"M{_FRAME.across(run.value):.1f} -19v9", class_="sq-line")
    low, high = map(_FRAME.across, together.interval())
    yield element("path", d=f"M{low:.1f} {-_RADIUS}H{high:.1f}", class_="sq-line")
    yield element(
        "circle", cx=_FRAME.across(together.value), cy=-_RADIUS, r=_RADIUS, class_="sq-full0"
    )
