"""Machine code that was made once and is loaded again without the compiler.

Numba keeps what it compiled too, but to import it and load from its cache takes half a second,
and a class waits for that in every new session. Here the object code is kept as a file of our
own, and LLVM, which comes with Numba, loads it in a few milliseconds. It is only ever loaded from
a folder that is this user's alone; where there is none it is made anew in each session.
"""

import ctypes
import hashlib
import os
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

from sequence_widget.simulation.loop.own_folder import OwnFolder

_FORMAT = b"sequence_widget machine code 1\n"
_DIGEST = 32
_TARGET = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_ENABLE_AVX", "NUMBA_OPT")
"""What a person may tell Numba of the processor to compile for."""


class Machine:
    """A playout loop as machine code, called with arrays as the loop is in CPython with lists.

    Other threads run while it does.
    """

    def __init__(
        self, name: str, files: Sequence[str], make: Callable[[], tuple[bytes, str]]
    ) -> None:
        from llvmlite import binding

        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        code, symbol = _kept_or_made(f"{name}-{_stamp(files, binding)}.playouts", make)
        machine = binding.Target.from_default_triple().create_target_machine()
        self._engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
        self._engine.add_object_file(binding.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        address = self._engine.get_function_address(symbol)
        if not address:
            raise LookupError(symbol)
        # As Numba's functions are: a place for the answer, one for an error, and the arguments.
        places = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64)
        self._function = ctypes.CFUNCTYPE(ctypes.c_int32, *places)(address)

    def __call__(self, *arguments: Any) -> None:  # noqa: ANN401 - arrays and numbers
        """Play; the arguments are NumPy arrays, and at last the seed, the first game, the games.

        What CPython is given to note a trace in stands after them, and is left alone.
        """
        *arrays, seed, first, games, _ = arguments
        block = array("Q")
        for each in arrays:
            block.append(each.__array_interface__["data"][0])
            block.append(len(each))
        block.extend((int(seed), int(first), int(games)))
        answer, error = ctypes.c_void_p(), ctypes.c_void_p()
        self._function(ctypes.byref(answer), ctypes.byref(error), block.buffer_info()[0])


def _kept_or_made(name: str, make: Callable[[], tuple[bytes, str]]) -> tuple[bytes, str]:
    """Give code that was kept in a folder of this user's alone, or make it, and keep it there."""
    folder = OwnFolder.first_of(_folders())
    if folder is None:
        return make()
    with folder:
        kept = _unpacked(folder.read(name))
        if kept is None:
            kept = make()
            folder.write(name, _packed(*kept))
        return kept


def _folders() -> Iterator[Path]:
    """Say where code may be kept: where Numba is told to keep its own, or beside us, or at home.

    A folder beside us is not looked at where nobody can tell who may write in it.
    """
    if os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(os.environ["NUMBA_CACHE_DIR"])
        return
    if os.name != "nt":
        yield Path(__file__).with_name("__pycache__")
    with suppress(RuntimeError):
        home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
        yield Path(home or Path.home() / ".cache") / "sequence_widget"


def _stamp(files: Sequence[str], binding: Any) -> str:  # noqa: ANN401 - llvmlite has no types
    """Hash all that the code depends on: the sources, the compiler, and the processor."""
    digest = hashlib.blake2b(digest_size=12)
    for file in files:
        digest.update(Path(file).read_bytes())
    host = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    told = sorted(f"{name}={value}" for name, value in os.environ.items() if name in _TARGET)
    for word in (version("numba"), version("llvmlite"), sys.platform, *host, *told):
        digest.update(f"{word}\n".encode())
    return digest.hexdigest()


def _unpacked(kept: bytes | None) -> tuple[bytes, str] | None:
    """Take code out of a file's content; what is not as it was written does not count."""
    if kept is None:
        return None
    head = len(_FORMAT) + _DIGEST
    body = kept[head:]
    if kept[:head] != _FORMAT + hashlib.blake2b(body, digest_size=_DIGEST).digest():
        return None
    symbol, _, code = body.partition(b"\n")
    return code, symbol.decode()


def _packed(code: bytes, symbol: str) -> bytes:
    body = symbol.encode() + b"\n" + code
    return _FORMAT + hashlib.blake2b(body, digest_size=_DIGEST).digest() + body
