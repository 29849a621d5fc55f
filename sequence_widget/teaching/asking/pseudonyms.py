"""Pseudonyms: what a pupil is called in class, made from the mark of the file of answers."""

from sequence_widget.rules import edition
from sequence_widget.text import Phrase
from sequence_widget.text.chatlines import check_sum
from sequence_widget.text.phrases import Card

_NUMBERS = 10_000


def pseudonym(sheet: str) -> Phrase:
    """Give the pseudonym of a sheet: an animal and a number, the same each time.

    >>> pseudonym("9f3c21aa").said("en"), pseudonym("9f3c21aa").said("nb")
    ('zebra 3432', 'sebra 3432')
    """
    animals = [kind for kind, _ in edition("kids").deck]
    at, number = divmod(int(check_sum(sheet), 16), _NUMBERS)
    card = Card(animals[at % len(animals)])
    return Phrase("pool.pseudonym", {"animal": card, "number": str(number)})
