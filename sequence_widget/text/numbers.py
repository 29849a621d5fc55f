"""Numbers as the reader's language writes them, alone and within sentences."""

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from re import sub

from sequence_widget.text.phrases import Phrase, Words, in_words, say

_LONGEST = 40
_READ = 16
_FIGURES = 6
_DIGITS_A_BIT = 0.30102999  # a little less than the logarithm of 2, so as never to be too many
_MOST_DECIMALS = 12
_MOST_OF_A_SHARE = 15


class Prose(str):
    r"""Sentences that a notebook sets as a paragraph, instead of quoting them.

    >>> Prose("2 < 3 of 1 000.")._repr_html_()
    '<p>2 &lt; 3 of 1\xa0000.</p>'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{unbroken(escape(self)).replace(chr(10), '<br>')}</p>"


def unbroken(words: str) -> str:
    r"""Bind the digits of a number and its sign for per cent, so that no line ends within them.

    >>> unbroken("2 000 games, 17 %").split(" ")
    ['2\xa0000', 'games,', '17\xa0%']
    """
    return sub(r"(?<=\d) (?=\d{3}(?!\d)|%)", "\N{NO-BREAK SPACE}", words)


def sentence(phrase: Phrase, language: str | None = None) -> str:
    """Put a phrase into a whole sentence.

    >>> sentence(Phrase("seat.number", {"seat": 1}))
    'Seat 1'
    """
    told = in_words(phrase, language)
    return told[:1].upper() + told[1:]


@dataclass(frozen=True, slots=True)
class Plain(Words):
    """A fraction within a sentence, without its per cent.

    >>> Plain(Fraction(5, 6)).said("en")
    '5/6'
    """

    value: Fraction

    def said(self, language: str | None) -> str:
        """Write the fraction."""
        return fraction_text(self.value, language)


@dataclass(frozen=True, slots=True)
class Percent(Words):
    """A probability within a sentence.

    >>> Percent(Fraction(5, 6)).said("en")
    '5/6 ≈ 83.3 %'
    """

    value: Fraction

    def said(self, language: str | None) -> str:
        """Write the fraction and its per cent."""
        return probability_text(self.value, language, size=False)


@dataclass(frozen=True, slots=True)
class Rounded(Words):
    """A number within a sentence, with so many decimals.

    >>> Rounded(Fraction(1, 4), 2).said("nb")
    '0,25'
    """

    value: Fraction
    decimals: int

    def said(self, language: str | None) -> str:
        """Write the decimals."""
        return decimal_text(self.value, self.decimals, language)


def is_long(value: Fraction) -> bool:
    """Whether a fraction has more digits than anybody reads."""
    return value.denominator > 1 and sum(digits_of(value)) > _LONGEST


def digits_of(value: Fraction) -> tuple[int, int]:
    """Count the digits above and below the bar.

    >>> digits_of(Fraction(1, 39))
    (1, 2)
    """
    return _digits(value.numerator), _digits(value.denominator)


_HUGE = 10**4_000
"""Python writes out no numbers of more than some thousand digits."""


def _digits(number: int) -> int:
    number = abs(number)
    about = max(0, int((number.bit_length() - 1) * _DIGITS_A_BIT))
    return about + len(str(number // 10**about))


def fraction_text(value: Fraction, language: str | None = None) -> str:
    """Write a fraction; a very long one as a decimal.

    >>> fraction_text(Fraction(1, 39)), fraction_text(Fraction(3**60, 5**40))
    ('1/39', '4.660957')
    """
    if value.denominator == 1:
        return str(value.numerator)
    if not is_long(value):
        return f"{value.numerator}/{value.denominator}"
    decimals = _FIGURES
    telling = min(abs(value), abs(1 - value))  # what is nearly 1 says by how little
    if 0 < value < 1 and telling * 10**_MOST_OF_A_SHARE < 1:
        small = power_text(telling, language)
        return small if telling == value else f"1 - {small}"
    while 0 < telling * 10 ** (decimals - 1) < 1:
        decimals += 1
    return decimal_text(value, decimals, language)


def percent_text(value: Fraction, language: str | None = None) -> str:
    """Write a probability in per cent, with as many decimals as it takes to say something.

    >>> percent_text(Fraction(1, 39)), percent_text(Fraction(1, 39), "nb")
    ('2.6 %', '2,6 %')
    >>> percent_text(Fraction(1, 2)), percent_text(Fraction(1, 16))
    ('50 %', '6.25 %')
    >>> percent_text(Fraction(1, 70000))
    '0.0014 %'
    >>> percent_text(1 - Fraction(1, 70000)), percent_text(Fraction(1, 36**10))
    ('99.9986 %', '2.7 × 10^-14 %')
    """
    percent = value * 100
    decimals = 1
    rest = min(percent, 100 - percent)
    shown = 1 if rest < percent else 10  # of what is small, two digits at least
    if 0 < rest * 10**_MOST_DECIMALS < shown:
        small = power_text(rest, language)
        return per_cent(small if rest == percent else f"100 - {small}", language)
    while 0 < rest * 10 ** (decimals - 1) < 1 and decimals < _MOST_DECIMALS:
        decimals += 1
    if _is_short(percent):
        decimals = len(f"{int(percent * 1000) % 1000:03}".rstrip("0"))
    return per_cent(decimal_text(percent, decimals, language), language)


def per_cent(number: str, language: str | None = None) -> str:
    """Put the sign behind a number, as the language writes it.

    >>> per_cent("17", "en"), per_cent("17", "nb")
    ('17 %', '17 %')
    """
    return say("number.percent", language, number=number)


def whole_percent(chance: Fraction, language: str | None = None) -> str:
    """Write a chance as short as where there is little room; what is not certain never looks so.

    >>> [whole_percent(Fraction(n, 400), "nb") for n in (0, 1, 67, 399, 400)]
    ['0 %', '<1 %', '17 %', '>99 %', '100 %']
    """
    percent = floor(chance * 100 + Fraction(1, 2))
    if chance and not percent:
        return per_cent("<1", language)
    told = ">99" if percent == 100 and chance < 1 else str(percent)  # noqa: PLR2004 - per cent
    return per_cent(told, language)


def _is_short(percent: Fraction) -> bool:
    """Whether so few decimals say it exactly that they are all shown."""
    return (percent * 1000).denominator == 1


def decimal_text(value: Fraction, decimals: int, language: str | None = None) -> str:
    """Write a number with this many decimals, rounded from the exact value; a huge one with none.

    >>> decimal_text(Fraction(-7, 3), 2), decimal_text(Fraction(10**5_000, 3), 2)
    ('-2.33', '10^4999')
    """
    if abs(value) >= _HUGE:
        return in_words(int(value), language)
    scaled = int(abs(value) * 10**decimals + Fraction(1, 2))  # halves go up
    whole, rest = divmod(scaled, 10**decimals)
    sign = "-" if value < 0 and scaled else ""
    mark = say("number.decimal", language)
    return f"{sign}{whole}{mark}{rest:0{decimals}}" if decimals else f"{sign}{whole}"


def power_text(value: Fraction, language: str | None = None) -> str:
    """Write a very small number with its power of ten.

    >>> power_text(Fraction(1, 36**10)), power_text(Fraction(996, 10**20), "nb")
    ('2.7 × 10^-16', '1,0 · 10^-17')
    """
    above, below = digits_of(value)
    power = above - below - 1
    while round(value / Fraction(10) ** power, 1) >= 10:  # noqa: PLR2004 - two digits before the mark
        power += 1
    times = say("number.times", language)
    return f"{decimal_text(value / Fraction(10) ** power, 1, language)}{times}10^{power}"


def tick_text(value: float, language: str | None = None) -> str:
    """Write a number beside an axis, as short as it is.

    >>> tick_text(0.25), tick_text(0.25, "nb")
    ('0.25', '0,25')
    """
    return f"{value:g}".replace(".", say("number.decimal", language))


def number_text(value: Fraction, language: str | None = None) -> str:
    """Write a number as a fraction and, where that is not all, as a decimal.

    >>> number_text(Fraction(7)), number_text(Fraction(41, 39)), number_text(Fraction(5, 2))
    ('7', '41/39 ≈ 1.051', '5/2 = 2.5')
    >>> number_text(Fraction(4062724293553, 69158789700))
    '58.745'
    """
    if value.denominator == 1:
        return in_words(value.numerator, language)
    if sum(digits_of(value)) > _READ:
        return decimal_text(value, 3, language)
    if (value * 1000).denominator > 1:
        return f"{fraction_text(value)} ≈ {decimal_text(value, 3, language)}"
    decimals = next(places for places in (1, 2, 3) if (value * 10**places).denominator == 1)
    return f"{fraction_text(value)} = {decimal_text(value, decimals, language)}"


def probability_text(value: Fraction, language: str | None = None, *, size: bool = True) -> str:
    """Write a probability as a fraction and in per cent; of a very long fraction, its `size`.

    >>> probability_text(Fraction(1, 4)), probability_text(Fraction(1, 3))
    ('1/4 = 25 %', '1/3 ≈ 33.3 %')
    >>> probability_text(1 - Fraction(3**60, 7**50))
    '0.999999999999976 ≈ 99.999999999998 % (a fraction of 43 digits over 43)'
    """
    sign = "=" if _is_short(value * 100) else "≈"
    told = f"{fraction_text(value, language)} {sign} {percent_text(value, language)}"
    if not size or not is_long(value):
        return told
    above, below = digits_of(value)
    return f"{told} ({say('number.size', language, above=above, below=below)})"
