"""A class put together: the lines that its pupils handed in, a picture for every question."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote

from sequence_widget.simulation import Estimate, Results
from sequence_widget.teaching.asking.answer_lines import FIRST_WORD, read_line
from sequence_widget.teaching.asking.answers_given import Asked
from sequence_widget.teaching.asking.class_pictures import draw_runs
from sequence_widget.teaching.asking.class_question import ClassQuestion, first_and_last
from sequence_widget.teaching.asking.handed_sheets import Sheet, with_line
from sequence_widget.teaching.asking.pasted_lines import Pasted, read_pasted
from sequence_widget.teaching.asking.pseudonyms import pseudonym
from sequence_widget.text import Phrase, SequenceError, hint, say
from sequence_widget.text.errors import QuestionError, RecordError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, sentence

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_MOST_LINES = 100_000
_RESULTS = "sequence-results"
_COLUMNS = (
    "pupil", "question", "asked", "guess", "last", "verdict", "games", "share", "low", "high",
)  # fmt: skip
_SHEET = re.compile(r"\bsheet=([0-9a-f]{8})\b")
_NAME = re.compile(r"\sname=([^=\s]+)\s")


@dataclass(frozen=True, slots=True, repr=False)
class Pool:
    """A class's lines put together.

    `sheets` has what each pupil answered, `results` the simulations of the same kind pooled into
    one each, and `runs` the lines that they are made of. `faults` names what was left out.

    >>> import sequence_widget as sq
    >>> runs = [sq.simulate("mini-kids", games=50, seed=k).to_text() for k in range(1, 29)]
    >>> pool = sq.pool([*runs, runs[0], "sequence-results 1 hash=00000000 spoilt"])
    >>> pool.results[0].games, pool.results[0].win_rate(0)
    (1400, 0.626 (95 %: 0.601–0.651, n = 1 400))
    >>> print(pool.faults[0].said("en"))
    line 30: this text of results was cut off or changed on its way; copy the whole line again
    """

    sheets: tuple[Sheet, ...] = ()
    results: tuple[Results, ...] = ()
    runs: tuple[tuple[Results, ...], ...] = ()
    faults: tuple[Phrase, ...] = ()
    names: bool = False
    """Whether pupils are called by the names they chose, and not by their pseudonyms."""

    @property
    def questions(self) -> tuple[str, ...]:
        """The names of all questions that somebody answered, in the order of the lines."""
        return tuple(dict.fromkeys(each.name for sheet in self.sheets for each in sheet.asked))

    def of(self, question: str) -> tuple[Asked, ...]:
        """Give what every pupil answered to a question."""
        return tuple(each for sheet in self.sheets for each in sheet.asked if each.name == question)

    def question(self, name: str, language: str | None = None) -> ClassQuestion:
        """Give what the class answered to one question, which is shown as one picture.

        >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
        >>> pool(line).question("3a").first_answers()
        [Counted(answer='1/9', n=1, is_right=False)]
        """
        if name not in self.questions:
            raise QuestionError("pool.no_question", hint=hint(str(name), self.questions), name=name)
        answered = [
            (each, sheet.pupil(language, names=self.names))
            for sheet in self.sheets
            for each in sheet.asked
            if each.name == name
        ]
        asked, pupils = zip(*answered, strict=True)
        return ClassQuestion(name, asked, pupils, language)

    def to_frame(self) -> "pd.DataFrame":
        """Give one table: a row for every pupil's answer to a question, and for every share.

        Of a guess there are the first and the last, and the verdict on the last; of simulations a
        row for each line and each side, and one for all lines together, where `pupil` is `all`.
        """
        with wanted("pandas"):
            import pandas as pd

        rows: list[tuple[object, ...]] = [
            (sheet.pupil(names=self.names), each.name, each.question, *found, *(None,) * 4)
            for sheet in self.sheets
            for each, found in zip(sheet.asked, first_and_last(sheet.asked), strict=True)
        ]
        for runs, together in zip(self.runs, self.results, strict=True):
            for who, results in [*((None, run) for run in runs), ("all", together)]:
                rows += [
                    (who, question, *(None,) * 4, each.n, each.value, *each.interval())
                    for question, each in _shares(results)
                ]
        return pd.DataFrame(rows, columns=[*_COLUMNS])

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw every question and every share in a row of one picture."""
        from sequence_widget.teaching.asking.answer_plots import plot_pool

        return plot_pool(self, ax, language)

    def explain(self, language: str | None = None) -> Prose:
        """Tell of each question how many answered what, of each simulation what came of it.

        >>> lines = ["sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"]
        >>> print(pool(lines).explain())
        1 pupil has answered.
        3a. First: 1/9 (1). In the end: right (1).
        """
        return Prose("\n".join([*self._lines(language), *self._faults(language)]))

    def _lines(self, language: str | None) -> list[str]:
        lines = []
        if self.sheets:
            lines.append(say("pool.pupils", language, n=len(self.sheets)))
        lines += [self.question(each).explain(language) for each in self.questions]
        for results in self.results:
            parts = [f"{name} {each.to_text(language)}" for name, each in results.shown(language)]
            told = "; ".join(parts)
            lines.append(say("simulation.results", language, games=results.games, told=told))
        return lines

    def _faults(self, language: str | None) -> list[str]:
        return [sentence(fault, language) for fault in self.faults]

    def __repr__(self) -> str:
        return f"<Pool: {'; '.join(self.explain().splitlines())}>"

    def _repr_html_(self) -> str:
        """Show a picture of every question and every experiment, and what could not be read."""
        pictures = [self.question(each).to_html() for each in self.questions]
        pictures += [
            draw_runs(runs, together)
            for runs, together in zip(self.runs, self.results, strict=True)
        ]
        pupils = [say("pool.pupils", n=len(self.sheets))] if self.sheets else []
        told = "".join(f"<p>{escape(line)}</p>" for line in [*pupils, *self._faults(None)])
        return f"{''.join(pictures)}{told}"


def pool(lines: str | Iterable[str], *, names: bool = False) -> Pool:
    """Put together what a class handed in: lines of `sq.answers()` and of `Results`, in any order.

    A text, such as a whole chat with what stands between the lines, or a list of lines. A line that
    a chat has broken is put together again. A line that was handed in twice counts once, and so do
    answers of one sheet that was handed in again with more in it. A line that was spoilt on its way
    is named in `faults`, with whose it is, and the rest goes on.

    Pupils are called by a pseudonym, which each has read beside the line; with `names=True` by the
    names that they chose. A spoilt line whose pseudonym is lost goes by the name that the chat has
    for whoever sent it.

    >>> import sequence_widget as sq
    >>> line = "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)"
    >>> sq.pool(f"Kari 14:02: {line}").questions
    ('3a',)
    """
    text = _text_of(lines)
    gathering = _Gathering()
    faults: list[Phrase] = []
    pasted = read_pasted(text)
    for each in pasted:
        try:
            gathering.take(each.text)
        except SequenceError as error:
            faults.append(_fault(each, Phrase(error.key, error.values), names=names))
    if text.strip() and not pasted:
        faults.append(Phrase("pool.fault", {"line": 1, "reason": Phrase("answers.line.none")}))
    return gathering.pool(tuple(faults), names=names)


def _text_of(lines: object) -> str:
    if isinstance(lines, str):
        return lines
    try:
        several = list(islice(cast("Iterable[object]", lines), _MOST_LINES + 1))
    except TypeError:
        raise RecordError("pool.lines", value=lines) from None
    if len(several) > _MOST_LINES:
        raise RecordError("pool.too_many", most=_MOST_LINES)
    return "\n".join(each if isinstance(each, str) else repr(each) for each in several)


def _fault(pasted: Pasted, reason: Phrase, *, names: bool) -> Phrase:
    """Say what is wrong with a line, and whose it is as far as that can be seen."""
    sheet, chosen = _SHEET.search(pasted.text), _NAME.search(pasted.text)
    name = unquote(chosen[1]) if chosen and names else pasted.sender
    values = {"line": pasted.number, "reason": reason}
    if sheet and not (names and name):
        return Phrase("pool.fault.by", {**values, "pupil": pseudonym(sheet[1])})
    return (
        Phrase("pool.fault.by", {**values, "pupil": name}) if name else Phrase("pool.fault", values)
    )


class _Gathering:
    """What has come in so far."""

    def __init__(self) -> None:
        self._sheets: tuple[Sheet, ...] = ()
        self._runs: dict[object, tuple[Results, ...]] = {}
        self._together: dict[object, Results] = {}

    def pool(self, faults: tuple[Phrase, ...], *, names: bool) -> Pool:
        """Give all of it."""
        together, runs = tuple(self._together.values()), tuple(self._runs.values())
        return Pool(self._sheets, together, runs, faults, names)

    def take(self, line: str) -> None:
        """Take one line in; one that is there already changes nothing."""
        if line.startswith(_RESULTS):
            self._take_results(Results.from_text(line))
        elif line.startswith(FIRST_WORD):
            self._sheets = with_line(self._sheets, *read_line(line))
        else:
            raise RecordError("answers.line.damaged")

    def _take_results(self, results: Results) -> None:
        kind = (results.source, results.players, results.policies)
        alike = self._runs.get(kind, ())
        if results not in alike:
            self._together[kind] = self._together[kind] + results if alike else results
            self._runs[kind] = (*alike, results)


def _shares(results: Results) -> list[tuple[str, Estimate]]:
    named = [(name, results.win_rate(seat)) for seat, name in enumerate(results.players)]
    return [*named, ("drawn", results.draws)]
