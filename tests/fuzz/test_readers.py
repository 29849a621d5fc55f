"""The readers of text beside atheris: their examples read, and the proof feeds them for long."""

import os
import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.fuzz import readers

ROOT = Path(__file__).resolve().parents[2]
INPUTS = 1_000_000
SECONDS = int(os.environ.get("FUZZ_SECONDS", "500"))
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
"""Where a file that is written a million times costs least."""


@pytest.mark.parametrize("name", readers.READERS)
def test_what_atheris_begins_from_reads_and_half_of_it_is_refused_in_words(name: str) -> None:
    texts = readers.examples(name)
    assert texts
    for text in texts[:8]:
        content = text.encode()
        readers.read(name, content)
        readers.read(name, content[: len(content) // 2])
        readers.read(name, content[len(content) // 2 :] + b"\xff\x00")


@pytest.mark.proof
@pytest.mark.parametrize("name", readers.READERS)
def test_a_million_inputs_give_a_value_or_an_error_in_words(name: str) -> None:
    if find_spec("atheris") is None:
        pytest.skip("atheris cannot be had here, so no reader was fed by it")
    command = [sys.executable, "-m", "tests.fuzz.readers", name, str(INPUTS), str(SECONDS)]
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder:
        run = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False,
            env={**os.environ, "TMPDIR": folder},
        )  # fmt: skip
    done = re.search(r"Done (\d+) runs in (\d+) second", run.stderr)
    assert run.returncode == 0, run.stderr[-3_000:]
    assert done is not None
    print(f"{name}: {int(done[1]):,} of {INPUTS:,} inputs in {done[2]} s, none of them feared")
