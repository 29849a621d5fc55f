"""English: every sentence and every card's name, by subject."""

from sequence_widget.text.en import (
    analysis,
    board,
    cards,
    engine,
    exact,
    games,
    language,
    lessons,
    records,
    rules,
    simulation,
    teaching,
    turns,
)

SENTENCES = {
    **language.SENTENCES,
    **engine.SENTENCES,
    **games.SENTENCES,
    **records.SENTENCES,
    **board.SENTENCES,
    **cards.SENTENCES,
    **rules.SENTENCES,
    **exact.SENTENCES,
    **simulation.SENTENCES,
    **analysis.SENTENCES,
    **teaching.SENTENCES,
    **lessons.SENTENCES,
    **turns.SENTENCES,
}
"""Blanks stand in braces; a pair is a singular and a plural."""
