"""Tables as a notebook shows them: the one place where rows become HTML."""

from collections.abc import Sequence
from html import escape

LEFT, RIGHT, ON_ONE_LINE = "text-align:left", "text-align:right", "white-space:nowrap"
"""How the cells of a column stand."""

_WIDEST = 160
_COLOUR = "#2f6fd0"


class Markup(str):
    """HTML that stands in a cell as it is; all other text is escaped."""

    __slots__ = ()


def bar(share: float) -> Markup:
    """Draw a bar that is so long a share of the longest.

    >>> "width:80px" in bar(0.5)
    True
    """
    return Markup(
        '<span aria-hidden="true" style="display:inline-block;height:0.8em;'
        f'width:{share * _WIDEST:.0f}px;background:{_COLOUR}"></span>'
    )


def table(
    styles: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    heads: Sequence[str] = (),
    caption: str = "",
    more: str = "",
) -> str:
    r"""Write a table: each row begins with its name, and its other cells have the columns' styles.

    A last row may say that there is `more` than is shown.

    >>> print(table([RIGHT], [["a & b", "1"]]).replace("><t", ">\n<t"))
    <table>
    <tbody>
    <tr>
    <th scope="row" style="text-align:left">a &amp; b</th>
    <td style="text-align:right">1</td></tr></tbody></table>
    """
    top = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    told = [
        f'<tr><th scope="row" style="{LEFT}">{escape(name)}</th>{_cells(styles, cells)}</tr>'
        for name, *cells in rows
    ]
    if more:
        told.append(f'<tr><td colspan="{1 + len(styles)}">{escape(more)}</td></tr>')
    above = f'<caption style="{LEFT}">{escape(caption)}</caption>' if caption else ""
    above += f"<thead><tr>{top}</tr></thead>" if heads else ""
    return f"<table>{above}<tbody>{''.join(told)}</tbody></table>"


def _cells(styles: Sequence[str], cells: Sequence[str]) -> str:
    return "".join(
        f'<td style="{style}">{cell if isinstance(cell, Markup) else escape(cell)}</td>'
        for style, cell in zip(styles, cells, strict=True)
    )
