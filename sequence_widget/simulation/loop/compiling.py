"""The playout loops as CPython runs them, and as machine code where Numba is there.

Nothing is written twice: the loops are compiled from the functions that CPython runs, copied with
other globals, in which numbers are 64-bit words and the primitives are machine instructions.
"""

import types
import warnings
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from sequence_widget.simulation.loop import dice, kids, machine_code, policies, primitives
from sequence_widget.text import say

Loop = Callable[..., None]

_MODULES = {"kids": kids, "dice": dice}
_SOURCES = (primitives, policies, kids, dice)
# As nothing is allocated no references need to be counted: counting those of the arrays would
# make the loops four times slower. Nothing is divided by zero. And Python calls none of it but the
# outermost function, by its address, so that wrappers would only take time to be compiled.
_OPTIONS: dict[str, Any] = {
    "_nrt": False,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
_INLINED = ("has_line",)
_REPLACED = ("mix", "nth_space", "mask_if", "copy")
_NEEDED = ("numba", "llvmlite", "numpy")


@cache
def has_numba() -> bool:
    """Tell whether there is what it takes to make machine code; to import it takes a while."""
    return all(find_spec(name) is not None for name in _NEEDED)


@cache
def plain_loop(game: str, *, smart: bool, traced: bool = False) -> Loop:
    """Give the loop of a game of cards (`kids`) or of dice (`dice`) as CPython runs it."""
    module = _MODULES[game]
    scope = {**vars(module), "SMART": int(smart), "TRACED": int(traced)}
    for name, value in vars(module).items():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            scope[name] = types.FunctionType(value.__code__, scope, name)
    return cast("Loop", scope[f"play_{game}"])


@cache
def machine_loop(game: str, *, smart: bool) -> Loop | None:
    """Give the loop as machine code: from the last time, or made now, which takes a second.

    Where it cannot be made there is none, and CPython has to do.
    """
    files = [module.__file__ for module in _SOURCES]
    files += [__file__, str(Path(__file__).with_name("llvm_primitives.py"))]
    try:
        return machine_code.Machine(
            f"{game}{'_smart' * smart}",
            [str(file) for file in files],
            lambda: _object_code(game, smart=smart),
        )
    except Exception as error:  # noqa: BLE001 - a compiler of another version may raise anything
        reason = f"{type(error).__name__}: {error}"
        warnings.warn(say("simulation.no_machine_code", reason=reason), stacklevel=2)
        return None


def _object_code(game: str, *, smart: bool) -> tuple[bytes, str]:
    """Compile a loop; give the object file, and the name of the function in it."""
    import numba

    from sequence_widget.simulation.loop import llvm_primitives

    module = _MODULES[game]
    play = _compiled(module, f"play_{game}", {"SMART": int(smart), "TRACED": 0})
    arrays = llvm_primitives.arrays_at(module.TYPES)

    def entry(address: Any) -> None:  # noqa: ANN401 - a word
        play(*arrays(address))

    made = numba.njit(**_OPTIONS)(entry)
    made.compile(numba.void(numba.uint64))
    (result,) = made.overloads.values()
    _, _, (code, _) = result.library.serialize_using_object_code()
    return code, result.fndesc.llvm_func_name


@cache
def _helper(module: ModuleType, name: str) -> Any:  # noqa: ANN401 - Numba has no types
    return _compiled(module, name, {})


def _compiled(module: ModuleType, name: str, constants: dict[str, int]) -> Any:  # noqa: ANN401
    """Copy a function, with the globals that it uses as compiled code sees them."""
    import numba
    import numpy as np

    from sequence_widget.simulation.loop import llvm_primitives

    known = {**vars(module), **constants}
    code = known[name].__code__
    scope: dict[str, Any] = {"__name__": module.__name__}
    for used in set(code.co_names) & set(known):
        value = known[used]
        if isinstance(value, int):
            scope[used] = np.uint64(value)
        elif used in _REPLACED:
            scope[used] = getattr(llvm_primitives, used)
        elif isinstance(value, types.FunctionType):
            home = next(each for each in _SOURCES if each.__name__ == value.__module__)
            scope[used] = _helper(home, used)
        else:
            scope[used] = value
    options = {**_OPTIONS, "forceinline": name in _INLINED}
    return numba.njit(**options)(types.FunctionType(code, scope, name))
