"""Servers for the tests over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Served, serving


@pytest.fixture
def served(database_url: str) -> Iterator[Served]:
    """A server, on SQLite and on PostgreSQL in turn."""
    with serving(database_url) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for a whole file of tests that do not mind each other."""
    folder: Path = tmp_path_factory.mktemp("shared")
    with serving(f"sqlite:///{folder / 'tablee.db'}") as running:
        yield running


@pytest.fixture
def served_strictly(tmp_path: Path) -> Iterator[Served]:
    """A server with the limits that it has in real life."""
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", requests_per_second=20.0) as running:
        yield running
