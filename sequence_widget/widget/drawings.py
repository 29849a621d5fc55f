"""The drawings of the cards, made by the build; they travel only where cards are played."""

import json
from functools import cache

from sequence_widget.rules import Rules
from sequence_widget.widget.front_end import STATIC

_FILE = STATIC / "cards.json"


def drawings_trait(rules: Rules) -> dict[str, str]:
    """Give what is drawn on the cards of a game, by kind; a game of one's own may have others.

    >>> import sequence_widget as sq
    >>> sorted(drawings_trait(sq.edition("mini-kids")))[:3], drawings_trait(sq.edition("dice"))
    (['dragon', 'fox', 'lion'], {})
    """
    if not rules.deck:
        return {}
    drawn = _all()
    return {kind: drawn[kind] for kind in rules.cards if kind in drawn}


@cache
def _all() -> dict[str, str]:
    drawn: dict[str, str] = json.loads(_FILE.read_text(encoding="utf-8"))
    return drawn
