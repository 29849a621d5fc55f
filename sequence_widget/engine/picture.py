"""A position as a still picture and as text, for where no widget runs."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from html import escape
from typing import TYPE_CHECKING

from sequence_widget.engine.marks import marks_of
from sequence_widget.engine.seats import seat_name, side_name
from sequence_widget.engine.state import Visible
from sequence_widget.rules import FREE, Board, Rules
from sequence_widget.text import Amount, Listed, card_name, say
from sequence_widget.text.numbers import Prose

if TYPE_CHECKING:
    from sequence_widget.engine.view import View

COLOURS = {"green": "#2e8b57", "red": "#d1373f", "blue": "#2f6fd0", "yellow": "#e0a800"}
_PICTURES = {
    "alligator": "🐊", "camel": "🐫", "elephant": "🐘", "fox": "🦊", "giraffe": "🦒",
    "gorilla": "🦍", "hippo": "🦛", "kangaroo": "🦘", "lion": "🦁", "moose": "🫎",
    "ostrich": "🪶", "panda": "🐼", "penguin": "🐧", "shark": "🦈", "tiger": "🐯",
    "turtle": "🐢", "whale": "🐳", "wolf": "🐺", "zebra": "🦓",
}  # fmt: skip
_SIZE = 64
_EDGE = 24
_CHIP = 12
_ASIDE = 6
"""How far a picture makes room for a chip."""

_GROUND = "#fdfcf9"


def draw_text(state: Visible, language: str | None = None) -> str:
    """Draw the board in letters: what a space shows, or in brackets whose chip is there.

    >>> import sequence_widget as sq
    >>> print(sq.position("mini-dice", chips={"b1": 0, "c2": 1}))
         a    b    c
    1    1   [★]   3
    2    4    1   [♥]
    3    3    4    1
    Seat 0 is to roll.
    """
    names = [card_name(word, language) for word in state.rules.board.words]
    marks = marks_of(state)
    chips = state.chips
    width = max(3, *map(len, names)) + 2
    board = state.rules.board
    rows = [" " * 3 + "".join(cell[0].center(width) for cell in board.cells[: board.width])]
    for row in range(board.height):
        shown = []
        for column in range(board.width):
            number = row * board.width + column
            owner = chips.get(board.cells[number])
            word = names[number] if owner is None else f"[{marks[owner]}]"
            shown.append(word.center(width))
        rows.append(f"{row + 1:<3}" + "".join(shown))
    return "\n".join(row.rstrip() for row in [*rows, describe(state, language)])


def describe(state: Visible, language: str | None = None) -> str:
    """Say in a sentence what the position waits for, or how it ended.

    A view that came from a game knows the names.

    >>> import sequence_widget as sq
    >>> describe(sq.position("dice", roll=(3, 4)))
    'Seat 0 rolled 3+4 and is to move.'
    """
    if state.is_over:
        if state.winner is None:
            return say("status.draw", language)
        together = state.layout.side_of.count(state.winner) > 1
        won = "status.won_together" if together else "status.won"
        return say(won, language, who=side_name(state, state.winner, language))
    who = seat_name(state, state.turn, language)
    if state.roll is not None:
        return say("status.rolled", language, who=who, roll="+".join(map(str, state.roll)))
    key = "draw_card" if state.awaiting == "draw" else state.awaiting
    return say(f"status.{key}", language, who=who)


def tell_cards(view: "View", language: str | None = None) -> Prose:
    """Say which cards a view shows, how many others hold, and what has not been seen.

    >>> import sequence_widget as sq
    >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
    >>> print(tell_cards(view))
    Seat 0 holds fox. Seat 1 holds 1 card. 12 cards are left to draw.
    Not seen: dragon, fox, 2 lions, 2 pandas, 2 tigers, unicorn, 2 wolves and 2 zebras.
    """
    told = []
    for seat, held in enumerate(view.hand_sizes):
        who = seat_name(view, seat, language)
        own = Listed(view.hand, "and")
        if seat == view.seat and held:
            told.append(say("view.own_hand", language, who=who, cards=own))
        else:
            told.append(say("view.hand", language, who=who, n=held))
    told.append(say("view.deck", language, n=view.deck_size))
    kinds = sorted(view.unseen.items())
    some = [card_name(kind, language) if n == 1 else Amount((kind,), n) for kind, n in kinds if n]
    unseen = say("view.unseen", language, cards=Listed(tuple(some), "and"))
    return Prose(" ".join(told) + (f"\n{unseen}" if some else ""))


def draw_svg(state: Visible, language: str | None = None) -> str:
    """Draw a position as an SVG picture that needs no style sheet and no font of its own.

    >>> import sequence_widget as sq
    >>> draw_svg(sq.position("dice")).startswith("<svg")
    True
    """
    won = {cell for line in state.winning_lines for cell in line}
    marks, colours = marks_of(state), state.rules.colours
    chips = {cell: (colours[side], marks[side]) for cell, side in state.chips.items()}
    return _draw(state.rules.board, chips, won, describe(state, language), language)


def draw_board(rules: Rules, language: str | None = None) -> str:
    """Draw the empty board of a game.

    >>> import sequence_widget as sq
    >>> draw_board(sq.edition("mini-dice")).count("<rect")
    10
    """
    return _draw(rules.board, {}, frozenset(), "", language)


def _draw(
    board: Board,
    chips: Mapping[str, tuple[str, str]],
    won: AbstractSet[str],
    caption: str,
    language: str | None,
) -> str:
    """Draw a board with its chips, each a colour and a mark, and a sentence below.

    It brings its own ground, so that it reads the same on a light page and on a dark one.
    """
    width = board.width * _SIZE + 2 * _EDGE
    height = board.height * _SIZE + (2 if caption else 1.5) * _EDGE
    top = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" '
        f'width="{width}" height="{height:g}" role="img" font-family="sans-serif" '
        f'text-anchor="middle">'
    )
    parts = [
        top,
        f"<title>{escape(caption)}</title>" if caption else "",
        f'<rect width="{width}" height="{height:g}" rx="10" fill="{_GROUND}"/>',
    ]
    parts += [
        _label(_EDGE + (column + 0.5) * _SIZE, 16, cell[0])
        for column, cell in enumerate(board.cells[: board.width])
    ]
    parts += [
        _label(12, _EDGE + (row + 0.5) * _SIZE + 4, str(row + 1)) for row in range(board.height)
    ]
    for number, (cell, word) in enumerate(zip(board.cells, board.words, strict=True)):
        x = _EDGE + number % board.width * _SIZE
        y = _EDGE + number // board.width * _SIZE
        colour, mark = chips.get(cell, ("", ""))
        parts += _space(x, y, word, language, won=cell in won, colour=COLOURS.get(colour))
        if mark:
            parts += _chip(x, y, COLOURS[colour], mark)
    if caption:
        parts.append(_label(width / 2, height - 7, caption, size=14))
    return "".join([*parts, "</svg>"])


def _space(
    x: int, y: int, word: str, language: str | None, *, won: bool, colour: str | None
) -> list[str]:
    """Draw a space: what it shows, and its edge in the colour of whose chip lies there."""
    fill = "#fff2a8" if won else "#e6e2da" if word == FREE else "#f8f6f1"
    middle, aside = x + _SIZE / 2, _ASIDE if colour else 0
    edge = f'stroke="{colour}" stroke-width="4"' if colour else 'stroke="#8a8478"'
    inset = 3 if colour else 1
    box = (
        f'<rect x="{x + inset}" y="{y + inset}" width="{_SIZE - 2 * inset}" '
        f'height="{_SIZE - 2 * inset}" rx="6" fill="{fill}" {edge}/>'
    )
    name = card_name(word, language)
    if word in _PICTURES:
        return [
            box,
            _label(middle - aside, y + 36, _PICTURES[word], size=28),
            _label(middle, y + _SIZE - 7, name, size=11),
        ]
    if word.isdecimal():
        return [box, _label(middle - aside, y + 42, word, size=26)]
    return [box, _label(middle, y + 37, name, size=13)]


def _chip(x: int, y: int, colour: str, mark: str) -> list[str]:
    """Draw a chip in a corner of its space, so that what the space shows can still be seen."""
    across, down = x + _SIZE - _CHIP - 1, y + _CHIP + 1
    disc = (
        f'<circle cx="{across}" cy="{down}" r="{_CHIP}" fill="{colour}" '
        f'stroke="#222222" stroke-width="1.5"/>'
    )
    size = 15 if len(mark) == 1 else 12
    return [disc, _label(across, down + 5, mark, size=size, fill="#ffffff", weight="bold")]


def _label(
    x: float, y: float, text: str, *, size: int = 12, fill: str = "#222222", weight: str = "normal"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )
