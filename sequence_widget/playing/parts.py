"""What is in a page that plays: Python for browsers, the packages it needs, and this package."""

import gzip
import io
import os
import zipfile
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

from sequence_widget.text import MissingPackageError
from sequence_widget.widget.front_end import STATIC

CORE = STATIC / "python"
"""Where `run.py page` puts the parts that are not this package."""

PYTHON = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
    "packages.zip",
)
"""Each is a compressed file there; js/src/playing/worker.ts knows them by these names."""

OURS = "sequence_widget.zip"
NOTICES = "LICENSES.txt"

_PACKAGE = STATIC.parent
_FRONT_END = ("widget.js", "widget.css", "cards.json", "ask.js", "ask.css", "pictures.js")
_WITHOUT_A_TIME = (1980, 1, 1, 0, 0, 0)


def parts(folder: str | os.PathLike[str] | None = None) -> dict[str, str]:
    """Give all parts by their names, compressed and as letters, as they stand in a page.

    Those that are not this package come from a folder, or from where the build has put them.
    """
    there = _checked(folder)
    packed = {name: (there / f"{name}.gz").read_bytes() for name in PYTHON}
    packed[OURS] = compressed(zipped(this_package()))
    return {name: b64encode(data).decode("ascii") for name, data in packed.items()}


def notices(folder: str | os.PathLike[str] | None = None) -> str:
    """Give the licences of all that is in a page."""
    others = (_checked(folder) / NOTICES).read_text(encoding="utf-8")
    return others + (STATIC / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")


def _checked(folder: str | os.PathLike[str] | None) -> Path:
    """Give the folder of the parts that are not this package, if they are all there."""
    there = CORE if folder is None else Path(folder)
    if not all((there / name).is_file() for name in (*(f"{each}.gz" for each in PYTHON), NOTICES)):
        raise MissingPackageError("playing.no_core", folder=str(there))
    return there


def this_package() -> dict[str, bytes]:
    """Read the files of this package that are of use in a page.

    >>> "sequence_widget/game/game.py" in this_package()
    True
    """
    files = [
        *(path for path in _PACKAGE.rglob("*.py")),
        *(_PACKAGE / "game" / "records" / "sample_games").iterdir(),
        *(STATIC / name for name in _FRONT_END),
    ]
    folder = _PACKAGE.parent
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(files)}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Put files into one, the same whenever that is done, to be compressed as a whole.

    >>> zipfile.ZipFile(io.BytesIO(zipped({"a.txt": b"?"}))).namelist()
    ['a.txt']
    """
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, _WITHOUT_A_TIME), data)
    return written.getvalue()


def compressed(data: bytes) -> bytes:
    """Compress as much as it can be, the same whenever that is done."""
    return gzip.compress(data, mtime=0)
