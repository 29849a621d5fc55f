"""What users get: a wheel that holds the built board, and works in a clean environment."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import node
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
PIP = [sys.executable, "-m", "pip"]  # ours, as none need be installed beside the wheel
LARGEST_BUNDLES = {"widget": 130_000, "ask": 30_000}

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
    assert f"{static}THIRD_PARTY_LICENSES.txt" in sizes
    for name, largest in LARGEST_BUNDLES.items():
        files = [file for file in node.BUNDLE if file.startswith("ask.") is (name == "ask")]
        assert largest / 6 < sum(sizes[static + file] for file in files) <= largest
    assert "sequence_widget/py.typed" in sizes
    tops = {name.partition("/")[0] for name in sizes}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"sequence_widget"}


def test_the_wheel_works_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "clean")
    python = tmp_path / "clean" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [*PIP, "--python", str(python), "install", "--no-input", "--no-compile", "--quiet"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True, cwd=tmp_path)
    used = subprocess.run(
        [str(python), "-I", "-c", USE], check=True, capture_output=True, text=True, cwd=tmp_path
    )
    place, said = used.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path)
    assert said == "2 True True"
