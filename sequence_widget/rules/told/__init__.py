"""The rules of an edition, told in words, with whatever was changed in them."""

from collections.abc import Callable
from typing import Any

from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import KidsRules
from sequence_widget.rules.registry import edition
from sequence_widget.rules.rules import Rules
from sequence_widget.rules.told.dice import dice_told
from sequence_widget.rules.told.kids import kids_told
from sequence_widget.rules.told.shared import Paragraph
from sequence_widget.text import Phrase

_GAMES: dict[type[Rules], Callable[[Any], list[Paragraph]]] = {
    KidsRules: kids_told,
    DiceRules: dice_told,
}


def edition_name(rules: Rules) -> Phrase:
    """Name the edition in words, and say if its rules were changed.

    >>> edition_name(edition("kids").but(dragons=4)).said("en")
    'Sequence for Kids, with changed rules.'
    """
    usual = rules == edition(rules.edition)
    name = Phrase(f"edition.{rules.edition}")
    return Phrase("explain.edition" if usual else "explain.changed", {"edition": name})


def paragraphs(rules: Rules) -> list[Paragraph]:
    """Tell the rules in sentences, those of a paragraph together."""
    told = _GAMES.get(type(rules))
    return [[edition_name(rules)], *(told(rules) if told else [])]
