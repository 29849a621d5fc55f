"""A page read as the browser reads it: its data, put together again moment by moment."""

import json
import re
from pathlib import Path
from typing import Any

import sequence_widget as sq


class PageRead:
    """What a page says: its document, and every moment of every line in each language."""

    def __init__(self, html: str) -> None:
        self.html = html
        element = r'<script type="application/json" id="game">(.*?)</script>'
        found = re.search(element, html, re.DOTALL)
        assert found is not None
        self.data: dict[str, Any] = json.loads(found[1])
        self.lines: list[dict[str, Any]] = self.data["lines"]
        self._known: dict[tuple[int, str], Any] = {}

    def value(self, number: int, language: str) -> Any:
        said = self.data["values"][number]
        return said[self.data["languages"].index(language)] if len(said) > 1 else said[0]

    def lasting(self, language: str) -> Any:
        return self.patched({}, self.data["lasting"], language)

    def moment(self, number: int, language: str) -> Any:
        """Give what is told of a moment; a game is at most as long as Python calls go deep."""
        if (number, language) not in self._known:
            before, patch = self.data["moments"][number]
            known = {} if before is None else self.moment(before, language)
            self._known[number, language] = self.patched(known, patch, language)
        return self._known[number, language]

    def path(self, line: int) -> list[int]:
        """Give the moments of a line by ply."""
        found, here = [], self.lines[line]["tip"]
        while here is not None:
            found.append(here)
            here = self.data["moments"][here][0]
        return found[::-1]

    def patched(self, thing: Any, patch: Any, language: str) -> Any:
        if isinstance(patch, int):
            return self.value(patch, language)
        as_list = isinstance(thing, list)
        made = dict(enumerate(thing)) if as_list else dict(thing or {})
        for name, change in patch.items():
            key = int(name) if as_list else name
            if change is None:
                del made[key]
            else:
                made[key] = self.patched(made.get(key), change, language)
        return [*made.values()] if as_list else made


def page_of(game: sq.Game, folder: Path, **options: Any) -> PageRead:
    """Write a page, and read it again."""
    path = folder / "page.html"
    game.to_html(path, **options)
    return PageRead(path.read_text(encoding="utf-8"))
