"""The pages for developers, and the tables, blocks and numbers that can be read off them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    "docs/rules.md",
    "docs/architecture.md",
    "docs/exactness.md",
    "docs/extending.md",
    "CONTRIBUTING.md",
)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tables(text: str) -> list[list[list[str]]]:
    """Read every table: its rows of cells, the names of the columns first."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines()]
        found.append([row for row in rows if not set("".join(row)) <= set("-")])
    return found


def blocks(text: str) -> list[str]:
    """Read every block of plain text."""
    return re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def rulings(text: str) -> set[str]:
    """Find the numbers that rulings have, such as `Kids 2.3`."""
    return set(re.findall(r"\*\*((?:Kids|Dice) [\d.]*\d)\b", text))
