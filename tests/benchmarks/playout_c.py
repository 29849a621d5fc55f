"""The hand-written C playout loops beside this file, built with gcc and called by ctypes."""

import ctypes
import shutil
import subprocess
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import sequence_widget as sq
from sequence_widget.engine import DicePosition, KidsPosition, KidsView

HERE = Path(__file__).parent / "c"
KINDS = 21
Fields = Sequence[tuple[str, Any] | tuple[str, Any, int]]


class Result(ctypes.Structure):
    _fields_: ClassVar[Fields] = (
        ("wins", ctypes.c_uint64 * 2),
        ("draws", ctypes.c_uint64),
        ("length", ctypes.c_uint64),
        ("length_square", ctypes.c_uint64),
        ("swaps", ctypes.c_uint64),
    )


class KidsState(ctypes.Structure):
    _fields_: ClassVar[Fields] = (
        ("chips", ctypes.c_uint64 * 2),
        ("hands", (ctypes.c_uint8 * KINDS) * 2),
        ("deck", ctypes.c_uint8 * KINDS),
        ("discards", ctypes.c_uint8 * KINDS),
        ("turn", ctypes.c_uint8),
        ("awaiting", ctypes.c_uint8),
        ("swaps", ctypes.c_uint8),
        ("played", ctypes.c_uint32),
    )


class DiceState(ctypes.Structure):
    _fields_: ClassVar[Fields] = (
        ("chips", ctypes.c_uint64 * 2),
        ("rolls", ctypes.c_uint32),
        ("turn", ctypes.c_uint8),
    )


@cache
def library(folder: str) -> ctypes.CDLL | None:
    """Build the loops; nothing where there is no gcc, or no such processor."""
    if shutil.which("gcc") is None:
        return None
    target = Path(folder) / "libplayout.so"
    flags = ["-O3", "-march=haswell", "-shared", "-fPIC"]
    sources = [str(HERE / name) for name in ("kids.c", "dice.c")]
    built = subprocess.run(["gcc", *flags, "-o", str(target), *sources], check=False)
    if built.returncode:
        return None
    loaded = ctypes.CDLL(str(target))
    for name in ("kids_playouts", "dice_playouts"):
        getattr(loaded, name).argtypes = [
            ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.POINTER(Result),
        ]  # fmt: skip
    loaded.kids_redeal_playouts.argtypes = [
        ctypes.c_void_p, ctypes.c_uint8, ctypes.c_uint8, ctypes.c_uint64, ctypes.c_uint64,
        ctypes.POINTER(Result),
    ]  # fmt: skip
    return loaded


def play(c: ctypes.CDLL, source: sq.Position | sq.View | str, games: int, seed: int) -> Result:
    """Play with the C loop from a new game, a position or a view."""
    result = Result()
    to = ctypes.byref(result)
    if isinstance(source, str):
        failed = getattr(c, f"{source}_playouts")(None, games, seed, to)
    elif isinstance(source, DicePosition):
        state = dice_state(source)
        failed = c.dice_playouts(ctypes.byref(state), games, seed, to)
    elif isinstance(source, KidsView):
        known, seat = kids_state(source), source.seat or 0
        hidden = source.hand_sizes[1 - seat]
        failed = c.kids_redeal_playouts(ctypes.byref(known), seat, hidden, games, seed, to)
    else:
        known = kids_state(source)
        failed = c.kids_playouts(ctypes.byref(known), games, seed, to)
    assert not failed
    return result


def kids_state(source: sq.Position | sq.View) -> KidsState:
    """Write a position or a view as the C loop has it."""
    words = [word for word in source.rules.board.words if word != "free"]
    kinds = [*dict.fromkeys(words), "unicorn", "dragon"]
    state = KidsState(turn=source.turn, played=getattr(source, "played", 0))
    state.swaps = getattr(source, "swaps", 0)
    waits = source.awaiting == "draw"
    state.awaiting = (2 if state.swaps else 1) if waits else 0
    chips(state, source)
    if isinstance(source, KidsPosition):
        hands, deck = list(source.hands), source.deck
    else:
        assert isinstance(source, KidsView)
        hands, deck = [(), ()], source.unseen
        hands[source.seat or 0] = source.hand
    for seat, hand in enumerate(hands):
        for number, kind in enumerate(kinds):
            state.hands[seat][number] = hand.count(kind)
    piles = Counter(card for seat in (0, 1) for card in source.discards(seat))
    for number, kind in enumerate(kinds):
        state.deck[number] = deck[kind]
        state.discards[number] = piles[kind]
    return state


def dice_state(source: DicePosition) -> DiceState:
    """Write a position that waits for a roll as the C loop has it."""
    state = DiceState(rolls=source.rolls, turn=source.turn)
    chips(state, source)
    return state


def chips(state: KidsState | DiceState, source: sq.Position | sq.View) -> None:
    width = source.rules.board.width
    for cell, side in source.chips.items():
        row, column = divmod(source.rules.board.number(cell), width)
        state.chips[side] |= 1 << 8 * row + column
