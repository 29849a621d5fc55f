"""The chances over a game as its analysis has them, for the panel that shows them on a page."""

from sequence_widget.teaching.analysis import Analysis
from sequence_widget.widget.messages import Json
from sequence_widget.widget.panels.chances import (
    chance_text,
    largest_told,
    per_mille,
    points_of,
    title_for,
)
from sequence_widget.widget.snapshot import Snapshot


def chances_over_line(analysis: Analysis, now: Snapshot) -> Json:
    """Tell what holds at every moment of the line that was analysed; nobody asks for more here.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
    >>> game.play(game.position.legal_moves[0])
    >>> analysis = game.analyse(games=100, progress=False)
    >>> told = chances_over_line(analysis, take(game, None, None, "en"))
    >>> told["title"], len(told["lines"]), len(told["swings"]), told["better"]
    ('Chance of winning', 2, 4, False)
    """
    swings = [None, *(analysis.swing(ply) for ply in range(1, analysis.last_ply + 1))]
    return {
        "title": title_for(now, "all"),
        "how": analysis.meaning(now.language),
        "first": 0,
        "lines": [
            [per_mille(chances[seat]) for chances in analysis.chances]
            for seat in map(analysis.seat_for, range(len(analysis.colours())))
        ],
        "swings": [swing and points_of(swing, now) for swing in swings],
        "largest": largest_told(swings, now.language),
        "review": [],
        "better": False,
    }


def chances_at(analysis: Analysis, now: Snapshot) -> Json:
    """Tell the chance of every side at the moment shown, which is one of that line."""
    chances = analysis.chances[now.shown.ply]
    seats = map(analysis.seat_for, range(len(analysis.colours())))
    return {
        "sides": [
            {"seat": seat, "text": chance_text(chances[seat], now.language)} for seat in seats
        ]
    }
