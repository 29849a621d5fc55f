"""The answer to a question that was put together on a board, and all that is told of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sequence_widget.drawing.asked import figures_of
from sequence_widget.drawing.linked import alone_html
from sequence_widget.drawing.picture import Figure
from sequence_widget.exact import Probability
from sequence_widget.exact.patience import given_up_when
from sequence_widget.game.hiding import Viewer
from sequence_widget.text import SequenceError, say
from sequence_widget.text.numbers import is_long, percent_text
from sequence_widget.widget.as_python import BOARD, text_line, view_line
from sequence_widget.widget.background import Pieces
from sequence_widget.widget.cells_about import cells_about, words_about
from sequence_widget.widget.eyes import eyes_of_class, seen_by
from sequence_widget.widget.messages import Json
from sequence_widget.widget.sentences.sentence import Asked, Sentence
from sequence_widget.widget.sentences.verbs import VERBS
from sequence_widget.widget.snapshot import Snapshot

_READ_AT_ONCE = 12
"""A fraction of more digits stands beside its percentage only when it is pointed at."""

_FOR_THE_BOARD = {
    "claim.finishes_with_hands": "widget.claims.line_alone",
    "probability.impossible": "widget.claims.cannot_be",
    "probability.many_ways": "widget.claims.many_ways",
}
"""What is said on a board in place of a sentence for whoever writes Python."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of a question: its answer with the figures of it, or why there is none."""

    answer: Probability | None = None
    figures: tuple[Figure, ...] = ()
    for_class: Probability | None = None
    """The answer with the eyes of a class; nothing where those see too little to work it out."""

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
    return Answered(answer, tuple(figures), _for_class(asked, answer))


def _for_class(asked: Asked, answer: Probability) -> Probability | None:
    if asked.of_class is None:
        return answer
    try:
        return asked.of_class.probability(asked.claim, given=asked.given)
    except SequenceError:
        return None


def answering(asked: Asked, nobody_waits: Callable[[], bool]) -> Pieces[Answered]:
    """Answer a question as one piece of work, which ends early when nobody waits for it."""
    with given_up_when(nobody_waits):
        found = answered(asked)
    yield found, False


def line_of(asked: Asked, now: Snapshot, eyes: Viewer) -> str:
    """Write the line of Python that asks the same with some eyes, where a cell knows the `board`.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> claim, given = sq.holds("Bo", "dragon"), sq.draws("fox")
    >>> line_of(Asked(now.view, now.view.names, (claim,), claim, given), now, 0)
    "board.view.probability(sq.holds('Bo', 'dragon'), given=sq.draws('fox'))"
    """
    given = "" if asked.given is None else f", given={asked.given.line()}"
    return f"{view_line(now, eyes)}.probability({asked.claim.line()}{given})"


def lesson_of(asked: Asked, words: str, now: Snapshot) -> str:
    """Write the line by which a lesson asks it on the board, in these words."""
    return f"{BOARD}.ask({text_line(words)}, {line_of(asked, now, eyes_of_class(now))})"


def picture_kind(figures: Sequence[Figure], wanted: str) -> str:
    """Choose the picture that is drawn: the one wanted, if these claims can be drawn so."""
    kinds = [figure.kind for figure in figures]
    if wanted in kinds or not kinds:
        return wanted
    several = len(figures[0].joint.claims) > 1
    return kinds[0] if several else kinds[-1]


def refusal_told(refusal: SequenceError, language: str) -> str:
    """Say why there is no answer; where the package would speak of Python, in other words.

    >>> refusal_told(SequenceError("probability.impossible"), "en")
    'What is given cannot be true here, so there is no answer.'
    """
    key = _FOR_THE_BOARD.get(refusal.key)
    return refusal.in_language(language) if key is None else say(key, language)


def answer_told(asked: Asked, found: Answered, now: Snapshot, wanted: str) -> Json:
    """Tell an answer: the number and whose eyes it is seen with, why, a picture, and the lines."""
    answer, language = found.answer, now.language
    if answer is None:
        return {}
    working = answer.working(language)
    exact = answer.in_language(language)
    is_readable = not is_long(answer, _READ_AT_ONCE)
    text = exact if is_readable else f"≈ {percent_text(answer, language)}"
    kind = picture_kind(found.figures, wanted)
    drawn = [figure for figure in found.figures if figure.kind == kind]
    return {
        "answer": seen_by(text, now, now.view.seat),
        "exact": "" if is_readable else exact,
        "level": float(answer),
        "working": working.to_mathml(language) if working.lines else "",
        "why": str(answer.explain(language, working=False)),
        "pictures": [
            [each.kind, say(f"picture.kind.{each.kind}", language)] for each in found.figures
        ],
        "picture": kind if drawn else "",
        "drawn": str(alone_html(drawn[0], language)) if drawn else "",
        "code": [line_of(asked, now, now.eyes)],
    }


def lit_by(asked: Asked, sentence: Sentence) -> Json:
    """Give what each claim is about: its spaces, and the kinds of cards.

    Where a space was chosen, it is that one alone.
    """
    view = asked.view
    parts = [part for part in sentence.parts if not part.known]
    cells, words = [], set[str]()
    for part, claim in zip(parts, asked.claims, strict=True):
        if VERBS[part.name].of_space:
            cells.append([*part.things])
        else:
            cells.append(sorted(cells_about(view, claim)))
            words |= {*words_about(view, claim)}
    return {"cells": cells, "cards": sorted({*view.rules.cards} & words)}
