"""Fixtures: real databases, a fresh one for every test, of both kinds.

`database_url`  "sqlite" and "postgresql" in turn, ready to be opened
`store`         the same, opened (for tests marked `anyio`)
`postgres_url`  an empty PostgreSQL database, not migrated
"""

import asyncio
import os
import threading
import uuid
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablee.store import Store, migrate
from tablee.store.schema import metadata
from tests.postgres import NoPostgres, running

# Whoever an earlier test left behind (a killed child) must not write into the next one.
_LET_GO = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One server for each process that runs tests."""
    try:
        server = running()
        url = server.__enter__()
    except NoPostgres as reason:
        if os.environ.get("CI"):
            pytest.fail(str(reason))
        pytest.skip(str(reason))
    try:
        _now(_execute(url, "CREATE DATABASE migrated"))
        _now(migrate(_database(url, "migrated")))
        yield url
    finally:
        server.__exit__(None, None, None)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    name = f"test_{uuid.uuid4().hex}"
    _now(_execute(postgres_server, f"CREATE DATABASE {name}"))
    yield _database(postgres_server, name)
    _now(_execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def migrated_postgres_url(postgres_server: str) -> str:
    """Always the same one, emptied: much faster than a new one."""
    url = _database(postgres_server, "migrated")
    _now(_execute(url, _LET_GO, f"TRUNCATE {', '.join(table.name for table in metadata.sorted_tables)}"))
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tablee.db'}"
    url: str = request.getfixturevalue("migrated_postgres_url")
    return url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def _database(server: str, name: str) -> str:
    return server.replace("/postgres?", f"/{name}?")


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def _now(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: the test may have a loop already."""
    problems: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    for problem in problems:
        raise problem
