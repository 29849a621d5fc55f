"""What js/node.py promises of the bundle: it is up to date, or it is not said to be."""

from pathlib import Path

import node
import pytest


class Built:
    """A bundle of one source in a temporary folder, built by joining words."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.source = folder / "js" / "src" / "board.tsx"
        self.scripts: list[str] = []
        self.edits: list[str] = []
        self.source.parent.mkdir(parents=True)
        self.source.write_text("one", encoding="utf-8")
        static = folder / "static"
        monkeypatch.setattr(node, "JS", folder / "js")
        monkeypatch.setattr(node, "STATIC", static)
        monkeypatch.setattr(node, "STAMP", static / "made-of.txt")
        monkeypatch.setattr(node, "install", lambda **_: None)
        monkeypatch.setattr(node, "npm", self.npm)

    def npm(self, *arguments: str) -> None:
        self.scripts.append(arguments[-1])
        self.bundle()
        if arguments[-1] == "watch":
            assert not node.is_built()
            for text in self.edits:
                self.source.write_text(text, encoding="utf-8")
                self.bundle()

    def bundle(self) -> None:
        for name in node.BUNDLE:
            (node.STATIC / name).write_bytes(b"from " + self.source.read_bytes())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    made = Built(tmp_path, monkeypatch)
    node.build()
    return made


def test_only_what_changed_is_built_again(built: Built) -> None:
    node.build()
    assert built.scripts == ["build"]
    built.source.write_text("two", encoding="utf-8")
    assert not node.is_built()
    node.build()
    assert built.scripts == ["build", "build"]
    assert node.is_built()


@pytest.mark.parametrize("name", node.BUNDLE)
def test_a_bundle_that_is_gone_is_built_again(built: Built, name: str) -> None:
    (node.STATIC / name).unlink()
    node.build()
    assert built.scripts == ["build", "build"]


def test_a_build_that_fails_leaves_nothing_that_counts_as_built(
    built: Built, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: str) -> None:
        raise OSError(7, "no network")

    built.source.write_text("two", encoding="utf-8")
    monkeypatch.setattr(node, "npm", fail)
    with pytest.raises(OSError, match="no network"):
        node.build()
    built.source.write_text("one", encoding="utf-8")
    assert not node.is_built()


@pytest.mark.parametrize(
    ("edits", "is_built"), [([], True), (["two", "one"], True), (["two"], False)]
)
def test_after_watching_only_what_is_as_it_was_counts_as_built(
    built: Built, edits: list[str], *, is_built: bool
) -> None:
    built.edits = edits
    node.watch()
    assert node.is_built() == is_built


def test_a_change_taken_back_after_watching_does_not_count_as_built(built: Built) -> None:
    built.edits = ["two"]
    node.watch()
    built.source.write_text("one", encoding="utf-8")
    assert not node.is_built()
