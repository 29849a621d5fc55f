"""What the rules of any game are told in: its players, its goal, its free spaces."""

from sequence_widget.rules.board import FREE
from sequence_widget.rules.rules import Rules
from sequence_widget.text import Listed, Phrase

Paragraph = list[Phrase]


def number(key: str, n: int, **values: object) -> Phrase:
    """Say a sentence that has a form for each number."""
    return Phrase(key, {"n": n, **values})


def players(rules: Rules) -> Phrase:
    """Say how many may play."""
    return Phrase("explain.players", {"counts": Listed(rules.player_counts, "or")})


def goal(rules: Rules) -> Paragraph:
    """Say how many in a row win."""
    runs = {rules.run(players) for players in rules.player_counts}
    if runs == {1}:
        return [number("explain.goal", 1)]
    if len(runs) == 1:
        goal = number("explain.goal", *runs)
    else:
        goal = Phrase("explain.goals", {"most": max(runs), "least": min(runs)})
    return [goal, Phrase("explain.longer")]


def free(rules: Rules) -> Paragraph:
    """Say what free spaces are, if there are any."""
    free = rules.board.words.count(FREE)
    return [number("explain.free", free)] if free else []
