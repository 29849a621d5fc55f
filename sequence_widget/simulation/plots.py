"""Plots with matplotlib, imported only when one is asked for. Each title says what is shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sequence_widget.engine.events import written
from sequence_widget.exact.figures import literal, new_axes
from sequence_widget.simulation.results import is_first
from sequence_widget.text import in_words, player_name, say
from sequence_widget.text.numbers import tick_text
from sequence_widget.text.tables import LEFT, RIGHT, bar, table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from sequence_widget.simulation.rating import Ratings
    from sequence_widget.simulation.results import Convergence, Results
    from sequence_widget.simulation.tallies import Tally

_COLOUR = "#2f6fd0"


def plot_shares(results: "Results", ax: "Axes | None", language: str | None) -> "Axes":
    """Draw every player's share as a bar with its interval."""
    ax = ax or new_axes()
    names, estimates = zip(*results.shown(language), strict=True)
    values = [estimate.value for estimate in estimates]
    bounds = [estimate.interval() for estimate in estimates]
    below = [value - low for value, (low, _) in zip(values, bounds, strict=True)]
    above = [high - value for value, (_, high) in zip(values, bounds, strict=True)]
    places = range(len(names))
    ax.bar(places, values, color=_COLOUR)
    ax.set_xticks(places, [literal(name) for name in names])
    ax.errorbar(places, values, yerr=[below, above], fmt="none", ecolor="black", capsize=4)
    ax.set_ylim(0, 1)
    ax.yaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    ax.set_ylabel(say("simulation.share", language))
    title = say("simulation.shares", language, games=in_words(results.games, language))
    _entitle(ax, title, in_words(results.who_played(), language))
    return ax


def plot_tally(tally: "Tally", ax: "Axes | None", language: str | None) -> "Axes":
    """Draw a histogram."""
    ax = ax or new_axes()
    ax.bar(list(tally), [count / tally.n for count in tally.values()], width=1, color=_COLOUR)
    ax.set_xlabel(say("simulation.length", language))
    ax.yaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    ax.set_ylabel(say("simulation.share", language))
    _entitle(ax, tally.summary(language))
    return ax


def tally_html(tally: "Tally", language: str | None = None) -> str:
    """Draw a table of the lengths with a bar a row, the summary above it."""
    groups = tally.grouped()
    highest = max(groups.values())
    rows = [
        [
            str(least) if least == most else f"{least}–{most}",
            in_words(count, language),
            bar(count / highest),
        ]
        for (least, most), count in groups.items()
    ]
    heads = [*(say(f"simulation.{name}", language) for name in ("length", "games")), ""]
    return table((RIGHT, LEFT), rows, heads=heads, caption=tally.summary(language))


def plot_convergence(
    settling: "Convergence", who: int | str | None, ax: "Axes | None", language: str | None
) -> "Axes":
    """Draw estimates over growing numbers of games, with their intervals."""
    ax = ax or new_axes()
    players = settling.results.players
    shown = range(len(players)) if who is None else [who]
    lines, names = [], []
    for each in shown:
        estimates = settling.estimates(each)
        bounds = [estimate.interval() for estimate in estimates]
        name = say("simulation.first", language) if is_first(each) else _name(players, each)
        names.append(player_name(name, language))
        (line,) = ax.plot(settling.points, [estimate.value for estimate in estimates])
        lines.append(line)
        low, high = zip(*bounds, strict=True)
        ax.fill_between(settling.points, low, high, alpha=0.2, color=line.get_color())
    ax.set_xscale("log")
    ax.set_xlabel(say("simulation.games", language))
    ax.yaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    ax.set_ylabel(say("simulation.share", language))
    told = in_words(settling.results.who_played(), language)
    _entitle(ax, say("simulation.settling", language), told)
    legend = ax.legend(lines, map(str, range(len(lines))))  # it leaves out names that begin with _
    for entry, name in zip(legend.get_texts(), names, strict=True):
        entry.set_text(literal(name))
    return ax


def plot_ratings(ratings: "Ratings", ax: "Axes | None", language: str | None) -> "Axes":
    """Draw every move's estimate as a point with its interval, the best on top."""
    ax = ax or new_axes()
    names = [literal(in_words(written(row.move), language)) for row in ratings]
    values = [row.estimate.value for row in ratings]
    bounds = [row.estimate.interval() for row in ratings]
    below = [value - low for value, (low, _) in zip(values, bounds, strict=True)]
    above = [high - value for value, (_, high) in zip(values, bounds, strict=True)]
    places = range(len(names))
    ax.errorbar(values, places, xerr=[below, above], fmt="o", color=_COLOUR, capsize=4)
    ax.set_yticks(places, names)
    ax.invert_yaxis()
    ax.xaxis.set_major_formatter(lambda share, _: tick_text(share, language))
    ax.set_xlabel(say("simulation.share", language))
    ax.set_ylabel(say("simulation.move", language))
    told = in_words(ratings.who_played(), language)
    _entitle(ax, say("simulation.rated", language), told)
    return ax


def _entitle(ax: "Axes", *lines: str) -> None:
    ax.set_title(literal("\n".join(lines)), fontsize=9, wrap=True)


def _name(players: Sequence[str], who: int | str) -> str:
    return who if isinstance(who, str) else players[who]
