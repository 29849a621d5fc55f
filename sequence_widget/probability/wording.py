"""Numbers and lists as the reader's language writes them, and why an answer is what it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from sequence_widget.text import Phrase, card_name, say

_LONGEST = 40
_ENDS = 6
_MOST_DECIMALS = 12


@dataclass(frozen=True, slots=True)
class Listed:
    """Cards or other things in one blank of a sentence, joined by `or` or `and`.

    >>> tell(Phrase("list.or", {"items": Listed(("fox", "lion", "tiger"))}))
    'one of fox, lion or tiger'
    """

    items: tuple[object, ...]
    word: str = "or"


class Prose(str):
    """Sentences that a notebook sets as a paragraph, instead of quoting them.

    >>> Prose("2 < 3.")._repr_html_()
    '<p>2 &lt; 3.</p>'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        return f"<p>{escape(self)}</p>"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a probability is what it is: favourable cases over possible ones, and what is assumed."""

    favourable: int
    possible: int
    unit: Phrase
    steps: tuple[Phrase, ...] = ()
    assumed: tuple[Phrase, ...] = ()


def tell(value: object, language: str = "en") -> str:
    """Put a value into words: a phrase, a list or a number.

    >>> tell(1234567), tell(Phrase("seat.number", {"seat": 1}))
    ('1 234 567', 'seat 1')
    """
    if isinstance(value, Phrase):
        return say(value.key, language, **_told(value, language))
    if isinstance(value, Listed):
        items = [
            card_name(item, language) if isinstance(item, str) else tell(item, language)
            for item in value.items
        ]
        return _listed(items, value.word, language)
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return f"{value:,}".replace(",", " ")
    return str(value)


def sentence(phrase: Phrase, language: str = "en") -> str:
    """Put a phrase into a whole sentence.

    >>> sentence(Phrase("seat.number", {"seat": 1}))
    'Seat 1'
    """
    told = tell(phrase, language)
    return told[:1].upper() + told[1:]


def fraction_text(value: Fraction) -> str:
    """Write a fraction; of a very long one only the ends.

    >>> fraction_text(Fraction(1, 39))
    '1/39'
    >>> fraction_text(Fraction(3**60, 7**60))
    '423911…433201/508021…836001'
    """
    parts = [str(value.numerator), str(value.denominator)]
    if sum(map(len, parts)) > _LONGEST:
        parts = [
            part if len(part) <= 2 * _ENDS else f"{part[:_ENDS]}…{part[-_ENDS:]}" for part in parts
        ]
    return parts[0] if value.denominator == 1 else "/".join(parts)


def percent_text(value: Fraction, language: str = "en") -> str:
    """Write a probability in per cent, with as many decimals as it takes to say something.

    >>> percent_text(Fraction(1, 39)), percent_text(Fraction(1, 39), "nb")
    ('2.6 %', '2,6 %')
    >>> percent_text(Fraction(1, 2)), percent_text(Fraction(1, 16))
    ('50 %', '6.25 %')
    >>> percent_text(Fraction(1, 70000))
    '0.0014 %'
    >>> percent_text(1 - Fraction(1, 70000))
    '99.9986 %'
    """
    percent = value * 100
    decimals = 1
    rest = min(percent, 100 - percent)
    while 0 < rest * 10 ** (decimals - 1) < 1 and decimals < _MOST_DECIMALS:
        decimals += 1
    if _is_short(percent):
        decimals = len(f"{int(percent * 1000) % 1000:03}".rstrip("0"))
    return decimal_text(percent, decimals, language) + " %"


def _is_short(percent: Fraction) -> bool:
    """Whether so few decimals say it exactly that they are all shown."""
    return (percent * 1000).denominator == 1


def decimal_text(value: Fraction, decimals: int, language: str = "en") -> str:
    """Write a number with this many decimals, rounded from the exact value.

    >>> decimal_text(Fraction(-7, 3), 2)
    '-2.33'
    """
    scaled = int(abs(value) * 10**decimals + Fraction(1, 2))  # halves go up
    whole, rest = divmod(scaled, 10**decimals)
    sign = "-" if value < 0 and scaled else ""
    mark = say("probability.decimal", language)
    return f"{sign}{whole}{mark}{rest:0{decimals}}" if decimals else f"{sign}{whole}"


def number_text(value: Fraction, language: str = "en") -> str:
    """Write a number as a fraction and, where that is not all, as a decimal.

    >>> number_text(Fraction(7)), number_text(Fraction(41, 39))
    ('7', '41/39 ≈ 1.051')
    """
    if value.denominator == 1:
        return str(value.numerator)
    return f"{fraction_text(value)} ≈ {decimal_text(value, 3, language)}"


def probability_text(value: Fraction, language: str = "en") -> str:
    """Write a probability as a fraction and in per cent.

    >>> probability_text(Fraction(1, 4)), probability_text(Fraction(1, 3))
    ('1/4 = 25 %', '1/3 ≈ 33.3 %')
    """
    sign = "=" if _is_short(value * 100) else "≈"
    return f"{fraction_text(value)} {sign} {percent_text(value, language)}"


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
        tell(each.values["fact"], language) for each in assumed if each.key == "probability.learnt"
    ]
    if not facts:
        return answer
    return say("probability.beside", language, answer=answer, facts="; ".join(facts))


def _told(phrase: Phrase, language: str) -> dict[str, object]:
    # `n` stays a number: it chooses between singular and plural.
    values = phrase.values.items()
    return {name: value if name == "n" else tell(value, language) for name, value in values}


def _listed(items: list[str], word: str, language: str) -> str:
    if len(items) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(items)
    return f"{', '.join(items[:-1])} {say(f'probability.{word}', language)} {items[-1]}"
