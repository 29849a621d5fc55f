"""Makes a release: `python3 run.py release 0.2.0` checks, builds, tries and tags.

Nothing is uploaded. If anything fails, the files are as they were and nothing is tagged.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VERSION_FILE = ROOT / "sequence_widget" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
OUT = ROOT / "dist" / "release"

VERSION = re.compile(r'^__version__ = "([\d.]+)"$', re.MULTILINE)
PROGRAM = "Scripts/python.exe" if os.name == "nt" else "bin/python"
UNRELEASED = "## Unreleased\n"

TRIED = """
import sequence_widget as sq
game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
board = sq.SequenceWidget(game)
game.play("tiger b1")
print(board.ply, game.seen_by("Anna").draw_probability("unicorn"), sq.__version__)
"""

NEXT = """
{version} is tagged; the wheel and the sdist are in {out}. What is left is yours:

    git push --follow-tags       # .github/workflows/publish.yml publishes what is tagged
    git reset --hard HEAD~1 && git tag --delete v{version}    # or take all of it back
"""


class RefusedError(Exception):
    """Something is not as a release needs it."""


def main(version: str) -> None:
    """Make the release of a version."""
    check(version)
    before = {path: path.read_bytes() for path in (VERSION_FILE, CHANGELOG)}
    head = output(["git", "rev-parse", "HEAD"])
    try:
        set_version(version)
        date_changelog(version)
        shutil.rmtree(OUT, ignore_errors=True)
        run([sys.executable, "-m", "hatchling", "build", "--directory", str(OUT)])
        wheel, sdist = (next(OUT.glob(f"*{version}{end}")) for end in ("*.whl", ".tar.gz"))
        check_contents(wheel, sdist)
        for built in (wheel, sdist):
            try_out(built, version)
        run(["git", "commit", "--quiet", "--all", "--message", f"Release {version}"])
        run(["git", "tag", "--annotate", f"v{version}", "--message", f"Release {version}"])
    except BaseException:
        for path, content in before.items():
            path.write_bytes(content)
        run(["git", "reset", "--quiet", head])
        raise
    print(NEXT.format(version=version, out=OUT.relative_to(ROOT)))


def check(version: str) -> None:
    """Refuse a version that is none, and a project that is not ready for it."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        message = (
            f"a version is three numbers with dots between, such as 0.2.0, and not {version!r}"
        )
        raise RefusedError(message)
    current, changes = current_version(), CHANGELOG.read_text(encoding="utf-8")
    if numbers(version) < numbers(current) or f"\n## {version} (" in changes:
        message = f"{version} is not later than the last release; the version now is {current}"
        raise RefusedError(message)
    if output(["git", "tag", "--list", f"v{version}"]):
        message = f"there is a tag v{version} already"
        raise RefusedError(message)
    changed = output(["git", "status", "--porcelain"])
    if changed:
        message = f"these files are not committed:\n{changed}"
        raise RefusedError(message)
    if not unreleased(changes).strip():
        message = "CHANGELOG.md tells nothing under Unreleased"
        raise RefusedError(message)
    if "Repository" not in project().get("urls", {}):
        message = (
            'pyproject.toml has no [project.urls] with Repository = "https://…": the pictures and\n'
            "links of README need it where the package is published"
        )
        raise RefusedError(message)


def project() -> dict[str, dict[str, str]]:
    """Read the project's own table."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        read: dict[str, dict[str, str]] = tomllib.load(file)["project"]
    return read


def current_version() -> str:
    """Give the version from the one place where it stands."""
    found = VERSION.search(VERSION_FILE.read_text(encoding="utf-8"))
    if found is None:
        message = f"{VERSION_FILE} has no version"
        raise RefusedError(message)
    return found[1]


def numbers(version: str) -> tuple[int, ...]:
    """Give a version as numbers, which compare.

    >>> numbers("0.10.0") > numbers("0.9.1")
    True
    """
    return tuple(int(part) for part in version.split("."))


def set_version(version: str) -> None:
    """Write the version down."""
    text = VERSION_FILE.read_text(encoding="utf-8")
    VERSION_FILE.write_text(VERSION.sub(f'__version__ = "{version}"', text), encoding="utf-8")


def unreleased(text: str) -> str:
    r"""Give what has changed since the last release.

    >>> unreleased("# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n")
    '\n- New.\n\n'
    """
    return text.partition(UNRELEASED)[2].partition("\n## ")[0] + "\n"


def date_changelog(version: str) -> None:
    """Put what has changed under the version and today's date."""
    text = CHANGELOG.read_text(encoding="utf-8")
    today = datetime.now(UTC).date().isoformat()
    dated = text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({today})\n", 1)
    CHANGELOG.write_text(dated, encoding="utf-8")


def check_contents(wheel: Path, sdist: Path) -> None:
    """See that what belongs there is there, and that what does not is not."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        description = archive.read(metadata).decode("utf-8")
    for name in ("__init__.py", "py.typed", "static/widget.js", "static/THIRD_PARTY_LICENSES.txt"):
        if f"sequence_widget/{name}" not in names:
            message = f"the wheel lacks sequence_widget/{name}"
            raise RefusedError(message)
    if strange := sorted(name for name in names if name.startswith(("tests/", "js/", "docs/"))):
        message = f"the wheel has what no user needs, such as {strange[0]}"
        raise RefusedError(message)
    if near := re.findall(r"\]\((?!https://|#)[^)]*\)", description):
        message = f"README has a link that leads nowhere on a package index: {near[0]}"
        raise RefusedError(message)
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    for name in ("README.md", "LICENSE", "pyproject.toml", "run.py", "js/package.json"):
        if name not in inside:
            message = f"the sdist lacks {name}"
            raise RefusedError(message)


def try_out(built: Path, version: str) -> None:
    """Install it where nothing else is, and play a move with it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "venv", with_pip=True)
        python = place / "venv" / PROGRAM
        run([str(python), "-m", "pip", "install", "--quiet", "--no-input", str(built)], place)
        said = output([str(python), "-c", TRIED], place)
    print(f"{built.name}: {said}")
    if said.split() != ["2", "1/19", "≈", "5.3", "%", version]:
        message = f"{built.name} was installed and does not do as it should: it said {said!r}"
        raise RefusedError(message)


def run(command: list[str], folder: Path | None = None) -> None:
    """Run a command, which has to succeed."""
    if subprocess.run(command, cwd=folder or ROOT, check=False).returncode:
        message = f"this failed, and says above why: {' '.join(command)}"
        raise RefusedError(message)


def output(command: list[str], folder: Path | None = None) -> str:
    """Give what a command says, which has to succeed."""
    done = subprocess.run(command, cwd=folder or ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        message = f"{' '.join(command[:2])} failed: {done.stderr.strip()}"
        raise RefusedError(message)
    return done.stdout.strip()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:2] or [""])
    except RefusedError as refused:
        sys.exit(f"No release: {refused}.")
