"""The draws or rolls that claims speak of, in blocks between the positions that they name."""

from collections.abc import Iterable
from itertools import pairwise

Block = tuple[int, int]
"""From one position up to, and without, another."""


def blocks_of(spans: Iterable[Block], cuts: Iterable[int] = ()) -> tuple[Block, ...]:
    """Cut at every beginning and end of a span; leave out what is in none of them.

    >>> blocks_of([(0, 3), (1, 2), (5, 6)])
    ((0, 1), (1, 2), (2, 3), (5, 6))
    """
    named = {*spans}
    ends = sorted({end for span in named for end in span} | {*cuts})
    return tuple(
        block
        for block in pairwise(ends)
        if any(first <= block[0] and block[1] <= last for first, last in named)
    )


def inside(block: Block, span: Block) -> bool:
    """Whether a block is part of a span.

    >>> inside((1, 2), (0, 3))
    True
    """
    return span[0] <= block[0] and block[1] <= span[1]
