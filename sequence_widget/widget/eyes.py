"""With whose eyes a board looks: with those of the hand that lies open, and an onlooker's.

What goes when a hand is turned over is seen with the eyes of that hand. What stays is seen by
nobody in particular where several people share the screen, since the next of them reads it too.
"""

from typing import Literal

from sequence_widget.engine import View
from sequence_widget.engine.seats import seat_name
from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.simulation.rating import Ratings
from sequence_widget.text import say
from sequence_widget.widget.snapshot import Snapshot, view_for

Show = Literal["mover", "all", "none"] | int


def viewer_of(game: Game, show: Show) -> Viewer:
    """Say whose cards are seen now.

    `mover` is the person whose turn it is at the tip of the line, or was last: stepping back
    never turns over another hand, nor does a bot's turn. A person alone among bots is always it.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.play("tiger b1"); game.back(2)
    >>> viewer_of(game, "mover"), viewer_of(game, "none"), viewer_of(game, 0)
    (1, None, 0)
    """
    if show == "all":
        return "all"
    if show == "none":
        return None
    if show != "mover":
        return show if show < len(game.players) else None  # another game may have fewer seats
    people = _people(game)
    if len(people) == 1:
        return people[0]
    here = game.tip
    while True:
        seat = here.position.turn
        if seat in people:
            return seat
        if here.parent is None:
            return None
        here = here.parent


def reader_of(game: Game, show: Show) -> Viewer:
    """Say whose cards the list of moves and the chart may tell of: they stay when a hand goes.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> reader_of(game, "mover"), reader_of(game, 0)
    (None, 0)
    """
    shared = show == "mover" and len(_people(game)) > 1
    return None if shared else viewer_of(game, show)


def _people(game: Game) -> list[int]:
    return [seat for seat in range(len(game.players)) if seat not in game.bots]


def eyes_of_moves(now: Snapshot) -> Viewer:
    """Say with whose eyes the chances after every move are told, which lie over the spaces.

    They are those of the hand that lies open, as for all figures on the board.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> eyes_of_moves(take(game, 0, None, "en")), eyes_of_moves(take(game, 0, 0, "en"))
    (0, None)
    """
    return "all" if all_lies_open(now.game) else now.eyes


def eyes_of_line(now: Snapshot) -> Viewer:
    """Say with whose eyes the chances over the whole line of play are told.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> [eyes_of_line(take(game, 0, None, "en", reader=reader)) for reader in (None, 1)]
    [None, 1]
    >>> dice = sq.Game("dice", players=["Anna", "Bo"], seed=7)
    >>> eyes_of_line(take(dice, 0, None, "en"))
    'all'
    """
    return "all" if all_lies_open(now.game) else now.reader


def eyes_of_ends(now: Snapshot) -> Viewer:
    """Say with whose eyes the chances at the ends of the courses are told that are not over.

    They could all be gone back to, so a hand that lies open at the end of one opens none of them.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> [eyes_of_ends(take(game, 0, None, "en", reader=reader)) for reader in (None, 1)]
    [None, 1]
    """
    return now.reader if now.position.rules.hidden_cards else "all"


def view_that_stays(now: Snapshot) -> View:
    """Give the position as it is seen by whoever may read what stays when a hand is turned over.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> view_that_stays(take(sq.Game("kids", seed=7), 0, None, "en")).hand
    ()
    """
    return view_for(now.game, now.reader)


def seen_by(told: str, now: Snapshot, eyes: Viewer) -> str:
    """Add to what a chance is of from what it is told; with no hidden cards there is no need.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> seen_by("chance of winning", now, 1), seen_by("chance of winning", now, None)
    ('chance of winning, from what Bo can see', 'chance of winning, from what lies face up')
    """
    known = eyes_told(now, eyes)
    return f"{told}, {known}" if known else told


def eyes_told(now: Snapshot, eyes: Viewer) -> str:
    """Say from what a chance is told; nothing where there are no hidden cards.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> eyes_told(take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en"), 1)
    'from what Bo can see'
    """
    language = now.language
    if not now.position.rules.hidden_cards:
        return ""
    if eyes is None:
        return say("widget.eyes.nobody", language)
    if eyes == "all":
        return say("widget.eyes.all", language)
    return say("widget.eyes.seat", language, who=seat_name(now.view, eyes, language))


def eyes_of_class(now: Snapshot) -> Viewer:
    """Say with whose eyes a class is asked: its question stays when a hand is turned over.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> [eyes_of_class(take(game, 0, None, "en", reader=reader)) for reader in (None, 0)]
    [None, 0]
    """
    return now.reader if now.position.rules.hidden_cards else now.eyes


def may_show(ratings: Ratings, now: Snapshot) -> bool:
    """Whether ratings are of the position shown, and by what lies open on this screen.

    The moves that are rated tell the cards of whoever could make them.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("mini-kids", players=["Anna", "Bo"], seed=7)
    >>> ratings = game.seen_by("Anna").rate_moves(games=20)
    >>> [may_show(ratings, take(game, viewer, None, "en")) for viewer in (0, 1, None)]
    [True, False, False]
    """
    hides = now.position.rules.hidden_cards and ratings.view is not None
    seat = ratings.view.seat if ratings.view is not None else None
    return ratings.is_of(now.position) and (not hides or now.eyes in ("all", seat))


def all_lies_open(game: Game) -> bool:
    """Whether nothing is hidden, or no more: the game is over, and no line of it left unfinished.

    What was hidden in a line that could still be gone back to is hidden. One that was tried after
    the end leaves open what lay open by then.

    >>> import sequence_widget as sq
    >>> all_lies_open(sq.Game("kids", seed=7)), all_lies_open(sq.sample_game("anna-and-bo"))
    (False, True)
    """
    if not game.rules.hidden_cards:
        return True
    return game.tip.position.is_over and all(
        way.end.position.is_over or way.first.number > game.tip.number for way in game.variations
    )
