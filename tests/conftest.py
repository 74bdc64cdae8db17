"""Fixtures for all tests, and their order."""

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
LONGEST = tuple(
    f"tests/web/test_{name}.py::" for name in ("lessons", "jelly_monster", "noxford", "two_browsers")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first; else in the usual order."""
    items.sort(key=lambda item: (not item.nodeid.startswith(LONGEST), "tests/web/" not in item.nodeid))
