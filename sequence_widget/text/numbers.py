"""Numbers as the reader's language writes them, alone and within sentences."""

from fractions import Fraction

from sequence_widget.text.phrases import Listed, Phrase, card_name, say

_LONGEST = 40
_ENDS = 6
_MOST_DECIMALS = 12


class Prose(str):
    """Sentences that a notebook sets as a paragraph, instead of quoting them.

    >>> Prose("2 < 3.")._repr_html_()
    '<p>2 &lt; 3.</p>'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(self)}</p>"


def in_words(value: object, language: str = "en") -> str:
    """Put a value into words: a phrase, a list or a number.

    >>> in_words(1234567), in_words(Phrase("seat.number", {"seat": 1}))
    ('1 234 567', 'seat 1')
    """
    if isinstance(value, Phrase):
        return say(value.key, language, **_told(value, language))
    if isinstance(value, Listed):
        items = [
            card_name(item, language) if isinstance(item, str) else in_words(item, language)
            for item in value.items
        ]
        return value.joined(items, language)
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
    told = in_words(phrase, language)
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


def _told(phrase: Phrase, language: str) -> dict[str, object]:
    # `n` stays a number: it chooses between singular and plural.
    values = phrase.values.items()
    return {name: value if name == "n" else in_words(value, language) for name, value in values}
