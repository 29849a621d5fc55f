"""Values side by side: chances, estimates, means and counts in one table, each with its bar."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from typing import TYPE_CHECKING, Any

from sequence_widget.drawing.svg import element
from sequence_widget.engine import Chance, Move
from sequence_widget.engine.events import written
from sequence_widget.exact import Probability, Proven
from sequence_widget.exact.figures import literal, new_axes, outcome_text
from sequence_widget.game import Game
from sequence_widget.simulation import Estimate, Tally
from sequence_widget.text import in_words, say
from sequence_widget.text.errors import QuestionError
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import (
    decimal_text,
    digits_of,
    number_text,
    percent_text,
    probability_text,
    tick_text,
)
from sequence_widget.text.tables import LEFT, Markup, table

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_COLOUR = "#2f6fd0"
_WIDEST = 240
_HEIGHT = 14
_LONGEST = 16
"""So many digits of a fraction are shown where values are compared; of others, per cent."""

Barred = Probability | Proven | Estimate | Tally | Fraction | float
"""What a bar can be drawn for; of a tally it is the mean."""


@dataclass(frozen=True, slots=True, repr=False)
class Bars:
    """Values by name, to be compared; `sq.bars` puts them side by side."""

    values: Mapping[Any, Barred]

    def explain(self, language: str | None = None) -> str:
        """Tell every value, a line each.

        >>> import sequence_widget as sq
        >>> sums = sq.roll_sum("dice")
        >>> print(sq.bars({"a 7": sums[7], "a 12": sums[12]}).explain())
        a 7: 1/6 ≈ 16.7%
        a 12: 1/36 ≈ 2.8%
        """
        named = self.values.items()
        return "\n".join(
            f"{_name(name, language)}: {_told(value, language)}" for name, value in named
        )

    def to_frame(self) -> "pd.DataFrame":
        """Give a table, a row a name: `name`, `value`, and of what was simulated `low`, `high`."""
        with wanted("pandas"):
            import pandas as pd

        rows = [(name, _length(value), *_ends(value)) for name, value in self.values.items()]
        return pd.DataFrame(rows, columns=["name", "value", "low", "high"])

    def to_html(self, language: str | None = None) -> str:
        """Give a table with bars, as a notebook shows it."""
        longest = max(max(_length(value), *_ends(value)) for value in self.values.values())
        scale = _WIDEST / (longest or 1)
        rows = [
            (_name(name, language), _told(value, language), _bar(value, scale))
            for name, value in self.values.items()
        ]
        return table((LEFT, LEFT), rows)

    def plot(self, ax: "Axes | None" = None, language: str | None = None) -> "Axes":
        """Draw the bars with matplotlib, and over those of estimates their 95 % intervals."""
        if ax is None:
            ax = new_axes(layout="constrained")
        places = range(len(self.values))
        ax.barh(places, [_length(value) for value in self.values.values()], color=_COLOUR)
        for place, value in enumerate(self.values.values()):
            ax.plot(_ends(value), [place, place], color="black", marker="|")
        ax.set_yticks(places, [literal(_name(name, language)) for name in self.values])
        ax.xaxis.set_major_formatter(lambda value, _: tick_text(value, language))
        ax.invert_yaxis()
        return ax

    def __repr__(self) -> str:
        return f"<Bars: {'; '.join(self.explain().splitlines())}>"

    def _repr_html_(self) -> str:
        return self.to_html()


def bars(values: Mapping[Any, object]) -> Bars:
    """Put values side by side, by name: chances, estimates with their intervals, means or counts.

    Of a tally of games' lengths, the mean is shown with its interval.

    >>> import sequence_widget as sq
    >>> first = sq.simulate("mini-dice", seed=1).win_rate("first")
    >>> sq.bars({"a 7": sq.roll_sum("dice")[7], "whoever begins": first})
    <Bars: a 7: 1/6 ≈ 16.7%; whoever begins: 0.569 (95%: 0.559–0.578, n = 10,000)>
    """
    if not isinstance(values, Mapping) or not values:
        raise QuestionError("bars.no_values", value=values)
    read: dict[Any, Barred] = {}
    for name, value in values.items():
        number = isinstance(value, Real | Proven | Estimate | Tally) and not isinstance(value, bool)
        if not number or _length(value) < 0:  # type: ignore[arg-type] # it is a number
            raise QuestionError("bars.no_value", name=str(name), value=value)
        read[name] = value  # type: ignore[assignment] # as above
    return Bars(read)


def rolled(game: Game) -> Bars:
    """Count the sums that were rolled on the way to where a game of dice is shown.

    >>> import sequence_widget as sq
    >>> game = sq.Game(sq.position("mini-dice"), luck="ask")
    >>> game.play("roll 4"); game.play("place a2"); game.play("roll 4")
    >>> sq.rolled(game)
    <Bars: 1: 0; 2: 0; 3: 0; 4: 2; 5: 0; 6: 0>
    """
    if not isinstance(game, Game):
        raise QuestionError("rolled.no_game", value=game)
    if not game.rules.dice:
        raise QuestionError("bars.no_dice")
    passed = game.events[: game.ply]
    came = [each.total for each in passed if isinstance(each, Chance) and each.kind == "roll"]
    return Bars({each: came.count(each) for each in sorted(game.rules.sums)})


def _name(name: object, language: str | None) -> str:
    if isinstance(name, Move):
        return in_words(written(name), language)
    return outcome_text(name, language)


def _length(value: Barred) -> float:
    return value.mean() if isinstance(value, Tally) else float(value)


def _ends(value: Barred) -> tuple[float, float]:
    """Give the ends of an interval, or twice the value where there is none to be seen."""
    if isinstance(value, Estimate):
        return value.interval()
    if isinstance(value, Tally) and value.n > 1:
        return value.mean_interval()
    return (_length(value), _length(value))


def _told(value: Barred, language: str | None) -> str:
    if isinstance(value, Estimate):
        return value.to_text(language)
    if isinstance(value, Tally):
        low, mean, high = (
            decimal_text(Fraction(each), 2, language)
            for each in (_ends(value)[0], value.mean(), _ends(value)[1])
        )
        return say("bars.mean", language, mean=mean, low=low, high=high, games=value.n)
    if isinstance(value, Proven):
        return value.in_language(language)
    if isinstance(value, Probability):
        long = sum(digits_of(value)) > _LONGEST
        return (percent_text if long else probability_text)(value, language)
    if isinstance(value, int | Fraction):
        return number_text(Fraction(value), language)
    return decimal_text(Fraction(value), 3, language)


def _bar(value: Barred, scale: float) -> Markup:
    """Draw a bar, and the interval of what was simulated as a thin line with two ends."""
    low, high = (scale * end for end in _ends(value))
    middle = _HEIGHT / 2
    ends = f"M{low:.1f} 2v{_HEIGHT - 4}M{low:.1f} {middle:g}H{high:.1f}M{high:.1f} 2v{_HEIGHT - 4}"
    style = "fill:none;stroke:currentColor;stroke-width:1.5"
    interval = element("path", d=ends, style=style) if high > low else Markup()
    size = {"y": 2, "width": scale * _length(value), "height": _HEIGHT - 4}
    bar = element("rect", **size, style=f"fill:{_COLOUR}")
    room = {"width": _WIDEST + 4, "height": _HEIGHT, "style": "display:block"}
    return element("svg", bar, interval, aria_hidden="true", **room)
