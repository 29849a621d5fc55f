"""Seeds: a number or a word that stands for one course of luck."""

import random
import re

from sequence_widget.rules.rules import whole
from sequence_widget.text import RulesError

Seed = int | str
_UNSEEDED = 1_000_000
_LONGEST = 100


def read_seed(seed: object) -> Seed:
    """Take a number or a word as a seed; for `None` find a number short enough to read out.

    Blanks around a word and capital letters do not count, and digits alone are the number.

    >>> read_seed(7), read_seed(" 7 "), read_seed(" 9B Anna")
    (7, 7, '9b anna')
    """
    if seed is None:
        import secrets

        return secrets.randbelow(_UNSEEDED)
    if isinstance(seed, str):
        return _read_word(seed)
    number = whole(seed)
    if number is None:
        raise RulesError("seed.neither", field="seed", value=seed)
    if abs(number) >= 10**_LONGEST:
        raise RulesError("seed.digits", field="seed", most=_LONGEST)
    return number


def _read_word(seed: str) -> Seed:
    word = seed.strip().casefold()
    if re.fullmatch(r"-?\d+", word):
        if len(word.removeprefix("-")) > _LONGEST:
            raise RulesError("seed.digits", field="seed", most=_LONGEST)
        return int(word)
    if not 0 < len(word) <= _LONGEST or not word.isprintable():
        raise RulesError("seed.word", field="seed", value=seed, most=_LONGEST)
    import unicodedata  # late, as few seeds are words

    return unicodedata.normalize("NFC", word)  # one letter can be typed in several ways


def read_rng(rng: object) -> random.Random:
    """Take a source of random numbers, which is always passed in.

    >>> read_rng(7)
    Traceback (most recent call last):
    sequence_widget.text.errors.RulesError: rng: give a random.Random, such as random.Random(7), \
not 7
    """
    if not isinstance(rng, random.Random):
        raise RulesError("seed.no_rng", field="rng", value=rng)
    return rng
