"""Norsk (bokmål) selv: navnet, flertall, tall og lister, og hvordan avslag slutter."""

from collections.abc import Mapping


def plural(n: int) -> int:
    """Velg formen til tallet `n`: 0 er entall, 1 flertall.

    >>> [plural(n) for n in (0, 1, 2)]
    [1, 0, 1]
    """
    return 0 if n == 1 else 1


SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "hint.did_you_mean": "; mente du «{name}»?",
    "hint.choices": "; velg blant {choices}",
    "hint.nothing": "",
    "list.or": "eller",
    "list.and": "og",
    "list.and_that": "og at",
    "list.comma": ", ",
    "amount.none": "ingen {cards}",
    "amount.some": ("{n} {cards}", "{n} {cards}"),
    "number.decimal": ",",
    "number.group": "\u00a0",
    "number.percent": "{number}\u00a0%",
    "number.times": " · ",
    "number.size": "en brøk med {above} sifre i telleren og {below} i nevneren",
    "language.name": "Norsk bokmål",
    "language.unknown": "det finnes ingen setninger på {language!r}{hint}",
}
