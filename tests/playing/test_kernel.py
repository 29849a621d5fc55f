"""Python as a page runs it: cells, widgets without IPython, and files that are kept."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sequence_widget.playing.kernel import LARGEST, Kernel

Told = dict[str, Any]

# A page: what is said to Python is read line by line, and a line holds all that it answers.
PAGE = """
import json, sys
from sequence_widget.playing.kernel import begin
told, out = [], sys.stdout
kernel = begin(told.append, sys.argv[1])
for line in sys.stdin:
    kernel.hear(line)
    print(json.dumps([json.loads(text) for text in told]), file=out, flush=True)
    told.clear()
print(getattr(sys.modules["IPython"], "__file__", "a stand-in"), file=out)
"""
ASK = "import sequence_widget as sq\nsq.ask('A 7?', sq.roll_sum('dice')[7], name='1')"


def running(kernel: Kernel, code: str, **more: str) -> None:
    said = {"do": "run", "cell": "a", "lesson": "0", "language": "en", "code": code, **more}
    kernel.hear(json.dumps(said))


class Page:
    """A page whose Python is that of a process."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PAGE, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def say(self, **said: Any) -> list[Told]:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(said), file=self._process.stdin, flush=True)
        told: list[Told] = json.loads(self._process.stdout.readline())
        return told

    def run(self, code: str) -> list[Told]:
        return self.say(do="run", cell="c", lesson="0", language="en", code=code)

    def end(self) -> str:
        return self._process.communicate()[0]


@pytest.fixture
def told() -> list[Told]:
    return []


@pytest.fixture
def kernel(tmp_path: Path, told: list[Told], monkeypatch: pytest.MonkeyPatch) -> Kernel:
    monkeypatch.chdir(tmp_path)
    return Kernel(lambda text: told.append(json.loads(text)), tmp_path)


def test_a_widget_is_shown_and_answers_with_no_ipython(tmp_path: Path) -> None:
    page = Page(tmp_path)
    opened = page.run(ASK)
    widget = next(each["widget"] for each in opened if "widget" in each)
    states = {each["id"]: each["data"]["state"] for each in opened if each["tell"] == "comm_open"}
    assert states[widget]["shown"]["guesses"] == []
    assert states[widget]["_esm"]
    assert opened[-1]["name"] == "en/0.answers.txt"
    guess = {"method": "custom", "content": {"do": "guess", "text": "1/6", "id": 5}}
    *answers, file = page.say(do="widget", content={"comm_id": widget, "data": guess})
    assert {"id": 5, "done": True} in [each["data"].get("content") for each in answers]
    assert '"1/6"' in file["text"]
    assert page.end() == "a stand-in\n"
    again = Page(tmp_path / "another")
    again.say(do="files", files={"en/0.answers.txt": file["text"]})
    shown = [each["data"]["state"] for each in again.run(ASK) if each["tell"] == "comm_open"]
    assert [state["shown"]["phase"] for state in shown if "shown" in state] == ["over"]
    again.end()


def test_each_lesson_has_names_of_its_own(kernel: Kernel, told: list[Told]) -> None:
    running(kernel, "word = 'kiwi'")
    running(kernel, "word")
    running(kernel, "word", lesson="1")
    running(kernel, "word", language="nb")
    outputs = [each for each in told if each["tell"] == "output"]
    assert [each.get("text") for each in outputs] == ["'kiwi'", None, None]
    assert outputs[1]["error"] == "Line 1: NameError: name 'word' is not defined"
    assert outputs[2]["error"] == "Linje 1: NameError: name 'word' is not defined"


def test_what_is_printed_is_told_at_once(kernel: Kernel, told: list[Told]) -> None:
    running(kernel, "print('one', end=' ')\ndisplay(1)\nprint('two')\n3;")
    kinds = [next(iter({*each} & {"said", "text", "well"})) for each in told]
    before, after = kinds.index("text"), kinds.index("well")
    assert {*kinds[:before]} == {*kinds[before + 1 : after]} == {"said"}
    assert "".join(each["said"] for each in told[:before]) == "one "
    assert "".join(each["said"] for each in told[before + 1 : after]) == "two\n"
    assert told[after:] == [{"tell": "done", "cell": "a", "well": True}]


def test_a_cell_displays_several_values(kernel: Kernel, told: list[Told]) -> None:
    running(kernel, "display(1, 'two')")
    assert [each["text"] for each in told if "text" in each] == ["1", "'two'"]


def test_a_refusal_is_a_sentence(kernel: Kernel, told: list[Told]) -> None:
    running(kernel, "import sequence_widget as sq\n\nsq.Game('kix')")
    assert told[0]["error"].startswith("Line 3: edition: there is no edition 'kix'")
    assert told[-1]["well"] is False


def test_what_cannot_be_read_as_python_is_told_too(kernel: Kernel, told: list[Told]) -> None:
    running(kernel, "word = 'kiwi")
    unread = "SyntaxError: unterminated string literal (detected at line 1)"
    assert told[0]["error"] == f"Line 1: {unread}"
    told.clear()
    running(kernel, "1\neval('a b')")
    assert told[0]["error"] == "Line 2: SyntaxError: invalid syntax"


def test_files_are_told_as_they_come_change_and_go(kernel: Kernel, told: list[Told]) -> None:
    def files() -> list[tuple[str, str | None]]:
        found = [(each["name"], each["text"]) for each in told if each["tell"] == "file"]
        told.clear()
        return found

    kernel.hear(json.dumps({"do": "files", "files": {"en/kept.txt": "a\r\nb"}}))
    assert files() == []
    running(kernel, "from pathlib import Path\nPath('new.txt').write_text('æ', encoding='utf-8');")
    assert files() == [("en/new.txt", "æ")]
    running(kernel, "Path('kept.txt').read_bytes()")
    assert told[0]["text"] == repr(b"a\r\nb")
    assert files() == []
    running(kernel, "Path('kept.txt').unlink(); Path('new.txt').write_text('more');")
    assert files() == [("en/new.txt", "more"), ("en/kept.txt", None)]


def test_a_file_that_grows_too_large_is_kept_as_it_was(kernel: Kernel, told: list[Told]) -> None:
    write = "from pathlib import Path\nPath('a.txt').write_text('x' * {});"
    running(kernel, write.format(LARGEST))
    told.clear()
    running(kernel, write.format(LARGEST + 1))
    running(kernel, write.format(LARGEST + 2))
    others = [each for each in told if each["tell"] != "done"]
    (said,) = [each["said"] for each in others]
    assert said.endswith(" bytes: from here on this page does not keep it.\n")
    told.clear()
    running(kernel, write.format(1))
    assert told[-1] == {"tell": "file", "name": "en/a.txt", "text": "x"}
