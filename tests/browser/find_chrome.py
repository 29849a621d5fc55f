"""Find a Chromium for the browser tests; where there is none, install one.

Needs nothing but the standard library, so that `run.py test` can start it before anything else:
python3 -m tests.browser.find_chrome
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300")  # another installation may be under way
# Without these fonts the screenshots, and what one sees of a failure, have boxes for letters.
PACKAGES = ("chromium", "fonts-noto-color-emoji", "fonts-dejavu-core")
NPM_PACKAGE = "@sparticuz/chromium@^153"
NPM_FOLDER = ROOT / ".venv" / "chromium"
UNPACK = (
    'import("@sparticuz/chromium").then(m => m.default.executablePath()).then(p => console.log(p))'
)
NONE = (
    "There is no Chromium to test the board in, and none could be installed. Install Chromium or"
    " Google Chrome, or name one: CHROME=/path/to/chrome python3 run.py test"
)


class NoChromeError(Exception):
    """There is no browser; the message says what to do."""


def find_chrome() -> Path:
    """Give the first Chromium that runs, of those on this machine."""
    named = os.environ.get("CHROME")
    if named:
        if runs(Path(named)):
            return Path(named)
        message = f"CHROME is {named}, which is not a Chromium that runs."
        raise NoChromeError(message)
    for path in candidates():
        if runs(path):
            return path
    raise NoChromeError(NONE)


def candidates() -> Iterator[Path]:
    """Give the places where a Chromium may be, in the order of preference."""
    yield from (Path(path) for name in NAMES if (path := shutil.which(name)))
    yield Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if folder := os.environ.get(variable):
            yield Path(folder, "Google/Chrome/Application/chrome.exe")
    for cache in playwright_caches():
        yield from sorted(cache.glob("chromium*/chrome-*/chrome*"), reverse=True)
        yield from sorted(cache.glob("chromium*/chrome-*/*.app/Contents/MacOS/*"), reverse=True)
    yield NPM_FOLDER / "chromium"


def playwright_caches() -> Iterator[Path]:
    """Give the folders where `playwright install` puts its browsers."""
    if folder := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        yield Path(folder)
    for folder in (".cache", "Library/Caches", "AppData/Local"):
        yield Path.home() / folder / "ms-playwright"


def runs(path: Path) -> bool:
    """Tell whether this is a Chromium that starts."""
    if not path.is_file():
        return False
    if os.name == "nt":  # where asking for the version opens a window
        return True
    answer = attempt([str(path), "--version"], seconds=60)
    return answer is not None and "chrom" in answer.lower()


def install_chrome() -> Path:
    """Install a Chromium, from the system's packages if we may, else from npm."""
    geteuid = getattr(os, "geteuid", None)
    if geteuid and geteuid() == 0 and shutil.which("apt-get"):
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        show([*APT, "update"])
        show([*APT, "install", "-y", "--no-install-recommends", *PACKAGES])
    if not any(runs(path) for path in candidates()) and sys.platform == "linux":
        install_from_npm()
    return find_chrome()


def install_from_npm() -> None:
    """Unpack the browser of an npm package into the environment; nothing else is touched."""
    node, npm = (shutil.which(name, path=search_path()) for name in ("node", "npm"))
    if node and npm:
        NPM_FOLDER.mkdir(parents=True, exist_ok=True)
        os.environ["PATH"] = search_path()
        show([npm, "install", "--prefix", str(NPM_FOLDER), "--no-save", NPM_PACKAGE])
        os.environ["TMPDIR"] = str(NPM_FOLDER)  # it unpacks itself there
        attempt([node, "--eval", UNPACK], seconds=120, folder=NPM_FOLDER)


def search_path() -> str:
    """Look for programs in our environment first: it may have a Node of its own."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def attempt(command: list[str], *, seconds: float, folder: Path = ROOT) -> str | None:
    """Run a command and give what it prints; None if it fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, timeout=seconds, cwd=folder
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout


def show(command: list[str]) -> None:
    """Run a command where one sees what it says; whether it helped is seen later."""
    print("$", *command, flush=True)
    subprocess.run(command, check=False, stdin=subprocess.DEVNULL)


def main() -> int:
    """Print where the browser is, or why there is none."""
    try:
        try:
            chrome = find_chrome()
        except NoChromeError:
            if os.environ.get("CHROME"):
                raise
            chrome = install_chrome()
    except NoChromeError as error:
        print(error)
        return 1
    print(chrome)
    return 0


if __name__ == "__main__":
    sys.exit(main())
