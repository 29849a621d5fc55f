"""Everything there is to do with this project, each in one command.

python3 run.py lab     open JupyterLab on the first lesson
python3 run.py test    run all tests, linters and type checks
python3 run.py proof   run the long versions of the tests and print their figures
python3 run.py bench   run the benchmarks

The environment .venv is made, or brought up to date, first. Further arguments go on to
jupyter lab, or else to pytest.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = Path(".venv")  # this and what follows is relative to ROOT, where main() goes
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
STAMP = VENV / "installed.txt"
BOARD = Path("sequence_widget/static/widget.js")
# A change in one of these, or in a file below them, asks for a new install.
STAMPED = (
    *("pyproject.toml", "hatch_build.py", "js/node.py", "js/package-lock.json"),
    *("js/artwork.mjs", "js/build.mjs", "js/tsconfig.json", "js/licenses", "js/src"),
)
FIND_BROWSER = [PYTHON, "-m", "tests.browser.find_chrome"]  # or install one
LESSON = "notebooks/en/00-play.ipynb"
OLDEST = (3, 11)


def test_steps(arguments: list[str]) -> dict[str, list[str]]:
    """Name every step of `run.py test` with its command; all are run, whatever fails."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
        "biome": [PYTHON, "js/node.py", "biome"],
        "tsc": [PYTHON, "js/node.py", "tsc"],
        "vitest": [PYTHON, "js/node.py", "test"],
        "find browser": FIND_BROWSER,
        "pytest": [PYTHON, "-m", "pytest", *arguments],
    }


def lab(arguments: list[str]) -> int:
    """Open JupyterLab on the first lesson."""
    prepare({"lab"})
    command = lab_command(arguments, root=hasattr(os, "geteuid") and os.geteuid() == 0)
    if os.name != "nt":  # in our place, so that Ctrl-C and signals are Jupyter's to answer
        say("$ " + shlex.join(command))
        os.execv(PYTHON, command)
    return run(command)


def test(arguments: list[str]) -> int:
    """Run every step, then sum up."""
    prepare({"test"})
    summary, failures = [], 0
    for name, command in test_steps(arguments).items():
        begun = time.monotonic()
        code = run(command)
        failures += bool(code)
        result = f"FAILED, exit code {code}" if code else "ok"
        summary.append(f"{name:<14}{time.monotonic() - begun:7.1f} s   {result}")
    for line in [*summary, f"{failures} failed" if failures else "all passed"]:
        say(line)
    return 1 if failures else 0


def proof(arguments: list[str]) -> int:
    """Run the long versions of the tests; -s and -rA show the figures they print."""
    prepare({"test"})
    os.environ["SEQUENCE_WIDGET_PROOF"] = "1"
    return run([PYTHON, "-m", "pytest", "-m", "proof", "-s", "-rA", *arguments])


def bench(arguments: list[str]) -> int:
    """Run tests/benchmarks/bench_*.py, which the ordinary run does not collect."""
    prepare({"test"})
    run(FIND_BROWSER)
    only = ["-o", "python_files=bench_*.py", "--benchmark-only"]
    return run([PYTHON, "-m", "pytest", *only, "tests/benchmarks", *arguments])


COMMANDS = {"lab": lab, "test": test, "proof": proof, "bench": bench}


def prepare(extras: set[str]) -> None:
    """Make .venv fit: remake it if it is broken, install if something changed."""
    if not is_healthy(PYTHON):
        say("making the environment .venv")
        must([sys.executable, "-m", "venv", "--clear", str(VENV)])
    old = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    new = [fingerprint(ROOT), *sorted({*old[1:], *extras})]  # extras are never taken away
    if new != old or not BOARD.exists():
        say("installing what is new or changed; the first time this takes a minute or two")
        STAMP.unlink(missing_ok=True)  # an install cut short is done again
        project = f".[{','.join(new[1:])}]"
        must([PYTHON, "-m", "pip", "install", "--no-input", "--editable", project])
        STAMP.write_text("\n".join(new), encoding="utf-8")


def is_healthy(python: str) -> bool:
    """Tell whether this is a Python of our own version that has pip."""
    probe = "import pip, platform; print(platform.python_version())"
    try:
        answer = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.strip() == platform.python_version()


def fingerprint(root: Path) -> str:
    """Hash what an install depends on: the files STAMPED, the Python and the place."""
    digest = hashlib.sha256(f"{platform.python_version()} {root}".encode())
    for top in (root / name for name in STAMPED):
        for path in sorted(path for path in [top, *top.rglob("*")] if path.is_file()):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def lab_command(arguments: list[str], *, root: bool) -> list[str]:
    """Build the command for JupyterLab, which refuses to run as root unless told.

    The lesson is given as the address to open, since given as a file its folder would be the top.
    """
    told = any(argument.startswith("--allow-root") for argument in arguments)
    allow = ["--allow-root"] if root and not told else []
    address = f"--LabApp.default_url=/lab/tree/{LESSON}"
    return [PYTHON, "-m", "jupyterlab", address, *allow, *arguments]


def say(text: str) -> None:
    """Print at once, so that it stands before the output of what is started next."""
    print(f"[run.py] {text}", flush=True)


def run(command: list[str]) -> int:
    """Show a command, run it and give its exit code."""
    say("$ " + shlex.join(command))
    return subprocess.run(command, check=False).returncode


def must(command: list[str]) -> None:
    """Run a command that the rest depends on."""
    if run(command):
        sys.exit("[run.py] That command failed; it says above why.")


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    if sys.version_info < OLDEST:
        say(f"This needs Python 3.11 or newer; here is {platform.python_version()}.")
        return 2
    name, *rest = arguments or ["nothing"]
    if name not in COMMANDS:
        print(__doc__)
        return 0 if name in {"-h", "--help"} else 2
    os.chdir(ROOT)
    return COMMANDS[name](rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
