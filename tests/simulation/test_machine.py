"""Machine code: the llvm_primitives, the file that it is kept in, and what happens without it."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import sequence_widget as sq
from sequence_widget.simulation import jobs
from sequence_widget.simulation.loop import compiling, machine_code, primitives
from sequence_widget.simulation.loop.own_folder import OwnFolder

numba = pytest.importorskip("numba")
np = pytest.importorskip("numpy")

WORDS = [0, 1, 2, 3, 1 << 31, 1 << 32, 1 << 62, 1 << 63, (1 << 64) - 1, 0xAAAA_AAAA_AAAA_AAAA]


def words() -> list[int]:
    rng = random.Random(1)
    sparse = [sum(1 << rng.randrange(64) for _ in range(4)) % (1 << 64) for _ in range(300)]
    return [*WORDS, *(rng.getrandbits(64) for _ in range(300)), *sparse]


def compiled(name: str) -> Any:
    from sequence_widget.simulation.loop import llvm_primitives

    instruction = getattr(llvm_primitives, name)

    def of_two(spaces: Any, number: Any) -> Any:
        return instruction(spaces, number)

    def of_one(word: Any) -> Any:
        return instruction(word)

    return numba.njit(of_two if name == "nth_space" else of_one)


@pytest.mark.parametrize("name", ["mix", "mask_if"])
def test_an_instruction_is_what_it_replaces(name: str) -> None:
    made, plain = compiled(name), getattr(primitives, name)
    for word in words():
        assert int(made(np.uint64(word))) == plain(word)


@pytest.mark.parametrize("deposits", [True, False], ids=["by depositing bits", "by halving"])
def test_a_space_is_found_by_its_number(monkeypatch: pytest.MonkeyPatch, *, deposits: bool) -> None:
    from sequence_widget.simulation.loop import llvm_primitives

    if deposits and not llvm_primitives._deposits():
        pytest.skip("this processor cannot")
    monkeypatch.setattr(llvm_primitives, "_deposits", lambda: deposits)
    made = compiled("nth_space")
    for word in words():
        for number in {0, word.bit_count() // 2, max(0, word.bit_count() - 1)}:
            found = int(made(np.uint64(word), np.uint64(number)))
            assert found == primitives.nth_space(word, number)
            assert found.bit_count() == bool(word)


def test_the_methods_of_whole_numbers() -> None:
    assert compiled("mix") is not None  # and with it the methods
    count = numba.njit(lambda word: word.bit_count())
    length = numba.njit(lambda word: word.bit_length())
    for word in words():
        assert int(count(np.uint64(word))) == word.bit_count()
        assert int(length(np.uint64(word))) == word.bit_length()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep code in a folder of its own, and forget what is loaded."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    compiling.machine_loop.cache_clear()
    yield tmp_path
    compiling.machine_loop.cache_clear()


def counts() -> tuple[int, ...]:
    return sq.simulate("mini-kids", games=3_000, seed=1).counts


class Made(NamedTuple):
    """A file of machine code: its name, what is in it, what it was made of and what it plays."""

    name: str
    kept: bytes
    by_the_compiler: tuple[bytes, str]
    played: tuple[int, ...]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Compile once for all tests here, as that takes seconds."""
    answers: list[tuple[bytes, str]] = []

    def noting(game: str, *, smart: bool) -> tuple[bytes, str]:
        answers.append(compile_it(game, smart=smart))
        return answers[-1]

    compile_it = compiling._object_code
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_CACHE_DIR", str(tmp_path_factory.mktemp("made")))
        patch.setattr(compiling, "_object_code", noting)
        compiling.machine_loop.cache_clear()
        played = counts()
        (kept,) = next(machine_code._folders()).glob("*.playouts")
        (answer,) = answers
        return Made(kept.name, kept.read_bytes(), answer, played)


@pytest.mark.slow
def test_code_is_made_once(made: Made, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        pytest.fail("compiled again")

    kept = folder / made.name
    kept.write_bytes(made.kept)
    monkeypatch.setattr(compiling, "_object_code", refuse)
    compiling.machine_loop.cache_clear()
    assert counts() == made.played
    assert kept.read_bytes() == made.kept


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "other"])
def test_a_damaged_file_is_made_again(
    made: Made, folder: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    good = made.kept
    asked: list[str] = []

    def compile_again(game: str, **_: object) -> tuple[bytes, str]:
        asked.append(game)
        return made.by_the_compiler

    monkeypatch.setattr(compiling, "_object_code", compile_again)
    middle = len(good) // 2
    kept = folder / made.name
    kept.write_bytes(
        {
            "cut": good[:middle],
            "changed": good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :],
            "empty": b"",
            "other": b"something else\n" * 1_000,
        }[damage]
    )
    compiling.machine_loop.cache_clear()
    assert counts() == made.played
    assert asked == ["kids"]
    assert kept.read_bytes() == good


@pytest.mark.usefixtures("folder")
def test_other_sources_are_other_code(tmp_path: Path) -> None:
    from llvmlite import binding

    source = tmp_path / "source.py"
    source.write_text("one")
    first = machine_code._stamp([str(source)], binding)
    source.write_text("two")
    assert machine_code._stamp([str(source)], binding) != first


@pytest.mark.slow
def test_where_nothing_can_be_kept_it_still_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder / "file" / "below"))
    (folder / "file").write_text("in the way")
    assert counts() == counts()
    assert (folder / "file").read_text() == "in the way"


needs_rights = pytest.mark.skipif(os.name == "nt", reason="modes and owners are of Unix")


def refused_folders(tmp_path: Path) -> dict[str, Path]:
    """Return folders in which, or on the way to which, somebody else could put his code."""
    by_name = {name: tmp_path / name for name in ("all may write", "the group may", "on the way")}
    for path in by_name.values():
        (path / "code").mkdir(parents=True)
    by_name["all may write"].chmod(0o777)
    by_name["the group may"].chmod(0o775)
    by_name["on the way"].chmod(0o777)
    by_name["on the way"] /= "code"
    return by_name


@needs_rights
def test_no_code_is_kept_where_somebody_else_could_put_his(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    (tmp_path / "mine").mkdir(mode=0o755)
    assert OwnFolder.first_of([tmp_path / "mine"]) is not None
    for name, path in refused_folders(tmp_path).items():
        with subtests.test(name):
            assert OwnFolder.first_of([path]) is None
            assert OwnFolder.first_of([path / "below"]) is None
            assert not (path / "below").exists()
            assert OwnFolder.first_of([path, tmp_path / "mine"]) is not None


@needs_rights
def test_a_folder_of_somebody_else_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = tmp_path.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    assert OwnFolder.first_of([tmp_path]) is None
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o1777)
    assert OwnFolder.first_of([tmp_path / "open"]) is None


@needs_rights
def test_in_a_folder_for_all_only_a_folder_of_ones_own_counts(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o1777)
    assert OwnFolder.first_of([tmp_path / "shared"]) is None
    with OwnFolder(tmp_path / "shared" / "mine") as folder:
        folder.write("code", b"mine")
        assert folder.read("code") == b"mine"
    assert (tmp_path / "shared" / "mine").stat().st_mode & 0o777 == 0o700


@needs_rights
@pytest.mark.parametrize("put", ["link", "writable", "pipe", "folder"])
def test_a_file_that_somebody_else_could_write_is_not_read(put: str, tmp_path: Path) -> None:
    target, path = tmp_path / "target", tmp_path / "folder" / "code"
    path.parent.mkdir()
    target.write_bytes(b"theirs")
    if put == "link":
        path.symlink_to(target)
    elif put == "writable":
        path.write_bytes(b"theirs")
        path.chmod(0o666)
    elif put == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    with OwnFolder(path.parent) as folder:
        assert folder.read("code") is None
        folder.write("code", b"mine")
        assert folder.read("code") == (None if put == "folder" else b"mine")
    assert target.read_bytes() == b"theirs"
    assert len([*path.parent.iterdir()]) == 1


@needs_rights
def test_a_folder_put_in_its_place_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with OwnFolder(tmp_path / "folder") as folder:
        folder.write("code", b"mine")
        (tmp_path / "folder").rename(tmp_path / "aside")
        (tmp_path / "folder").mkdir()
        (tmp_path / "folder" / "code").write_bytes(b"theirs")
        assert folder.read("code") == b"mine"


@needs_rights
def test_without_a_place_of_its_own_code_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in refused_folders(tmp_path).values():
        monkeypatch.setenv("NUMBA_CACHE_DIR", str(path))
        made: list[int] = []

        def make(made: list[int] = made) -> tuple[bytes, str]:
            made.append(1)
            return b"code", "symbol"

        for times in (1, 2):
            assert machine_code._kept_or_made("name", make) == (b"code", "symbol")
            assert len(made) == times
    assert not [*tmp_path.rglob("name*")]


def test_no_folder_that_all_share_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    def homeless(_: object) -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(Path, "home", classmethod(homeless))
    assert all(path.is_relative_to(Path(sq.__file__).parent) for path in machine_code._folders())


@pytest.mark.usefixtures("folder")
def test_a_compiler_that_fails_is_told_of_and_done_without(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise LookupError("another version")

    monkeypatch.setattr(compiling, "_object_code", fail)
    with pytest.warns(UserWarning, match="run as plain Python.* LookupError: another version"):
        assert counts() == made.played


def test_a_new_session_does_without_the_compiler() -> None:
    counts()
    code = (
        "import sys, sequence_widget as sq\n"
        "print(sq.simulate('mini-kids', games=3000, seed=1).counts)\n"
        "print('numba' in sys.modules)\n"
    )
    command = [sys.executable, "-W", "error", "-c", code]
    answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert answer.splitlines() == [str(counts()), "False"]


@pytest.mark.slow
def test_two_who_make_it_at_once_do_not_meet(tmp_path: Path) -> None:
    code = "import sequence_widget as sq; print(sq.simulate('mini-dice', games=3000).counts)"
    command = [sys.executable, "-W", "error", "-c", code]
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = {process.communicate()[0] for process in both}
    assert said == {f"{sq.simulate('mini-dice', games=3000).counts}\n"}
    assert [path.suffix for path in tmp_path.iterdir()] == [".playouts"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_CPU_FEATURES": ""}],
    ids=["of no kind", "without features"],
)
def test_code_for_another_processor_plays_the_same(told: dict[str, str], tmp_path: Path) -> None:
    code = "import sequence_widget as sq; print(sq.simulate('mini-dice', games=3000).counts)"
    environment = os.environ | told | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == f"{sq.simulate('mini-dice', games=3000).counts}\n"


def test_a_run_of_its_own_length_is_summed_by_sorting() -> None:
    """A game far longer than there are games in a piece."""
    source = sq.position("kids chips=1 swaps_per_turn=0 limit=100000", players=2)
    job = jobs.Job(source, 1, (3,), (0, 0))
    part = jobs.play(job, 0, 3)
    assert sum(part.lengths.values()) == 3
    assert part.lengths == jobs.play(job, 0, 3).lengths
