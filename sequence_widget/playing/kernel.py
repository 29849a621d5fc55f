"""Python in a page: it runs cells, passes on what widgets say, and gives files to be kept.

It runs in Pyodide, in a worker of the page; js/src/playing/worker.ts begins it, and what passes
between the two is JSON, in which `None` is null.
"""

import ast
import contextlib
import io
import json
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import comm
from comm.base_comm import BaseComm

from sequence_widget.playing.shell import stand_in
from sequence_widget.teaching.asking.answer_sheet import answers
from sequence_widget.text import SequenceError, say, set_language

WIDGET = "application/vnd.jupyter.widget-view+json"
LARGEST = 500_000
"""So many bytes a file may have that is kept: browsers keep a few millions for a page."""

_CELL = "<cell>"

Send = Callable[[str], object]


class Kernel:
    """Runs the cells of one page, each lesson's with names of their own.

    >>> import tempfile
    >>> said = []
    >>> kernel = Kernel(said.append, Path(tempfile.mkdtemp()))
    >>> kernel.hear(json.dumps({"do": "run", "cell": "a", "lesson": "0", "language": "en",
    ...                         "code": "6 * 7"}))
    >>> [json.loads(each) for each in said]
    [{'tell': 'output', 'cell': 'a', 'text': '42'}, {'tell': 'done', 'cell': 'a', 'well': True}]
    """

    def __init__(self, send: Send, home: Path) -> None:
        self._send = send
        self._home = home
        self._names: dict[tuple[str, str], dict[str, Any]] = {}
        self._kept: dict[str, tuple[int, int]] = {}
        self._cell = ""

    def hear(self, text: str) -> None:
        """Do what the page asks for, and give it the files that have changed by it."""
        message = json.loads(text)
        if message["do"] == "run":
            self._run(message)
        elif message["do"] == "files":
            self._take(message["files"])
        else:
            comms: Any = comm.get_comm_manager()  # it is typed for another kernel's sockets
            comms.comm_msg(None, None, {"content": message["content"], "buffers": []})
        self._give_files()

    def tell(self, **message: Any) -> None:  # noqa: ANN401 - whatever a message is made of
        """Tell the page something."""
        self._send(json.dumps(message, ensure_ascii=False))

    def show(self, *values: object, **_options: object) -> None:
        """Show values under the cell that runs, as a notebook's `display` does."""
        for value in values:
            self.tell(tell="output", cell=self._cell, **pictured(value))

    def _run(self, message: dict[str, Any]) -> None:
        self._cell = message["cell"]
        lesson, language = message["lesson"], message["language"]
        names = self._names.setdefault(
            (language, lesson), {"__name__": "__main__", "display": self.show}
        )
        folder = self._home / language
        folder.mkdir(parents=True, exist_ok=True)
        os.chdir(folder)
        set_language(language)
        answers(notebook=lesson)
        spoken = _Spoken(lambda said: self.tell(tell="output", cell=self._cell, said=said))
        with contextlib.redirect_stdout(spoken), contextlib.redirect_stderr(spoken):
            try:
                value = run_cell(message["code"], names)
                if value is not None:
                    self.show(value)
            except BaseException as error:  # noqa: BLE001 - whatever a pupil's line raises is told
                self.tell(tell="output", cell=self._cell, error=told(error))
                well = False
            else:
                well = True
        self.tell(tell="done", cell=self._cell, well=well)

    def _take(self, files: dict[str, str]) -> None:
        """Write the files that the page has kept."""
        for name, text in files.items():
            path = self._home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="")
            self._kept[name] = _stamp(path)

    def _give_files(self) -> None:
        """Tell the files that are new, have changed, or are gone.

        Of one that has grown too large the page keeps what it had before, and that is said once.
        """
        found = {path.relative_to(self._home).as_posix(): path for path in _files(self._home)}
        for name, path in found.items():
            stamp, before = _stamp(path), self._kept.get(name, (0, 0))
            if before == stamp:
                continue
            self._kept[name] = stamp
            if stamp[0] <= LARGEST:
                self.tell(tell="file", name=name, text=path.read_bytes().decode(errors="replace"))
            elif before[0] <= LARGEST:
                said = say("playing.too_large", name=path.name, most=LARGEST)
                self.tell(tell="output", cell=self._cell, said=f"{said}\n")
        for name in [name for name in self._kept if name not in found]:
            del self._kept[name]
            self.tell(tell="file", name=name, text=None)


class _Spoken(io.TextIOBase):
    """Passes on what is printed, at once."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell

    def write(self, text: str) -> int:
        if text:
            self._tell(text)
        return len(text)


def begin(send: Send, home: str) -> Kernel:
    """Begin in a page, whose worker posts what is sent."""
    kernel = Kernel(send, Path(home))

    class PageComm(BaseComm):
        """Carries what a widget says to the page."""

        def publish_msg(
            self,
            msg_type: str,
            data: dict[str, Any] | None = None,
            metadata: dict[str, Any] | None = None,  # noqa: ARG002 - nothing in it is for a page
            buffers: list[bytes] | None = None,  # noqa: ARG002 - no widget of ours has any
            **_keys: object,
        ) -> None:
            kernel.tell(tell=msg_type, id=self.comm_id, data=data or {})

    comm.create_comm = PageComm
    stand_in(kernel.show)
    return kernel


def run_cell(code: str, names: dict[str, Any]) -> object:
    """Run a cell, and give what its last line is worth: nothing, if it ends with a semicolon.

    >>> run_cell("a = 6; a * 7", {}), run_cell("a = 6; a * 7;", {})
    (42, None)
    """
    tree = ast.parse(code, _CELL)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr) and not code.rstrip().endswith(";"):
        tree.body.pop()
        exec(compile(tree, _CELL, "exec"), names)  # noqa: S102 - a cell is there to be run
        value: object = eval(compile(ast.Expression(last.value), _CELL, "eval"), names)  # noqa: S307 - as above
        return value
    exec(compile(tree, _CELL, "exec"), names)  # noqa: S102 - as above
    return None


def pictured(value: object) -> dict[str, str]:
    """Give the form in which a page shows a value: a widget, HTML, a drawing, a formula, or text.

    >>> import sequence_widget as sq
    >>> pictured(sq.roll_sum("dice")[7].working())["html"].startswith("<p><math")
    True
    """
    bundle = getattr(value, "_repr_mimebundle_", None)
    data = bundle(include=None, exclude=None) if callable(bundle) else None
    data = data[0] if isinstance(data, tuple) else data or {}
    if WIDGET in data:
        return {"widget": data[WIDGET]["model_id"]}
    drawn = (
        data.get("text/html")
        or _drawn(value, "_repr_html_")
        or _drawn(value, "to_mathml")
        or data.get("image/svg+xml")
        or _drawn(value, "_repr_svg_")
    )
    return {"html": drawn} if drawn else {"text": data.get("text/plain") or repr(value)}


def _drawn(value: object, how: str) -> str | None:
    draw = getattr(value, how, None)
    return draw() if callable(draw) else None


def told(error: BaseException) -> str:
    r"""Say what went wrong, and in which line of the cell, without where that was noticed.

    >>> try: run_cell("a = 1\na / 0", {})
    ... except ZeroDivisionError as error: print(told(error))
    Line 2: ZeroDivisionError: division by zero
    """
    if isinstance(error, SequenceError):
        said = str(error)
    else:
        said = traceback.format_exception_only(error)[-1].strip()
    lines = [at.lineno for at in traceback.extract_tb(error.__traceback__) if at.filename == _CELL]
    if isinstance(error, SyntaxError) and error.filename == _CELL:
        lines = [error.lineno]
    return say("playing.line", line=lines[-1], said=said) if lines else said


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns
