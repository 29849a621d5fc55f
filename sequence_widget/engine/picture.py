"""A position as a still picture and as text, for where no widget runs."""

from html import escape

from sequence_widget.engine.marks import marks_of
from sequence_widget.engine.seats import seat_name, side_name
from sequence_widget.engine.state import Visible
from sequence_widget.rules import FREE
from sequence_widget.text import card_name, say

COLOURS = {"green": "#2e8b57", "red": "#d1373f", "blue": "#2f6fd0", "yellow": "#e0a800"}
_PICTURES = {
    "alligator": "🐊", "camel": "🐫", "elephant": "🐘", "fox": "🦊", "giraffe": "🦒",
    "gorilla": "🦍", "hippo": "🦛", "kangaroo": "🦘", "lion": "🦁", "moose": "🫎",
    "ostrich": "🪶", "panda": "🐼", "penguin": "🐧", "shark": "🦈", "tiger": "🐯",
    "turtle": "🐢", "whale": "🐳", "wolf": "🐺", "zebra": "🦓",
}  # fmt: skip
_SIZE = 64
_EDGE = 24


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


def draw_svg(state: Visible, language: str | None = None) -> str:
    """Draw the board as an SVG picture that needs no style sheet and no font of its own.

    >>> import sequence_widget as sq
    >>> draw_svg(sq.position("dice")).startswith("<svg")
    True
    """
    board = state.rules.board
    width, height = board.width * _SIZE + _EDGE, board.height * _SIZE + 2 * _EDGE
    won = {cell for line in state.winning_lines for cell in line}
    top = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" '
        f'text-anchor="middle">'
    )
    parts = [
        top,
        f"<title>{escape(describe(state, language))}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    parts += [
        _label(_EDGE + (column + 0.5) * _SIZE, 16, cell[0])
        for column, cell in enumerate(board.cells[: board.width])
    ]
    parts += [
        _label(11, _EDGE + (row + 0.5) * _SIZE + 4, str(row + 1)) for row in range(board.height)
    ]
    chips, marks, colours = state.chips, marks_of(state), state.rules.colours
    for number, (cell, word) in enumerate(zip(board.cells, board.words, strict=True)):
        x = _EDGE + number % board.width * _SIZE
        y = _EDGE + number // board.width * _SIZE
        parts += _space(x, y, word, language, won=cell in won)
        if cell in chips:
            parts += _chip(x, y, colours[chips[cell]], marks[chips[cell]])
    parts.append(_label(width / 2, height - 7, describe(state, language), size=14))
    return "".join([*parts, "</svg>"])


def _space(x: int, y: int, word: str, language: str | None, *, won: bool) -> list[str]:
    fill = "#fff2a8" if won else "#e6e2da" if word == FREE else "#f8f6f1"
    middle = x + _SIZE / 2
    box = (
        f'<rect x="{x + 1}" y="{y + 1}" width="{_SIZE - 2}" height="{_SIZE - 2}" rx="6" '
        f'fill="{fill}" stroke="#8a8478"/>'
    )
    name = card_name(word, language)
    if word in _PICTURES:
        return [
            box,
            _label(middle, y + 36, _PICTURES[word], size=28),
            _label(middle, y + _SIZE - 7, name, size=11),
        ]
    if word.isdecimal():
        return [box, _label(middle, y + 41, word, size=26)]
    return [box, _label(middle, y + 37, name, size=13)]


def _chip(x: int, y: int, colour: str, mark: str) -> list[str]:
    middle, centre = x + _SIZE / 2, y + _SIZE / 2
    disc = (
        f'<circle cx="{middle}" cy="{centre}" r="{_SIZE * 0.36}" fill="{COLOURS[colour]}" '
        f'fill-opacity="0.9" stroke="#222222" stroke-width="1.5"/>'
    )
    return [
        disc,
        _label(
            middle,
            centre + 7,
            mark,
            size=20 if len(mark) == 1 else 15,
            fill="#ffffff",
            weight="bold",
        ),
    ]


def _label(
    x: float, y: float, text: str, *, size: int = 12, fill: str = "#222222", weight: str = "normal"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )
