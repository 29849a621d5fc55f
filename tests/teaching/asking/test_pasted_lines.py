"""Lines pasted from a chat: each is found and put together again, whatever the chat did to it."""

import textwrap
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.teaching.asking.pasted_lines import read_pasted
from tests.teaching.asking.chats import AROUND, MANGLED, made_up_class, pasted

LINES = made_up_class()
RESULTS = [
    sq.simulate(name, games=50, seed=f"9B {name}", progress=False).to_text()
    for name in ("kids", "dice", "mini-dice")
]


def test_a_class_of_28_in_a_chat_loses_nobody() -> None:
    pool = sq.pool(pasted(LINES))
    plain = sq.pool(LINES)
    assert len(pool.sheets) == 28
    assert set(pool.sheets) == set(plain.sheets)
    assert pool.faults == ()


@pytest.mark.parametrize("seed", range(20))
def test_other_chats_lose_nobody_either(seed: int) -> None:
    assert set(sq.pool(pasted(LINES, seed)).sheets) == set(sq.pool(LINES).sheets)


def test_of_28_one_is_spoilt_and_named() -> None:
    spoilt = LINES[5]
    lost = spoilt.replace("(seen)", "(sen)", 1)
    pool = sq.pool(pasted([lost if line == spoilt else line for line in LINES]), names=True)
    assert len(pool.sheets) == 27
    (fault,) = pool.faults
    assert "from Kari Nordmann 5: this line of answers was cut off" in fault.said("en")


@pytest.mark.parametrize("mangled", MANGLED)
@pytest.mark.parametrize("around", AROUND)
def test_whatever_a_chat_does_to_a_line(
    mangled: Callable[[str], str], around: tuple[str, str]
) -> None:
    before, behind = (each.format(name="Ola N", time="08:15") for each in around)
    for line in (*LINES[:4], *RESULTS):
        (only,) = read_pasted(f"{before}{mangled(line)}{behind}")
        assert only.text == line
        assert only.sender is not None
        assert only.sender.startswith("Ola N")


@given(st.integers(26, 120), st.sampled_from([*LINES[:6], *RESULTS]))
def test_wherever_a_line_is_broken(width: int, line: str) -> None:
    anywhere = "\n".join(line[at : at + width] for at in range(0, len(line), width))
    words = "\n".join(textwrap.wrap(line, width))
    for broken in (anywhere, words):
        (only,) = read_pasted(f"{broken}\nOla 08:16\nthanks = fine (right)\n")
        assert only.text == line


def test_a_line_whose_beginning_is_missing_is_a_fault() -> None:
    (fault,) = sq.pool(LINES[0].removeprefix("sequence-answers 1 ")).faults
    assert "cut off" in fault.said("en")


def test_text_that_only_speaks_of_a_line_is_none() -> None:
    assert read_pasted("The line begins with sequence-answers, or sequence-results.") == []


def test_no_name_is_made_up() -> None:
    for before in ("well done\n", "3a=1/9(known)\n", "👍\n", "", "\n\n", f"{'x' * 50} 08:15\n"):
        (only,) = read_pasted(f"{before}{LINES[0]}")
        assert only.sender is None
