"""What a claim is about on a board: its spaces, kinds of cards and sums."""

from collections.abc import Mapping
from fractions import Fraction

from sequence_widget.engine.view import View
from sequence_widget.exact.claims.about_cards import Dealt, Draws, Holds
from sequence_widget.exact.claims.about_dice import Rolled
from sequence_widget.exact.claims.binding import Source, bound
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.exact.claims.finishing import Finishes
from sequence_widget.exact.dice import roll_sum
from sequence_widget.rules import Rules

Numbers = Mapping[str, int | Fraction]


def cells_about(source: Source, claim: Claim) -> Numbers:
    """Give the spaces that a claim is about, each with a number to lie over it.

    >>> import sequence_widget as sq
    >>> cells_about(sq.edition("mini-dice"), sq.rolls(4))
    {'a2': 1/6 ≈ 16.7 %, 'b3': 1/6 ≈ 16.7 %}
    """
    board, numbers = rules_of(source).board, _numbers(source)
    words, outs = words_about(source, claim), _outs(source, claim)
    words_on = {cell: board.word(cell) for cell in board.cells}
    return {
        cell: numbers.get(word, 0)
        for cell, word in words_on.items()
        if word in words or cell in outs
    }


def words_about(source: Source, claim: Claim) -> set[str]:
    """Give the kinds of cards, or the sums, that a claim speaks of.

    >>> import sequence_widget as sq
    >>> sorted(words_about(sq.edition("kids"), sq.draws("fox") | ~sq.dealt("dragon")))
    ['dragon', 'fox']
    """
    words: set[str] = set()
    for each in (bound(simple, source) for simple in claim.simple):
        if isinstance(each, Holds | Draws | Dealt):
            words.update(each.cards)
        elif isinstance(each, Rolled) and each.what == "rolls":
            words.update(map(str, each.numbers))
    return words


def _outs(source: Source, claim: Claim) -> set[str]:
    """Give the spaces on which a claim says that a line is completed."""
    cells: set[str] = set()
    for each in (bound(simple, source) for simple in claim.simple):
        if isinstance(each, Finishes) and isinstance(source, View):
            cells.update(*source.outs(each.who).values())
    return cells


def _numbers(source: Source) -> Numbers:
    """Give the number that lies over the spaces of each kind or sum."""
    if isinstance(source, View) and source.rules.deck:
        return source.unseen
    rules = rules_of(source)
    if not rules.dice:
        return dict(rules.deck)
    sums = roll_sum(rules)
    return {str(total): sums[total] for total in sums}


def rules_of(source: Source) -> Rules:
    """Give the rules that a question is asked of, or those of a view."""
    return source.rules if isinstance(source, View) else source
