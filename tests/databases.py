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
from tests.postgres import NoPostgres, running


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
    yield from _fresh(postgres_server, "template1")


@pytest.fixture
def migrated_postgres_url(postgres_server: str) -> Iterator[str]:
    yield from _fresh(postgres_server, "migrated")


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


def _fresh(server: str, template: str) -> Iterator[str]:
    name = f"test_{uuid.uuid4().hex}"
    _now(_execute(server, f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield _database(server, name)
    _now(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


def _database(server: str, name: str) -> str:
    return server.replace("/postgres?", f"/{name}?")


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
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
