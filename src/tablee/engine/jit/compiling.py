"""Just-in-time compilation with a content-addressed cache: one decorator compiles the rules.

Numba's own cache looks at one source file's date. It misses a change in a function or constant imported
from elsewhere, and it never finds again a function that was given other functions (a search or a
playout made for one game). Here the key is what the code *is*: the bytecode, the constants and,
through all the names it uses, whatever it calls.

Equal names must mean equal code: the linker takes the first function of a name for all that ask for it, in
whichever cache file it lies. Numba tells two functions made by one factory apart by a number that is unique
within one process only, so code from two processes could swap places. Here every function gets a random
name instead (`_Names`), and code in which some name is still numbered is not kept.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from enum import EnumType
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, TypeVar

import numpy as np
import platformdirs
from numba import config, njit, types
from numba.core import event
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
from numba.core.dispatcher import Dispatcher

from tablee.engine.jit.inline import InnerCompiler

Function = TypeVar("Function", bound=Callable[..., Any])

_OPTIONS: dict[str, bool] = {"nogil": True}
_STALE_AFTER_SECONDS = 60 * 24 * 3600
_FORMAT = 2  # of what is kept: code kept under another one is never loaded


class _Names:
    """What Numba puts into the name of each function it compiles, random so that no two processes agree.

    Asked anew for each function: processes that were forked from one another must not agree either.
    """

    def __iter__(self) -> _Names:
        return self

    def __next__(self) -> str:
        return secrets.token_hex(_NAME_BYTES)


_NAME_BYTES = 10
# A number that Numba gave before we came: "v7" behind its length, where ours has 21 characters.
_NUMBERED = re.compile(r"B(?:[2-9]|1[0-9])v[0-9]+B")

FunctionIdentity._unique_ids = _Names()


def compiled(function: Function) -> Function:
    """Compile a rule (or anything that drives rules) to machine code on first use, remembered on disk."""
    if config.DISABLE_JIT:
        return function
    # Most rules are only ever called by other rules: for those a twin is compiled that Python cannot call.
    inner = njit(**_OPTIONS, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler)(
        function
    )
    outer: Any = njit(**_OPTIONS)(function)
    outer._cache = _ContentCache(outer)
    outer.get_call_template = lambda args, kws: inner.get_call_template(tuple(map(_widest, args)), kws)
    outer.get_overload = inner.get_overload
    rule: Function = outer
    return rule


def _widest(kind: Any) -> Any:
    """Numba would compile a function anew for every constant, enum and width of whole number it is given."""
    plain = types.unliteral(kind)
    if isinstance(plain, types.IntEnumMember) or plain in (types.int8, types.int16, types.int32):
        return types.int64
    return plain


def cache_folder() -> Path:
    """Where compiled code is kept; `TABLEE_CACHE` overrides the user's cache folder."""
    chosen = os.environ.get("TABLEE_CACHE")
    return (
        Path(chosen) if chosen else Path(platformdirs.user_cache_dir("tablee", appauthor=False)) / "compiled"
    )


class _ContentCache(FunctionCache):  # type: ignore[misc]
    """Keeps compile results under the fingerprint of the code, found out when first needed."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        # Not the base's __init__: names used by the function may not be defined yet at decoration.
        self._dispatcher = dispatcher
        self._py_func = dispatcher.py_func
        self._name = repr(dispatcher.py_func)
        self._impl = _Reducer()
        self._cache_path = str(cache_folder())
        self._file: IndexDataCacheFile | None = None
        self.enable()

    @property
    def _cache_file(self) -> IndexDataCacheFile:
        if self._file is None:
            function = f"{self._py_func.__module__}.{self._py_func.__name__}"
            python = f"py{sys.version_info[0]}{sys.version_info[1]}"
            name = f"{function}-{fingerprint(self._dispatcher)[:24]}.{python}"
            self._file = IndexDataCacheFile(self._cache_path, name, source_stamp=None)
        return self._file

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        return (signature, codegen.magic_tuple())

    def _load_overload(self, signature: Any, target_context: Any) -> Any:
        try:
            return super()._load_overload(signature, target_context)
        except Exception:  # a torn or foreign cache file must never stop a game: compile again
            return None

    def _save_overload(self, signature: Any, data: Any) -> None:
        if _has_numbered_names(data.library):
            return  # made from functions that were compiled before this module was loaded
        try:
            Path(self._cache_path).mkdir(parents=True, exist_ok=True)
            try:
                super()._save_overload(signature, data)
            except (pickle.UnpicklingError, EOFError):  # a torn index: begin a new one
                self._cache_file.flush()
                super()._save_overload(signature, data)
        except OSError as problem:
            _say_once(f"Compiled code cannot be kept in {self._cache_path} ({problem.strerror}).")


def _has_numbered_names(library: Any) -> bool:
    """Whether a name in this code could mean something else in another process."""
    return any(_NUMBERED.search(function.name) for function in library._final_module.functions)


class _Reducer(CompileResultCacheImpl):  # type: ignore[misc]
    """How a compile result becomes bytes and back; the place on disk is decided above."""

    def __init__(self) -> None:
        self._locator = self
        self._py_file = "tablee"
        self._lineno = 0

    def ensure_cache_path(self) -> None:
        _sweep(cache_folder())


def fingerprint(dispatcher: Dispatcher) -> str:
    """A hash of everything the compiled code depends on but the types of its arguments."""
    digest = hashlib.sha256(repr((_FORMAT, sorted(_OPTIONS.items()))).encode())
    for part in _ingredients(dispatcher, {}):
        digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


def _ingredients(thing: Any, seen: dict[int, int]) -> Iterator[str]:
    """Everything a compiled thing is made of, as text, in a fixed order."""
    if isinstance(thing, Dispatcher):
        yield from _function(thing, seen)
    elif isinstance(thing, ModuleType):
        yield _module(thing)
    elif isinstance(thing, np.ndarray):
        yield f"array {thing.dtype} {thing.shape} {thing.tobytes().hex()}"
    elif isinstance(thing, tuple):
        yield f"tuple {len(thing)}"
        for item in thing:
            yield from _ingredients(item, seen)
    elif isinstance(thing, EnumType):
        yield f"enum {thing.__qualname__} {dict(thing.__members__)!r}"
    elif callable(thing) and not isinstance(thing, type):
        yield f"callable {getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"
    else:
        yield f"{type(thing).__name__} {thing!r}"


def _function(dispatcher: Dispatcher, seen: dict[int, int]) -> Iterator[str]:
    function = dispatcher.py_func
    is_new = id(dispatcher) not in seen
    # By its place, not by its name alone: two functions of one factory have the same name.
    yield f"function {function.__qualname__} {seen.setdefault(id(dispatcher), len(seen))}"
    if not is_new:
        return
    yield from _code(function.__code__)
    for cell in function.__closure__ or ():
        yield from _ingredients(cell.cell_contents, seen)
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name
            yield from _ingredients(function.__globals__[name], seen)


_LIBRARIES = {*sys.stdlib_module_names, "numba", "numpy"}


def _module(module: ModuleType) -> str:
    # Constants read as module.NAME: take a module of ours, or of a game from outside, whole.
    if module.__name__.partition(".")[0] not in _LIBRARIES:
        return Path(str(module.__file__)).read_text(encoding="utf-8")
    return f"module {module.__name__} {getattr(module, '__version__', '')}"


def _code(code: CodeType) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr(code.co_names)
    yield repr(code.co_varnames)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code(constant)
        else:
            yield repr(constant)


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def _sweep(folder: Path) -> None:
    """Forget compiled code that nothing has asked for in two months."""
    oldest = time.time() - _STALE_AFTER_SECONDS
    for file in folder.glob("*.nb?"):
        try:
            if max(file.stat().st_atime, file.stat().st_mtime) < oldest:
                file.unlink()
        except OSError:
            continue


_said: set[str] = set()


def _say_once(text: str) -> None:
    if text not in _said and not os.environ.get("TABLEE_QUIET"):
        _said.add(text)
        print(text, file=sys.stderr)


class _Announcer(event.Listener):  # type: ignore[misc]
    """Tells, once a game, why the first move takes some seconds."""

    def on_start(self, happening: Any) -> None:
        module = happening.data["dispatcher"].py_func.__module__
        if module.startswith("tablee."):
            parts = module.split(".")
            game = parts[2].replace("_", "-") if len(parts) > 3 and parts[1] == "games" else ""
            _say_once(f"Compiling the rules{' of ' + game if game else ''} (first time only, some seconds)…")

    def on_end(self, happening: Any) -> None:
        return


event.register("numba:compile", _Announcer())
