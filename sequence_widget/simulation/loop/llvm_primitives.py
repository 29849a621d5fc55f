"""The primitives that Numba does not know, as LLVM instructions. Imported only where Numba is.

The replaced functions are in `primitives`; a test compares the two on many words.
"""

from collections.abc import Sequence
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, config
from numba.core.typing.templates import AttributeTemplate, bound_function, infer_getattr
from numba.core.typing.templates import signature as typed
from numba.extending import intrinsic, lower_builtin
from numba.np.arrayobj import populate_array

from sequence_widget.simulation.loop import primitives

_WORD = ir.IntType(64)
_WIDE = ir.IntType(128)
_U64 = types.uint64
# These can deposit bits in one instruction, but take hundreds of cycles over it.
_SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")


def _number(value: int) -> ir.Constant:
    return ir.Constant(_WORD, value)


def _deposits() -> bool:
    """Ask of the processor that Numba compiles for, which need not be the one that is here."""
    told: Any = config
    name, features = told.CPU_NAME or binding.get_host_cpu_name(), told.CPU_FEATURES
    if features is None:
        features = binding.get_host_cpu_features().flatten()
    return "+bmi2" in features.split(",") and name not in _SLOW_DEPOSIT


@intrinsic
def mix(_context: Any, _state: Any) -> Any:
    """Compile `primitives.mix`: one wide product."""

    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        state = args[0]
        salted = build.xor(state, _number(primitives.SALT))
        product = build.mul(build.zext(state, _WIDE), build.zext(salted, _WIDE))
        high = build.trunc(build.lshr(product, ir.Constant(_WIDE, 64)), _WORD)
        return build.xor(high, build.trunc(product, _WORD))

    return _U64(_U64), generate


@intrinsic
def mask_if(_context: Any, _spaces: Any) -> Any:
    """Compile `primitives.mask_if`: an empty piece of assembler hides that it is a condition."""

    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        mask = build.sext(build.icmp_unsigned("!=", args[0], _number(0)), _WORD)
        kind = ir.FunctionType(_WORD, [_WORD])
        return build.asm(kind, "", "=r,0", [mask], side_effect=False)

    return _U64(_U64), generate


@intrinsic
def nth_space(_context: Any, _spaces: Any, _number_of: Any) -> Any:
    """Compile `primitives.nth_space`: deposit one bit, or search by halves."""

    def generate(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        if _deposits():
            kind = ir.FunctionType(_WORD, [_WORD, _WORD])
            deposit = build.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
            return build.call(deposit, [build.shl(_number(1), args[1]), args[0]])
        return _search(build, args[0], args[1])

    return _U64(_U64, _U64), generate


def _search(build: Any, spaces: Any, number: Any) -> Any:
    """Halve the word six times, and go on with the half that has the wanted bit."""
    none = build.icmp_unsigned("==", spaces, _number(0))
    at = _number(0)
    rest = spaces
    for width in (32, 16, 8, 4, 2, 1):
        lower = build.and_(rest, _number((1 << width) - 1))
        count = build.ctpop(lower)
        above = build.icmp_unsigned(">=", number, count)
        number = build.select(above, build.sub(number, count), number)
        rest = build.select(above, build.lshr(rest, _number(width)), lower)
        at = build.select(above, build.add(at, _number(width)), at)
    return build.select(none, _number(0), build.shl(_number(1), at))


@intrinsic
def copy(_context: Any, target: Any, source: Any) -> Any:
    """Compile `primitives.copy`: one block of memory."""

    def generate(context: Any, build: Any, signature: Any, args: Any) -> Any:
        to, of = (
            context.make_array(kind)(context, build, value)
            for kind, value in zip(signature.args, args, strict=True)
        )
        cgutils.raw_memcpy(build, to.data, of.data, of.nitems, of.itemsize)
        return context.get_dummy_value()

    return types.void(target, source), generate


def arrays_at(kinds: Sequence[str]) -> Any:
    """Make the instruction that unpacks the arguments of a loop from a block of memory.

    The block has the address and the length of each array, of the kinds of numbers named, and
    then the seed, the first game and the games; a 0 stands for the trace.
    """
    arrays = [types.Array(getattr(types, kind), 1, "C") for kind in kinds]
    found = types.Tuple((*arrays, _U64, _U64, _U64, _U64))

    @intrinsic
    def unpacked(_context: Any, _address: Any) -> Any:
        def generate(context: Any, build: Any, _signature: Any, args: Any) -> Any:
            block = build.inttoptr(args[0], _WORD.as_pointer())
            words = iter(range(2 * len(arrays) + 3))

            def word() -> Any:
                return build.load(build.gep(block, [_number(next(words))]))

            values = []
            for kind in arrays:
                made = context.make_array(kind)(context, build)
                address, length = word(), word()
                size = _number(kind.dtype.bitwidth // 8)
                data = build.inttoptr(address, made.data.type)
                populate_array(made, data, [length], [size], size, meminfo=None)
                values.append(made._getvalue())
            values += [word(), word(), word(), _number(0)]
            return context.make_tuple(build, found, values)

        return found(_U64), generate

    return unpacked


@infer_getattr
class _Methods(AttributeTemplate):
    """Two methods of Python's whole numbers that the loops use, for words."""

    key = types.Integer

    @bound_function("int.bit_count")
    def resolve_bit_count(self, number: Any, _args: Any, _named: Any) -> Any:
        return typed(_U64, recvr=number)

    @bound_function("int.bit_length")
    def resolve_bit_length(self, number: Any, _args: Any, _named: Any) -> Any:
        return typed(_U64, recvr=number)


@lower_builtin("int.bit_count", _U64)
def _bit_count(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
    return build.ctpop(args[0])


@lower_builtin("int.bit_length", _U64)
def _bit_length(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
    defined_for_nothing = ir.Constant(ir.IntType(1), 0)
    return build.sub(_number(64), build.ctlz(args[0], defined_for_nothing))
