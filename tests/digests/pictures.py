"""Pictures of claims: drawn, in letters and as a table, in every language."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import sequence_widget as sq
from tests.digests.canonical import LANGUAGES, Case, in_lines, table

_DRAGON, _FOX = sq.holds("Bo", "dragon"), sq.draws("tiger", "fox")
_SEVEN, _SIX, _SAME = sq.rolls(7), sq.shows(6), sq.doubles()


def _pictures() -> Mapping[str, Callable[..., sq.Picture]]:
    view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    return {
        "tree": partial(sq.tree, view, _DRAGON, _FOX),
        "tree of a thousand": partial(sq.tree, "dice", _SEVEN, _SIX, _SAME, of=1000),
        "two-way": partial(sq.two_way, "dice", _SEVEN, _SIX),
        "two-way by row given": partial(
            sq.two_way, view, _DRAGON, _FOX, sq.holds("Bo", "lion"), share="row"
        ),
        "venn": partial(sq.venn, view, _DRAGON, _FOX),
        "venn of three": partial(sq.venn, "dice", _SEVEN, _SIX, _SAME),
        "square": partial(sq.square, view, _DRAGON, _FOX),
        "icons given": partial(sq.icons, view, _DRAGON, _FOX),
        "grid of rolls": partial(sq.grid, "dice", _SEVEN, _SIX),
        "grid of cards given": partial(sq.grid, view, _FOX, given=~sq.draws("lion")),
    }


def _text(picture: Callable[..., sq.Picture]) -> str:
    told = []
    for language in LANGUAGES:
        shown = picture(language=language)
        told += [str(shown), shown.to_html(), shown.to_svg()]
    return in_lines([*told, table(picture().to_frame())])


def cases() -> Iterator[Case]:
    for name, picture in _pictures().items():
        yield Case(f"pictures/{name.replace(' ', '-')}", partial(_text, picture))
