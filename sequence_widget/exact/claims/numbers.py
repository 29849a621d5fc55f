"""How many of some cards a hand has or draws bring, and what is left: counted without a claim."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from sequence_widget.engine.kids import KidsView
from sequence_widget.exact.claims.claim import And
from sequence_widget.exact.claims.laying_out import layout_of
from sequence_widget.exact.claims.table import Table, table_of
from sequence_widget.exact.formulas import hypergeometric
from sequence_widget.exact.ways import Counts, Part, Values, ways

if TYPE_CHECKING:
    from sequence_widget.exact.claims.about_cards import Holds, NoWin


def count_numbers(
    table: Table, kinds: Sequence[Iterable[str]], hand: int | None = None, draws: int = 0
) -> dict[tuple[int, ...], int]:
    """Count the ways by how many of each of some sets of kinds are in a hand, or are drawn.

    >>> import sequence_widget as sq
    >>> table = table_of(sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0))
    >>> count_numbers(table, [["wolf"], ["lion", "fox"]], hand=1)
    {(0, 0): 7, (0, 1): 4, (1, 0): 2}
    """
    if len(kinds) == 1 and not table.facts and draws <= table.deck:
        hits, size = table.unseen_of(tuple(kinds[0])), table.hands.get(hand, draws)
        return {(n,): count for n, count in hypergeometric(table.total, hits, size).items()}
    layout = layout_of(table, (), hand, draws, kinds)
    found: Counter[tuple[int, ...]] = Counter()
    for (_, values), n in ways(layout.places, layout.parts, layout.checks)[0].items():
        found[cast("tuple[int, ...]", values[: layout.first])] += n
    return dict(sorted(found.items()))


def count_left(table: Table) -> tuple[list[list[str]], list[int]]:
    """Sort the unseen kinds into groups that nothing learnt tells apart, and count what is left.

    Left are the cards in no hand that something was learnt about, over all ways to deal those.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
    >>> count_left(table_of(view.given(sq.holds(1, "fox", "wolf"))))
    ([['dragon', 'lion', 'panda', 'tiger', 'unicorn', 'zebra'], ['fox', 'wolf']], [36, 12])
    """
    groups = _told_apart(table)
    layout = layout_of(table, ())
    counted, _ = ways(layout.places, layout.parts, layout.checks, groups)
    total = [0] * len(groups)
    for (left, _), n in counted.items():
        for at, count in enumerate(left):
            total[at] += n * count
    return groups, total


def hands_that_agree(
    view: KidsView,
) -> tuple[list[list[str]], list[tuple[tuple[tuple[int, Counts], ...], int]]]:
    """Give every way to deal the hands that something was learnt about, with its weight.

    Kinds that nothing learnt tells apart are one group; a hand says how many it has of each.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
    >>> hands_that_agree(view.given(sq.holds(1, "fox", "wolf")))[1]
    [(((1, (0, 1)),), 4)]
    """
    table = table_of(view)
    groups = _told_apart(table)
    layout = layout_of(table, ())
    dealt = [
        Part(frozenset(kinds), frozenset({place.name}))
        for place in layout.places
        for kinds in groups
    ]
    counts: Counter[Values] = Counter()
    for (_, values), n in ways(layout.places, [*layout.parts, *dealt], layout.checks)[0].items():
        counts[values[len(layout.parts) :]] += n
    size = len(groups)
    seats = [cast("int", place.name) for place in layout.places]
    found = [
        (
            tuple([(seat, values[n * size : (n + 1) * size]) for n, seat in enumerate(seats)]),
            counts[values],
        )
        for values in sorted(cast("Counter[Counts]", counts))
    ]
    return groups, found


def _told_apart(table: Table) -> list[list[str]]:
    """Put the unseen kinds together that nothing learnt tells apart."""
    told = [cast("Holds | NoWin", claim).cards for claim in And(table.facts).simple]
    groups: dict[tuple[bool, ...], list[str]] = {}
    for kind in sorted(table.unseen):
        groups.setdefault(tuple([kind in cards for cards in told]), []).append(kind)
    return [*groups.values()]
