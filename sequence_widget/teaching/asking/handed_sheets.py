"""What each pupil handed in, put together from one line or from several of the same sheet."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sequence_widget.teaching.asking.answers_given import Answers, Asked
from sequence_widget.teaching.asking.checking import Verdict
from sequence_widget.teaching.asking.pseudonyms import pseudonym
from sequence_widget.text import in_words


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one pupil handed in: a name, if one was chosen, and the answers.

    >>> Sheet(None, (), "9f3c21aa").pupil("en"), Sheet("Anna", (), "9f3c21aa").pupil("en")
    ('zebra 3432', 'zebra 3432')
    >>> Sheet("Anna", (), "9f3c21aa").pupil("en", names=True)
    'Anna'
    """

    name: str | None
    asked: tuple[Asked, ...]
    mark: str = ""
    """Made up for the pupil's file: it tells lines of one sheet from those of others."""

    def pupil(self, language: str | None = None, *, names: bool = False) -> str:
        """Say who it is: by a pseudonym, or with `names` by the name that the pupil chose."""
        if names and self.name is not None:
            return self.name
        return in_words(pseudonym(self.mark), language)


def with_line(sheets: Iterable[Sheet], answers: Answers, name: str | None) -> tuple[Sheet, ...]:
    """Take a line in; two names on one sheet are two pupils, whose files were copied.

    >>> once = Answers("1", (Asked("3a", "One draw?", passed=True),))
    >>> len(with_line(with_line((), once, "Anna"), once, None))
    1
    """
    given, found = _by_name(answers.asked), list(sheets)
    for at, before in enumerate(found):
        same = None in (name, before.name) or str(name).casefold() == str(before.name).casefold()
        if before.mark == answers.sheet and same:
            both = _merged(before.asked, given)
            found[at] = Sheet(name or before.name, both, answers.sheet)
            return tuple(found)
    return (*found, Sheet(name, given, answers.sheet))


def _by_name(asked: Iterable[Asked]) -> tuple[Asked, ...]:
    """Put several questions of one name together, so that a name counts each pupil once."""
    found: dict[str, Asked] = {}
    for each in asked:
        before = found.get(each.name, replace(each, tries=(), passed=False))
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
