"""A claim: joined with others by `&`, `|` and `~`, written as Python, and told in words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from sequence_widget.text import Listed, Phrase, Words, in_words
from sequence_widget.text.errors import QuestionError

Truth = Callable[[tuple[Any, ...]], bool]
"""Says whether a claim is true, from whether each of some simple claims is."""


class Claim(ABC):
    """Something that may be true of what cannot be seen now, or of luck to come.

    >>> import sequence_widget as sq
    >>> either = sq.holds("Bo", "dragon") | ~sq.draws("fox", nth=2)
    >>> either
    sq.holds('Bo', 'dragon') | ~sq.draws('fox', nth=2)
    >>> print(either)
    Bo holds at least one dragon or draw number 2 from now gives something other than fox
    >>> sq.holds("Bo", "dragon") and sq.draws("fox")
    Traceback (most recent call last):
    sequence_widget.text.errors.QuestionError: a claim is not true or false by itself; join claims \
with & for and, | for or, ~ for not (in place of the words), and ask view.probability(claim)
    """

    __slots__ = ()

    def __and__(self, other: object) -> "Claim":
        return And(_flat(And, self) + _flat(And, claim_or_refuse(other)))

    def __or__(self, other: object) -> "Claim":
        return Or(_flat(Or, self) + _flat(Or, claim_or_refuse(other)))

    def __rand__(self, other: object) -> NoReturn:
        raise _no_claim(other)

    __ror__ = __rand__

    def __invert__(self) -> "Claim":
        return Not(self)

    def __bool__(self) -> NoReturn:
        raise QuestionError("claim.truth")

    def __str__(self) -> str:
        told = in_words(self.told())
        opened = len(told) - len(told.lstrip("("))
        return told[:opened] + told[opened : opened + 1].upper() + told[opened + 1 :]

    def __repr__(self) -> str:
        return self.line()

    @abstractmethod
    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""

    @abstractmethod
    def told(self) -> Words:
        """Say what is claimed, so that it can stand by itself or after "that"."""

    def told_not(self) -> Words:
        """Say that it is not so."""
        return Phrase("claim.not", {"claim": self.told()})

    @property
    def simple(self) -> tuple["Claim", ...]:
        """The claims that this is joined from, each once."""
        return (self,)

    def replaced(self, change: Callable[["Claim"], "Claim"]) -> "Claim":
        """Give the same with each of its simple claims changed."""
        return change(self)

    def truth(self, at: Mapping["Claim", int]) -> Truth:
        """Give the function that says whether this is true, from the truth of simple claims."""
        number = at[self]
        return lambda truths: bool(truths[number])


@dataclass(frozen=True, slots=True, repr=False)
class Not(Claim):
    """That a claim is not true."""

    claim: Claim

    def __invert__(self) -> Claim:
        return self.claim

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return f"~{_bracketed(self.claim, (And, Or))}"

    def told(self) -> Words:
        """Say what is claimed."""
        return self.claim.told_not()

    def told_not(self) -> Words:
        """Say that it is not so."""
        return self.claim.told()

    @property
    def simple(self) -> tuple[Claim, ...]:
        """The claims that this is joined from, each once."""
        return self.claim.simple

    def replaced(self, change: Callable[[Claim], Claim]) -> Claim:
        """Give the same with each of its simple claims changed."""
        return ~self.claim.replaced(change)

    def truth(self, at: Mapping[Claim, int]) -> Truth:
        """Give the function that says whether this is true."""
        inner = self.claim.truth(at)
        return lambda truths: not inner(truths)


@dataclass(frozen=True, slots=True, repr=False)
class _Joined(Claim):
    """Claims joined by one sign."""

    claims: tuple[Claim, ...]

    @property
    def simple(self) -> tuple[Claim, ...]:
        """The claims that this is joined from, each once."""
        return tuple(dict.fromkeys(each for claim in self.claims for each in claim.simple))

    def replaced(self, change: Callable[[Claim], Claim]) -> Claim:
        """Give the same with each of its simple claims changed."""
        return type(self)(tuple(claim.replaced(change) for claim in self.claims))


class And(_Joined):
    """That all of some claims are true."""

    __slots__ = ()

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return " & ".join(_bracketed(claim, (Or,)) for claim in self.claims)

    def told(self) -> Words:
        """Say what is claimed."""
        return Listed(tuple(_told_within(claim, Or) for claim in self.claims), "and")

    def truth(self, at: Mapping[Claim, int]) -> Truth:
        """Give the function that says whether this is true."""
        inner = [claim.truth(at) for claim in self.claims]
        return lambda truths: all(each(truths) for each in inner)


class Or(_Joined):
    """That at least one of some claims is true."""

    __slots__ = ()

    def line(self) -> str:
        """Write the line of Python that makes an equal claim."""
        return " | ".join(claim.line() for claim in self.claims)

    def told(self) -> Words:
        """Say what is claimed."""
        return Listed(tuple(_told_within(claim, And) for claim in self.claims), "or")

    def truth(self, at: Mapping[Claim, int]) -> Truth:
        """Give the function that says whether this is true."""
        inner = [claim.truth(at) for claim in self.claims]
        return lambda truths: any(each(truths) for each in inner)


def claim_or_refuse(value: object) -> Claim:
    """Take a claim, and refuse what is none."""
    if not isinstance(value, Claim):
        raise _no_claim(value)
    return value


def _no_claim(value: object) -> QuestionError:
    return QuestionError("claim.none", value=repr(value))


def _flat(kind: type[_Joined], claim: Claim) -> tuple[Claim, ...]:
    return claim.claims if isinstance(claim, kind) else (claim,)


def _bracketed(claim: Claim, kinds: tuple[type[Claim], ...]) -> str:
    return f"({claim.line()})" if isinstance(claim, kinds) else claim.line()


def _told_within(claim: Claim, other: type[Claim]) -> Words:
    return (
        Phrase("claim.group", {"claim": claim.told()}) if isinstance(claim, other) else claim.told()
    )
