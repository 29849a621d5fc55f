"""Every reader of text, fed with what atheris makes up.

`python -m tests.fuzz.readers NAME RUNS SECONDS` feeds one of them; no seconds are no limit.
A reader may give a value or raise an error of the package. Anything else ends the run with the
text that did it. How the code that reads was gone through decides what is tried next; the code
that plays is left as it is, as watching it takes most of the time and finds no other texts.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

LONGEST = 600
"""A short game is one that can be changed everywhere in a million tries."""

LONGEST_GUESS = 60
"""A guess is a line; in a longer one there is only more of the same."""

OF_THEIR_OWN = {
    "kept": (
        (
            "sequence_widget game 2\n\nstart: mini-kids players=2\nplayer: Anna\n"
            'bot: {"name": "GreedyBot", "bot": "GreedyBot", "settings": {}}\nseed: 4\nluck: auto\n'
            "same luck: no\nbegins: deal lion, deal tiger\nlion c1, draw dragon\nshow 2\nend 2\n"
            "luck ask\nlion b3\n"
        ),
        (
            "sequence_widget game 2\n\nstart: mini-dice players=2\nplayer: Anna\nplayer: Bo\n"
            "seed: 9b\nluck: ask\nsame luck: yes\nbegins: roll-off 1, roll-off 3, roll 2\n\n"
            "start: mini-dice players=2\nplayer: Anna\nplayer: Bo\nseed: 1\nluck: ask\n"
            "same luck: yes\nbegins: roll-off 1, roll-off 3\nroll 2, show 0\n"
        ),
    ),
    "answers": (
        "sequence-answers 1 hash=77036ee9 sheet=1 3a=1/9(known),2/21(right)",
        "sequence-answers 1 hash=1 sheet=0a name=Anna%20B 3b=0%2C026(right) 4=passed",
        "sequence-answers 1 hash=1 sheet=0a name=Bo 7=ofte(unreadable),0.1(vague),passed",
    ),
    "guess": (
        "1/39",
        "0,026",
        "2.6 %",
        "1 of 39",
        "P(7) = 1/6 ≈ 16.7 %",
        "28 4/5",
        "10^-3",
        "50/50",
    ),
    "sheet": (
        (
            '{"sequence-answer-sheet": 1, "sheet": "0a"}\n{"asked": "3a", "question": "One?"}\n'
            '{"guessed": "3a", "question": "One?", "typed": "2/18", "read": "2/18",'
            ' "verdict": "known"}\n{"passed": "3a", "question": "One?"}'
        ),
        (
            '{"asked": "3a", "question": "One?", "truth": "0a"}\n'
            '{"guessed": "3a", "question": "One?", "truth": "0a", "typed": "1", "read": "1",'
            ' "verdict": "later"}\n{"judged": "3a", "question": "One?", "truth": "0a",'
            ' "typed": "1", "verdict": "right"}'
        ),
    ),
}
"""What is begun from where no records of former versions are kept."""

READING = ("text", "rules", "game.records", "engine.events", "engine.build", "engine.position_text",
           "simulation.result_text", "teaching.asking.answer_file", "teaching.asking.answer_lines",
           "teaching.asking.answer_sheet", "teaching.asking.sheet_lines",
           "teaching.asking.pooling", "teaching.asking.typed")  # fmt: skip
"""The packages and modules that read."""


def from_file(content: bytes) -> None:
    """Read a file."""
    import sequence_widget as sq

    path = scratch_file()
    path.write_bytes(content)
    sq.Game.load(path)


def from_sheet(content: bytes) -> None:
    """Read a file of guesses, with the hash before each line that belongs to it."""
    from sequence_widget.teaching.asking.answer_sheet import AnswerSheet
    from sequence_widget.text.chatlines import check_sum

    lines = [f"{check_sum(line)} {line}" for line in content.decode(errors="replace").splitlines()]
    path = scratch_file()
    path.write_text("\n".join(lines), encoding="utf-8")
    answers = AnswerSheet(path).answers()
    answers.explain()
    answers.to_text()


@cache
def scratch_file() -> Path:
    """Return a file to write to, the same one each time."""
    return Path(tempfile.mkdtemp()) / "game"


@cache
def text_reader(name: str) -> Callable[[str], object]:
    """Find the function that reads a kind of text."""
    import sequence_widget as sq

    readers: dict[str, Callable[[str], object]] = {
        "json": sq.Game.from_json,
        "record": sq.Game.from_text,
        "kept": sq.Game.from_text,
        "position": sq.Position.from_text,
        "rules": sq.Rules.from_text,
        "move": sq.Move.from_text,
        "chance": sq.Chance.from_text,
        "results": lambda text: sq.Results.from_text(with_a_true_hash("results", text)),
        "answers": lambda text: sq.pool(with_a_true_hash("answers", text)).explain(),
        "guess": lambda text: sq.check(text, sq.Probability(1, 39)).explain(),
    }
    return readers[name]


READERS = (
    "move", "chance", "rules", "guess", "position", "answers", "results", "json", "record", "kept",
    "file", "sheet",
)  # fmt: skip


def with_a_true_hash(kind: str, text: str) -> str:
    """Give a line that is handed in the hash that belongs to it, or leave it as it is."""
    from sequence_widget.text.chatlines import check_sum

    if len(text) % 8 == 0:
        return text
    body = " ".join(text.split()[3:])
    return f"sequence-{kind} 1 hash={check_sum(body)} {body}"


def examples(name: str) -> list[str]:
    """Return well-formed texts to begin from."""
    import sequence_widget as sq

    here = Path(__file__).parents[1] / "records"
    suffixes = {"json": [".json"], "record": [".txt"], "file": [".json", ".txt"]}
    if name in ("kept", "answers", "guess", "sheet"):
        return list(OF_THEIR_OWN[name])
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

    of_bytes = {"file": from_file, "sheet": from_sheet}
    try:
        if name in of_bytes:
            of_bytes[name](data)
        else:
            text_reader(name)(data.decode("utf-8", errors="surrogateescape"))
    except sq.SequenceError as error:
        assert in_words(error, data)  # noqa: PT017 - other errors are to come through


def in_words(error: Exception, data: bytes) -> str:
    """Say what was wrong in one language or the other."""
    import sequence_widget as sq

    assert isinstance(error, sq.SequenceError)
    return error.in_language("en" if len(data) % 2 else "nb")


def not_reading() -> list[str]:
    """Name the modules that do not read, without importing any of them."""
    package = Path(__file__).parents[2] / "sequence_widget"
    found = [path.relative_to(package).with_suffix("") for path in package.rglob("*.py")]
    names = [".".join(path.parts).removesuffix(".__init__") for path in found]
    return [f"sequence_widget.{name}" for name in names if not name.startswith(READING)]


def main(name: str, runs: int, seconds: int = 0) -> None:
    """Feed a reader so many times, or as often as so many seconds allow."""
    import atheris

    with atheris.instrument_imports(include=["sequence_widget"], exclude=not_reading()):
        import sequence_widget as sq

        read(name, b"")
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(examples(name)):
            if len(text) <= LONGEST:
                (Path(folder) / str(number)).write_text(text, encoding="utf-8")
        words = {*sq.editions(), *sq.edition("kids").cards, "players=", "chips=", "hands=", "turn="}
        dictionary = Path(folder).with_suffix(".words")
        lines = [json.dumps(word) for word in sorted(words)]
        dictionary.write_text("\n".join(lines) + "\n", encoding="utf-8")
        longest = LONGEST_GUESS if name == "guess" else LONGEST
        options = [f"-runs={runs}", f"-max_total_time={seconds}", f"-max_len={longest}"]
        options += ["-seed=1", "-timeout=20", f"-artifact_prefix={folder}/"]
        options += [f"-dict={dictionary}", "-print_final_stats=1", "-rss_limit_mb=4000"]
        atheris.Setup(["readers", *options, folder], lambda data: read(name, data))
        atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:4]))
