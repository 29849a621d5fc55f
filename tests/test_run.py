"""The parts of run.py that can be tested without a network."""

import platform
import sys
from pathlib import Path

import pytest

import run


def test_a_change_of_the_project_changes_the_stamp(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text("one", encoding="utf-8")
    before = run.fingerprint(tmp_path)
    assert run.fingerprint(tmp_path) == before
    project.write_text("two", encoding="utf-8")
    assert run.fingerprint(tmp_path) != before


def test_a_change_of_the_board_changes_the_stamp(tmp_path: Path) -> None:
    before = run.fingerprint(tmp_path)
    source = tmp_path / "js" / "src" / "board.tsx"
    source.parent.mkdir(parents=True)
    source.write_text("one", encoding="utf-8")
    assert run.fingerprint(tmp_path) != before


def test_another_python_changes_the_stamp(monkeypatch: pytest.MonkeyPatch) -> None:
    before = run.fingerprint(run.ROOT)
    monkeypatch.setattr(platform, "python_version", lambda: "3.99.0")
    assert run.fingerprint(run.ROOT) != before


def test_a_python_is_healthy_if_it_runs_and_is_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run.is_healthy(sys.executable)
    assert not run.is_healthy(str(tmp_path / "python"))
    monkeypatch.setattr(platform, "python_version", lambda: "3.99.0")
    assert not run.is_healthy(sys.executable)


class Prepared:
    """An environment in a temporary folder whose commands are noted instead of run."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[list[str]] = []
        self.exit_code = 0
        (folder / ".venv").mkdir()
        (folder / "pyproject.toml").write_text("", encoding="utf-8")
        (folder / run.BOARD).parent.mkdir(parents=True)
        (folder / run.BOARD).write_text("", encoding="utf-8")
        monkeypatch.chdir(folder)
        monkeypatch.setattr(run, "ROOT", folder)
        monkeypatch.setattr(run, "is_healthy", lambda _python: True)
        monkeypatch.setattr(run, "run", self.run)

    def run(self, command: list[str]) -> int:
        self.commands.append(command)
        return self.exit_code


@pytest.fixture
def prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Prepared:
    return Prepared(tmp_path, monkeypatch)


def test_only_what_changed_is_installed_and_extras_accumulate(prepared: Prepared) -> None:
    run.prepare({"test"})
    run.prepare({"test"})
    assert [command[-1] for command in prepared.commands] == [".[test]"]
    run.prepare({"lab"})
    run.prepare({"test"})
    assert [command[-1] for command in prepared.commands] == [".[test]", ".[lab,test]"]


def test_a_board_that_is_gone_is_built_again(prepared: Prepared) -> None:
    run.prepare({"test"})
    run.BOARD.unlink()
    run.prepare({"test"})
    assert [command[-1] for command in prepared.commands] == [".[test]", ".[test]"]


def test_a_failed_install_leaves_no_stamp(prepared: Prepared) -> None:
    prepared.exit_code = 1
    with pytest.raises(SystemExit, match="failed"):
        run.prepare({"test"})
    prepared.exit_code = 0
    run.prepare({"test"})
    assert [command[-1] for command in prepared.commands] == [".[test]", ".[test]"]


def test_a_broken_environment_is_remade(
    prepared: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "is_healthy", lambda _python: False)
    run.prepare({"test"})
    assert [command[1:3] for command in prepared.commands] == [["-m", "venv"], ["-m", "pip"]]


def test_every_step_runs_even_if_all_fail(
    prepared: Prepared, capsys: pytest.CaptureFixture[str]
) -> None:
    run.prepare({"test"})
    prepared.commands.clear()
    prepared.exit_code = 3
    assert run.test(["-k", "tiger"]) == 1
    assert prepared.commands == list(run.test_steps(["-k", "tiger"]).values())
    assert prepared.commands[-1][-2:] == ["-k", "tiger"]
    assert f"{len(prepared.commands)} failed" in capsys.readouterr().out
    prepared.exit_code = 0
    assert run.test([]) == 0


def test_the_first_lesson_is_opened() -> None:
    command = run.lab_command([], root=False)
    assert any(word.endswith("lab/tree/notebooks/en/00-play.ipynb") for word in command)


def test_jupyter_as_root_is_allowed_once() -> None:
    assert "--allow-root" not in run.lab_command([], root=False)
    assert run.lab_command(["--no-browser"], root=True)[-2:] == ["--allow-root", "--no-browser"]
    assert run.lab_command(["--allow-root"], root=True).count("--allow-root") == 1


def test_unknown_commands_get_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = 2
    assert run.main([]) == wrong
    assert run.main(["tset"]) == wrong
    assert run.main(["--help"]) == 0
    assert capsys.readouterr().out.count("run.py proof") == len(["", "tset", "--help"])


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST", (99, 0))
    assert run.main(["test"])
    assert "3.11 or newer" in capsys.readouterr().out
