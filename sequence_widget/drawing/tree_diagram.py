"""A tree: a level for each claim, the chance of each branch, and at each leaf their product."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.drawing.joint import (
    EITHER,
    FAILS,
    HOLDS,
    LETTERS,
    Joint,
    Part,
    largest_remainders,
    lies_in,
)
from sequence_widget.drawing.picture import Figure, chance_text, part_of, shorter
from sequence_widget.drawing.style import shaded
from sequence_widget.drawing.svg import Block, alike, element, joined, lettering
from sequence_widget.text import in_words, say
from sequence_widget.text.numbers import fraction_text
from sequence_widget.text.tables import Markup

_ROW = 36
_BOX_HIGH = 24
_ROOT, _BRANCH, _BOX, _LEAF = 10, 76, 58, 144
_BRANCH_OF, _BOX_OF, _DIGIT = 34, 60, 9
_ROOM = 64
"""For the chance along a branch."""

_GAP = 8
_SMALL = 13
_ASIDE = 9
"""So far from the middle of its branch a chance stands, away from the other branch."""


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the tree: what holds at it, how high it is drawn, and what it branches into."""

    part: Part
    level: int
    y: float
    branches: tuple["Node", ...]

    def all(self) -> Iterator["Node"]:
        """Go through it and all that grows out of it."""
        yield self
        for branch in self.branches:
            yield from branch.all()

    def leaves(self) -> int:
        """Count the leaves that come after it; a leaf is its own."""
        return sum(branch.leaves() for branch in self.branches) or 1


@dataclass(frozen=True, slots=True)
class Tree(Figure):
    """A tree of some claims; with `of`, so many cases, whose counts stand at the nodes."""

    kind: ClassVar = "tree"

    joint: Joint
    of: int | None = None

    @property
    def width(self) -> float:
        """How wide it is, which goes by the number of claims."""
        leaf = 0 if self.of else _GAP + _LEAF
        return max(360, self._right(len(self.joint.claims)) + leaf)

    def drawn(self, language: str | None) -> Block:
        """Draw it from the root on the left to the leaves."""
        root = self._grown(EITHER * len(self.joint.claims), 0, 0)
        if self.of:
            start = lettering(in_words(self.of, language), 0, root.y, anchor="start")
        else:
            start = element("circle", cx=_ROOT / 2, cy=root.y, r=_ROOT / 2)
        leaves = {} if self.of else self._leaves(root, language)
        return Block(
            _ROW * root.leaves(),
            joined([*self._ways(root, ""), start, *self._branches(root, leaves, language)]),
        )

    def told(self, language: str | None) -> str:
        """Tell every branch on a line of its own, further in the later it comes."""
        root = self._grown(EITHER * len(self.joint.claims), 0, 0)
        begin = [in_words(self.of, language)] if self.of else []
        return "\n".join([*begin, *self._lines(root, "", language)])

    def notes(self, language: str | None) -> list[str]:
        """Say what the counts at the nodes are."""
        return [say("picture.tree.of", language, of=self.of)] if self.of else []

    def count(self, part: Part) -> int:
        """Give the whole number of cases at a node; those of its branches add up to it."""
        counts = largest_remainders(self.joint.chances, self.of or 0)
        ways = zip(self.joint.ways, counts, strict=True)
        return sum(count for way, count in ways if lies_in(way, part))

    def _grown(self, part: Part, level: int, top: float) -> Node:
        """Grow the tree from a node on; nothing grows out of what cannot be."""
        if level == len(part) or not self.joint.chance(part):
            return Node(part, level, top + _ROW / 2, ())
        branches: list[Node] = []
        for holds in (HOLDS, FAILS):
            branch = self._grown(part[:level] + holds + part[level + 1 :], level + 1, top)
            branches.append(branch)
            top += _ROW * branch.leaves()
        return Node(part, level, (branches[0].y + branches[1].y) / 2, tuple(branches))

    def _right(self, level: int) -> float:
        """Say where the boxes of a level end; the root's is level 0."""
        if self.of:
            return self._counted() + level * (_BRANCH_OF + _BOX_OF + self._counted())
        return _ROOT + level * (_BRANCH + _BOX)

    def _counted(self) -> float:
        """Say how much room a count takes."""
        return _DIGIT * len(in_words(self.of)) + 6

    def _left(self, level: int) -> float:
        """Say where the boxes of a level begin; the root has none."""
        box = _BOX_OF + self._counted() if self.of else _BOX
        return self._right(level) - (box if level else 0)

    def _name(self, node: Node, language: str | None) -> str:
        """Name the claim of a node, as it holds there, with its count if there are any."""
        letter = LETTERS[node.level - 1]
        holds = node.part[node.level - 1] == HOLDS
        name = letter if holds else say("picture.not", language, claim=letter)
        if not self.of:
            return name
        return say("picture.count", language, part=name, count=self.count(node.part))

    def _ways(self, node: Node, way: str) -> Iterator[Markup]:
        """Draw the way from the root to each node; it is seen while what it leads to is lit."""
        way += f"{'L' if way else 'M'}{self._left(node.level):g} {node.y:g}"
        way += f"H{self._right(node.level):g}"
        if node.level:
            yield element("path", d=way, class_="sq-path", data_lit=self.joint.ways_in(node.part))
        for branch in node.branches:
            yield from self._ways(branch, way)

    def _branches(
        self, node: Node, leaves: Mapping[Node, str], language: str | None
    ) -> Iterator[Markup]:
        """Draw what grows out of a node."""
        shares = [self.joint.chance(branch.part, within=node.part) for branch in node.branches]
        texts = [[fraction_text(each, language), *shorter(each, language)] for each in shares]
        along = alike(texts, _ROOM, _SMALL)
        for branch, share in zip(node.branches, along, strict=True):
            told = "" if self.of else share, leaves.get(branch, "")
            yield self._branch(node, branch, told, language)
            yield from self._branches(branch, leaves, language)

    def _leaves(self, root: Node, language: str | None) -> dict[Node, str]:
        """Say what is written beside each leaf: its chance."""
        leaves = [node for node in root.all() if not node.branches]
        chances = [self.joint.chance(leaf.part) for leaf in leaves]
        texts = [[chance_text(each, language), *shorter(each, language)] for each in chances]
        return dict(zip(leaves, alike(texts, _LEAF, _SMALL), strict=True))

    def _branch(
        self, node: Node, branch: Node, told: tuple[str, str], language: str | None
    ) -> Markup:
        """Draw a branch, and what is told along it and beside it."""
        begin, above = self._right(node.level), node.y
        left, right, y = self._left(branch.level), self._right(branch.level), branch.y
        chance = self.joint.chance(branch.part)
        never = "" if chance else " sq-never"
        top = y - _BOX_HIGH / 2
        holding = [None] * (branch.level - 1) + [branch.part[branch.level - 1] == HOLDS]
        line = f"M{begin:g} {above:g}L{left:g} {y:g}"
        aside = _ASIDE if y > above else -_ASIDE
        along = (begin + left) / 2, (above + y) / 2 + aside
        inside = [
            element("path", d=line, class_="sq-hit"),
            element("path", d=line, class_=f"sq-line{never}"),
            element("rect", x=left, y=top, width=right - left, height=_BOX_HIGH, class_="sq-back"),
            shaded(holding, left, top, right - left, _BOX_HIGH),
            lettering(self._name(branch, language), (left + right) / 2, y, kind="sq-bold sq-halo"),
            lettering(told[0], *along, size=_SMALL, kind="sq-halo"),
            lettering(told[1], right + _GAP, y, size=_SMALL, anchor="start"),
        ]
        return part_of(self.joint, branch.part, inside, language)

    def _lines(self, node: Node, before: str, language: str | None) -> Iterator[str]:
        for branch in node.branches:
            last = branch is node.branches[-1]
            line = f"{before}{'└─ ' if last else '├─ '}"
            if self.of:
                line += self._name(branch, language)
            else:
                share = self.joint.chance(branch.part, within=node.part)
                line += f"{fraction_text(share, language)} {self._name(branch, language)}"
                if not branch.branches:
                    line += f": {chance_text(self.joint.chance(branch.part), language)}"
            yield line
            yield from self._lines(branch, before + ("   " if last else "│  "), language)
