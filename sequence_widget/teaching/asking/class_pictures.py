"""Pictures of a class for a projector: a question with its answers, or an experiment of many."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from sequence_widget.drawing.chart import Frame, chart
from sequence_widget.drawing.svg import (
    LEADING,
    Block,
    element,
    fitting,
    joined,
    lettering,
    stacked,
    width_of,
    wrapped,
)
from sequence_widget.simulation import Estimate, Results
from sequence_widget.teaching.asking.typed import read_number
from sequence_widget.text import say
from sequence_widget.text.numbers import decimal_text, percent_text, tick_text
from sequence_widget.text.tables import Markup

if TYPE_CHECKING:
    from sequence_widget.teaching.asking.class_question import ClassQuestion, Counted, Sentence

_WIDTH = 960
_TITLES = (36, 32, 28)
_MOST_LINES = 3
_TEXT, _LABELS, _SMALL = 28, (30, 26, 22), 24
_BOLD = 0.9
"""How much less of a text fits where it is bold."""

_MOST_ROWS = 7
_DOT, _PILE = 5, 32
_HUGE = 10**6
_LEFT, _ROW, _BAR, _MARGIN = 320, 50, 38, 12
_COLUMN, _GAP = 470, 20
_RIGHT, _OTHER = "fill:var(--sq-0)", "fill:var(--sq-grey)"
_INTERVAL = "fill:none;stroke:var(--sq-0);stroke-width:7"
_SCREEN = "max-width:120vh;margin-bottom:2em"
"""As wide as leaves a picture with the most rows wholly on the screen that it is shown on."""


def draw_question(question: "ClassQuestion", language: str | None, *, inline: bool) -> Markup:
    """Draw what was answered how often and what is right, or the sentences side by side.

    >>> import sequence_widget as sq
    >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
    >>> draw_question(sq.pool(line).question("3a"), "en", inline=True).count("<rect")
    2
    """
    sentences = question.sentences
    if sentences:
        body = [_count("pool.texts", len(sentences), language), _columns(sentences)]
    else:
        body = [*_answers(question, language), *_endings(question, language)]
    described = str(question.explain(language))
    return _picture(question.words, described, body, inline=inline)


def draw_runs(
    runs: Sequence[Results], together: Results, language: str | None = None, *, inline: bool = True
) -> Markup:
    """Draw the share of each run as a dot, above what all runs make together."""
    shares = [
        (name, [run.shown(language)[row][1] for run in runs], share)
        for row, (name, share) in enumerate(together.shown(language))
    ]
    high = 2.6 * _ROW
    frame = Frame(_MARGIN + 20, 0, _WIDTH - _MARGIN - 20, high * len(shares))
    parts = [frame.scale_across(language, size=_SMALL)]
    for row, (name, each, share) in enumerate(shares):
        drawn = joined(_share(name, each, share, frame, language))
        parts.append(element("g", drawn, transform=f"translate(0 {high * row:g})"))
    title = say("pool.runs", language, n=len(runs), games=together.games)
    described = "; ".join(
        [title, *(f"{name}: {share.to_text(language)}" for name, _, share in shares)]
    )
    body = Block(frame.bottom + 2 * _SMALL, joined(parts))
    return _picture(title, described, [body], inline=inline)


def _picture(title: str, described: str, body: Sequence[Block], *, inline: bool) -> Markup:
    whole = stacked([_title(title), *body], gap=14)
    drawn = chart(_WIDTH, whole.height, title, described, [whole.drawn], inline=inline)
    return element("div", drawn, style=_SCREEN) if inline else drawn


def _title(text: str) -> Block:
    """Set the question as large as it fits in a few lines."""
    set_so = (_paragraph(text, size, "sq-bold") for size in _TITLES)
    most = _MOST_LINES * LEADING
    fits = (
        block for block, size in zip(set_so, _TITLES, strict=True) if block.height <= most * size
    )
    return next(fits, _paragraph(text, _TITLES[-1], "sq-bold"))


def _paragraph(text: str, size: float, kind: str | None = None) -> Block:
    """Set a text across the picture."""
    high = size * LEADING
    lines = wrapped(text, (_BOLD if kind else 1) * (_WIDTH - 2 * _MARGIN), size)
    drawn = (
        lettering(line, _MARGIN, high * (at + 0.5), size=size, anchor="start", kind=kind)
        for at, line in enumerate(lines)
    )
    return Block(high * len(lines), joined(drawn))


def _count(key: str, n: int, language: str | None) -> Block:
    told = lettering(say(key, language, n=n), _MARGIN, _SMALL, size=_SMALL, anchor="start")
    return Block(1.6 * _SMALL, told)


def _endings(question: "ClassQuestion", language: str | None) -> list[Block]:
    """Say what is right, and what it came to in the end; of what was seen, the mean."""
    if question.is_seen:
        numbers = [read_number(each.tries[0].kept) for each in question.asked if each.tries]
        known = [each.value for each in numbers if each is not None]
        if not known or len(known) < len(numbers):
            return []
        share = all(0 <= each <= 1 for each in known)
        mean = _rounded(sum(known, Fraction(0)) / len(known), language, share=share)
        return [_paragraph(say("pool.mean", language, mean=mean), _TEXT, "sq-bold")]
    last = say("pool.last", language, last=question.verdicts(language))
    told = say("pool.told", language, answer=question.told)
    right = [_paragraph(told, _TEXT, "sq-bold")] if question.told else []
    return [*right, _paragraph(last, _TEXT)]


def _rounded(value: Fraction, language: str | None, *, share: bool) -> str:
    """Write a share in per cent, another number with three digits, and a huge one as it is."""
    if share:
        return percent_text(value, language)
    if abs(value) >= _HUGE:
        return decimal_text(value, 0, language)
    return tick_text(float(f"{float(value):.3g}"), language)


def _answers(question: "ClassQuestion", language: str | None) -> list[Block]:
    """Draw a bar for each answer."""
    counted = question.first_answers(language)
    n = sum(each.n for each in counted)
    key = "pool.notes" if question.is_seen else "pool.first"
    rows = (_binned if question.is_seen else _commonest)(counted, language)
    most = max((each.n for _, each in rows), default=0) or 1
    drawn = (_bar(label, each, most) for label, each in rows)
    return [_count(key, n, language), stacked(drawn, gap=_ROW - _BAR)] if rows else []


Row = tuple[Sequence[str], "Counted"]
"""What may stand beside a bar, the longest first, and what is counted."""


def _commonest(counted: Sequence["Counted"], language: str | None) -> list[Row]:
    """Keep the commonest answers and what is right; the others are one row."""
    shown = list(counted)
    if len(counted) > _MOST_ROWS:
        first = [*counted[: _MOST_ROWS - 1], *(each for each in counted if each.is_right)]
        shown = list(dict.fromkeys(first))
    rest = sum(each.n for each in counted if each not in shown)
    rows: list[Row] = [(_names(each), each) for each in shown]
    if rest:
        told = say("pool.others", language, n=len(counted) - len(shown))
        rows.append(([told], counted[0]._replace(answer=told, n=rest, is_right=False)))
    return rows


def _names(counted: "Counted") -> list[str]:
    """Give an answer with a mark if it is right, and its first part where all has no room."""
    names = [counted.answer, *(counted.answer.partition(sign)[0] for sign in (" ≈", " =", " ("))]
    return [f"✓ {name}" if counted.is_right else name for name in names]


def _binned(counted: Sequence["Counted"], language: str | None) -> list[Row]:
    """Put numbers that are many into a few steps of one width."""
    numbers = [read_number(each.answer) for each in counted]
    values = [each.value for each in numbers if each is not None]
    if len(counted) <= _MOST_ROWS or len(values) < len(numbers):
        return _commonest(counted, language)
    width, share = _step(max(values) - min(values)), min(values) >= 0 and max(values) <= 1
    piles: dict[int, int] = {}
    for value, each in zip(values, counted, strict=True):
        piles[int(value // width)] = piles.get(int(value // width), 0) + each.n
    rows: list[Row] = []
    for pile in range(min(piles), max(piles) + 1):
        low, high = (_rounded(width * at, language, share=share) for at in (pile, pile + 1))
        told = say("pool.to", language, low=low, high=high)
        rows.append(([told], counted[0]._replace(answer=told, n=piles.get(pile, 0))))
    return rows


def _step(spread: Fraction) -> Fraction:
    """Choose 1, 2 or 5 of a power of ten, so that few steps cover all numbers."""
    step = Fraction(1, 100)
    factors = (Fraction(2), Fraction(5, 2), Fraction(2))
    at = 0
    while spread / step > _MOST_ROWS:
        step *= factors[at % 3]
        at += 1
    return step


def _bar(names: Sequence[str], counted: "Counted", most: int) -> Block:
    middle, right = _BAR / 2, _WIDTH - _MARGIN - 70
    label, size = _fitted(names)
    kind = "sq-bold" if counted.is_right else None
    length = (right - _LEFT) * counted.n / most
    bar = {"x": _LEFT, "y": 0, "width": max(length, 2.0), "height": _BAR}
    parts = [
        lettering(label, _LEFT - 14, middle, size=size, anchor="end", kind=kind),
        element("rect", **bar, style=_RIGHT if counted.is_right else _OTHER),
        lettering(
            str(counted.n), _LEFT + length + 12, middle, size=_TEXT, anchor="start", kind=kind
        ),
    ]
    return Block(_BAR, joined(parts))


def _fitted(names: Sequence[str]) -> tuple[str, float]:
    """Choose what fits beside a bar, in the largest lettering; what is too long is cut."""
    room = _LEFT - _MARGIN - 14
    for size in _LABELS:
        for name in names:
            if width_of(name, size) <= room:
                return name, size
    longest = names[-1]
    cut = (f"{longest[:n].rstrip()}…" for n in range(len(longest), 0, -1))
    return fitting(cut, room, _LABELS[-1]), _LABELS[-1]


def _columns(sentences: Sequence["Sentence"]) -> Block:
    """Set what was written in two columns, each sentence below the shorter of them."""
    columns: list[list[Block]] = [[], []]
    heights = [0.0, 0.0]
    for each in sentences:
        card = _card(each)
        at = heights.index(min(heights))
        columns[at].append(card)
        heights[at] += card.height + _GAP
    drawn = [stacked(column, gap=_GAP) for column in columns]
    moved = element("g", drawn[1].drawn, transform=f"translate({_COLUMN + _GAP} 0)")
    return Block(max(each.height for each in drawn), joined([drawn[0].drawn, moved]))


def _card(sentence: "Sentence") -> Block:
    size, inside = 26, 14
    high = size * LEADING
    lines = wrapped(sentence.text, _COLUMN - 2 * inside, size)
    height = high * len(lines) + 1.5 * _SMALL + 2 * inside
    parts = [
        element("rect", x=0, y=0, width=_COLUMN, height=height, rx=8, class_="sq-thin"),
        *(
            lettering(line, inside, inside + high * (at + 0.5), size=size, anchor="start")
            for at, line in enumerate(lines)
        ),
        lettering(sentence.pupil, _COLUMN - inside, height - inside - 8, size=18, anchor="end"),
    ]
    return Block(height, joined(parts))


def _share(
    name: str, runs: Sequence[Estimate], share: Estimate, frame: Frame, language: str | None
) -> Iterator[Markup]:
    """Write the share, pile a dot for every run below it, and draw the interval of all."""
    low, high = share.interval()
    told = [
        percent_text(Fraction(each).limit_denominator(1000), language)
        for each in (share.value, low, high)
    ]
    said = say("pool.share", language, share=told[0], low=told[1], high=told[2])
    yield lettering(f"{name}: {said}", frame.left, 22, size=_TEXT, anchor="start", kind="sq-halo")
    piles = Counter(round(frame.across(run.value) / (2 * _DOT)) for run in runs)
    rise = min(2 * _DOT, _PILE / max(piles.values(), default=1))
    for at, n in piles.items():
        for above in range(n):
            y = 76 - rise * above
            yield element("circle", cx=2 * _DOT * at, cy=y, r=_DOT, style=_OTHER)
    ends = f"M{frame.across(low):.1f} 98H{frame.across(high):.1f}"
    yield element("path", d=ends, style=_INTERVAL)
    yield element("circle", cx=frame.across(share.value), cy=98, r=9, class_="sq-full0")
