"""English itself: its name, its plural, its numbers and lists, and how its refusals end."""

from collections.abc import Mapping


def plural(n: int) -> int:
    """Choose the form of a sentence for the number `n`: 0 is the singular, 1 the plural.

    >>> [plural(n) for n in (0, 1, 2)]
    [1, 0, 1]
    """
    return 0 if n == 1 else 1


SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "hint.did_you_mean": "; did you mean '{name}'?",
    "hint.choices": "; choose from {choices}",
    "hint.nothing": "",
    "list.or": "or",
    "list.and": "and",
    "list.and_that": "and",
    "list.comma": ", ",
    "amount.none": "no {cards}",
    "amount.some": ("{n} {cards}", "{n} {cards}"),
    "number.decimal": ".",
    "number.group": ",",
    "number.percent": "{number}%",
    "number.times": " × ",
    "number.size": "a fraction of {above} digits over {below}",
    "language.name": "English",
    "language.unknown": "there are no sentences in {language!r}{hint}",
}
