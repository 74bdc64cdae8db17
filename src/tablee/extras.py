"""Extras: what `pip install .` alone does not bring, and what is said when it is needed.

The package alone is the engine and the commands around it. `[server]` adds tables in the browser,
`[cluster]` a broker between several servers, `[research]` the tools that the adapters adapt to and Dask for
studies, `[all]` all of them. Tablée is on no package
index yet: it is installed from its own folder, a clone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.engine.errors import TableeError

# The modules of each extra in pyproject.toml, as they are imported.
_MODULES = {
    "server": (
        *("litestar", "uvicorn", "uvloop", "httptools", "picows", "sqlalchemy", "aiosqlite", "asyncpg"),
        *("alembic", "argon2", "structlog", "prometheus_client", "segno", "resvg_py", "openskill"),
        *("requests", "cryptography", "pywebpush", "py_vapid", "aiosmtplib", "apprise", "icalendar"),
        "feedgen",
    ),
    "cluster": ("nats",),
    "research": ("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "distributed"),
}
_EXTRA_OF = {module: extra for extra, modules in _MODULES.items() for module in modules}


class MissingExtra(TableeError, ImportError):
    """A package is not installed that an extra of ours would bring. `command` installs it, in a clone."""

    code = "missing-extra"


@contextmanager
def needed() -> Iterator[None]:
    """Around imports, or what leads to them. Raises MissingExtra if a module of an extra is not there."""
    try:
        yield
    except ModuleNotFoundError as problem:
        module = (problem.name or "").partition(".")[0]
        extra = _EXTRA_OF.get(module)
        if extra is None:
            raise
        command = f"pip install '.[{extra}]'"
        raise MissingExtra(package=module, extra=extra, command=command) from problem
