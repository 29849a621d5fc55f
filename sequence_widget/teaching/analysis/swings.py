"""A swing: what one event of a game changed, told in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import overload

from sequence_widget.engine import Chance, Event
from sequence_widget.engine.events import written
from sequence_widget.teaching.analysis.gain import Gain
from sequence_widget.text import Card, Listed, Named, Phrase, in_words
from sequence_widget.text.numbers import decimal_text

_TWO = 2
_HALF_A_POINT = Fraction(1, 200)


@dataclass(frozen=True, slots=True, repr=False)
class Swing:
    """What the event that led to `ply` changed for every side."""

    ply: int
    event: Event
    mover: int | None
    """The seat whose turn it was."""

    gains: tuple[Gain, ...]
    """What it changed, by side."""

    sides: tuple[int, ...]
    players: tuple[str, ...]

    @property
    def size(self) -> Fraction:
        """How much it changed for the side that it changed most for."""
        return max(abs(gain.value) for gain in self.gains)

    @property
    def side(self) -> int:
        """The side to tell of: who moved, or else whom luck favoured or hurt most.

        Of two sides that is the one that gained.
        """
        if not isinstance(self.event, Chance) and self.mover is not None:
            return self.sides[self.mover]
        values = [gain.value for gain in self.gains]
        if len(values) == _TWO:
            return values.index(max(values))
        return max(range(len(values)), key=lambda side: abs(values[side]))

    def phrase(self) -> Phrase:
        """Tell of it in a sentence."""
        value = self.gains[self.side].value
        names = tuple(
            Named(name)
            for name, side in zip(self.players, self.sides, strict=True)
            if side == self.side
        )
        what = self._event()
        if abs(value) < _HALF_A_POINT:
            return Phrase("analysis.swing.none", {"what": what})
        points = round(abs(100 * value))
        key = "analysis.swing.gave" if value > 0 else "analysis.swing.cost"
        return Phrase(key, {"what": what, "who": Listed(names, "and"), "n": points})

    def _event(self) -> object:
        if isinstance(self.event, Chance):
            if self.event.faces:
                return Phrase("analysis.roll", {"total": self.event.total})
            return Phrase("analysis.draw", {"card": Card(self.event.card or "")})
        return Phrase("analysis.move", {"move": written(self.event)})

    def to_text(self, language: str | None = None) -> str:
        """Put it into words.

        >>> from sequence_widget.engine import read_event
        >>> from sequence_widget.exact import Probability
        >>> up, down = Gain(((1, Probability(9, 50)),)), Gain(((-1, Probability(9, 50)),))
        >>> Swing(14, read_event("roll 3+4"), 1, (down, up), (0, 1), ("Anna", "Bo"))
        the roll of 7 gave Bo 18 points
        """
        return in_words(self.phrase(), language)

    def short(self, side: int, language: str | None = None) -> str:
        """Write what it changed for a side in whole points: "+9", "-3"."""
        text = decimal_text(100 * self.gains[side].value, 0, language)
        return text if text.startswith("-") or text == "0" else f"+{text}"

    def __repr__(self) -> str:
        return self.to_text()


@dataclass(frozen=True, slots=True, repr=False)
class Swings(Sequence[Swing]):
    """Several swings, a sentence each."""

    rows: tuple[Swing, ...]

    @overload
    def __getitem__(self, index: int) -> Swing: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Swing, ...]: ...
    def __getitem__(self, index: int | slice) -> Swing | tuple[Swing, ...]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Swing]:
        return iter(self.rows)

    def to_text(self, language: str | None = None) -> str:
        """Put them into words, a line each, with their plies."""
        rows = (Phrase("analysis.at", {"ply": each.ply, "what": each.phrase()}) for each in self)
        return "\n".join(in_words(row, language) for row in rows)

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        lines = self.to_text().splitlines()
        return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
