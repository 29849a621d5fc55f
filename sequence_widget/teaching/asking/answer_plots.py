"""Pictures of guesses and of pooled simulations: a row a question, on a scale from 0 to 1."""

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sequence_widget.exact.figures import literal, new_axes
from sequence_widget.simulation import Estimate
from sequence_widget.teaching.asking.answers_given import Answers, Try
from sequence_widget.teaching.asking.truths import shown_text
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import say
from sequence_widget.text.numbers import tick_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from sequence_widget.teaching.asking.pooling import Pool

_COLOUR = "#2f6fd0"
_MARKS = {
    "right": "o",
    "close": "D",
    "known": "s",
    "vague": "^",
    "wrong": "X",
    "unreadable": "v",
    "seen": "*",
    "later": "p",
}
_RISE = 0.1
_HIGHEST = 0.8
_WIDTH = 0.02
_AREA = 36
_MOST_NAMED = 4
_LETTERS, _MOST_LINES = 34, 3


def plot_answers(answers: Answers, ax: "Axes | None", language: str | None) -> "Axes":
    """Draw one pupil's guesses, every try of each question."""
    ax = ax or _new_axes(len(answers.asked))
    for row, asked in enumerate(answers.asked):
        _draw_guesses(ax, row, asked.tries, language)
    names = [asked.name for asked in answers.asked]
    return _finished(ax, names, say("pool.answers", language), language)


def plot_pool(pool: "Pool", ax: "Axes | None", language: str | None) -> "Axes":
    """Draw a class: the first guesses of each question, and each simulation's shares."""
    shares = [
        (name, number, together, runs)
        for runs, together in zip(pool.runs, pool.results, strict=True)
        for number, (name, _) in enumerate(together.shown(language))
    ]
    ax = ax or _new_axes(len(pool.questions) + len(shares))
    names = [_short(pool.question(each).words) for each in pool.questions]
    for row, question in enumerate(pool.questions):
        first = [asked.tries[0] for asked in pool.of(question) if asked.tries]
        _draw_guesses(ax, row, first, language)
    for name, number, together, runs in shares:
        estimates = [run.shown(language)[number][1] for run in runs]
        _draw_shares(ax, len(names), estimates, together.shown(language)[number][1])
        names.append(name)
    return _finished(ax, names, say("pool.title", language), language)


def _short(words: str) -> str:
    """Set a question beside its row, in a few lines of plain letters."""
    lines = textwrap.wrap(words, _LETTERS, max_lines=_MOST_LINES, placeholder="…")
    return literal("\n".join(lines))


def _draw_guesses(ax: "Axes", row: int, guesses: Sequence[Try], language: str | None) -> None:
    """Put a mark for every guess that has a place, and name the commonest of the others."""
    numbers = [(read_number(guess.kept), guess) for guess in guesses]
    placed = [
        (float(typed.value), guess.verdict)
        for typed, guess in numbers
        if typed is not None and 0 <= typed.value <= 1
    ]
    piles = Counter(round(place / _WIDTH) for place, _ in placed)
    rise = min(_RISE, _HIGHEST / max(piles.values(), default=1))
    stacked: Counter[int] = Counter()
    for place, verdict in sorted(placed):
        pile = round(place / _WIDTH)
        ax.scatter(
            [place], [row - rise * stacked[pile]],
            marker=_MARKS[verdict], s=_AREA * rise / _RISE, zorder=3,
            color=_COLOUR if verdict == "right" else "none", edgecolors=_COLOUR,
            label=say(f"answers.verdict.{verdict}", language),
        )  # fmt: skip
        stacked[pile] += 1
    named = Counter(
        guess.kept for typed, guess in numbers if typed is None or not 0 <= typed.value <= 1
    )
    told = [
        f"{shown_text(kept, language)} ({n})" if n > 1 else shown_text(kept, language)
        for kept, n in named.most_common(_MOST_NAMED)
    ]
    ax.text(0.02, row, ", ".join(told), va="center", fontsize=9)


def _draw_shares(ax: "Axes", row: int, runs: Sequence[Estimate], together: Estimate) -> None:
    """Put a dot for every run above the estimate that they make together, with its interval."""
    ax.scatter(
        [run.value for run in runs], [row - 2 * _RISE] * len(runs),
        marker="|", color="grey", zorder=2,
    )  # fmt: skip
    low, high = together.interval()
    around = [[together.value - low], [high - together.value]]
    ax.errorbar([together.value], [row], xerr=around, fmt="o", color="black", capsize=4, zorder=3)


def _finished(ax: "Axes", names: Sequence[str], title: str, language: str | None) -> "Axes":
    ax.set_yticks(range(len(names)), names)
    ax.set_ylim(len(names) - 0.4, -0.9)
    ax.set_xlim(-0.02, 1.02)
    ax.xaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    ax.set_xlabel(say("pool.scale", language))
    ax.set_title(title, fontsize=9, wrap=True)
    handles, labels = ax.get_legend_handles_labels()
    once = dict(zip(labels, handles, strict=True))
    if once:
        ax.legend(once.values(), once.keys(), fontsize=8, loc="lower right")
    return ax


def _new_axes(rows: int) -> "Axes":
    return new_axes(figsize=(7, 1.5 + 0.7 * max(rows, 1)), layout="constrained")
