"""Norwegian (bokmål): every sentence and every card's name, by subject."""

from sequence_widget.text.nb import (
    analysis,
    board,
    cards,
    claims,
    engine,
    exact,
    games,
    language,
    lessons,
    page,
    pictures,
    playing,
    records,
    rules,
    simulation,
    site,
    teaching,
    turns,
    what_if,
)
from sequence_widget.text.nb.language import plural

__all__ = ["SENTENCES", "plural"]

SENTENCES = {
    **language.SENTENCES,
    **engine.SENTENCES,
    **games.SENTENCES,
    **records.SENTENCES,
    **board.SENTENCES,
    **cards.SENTENCES,
    **rules.SENTENCES,
    **exact.SENTENCES,
    **claims.SENTENCES,
    **pictures.SENTENCES,
    **simulation.SENTENCES,
    **site.SENTENCES,
    **playing.SENTENCES,
    **analysis.SENTENCES,
    **teaching.SENTENCES,
    **lessons.SENTENCES,
    **page.SENTENCES,
    **turns.SENTENCES,
    **what_if.SENTENCES,
}
"""Blanks stand in braces; of several forms `plural` chooses the one for a number `n`."""
