"""Inlining by late code generation: rules that only other rules call become intermediate code, and no more.

Whatever Python calls takes in the intermediate code of everything below it and is optimised and turned into
machine code as a whole. Doing the same for every small rule on the way would be thrown away: it took a third
of the time to the first move.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _NoEngine:
    """Stands for the engine that would run a library: nothing of this one is ever run."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """The environment serves Python objects and exceptions; rules have neither."""


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code to be taken into other libraries."""

    @property
    def codegen(self) -> Any:
        """Asked for by whoever sets environments."""
        return _NoEngine(self._codegen)

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=1, cost="cheap"
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """No machine code, no address."""
        self._ensure_finalized()
        return 0


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, into a library that is never run by itself."""

    def _compile_core(self) -> Any:
        state = self.state
        if state.library is None:
            state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return super()._compile_core()
