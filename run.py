"""Everything there is to do with this project, each in one command.

python3 run.py lab                 open JupyterLab on the first lesson
python3 run.py dev                 the same, and boards on the screen follow every edit in js/src
python3 run.py test                run all tests, linters and type checks
python3 run.py test --quick        the same without browsers and long sweeps, in two minutes
python3 run.py test tests/widget   run these tests alone: a folder, a file, or file.py::test_name
python3 run.py proof               run the long versions of the tests and print their figures
python3 run.py bench               run the benchmarks
python3 run.py site                build the lessons' site, a folder of files for any web server
python3 run.py docs                build the docs as a site, beside the lessons' site
python3 run.py release 0.2.0       check, build, try and tag a release; nothing is uploaded
python3 run.py page                build the whole course as one file that plays from any disk
python3 run.py test --hosts        build both, and run them and other hosts in a browser
python3 run.py test --lowest       run the quick tests with the lowest versions that are allowed

The environment .venv is made, or brought up to date, first. Further arguments go on to
jupyter lab, or else to pytest: `test -x` stops at the first failure, `test -k tiger` takes the
tests with tiger in their names. What all tests are is shared by two workers, unless -s or --pdb
asks for one; tests that are named run in one process, unless -n 2 asks for two.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import platform
import shlex
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent / "js"))  # for js/node.py

import node

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CALLED_FROM = Path.cwd()
ROOT = Path(__file__).resolve().parent
VENV = Path(".venv")  # this and what follows is relative to ROOT, where main() goes
PROGRAM = "Scripts/python.exe" if os.name == "nt" else "bin/python"
PYTHON = str(VENV / PROGRAM)
STAMP = VENV / "installed.txt"
# A change in one of these asks for a new install; what the board is made of, js/node.py knows.
INSTALLED_BY = ("pyproject.toml", "hatch_build.py")
BUILD = [PYTHON, "js/node.py", "build"]
WATCH = [PYTHON, "js/node.py", "watch"]
FIND_BROWSER = [PYTHON, "-m", "tests.browser.find_chrome"]  # or install one
LESSON = "notebooks/en/00-play.ipynb"

SITE = Path("dist/site")
DOCS = SITE / "docs"
PAGE = Path("dist/page/sequence.html")
TOOLS = Path(".site")  # what the site is built with and from; kept, so that it is built soon again
SITE_VENV, HOSTS_VENV, LOWEST_VENV = TOOLS / "venv", TOOLS / "hosts", TOOLS / "lowest"
SITE_PYTHON, HOSTS_PYTHON, LOWEST_PYTHON = (
    str(venv / PROGRAM) for venv in (SITE_VENV, HOSTS_VENV, LOWEST_VENV)
)
SITE_NEEDS = (3, 12)
NEWER_PYTHONS = (sys.executable, "python3.14", "python3.13", "python3.12")
OLDEST = (3, 11)
PATIENCE = 15  # seconds that what was asked to end is given

PYTEST = [PYTHON, "-m", "pytest"]
TWO_WORKERS = ["-n", "2"]  # who runs which, tests/sharing.py says
ONE_PROCESS = {"-s", "--capture=no", "--pdb", "--trace"}  # what asks for a test on one's terminal
QUICK = ["-m", "not (proof or hosts or browser or slow)", "--ignore=tests/browser"]
# Options of pytest whose next word may look like a place, and is none of tests to run.
VALUED = {
    *("-c", "-k", "-m", "-n", "-o", "-p", "-W", "--basetemp", "--deselect"),
    *("--ignore", "--ignore-glob", "--junitxml"),
}


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one step."""

    name: str
    seconds: float
    code: int

    def __str__(self) -> str:
        """Give a line of the summary."""
        told = f"FAILED, exit code {self.code}" if self.code else "ok"
        return f"{self.name:<14}{self.seconds:7.1f} s   {told}"


def checks() -> dict[str, list[str]]:
    """Name the linters and type checks, and the tests of js/, with their commands."""
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
        "biome": [PYTHON, "js/node.py", "biome"],
        "tsc": [PYTHON, "js/node.py", "tsc"],
        "vitest": [PYTHON, "js/node.py", "test", "--maxWorkers=1"],
    }


def pytest_steps(arguments: list[str], *, quick: bool) -> dict[str, list[str]]:
    """Name what runs before and beside the checks; a quick run needs no browser."""
    workers = [] if ONE_PROCESS & {*arguments} else TWO_WORKERS
    command = [*PYTEST, *workers, *(QUICK if quick else []), *arguments]
    return {**({} if quick else {"find browser": FIND_BROWSER}), "pytest": command}


def lab(arguments: list[str]) -> int:
    """Open JupyterLab on the first lesson."""
    prepare({"lab", "dev"})
    command = lab_command(arguments, root=is_root())
    if os.name != "nt":  # in our place, so that Ctrl-C and signals are Jupyter's to answer
        say("$ " + shlex.join(command))
        os.execv(PYTHON, command)
    return run(command)


def dev(arguments: list[str]) -> int:
    """Open JupyterLab likewise; a change in js/src reaches the boards that are on the screen."""
    prepare({"lab", "dev"})
    command = lab_command(["--ServerApp.answer_yes=True", *arguments], root=is_root())
    environment = {**os.environ, "ANYWIDGET_HMR": "1"}
    with beside(WATCH):
        say("$ " + shlex.join(command))
        jupyter = subprocess.Popen(command, env=environment)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is Jupyter's to answer
        signal.signal(signal.SIGTERM, lambda *_: jupyter.terminate())
        return jupyter.wait()


def test(arguments: list[str]) -> int:
    """Run the tests that are named; if none are, every step, then sum up."""
    prepare({"test"})
    if "--hosts" in arguments:
        return hosts([argument for argument in arguments if argument != "--hosts"])
    if "--lowest" in arguments:
        return lowest([argument for argument in arguments if argument != "--lowest"])
    quick = "--quick" in arguments
    arguments = [argument for argument in arguments if argument != "--quick"]
    if names_tests(arguments):
        say("these tests alone; without naming any, the linters and type checks run too")
        if any("browser" in argument for argument in arguments):
            run(FIND_BROWSER)
        return run([*PYTEST, *(QUICK if quick else []), *arguments])
    run([PYTHON, "js/node.py", "install"])  # before anything needs it at the same time
    results = run_all(pytest_steps(arguments, quick=quick), checks())
    failures = sum(bool(result.code) for result in results)
    for line in [*results, f"{failures} failed" if failures else "all passed"]:
        say(str(line))
    return 1 if failures else 0


def hosts(arguments: list[str]) -> int:
    """Build the site and the page, and run what needs them, or hosts in their own environment."""
    failed = site([]) or page([])
    if failed:
        return failed
    prepare_tools(sys.executable, HOSTS_VENV, "tests/hosts/requirements.txt")
    run(FIND_BROWSER)
    return run([*PYTEST, "-m", "hosts", "-s", "-rA", *(arguments or ["tests/hosts"])])


def lowest(arguments: list[str]) -> int:
    """Run the quick tests with the lowest versions that pyproject.toml allows."""
    prepare_tools(sys.executable, LOWEST_VENV, "tests/lowest.txt")
    install = ["-m", "uv", "pip", "install", "--python", LOWEST_PYTHON, "--reinstall"]
    must([LOWEST_PYTHON, *install, "--resolution", "lowest-direct", "--editable", ".[test]"])
    return run([LOWEST_PYTHON, "-m", "pytest", *TWO_WORKERS, *QUICK, *arguments])


def proof(arguments: list[str]) -> int:
    """Run the long versions of the tests; -s and -rA show the figures they print."""
    prepare({"test"})
    os.environ["SEQUENCE_WIDGET_PROOF"] = "1"
    return run([*PYTEST, "-m", "proof", "-s", "-rA", *arguments])


def bench(arguments: list[str]) -> int:
    """Run tests/benchmarks/bench_*.py, which the ordinary run does not collect."""
    prepare({"test"})
    run(FIND_BROWSER)
    only = ["-o", "python_files=bench_*.py", "--benchmark-only"]
    return run([*PYTEST, *only, "tests/benchmarks", *arguments])


def site(arguments: list[str]) -> int:
    """Build the site, with tools in an environment of their own that need a newer Python."""
    python = next(filter(is_new_enough, NEWER_PYTHONS), None)
    if python is None:
        say("The tools that build the site need Python 3.12 or newer, as python3.12 on the PATH.")
        return 2
    prepare_tools(python, SITE_VENV, "lite/requirements.txt")
    done = run([SITE_PYTHON, "lite/build.py", str(TOOLS / "work"), str(SITE), *arguments])
    done = done or docs([])
    if not done:
        say(f"to look at it: python3 -m http.server --bind 127.0.0.1 --directory {SITE}")
    return done


def docs(arguments: list[str]) -> int:
    """Build the docs; a warning, such as a link that leads nowhere, is an error."""
    prepare({"docs"})
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # news of its successor
    return run([PYTHON, "-m", "mkdocs", "build", "--site-dir", str(DOCS), *arguments])


def release(arguments: list[str]) -> int:
    """Make a release of the version that is given."""
    prepare({"dev", "test"})
    return run([PYTHON, "release.py", *arguments])


def page(arguments: list[str]) -> int:
    """Build the whole course as one file; --from names a folder with what it is made of."""
    reader = argparse.ArgumentParser(prog="python3 run.py page", description=page.__doc__)
    reader.add_argument("--from", dest="source", metavar="FOLDER")
    source = reader.parse_args(arguments).source
    prepare({"page"})
    given = [] if source is None else ["--from", str(CALLED_FROM / source)]
    done = run([PYTHON, "page/course.py", str(PAGE), *given])
    if not done:
        say(f"open {PAGE} in a browser: it needs nothing else, and may be sent to anybody")
    return done


def prepare_tools(python: str, venv: Path, requirements: str) -> None:
    """Make an environment for what a file lists, or make it anew if that has changed."""
    stamp, wanted = venv / "installed.txt", Path(requirements).read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say(f"making the environment {venv}; the first time this takes a minute or two")
    must([python, "-m", "venv", "--clear", str(venv)])
    install = ["-m", "pip", "install", "--no-input", "--quiet", "--requirement", requirements]
    must([str(venv / PROGRAM), *install])
    stamp.write_text(wanted, encoding="utf-8")


def is_new_enough(python: str) -> bool:
    """Tell whether this is a Python that the site's tools run on."""
    probe = f"import sys; sys.exit(sys.version_info < {SITE_NEEDS})"
    try:
        return (
            subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


COMMANDS = {
    "lab": lab,
    "dev": dev,
    "test": test,
    "proof": proof,
    "bench": bench,
    "site": site,
    "docs": docs,
    "release": release,
    "page": page,
}


def prepare(extras: set[str]) -> None:
    """Make .venv and the board fit: remake, install or build what is broken or has changed."""
    if not is_healthy(PYTHON):
        say("making the environment .venv")
        must([sys.executable, "-m", "venv", "--clear", str(VENV)])
    old = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    new = [fingerprint(ROOT), *sorted({*old[1:], *extras})]  # extras are never taken away
    if new != old:
        say("installing what is new or changed; the first time this takes a minute or two")
        STAMP.unlink(missing_ok=True)  # an install cut short is done again
        project = f".[{','.join(new[1:])}]"
        must([PYTHON, "-m", "pip", "install", "--no-input", "--editable", project])
        STAMP.write_text("\n".join(new), encoding="utf-8")
    if not node.is_built():
        must(BUILD)


def is_healthy(python: str) -> bool:
    """Tell whether this is a Python of our own version that has pip."""
    probe = "import pip, platform; print(platform.python_version())"
    try:
        answer = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.strip() == platform.python_version()


def fingerprint(root: Path) -> str:
    """Hash what an install depends on: the files INSTALLED_BY, the Python and the place."""
    digest = hashlib.sha256(f"{platform.python_version()} {root}".encode())
    for path in (root / name for name in INSTALLED_BY):
        digest.update(path.read_bytes() if path.exists() else b"")
    return digest.hexdigest()


def names_tests(arguments: list[str]) -> bool:
    """Tell whether a folder, a file or a test is among the arguments for pytest."""
    words = [word for before, word in pairwise(["", *arguments]) if before not in VALUED]
    places = [word.partition("::")[0] for word in words if not word.startswith("-")]
    return any("/" in place or ".py" in place or Path(place).exists() for place in places)


def is_root() -> bool:
    """Tell whether we may do everything here, as in a container."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def lab_command(arguments: list[str], *, root: bool) -> list[str]:
    """Build the command for JupyterLab, which refuses to run as root unless told.

    The lesson is given as the address to open, since given as a file its folder would be the top.
    """
    told = any(argument.startswith("--allow-root") for argument in arguments)
    allow = ["--allow-root"] if root and not told else []
    address = f"--LabApp.default_url=/lab/tree/{LESSON}"
    return [PYTHON, "-m", "jupyterlab", address, *allow, *arguments]


def run_all(steps: dict[str, list[str]], others: dict[str, list[str]]) -> list[Result]:
    """Run steps one after the other, and beside them others likewise, whatever fails.

    What the steps say is seen as they say it, what each of the others says when it has ended.
    """
    with ThreadPoolExecutor(1) as side:
        theirs = [side.submit(timed, name, command, aside) for name, command in others.items()]
        try:
            ours = [timed(name, command, run) for name, command in steps.items()]
            return [*(each.result() for each in theirs), *ours]
        except KeyboardInterrupt:
            side.shutdown(wait=False, cancel_futures=True)
            raise


def timed(name: str, command: list[str], how: Callable[[list[str]], int]) -> Result:
    """Run a step and take the time."""
    begun = time.monotonic()
    code = how(command)
    return Result(name, time.monotonic() - begun, code)


def say(text: str) -> None:
    """Print at once, so that it stands before the output of what is started next."""
    print(f"[run.py] {text}", flush=True)


def run(command: list[str]) -> int:
    """Show a command, run it and give its exit code; Ctrl-C reaches it too, and it may tidy up."""
    say("$ " + shlex.join(command))
    with subprocess.Popen(command) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            process.terminate()
            raise


def aside(command: list[str]) -> int:
    """Run a command in silence, and show it with all that it said when it has ended."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    said = done.stdout.decode(errors="replace").strip()
    print(f"\n[run.py] $ {shlex.join(command)}\n{said}", flush=True)
    return done.returncode


@contextlib.contextmanager
def beside(command: list[str]) -> Iterator[None]:
    """Run a command that ends when its input does: when we are done, or are no more.

    It is out of reach of Ctrl-C, which does not always mean the end.
    """
    flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
    say("$ " + shlex.join(command))
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, start_new_session=True, creationflags=flags
    )
    try:
        yield
    finally:
        process.communicate()


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
    # Else each of some hundred processes, kernels among them, would compile all that it imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return COMMANDS[name](rest)
    except KeyboardInterrupt:
        say("ended by Ctrl-C")
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
