"""Floods of small things: frames, looks, commands, chat. Whoever sends them pays, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx
import pytest
import websockets

from tests.server.playing import ask, lay
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import arrive, new_guest

PATIENCE = 60
TEXT, MORE, PING, PONG = 1, 0, 9, 10  # kinds of frames
LAST = 0x80


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the limits stands still: a busy machine earns nobody another try."""
    now = [1000.0]
    monkeypatch.setattr("tablee.server.limits.token_bucket.time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def frame(kind: int, *, is_last: bool = True) -> bytes:
    """An empty frame, as a browser masks it."""
    return bytes([kind | (LAST if is_last else 0), 0x80, 0, 0, 0, 0])


def bare_socket(served: Served, token: str) -> socket.socket:
    """A connection that has become a socket, for frames that no library would send."""
    where = urlsplit(served.address)
    line = socket.create_connection((where.hostname or "", where.port or 0), timeout=PATIENCE)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Cookie: tablee=" + token.encode() + b"\r\n\r\n"
    )
    heard = b""
    while b'"welcome"' not in heard:
        heard += line.recv(65536)
    return line


def is_cut(line: socket.socket) -> bool:
    """Whether the other side ends it, by itself."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


ENDLESS = {
    "pieces of nothing": frame(TEXT, is_last=False) + frame(MORE, is_last=False) * 200,
    "pings": frame(PING) * 3_000,
    "answers to no ping": frame(PONG) * 3_000,
}


@pytest.mark.parametrize("frames", ENDLESS.values(), ids=ENDLESS.keys())
def test_a_flood_of_empty_frames_is_cut_off(tmp_path: Path, frames: bytes) -> None:
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}") as served:
        with bare_socket(served, new_guest(served)) as line:
            with contextlib.suppress(ConnectionError):
                line.sendall(frames)
            line.settimeout(15)
            assert is_cut(line)
        assert httpx.get(f"{served.address}/health", timeout=PATIENCE).status_code == 200


def test_a_ping_is_answered_with_what_it_carried(shared: Served) -> None:
    async def evening() -> None:
        one = await arrive(shared)
        await asyncio.wait_for(await one._socket.ping("hello"), PATIENCE)
        await one.close()

    asyncio.run(evening())


def test_all_sockets_of_a_person_share_what_may_be_said(tmp_path: Path, no_time_passes: list[float]) -> None:
    async def evening(served: Served) -> None:
        token = new_guest(served)
        one, two = [await Seated(served.address, token).connect() for _ in range(2)]
        other = await arrive(served)
        for number in range(20):
            for line in (one, two):
                await line._socket.send(json.dumps({"type": "ping", "at": number}))
        for line in (one, two):
            await line.until(lambda line=line: pongs(line) + len(line.refusals) == 20)
        assert 15 <= pongs(one) + pongs(two) <= 20, "some may have gone to the answers of the server's pings"
        await other._socket.send('{"type": "ping", "at": 1}')
        await other.until(lambda: pongs(other) == 1)
        for line in (one, two, other):
            await line.close()

    def pongs(line: Seated) -> int:
        return sum('"pong"' in heard for heard in line.heard)

    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", messages_at_once=20) as served:
        asyncio.run(evening(served))


def test_sockets_cannot_be_opened_anew_for_ever(tmp_path: Path, no_time_passes: list[float]) -> None:
    async def evening(served: Served) -> None:
        token = new_guest(served)
        for _ in range(6):  # twice as many as may be open
            line = await Seated(served.address, token).connect()
            await line.close()
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Seated(served.address, token).connect()
        assert refused.value.response.status_code == 429
        no_time_passes[0] += 1
        await (await Seated(served.address, token).connect()).close()

    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", sockets_per_address=3) as served:
        asyncio.run(evening(served))


def test_whoever_only_looks_is_counted_too(tmp_path: Path, no_time_passes: list[float]) -> None:
    limits = {"looks_per_second": 1, "looks_at_once": 5}
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", **limits) as served, served.client() as client:
        answers = [client.get(path) for path in ("/api/me", "/api/games", "/health", "/api/x", "/api/tables")]
        assert {answer.status_code for answer in answers} == {200, 404}
        refused = [client.get("/api/games"), client.head("/api/games"), client.options("/api/games")]
        assert [answer.status_code for answer in refused] == [429] * 3
        assert refused[0].json()["code"] == "too-many-requests"
        assert refused[0].headers["retry-after"] == "1"
        assert [client.get("/").status_code for _ in range(21)] == [200] * 20 + [429], "pages have many files"
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert client.get("/api/games", headers=elsewhere).status_code == 200
        no_time_passes[0] += 1
        assert client.get("/api/games").status_code == 200


def test_commands_and_chat_have_limits_and_moves_have_none_of_those(
    tmp_path: Path, no_time_passes: list[float]
) -> None:
    limits = {"commands_per_second": 1, "commands_at_once": 5, "chat_per_minute": 6}

    async def evening(served: Served) -> None:
        ann = await arrive(served)
        with served.client(Cookie=f"tablee={ann.token}") as client:
            table = lay(client, bots=["novice"], start=True)["table"]
            await ann.watch(table)
            for name in ("ask-pause", "resume", "ask-pause", "resume"):
                await ann.do(name)
            await refused_as_too_fast(ann, type="do", id="x", table=table, command={"do": "ask-pause"})
            await refused_as_too_fast(ann, type="watch", table=table)
            assert ask(client, table, "ask-pause").json()["code"] == "too-fast", "whichever way it is asked"
            for number in range(3):
                await ann.say(type="say", id=f"s{number}", table=table, text="hello")
            await ann.until(lambda: len(ann.chat) == 3)
            await refused_as_too_fast(ann, type="say", id="s", table=table, text="hello")
            for _ in range(6):
                await ann.until(lambda: bool(ann.moves))
                await ann.do("play", move=ann.moves[0], expects=ann.number)
        await ann.close()

    async def refused_as_too_fast(line: Seated, **message: object) -> None:
        before = len(line.refusals)
        await line.say(**message)
        await line.until(lambda: len(line.refusals) > before)
        assert line.refusals[-1]["code"] == "too-fast"

    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", **limits) as served:
        asyncio.run(evening(served))


def test_a_refusal_for_too_many_requests_comes_late_and_others_do_not_wait(
    tmp_path: Path, no_time_passes: list[float]
) -> None:
    async def evening(served: Served) -> None:
        async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as rude:
            assert (await rude.get("/api/games")).status_code == 200
            refused = asyncio.ensure_future(rude.get("/api/games"))
            async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE) as other:
                answer = await other.get("/api/games", headers={"x-forwarded-for": "192.0.2.7"})
            assert answer.status_code == 200
            assert not refused.done()
            assert (await refused).status_code == 429

    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", looks_per_second=1, looks_at_once=1) as served:
        asyncio.run(evening(served))
