"""A class put together: the lines that its pupils handed in, as one table and one picture."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING

from sequence_widget.simulation import Estimate, Results
from sequence_widget.teaching.asking.answer_lines import FIRST_WORD, read_line
from sequence_widget.teaching.asking.answers_given import Answers, Asked
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.teaching.asking.pool_picture import draw_pool
from sequence_widget.teaching.asking.truths import shown_text
from sequence_widget.text import Phrase, SequenceError, say
from sequence_widget.text.errors import RecordError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import Prose, sentence

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_RESULTS = "sequence-results"
_COLUMNS = ("pupil", "question", "guess", "last", "verdict", "games", "share", "low", "high")


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one pupil handed in: a name, if one was chosen, and the answers."""

    name: str | None
    asked: tuple[Asked, ...]


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

    @property
    def questions(self) -> tuple[str, ...]:
        """The names of all questions that somebody answered, in the order of the lines."""
        return tuple(dict.fromkeys(each.name for sheet in self.sheets for each in sheet.asked))

    def of(self, question: str) -> tuple[Asked, ...]:
        """Give what every pupil answered to a question."""
        return tuple(each for sheet in self.sheets for each in sheet.asked if each.name == question)

    def to_frame(self) -> "pd.DataFrame":
        """Give one table: a row for every pupil's answer to a question, and for every share.

        Of a guess there are the first and the last, and the verdict on the last; of simulations a
        row for each line and each side, and one for all lines together, where `pupil` is `all`.
        """
        with wanted("pandas"):
            import pandas as pd

        rows: list[tuple[object, ...]] = [
            (sheet.name, each.name, *_first_and_last(each), *(None,) * 4)
            for sheet in self.sheets
            for each in sheet.asked
        ]
        for runs, together in zip(self.runs, self.results, strict=True):
            for who, results in [*((None, run) for run in runs), ("all", together)]:
                rows += [
                    (who, question, None, None, None, each.n, each.value, *each.interval())
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
        3a: first 1/9 (1); in the end right (1)
        """
        return Prose("\n".join([*self._lines(language), *self._faults(language)]))

    def _lines(self, language: str | None) -> list[str]:
        lines = []
        if self.sheets:
            lines.append(say("pool.pupils", language, n=len(self.sheets)))
        lines += [
            say(
                "pool.question",
                language,
                question=question,
                first=_counted(first_guesses(self.of(question)), shown_text, language),
                last=_counted(last_verdicts(self.of(question)), _verdict_text, language),
            )
            for question in self.questions
        ]
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
        lines = "".join(f"<li>{escape(line)}</li>" for line in self._lines(None))
        faults = "".join(f"<p>{escape(fault)}</p>" for fault in self._faults(None))
        picture = draw_pool(self) if self.questions or self.results else ""
        return f"{picture}<ul>{lines}</ul>{faults}"


def pool(lines: str | Iterable[str]) -> Pool:
    """Put together what a class handed in: lines of `sq.answers()` and of `Results`, in any order.

    A text with a line for each pupil, or a list of them. A line that was handed in twice counts
    once, and so do answers of one sheet that was handed in again with more in it. A line that was
    spoilt on its way is named in `faults`, and the rest goes on.

    >>> import sequence_widget as sq
    >>> sq.pool("sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)").questions
    ('3a',)
    """
    gathering = _Gathering()
    faults: list[Phrase] = []
    for number, line in enumerate(_lines_of(lines), 1):
        try:
            gathering.take(line)
        except SequenceError as error:
            reason = Phrase(error.key, error.values)
            faults.append(Phrase("pool.fault", {"line": number, "reason": reason}))
    return gathering.pool(tuple(faults))


def _lines_of(lines: object) -> list[str]:
    several = lines.splitlines() if isinstance(lines, str) else lines
    if not isinstance(several, Iterable):
        raise RecordError("pool.lines", value=lines)
    return [each if isinstance(each, str) else repr(each) for each in several]


class _Gathering:
    """What has come in so far."""

    def __init__(self) -> None:
        self._sheets: list[tuple[str, Sheet]] = []
        self._runs: dict[object, tuple[Results, ...]] = {}
        self._together: dict[object, Results] = {}

    def pool(self, faults: tuple[Phrase, ...]) -> Pool:
        """Give all of it."""
        sheets = tuple(sheet for _, sheet in self._sheets)
        return Pool(sheets, tuple(self._together.values()), tuple(self._runs.values()), faults)

    def take(self, line: str) -> None:
        """Take one line in; one that is there already, or is empty, changes nothing."""
        if not line.strip():
            return
        # Chats put a name or a time before a line, and quotation marks around it.
        start = max(line.find(FIRST_WORD), line.find(_RESULTS))
        text = line[max(start, 0) :].strip().strip("\"'`«»“”")
        if text.startswith(_RESULTS):
            self._take_results(Results.from_text(text))
        else:
            self._take_answers(*read_line(text))

    def _take_results(self, results: Results) -> None:
        kind = (results.source, results.players, results.policies)
        alike = self._runs.get(kind, ())
        if results not in alike:
            self._together[kind] = self._together[kind] + results if alike else results
            self._runs[kind] = (*alike, results)

    def _take_answers(self, answers: Answers, name: str | None) -> None:
        """Take a sheet in; two names on one sheet are two pupils, whose files were copied."""
        given = _by_name(answers.asked)
        for at, (sheet, before) in enumerate(self._sheets):
            same = (
                None in (name, before.name) or str(name).casefold() == str(before.name).casefold()
            )
            if sheet == answers.sheet and same:
                self._sheets[at] = (sheet, Sheet(name or before.name, _merged(before.asked, given)))
                return
        self._sheets.append((answers.sheet, Sheet(name, given)))


def _by_name(asked: Iterable[Asked]) -> tuple[Asked, ...]:
    """Put several questions of one name together, so that a name counts each pupil once."""
    found: dict[str, Asked] = {}
    for each in asked:
        before = found.get(each.name, Asked(each.name, each.question))
        tries, passed = (*before.tries, *each.tries), before.passed or each.passed
        found[each.name] = replace(before, tries=tries, passed=passed)
    return tuple(found.values())


def _merged(before: tuple[Asked, ...], now: tuple[Asked, ...]) -> tuple[Asked, ...]:
    """Put two lines of one sheet together: of each question what has more guesses and verdicts."""
    found = {each.name: each for each in before}
    for each in now:
        other = found.get(each.name)
        if other is None or _how_much(other) < _how_much(each):
            found[each.name] = each
    return tuple(found.values())


def _how_much(asked: Asked) -> tuple[int, bool, int]:
    told = sum(each.verdict != Verdict.LATER for each in asked.tries)
    return len(asked.tries), asked.passed, told


def _first_and_last(asked: Asked) -> tuple[str | None, str | None, str]:
    if not asked.tries:
        return None, None, "passed"
    return asked.tries[0].kept, asked.tries[-1].kept, asked.tries[-1].verdict


def _shares(results: Results) -> list[tuple[str, Estimate]]:
    named = [(name, results.win_rate(seat)) for seat, name in enumerate(results.players)]
    return [*named, ("drawn", results.draws)]


def first_guesses(asked: Iterable[Asked]) -> Counter[str]:
    """Count what was guessed first: before any hint."""
    return Counter(each.tries[0].kept for each in asked if each.tries)


def last_verdicts(asked: Iterable[Asked]) -> Counter[str]:
    """Count what the last guesses came to."""
    return Counter(_first_and_last(each)[2] for each in asked)


def _verdict_text(verdict: str, language: str | None) -> str:
    key = "answers.passed" if verdict == "passed" else f"answers.verdict.{verdict}"
    return say(key, language)


def _counted(
    counts: Counter[str], told: Callable[[str, str | None], str], language: str | None
) -> str:
    return ", ".join(f"{told(each, language)} ({n})" for each, n in counts.most_common())
