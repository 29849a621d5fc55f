"""Make what a page that plays holds beside this package: Python for browsers, and some packages.

Pyodide's core comes from npm at the version in js/tests/pyodide, the packages from where pip has
them; or all of it from a folder in which it was put together before.
"""

import contextlib
import io
import json
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import node

from sequence_widget.playing.parts import CORE, NOTICES, PYTHON, compressed, zipped

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements.txt"
PYODIDE = node.JS / "tests" / "pyodide" / "node_modules" / "pyodide"
FROM_NPM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHEELS = ("--no-deps", "--only-binary=:all:", "--platform", "any", "--implementation", "py")
STAMP = "made-of.txt"

LEFT_OUT = re.compile(
    r"(_pyrepl|ctypes|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|tkinter|turtledemo"
    r"|unittest|venv|wsgiref|xmlrpc)/"
    r"|(_pyio|bdb|cProfile|doctest|ftplib|imaplib|mailbox|nntplib|optparse|pdb|pickletools|poplib"
    r"|profile|pstats|pyclbr|pydoc|smtplib|tabnanny|timeit|trace|turtle|webbrowser)\.py"
    r"|encodings/(big5|cp(?!437)|euc|gb|hz|iso2022|iso8859|johab|koi|kz|mac|ptcp|shift)\w*\.py"
)
"""What of the standard library no page needs: servers, debuggers, old encodings, tests."""


def make(folder: Path = CORE) -> None:
    """Put everything into a folder, unless it is there as it should be."""
    made_of = f"{pyodide_locked()}\n{REQUIREMENTS.read_text(encoding='utf-8')}{LEFT_OUT.pattern}\n"
    stamp = folder / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_of:
        return
    node.install(PYODIDE.parent.parent, everything=True)
    with replacing(folder) as begun:
        for name in FROM_NPM:
            write(begun, name, (PYODIDE / name).read_bytes())
        lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
        write(begun, "pyodide-lock.json", json.dumps({**lock, "packages": {}}).encode())
        write(begun, "python_stdlib.zip", standard_library())
        wheels = fetched(begun / "wheels")
        write(begun, "packages.zip", zipped(modules(wheels)))
        (begun / NOTICES).write_text(notices(wheels), encoding="utf-8")
        shutil.rmtree(begun / "wheels")
        (begun / STAMP).write_text(made_of, encoding="utf-8")


def copy(source: Path, folder: Path = CORE) -> None:
    """Take what was put together before, on a machine that has a network."""
    missing = [
        name
        for name in [*(f"{each}.gz" for each in PYTHON), NOTICES, STAMP]
        if not (source / name).is_file()
    ]
    if missing:
        sys.exit(
            f"{source} has no {', '.join(missing)}: name the folder {CORE.name} that"
            " python3 run.py page has made in sequence_widget/static, where there was a network."
        )
    if source.resolve() == folder.resolve():
        return
    with replacing(folder) as begun:
        shutil.copytree(source, begun, dirs_exist_ok=True)


@contextlib.contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """Give an empty folder that takes the place of another when it is filled, and not before."""
    begun = folder.with_name(f"{folder.name}-begun")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    try:
        yield begun
        shutil.rmtree(folder, ignore_errors=True)
        begun.rename(folder)
    finally:
        shutil.rmtree(begun, ignore_errors=True)


def pyodide_locked() -> str:
    """Give the version and the hash of Pyodide's core."""
    lock = json.loads((PYODIDE.parent.parent / "package-lock.json").read_text(encoding="utf-8"))
    core = lock["packages"]["node_modules/pyodide"]
    return f"{core['version']} {core['integrity']}"


def write(folder: Path, name: str, data: bytes) -> None:
    """Write a part as it is packed into pages."""
    (folder / f"{name}.gz").write_bytes(compressed(data))


def standard_library() -> bytes:
    """Give Python's standard library without what no page needs."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = [name for name in whole.namelist() if not name.endswith("/")]
        return zipped({name: whole.read(name) for name in names if not LEFT_OUT.match(name)})


def fetched(folder: Path) -> list[Path]:
    """Have pip fetch the wheels."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder), *WHEELS]
    done = subprocess.run([*pip, "--requirement", str(REQUIREMENTS)], check=False)
    if done.returncode:
        sys.exit(
            "The packages in page/requirements.txt could not be fetched; pip says above why. Where"
            " there is no network, name a folder in which they are:"
            " python3 run.py page --from <sequence_widget/static/python of another machine>"
        )
    return sorted(folder.glob("*.whl"))


def modules(wheels: list[Path]) -> dict[str, bytes]:
    """Give the modules of some wheels, without their tests, and how each wheel is called."""
    found = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as content:
            for name in content.namelist():
                is_module = name.endswith(".py") and "/tests/" not in name
                if is_module or name.endswith(".dist-info/METADATA"):
                    found[name] = content.read(name)
    return found


def notices(wheels: list[Path]) -> str:
    """Give the licences of everything here."""
    version = pyodide_locked().partition(" ")[0]
    told = [
        (
            f"Pyodide {version}, Python for browsers. Mozilla Public License 2.0,"
            " https://mozilla.org/MPL/2.0/; its source, with that of what it is built from"
            " (Emscripten, libffi, zlib and others): https://github.com/pyodide/pyodide\n"
        ),
        f"Python\n\n{python_licence()}",
    ]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as content:
            names = [each for each in content.namelist() if ".dist-info/licenses/" in each]
            texts = [
                io.TextIOWrapper(content.open(each), encoding="utf-8").read() for each in names
            ]
        name, number, *_ = wheel.name.split("-")
        told.append("\n".join([f"{name} {number}\n", *texts]))
    return "".join(f"{each.strip()}\n\n---\n\n" for each in told)


def python_licence() -> str:
    """Give the licence of Python, which lies beside its standard library."""
    path = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if path.exists():
        return path.read_text(encoding="utf-8")
    return "Python Software Foundation License Version 2, https://docs.python.org/3/license.html"
