"""Draws the map of the layers in docs/architecture.md from the sources.

    python -m tests.docs.map

A test fails when the map there is not what the sources give; this writes it anew.
"""

import ast
from collections.abc import Iterable, Mapping
from functools import cache

from tests.docs.pages import ROOT, page
from tests.layers import LAYERS, PACKAGE, Import, imports, layer_of, sources

PAGE = "docs/architecture.md"
BEGIN = "<!-- The map begins: `python -m tests.docs.map` draws it. -->\n"
END = "<!-- The map ends. -->\n"

Arrows = dict[str, set[str]]
"""By layer: those that it imports as soon as it is imported itself."""


def arrows(found: Iterable[Import]) -> Arrows:
    drawn: Arrows = {layer: set() for layer in LAYERS}
    for each in found:
        target = each.target_layer
        if each.layer in drawn and target in drawn and target != each.layer and not each.scope:
            drawn[each.layer].add(target)
    return drawn


def doors(found: Iterable[Import]) -> list[tuple[str, str, str]]:
    """Find what reaches a later layer when it is called: the layer, the function, the later one."""
    late = {
        (each.layer, each.scope, each.target_layer)
        for each in found
        if each.layer in LAYERS
        and each.target_layer in LAYERS
        and LAYERS.index(each.target_layer) > LAYERS.index(each.layer)
        and each.scope not in ("", "TYPE_CHECKING")
    }
    return sorted(late, key=lambda door: (LAYERS.index(door[0]), door[1:]))


def without_detours(drawn: Arrows) -> Arrows:
    """Leave out the arrows that a way over other arrows makes plain."""
    return {
        layer: {
            target
            for target in targets
            if not any(target in reached(drawn, other) for other in targets - {target})
        }
        for layer, targets in drawn.items()
    }


def reached(drawn: Arrows, layer: str) -> set[str]:
    """Find all that a layer imports, itself or by another, even round about."""
    found: set[str] = set()
    left = {layer}
    while left:
        further = drawn[left.pop()] - found
        found |= further
        left |= further
    return found


def diagram(drawn: Arrows, late: Iterable[tuple[str, str, str]]) -> list[str]:
    plain = without_detours(drawn)
    lines = [
        f"    {layer} --> {target}"
        for layer in reversed(LAYERS)
        for target in sorted(plain[layer], key=LAYERS.index, reverse=True)
    ]
    lines += [f'    {layer} -. "{scope}" .-> {target}' for layer, scope, target in late]
    return ["```mermaid", "flowchart TD", *lines, "```"]


@cache
def told_of(text: str) -> str:
    """Give the first line of a module's docstring."""
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]


def legend(
    layer: str, modules: Mapping[str, str], drawn: Arrows, late: Iterable[tuple[str, str, str]]
) -> list[str]:
    """Describe a layer: whom it imports, and what each of its modules is about."""
    top = f"{PACKAGE}.{layer}."
    before = [f"`{each}`" for each in LAYERS if each in drawn[layer]]
    ways = [f"`{scope}` to `{target}`" for place, scope, target in late if place == layer]
    lines = [f"### {layer}", "", told_of(modules[top])]
    lines.append(f"It imports {', '.join(before) or 'none of the others'}.")
    if ways:
        lines.append(f"Late, when called, it reaches up: {'; '.join(ways)}.")
    lines.append("")
    for name in sorted(modules):
        if layer_of(name) == layer and name != top:
            path = name.removeprefix(top).replace(".", "/")
            ending = "" if name.endswith(".") else ".py"
            indent = "  " * path.rstrip("/").count("/")
            lines.append(f"{indent}* `{path}{ending}`: {told_of(modules[name])}")
    return [*lines, ""]


def map_of(modules: Mapping[str, str]) -> str:
    """Draw the map of some sources."""
    found = list(imports(modules))
    drawn, late = arrows(found), doors(found)
    lines = [*diagram(drawn, late), ""]
    for layer in LAYERS:
        lines += legend(layer, modules, drawn, late)
    return "\n".join(lines)


def with_map(text: str, drawn: str) -> str:
    """Put a map between the two marks of a page."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        message = f"{PAGE} lacks the marks between which the map stands"
        raise ValueError(message)
    return f"{head}{begin}\n{drawn}\n{end}{tail}"


if __name__ == "__main__":
    (ROOT / PAGE).write_text(
        with_map(page(PAGE), map_of(sources())), encoding="utf-8", newline="\n"
    )
