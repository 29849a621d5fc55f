"""In Pyodide: the tests of what needs the standard library alone, and digests beside our own."""

import shutil
import subprocess
import sys
import sysconfig
from collections import Counter

import node
import pytest

import run
from tests.hosts.same_there import MISSING

pytestmark = pytest.mark.hosts

PYODIDE = node.JS / "tests" / "pyodide"
FOLDERS = ("rules", "engine", "exact", "bots", "teaching")
LEAST = 1_000
"""Digests that have to be the same."""


def in_pyodide(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module there; what it says is shown as it says it."""
    node.install(PYODIDE, everything=True)
    environment = node.environment()
    program = shutil.which("node", path=environment["PATH"])
    assert program
    script = [program, str(node.JS / "tests" / "inpyodide.mjs")]
    folders = [str(run.ROOT), sysconfig.get_path("purelib")]
    return subprocess.run(
        [*script, *folders, module, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=False,
    )


def digests(told: str) -> dict[str, str]:
    lines = (line.split(" ", 1) for line in told.splitlines())
    return {name: digest for digest, name in lines}


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_tests_pass_there(folder: str) -> None:
    done = in_pyodide("tests.hosts.tests_in_pyodide", f"tests/{folder}")
    print(f"\n{folder} in Pyodide: {done.stdout.splitlines()[-1]}")
    assert done.returncode == 0, done.stdout


def test_games_answers_and_counts_are_the_same_there() -> None:
    module = "tests.hosts.same_there"
    here = subprocess.run(
        [sys.executable, "-m", module], stdout=subprocess.PIPE, text=True, check=True, cwd=run.ROOT
    )
    found, expected = digests(in_pyodide(module).stdout), digests(here.stdout)
    same = [name for name, digest in found.items() if digest == expected[name]]
    without = [name for name, digest in found.items() if digest == MISSING]
    print(f"\nthe same: {Counter(name.partition('/')[0] for name in same)}, tables: {len(without)}")
    assert found.keys() == expected.keys()
    assert len(same) + len(without) == len(found)
    assert len(same) >= LEAST
