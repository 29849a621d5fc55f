"""What a page has of a game as a whole: its board and players, its rules, and the words for it."""

from sequence_widget.engine.seats import seat_name
from sequence_widget.game.hiding import Viewer
from sequence_widget.text import Listed, say
from sequence_widget.widget.messages import Json
from sequence_widget.widget.scene import board_trait, for_a_game
from sequence_widget.widget.snapshot import Snapshot

_OF_A_KERNEL = (
    *("ask", "begin", "chooser", "claims", "code", "copied", "copy", "deal", "draw", "enter", "go"),
    *("handover", "keys.cards", "keys.enter", "keys.luck", "legend.chances", "legend.dist"),
    *("legend.numbers", "legend.ratings", "many", "marks.act", "marks.new", "new"),
    *("overlay.chances", "place", "remove", "replace", "reveal", "review", "roll", "said", "saved"),
    *(
        "silent",
        "stop",
        "swap",
        "told.ask",
        "told.claims",
        "told.many",
        "told.said",
        "told.over.chances",
        "undo",
    ),
)
"""What only a kernel can do, by the names of its words: what has no words is not offered."""

_OF_PLAYING = (
    "ui.card.playable",
    "ui.space.asks",
    "ui.space.place",
    "ui.space.replace",
    "ui.space.take",
)
"""What is said of cards and spaces that can be played, which none can on a page."""

_NOT_PLAYED = ("ui.refused.cell", "ui.refused.now")
"""What is said where a card or a space is clicked on."""


def lasting(now: Snapshot) -> Json:
    """Put together what stays the same for a whole game in one language.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("mini-dice", players=["Anna", "Bo"], seed=1), None, None, "en")
    >>> told = lasting(now)
    >>> told["title"], "ui.new" in told["words"], "ui.forward" in told["words"]
    ('Sequence Dice: Anna and Bo', False, True)
    """
    shown = for_a_game(now)
    words = {key: said for key, said in shown["words"].items() if not _is_of_a_kernel(key)}
    words |= dict.fromkeys(_NOT_PLAYED, say("page.not_played", now.language))
    return {
        **shown,
        "words": words,
        "rules": now.game.rules.explain(now.language).splitlines(),
        "title": title_of(now),
        "eyes": eyes_told(now, now.viewer),
    }


def title_of(now: Snapshot) -> str:
    """Name the game and who plays it."""
    who = Listed(tuple(now.name(seat) for seat in range(now.position.players)), "and")
    game = board_trait(now.game, now.language)["title"]
    return say("page.title", now.language, game=game, who=who)


def eyes_told(now: Snapshot, viewer: Viewer) -> str:
    """Say whose cards lie open on a page; nothing of a game in which no cards are hidden."""
    if not now.position.rules.hidden_cards:
        return ""
    if viewer == "all":
        return say("page.all", now.language)
    if viewer is None:
        return say("page.nobody", now.language)
    who = seat_name(now.view, viewer, now.language)
    return say("page.seen_by", now.language, n=now.position.players - 1, who=who)


def _is_of_a_kernel(key: str) -> bool:
    name = key.removeprefix("ui.")
    return key in _OF_PLAYING or any(
        name == each or name.startswith(each + ".") for each in _OF_A_KERNEL
    )
