"""How distributions show: a table with bars, a plot, and the one sentence that goes with both."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sequence_widget.text import Phrase, Words, card_name, in_words, say
from sequence_widget.text.extras import wanted
from sequence_widget.text.numbers import (
    Percent,
    fraction_text,
    number_text,
    percent_text,
    sentence,
    tick_text,
)
from sequence_widget.text.tables import LEFT, RIGHT, Markup, bar, table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_ROWS = 60
_GLANCE, _WHOLE = 16, 40
"""The digits of a fraction that is read at a glance, and of one that is written out at all."""

_COLOUR = "#2f6fd0"


def about_it(about: Phrase, told: Phrase) -> Phrase:
    """Name what something is told of, and tell it."""
    return Phrase("probability.summary.of", {"about": about, "told": told})


@dataclass(frozen=True, slots=True)
class Outcome(Words):
    """An outcome within a sentence."""

    outcome: object

    def said(self, language: str | None) -> str:
        """Put it into words.

        >>> Outcome((3, 4)).said("en"), Outcome(("fox", "lion")).said("nb")
        ('(3, 4)', '(rev, løve)')
        """
        told = outcome_text(self.outcome, language)
        return f"({told})" if isinstance(self.outcome, tuple) else told


def outcome_text(outcome: object, language: str | None = None) -> str:
    """Name an outcome as its reader would.

    >>> outcome_text(("fox", "lion")), outcome_text((3, 4)), outcome_text(7)
    ('fox, lion', '3, 4', '7')
    """
    if isinstance(outcome, tuple):
        return ", ".join(outcome_text(item, language) for item in outcome)
    if outcome == "tie":
        return say("outcome.tie", language)
    return card_name(outcome, language) if isinstance(outcome, str) else in_words(outcome, language)


def summary(
    chances: Mapping[Any, Fraction],
    about: Phrase | None,
    language: str | None,
    *,
    with_mean: bool = True,
) -> str:
    """Say in one sentence how many outcomes there are, which is likeliest, and the mean."""
    likeliest = max(chances, key=chances.__getitem__)
    as_likely = sum(chance == chances[likeliest] for chance in chances.values())
    values: dict[str, object] = {
        "outcomes": Phrase("probability.outcomes", {"n": len(chances)}),
        "likeliest": outcome_text(likeliest, language),
        "chance": Percent(chances[likeliest]),
    }
    key = "probability.summary.one"
    if len(chances) == 1:
        key = "probability.summary.certain"
    elif as_likely == len(chances):
        key = "probability.summary.all_alike"
    elif as_likely > 1:
        key, values["likeliest"] = "probability.summary.several", as_likely
    summed = Phrase(key, values)
    told = sentence(summed if about is None else about_it(about, summed), language)
    numbers = [outcome for outcome in chances if isinstance(outcome, int)]
    of_numbers = len(numbers) == len(chances) > 1 and not isinstance(likeliest, bool)
    if with_mean and of_numbers:
        mean = sum((number * chances[number] for number in numbers), Fraction(0))
        text = number_text(Fraction(mean), language)
        told += in_words(Phrase("probability.summary.mean", {"mean": text}), language)
    return told + "."


def table_html(chances: Mapping[Any, Fraction], caption: str, language: str | None) -> str:
    """Draw a table with a bar a row; the longest tables are cut, and say so."""
    most = max(chances.values())
    rows = [
        [
            outcome_text(outcome, language),
            _fraction(chance, language),
            percent_text(chance, language),
            bar(float(chance / most)),
        ]
        for outcome, chance in list(chances.items())[:_ROWS]
    ]
    beyond = len(chances) - _ROWS
    names = ("outcome", "fraction", "percent")
    return table(
        (RIGHT, RIGHT, LEFT),
        rows,
        heads=[*(say(f"probability.column.{name}", language) for name in names), ""],
        caption=caption,
        more=say("probability.more_rows", language, n=beyond) if beyond > 0 else "",
    )


def _fraction(chance: Fraction, language: str | None) -> str:
    """Write a fraction that is read at a glance; a longer one when pointed at."""
    whole, short = (fraction_text(chance, language, longest) for longest in (_WHOLE, _GLANCE))
    return whole if whole == short else Markup(f'<span title="{whole}">≈ {short}</span>')


def literal(text: str) -> str:
    r"""Write a text for matplotlib so that it is drawn as it is: a `$` in it begins no formula.

    >>> literal("Anna $2")
    'Anna \\$2'
    """
    return text.replace("$", r"\$")


def new_axes(**options: Any) -> "Axes":  # noqa: ANN401 - whatever `subplots` takes
    """Begin a plot. A notebook shows its figure, so that the axes themselves print nothing."""
    with wanted("matplotlib"):
        import matplotlib.pyplot as plt

    ax: Axes = plt.figure(**options).add_subplot()
    ax._ipython_display_ = lambda: None  # type: ignore[attr-defined] # IPython asks for it
    return ax


def plot_bars(
    chances: Mapping[Any, Fraction], title: str, ax: "Axes | None", language: str | None
) -> "Axes":
    """Draw bars with matplotlib; the title says in words what they show."""
    if ax is None:
        ax = new_axes()
    names = [literal(outcome_text(outcome, language)) for outcome in chances]
    heights = [float(chance) for chance in chances.values()]
    ax.bar(range(len(names)), heights, color=_COLOUR)
    few = 12
    crowded = len(names) > few
    ax.set_xticks(range(len(names)), names, rotation=90 if crowded else 0)
    ax.yaxis.set_major_formatter(lambda height, _: tick_text(height, language))
    ax.set_ylabel(say("probability.column.probability", language))
    ax.set_title(literal(title), fontsize=9, wrap=True)
    return ax
