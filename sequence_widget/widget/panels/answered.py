"""The answer to a question that was put together on a board, and all that is told of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sequence_widget.drawing.asked import figures_of
from sequence_widget.drawing.linked import alone_html
from sequence_widget.drawing.picture import Figure
from sequence_widget.exact import Probability
from sequence_widget.exact.patience import given_up_when
from sequence_widget.text import SequenceError, say
from sequence_widget.widget.as_python import BOARD, text_line, view_line
from sequence_widget.widget.background import Pieces
from sequence_widget.widget.cells_about import cells_about, words_about
from sequence_widget.widget.eyes import seen_by
from sequence_widget.widget.messages import Json
from sequence_widget.widget.sentences.sentence import Asked
from sequence_widget.widget.sentences.told import question
from sequence_widget.widget.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of a question: its answer with the figures of it, or why there is none."""

    answer: Probability | None = None
    figures: tuple[Figure, ...] = ()
    refusal: SequenceError | None = None


def answered(asked: Asked) -> Answered:
    """Answer a question as `view.probability` does; what that refuses is kept as a refusal.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> claim = sq.holds("Bo", "dragon")
    >>> answered(Asked(view, view.names, (claim,), claim, None)).answer
    37/247 ≈ 15.0 %
    """
    try:
        answer = asked.view.probability(asked.claim, given=asked.given)
        figures = figures_of(asked.view, asked.claims, asked.given)
    except SequenceError as refusal:
        return Answered(refusal=refusal)
    return Answered(answer, tuple(figures))


def answering(asked: Asked, nobody_waits: Callable[[], bool]) -> Pieces[Answered]:
    """Answer a question as one piece of work, which ends early when nobody waits for it."""
    with given_up_when(nobody_waits):
        found = answered(asked)
    yield found, False


def line_of(asked: Asked, now: Snapshot) -> str:
    """Write the line of Python that asks the same, where a cell knows the board as `board`.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> claim, given = sq.holds("Bo", "dragon"), sq.draws("fox")
    >>> line_of(Asked(now.view, now.view.names, (claim,), claim, given), now)
    "board.view.probability(sq.holds('Bo', 'dragon'), given=sq.draws('fox'))"
    """
    given = "" if asked.given is None else f", given={asked.given.line()}"
    return f"{view_line(now, now.eyes)}.probability({asked.claim.line()}{given})"


def lesson_of(asked: Asked, now: Snapshot) -> str:
    """Write the line by which a lesson asks it on the board."""
    words = text_line(question(asked, now.language))
    return f"{BOARD}.ask({words}, {line_of(asked, now)})"


def picture_kind(figures: Sequence[Figure], wanted: str) -> str:
    """Choose the picture that is drawn: the one wanted, if these claims can be drawn so."""
    kinds = [figure.kind for figure in figures]
    if wanted in kinds or not kinds:
        return wanted
    several = len(figures[0].joint.claims) > 1
    return kinds[0] if several else kinds[-1]


def answer_told(asked: Asked, found: Answered, now: Snapshot, wanted: str) -> Json:
    """Tell an answer: the number and whose eyes it is seen with, why, a picture, and the lines."""
    answer, language = found.answer, now.language
    if answer is None:
        refusal = found.refusal
        return {"refused": "" if refusal is None else refusal.in_language(language)}
    working = answer.working(language)
    text = seen_by(answer.in_language(language), now, now.view.seat)
    kind = picture_kind(found.figures, wanted)
    drawn = [figure for figure in found.figures if figure.kind == kind]
    return {
        "answer": text,
        "level": float(answer),
        "working": working.to_mathml(language) if working.lines else "",
        "why": str(answer.explain(language, working=False)),
        "pictures": [
            [each.kind, say(f"picture.kind.{each.kind}", language)] for each in found.figures
        ],
        "picture": kind if drawn else "",
        "drawn": str(alone_html(drawn[0], language)) if drawn else "",
        "code": [line_of(asked, now)],
        "lesson": [lesson_of(asked, now)],
    }


def lit_by(asked: Asked) -> Json:
    """Give what each claim is about: its spaces, and the kinds of cards."""
    return {
        "cells": [sorted(cells_about(asked.view, claim)) for claim in asked.claims],
        "cards": sorted({*asked.view.rules.cards} & _words(asked)),
    }


def _words(asked: Asked) -> set[str]:
    return {word for claim in asked.claims for word in words_about(asked.view, claim)}
