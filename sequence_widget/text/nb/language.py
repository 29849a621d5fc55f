"""Norsk (bokmål) selv: navnet, tall og lister, og hvordan avslag slutter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "number.group": " ",
    "number.times": " · ",
    "number.size": "en brøk med {above} sifre i telleren og {below} i nevneren",
    "language.name": "Norsk bokmål",
    "language.unknown": "det finnes ingen setninger på {language!r}{hint}",
}
