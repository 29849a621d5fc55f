"""The English sentences in pictures of chances."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "picture.kind.tree": "Tree diagram",
    "picture.kind.two_way": "Two-way table",
    "picture.kind.venn": "Venn diagram",
    "picture.kind.square": "Unit square",
    "picture.kind.icons": "Icons",
    "picture.kind.grid": "All cases",
    "picture.kind.working": "Working",
    "picture.title": "{kind}: {told}",
    "picture.claim": "{claim}: {chance}",
    "picture.given": "Given: {claim}. That has probability {chance}.",
    "picture.asker": "As {who} sees it.",
    "picture.not": "not {claim}",
    "picture.all": "all cases",
    "picture.neither": "outside",
    "picture.total": "total",
    "picture.count": "{part}: {count}",
    "picture.cases": (
        "{n} case was counted.",
        "{n} equally likely cases were counted.",
    ),
    "picture.share.row": "Per cent of each row.",
    "picture.share.column": "Per cent of each column.",
    "picture.independent": ("A and B are independent: P(A) × P(B) = P(A and B) = {both}."),
    "picture.dependent": (
        "A and B are not independent: P(A and B) = {both}, but P(A) × P(B) = {product}."
    ),
    "picture.tree.of": "Of {of} such cases on average, rounded to whole ones.",
    "picture.venn.areas": "The sizes of the circles tell nothing; the numbers do.",
    "picture.square.width": "{part}: width {chance}",
    "picture.square.height": "{part}, given {given}: height {height}, area {area}",
    "picture.square.areas": (
        "Widths are P(A) and P(not A). Heights are chances of B and of not B: on the left given A,"
        " on the right given not A. Areas are the products."
    ),
    "picture.icons.count": "{part}: {count} of {of} ({chance})",
    "picture.icons.few": "{part}: too rare for an icon ({chance})",
    "picture.icons.out": "ruled out",
    "picture.icons.left": "Among the icons that are not ruled out, A has probability {chance}.",
    "picture.grid.count": "{claim}: {count} of {of}",
    "picture.grid.out": (
        "{n} case is ruled out; it is struck through.",
        "{n} cases are ruled out; they are struck through.",
    ),
    "picture.grid.no_roll": (
        "a grid of dice shows the next roll, and '{claim}' is not about that alone; sq.icons can"
        " show it"
    ),
    "picture.grid.no_draw": (
        "a grid of cards shows the next draw, and '{claim}' is not about that alone; sq.icons can"
        " show it"
    ),
    "picture.grid.dice": (
        "a grid shows one die or two, and '{edition}' has more; sq.icons can show this"
    ),
    "picture.grid.many": (
        "a grid has at most {most} cards, and here are {count}; sq.icons can show this"
    ),
    "picture.grid.unequal": (
        "after what was learnt the unseen cards are not equally likely to be drawn next, so a grid"
        " would mislead; sq.icons can show this"
    ),
    "picture.claims": "{kind}: give from {least} to {most} claims, not {count}",
    "picture.number": "{field} must be a whole number from 1 to {most}, not {value!r}",
    "picture.shares": "share is 'all', 'row' or 'column', not {value!r}{hint}",
    "picture.no_part": "there is no part {value!r} in these pictures{hint}",
    "picture.no_board": "board= is a board, such as sq.SequenceWidget(game), not {value}",
    "picture.other_board": "the board is of another game than the question",
    "picture.file": "a picture is saved as a file that ends in .svg or .html, not as '{name}'",
}
