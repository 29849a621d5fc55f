"""What users get: a wheel that holds the built board, and works in a clean environment."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import node
import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
PIP = [sys.executable, "-m", "pip"]  # ours, as none need be installed beside the wheel
LARGEST_BUNDLES = {
    ("widget", "cards"): 300_000,
    ("ask",): 30_000,
    ("pictures",): 10_000,
    ("page",): 160_000,
    ("playing", "playing_worker"): 45_000,
}
NOT_PYTHON = ("game/records/sample_games/anna-and-bo.txt", "playing/frame.html", "py.typed")

USE = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game)
game.play("tiger b1")
print(sq.__file__)
print(board.ply, "data-cell" in str(board._esm), len(str(board._css)) > 1000)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--check-build-dependencies"]
    subprocess.run(
        [*build, "--wheel-dir", str(folder), "."], cwd=ROOT, check=True, capture_output=True
    )
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_the_package_and_the_built_board_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        sizes = {entry.filename: entry.file_size for entry in content.infolist()}
    static = "sequence_widget/static/"
    sources = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("sequence_widget/**/*.py")}
    built = {f"{static}{name}" for name in (*node.BUNDLE, "THIRD_PARTY_LICENSES.txt")}
    assert {name for name in sizes if name.startswith("sequence_widget/")} == (
        sources | built | {f"sequence_widget/{name}" for name in NOT_PYTHON}
    )
    bounded = [name for names in LARGEST_BUNDLES for name in names]
    assert {file.partition(".")[0] for file in node.BUNDLE} == {*bounded}
    for names, largest in LARGEST_BUNDLES.items():
        files = [file for file in node.BUNDLE if file.partition(".")[0] in names]
        assert largest / 6 < sum(sizes[static + file] for file in files) <= largest
    tops = {name.partition("/")[0] for name in sizes}
    beside = {name.partition(".data/data/")[2] for name in sizes if ".data/" in name}
    assert {top for top in tops if not top.endswith((".dist-info", ".data"))} == {"sequence_widget"}
    template = "share/jupyter/nbconvert/templates/sequence/"
    extension = "share/jupyter/labextensions/sequence-widget-reload-picture/"
    assert beside == {
        f"{template}conf.json",
        f"{template}index.html.j2",
        f"{extension}package.json",
        f"{extension}static/extension.js",
    }


def needed(asked: list[str] | None, seen: set[str]) -> Iterator[Distribution]:
    """Give what is asked for and what that needs, as it is installed here and as it has to be."""
    for requirement in map(Requirement, asked or []):
        if requirement.marker and not requirement.marker.evaluate({"extra": ""}):
            continue
        found = distribution(requirement.name)
        assert requirement.specifier.contains(found.version), (requirement, found.version)
        if found.name not in seen:
            seen.add(found.name)
            yield found
            yield from needed(found.requires, seen)


def lend(found: Distribution, folder: Path) -> None:
    """Put a package that is installed here where another Python finds it."""
    tops = {file.parts[0] for file in found.files or []}
    for top in tops - {"..", "__pycache__"}:
        here, there = Path(str(found.locate_file(top))), folder / top
        if os.name != "nt":
            there.symlink_to(here)
        elif here.is_dir():
            shutil.copytree(here, there)
        else:
            shutil.copy(here, there)


def use_of(wheel: Path, folder: Path, *, online: bool) -> list[str]:
    """Use the wheel in an environment that has nothing else but what it asks for."""
    venv.create(folder / "clean")
    python = folder / "clean" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [*PIP, "--python", str(python), "install", "--no-input", "--no-compile", "--quiet"]
    alone = [] if online else ["--no-index", "--no-deps"]
    subprocess.run([*install, *alone, str(wheel)], check=True, capture_output=True, cwd=folder)
    if not online:
        (ours,) = (folder / "clean").rglob("sequence_widget-*.dist-info")
        for found in needed(Distribution.at(ours).requires, set()):
            lend(found, ours.parent)
    used = subprocess.run(
        [str(python), "-I", "-c", USE], check=True, capture_output=True, text=True, cwd=folder
    )
    place, *said = used.stdout.splitlines()
    assert Path(place).is_relative_to(folder)
    return said


def test_the_wheel_works_with_no_more_than_it_asks_for(wheel: Path, tmp_path: Path) -> None:
    assert use_of(wheel, tmp_path, online=False) == ["2 True True"]


@pytest.mark.proof
def test_the_wheel_works_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    assert use_of(wheel, tmp_path, online=True) == ["2 True True"]
