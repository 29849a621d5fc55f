"""The catalogues: every sentence in every language; a language is a folder beside this file."""

from collections.abc import Callable, Mapping

from sequence_widget.text import en, nb

KEPT_IN = "en"
"""The language of what is kept and compared: records, positions, columns; the first one spoken."""

LANGUAGES: Mapping[str, Mapping[str, str | tuple[str, ...]]] = {
    "en": en.SENTENCES,
    "nb": nb.SENTENCES,
}
"""The sentences by language code. Of several forms of one, `n` chooses, by `PLURALS`."""

CALLED: Mapping[str, str] = {"no": "nb", "norsk": "nb", "bokmål": "nb", "english": "en"}
"""Other names that people give a language, with its code."""

PLURALS: Mapping[str, Callable[[int], int]] = {"en": en.plural, "nb": nb.plural}
"""By language code: which form goes with a number, counted from 0."""
