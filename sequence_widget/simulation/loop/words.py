"""The primitives on 64-bit words, where they differ from those on whole numbers of any size.

Imported only where Numba is. They take the place of those in `primitives`, and a test compares the
two on many words. One instruction of the processor finds a space by its number: without it games
of dice take nearly twice as long, and games of cards nearly half as long again.
"""

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import config
from numba.extending import intrinsic, overload_method

from sequence_widget.simulation.loop import primitives

_WORD = ir.IntType(64)
_U64 = types.uint64
_SALT = np.uint64(primitives.SALT)
_ZERO, _ONE, _BITS = map(np.uint64, (0, 1, 64))
_WIDTHS = tuple(map(np.uint64, (32, 16, 8, 4, 2, 1)))
# These can deposit bits in one instruction, but take hundreds of cycles over it.
_SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")


def mix(state: Any) -> Any:
    """Do as `primitives.mix`: both halves of a product of two words, the upper one by itself."""
    salted = state ^ _SALT
    return _upper_half(state, salted) ^ state * salted


def can_deposit() -> bool:
    """Ask of the processor that Numba compiles for, which need not be the one that is here."""
    told: Any = config
    name, features = told.CPU_NAME or binding.get_host_cpu_name(), told.CPU_FEATURES
    if features is None:
        features = binding.get_host_cpu_features().flatten()
    return "+bmi2" in features.split(",") and name not in _SLOW_DEPOSIT


def deposited_space(spaces: Any, number: Any) -> Any:
    """Do as `primitives.nth_space`: deposit one bit at the place that has this number."""
    return _deposit(_ONE << number, spaces)


def searched_space(spaces: Any, number: Any) -> Any:
    """Do as `primitives.nth_space`: halve the word, and go on with the half that has the space."""
    at, rest = _ZERO, spaces
    for width in _WIDTHS:
        lower = rest & (_ONE << width) - _ONE
        count = lower.bit_count()
        is_above = number >= count
        at = at + width if is_above else at
        rest = rest >> width if is_above else lower
        number = number - count if is_above else number
    return _ONE << at & spaces


@intrinsic
def _upper_half(_context: Any, _one: Any, _other: Any) -> Any:
    """Multiply two words and give the upper half, which the processor works out in one go."""

    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = build.mul(*[build.zext(arg, wide) for arg in args])
        return build.trunc(build.lshr(product, ir.Constant(wide, 64)), _WORD)

    return _U64(_U64, _U64), generate


@intrinsic
def _deposit(_context: Any, _bits: Any, _places: Any) -> Any:
    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return build.call(build.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

    return _U64(_U64, _U64), generate


@intrinsic
def _count(_context: Any, _word: Any) -> Any:
    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        return build.ctpop(args[0])

    return _U64(_U64), generate


@intrinsic
def _zeros_above(_context: Any, _word: Any) -> Any:
    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        defined_for_nothing = ir.Constant(ir.IntType(1), 0)
        return build.ctlz(args[0], defined_for_nothing)

    return _U64(_U64), generate


@overload_method(types.Integer, "bit_count")
def _bit_count(word: Any) -> Any:  # noqa: ARG001 - Numba asks by the kind of the word
    def counted(word: Any) -> Any:
        return _count(word)

    return counted


@overload_method(types.Integer, "bit_length")
def _bit_length(word: Any) -> Any:  # noqa: ARG001 - as `_bit_count`
    def measured(word: Any) -> Any:
        return _BITS - _zeros_above(word)

    return measured
