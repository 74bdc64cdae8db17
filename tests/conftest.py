"""Fixtures for all tests, and their order."""

from __future__ import annotations

import os

import pytest

from tests.databases import (
    anyio_backend,
    database_url,
    migrated_postgres_url,
    postgres_server,
    postgres_url,
    store,
)

__all__ = [
    "anyio_backend",
    "database_url",
    "migrated_postgres_url",
    "postgres_server",
    "postgres_url",
    "store",
]

# Whole games and lessons in a browser take longest: they begin first, and nobody waits for them at the end.
LONGEST = [f"tests/web/test_{name}.py" for name in ("lessons", "jelly_monster", "noxford", "two_browsers")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, then what else needs a browser, then the rest in its order.

    At first each worker gets as large a piece of this list as the others: every piece begins with its share
    of the longest, one by one, and of the other tests in a browser, file by file (each has one browser).
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    longest = [test for file in LONGEST for test in files.pop(file, [])]
    browsers = [files.pop(file) for file in list(files) if file.startswith("tests/web/")]
    rest = [test for tests in files.values() for test in tests]
    shares = [
        longest[number::workers] + [test for tests in browsers[number::workers] for test in tests]
        for number in range(workers)
    ]
    size = -(-len(items) // workers)
    for share in shares:
        room = max(0, size - len(share))
        share.extend(rest[:room])
        rest = rest[room:]
    items[:] = [test for share in shares for test in share] + rest
