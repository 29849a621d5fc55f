"""Machine code: the primitives on words, what Numba keeps, and what happens without it."""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.simulation import jobs
from sequence_widget.simulation.loop import compiling, primitives

numba = pytest.importorskip("numba")
np = pytest.importorskip("numpy")
words = pytest.importorskip("sequence_widget.simulation.loop.words")

WORDS = [0, 1, 2, 3, 1 << 31, 1 << 32, 1 << 62, 1 << 63, (1 << 64) - 1, 0xAAAA_AAAA_AAAA_AAAA]


def some_words() -> list[int]:
    rng = random.Random(1)
    sparse = [sum(1 << rng.randrange(64) for _ in range(4)) % (1 << 64) for _ in range(300)]
    return [*WORDS, *(rng.getrandbits(64) for _ in range(300)), *sparse]


def test_a_word_is_mixed_as_a_number_is() -> None:
    made = numba.njit(words.mix)
    for word in some_words():
        assert int(made(np.uint64(word))) == primitives.mix(word)


@pytest.mark.parametrize("way", ["deposited_space", "searched_space"])
def test_a_space_is_found_by_its_number(way: str) -> None:
    if way == "deposited_space" and not words.can_deposit():
        pytest.skip("this processor cannot")
    made = numba.njit(getattr(words, way))
    for word in some_words():
        for number in {0, word.bit_count() // 2, max(0, word.bit_count() - 1)}:
            found = int(made(np.uint64(word), np.uint64(number)))
            assert found == primitives.nth_space(word, number)
            assert found.bit_count() == bool(word)


def test_the_methods_of_whole_numbers() -> None:
    count = numba.njit(lambda word: word.bit_count())
    length = numba.njit(lambda word: word.bit_length())
    for word in some_words():
        assert int(count(np.uint64(word))) == word.bit_count()
        assert int(length(np.uint64(word))) == word.bit_length()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep code in a folder of its own, and forget what is loaded."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    compiling.machine_loop.cache_clear()
    yield tmp_path
    compiling.machine_loop.cache_clear()


def counts() -> tuple[int, ...]:
    return sq.simulate("mini-kids", games=3_000, seed=1).counts


@pytest.fixture(scope="module")
def plain() -> tuple[int, ...]:
    """Return what CPython counts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiling, "has_numba", lambda: False)
        return counts()


def no_compiler(*_: object, **__: object) -> None:
    raise LookupError("another version")


def test_code_is_made_once(
    folder: Path, plain: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert counts() == plain
    kept = {path: path.read_bytes() for path in folder.rglob("*.nb?")}
    assert {path.suffix for path in kept} == {".nbi", ".nbc"}
    monkeypatch.setattr("numba.core.compiler.compile_extra", no_compiler)
    compiling.machine_loop.cache_clear()
    assert counts() == plain
    assert {path: path.read_bytes() for path in folder.rglob("*.nb?")} == kept


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
def test_a_damaged_file_is_done_without(folder: Path, plain: tuple[int, ...], suffix: str) -> None:
    assert counts() == plain
    (kept,) = folder.rglob(f"*.{suffix}")
    kept.write_bytes(kept.read_bytes()[:-100])
    compiling.machine_loop.cache_clear()
    assert counts() == plain


@pytest.mark.usefixtures("folder")
def test_a_compiler_that_fails_is_told_of_and_done_without(
    plain: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("numba.core.compiler.compile_extra", no_compiler)
    with pytest.warns(UserWarning, match="run as plain Python.* LookupError: another version"):
        assert counts() == plain


COUNTS = "import sequence_widget as sq; print(sq.simulate('mini-dice', games=3000, seed=1).counts)"
WITHOUT_NUMBA = f"import sys; sys.modules.update(numba=None); {COUNTS}"


def said(code: str, where: Path | None = None, **told: object) -> str:
    """Run Python in a process of its own, where warnings are errors, and return what it prints.

    `where` is the folder that has the package, if it is another one.
    """
    environment = os.environ | {name: str(value) for name, value in told.items()}
    command = [sys.executable, "-B", "-W", "error", "-c", code]
    return subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture
def copy_of_the_package(tmp_path: Path) -> Path:
    """Copy the package, and return the folder that the copy is in."""
    package = Path(sq.__file__).parent
    shutil.copytree(
        package, tmp_path / "copy" / package.name, ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path / "copy"


@pytest.mark.slow
def test_code_is_made_anew_after_a_change_in_another_file(copy_of_the_package: Path) -> None:
    """Numba itself notices changes in the file of the outermost function alone."""

    def compiled_and_plain() -> tuple[str, str]:
        told = {"NUMBA_CACHE_DIR": copy_of_the_package}
        return said(COUNTS, copy_of_the_package, **told), said(WITHOUT_NUMBA, copy_of_the_package)

    first, plain = compiled_and_plain()
    assert first == plain
    leaf = copy_of_the_package / "sequence_widget/simulation/loop/primitives.py"
    source = leaf.read_text("utf-8")
    leaf.write_text(source.replace("SALT = 0xE7", "SALT = 0xE5"), "utf-8")
    changed, plain = compiled_and_plain()
    assert changed == plain != first
    assert len([*copy_of_the_package.rglob("*.nbc")]) == 2


@pytest.mark.slow
def test_where_nothing_can_be_kept_it_still_plays(copy_of_the_package: Path) -> None:
    (copy_of_the_package / "sequence_widget/simulation/loop/__pycache__").touch()
    nowhere = copy_of_the_package / "sequence_widget/__init__.py/below"
    names = ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA", "HOME")
    played = said(COUNTS, copy_of_the_package, **dict.fromkeys(names, nowhere))
    assert played == said(WITHOUT_NUMBA)
    assert not [*copy_of_the_package.rglob("*.nb?")]


def test_the_package_is_imported_without_numba_and_numpy() -> None:
    code = (
        "import sys, sequence_widget as sq\n"
        "for name in sq.__all__: getattr(sq, name)\n"
        "print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))\n"
    )
    assert said(code) == "set()\n"


@pytest.mark.slow
def test_two_who_make_it_at_once_do_not_meet(tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-W", "error", "-c", COUNTS]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert {process.communicate()[0] for process in both} == {said(WITHOUT_NUMBA)}
    assert sorted(path.suffix for path in tmp_path.rglob("*.*")) == [".nbc", ".nbi"]
    assert said(COUNTS, NUMBA_CACHE_DIR=tmp_path) == said(WITHOUT_NUMBA)


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_CPU_FEATURES": ""}],
    ids=["of no kind", "without features"],
)
def test_code_for_another_processor_plays_the_same(told: dict[str, Any], tmp_path: Path) -> None:
    assert said(COUNTS, NUMBA_CACHE_DIR=tmp_path, **told) == said(WITHOUT_NUMBA)


def test_a_run_of_its_own_length_is_summed_by_sorting() -> None:
    """A game far longer than there are games in a piece."""
    source = sq.position("kids chips=1 swaps_per_turn=0 limit=100000", players=2)
    job = jobs.Job(source, 1, (3,), (0, 0))
    part = jobs.play(job, 0, 3)
    assert sum(part.lengths.values()) == 3
    assert part.lengths == jobs.play(job, 0, 3).lengths
