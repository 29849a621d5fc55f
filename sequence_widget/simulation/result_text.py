"""Results as one line of text, safe to paste into a chat: written, and read again.

The line is words of the form `name=value` with one space between them. What could be taken for
something else on the way, such as quotation marks, is written as `%` and its number. A hash of all
that follows it tells a line that was cut off or changed.
"""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from urllib.parse import unquote

from sequence_widget.engine import HIDDEN, Position, View
from sequence_widget.exact.hidden import facts_of
from sequence_widget.rules import Rules, read_seed
from sequence_widget.simulation.fact_text import read_fact, write_fact
from sequence_widget.simulation.jobs import Counts, FirstWins
from sequence_widget.simulation.lineups import policy_text
from sequence_widget.simulation.loop.inputs import Source
from sequence_widget.simulation.results import Results
from sequence_widget.simulation.tallies import Tally
from sequence_widget.text import Phrase
from sequence_widget.text.chatlines import check_sum, halves, safe
from sequence_widget.text.errors import RecordError, SequenceError
from sequence_widget.text.limits import MOST_OF_A_LINE, check_length

_BEGINNING = ("sequence-results", "1")
_FROM = "from"
_ENGINES = {
    "bots": Phrase("simulation.engine.bots"),
    "rules": Phrase("simulation.engine.rules"),
    "learnt": Phrase("simulation.engine.learnt"),
}
_ONLOOKER = "-"


def write_results(results: Results) -> str:
    """Write results; what `read_results` reads is equal to them."""
    source = results.source
    words = [
        f"seeds={','.join(safe(str(seed)) for seed in results.seeds)}",
        f"players={','.join(map(safe, results.players))}",
        f"play={','.join(safe(policy, ascii_only=True) for policy in results.policies)}",
        f"course={_write_course(results)}",
        f"lengths={_write_lengths(results.lengths)}",
    ]
    if results.engine is not None:
        words.append(f"engine={results.engine.key.rpartition('.')[2]}")
    if not results.complete:
        words.append("complete=no")
    if isinstance(source, View):
        words.append(f"seen={_ONLOOKER if source.seat is None else source.seat}")
        if source.learnt:
            words.append(f"learnt={';'.join(map(write_fact, facts_of(source)))}")
    body = " ".join([*words, _FROM, source.to_text()])
    return " ".join([*_BEGINNING, f"hash={check_sum(body)}", body])


def read_results(text: object) -> Results:
    """Read what `write_results` wrote."""
    if isinstance(text, str):
        check_length(text, MOST_OF_A_LINE, RecordError)
    words = text.split() if isinstance(text, str) else []
    if tuple(words[:1]) != _BEGINNING[:1]:
        raise RecordError("simulation.text.none")
    if tuple(words[1:2]) != _BEGINNING[1:]:
        raise RecordError("simulation.text.version", version=" ".join(words[1:2]))
    body = " ".join(words[3:])
    if words[2:3] != [f"hash={check_sum(body)}"]:
        raise RecordError("simulation.text.damaged")
    try:
        return _read(words[3:])
    except SequenceError as error:
        reason = Phrase(error.key, error.values)
        raise RecordError("simulation.text.refused", reason=reason) from None
    except (ValueError, KeyError, IndexError):  # what no one who writes by these rules writes
        raise RecordError("simulation.text.damaged") from None


def _read(words: list[str]) -> Results:
    at = words.index(_FROM)
    parts = dict(halves(word, "=") for word in words[:at])
    source = _read_source(" ".join(words[at + 1 :]), parts)
    seeds = tuple(read_seed(unquote(seed)) for seed in parts["seeds"].split(","))
    policies = tuple(map(unquote, parts["play"].split(",")))
    course, first_wins = _read_course(parts["course"])
    results = Results(
        source, tuple(map(unquote, parts["players"].split(","))), policies, seeds, course[-1][1],
        Tally(
            _read_lengths(parts["lengths"]),
            seed=seeds[0] if len(seeds) == 1 else seeds,
            policy=policy_text(policies),
        ),
        course, first_wins,
        _ENGINES[parts["engine"]] if "engine" in parts else None,
        "complete" not in parts,
    )  # fmt: skip
    seats = {source.players, len(results.players), len(policies)}
    counted = {results.lengths.n, results.games}
    if len(seats) > 1 or len(counted) > 1 or len(results.counts) != source.layout.sides + 1:
        raise ValueError
    return results


def _write_course(results: Results) -> str:
    """Write what each stretch of games added: the games of each side, drawn, won by who began."""
    rows = [
        (*counts, won) for (_, counts), won in zip(results.course, results.first_wins, strict=True)
    ]
    nothing = (0,) * len(rows[0])
    return ",".join(
        ".".join(str(b - a) for a, b in zip(before, after, strict=True))
        for before, after in pairwise([nothing, *rows])
    )


def _read_course(text: str) -> tuple[tuple[tuple[int, Counts], ...], tuple[FirstWins, ...]]:
    rows: list[tuple[int, ...]] = []
    for stretch in text.split(","):
        added = tuple(map(int, stretch.split(".")))
        if min(added) < 0:
            raise ValueError
        rows.append(tuple(a + b for a, b in zip(rows[-1], added, strict=True)) if rows else added)
    return tuple((sum(row[:-1]), row[:-1]) for row in rows), tuple(row[-1] for row in rows)


def _write_lengths(lengths: Tally) -> str:
    """Write the counts of lengths that follow each other after the first of them."""
    stretches: list[list[int]] = []
    last = None
    for length, count in lengths.items():
        if last is None or length > last + 1:
            stretches.append([length])
        stretches[-1].append(count)
        last = length
    return ",".join(f"{first}-{'.'.join(map(str, counts))}" for first, *counts in stretches)


def _read_lengths(text: str) -> dict[int, int]:
    found = {}
    for stretch in text.split(","):
        first, counts = halves(stretch, "-")
        for length, count in enumerate(counts.split("."), int(first)):
            found[length] = int(count)
    return found


def _read_source(text: str, parts: dict[str, str]) -> Source:
    if "seen" not in parts:
        return Position.from_text(text)
    seat = None if parts["seen"] == _ONLOOKER else int(parts["seen"])
    view = Position.from_text(_with_cards(text)).seen_by(seat)
    if "learnt" not in parts:
        return view
    return replace(view, learnt=tuple(map(read_fact, parts["learnt"].split(";"))))


def _with_cards(text: str) -> str:
    """Put any cards in hidden places: a view is the same whichever they are."""
    words = text.split(" ")
    players = next(n for n, word in enumerate(words) if word.startswith("players="))
    rules = Rules.from_text(" ".join(words[:players]))
    groups = {
        name: [cards.split(",") for cards in value.split(";")]
        for name, _, value in (word.partition("=") for word in words[players:])
        if name in ("hands", "discards")
    }
    if "hands" not in groups:
        return text
    known = Counter(card for group in groups.values() for cards in group for card in cards)
    left = iter((Counter(dict(rules.deck)) - known).elements())
    hands = [
        [next(left, HIDDEN) if card == HIDDEN else card for card in cards]
        for cards in groups["hands"]
    ]
    written = "hands=" + ";".join(map(",".join, hands))
    return " ".join(written if word.startswith("hands=") else word for word in words)
