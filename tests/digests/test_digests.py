"""The package does what it did: every case gives the text whose digest was kept."""

import pytest

from tests.digests.canonical import Case
from tests.digests.kinds import FILE, KINDS, cases_of, digest, kept_digests

HOW_TO_SEE = (
    "'python -m tests.digests.make --show NAME' prints the text of one, here and at an earlier"
    " commit, to be compared"
)


def _found(case: Case) -> str:
    try:
        return digest(case.text())
    except Exception as error:  # noqa: BLE001 - told with its case, after all others were tried
        return f"raised {type(error).__name__}: {error}"


@pytest.mark.parametrize(
    "kind",  # for the chances a game is solved
    [pytest.param(kind, marks=[pytest.mark.slow] * (kind == "chances")) for kind in KINDS],
)
def test_what_it_does_is_what_it_did(kind: str) -> None:
    kept = {name: each for name, each in kept_digests().items() if name.startswith(f"{kind}/")}
    found = {name: _found(case) for name, case in cases_of(kind).items()}
    differ = [
        f"{name}: kept {kept.get(name, 'nothing')}, found {found.get(name, 'nothing')}"
        for name in kept | found
        if kept.get(name) != found.get(name)
    ]
    assert not differ, "\n".join(
        [
            f"{len(differ)} of {len(found)} cases differ from {FILE.name}; {HOW_TO_SEE}",
            *differ,
        ]
    )


def test_every_line_kept_is_of_some_kind() -> None:
    assert {name.partition("/")[0] for name in kept_digests()} == set(KINDS)
