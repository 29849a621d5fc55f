"""The English sentences in pictures of chances."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "picture.kind.tree": "Tree diagram",
    "picture.kind.two_way": "Two-way table",
    "picture.kind.venn": "Venn diagram",
    "picture.kind.square": "Unit square",
    "picture.kind.icons": "Icons",
    "picture.kind.grid": "All cases",
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
    "picture.file": "a picture is saved as a file that ends in .svg or .html, not as '{name}'",
}
