"""Whatever stands in a file, reading it gives a game or a `RecordError`, and nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from tests.records import make

KEPT = [(name, suffix) for name in make.GAMES for suffix in (".json", ".txt")]
HEADERS = sq.Game("mini-kids", seed=7).to_text().split("begins:")[0] + "begins:\n"


def read_or_refuse(path: Path) -> None:
    """Read a file; it must give a game that can be kept, or a RecordError."""
    try:
        game = sq.Game.load(path)
    except sq.RecordError as error:
        assert str(error)  # noqa: PT017 - other errors are to come through
        return
    assert sq.Game.from_json(game.to_json()).to_text() == game.to_text()
    assert game.damage is None or str(game.damage)


@st.composite
def mutations(draw: st.DrawFn) -> bytes:
    """Spoil a recorded game: a few bytes or lines replaced, taken out, put in or moved."""
    name, suffix = draw(st.sampled_from(KEPT))
    content = (make.HERE / (name + suffix)).read_bytes()
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(content)))
        end = min(len(content), start + draw(st.integers(0, 40)))
        other = draw(st.integers(0, len(content)))
        put = draw(
            st.one_of(
                st.binary(max_size=4),
                st.sampled_from([b"\n", b'"', b"0", b"-", b"[", b"}", b":", b"null", b"true"]),
                st.just(content[other : other + end - start]),
            )
        )
        content = content[:start] + put + content[end:]
    return content


@given(mutations())
def test_spoiled_records_give_a_game_or_a_record_error(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "spoiled"
    path.write_bytes(content)
    read_or_refuse(path)


@pytest.mark.proof
@given(mutations())
def test_many_spoiled_records_give_a_game_or_a_record_error(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "spoiled"
    path.write_bytes(content)
    read_or_refuse(path)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.slow
@given(st.data())
def test_any_value_anywhere_in_json_gives_a_game_or_a_record_error(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(list(make.GAMES)))
    content = json.loads((make.HERE / f"{name}.json").read_text(encoding="utf-8"))
    for _ in range(data.draw(st.integers(1, 2))):
        place: Any = content
        while True:
            keys = list(place) if isinstance(place, dict) else range(len(place))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
                place[key] = data.draw(JSON_VALUES)
                break
            place = place[key]
    path = tmp_path_factory.getbasetemp() / "spoiled.json"
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    read_or_refuse(path)


@given(st.text() | st.text(alphabet="sequnc_widgt am1:\n#rolpy"))
def test_any_text_at_all_gives_a_game_or_a_record_error(text: str) -> None:
    for read in (sq.Game.from_json, sq.Game.from_text):
        for beginning in ("", "sequence_widget game 1\n", "sequence_widget game 2\n", HEADERS):
            try:
                read(beginning + text)
            except sq.RecordError as error:
                assert str(error)  # noqa: PT017 - other errors are to come through
