"""A server on this machine that may send to this machine, and receivers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.notifications.playing import OPEN, Player
from tests.notifications.receiving import PushService, push_service
from tests.server.serving import Served, serving


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def served(database_url: str) -> Iterator[Served]:
    """On SQLite and on PostgreSQL in turn."""
    with serving(database_url, **OPEN) as running:
        yield running


@pytest.fixture
def two(served: Served) -> Iterator[tuple[Player, Player]]:
    with served.person("Ada") as ada, served.person("Basile") as basile:
        yield Player(ada), Player(basile)
