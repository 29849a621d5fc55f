"""The playout loops as machine code, where Numba is there.

Nothing is written twice: the loops are compiled from the functions that CPython runs, copied with
other globals, in which numbers are 64-bit words and the primitives are machine instructions.
"""

import hashlib
import types
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from sequence_widget.simulation import dice_playouts, kids_playouts, policies, primitives

_SOURCES = (primitives, policies, kids_playouts, dice_playouts)
# Other threads may run meanwhile, and as nothing is allocated no references need to be counted:
# counting those of the arrays would make the loops four times slower.
_OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False}
_INLINED = ("has_line",)
_REPLACED = ("mix", "nth_space", "mask_if", "copy")


@cache
def has_numba() -> bool:
    """Tell whether there is a Numba that can be used; where it breaks on import, there is none."""
    if find_spec("numba") is None:
        return False
    try:
        import numba  # noqa: F401 - this is the test
    except ImportError:
        return False
    return True


@cache
def loop(game: str, *, smart: bool, compiled: bool, traced: bool = False) -> Callable[..., None]:
    """Give the playout loop of a game of cards (`kids`) or of dice (`dice`)."""
    module = {"kids": kids_playouts, "dice": dice_playouts}[game]
    name = f"play_{game}"
    constants = {"SMART": int(smart), "TRACED": int(traced)}
    if not compiled:
        return _plain(module, name, constants)
    return cast("Callable[..., None]", _compiled_function(module, name, constants))


def _plain(module: ModuleType, name: str, constants: dict[str, int]) -> Callable[..., None]:
    """Copy all functions of a module, so that they see the same constants."""
    scope = {**vars(module), **constants}
    for each, value in vars(module).items():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            scope[each] = _copied(module, each, scope, each)
    return cast("Callable[..., None]", scope[name])


def _copied(
    module: ModuleType, name: str, scope: dict[str, Any], qualname: str
) -> types.FunctionType:
    function = types.FunctionType(vars(module)[name].__code__, scope, name)
    function.__qualname__ = qualname
    return function


def _compiled_function(module: ModuleType, name: str, constants: dict[str, int]) -> Any:  # noqa: ANN401 - Numba has no types
    import numba

    scope = _scope(module, name, constants)
    label = "_".join([name, *(word.lower() for word, on in constants.items() if on), _stamp()])
    return numba.njit(cache=True, **_OPTIONS)(_copied(module, name, scope, label))


@cache
def _helper(module: ModuleType, name: str) -> Any:  # noqa: ANN401 - Numba has no types
    import numba

    return numba.njit(forceinline=name in _INLINED, **_OPTIONS)(
        _copied(module, name, _scope(module, name, {}), name)
    )


def _scope(module: ModuleType, name: str, constants: dict[str, int]) -> dict[str, Any]:
    """Give the globals that a function uses as its compiled copy sees them."""
    import numpy as np

    instructions = _instructions()
    known = {**vars(module), **constants}
    scope: dict[str, Any] = {"__name__": module.__name__}
    for used in set(known[name].__code__.co_names) & set(known):
        value = known[used]
        if isinstance(value, int):
            scope[used] = np.uint64(value)
        elif used in instructions:
            scope[used] = instructions[used]
        elif isinstance(value, types.FunctionType):
            home = next(each for each in _SOURCES if each.__name__ == value.__module__)
            scope[used] = _helper(home, used)
        else:
            scope[used] = value
    return scope


@cache
def _stamp() -> str:
    """Hash all sources: Numba's own cache looks at the file of the outermost function alone."""
    digest = hashlib.blake2b(digest_size=6)
    for module in _SOURCES:
        digest.update(Path(str(module.__file__)).read_bytes())
    digest.update(Path(__file__).with_name("instructions.py").read_bytes())
    return digest.hexdigest()


@cache
def _instructions() -> dict[str, Any]:
    from sequence_widget.simulation import instructions

    return {name: getattr(instructions, name) for name in _REPLACED}
