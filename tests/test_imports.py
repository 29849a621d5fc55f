"""Guards on the shape of the repository: who imports whom, names, lengths, no host names.

Each guard is a function over sources, so that a test can show that it finds what it should.
"""

import ast
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import sequence_widget
from tests.layers import LAYERS, PACKAGE, ROOT, imports, in_package, layer_of, sources

STANDARD_LIBRARY_ONLY = LAYERS[: LAYERS.index("drawing") + 1]
LONGEST_MODULE = 600

# (module, function or TYPE_CHECKING, layer): a late import of a later layer.
REACHING_UP: set[tuple[str, str, str]] = {
    # A game shows itself as its board.
    ("sequence_widget.game.game", "Game._repr_mimebundle_", "widget"),
    # Rules show themselves with a picture of their board.
    ("sequence_widget.rules.rules", "Rules._repr_html_", "engine"),
    # A view answers exact questions, and is dealt anew by what was learnt.
    ("sequence_widget.engine.view", "TYPE_CHECKING", "exact"),
    ("sequence_widget.engine.view", "View._exact", "exact"),
    # A view has its moves rated by simulated games.
    ("sequence_widget.engine.view", "TYPE_CHECKING", "simulation"),
    ("sequence_widget.engine.view", "View.rate_moves", "simulation"),
    # A game is analysed by simulated games.
    ("sequence_widget.game.game", "TYPE_CHECKING", "simulation"),
    ("sequence_widget.game.game", "TYPE_CHECKING", "teaching"),
    ("sequence_widget.game.game", "Game.analyse", "teaching"),
    # A game is written as a page.
    ("sequence_widget.game.game", "Game.to_html", "playing"),
    # A record holds bots by name, and only their own layer can make them again.
    ("sequence_widget.game.records.headers", "restored", "bots"),
}
# (module, function or TYPE_CHECKING, package): a late import of more than the standard library.
THIRD_PARTY: set[tuple[str, str, str]] = {
    ("sequence_widget.game.table", "table_of", "pandas"),
    ("sequence_widget.game.game", "TYPE_CHECKING", "pandas"),
    ("sequence_widget.game.table", "TYPE_CHECKING", "pandas"),
    ("sequence_widget.exact.dist", "Dist.to_frame", "pandas"),
    ("sequence_widget.exact.dist", "TYPE_CHECKING", "pandas"),
    ("sequence_widget.exact.dist", "TYPE_CHECKING", "matplotlib"),
    ("sequence_widget.exact.count_dist", "TYPE_CHECKING", "matplotlib"),
    ("sequence_widget.exact.figures", "TYPE_CHECKING", "matplotlib"),
    ("sequence_widget.exact.figures", "new_axes", "matplotlib"),
    ("sequence_widget.drawing.picture", "TYPE_CHECKING", "pandas"),
    ("sequence_widget.drawing.picture", "Picture.to_frame", "pandas"),
}

# Split, so that this file does not find itself.
FORBIDDEN = [
    *("pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "yarn" + "pkg.com"),
    *(f"{place}/" for place in (ROOT.as_posix(), Path.home().as_posix())),  # of this machine
]


def order_faults(modules: Mapping[str, str], allowed: set[tuple[str, str, str]]) -> list[str]:
    """Find imports of a later layer, other than late ones that are allowed by name."""
    unknown = {layer_of(name.removesuffix(".")) for name in modules} - {*LAYERS, "", "__main__"}
    faults = [f"{PACKAGE}.{layer} is none of the layers {LAYERS}" for layer in sorted(unknown)]
    unused = set(allowed)
    for each in imports(modules):
        target = each.target_layer
        if target is None or each.layer not in LAYERS:  # the package itself is above all
            continue
        if target in LAYERS and LAYERS.index(target) <= LAYERS.index(each.layer):
            continue
        entry = each.entry(target)
        unused.discard(entry)
        if not each.scope or entry not in allowed:
            faults.append(each.fault("reaches up to"))
    return faults + [f"REACHING_UP has {entry}, which is not there" for entry in sorted(unused)]


def third_party_faults(modules: Mapping[str, str], allowed: set[tuple[str, str, str]]) -> list[str]:
    """Find imports from outside the standard library in the layers that live by it alone."""
    faults = []
    unused = set(allowed)
    for each in imports(modules):
        top = each.target.partition(".")[0]
        if in_package(each.target) or top in sys.stdlib_module_names:
            continue
        if each.layer not in {*STANDARD_LIBRARY_ONLY, ""}:
            continue
        entry = each.entry(top)
        unused.discard(entry)
        if not each.scope or entry not in allowed:
            faults.append(each.fault("is not to import"))
    return faults + [f"THIRD_PARTY has {entry}, which is not there" for entry in sorted(unused)]


def exported(modules: Mapping[str, str]) -> dict[str, set[str]]:
    """Find the names that each package hands on in its `__all__`."""
    found: dict[str, set[str]] = {}
    for name, text in modules.items():
        for node in ast.parse(text).body if name.endswith(".") else ():
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                found[name] = set(ast.literal_eval(node.value))
    return found


def name_faults(modules: Mapping[str, str]) -> list[str]:
    """Find names that a package hands on though a module or a folder in it is called the same."""
    return sorted(
        package + name
        for package, names in exported(modules).items()
        for name in names
        if package + name in modules or f"{package}{name}." in modules
    )


def length_faults(modules: Mapping[str, str]) -> list[str]:
    counts = {name: len(text.splitlines()) for name, text in modules.items()}
    return [f"{name} has {n} lines" for name, n in counts.items() if n > LONGEST_MODULE]


def forbidden_faults(files: Mapping[str, bytes]) -> list[str]:
    return [
        f"{name} holds {word}"
        for name, content in files.items()
        for word in FORBIDDEN
        if word.encode() in content
    ]


def test_imports_run_one_way() -> None:
    assert order_faults(sources(), REACHING_UP) == []


def test_up_to_the_drawings_the_standard_library_is_enough() -> None:
    assert third_party_faults(sources(), THIRD_PARTY) == []


def test_no_public_name_is_both_a_function_and_a_module() -> None:
    assert name_faults(sources()) == []
    assert exported(sources())[f"{PACKAGE}."] == set(sequence_widget.__all__)


def test_no_module_hides_a_public_name_once_all_are_imported() -> None:
    names = [name.removesuffix(".") for name in sources() if not name.endswith("__main__")]
    code = (
        "import importlib, sys, types\n"
        "for name in sys.argv[2:]: importlib.import_module(name)\n"
        "package = sys.modules[sys.argv[1]]\n"
        "values = {name: getattr(package, name) for name in package.__all__}\n"
        "print(*[name for name, it in values.items() if isinstance(it, types.ModuleType)])"
    )
    command = [sys.executable, "-c", code, PACKAGE, *names]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [], "importing a module puts its name on its package"


def test_modules_can_be_read_in_one_sitting() -> None:
    assert length_faults(sources()) == []


def test_no_file_names_a_registry_or_a_place_on_this_machine() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout, so nothing can be committed from it")
    names = [name for name in listed.decode().split("\0") if (ROOT / name).is_file()]
    assert forbidden_faults({name: (ROOT / name).read_bytes() for name in names}) == []


def test_importing_the_package_loads_little_of_the_standard_library_and_nothing_else() -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import dataclasses, fractions, json, random, threading, typing, warnings\n"
        "before = set(sys.modules)\n"
        f"import {PACKAGE}\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    command = [sys.executable, "-I", "-c", code, str(ROOT)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    tops = {name for name in run.stdout.split() if not name.startswith("_")}
    assert tops == {PACKAGE}, "what is slow to import is imported late"


GOOD = {
    "sequence_widget.": "from sequence_widget.bots import RandomBot",
    "sequence_widget.game.": "from ..rules import x\nfrom .moves import Move",
    "sequence_widget.game.moves": "import random\nfrom sequence_widget import text",
    "sequence_widget.simulation": "import numba\nfrom .game.moves import Move",
}


def test_the_guards_pass_what_is_good() -> None:
    assert order_faults(GOOD, set()) == []
    assert third_party_faults(GOOD, set()) == []


@pytest.mark.parametrize(
    "source",
    [
        "import sequence_widget.bots",
        "import sequence_widget as sq",
        "from sequence_widget import bots",
        "from sequence_widget import Game",
        "from sequence_widget.bots.search import SearchBot",
        "from .. import exact",
        "from ..exact import Dist",
        "from ..exact.dist import Dist",
        "try:\n    import sequence_widget.bots\nexcept ImportError:\n    pass",
        "class View:\n    from ..exact import Dist",
        "if TYPE_CHECKING:\n    pass\nelse:\n    from ..exact import Dist",
        "if typing.TYPE_CHECKING:\n    from ..exact import Dist",
        "def f():\n    from ..exact import Dist",
        "importlib.import_module('sequence_widget.bots')",
        "def f():\n    return __import__(name)",
    ],
    ids=repr,
)
def test_the_order_guard_can_fail(source: str) -> None:
    assert len(order_faults({"sequence_widget.engine.view": source}, set())) == 1


def test_the_order_guard_resolves_relative_imports_of_packages() -> None:
    assert order_faults({"sequence_widget.game.": "from .bots import x"}, set()) == []
    assert order_faults({"sequence_widget.game.": "from ..bots import x"}, set())
    assert order_faults({"sequence_widget.game": "from .bots import x"}, set())


def test_the_order_guard_knows_all_layers() -> None:
    assert order_faults({"sequence_widget.extra": ""}, set())


METHOD = "class View:\n    def outs(self):\n        from ..exact import outs\n"
AT_IMPORT = "from ..exact import Dist\n"
HINT = f"if TYPE_CHECKING:\n    {AT_IMPORT}"


@pytest.mark.parametrize(
    ("source", "scope"),
    [(METHOD, "View.outs"), (HINT, "TYPE_CHECKING")],
    ids=["in a method", "for type hints"],
)
def test_reaching_up_is_allowed_late_and_by_name(source: str, scope: str) -> None:
    modules = {"sequence_widget.engine.view": source}
    entry = ("sequence_widget.engine.view", scope, "exact")
    assert order_faults(modules, {entry}) == []
    assert order_faults(modules, set())
    assert order_faults({"sequence_widget.engine.view": ""}, {entry})  # unused
    at_import = ("sequence_widget.engine.view", "", "exact")
    assert order_faults({"sequence_widget.engine.view": AT_IMPORT}, {at_import})


def test_the_standard_library_guard_can_fail() -> None:
    module = "sequence_widget.exact.dist"
    late = "def to_frame():\n    import pandas as pd\n"
    entry = (module, "to_frame", "pandas")
    assert third_party_faults({module: "import numpy.random"}, set())
    assert third_party_faults({"sequence_widget.": "from anywidget import AnyWidget"}, set())
    assert third_party_faults({module: late}, set())
    assert third_party_faults({module: late}, {entry}) == []
    assert third_party_faults({module: ""}, {entry})
    assert third_party_faults({module: "import pandas"}, {(module, "", "pandas")})


def test_the_other_guards_can_fail() -> None:
    sources = {"p.": '__all__ = ["roll", "simulate"]', "p.roll": "", "p.q.": '__all__ = ["r"]'}
    assert name_faults(sources) == ["p.roll"]
    assert name_faults({**sources, "p.q.r.": "", "p.simulate.": ""}) == [
        "p.q.r",
        "p.roll",
        "p.simulate",
    ]
    assert length_faults({"sequence_widget.long": "\n" * (LONGEST_MODULE + 1)})
    assert all(forbidden_faults({"a": f"see https://{word}x".encode()}) for word in FORBIDDEN)
    assert forbidden_faults({"a": b"nothing"}) == []
