"""The sheet of a notebook: what is asked and guessed, kept in a file beside it, line by line."""

import errno
import json
import os
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from sequence_widget.game.visitors import shown_to_visitors
from sequence_widget.teaching.answers_given import Answers, Asked, Try
from sequence_widget.teaching.checking import Verdict
from sequence_widget.text import Phrase, RecordError, limits
from sequence_widget.text.chatlines import check_sum

ENDING = ".answers.txt"
_HEAD = "sequence-answer-sheet"
_NO_NAME = "notebook.ipynb"
_FIELDS = {
    _HEAD: ("sheet",),
    "asked": ("asked", "question"),
    "guessed": ("guessed", "question", "typed", "read", "verdict"),
    "passed": ("passed", "question"),
}
"""What each kind of record has."""


class AnswerSheet:
    """What was asked and guessed, in a file or, where none can be written, in memory.

    Every line of the file stands for itself and has a hash before it, so that one that was
    damaged is found and the others are read. A line is added in one piece.

    >>> sheet = AnswerSheet(None)
    >>> sheet.ask("3a", "One draw?")
    >>> sheet.guess("3a", "One draw?", Try("2/18", "2/18", "known"))
    >>> [(each.name, len(each.tries)) for each in sheet.answers()]
    [('3a', 1)]
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._records: list[dict[str, Any]] = []
        self._why: Phrase | None = None
        self._made_up = secrets.token_hex(4)

    def ask(self, name: str, question: str) -> None:
        """Note that a question is asked, if it was not before."""
        if self.find(name, question) is None:
            self._add({"asked": name, "question": question})

    def guess(self, name: str, question: str, guess: Try) -> None:
        """Keep a guess."""
        kept = {"typed": guess.typed, "read": guess.kept, "verdict": guess.verdict}
        self._add({"guessed": name, "question": question, **kept})

    def let_pass(self, name: str, question: str) -> None:
        """Keep that somebody would rather not guess."""
        self._add({"passed": name, "question": question})

    def find(self, name: str, question: str) -> Asked | None:
        """Find a question by its name and its words."""
        wanted = (name, question)
        return next((each for each in self.answers() if (each.name, each.question) == wanted), None)

    @property
    def why_not_kept(self) -> Phrase | None:
        """Why there is no file, though there should be one."""
        return self._why

    def answers(self) -> Answers:
        """Read all there is."""
        records, notes, _ = self._read()
        found: dict[tuple[str, str], Asked] = {}
        sheet = self._made_up
        for record in [*records, *self._records]:
            if _HEAD in record:
                sheet = record["sheet"]
            _enter(record, found)
        why = () if self._why is None else (self._why,)
        return Answers(sheet, tuple(found.values()), self.path, (*notes, *why))

    def _add(self, record: dict[str, Any]) -> None:
        """Append to the file, or, where that fails, go on in memory."""
        if self.path is None or self._why is not None:
            self._records.append(record)
            return
        try:
            records, _, is_whole = self._read()
            if self._why is not None:
                self._records.append(record)
                return
            begun = any(_HEAD in each for each in records)
            lines = [record] if begun else [{_HEAD: 1, "sheet": self._made_up}, record]
            text = "".join(map(_line_of, lines))
            _append(self.path, text if is_whole else f"\n{text}")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self._why = Phrase("answers.not_kept", {"path": self.path.name, "reason": reason})
            self._records.append(record)

    def _read(self) -> tuple[list[dict[str, Any]], list[Phrase], bool]:
        """Read the file: its records, what is wrong with it, and whether its last line is whole."""
        try:
            content = _content(self.path) if self.path else b""
        except FileNotFoundError:
            content = b""
        except OSError as error:
            reason = error.strerror or type(error).__name__
            values = {"path": self.path.name if self.path else "", "reason": reason}
            self._why = self._why or Phrase("answers.not_kept", values)
            content = b""
        records, notes = [], []
        for number, line in enumerate(content.split(b"\n"), 1):
            record = _read_line(line)
            if record is not None:
                records.append(record)
            elif line.strip():
                name = self.path.name if self.path else ""
                notes.append(Phrase("answers.damaged", {"line": number, "path": name}))
        return records, notes, content[-1:] in (b"", b"\n")


def _content(path: Path) -> bytes:
    """Read a file, unless it is larger than any sheet."""
    with path.open("rb") as file:
        content = file.read(limits.MOST_OF_A_RECORD + 1)
    if len(content) > limits.MOST_OF_A_RECORD:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def _append(path: Path, text: str) -> None:
    """Write at the end of a file, in one piece."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        os.write(file, text.encode())
    finally:
        os.close(file)


def _line_of(record: dict[str, Any]) -> str:
    text = json.dumps(record)
    return f"{check_sum(text)} {text}\n"


def _read_line(line: bytes) -> dict[str, Any] | None:
    """Read a line; `None` for one that is damaged."""
    found, _, text = line.strip().decode("utf-8", "replace").partition(" ")
    if found != check_sum(text):
        return None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) and _is_whole(record) else None


def _is_whole(record: dict[str, Any]) -> bool:
    """Whether it is of one kind, with all that this kind has, in letters that can be written."""
    kinds = [kind for kind in _FIELDS if kind in record]
    fields = [record.get(name) for kind in kinds for name in _FIELDS[kind]]
    return len(kinds) <= 1 and all(
        isinstance(each, str) and each == each.encode(errors="replace").decode() for each in fields
    )


def _enter(record: dict[str, Any], found: dict[tuple[str, str], Asked]) -> None:
    """Take a record into what was asked."""
    kind = next((each for each in ("asked", "guessed", "passed") if each in record), None)
    if kind is None:
        return
    name, question = record[kind], record["question"]
    asked = found.setdefault((name, question), Asked(name, question))
    if kind == "passed":
        asked = replace(asked, passed=True)
    if kind == "guessed" and record["verdict"] in [*Verdict]:
        guess = Try(record["typed"], record["read"], record["verdict"])
        asked = replace(asked, tries=(*asked.tries, guess))
    found[name, question] = asked


# The sheet of this notebook

_sheets: dict[Path | None, AnswerSheet] = {}
_chosen: Path | None = None


def sheet_here() -> AnswerSheet:
    """Give the sheet of this notebook."""
    path = _chosen or _path_here()
    return _sheets.setdefault(path, AnswerSheet(path))


def answers(*, keep: str | os.PathLike[str] | None = None) -> Answers:
    """Give all that was asked and guessed in this notebook.

    It is kept beside the notebook in a file of its name with the ending `.answers.txt`, or
    `notebook.answers.txt` where the notebook's name is not known. `keep` names another file, from
    now on. Outside of notebooks, for a visitor of Voilà, and where no file can be written, it is
    kept in memory alone.

    >>> import sequence_widget as sq
    >>> sq.answers().path is None
    True
    """
    global _chosen  # noqa: PLW0603 - one file for the notebook is what is asked for
    if keep is not None:
        try:
            _chosen = Path(keep).resolve()
        except (TypeError, ValueError):
            raise RecordError("record.no_path", value=keep) from None
    return sheet_here().answers()


def _path_here() -> Path | None:
    """Find the file beside the notebook that runs; `None` outside of notebooks.

    Nor is there one where Voilà shows a notebook: its visitors are strangers to one another, and
    one would find in it what another has guessed, and the truth.
    """
    shell = _shell()
    if shell is None or shown_to_visitors():
        return None
    named = os.environ.get("JPY_SESSION_NAME") or shell.user_ns.get("__vsc_ipynb_file__")
    notebook = Path(str(named or ""))
    if not notebook.suffix:  # a console, or a session without a name
        notebook = Path(_NO_NAME)
    folder = notebook.parent if notebook.parent.is_dir() else Path.cwd()
    return folder.resolve() / f"{notebook.stem}{ENDING}"


def _shell() -> Any:  # noqa: ANN401 - IPython's own
    """Give IPython's shell, if this is a kernel: a script has no notebook to keep a file beside."""
    get_ipython = getattr(sys.modules.get("IPython"), "get_ipython", None)
    shell = get_ipython() if get_ipython else None
    return shell if getattr(shell, "kernel", None) is not None else None
