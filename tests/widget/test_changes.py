"""Changes that belong together, without a widget: in one message, and told in order."""

from typing import Any

import pytest
import traitlets

from sequence_widget.text import SequenceError
from sequence_widget.widget import changes
from sequence_widget.widget.changes import Changes


class Shown:
    """A few numbers with whoever observes them, as a widget has traits."""

    def __init__(self) -> None:
        self.now = {"ply": 0, "turn": 0}
        self.sent: list[list[str]] = []
        self.heard: list[tuple[str, int, int]] = []
        self.observers: list[Any] = []
        self.changes = Changes(self._set, send=self.sent.append, tell=self._tell)

    def show(self, **values: int) -> list[Exception]:
        self.changes.make(values)
        self.changes.send()
        return self.changes.tell()

    def _set(self, name: str, value: Any) -> None:
        old, self.now[name] = self.now[name], value
        if old != value:
            assert self.changes.gather(traitlets.Bunch(name=name, old=old, new=value))

    def _tell(self, change: traitlets.Bunch) -> None:
        self.heard.append((change.name, change.old, change.new))
        for observer in self.observers:
            observer(change)


def test_all_is_set_and_sent_in_one_message_before_anybody_is_told() -> None:
    shown = Shown()
    found: list[Any] = []
    shown.observers.append(lambda _: found.append((dict(shown.now), list(shown.sent))))
    assert shown.show(ply=2, turn=1) == []
    assert found == [({"ply": 2, "turn": 1}, [["ply", "turn"]])] * 2


def test_what_an_observer_changes_is_told_after_and_nothing_that_is_past() -> None:
    shown = Shown()
    shown.observers.append(
        lambda change: change.name == "ply" and change.new < 4 and shown.show(ply=4, turn=0)
    )
    shown.show(ply=2, turn=1)
    assert shown.heard == [("ply", 0, 2), ("ply", 2, 4)]  # the turn is what it was


def test_what_could_not_be_sent_goes_with_the_next_message() -> None:
    shown, fails = Shown(), iter([True, False])

    def send(names: list[str]) -> None:
        if next(fails):
            raise OSError
        shown.sent.append(names)

    shown.changes = Changes(shown._set, send=send, tell=shown._tell)
    with pytest.raises(OSError):  # noqa: PT011 - it is our own
        shown.show(ply=2)
    shown.show(turn=1)
    assert shown.sent == [["ply", "turn"]]


def test_others_are_told_though_one_fails() -> None:
    shown, failure = Shown(), ValueError("mine")

    def fail(change: traitlets.Bunch) -> None:
        if change.name == "ply":
            raise failure

    shown.observers.append(fail)
    assert shown.show(ply=2, turn=1) == [failure]
    assert [name for name, _, _ in shown.heard] == ["ply", "turn"]


def test_what_is_not_sent_yet_goes_with_the_next_message() -> None:
    shown = Shown()
    shown.changes.make({"ply": 1})
    assert shown.changes.unsent
    shown.show(turn=1)
    assert (shown.sent, shown.changes.unsent) == ([["ply", "turn"]], False)


def test_observers_that_chase_each_other_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "_MOST_TOLD", 10)
    shown = Shown()
    shown.observers.append(lambda change: shown.show(ply=change.new + 1))
    [failure] = shown.show(ply=1)
    assert isinstance(failure, SequenceError)
    assert len(shown.heard) == 10


def test_what_is_set_alone_is_nobodys_business_here() -> None:
    shown = Shown()
    shown.show(ply=0)
    assert not shown.changes.gather(traitlets.Bunch(name="ply", old=0, new=1))
    assert (shown.changes.unsent, shown.changes.tell(), shown.heard) == (False, [], [])
