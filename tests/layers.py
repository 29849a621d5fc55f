"""The layers of the package, and every import between its modules, read from the sources."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "sequence_widget"

LAYERS = (
    "text",
    "rules",
    "engine",
    "game",
    "exact",
    "drawing",
    "simulation",
    "bots",
    "teaching",
    "widget",
    "playing",
)
"""Each imports those before it only."""


class Import(NamedTuple):
    """One imported name, and where it is imported: scope "" is run at import."""

    module: str
    scope: str
    target: str
    line: int

    @property
    def layer(self) -> str:
        return layer_of(self.module)

    @property
    def target_layer(self) -> str | None:
        """The layer reached, "" for the package itself, None for anything outside."""
        return layer_of(self.target) if in_package(self.target) else None

    def entry(self, target: str) -> tuple[str, str, str]:
        return self.module, self.scope, target

    def fault(self, what: str) -> str:
        return f"{self.module}:{self.line} {self.scope or 'at import'}: {what} {self.target}"


def in_package(name: str) -> bool:
    return name.partition(".")[0] == PACKAGE


def layer_of(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def sources() -> dict[str, str]:
    """Return the text of every module of the package, by dotted name; packages end in a dot."""
    found = {}
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix("__init__")] = path.read_text(encoding="utf-8")
    return found


class Finder(ast.NodeVisitor):
    """Collects every import of a module with the scope that it stands in."""

    def __init__(self, name: str) -> None:
        self.module = name.removesuffix(".")
        self.package = name.rpartition(".")[0]
        self.names: list[str] = []  # of the classes and functions around
        self.scope = ""
        self.found: list[Import] = []

    def add(self, node: ast.AST, target: str) -> None:
        line = getattr(node, "lineno", 0)
        self.found.append(Import(self.module, self.scope, target, line))

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.add(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        base = node.module or ""
        if node.level:
            parts = self.package.split(".")
            base = ".".join([*parts[: len(parts) - node.level + 1], *base.split(".")]).strip(".")
        for alias in node.names:
            # "from sequence_widget import text" takes a layer, anything else a public name
            is_layer = base == PACKAGE and alias.name in LAYERS
            self.add(node, f"{base}.{alias.name}" if is_layer else base)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in {"import_module", "__import__"}:
            self.add(node, f"{PACKAGE}.<{ast.unparse(node)}>")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if self.scope or ast.unparse(node.test).rpartition(".")[2] != "TYPE_CHECKING":
            self.generic_visit(node)
            return
        self.scope = "TYPE_CHECKING"
        for child in node.body:
            self.visit(child)
        self.scope = ""
        for child in node.orelse:
            self.visit(child)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.generic_visit(node)  # the body of a class is run at import
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before = self.scope
        self.names.append(node.name)
        self.scope = ".".join(self.names)
        self.generic_visit(node)
        self.names.pop()
        self.scope = before

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name that ast looks for


def imports(modules: Mapping[str, str]) -> Iterator[Import]:
    for name, text in modules.items():
        yield from imports_of(name, text)


@cache
def imports_of(name: str, text: str) -> tuple[Import, ...]:
    """Find the imports of one module, which many tests ask for."""
    finder = Finder(name)
    finder.visit(ast.parse(text))
    return tuple(finder.found)
