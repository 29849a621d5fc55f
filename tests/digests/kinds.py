"""Every kind of case, and the digests of all."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from tests.digests import (
    answers,
    chances,
    games,
    intents,
    pictures,
    positions,
    records,
    refusals,
    scenes,
    simulations,
    values,
)
from tests.digests.canonical import Case

FILE = Path(__file__).parent / "digests.txt"
_BYTES = 6

KINDS: Mapping[str, Callable[[], Iterator[Case]]] = {
    "games": games.cases,
    "positions": positions.cases,
    "answers": answers.cases,
    "chances": chances.cases,
    "simulations": simulations.cases,
    "records": records.cases,
    "values": values.cases,
    "refusals": refusals.cases,
    "scenes": scenes.cases,
    "intents": intents.cases,
    "pictures": pictures.cases,
}


def cases_of(kind: str) -> dict[str, Case]:
    """Give the cases of a kind by name; a name begins with its kind and comes but once."""
    found: dict[str, Case] = {}
    for case in KINDS[kind]():
        if case.name in found or not case.name.startswith(f"{kind}/"):
            raise ValueError(case.name)
        found[case.name] = case
    return found


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=_BYTES).hexdigest()


def kept_digests() -> dict[str, str]:
    """Read the file: the digest of each case by name."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {name: kept for kept, name in (line.split(" ") for line in lines)}
