"""The playout loops as CPython runs them, and as machine code where Numba is there.

Nothing is written twice: Numba compiles the functions that CPython runs, copied with other
globals, in which numbers are 64-bit words.
"""

import hashlib
import types
import warnings
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from sequence_widget.simulation.loop import dice, kids, policies, primitives
from sequence_widget.text import say

Loop = Callable[..., None]

_MODULES = {"kids": kids, "dice": dice}
# As nothing is allocated no references need to be counted: counting those of the arrays would
# make the loops three to five times slower. Nothing is divided by zero. Others may run
# Python meanwhile.
_OPTIONS: dict[str, Any] = {
    "_nrt": False,
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,
}
_INLINED = ("has_line",)
"""A call of it would make the loops a fifth slower."""

_NEEDED = ("numba", "llvmlite", "numpy")


@cache
def has_numba() -> bool:
    """Tell whether there is what it takes to make machine code; to import it takes a while."""
    return all(find_spec(name) is not None for name in _NEEDED)


@cache
def plain_loop(game: str, *, smart: bool, traced: bool = False) -> Loop:
    """Give the loop of a game of cards (`kids`) or of dice (`dice`) as CPython runs it."""
    scope = _globals(game, smart=smart, traced=traced)
    scope.update(_copies(scope))
    return cast("Loop", scope[f"play_{game}"])


@cache
def machine_loop(game: str, *, smart: bool) -> Loop | None:
    """Give the loop as machine code: what Numba kept of it, or made anew, which takes a second.

    It is called as the loop is in CPython, with arrays in place of lists. Where it cannot be made
    there is none, and CPython has to do.
    """
    reason = ""
    for kept in (True, False):  # without, where nothing can be written or a file is damaged
        try:
            return _compiled(game, smart=smart, kept=kept)
        except Exception as error:  # noqa: BLE001 - a compiler of another version may raise anything
            reason = f"{type(error).__name__}: {error}"
    warnings.warn(say("simulation.no_machine_code", reason=reason), stacklevel=2)
    return None


def _globals(game: str, *, smart: bool, traced: bool = False) -> dict[str, Any]:
    """Give all that the functions of a loop know by name."""
    known = vars(primitives) | vars(policies) | vars(_MODULES[game])
    return known | {"SMART": int(smart), "TRACED": int(traced)}


def _copies(scope: dict[str, Any]) -> dict[str, types.FunctionType]:
    """Copy the functions among some globals, so that they use these."""
    functions = {name: it for name, it in scope.items() if isinstance(it, types.FunctionType)}
    return {name: types.FunctionType(it.__code__, scope, name) for name, it in functions.items()}


def _compiled(game: str, *, smart: bool, kept: bool) -> Loop:
    import numba
    import numpy as np

    from sequence_widget.simulation.loop import words

    scope = _globals(game, smart=smart)
    scope |= {name: np.uint64(it) for name, it in scope.items() if isinstance(it, int)}
    nth_space = words.deposited_space if words.can_deposit() else words.searched_space
    functions = _copies(scope) | {"mix": words.mix, "nth_space": nth_space}
    play = functions.pop(f"play_{game}")
    for name, it in functions.items():
        options = {**_OPTIONS, "no_cpython_wrapper": True, "forceinline": name in _INLINED}
        scope[name] = numba.njit(**options)(it)
    # Numba keeps code by the name of a function, and notices changes in its own file alone.
    play.__qualname__ = f"play_{game}{'_smart' * smart}_{_digest_of_sources()}"
    made: Any = numba.njit(cache=kept, **_OPTIONS)(play)
    arrays = [numba.types.Array(getattr(numba.types, kind), 1, "C") for kind in _types(game)]
    made.compile(numba.void(*arrays, *[numba.uint64] * 4))

    def loop(*arguments: Any) -> None:  # noqa: ANN401 - arrays and numbers
        *arrays, seed, first, games, _ = arguments
        made(*arrays, *map(np.uint64, (seed, first, games, 0)))

    return loop


def _types(game: str) -> tuple[str, ...]:
    return cast("tuple[str, ...]", _MODULES[game].TYPES)


def _digest_of_sources() -> str:
    """Hash all that is compiled, and what compiles it."""
    digest = hashlib.blake2b(digest_size=8)
    here = Path(__file__)
    files = [module.__file__ for module in (primitives, policies, kids, dice)]
    for file in (*files, here, here.with_name("words.py")):
        digest.update(Path(str(file)).read_bytes())
    return digest.hexdigest()
