"""The catalogues: every sentence in every language; a language is a folder beside this file."""

from collections.abc import Mapping

from sequence_widget.text import en, nb

KEPT_IN = "en"
"""The language of what is kept and compared: records, positions, columns; the first one spoken."""

LANGUAGES: Mapping[str, Mapping[str, str | tuple[str, str]]] = {
    "en": en.SENTENCES,
    "nb": nb.SENTENCES,
}
"""The sentences by language code. A pair is a singular and a plural, chosen by `n`."""
