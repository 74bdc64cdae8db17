"""Fixtures for all tests."""

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
