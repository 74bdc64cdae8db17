"""Adapters for other people's tools, which an extra brings (in a clone: `pip install '.[research]'`).

`tablee.adapters.pettingzoo` (AEC and Parallel), `tablee.adapters.gymnasium` (one seat against bots),
`tablee.adapters.openspiel`. Their own test suites judge them, for every game and number of seats. Each is
imported when it is first used, with what it adapts to.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

_ADAPTERS = ("gymnasium", "openspiel", "pettingzoo")

if not TYPE_CHECKING:  # or no misspelt name would be found

    def __getattr__(name: str) -> ModuleType:
        if name not in _ADAPTERS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return importlib.import_module(f"{__name__}.{name}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *_ADAPTERS})
