"""What a person typed, read as a number: fractions, per cent, counts, words and calculations."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.teaching.asking.calculations import TooLargeError, TooLongError, calculated
from sequence_widget.text import LANGUAGES, in_words, say
from sequence_widget.text.numbers import decimal_text, fraction_text, per_cent, probability_text

_LONGEST = 2_000
_FARTHEST_POWER = 400
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_SIGNS = str.maketrans(
    "\N{MINUS SIGN}\N{FRACTION SLASH}\N{MIDDLE DOT}\N{DOT OPERATOR}\N{BULLET OPERATOR}×~", "-/****≈"
)
_EVENS = re.compile(r"50 ?%? ?[-–/] ?50 ?%?")
_RANGE = re.compile(r"\d+ ?- ?\d+|\d+(?:[.,]\d+)? ?- ?\d+(?:[.,]\d+)? ?%")
"""From one number to another, or how a game ended: nothing to be subtracted."""

_BESIDE = re.compile(r"% ?\(|\) ?[\d.,]+ ?%")
"""A percentage and what stands beside it in brackets, or the other way round: no product."""

_IN_THOUSANDS = r"(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d.,])"
_THOUSANDS = re.compile(rf"{_IN_THOUSANDS}(?P<behind>.*)")
_WHOLE = r"(?:\d{1,3}(?: \d{3})+|\d+)"
_DECIMAL = rf"(?P<sign>[+-]?)(?P<whole>{_WHOLE}|)(?:[.,](?P<part>\d+))?"


@dataclass(frozen=True, slots=True)
class Typed:
    """A number as it was typed.

    `step` is what one is worth in the last digit, `None` for what is exact, such as a fraction,
    and `digits` how many significant digits there are.

    >>> read_number("2,6 %")
    Typed(value=Fraction(13, 500), step=Fraction(1, 1000), digits=2)
    """

    value: Fraction
    step: Fraction | None = None
    digits: int = 0

    def may_be(self, truth: Fraction) -> bool:
        """Whether a number, rounded as this one is, may be it; halves may go up or down.

        Of very many digits the last may have been spoilt by a calculation.

        >>> read_number("0.026").may_be(Fraction(1, 39))
        True
        """
        if self.step is None:
            return self.value == truth
        slack = abs(truth) / _SPOILT_FROM if self.digits > _MOST_EXACT else Fraction(0)
        return abs(self.value - truth) <= max(self.step / 2, slack)

    def divided(self, by: Fraction | int) -> "Typed":
        """Give a share of it, as exact as it is."""
        step = None if self.step is None else self.step / by
        return Typed(self.value / by, step, self.digits)

    def in_language(self, language: str | None = None) -> str:
        """Write it so that it reads back: a fraction, or a decimal with the digits it had.

        >>> read_number("1 of 39").in_language(), read_number("0.50").in_language("nb")
        ('1/39', '0,50')
        """
        if self.step is None or self.step.numerator != 1 or self.step >= 1:
            return written(self.value)
        return decimal_text(self.value, len(str(self.step.denominator)) - 1, language)

    def told(self, language: str | None = None) -> str:
        """Write it for whoever types it: a chance in per cent too.

        >>> read_number("1 of 39").told(), read_number("2,6 %").told(), read_number("2*3").told()
        ('1/39 ≈ 2.6%', '0.026 = 2.6%', '6')
        """
        if self.value.denominator == 1:
            return in_words(self.value.numerator, language)
        is_chance = 0 < self.value < 1
        if self.step is None or self.step.numerator != 1:
            write = probability_text if is_chance else fraction_text
            return write(self.value, language)
        text = self.in_language(language)
        if not is_chance:
            return text
        decimals = max(0, len(str(self.step.denominator)) - 3)
        return f"{text} = {per_cent(decimal_text(100 * self.value, decimals, language), language)}"


_MOST_EXACT = 10
_SPOILT_FROM = 10**_MOST_EXACT


def written(value: Fraction) -> str:
    """Write a number exactly, or say how large it is, where Python writes none of its length.

    >>> written(Fraction(1, 39)), written(Fraction(10**5_000))
    ('1/39', '10^5000')
    """
    try:
        return str(value)
    except ValueError:
        above, below = in_words(value.numerator), in_words(value.denominator)
        return above if value.denominator == 1 else f"{above}/{below}"


def exactly(value: Fraction) -> Typed:
    """Give a number that is known exactly."""
    return Typed(value)


def read_number(text: str) -> Typed | None:
    """Read a number, or say that it is none.

    What stands beside `=` or `≈`, or in brackets, is the same number written otherwise: the most
    exact of them counts, and numbers that differ are none.

    >>> [str(read_number(text).value) for text in ("1/39", "0,5", "1 av 39", "28 4/5", "50/50")]
    ['1/39', '1/2', '1/39', '144/5', '1/2']
    >>> read_number("1/6 ≈ 16.7 %").value, read_number("1/6 ≈ 20 %"), read_number("often")
    (Fraction(1, 6), None, None)
    >>> read_number("1 - (5/6)^4").value, read_number("halvparten").value
    (Fraction(671, 1296), Fraction(1, 2))
    """
    if len(text) > _LONGEST:
        return None
    plain = _plain(text)
    whole = _read_alike(plain)
    if whole is not None or _BESIDE.search(plain):
        return whole
    return _read_calculation(plain)  # its last brackets were taken for the same number once more


def why_unread(text: str) -> str:
    """Say what stands in the way of a number: of what kind the text is, as far as that is seen.

    >>> why_unread("9^9^9"), why_unread("1+" * 150 + "1"), why_unread("10,000"), why_unread("often")
    ('large', 'long', 'comma', 'other')
    """
    plain = _plain(text[:_LONGEST])
    if has_thousands(plain):
        return "comma"
    try:
        calculated(plain)
    except TooLargeError:
        return "large"
    except TooLongError:
        return "long"
    return "other"


def has_thousands(text: str) -> bool:
    """Whether a comma may stand in it between thousands as well as before decimals.

    >>> has_thousands("10,000"), has_thousands("0,026"), has_thousands("12,345 %")
    (True, False, False)
    """
    found = _THOUSANDS.search(_plain(text[:_LONGEST]))
    is_small = ("e", "*10^", *_words("percent"))  # as nothing in thousands is
    return found is not None and not found["behind"].replace(" ", "").startswith(is_small)


def read_thousands(text: str) -> Typed | None:
    """Read a number in which a comma stands between thousands.

    >>> read_thousands("10,000").value, read_thousands("1,600 games").value
    (Fraction(10000, 1), Fraction(1600, 1))
    """
    return read_number(re.sub(_IN_THOUSANDS, lambda found: found[0].replace(",", ""), text))


def _read_alike(plain: str) -> Typed | None:
    """Read the same number written in one way or several."""
    outside, inside = _parts(plain)
    found = [_read_one(part) for part in outside]
    if found[0] is None and len(found) > 1 and outside[0][:1].isalpha():
        del found[0]  # "P(7) = 1/6" names what it is
    known = [each for each in found if each is not None]
    if len(known) < len(found):
        return None
    known += [each for each in map(_read_one, inside) if each is not None]
    best = min(known, key=lambda each: (each.step is not None, each.step or 0))
    return best if all(each.may_be(best.value) for each in known) else None


def _plain(text: str) -> str:
    """Write with plain letters what may be typed with others."""
    raised = re.sub(
        r"[⁰¹²³⁴-⁹⁻]+", lambda found: "^" + found[0].translate(_SUPERSCRIPTS), text.strip()
    )
    apart = "".join(
        f" {letter} " if unicodedata.decomposition(letter).startswith("<fraction>") else letter
        for letter in raised
    )
    plain = unicodedata.normalize("NFKC", apart).translate(_SIGNS).lower()
    return re.sub(r"\s+", " ", plain).strip().replace(" – ", " - ")


def _parts(text: str) -> tuple[list[str], list[str]]:
    """Split what is said to be the same; what stands in brackets behind it is kept apart."""
    inside: list[str] = []
    text = re.sub(r"^\(([^()]*)\)$", r"\1", text)
    bracket = re.fullmatch(r"(?P<before>[^()]*[^()a-z ][^()]*?) ?\((?P<inside>.*)\)", text)
    if bracket:
        text, inside = bracket["before"], [bracket["inside"]]
    outside = [part.strip() for part in re.split(r"[=≈]", text)]
    if len(outside) > 1 and not outside[0]:
        del outside[0]  # it begins with the sign
    return outside, inside


def _read_one(text: str) -> Typed | None:
    """Read a number that is written in one way."""
    text = text.rstrip(".!; ")
    for word in _words("about"):
        text = text.removeprefix(f"{word} ")
    if _EVENS.fullmatch(text):
        return exactly(Fraction(1, 2))  # as one says it: the one as likely as the other
    for word in _words("percent"):
        if text.endswith(word) and "%" not in text.removesuffix(word):
            hundred = _read_plain(text.removesuffix(word).rstrip())
            return hundred and hundred.divided(100)
    for word in _words("units"):
        if text.endswith(f" {word}"):
            return _read_plain(text.removesuffix(word).rstrip())
    return _read_plain(text)


def _read_plain(text: str) -> Typed | None:
    return next(filter(None, (read(text) for read in _FORMS)), None)


def _read_decimal(text: str) -> Typed | None:
    found = re.fullmatch(rf"{_DECIMAL}(?:(?:e| ?\* ?10\^)(?P<power>[+-]?\d+))?", text)
    if not found or not (found["whole"] or found["part"]):
        return None
    power = int(found["power"] or 0)
    if abs(power) > _FARTHEST_POWER:
        return None
    part = found["part"] or ""
    digits = found["whole"].replace(" ", "") + part
    step = Fraction(10) ** (power - len(part))
    value = int(digits) * step
    return Typed(-value if found["sign"] == "-" else value, step, len(digits.lstrip("0")))


def _read_fraction(text: str) -> Typed | None:
    found = re.fullmatch(
        r"(?P<sign>-?)(?:(?P<whole>\d+) )?(?P<above>0|[1-9]\d*) ?/ ?(?P<below>\d+)", text
    )
    if not found:
        return None
    above, below = int(found["above"]), int(found["below"])
    if not below:
        return None
    value = int(found["whole"] or 0) + Fraction(above, below)
    return exactly(-value if found["sign"] else value)


def _read_counts(text: str) -> Typed | None:
    of = "|".join(map(re.escape, _words("of")))
    found = re.fullmatch(rf"({_WHOLE}) (?:{of}) ({_WHOLE})", text)
    if not found or not _number(found[2]):
        return None
    return exactly(Fraction(_number(found[1]), _number(found[2])))


def _read_python(text: str) -> Typed | None:
    found = re.fullmatch(r"fraction\((-?\d+), ?(\d+)\)", text)
    return exactly(Fraction(int(found[1]), int(found[2]))) if found and int(found[2]) else None


def _read_calculation(text: str) -> Typed | None:
    if _RANGE.fullmatch(text):
        return None
    try:
        value = calculated(text)
    except (TooLargeError, TooLongError):
        return None
    return None if value is None or value < 0 else exactly(value)  # 2-3 is a range


def _read_words(text: str) -> Typed | None:
    """Read a share in words, such as "half", "two thirds", "1 in six" or "certain"."""
    text = re.sub(r" ?[-–] ?", " ", text)
    for pair in _words("shares"):
        word, _, share = pair.partition("=")
        if text == word:
            return exactly(Fraction(share))
    counts, parts = _numbered("counts"), _numbered("parts")
    *before, last = text.split() or [""]
    if last in parts and len(before) <= 1:
        above = counts.get(before[0], before[0]) if before else 1
        return _read_fraction(f"{above}/{parts[last]}")
    written_out = " ".join(str(counts.get(word, word)) for word in text.split())
    if text in counts and text not in _words("articles"):
        return _read_decimal(written_out)
    return None if written_out == text else _read_counts(written_out)


def _read_rest(text: str) -> Typed | None:
    """Read what lacks very little of 1, or of 100, as very large chances are written."""
    found = None if _RANGE.fullmatch(text) else re.fullmatch(r"(1|100) - (.+)", text)
    rest = _read_decimal(found[2]) if found else None
    if found is None or rest is None or rest.step is None:
        return None
    return Typed(int(found[1]) - rest.value, rest.step, _MOST_EXACT)


_FORMS: tuple[Callable[[str], Typed | None], ...] = (
    _read_decimal, _read_fraction, _read_counts, _read_python, _read_rest, _read_words,
    _read_calculation,
)  # fmt: skip


def _number(text: str) -> int:
    return int(text.replace(" ", ""))


def _words(what: str) -> tuple[str, ...]:
    """Give the words for something in every language, the longest first."""
    return tuple(sorted(set(_spoken(what)), key=len, reverse=True))


def _numbered(what: str) -> dict[str, int]:
    """Give the words for whole numbers, in every language, with the numbers."""
    pairs = (pair.partition("=") for pair in _words(what))
    return {word: int(number) for word, _, number in pairs}


def _spoken(what: str) -> Iterator[str]:
    for language in LANGUAGES:
        yield from say(f"typed.{what}", language).split("|")
