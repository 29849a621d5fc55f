"""What changes from one thing told to the next, with every value written once for all languages."""

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

Told = Sequence[Any]
"""The same thing as it is told in each of the languages."""

Patch = dict[str, Any] | int | None
"""What makes one thing of another: changes by key or place, a value's number, or nothing left."""

Depth = int | Mapping[str, int]
"""How many dicts and lists within each other are compared; it may differ from key to key."""

_ABSENT = object()


class Differences:
    """Writes what changes, and numbers the values that it changes to.

    A value that is the same in all languages is there once, and otherwise once for each. How deep
    a difference goes is for the caller to say: a dict or a list that lies deeper is one value.

    >>> told = Differences()
    >>> told.between([{"a": 1}] * 2, [{"a": 1, "b": "one"}, {"a": 1, "b": "en"}], 1)
    {'b': 0}
    >>> told.between([{"a": 1, "b": 2}] * 2, [{"a": 1}] * 2, 1), told.values
    ({'b': None}, [['one', 'en']])
    """

    def __init__(self) -> None:
        self.values: list[list[Any]] = []
        self._numbers: dict[str, int] = {}

    def number(self, told: Told) -> int:
        """Give the number of a value, a new one if it was not there yet."""
        same = all(each == told[0] for each in told)
        value = [told[0]] if same else list(told)
        text = json.dumps(value)
        if text not in self._numbers:
            self._numbers[text] = len(self.values)
            self.values.append(value)
        return self._numbers[text]

    def between(self, before: Told, after: Told, depth: Depth) -> Patch:
        """Give what makes the one of the other; an empty dict if nothing does."""
        if depth and _are_dicts(before, after):
            return self._of_dicts(before, after, depth)
        if depth and _are_lists(before, after):
            return self._of_lists(before, after, depth)
        return self.number(after)

    def _of_dicts(self, before: Told, after: Told, depth: Depth) -> Patch:
        olds = [{} if each is _ABSENT else each for each in before]
        patch: dict[str, Patch] = {}
        for key in dict.fromkeys([*after[0], *olds[0]]):
            old = [each.get(key, _ABSENT) for each in olds]
            new = [each.get(key, _ABSENT) for each in after]
            if old != new:
                gone = new[0] is _ABSENT
                patch[key] = None if gone else self.between(old, new, _below(depth, key))
        return patch

    def _of_lists(self, before: Told, after: Told, depth: Depth) -> Patch:
        olds, news = zip(*before, strict=True), zip(*after, strict=True)
        absent = (_ABSENT,) * len(after)
        return {
            str(place): self.between(old, new, _below(depth, str(place)))
            for place, (old, new) in enumerate(zip_longest(olds, news, fillvalue=absent))
            if old != new
        }


def _below(depth: Depth, key: str) -> int:
    return depth - 1 if isinstance(depth, int) else depth.get(key, 0)


def _are_dicts(before: Told, after: Told) -> bool:
    """Whether all are dicts, alike in every language; there may have been nothing before."""
    return all(
        _have_keys(each, told[0]) for told in (before, after) for each in told
    ) and isinstance(after[0], dict)


def _have_keys(one: object, other: object) -> bool:
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys()
    return one is other is _ABSENT


def _are_lists(before: Told, after: Told) -> bool:
    """Whether all are lists, as long in every language, and none has grown shorter."""
    if not all(isinstance(each, list) for each in (*before, *after)):
        return False
    lengths = [{len(each) for each in told} for told in (before, after)]
    return max(map(len, lengths)) == 1 and min(lengths[0]) <= min(lengths[1])
