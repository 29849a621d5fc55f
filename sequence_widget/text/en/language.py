"""English itself: its name, how it writes numbers and lists, and how its refusals end."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
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
    "number.group": " ",
    "number.times": " × ",
    "number.size": "a fraction of {above} digits over {below}",
    "language.name": "English",
    "language.unknown": "there are no sentences in {language!r}{hint}",
}
