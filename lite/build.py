"""Build the site: JupyterLite with the lessons, for which nothing has to be installed.

`python3 run.py site` runs this in an environment of its own. JupyterLite's tools do the work; here
the folder is laid out that they build from, and the page that visitors see first is put on top.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "js"), str(ROOT / "lite")]

import front_page
import node

LITE = ROOT / "lite"
NOTEBOOKS = ROOT / "notebooks"
LANGUAGES = ("en", "nb")
READING = {
    "en": (
        "teachers-guide", "tour", "asking", "cells", "questions", "rules", "curricula", "privacy",
        "pilot",
    ),
    "nb": ("laererveiledning", "laereplaner", "personvern", "utproving"),
}  # fmt: skip
"""The pages of the docs that the first page names."""

LETTERS = ("eot", "svg", "ttf", "woff")
"""Forms of JupyterLab's icons for browsers that no longer are: all others take the woff2."""

KERNEL = "@jupyterlite/pyodide-kernel-extension"
STORAGE = "sequence"
"""What a browser calls the place where it keeps the files of the site."""

CORE = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip")
PICTURE = LITE / "reload_picture"


def build(work: Path, site: Path) -> None:
    """Lay out a folder, have JupyterLite build the site from it, and put the front page on top."""
    shutil.rmtree(work, ignore_errors=True)  # what JupyterLite has noted as done goes with it
    shutil.rmtree(site, ignore_errors=True)
    lay_out_files(work / "files")
    lay_out_pyodide(work / "static" / "pyodide")
    lay_out_wheels(work / "wheels")
    lay_out_extension(work / "extension")
    shutil.copy(LITE / "settings.json", work / "overrides.json")
    write_json(work / "jupyter-lite.json", page_config())
    write_json(work / "jupyter_lite_config.json", build_config(site))
    jupyterlite(work)
    for kind in LETTERS:
        for path in (site / "build").glob(f"fa-*.{kind}"):
            path.unlink()
    front_page.write(site, lessons(), STORAGE, reading())


def jupyterlite(work: Path) -> None:
    """Run JupyterLite's build; what it says is of use only if it fails."""
    alone = {"UV_PYTHON_DOWNLOADS": "never"}  # the Python that the site runs on is Pyodide's
    command = [sys.executable, "-m", "jupyterlite_core", "build"]
    done = subprocess.run(
        command,
        cwd=work,
        env={**os.environ, **alone},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        print(done.stdout.decode(errors="replace"))
        sys.exit("JupyterLite could not build the site; it says above why.")


def lessons() -> list[front_page.Lesson]:
    """List the lessons of all languages, in the order of the course."""
    found = []
    for language in LANGUAGES:
        for path in sorted((NOTEBOOKS / language).glob("*.ipynb")):
            place = path.relative_to(NOTEBOOKS).as_posix()
            found.append(front_page.read_lesson(place, path.read_text("utf-8"), version(path)))
    return found


def reading() -> dict[str, dict[str, str]]:
    """Name the pages of the docs, by language, and by where they are their titles."""
    return {
        language: {f"docs/{name}.html": title(name) for name in names}
        for language, names in READING.items()
    }


def title(name: str) -> str:
    """Give the heading of a page of the docs."""
    page = ROOT / front_page.GUIDES.get(name, f"docs/{name}.md")
    return page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def version(lesson: Path) -> str:
    """Name a lesson as it is handed out: another text has another name."""
    return hashlib.sha256(lesson.read_bytes()).hexdigest()[:8]


def lay_out_files(folder: Path) -> None:
    """Copy the lessons; each says which version it is."""
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        for path in (NOTEBOOKS / language).glob("*.ipynb"):
            notebook = json.loads(path.read_text(encoding="utf-8"))
            notebook["metadata"][front_page.VERSION] = version(path)
            write_json(folder / language / path.name, notebook)


def lay_out_pyodide(folder: Path) -> None:
    """Copy Pyodide's core, and a lock without its packages: JupyterLite fills it anew."""
    node.install(node.JS / "tests" / "pyodide", everything=True)
    source = node.JS / "tests" / "pyodide" / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copy(source / name, folder / name)
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    write_json(folder / "pyodide-lock.json", {**lock, "packages": {}})


def lay_out_wheels(folder: Path) -> None:
    """Make our own wheel; the kernel brings a stand-in for what only servers need."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(ROOT)], check=True)
    extensions = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    (stand_in,) = (extensions / KERNEL / "static" / "pypi").glob("widgetsnbextension-4*.whl")
    shutil.copy(stand_in, folder)


def lay_out_extension(folder: Path) -> None:
    """Copy the extension of JupyterLab by which a picture stands where no kernel runs yet."""
    shutil.copytree(PICTURE, folder)
    script = folder / "static" / "extension.js"
    words = json.dumps(front_page.words("site.run_cell"), ensure_ascii=False)
    text = script.read_text(encoding="utf-8")
    script.write_text(text.replace("SAID = {}", f"SAID = {words}"), encoding="utf-8")


def page_config() -> dict[str, Any]:
    """Tell the pages of JupyterLite where files are kept, and to ask no registry for packages."""
    told = {
        "appName": "Sequence",
        "contentsStorageName": STORAGE,
        "exposeAppInBrowser": True,
        "litePluginSettings": {f"{KERNEL}:kernel": {"disablePyPIFallback": True}},
    }
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": told}


def build_config(site: Path) -> dict[str, Any]:
    """Tell the tools what to build: JupyterLab alone, with our wheel loaded from the start."""
    return {
        "LiteBuildConfig": {
            "apps": ["lab"],
            "cache_dir": "cache",
            "contents": ["files"],
            "federated_extensions": ["extension"],
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "output_dir": str(site),
        },
        "PyodideLockAddon": {
            "enabled": True,
            "prefetch_extra": ["sequence-widget"],
            "specs": ["micropip"],
            "wheels": ["wheels"],
        },
    }


def write_json(path: Path, value: object) -> None:
    """Write a file of JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def megabytes(folder: Path) -> float:
    """Give the size of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


if __name__ == "__main__":
    _, work, target = (Path(argument).resolve() for argument in sys.argv)
    build(work, target)
    print(f"{target}: {megabytes(target):.1f} MB")
