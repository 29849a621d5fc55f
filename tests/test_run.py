"""The parts of run.py that can be tested without a network."""

import os
import platform
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import node
import pytest

import run


def test_a_change_of_the_project_changes_the_stamp(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text("one", encoding="utf-8")
    before = run.fingerprint(tmp_path)
    assert run.fingerprint(tmp_path) == before
    project.write_text("two", encoding="utf-8")
    assert run.fingerprint(tmp_path) != before


def test_a_change_of_the_board_asks_for_no_install(tmp_path: Path) -> None:
    before = run.fingerprint(tmp_path)
    source = tmp_path / "js" / "src" / "board.tsx"
    source.parent.mkdir(parents=True)
    source.write_text("one", encoding="utf-8")
    assert run.fingerprint(tmp_path) == before


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
        self.board_is_built = True
        (folder / ".venv").mkdir()
        (folder / "pyproject.toml").write_text("", encoding="utf-8")
        monkeypatch.chdir(folder)
        monkeypatch.setattr(run, "ROOT", folder)
        monkeypatch.setattr(run, "is_healthy", lambda _python: True)
        monkeypatch.setattr(node, "is_built", lambda: self.board_is_built)
        monkeypatch.setattr(run, "run", self.run)
        monkeypatch.setattr(run, "aside", self.run)

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


def test_a_board_that_is_gone_or_out_of_date_is_built_without_an_install(
    prepared: Prepared,
) -> None:
    run.prepare({"test"})
    prepared.board_is_built = False
    run.prepare({"test"})
    assert [command[-1] for command in prepared.commands] == [".[test]", "build"]


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


@pytest.fixture
def ready(prepared: Prepared) -> Prepared:
    """Give an environment in which everything is installed."""
    run.prepare({"test"})
    prepared.commands.clear()
    return prepared


def test_every_step_runs_even_if_all_fail(
    ready: Prepared, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.exit_code = 3
    assert run.test(["-k", "tiger"]) == 1
    steps = {**run.checks(), **run.pytest_steps(["-k", "tiger"], quick=False)}
    assert sorted(ready.commands[1:]) == sorted(steps.values())
    assert ready.commands[0][-1] == "install"
    said = capsys.readouterr().out
    assert all(f"{name} " in said for name in steps)
    assert said.count("FAILED, exit code 3") == len(steps)
    assert f"{len(steps)} failed" in said
    ready.exit_code = 0
    assert run.test([]) == 0
    assert "all passed" in capsys.readouterr().out


def test_the_tests_run_on_two_workers_and_after_the_browser_is_found(ready: Prepared) -> None:
    run.test(["-x"])
    theirs = [command for command in ready.commands if command[1] == "-m" and "ruff" not in command]
    browser, pytest_command = (command for command in theirs if "mypy" not in command)
    assert browser == run.FIND_BROWSER
    assert pytest_command == [*run.PYTEST, *run.TWO_WORKERS, "-x"]


@pytest.mark.parametrize("option", ["-s", "--pdb"])
def test_what_wants_the_terminal_runs_in_one_process(option: str) -> None:
    command = run.pytest_steps([option], quick=False)["pytest"]
    assert command == [*run.PYTEST, option]


def test_a_quick_run_needs_no_browser_and_leaves_out_what_is_marked(ready: Prepared) -> None:
    assert run.test(["--quick", "-k", "tiger"]) == 0
    assert run.FIND_BROWSER not in ready.commands
    assert [*run.PYTEST, *run.TWO_WORKERS, *run.QUICK, "-k", "tiger"] in ready.commands
    assert all(command in ready.commands for command in run.checks().values())


def test_hosts_are_tested_with_the_site_built_and_a_browser_found(
    ready: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "is_new_enough", lambda _python: True)
    monkeypatch.setattr(run, "prepare_tools", lambda *_: None)
    run.test(["--hosts"])
    steps = [command for command in ready.commands if "install" not in command]
    built, docs, page, found, tested = steps
    assert docs[:4] == [run.PYTHON, "-m", "mkdocs", "build"]
    assert page[:2] == [run.PYTHON, "page/course.py"]
    assert built[:2] == [run.SITE_PYTHON, "lite/build.py"]
    assert found == run.FIND_BROWSER
    assert tested[:5] == [*run.PYTEST, "-m", "hosts"]
    assert tested[-1] == "tests/hosts"


def test_without_the_site_no_host_is_tested(
    ready: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "is_new_enough", lambda _python: True)
    monkeypatch.setattr(run, "prepare_tools", lambda *_: None)
    ready.exit_code = 1
    assert run.test(["--hosts"]) == 1
    assert len(ready.commands) == 1


def test_the_lowest_versions_are_installed_apart_and_tested_without_a_browser(
    ready: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "prepare_tools", lambda *_: None)
    assert run.test(["--lowest", "-x"]) == 0
    installed, tested = ready.commands
    assert {"--resolution", "lowest-direct", "--reinstall", run.LOWEST_PYTHON} <= {*installed}
    assert tested == [run.LOWEST_PYTHON, *run.PYTEST[1:], *run.TWO_WORKERS, *run.QUICK, "-x"]


@pytest.mark.parametrize(
    "arguments",
    [["tests/widget"], ["-x", "README.md"], ["tests/test_a.py::test_b[c]"], ["-k", "a", "b.py"]],
    ids=" ".join,
)
def test_tests_that_are_named_run_alone_in_one_process(
    ready: Prepared, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    Path("README.md").touch()
    ready.exit_code = 5
    assert run.test(arguments) == ready.exit_code
    assert ready.commands == [[*run.PYTEST, *arguments]]
    assert "these tests alone" in capsys.readouterr().out
    ready.commands.clear()
    run.test(["--quick", *arguments])
    assert ready.commands == [[*run.PYTEST, *run.QUICK, *arguments]]


def test_a_browser_is_found_for_tests_that_are_named_after_it(ready: Prepared) -> None:
    run.test(["tests/browser"])
    assert ready.commands == [run.FIND_BROWSER, [*run.PYTEST, "tests/browser"]]


def test_words_that_belong_to_options_name_no_tests(ready: Prepared) -> None:
    Path("tests").mkdir()
    assert run.names_tests(["tests"])
    for arguments in (["-k", "tests"], ["-x"], ["--ignore", "tests"], ["--maxfail=2"]):
        assert not run.names_tests(arguments)
    run.test(["-k", "tests"])
    assert len(ready.commands) > len(run.checks())


def test_the_checks_are_shown_whole_when_they_have_ended(
    capfd: pytest.CaptureFixture[str],
) -> None:
    loud = "import sys; print('one', flush=True); print('two', file=sys.stderr); sys.exit(4)"
    steps = {"pytest": [sys.executable, "-c", "print('ours')"]}
    results = run.run_all(steps, {"loud": [sys.executable, "-c", loud]})
    assert [(result.name, result.code) for result in results] == [("loud", 4), ("pytest", 0)]
    said = capfd.readouterr().out
    assert "one\ntwo\n" in said
    assert "ours\n" in said


def test_ctrl_c_ends_all_that_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = []

    def interrupted(command: list[str]) -> int:
        begun.append(command)
        raise KeyboardInterrupt

    monkeypatch.chdir(run.ROOT)
    monkeypatch.setattr(run, "run", interrupted)
    monkeypatch.setitem(run.COMMANDS, "test", lambda _: len(run.run_all({"a": [], "b": []}, {})))
    assert run.main(["test"]) == 128 + signal.SIGINT
    assert len(begun) == 1
    assert "ended by Ctrl-C" in capsys.readouterr().out


def test_what_is_run_keeps_its_bytecode(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(run.ROOT)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    tell = [sys.executable, "-c", "import sys; print('kept:', not sys.dont_write_bytecode)"]
    monkeypatch.setitem(run.COMMANDS, "test", lambda _: run.run(tell))
    assert run.main(["test"]) == 0
    assert "kept: True" in capfd.readouterr().out


def test_what_runs_beside_ends_with_its_input(tmp_path: Path) -> None:
    end = tmp_path / "end"
    code = "import sys, pathlib; sys.stdin.read(); pathlib.Path(sys.argv[1]).touch()"
    with run.beside([sys.executable, "-c", code, str(end)]):
        assert not end.exists()
    assert end.exists()


@pytest.fixture
def signals() -> Iterator[None]:
    """Put back what is done on Ctrl-C and on being ended."""
    kinds = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(kind) for kind in kinds]
    yield
    for kind, answer in zip(kinds, before, strict=True):
        signal.signal(kind, answer)


@pytest.mark.usefixtures("signals")
def test_while_one_works_on_the_board_it_is_built_beside_jupyter(
    ready: Prepared, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen, built = tmp_path / "seen", tmp_path / "built"
    jupyter = "import os, sys; open(sys.argv[1], 'w').write(os.environ['ANYWIDGET_HMR'])"
    watch = "import sys; sys.stdin.read(); open(sys.argv[1], 'w').write(open(sys.argv[2]).read())"
    given: list[str] = []

    def command(arguments: list[str], *, root: bool) -> list[str]:
        given.extend(["--allow-root"] * root + arguments)
        return [sys.executable, "-c", jupyter + "; sys.exit(7)", str(seen)]

    monkeypatch.setattr(run, "lab_command", command)
    monkeypatch.setattr(run, "WATCH", [sys.executable, "-c", watch, str(built), str(seen)])
    assert run.dev(["--no-browser"]) == 7
    assert given[-1] == "--no-browser"
    assert built.read_text() == seen.read_text() == "1"  # the watch ends after Jupyter
    assert ready.commands[0][-1] == ".[dev,lab,test]"
    assert "ANYWIDGET_HMR" not in os.environ


def test_the_page_is_built_with_what_reads_lessons(ready: Prepared) -> None:
    assert run.page(["--from", "python"]) == 0
    assert ready.commands[0][-1] == ".[page,test]"
    source = str(run.CALLED_FROM / "python")
    assert ready.commands[1:] == [[run.PYTHON, "page/course.py", str(run.PAGE), "--from", source]]


def test_the_page_is_told_no_place_to_go_to(
    ready: Prepared, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run.page(["mine.html"])
    said = capsys.readouterr().err
    assert "usage: python3 run.py page [-h] [--from FOLDER]\n" in said
    assert "unrecognized arguments: mine.html" in said
    assert ready.commands == []


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
