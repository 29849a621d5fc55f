"""What becomes of None on its way out and in; in Pyodide itself, test_pyodide.py tries it."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import IPython
import pytest

import sequence_widget as sq
from sequence_widget.widget import notebook_widget
from tests.widget.wire import Wire, kids

NULL = object()
MESSAGE = {"state": {"winner": None, "chips": [{"b1": None}, (None, 1)], "turn": 0}}
THERE = {"state": {"winner": NULL, "chips": [{"b1": NULL}, [NULL, 1]], "turn": 0}}


class Proxy:
    """A function of JavaScript."""

    def __call__(self, *_: object) -> None:
        """Send nothing."""


def in_pyodide(monkeypatch: pytest.MonkeyPatch, send_comm: Callable[..., object]) -> None:
    monkeypatch.setattr(notebook_widget, "jsnull", NULL)
    monkeypatch.setattr(notebook_widget, "JsProxy", Proxy)
    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace(send_comm=send_comm))


def nulls(value: Any) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        return sum(nulls(each) for each in value)
    return int(value is NULL)


def test_outside_pyodide_messages_go_and_come_as_they_are() -> None:
    assert notebook_widget.outgoing(MESSAGE) is notebook_widget.incoming(MESSAGE) is MESSAGE


def test_what_is_handed_over_as_objects_has_null_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    in_pyodide(monkeypatch, Proxy())
    assert notebook_widget.outgoing(MESSAGE) == THERE
    assert notebook_widget.incoming(THERE)["state"]["chips"] == [{"b1": None}, [None, 1]]


def test_hosts_in_pyodide_that_write_text_get_none(monkeypatch: pytest.MonkeyPatch) -> None:
    in_pyodide(monkeypatch, print)
    assert notebook_widget.outgoing(MESSAGE) is MESSAGE


def test_all_that_a_board_sends_goes_over_the_border(monkeypatch: pytest.MonkeyPatch) -> None:
    in_pyodide(monkeypatch, Proxy())
    opened: list[dict[str, Any]] = []
    monkeypatch.setattr(sq.SequenceWidget, "open", lambda board: opened.append(board.get_state()))
    board = sq.SequenceWidget(kids())
    assert opened[0]["winner"] is NULL
    assert board.winner is None


def test_all_that_a_board_receives_comes_over_the_border(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire(kids(), overlay="cells")
    in_pyodide(monkeypatch, Proxy())
    data = {"method": "update", "state": {"overlay": NULL}}
    wire.board._handle_msg({"content": {"data": data}, "buffers": []})
    assert wire.board.overlay is None
