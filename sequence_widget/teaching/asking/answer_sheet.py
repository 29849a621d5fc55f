"""The sheet of a notebook: what is asked and guessed, held in memory and kept in a file."""

import os
import secrets
import sys
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sequence_widget.game.change_lock import undivided
from sequence_widget.game.lost_files import files_are_lost
from sequence_widget.game.visitors import shown_to_visitors, visitor
from sequence_widget.teaching.asking import answer_file
from sequence_widget.teaching.asking.answer_file import NO_FILE, Stamp
from sequence_widget.teaching.asking.answers_given import Answers, Asked, Try
from sequence_widget.teaching.asking.sheet_lines import (
    HEAD,
    Identity,
    Record,
    asking,
    entered,
    guessing,
    head_of,
    judging,
    line_of,
    passing,
    read_line,
    telling,
)
from sequence_widget.text import Phrase, RecordError

ENDING = ".answers.txt"


class AnswerSheet:
    """What was asked and guessed, in memory and in a file, if there is one.

    The file is read when somebody else has written it, such as the kernel before this one. What
    cannot be written is written with the next record, and until then it is said that it is not.

    >>> sheet = AnswerSheet(None)
    >>> question = Identity("3a", "One draw?")
    >>> sheet.ask(question)
    >>> sheet.guess(question, Try("2/18", "2/18", "known"))
    >>> [(each.name, len(each.tries)) for each in sheet.answers()]
    [('3a', 1)]
    """

    def __init__(self, path: Path | None, why_not_kept: Phrase | None = None) -> None:
        self.path = path
        self._made_up = secrets.token_hex(4)
        self._why = why_not_kept
        self._unwritten: list[Record] = []
        self._found: dict[Identity, Asked] = {}
        self._notes: list[Phrase] = []
        self._sheet = self._made_up
        self._is_begun, self._ends_well = False, True
        self._stamp: Stamp | None = None
        """Of the file as it was read or written last; `None` if it is to be read."""

    @undivided
    def ask(self, asked: Identity) -> None:
        """Note that a question is asked, if it was not before."""
        if self.find(asked) is None:
            self._add(asking(asked))

    @undivided
    def guess(self, asked: Identity, guess: Try) -> None:
        """Keep a guess."""
        self._add(guessing(asked, guess))

    @undivided
    def judge(self, asked: Identity, typed: str, verdict: str) -> None:
        """Keep the verdict on a guess that waited for it."""
        self._add(judging(asked, typed, verdict))

    @undivided
    def let_pass(self, asked: Identity) -> None:
        """Keep that somebody would rather not guess."""
        self._add(passing(asked))

    @undivided
    def tell(self, asked: Identity, answer: str) -> None:
        """Keep what was told as the answer of a question that is over, once."""
        found = self.find(asked)
        if found is not None and found.is_answered and not found.told:
            self._add(telling(asked, answer))

    @undivided
    def find(self, asked: Identity) -> Asked | None:
        """Find what came of a question."""
        self._look()
        return self._found.get(asked)

    @property
    def why_not_kept(self) -> Phrase | None:
        """Why not everything is in the file, though it should be."""
        return self._why

    @undivided
    def answers(self) -> Answers:
        """Give all there is."""
        self._look()
        why = () if self._why is None else (self._why,)
        return Answers(self._sheet, tuple(self._found.values()), self.path, (*self._notes, *why))

    def _add(self, record: Record) -> None:
        is_read = self._look()
        entered(record, self._found)
        if self.path is None:
            return
        self._unwritten.append(record)
        if is_read:
            self._write(self.path)

    def _write(self, path: Path) -> None:
        """Append what is not in the file yet."""
        records = self._unwritten if self._is_begun else [head_of(self._sheet), *self._unwritten]
        text = "".join(map(line_of, records))
        before, self._stamp = self._stamp, None
        try:
            data = (text if self._ends_well else f"\n{text}").encode()
            self._stamp = answer_file.append(path, data, before or NO_FILE)
        except OSError as error:
            self._complain(path, error)
        else:
            self._is_begun = self._ends_well = True
            self._unwritten = []
            self._why = None

    def _look(self) -> bool:
        """Read the file if it is not as it was; say whether it can be read."""
        if self.path is None:
            return True
        try:
            stamp = answer_file.stamp_of(self.path)
            if stamp != self._stamp:
                self._take_in(answer_file.content(self.path), stamp)
        except OSError as error:
            self._complain(self.path, error)
            return False
        if not self._unwritten:
            self._why = None
        return True

    def _take_in(self, content: bytes, stamp: Stamp) -> None:
        """Hold what a file has, and what is not in it yet."""
        self._found, self._notes = {}, []
        self._sheet, self._is_begun = self._made_up, False
        self._ends_well = content[-1:] in (b"", b"\n")
        for number, line in enumerate(content.split(b"\n"), 1):
            record = read_line(line)
            if record is None:
                if line.strip() and self.path:
                    values = {"line": number, "path": self.path.name}
                    self._notes.append(Phrase("answers.damaged", values))
                continue
            if HEAD in record:
                self._sheet, self._is_begun = record["sheet"], True
            entered(record, self._found)
        for record in self._unwritten:
            entered(record, self._found)
        self._stamp = stamp

    def _complain(self, path: Path, error: OSError) -> None:
        reason = error.strerror or type(error).__name__
        self._why = Phrase("answers.not_kept", {"path": path.name, "reason": reason})


# The sheet of this notebook

_sheets: dict[Path | None, AnswerSheet] = {}
_of_visitors: WeakKeyDictionary[object, AnswerSheet] = WeakKeyDictionary()
_chosen: Path | None = None
_name = "notebook"
"""Of this notebook, where its host does not say it."""


def sheet_here() -> AnswerSheet:
    """Give the sheet of this notebook, or of this visitor where one Python serves several."""
    someone = visitor()
    if someone is not None:
        return _of_visitors.setdefault(someone, AnswerSheet(None))
    path = _chosen or _path_here()
    if path is not None and files_are_lost():
        return _sheets.setdefault(None, AnswerSheet(None, Phrase("answers.lost")))
    return _sheets.setdefault(path, AnswerSheet(path))


def answers(*, keep: str | os.PathLike[str] | None = None, notebook: str | None = None) -> Answers:
    """Give all that was asked and guessed in this notebook.

    It is kept beside the notebook in a file of its name with the ending `.answers.txt`. Some hosts
    do not say that name: there it is what `notebook` says, which the lessons set in their first
    cell, or else the file is `notebook.answers.txt`. `keep` names another file, from now on.

    Outside of notebooks, for visitors who are strangers to one another, and where no file can be
    written, it is kept in memory alone. Where one Python serves several visitors, that is so for
    each of them, whatever `keep` says.

    >>> import sequence_widget as sq
    >>> sq.answers().path is None
    True
    """
    global _chosen, _name  # noqa: PLW0603 - one file for the notebook is what is asked for
    if notebook is not None:
        _name = _checked_name(notebook)
    if keep is not None:
        try:
            chosen = Path(keep).resolve()
        except (TypeError, ValueError):
            raise RecordError("record.no_path", value=keep) from None
        if visitor() is None:
            _chosen = chosen
    return sheet_here().answers()


def _checked_name(notebook: object) -> str:
    """Take the name of a notebook, which is that of a file without its folder."""
    if not isinstance(notebook, str) or notebook != Path(notebook).name or not notebook:
        raise RecordError("record.no_path", value=notebook)
    return notebook


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
        notebook = Path(f"{_name}.ipynb")
    folder = notebook.parent if notebook.parent.is_dir() else Path.cwd()
    return folder.resolve() / f"{notebook.stem}{ENDING}"


def _shell() -> Any:  # noqa: ANN401 - IPython's own
    """Give IPython's shell, if this is a kernel: a script has no notebook to keep a file beside."""
    get_ipython = getattr(sys.modules.get("IPython"), "get_ipython", None)
    shell = get_ipython() if get_ipython else None
    return shell if getattr(shell, "kernel", None) is not None else None
