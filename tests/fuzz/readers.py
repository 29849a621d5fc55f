"""Every reader of text, fed with what atheris makes up.

`python -m tests.fuzz.readers NAME RUNS SECONDS` feeds one of them; no seconds are no limit.
A reader may give a value or raise an error of the package. Anything else ends the run with the
text that did it. How the code was gone through decides what is tried next.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

LONGEST = 4_000


def from_file(content: bytes) -> None:
    """Read a file in both ways."""
    import sequence_widget as sq

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game"
        path.write_bytes(content)
        for recover in (False, True):
            try:
                sq.Game.load(path, recover=recover)
            except sq.SequenceError as error:
                assert str(error)  # noqa: PT017 - other errors are to come through


def text_reader(name: str) -> Callable[[str], object]:
    """Find the function that reads a kind of text."""
    import sequence_widget as sq

    readers: dict[str, Callable[[str], object]] = {
        "json": sq.Game.from_json,
        "record": sq.Game.from_text,
        "position": sq.Position.from_text,
        "rules": sq.Rules.from_text,
        "move": sq.Move.from_text,
        "chance": sq.Chance.from_text,
        "results": with_a_true_hash,
    }
    return readers[name]


READERS = ("json", "record", "file", "position", "rules", "move", "chance", "results")


def with_a_true_hash(text: str) -> None:
    """Read results as they are, and again with the hash that belongs to them."""
    import sequence_widget as sq
    from sequence_widget.text.chatlines import check_sum

    words = text.split()
    body = " ".join(words[3:])
    again = " ".join(["sequence-results", "1", f"hash={check_sum(body)}", body])
    for each in (again, text):
        sq.Results.from_text(each)


def examples(name: str) -> list[str]:
    """Return well-formed texts to begin from."""
    import sequence_widget as sq

    here = Path(__file__).parents[1] / "records"
    suffixes = {"json": [".json"], "record": [".txt"], "file": [".json", ".txt"]}
    if name in suffixes:
        files = [path for path in sorted(here.iterdir()) if path.suffix in suffixes[name]]
        return [path.read_text(encoding="utf-8") for path in files]
    lines = (here / "positions.txt").read_text(encoding="utf-8").splitlines()
    positions = [line.partition(": ")[2] for line in lines if not line.startswith("#")]
    if name == "position":
        return positions
    if name == "rules":
        return [line.partition(" players=")[0] for line in positions]
    if name == "results":
        found = [sq.simulate(rules, games=20, progress=False) for rules in sq.editions()]
        return [results.to_text() for results in found]
    return ["tiger b1", "swap fox", "pass", "bytt rev", "draw tiger", "roll 3+4", "roll-off 1+1"]


def read(name: str, data: bytes) -> None:
    """Feed one reader once."""
    import sequence_widget as sq

    if name == "file":
        from_file(data)
        return
    try:
        text_reader(name)(data.decode("utf-8", errors="surrogateescape"))
    except sq.SequenceError as error:
        for language in ("en", "nb"):
            assert error.in_language(language)  # noqa: PT017 - other errors are to come through


def main(name: str, runs: int, seconds: int = 0) -> None:
    """Feed a reader so many times, or as often as so many seconds allow."""
    import atheris

    with atheris.instrument_imports(include=["sequence_widget"]):
        import sequence_widget as sq

        read(name, b"")
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(examples(name)):
            if len(text) <= LONGEST:
                (Path(folder) / str(number)).write_text(text, encoding="utf-8")
        words = {*sq.editions(), *sq.edition("kids").cards, "players=", "chips=", "hands=", "turn="}
        dictionary = Path(folder) / "words"
        lines = [json.dumps(word) for word in sorted(words)]
        dictionary.write_text("\n".join(lines) + "\n", encoding="utf-8")
        options = [f"-runs={runs}", f"-max_total_time={seconds}", f"-max_len={LONGEST}"]
        options += ["-seed=1", "-timeout=20", f"-artifact_prefix={folder}/"]
        options += [f"-dict={dictionary}", "-print_final_stats=1", "-rss_limit_mb=4000"]
        atheris.Setup(["readers", *options, folder], lambda data: read(name, data))
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:4]))
