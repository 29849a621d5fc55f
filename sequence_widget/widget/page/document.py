"""The page as a file: what is in it, who sees it, and how it is kept from any network."""

import base64
import hashlib
from copy import copy
from html import escape
from os import PathLike

from sequence_widget.engine import View
from sequence_widget.engine.picture import describe, draw_svg
from sequence_widget.engine.seats import seat_name
from sequence_widget.game import Game
from sequence_widget.game.change_lock import CHANGE_LOCK
from sequence_widget.game.hiding import Viewer
from sequence_widget.teaching.analysis import Analysis
from sequence_widget.text import (
    LANGUAGES,
    Phrase,
    RulesError,
    SequenceError,
    say,
    spoken,
)
from sequence_widget.text.json_in_html import json_in_html
from sequence_widget.text.numbers import Prose
from sequence_widget.widget.eyes import viewer_of
from sequence_widget.widget.front_end import STATIC
from sequence_widget.widget.page.place import check_place, write
from sequence_widget.widget.page.told import Told, told
from sequence_widget.widget.screen import read_show
from sequence_widget.widget.snapshot import view_for

_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src data:;"
    " base-uri 'none'; form-action 'none'"
)
_PAGE = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>{style}</style>
</head>
<body class="sqw-page">
<header><h1 id="title">{title}</h1> <p id="eyes">{eyes}</p></header>
<main id="board"><img alt="{text}" src="data:image/svg+xml;base64,{picture}"></main>
<noscript><p>{no_script}</p></noscript>
<script type="application/json" id="game">{game}</script>
<script>{script}</script>
</body>
</html>
"""


def write_page(
    game: Game,
    path: str | PathLike[str],
    show: str | int | None,
    language: str | None,
    analysis: Analysis | None,
) -> Prose:
    """Write the page of a game; see `Game.to_html`."""
    first = spoken(language)
    check_place(path)
    with CHANGE_LOCK:  # another thread may play on
        led = copy(game)
    viewer = viewer_for(led, show)
    check_analysis(analysis, led, viewer)
    languages = [first, *(each for each in LANGUAGES if each != first)]
    view = view_for(led, viewer)
    found = told(led, viewer, languages, analysis)
    html = page_of(found, view, first)
    write(html, path)
    return Prose(_what_was_written(found, str(path), len(html.encode()), view, viewer, first))


def viewer_for(game: Game, show: str | int | None) -> Viewer:
    """Say whose cards a page shows: one pair of eyes, as there is nobody to hand a screen to.

    >>> import sequence_widget as sq
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> viewer_for(game, None), viewer_for(game, "Bo"), viewer_for(game, "all")
    (None, 1, 'all')
    >>> viewer_for(sq.Game("kids", players=["Anna", sq.RandomBot()], seed=7), None)
    0
    """
    if show is None:
        people = [seat for seat in range(len(game.players)) if seat not in game.bots]
        return people[0] if len(people) == 1 else None
    try:
        seen = read_show(game, show)
    except RulesError:
        seen = "mover"
    if seen == "mover":
        raise RulesError("page.show", field="show", value=show)
    return viewer_of(game, seen)


def check_analysis(analysis: Analysis | None, game: Game, viewer: Viewer) -> None:
    """Refuse an analysis of another game, or one that would tell of cards that are hidden."""
    if analysis is None:
        return
    if not isinstance(analysis, Analysis):
        raise SequenceError("page.no_analysis", value=analysis)
    if not analysis.is_of(game):
        raise SequenceError("page.other_game")
    if game.rules.hidden_cards and viewer != "all":
        raise SequenceError("page.analysis")


def page_of(found: Told, view: View, language: str) -> str:
    """Put a page together: it may run and look like what is in it, and asks for nothing else."""
    script, style = (
        (STATIC / name).read_text(encoding="utf-8").strip() for name in ("page.js", "page.css")
    )
    policy = _POLICY.format(script=_hashed(script), style=_hashed(style))
    drawn = base64.b64encode(draw_svg(view, language).encode()).decode()
    return _PAGE.format(
        language=language,
        policy=policy,
        style=style,
        script=script,
        title=escape(found.title),
        eyes=escape(found.eyes),
        text=escape(describe(view, language)),
        picture=drawn,
        no_script=escape(say("page.no_script", language)),
        game=json_in_html(found.data),
    )


def _hashed(text: str) -> str:
    """Name a script or a style sheet as a policy names what may be used."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _what_was_written(
    found: Told, path: str, size: int, view: View, viewer: Viewer, language: str
) -> str:
    key = "page.written.seat"
    if not view.rules.hidden_cards:
        key = "page.written.open"
    elif not isinstance(viewer, int):
        key = "page.written.nobody" if viewer is None else "page.written.all"
    who = seat_name(view, viewer, language) if isinstance(viewer, int) else ""
    return say(
        "page.written",
        language,
        path=path,
        size=round(size / 1000),
        events=Phrase("page.events", {"n": found.events}),
        variations=Phrase("page.variations", {"n": found.variations}),
        eyes=Phrase(key, {"who": who}),
    )
