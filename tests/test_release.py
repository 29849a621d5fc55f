"""A release is refused before anything has changed; what it writes, it writes in one place."""

import subprocess
from pathlib import Path

import pytest

import release
from hatch_build import described

URLS = '[project]\nname = "x"\n[project.urls]\nRepository = "https://example.org/x"\n'


def git(*words: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *who, *words], cwd=release.ROOT, check=True, capture_output=True)


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "VERSION_FILE", tmp_path / "__init__.py")
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    (tmp_path / "__init__.py").write_text('"""X."""\n__version__ = "0.9.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# C\n\n## Unreleased\n\n- New.\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(URLS, encoding="utf-8")
    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "all")
    return tmp_path


def test_what_is_fit_is_let_through() -> None:
    release.check("0.10.0")
    release.check("0.9.0")  # the first release may be the version that stands there


def test_a_version_that_was_released_is_refused(project: Path) -> None:
    told = "# C\n\n## Unreleased\n\n- New.\n\n## 0.9.0 (2026-01-01)\n\n- Old.\n"
    (project / "CHANGELOG.md").write_text(told, encoding="utf-8")
    git("commit", "--quiet", "--all", "--message", "released")
    with pytest.raises(release.RefusedError, match="not later"):
        release.check("0.9.0")


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ("0.8.1", "not later"),
        ("0.9.1", "a tag"),
        ("1.0", "three numbers"),
        ("", "three numbers"),
    ],
)
def test_a_version_that_is_none_is_refused(version: str, said: str) -> None:
    git("tag", "v0.9.1")
    with pytest.raises(release.RefusedError, match=said):
        release.check(version)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("CHANGELOG.md", "# C\n\n## Unreleased\n\n## 0.9.0 (2026-01-01)\n\n- Old.\n", "Unreleased"),
        ("pyproject.toml", '[project]\nname = "x"\n', "Repository"),
    ],
)
def test_what_a_release_lacks_is_told(project: Path, name: str, text: str, said: str) -> None:
    (project / name).write_text(text, encoding="utf-8")
    with pytest.raises(release.RefusedError, match=f"not committed(.|\n)*{name}"):
        release.check("1.0.0")
    git("commit", "--quiet", "--all", "--message", "less")
    with pytest.raises(release.RefusedError, match=said):
        release.check("1.0.0")


def test_the_version_and_the_date_are_written(project: Path) -> None:
    release.set_version("0.10.0")
    release.date_changelog("0.10.0")
    assert release.current_version() == "0.10.0"
    changes = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changes.startswith("# C\n\n## Unreleased\n\n## 0.10.0 (20")
    assert not release.unreleased(changes).strip()


def test_a_release_that_fails_changes_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(command: list[str], folder: Path | None = None) -> None:
        assert folder is None
        if "hatchling" in command:
            assert release.current_version() == "0.10.0"
            raise release.RefusedError
        git(*command[1:])

    monkeypatch.setattr(release, "run", fails)
    before = {path: path.read_bytes() for path in project.iterdir() if path.is_file()}
    with pytest.raises(release.RefusedError):
        release.main("0.10.0")
    assert {path: path.read_bytes() for path in project.iterdir() if path.is_file()} == before


def test_a_commit_that_is_refused_changes_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(command: list[str], folder: Path | None = None) -> None:
        if "hatchling" in command:
            release.OUT.mkdir(parents=True)
            (release.OUT / "x-0.10.0.whl").touch()
            (release.OUT / "x-0.10.0.tar.gz").touch()
        elif "tag" in command:
            raise release.RefusedError
        else:
            assert folder is None
            git(*command[1:])

    monkeypatch.setattr(release, "OUT", project.parent / "built")
    monkeypatch.setattr(release, "run", build)
    monkeypatch.setattr(release, "check_contents", lambda *_: None)
    monkeypatch.setattr(release, "try_out", lambda *_: None)
    head = release.output(["git", "rev-parse", "HEAD"])
    with pytest.raises(release.RefusedError):
        release.main("0.10.0")
    assert release.output(["git", "rev-parse", "HEAD"]) == head
    assert release.output(["git", "status", "--porcelain"]) == ""
    assert release.current_version() == "0.9.0"


def test_the_description_leads_to_the_project() -> None:
    text = "![A](docs/a.png), [Roll again!](n/6.ipynb), [out](https://o.org/x), [down](#down)"
    assert described(text, "https://x.org/p") == (
        "![A](https://x.org/p/raw/HEAD/docs/a.png),"
        " [Roll again!](https://x.org/p/blob/HEAD/n/6.ipynb), [out](https://o.org/x), [down](#down)"
    )
