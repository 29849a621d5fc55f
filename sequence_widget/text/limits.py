"""How long a text may be that anybody may have written, so that no file takes an hour to refuse."""

from sequence_widget.text.phrases import SequenceError

MOST_OF_A_RECORD = 6_000_000
"""The characters of a kept game: some twenty times those of a game of 10,000 events."""

MOST_EVENTS = 200_000
"""The events and lines of a kept game: reading it takes seconds, and a kilobyte or so an event."""

MOST_GAMES = 1_000
"""The games that are kept in one file, each begun anew in place of the last."""

MOST_OF_A_LINE = 1_000_000
"""The characters of rules, of a position or of results."""

MOST_OF_AN_EVENT = 1_000
"""The characters of a move, or of what luck brought."""


def check_length(text: str, most: int, kind: type[SequenceError], **values: object) -> None:
    """Refuse a text that is longer than any of its kind.

    >>> from sequence_widget.text import RecordError
    >>> check_length("ab", 2, RecordError)
    >>> check_length("abc", 2, RecordError)
    Traceback (most recent call last):
    sequence_widget.text.errors.RecordError: this text has 3 characters, and at most 2 are read
    """
    if len(text) > most:
        raise kind("text.too_long", most=most, size=len(text), **values)
