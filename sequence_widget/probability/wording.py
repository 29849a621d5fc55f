"""Why an answer is what it is, in words."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.text import Phrase, say
from sequence_widget.text.numbers import Prose, in_words, probability_text, sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a probability is what it is: favourable cases over possible ones, and what is assumed."""

    favourable: int
    possible: int
    unit: Phrase
    steps: tuple[Phrase, ...] = ()
    assumed: tuple[Phrase, ...] = ()


def explanation(value: Fraction, reason: Reason, language: str = "en") -> Prose:
    """Spell out why a probability is what it is."""
    counts = {
        "answer": probability_text(value, language),
        "favourable": reason.favourable,
        "possible": reason.possible,
        "unit": reason.unit,
    }
    told = [sentence(Phrase("probability.counted", counts), language)]
    told += [sentence(step, language) for step in reason.steps]
    told += [sentence(each, language) for each in reason.assumed]
    return Prose(" ".join(told))


def with_learnt(answer: str, assumed: Iterable[Phrase], language: str = "en") -> str:
    """Write beside an answer what was learnt before it, if anything was.

    >>> learnt = Phrase("probability.learnt", {"fact": Phrase("seat.number", {"seat": 1})})
    >>> with_learnt("1/2", [learnt]), with_learnt("1/2", [learnt], "nb"), with_learnt("1/2", [])
    ('1/2 (learnt: seat 1)', '1/2 (lært: plass 1)', '1/2')
    """
    facts = [
        in_words(each.values["fact"], language)
        for each in assumed
        if each.key == "probability.learnt"
    ]
    if not facts:
        return answer
    return say("probability.beside", language, answer=answer, facts="; ".join(facts))
