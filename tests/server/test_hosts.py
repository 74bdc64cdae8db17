"""A server answers to its own names: a page of another site cannot reach it under one of its own."""

from __future__ import annotations

import asyncio
import socket

import pytest
import websockets

from tablee.server.http.hosts import is_known_host
from tablee.server.ops.config import Config
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import new_guest

OWN = [
    "localhost",
    "localhost:8000",
    "tablee.localhost",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.20:8000",
    "10.0.0.5",
    "[fd00::5]",
    "203.0.113.7",
    "raspberrypi:8000",
    "raspberrypi.local",
    "RaspberryPi.LOCAL.",
    f"{socket.gethostname()}:1",
]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "[",
    "a@b.c",
]


@pytest.mark.parametrize("host", OWN)
def test_addresses_and_local_names_are_known(host: str) -> None:
    assert is_known_host(host, Config())


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_not(host: str) -> None:
    assert not is_known_host(host, Config())


def test_names_can_be_chosen() -> None:
    config = Config(base_url="https://games.example.org/", allowed_hosts="other.example, third.example:8000")
    assert all(
        is_known_host(host, config) for host in ("Games.example.org", "other.example", "third.example")
    )
    assert not is_known_host("fourth.example", config)
    assert is_known_host("fourth.example", Config(allowed_hosts="*"))
    assert is_known_host(None, Config())


def test_whoever_asks_under_another_name_is_refused(shared: Served) -> None:
    with shared.client(host="evil.example") as client:
        for path in ("/", "/api/me", "/api/games", "/health"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
            assert "set-cookie" not in answer.headers

    async def knock() -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Seated(shared.address, new_guest(shared)).connect(
                Host="evil.example", Origin="http://evil.example"
            )
        assert refused.value.response.status_code == 403

    asyncio.run(knock())
