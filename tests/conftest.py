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
LONGEST = [f"tests/web/test_{name}.py" for name in ("lessons", "jelly_monster", "noxford", "two_browsers")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, then what else needs a browser, then the rest in its order."""

    def place(item: pytest.Item) -> int:
        file = item.nodeid.partition("::")[0]
        if file in LONGEST:
            return LONGEST.index(file)
        return len(LONGEST) + (not file.startswith("tests/web/"))

    items.sort(key=place)
