"""What a board asks of the game that is played on it, and nothing else of which game it is."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from sequence_widget.engine import View
from sequence_widget.rules import Rules
from sequence_widget.widget.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseen:
    """A card or a sum that may come next, as the panel `unseen` tells of it."""

    what: str | int
    count: int
    """How many such cards, or ways to roll that sum, there are."""

    chance: Fraction
    helps: bool
    """Whether it completes a line."""

    chosen: bool
    """Whether it is what is pointed at, or fills the space that is."""

    held: tuple[Fraction, ...] = ()
    """How likely each of the others is to hold one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnBoard:
    """What one game has a board say of it.

    A game may leave out any of it; what has hands, cards or dice, its rules say themselves.

    >>> import sequence_widget as sq
    >>> OnBoard().legend(sq.edition("dice"), "en")
    []
    """

    title: str | None = None
    """The key of the game's name; without one, it is called as its edition is."""

    legend: Callable[[Rules, str], list[str]] = lambda _rules, _language: []
    """What spaces or numbers do that do more than bear a chip, in a few words each."""

    protected: Callable[[Rules], frozenset[str]] = lambda _rules: frozenset()
    """The words of the spaces from which no chip may be taken."""

    hints: Callable[[Snapshot], dict[str, str]] = lambda _now: {}
    """What each card in the hand that is seen would do now."""

    claims: Callable[[Rules], tuple[str, ...]] = lambda _rules: ()
    """The verbs of the questions that can be put together about it, by name."""

    unseen: Callable[[View, int | None, str], list[Unseen]] | None = None
    """What may come next, what of it helps a seat, and what goes with the thing pointed at."""
