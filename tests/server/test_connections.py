"""Connections that dawdle, and too many of them: whoever asks properly is answered all the same."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.killing import free_port
from tests.server.serving import Served, serving
from tests.server.test_serve import address, command, stop

PATIENCE = 60
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "


def call(served: str, said: bytes = b"") -> socket.socket:
    """A connection with something said."""
    parts = urlsplit(served)
    line = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE)
    line.sendall(said)
    return line


def rest_of(line: socket.socket) -> bytes:
    """All that still comes, until the other side ends it."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    return heard


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    limits = {"header_seconds": 0.5, "body_seconds": 1.0, "connections": 20}
    with serving(database, **limits) as served:
        yield served


POST = b"POST /api/sign-out HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
SLOW = {
    "nothing at all": b"",
    "empty lines": b"\r\n\r\n\r\n",
    "half a request line": b"GET /api/ga",
    "half the headers": HALF,
    "half the body": POST + b'Content-Length: 100\r\n\r\n{"a": ',
    "half of all pieces": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello",
    "half a second request": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/games HTT",
}


@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW.keys())
def test_what_does_not_arrive_is_not_waited_for(impatient: Served, said: bytes) -> None:
    with call(impatient.address, said) as line:
        heard = rest_of(line)
    assert heard.endswith(b'{"code":"too-slow"}'), heard


def test_after_an_answer_a_request_may_take_its_time_to_begin_but_not_to_arrive(impatient: Served) -> None:
    whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with call(impatient.address, whole) as line:
        heard = b""
        while not heard.endswith(b"}}"):
            heard += line.recv(65536)
        assert heard.startswith(b"HTTP/1.1 200")
        line.settimeout(1.5)
        with pytest.raises(TimeoutError):  # it stays open, for longer than headers may take
            line.recv(10)
        line.settimeout(PATIENCE)
        line.sendall(b"\r\n")
        assert rest_of(line).endswith(b'{"code":"too-slow"}')


def test_headers_without_end_are_refused(impatient: Served) -> None:
    with call(impatient.address, HALF) as line:
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                line.sendall(b"x" * 1000 + b"\r\nX-More: ")
        heard = rest_of(line)
    assert not heard or heard.startswith(b"HTTP/1.1 431")


def test_an_answer_that_nobody_takes_is_given_up(impatient: Served) -> None:
    asked = b"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", urlsplit(impatient.address).port))
        line.settimeout(0.5)
        with contextlib.suppress(TimeoutError, ConnectionError):
            line.sendall(asked)
        line.settimeout(PATIENCE)
        while connections(impatient):
            time.sleep(0.05)
        assert asked.count(b"GET") > rest_of(line).count(b"HTTP/1.1 200 OK")


def connections(served: Served) -> set[object]:
    """Those that the server still holds."""
    found: set[object] = set(served.inside(lambda: [*served.services.connections]))
    return found


def test_where_there_is_no_room_whoever_dawdles_makes_some(impatient: Served) -> None:
    lines = [call(impatient.address, HALF) for _ in range(60)]
    try:
        for _ in range(5):
            assert httpx.get(f"{impatient.address}/health", timeout=PATIENCE).status_code == 200
    finally:
        for line in lines:
            line.close()


def test_one_address_has_its_share_of_connections(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    with serving(database, connections_per_address=5, trusted_proxies="192.0.2.1") as served:
        lines = [call(served.address, HALF) for _ in range(5)]
        with call(served.address, HALF) as sixth:
            assert rest_of(sixth).endswith(b'{"code":"too-busy"}')
        with socket.socket() as elsewhere:
            elsewhere.bind(("127.0.0.2", 0))
            elsewhere.settimeout(PATIENCE)
            elsewhere.connect(("127.0.0.1", urlsplit(served.address).port))
            elsewhere.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert elsewhere.recv(100).startswith(b"HTTP/1.1 200")
        lines.pop().close()
        while True:  # until the server has noticed
            with call(served.address, b"GET /health HTTP/1.0\r\nHost: a\r\n\r\n") as again:
                if rest_of(again).startswith(b"HTTP/1.1 200"):
                    break
            time.sleep(0.05)
        for line in lines:
            line.close()


def test_more_half_sent_requests_than_descriptors_leave_a_real_server_reachable(tmp_path: Path) -> None:
    arguments = ("serve", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/t.db")
    server = command(tmp_path, *arguments, descriptors=(128, 256), TABLEE_HEADER_SECONDS="3")
    with server as process, contextlib.ExitStack() as stack:
        where = address(process)
        assert _descriptors(process.pid) == (256, 256)
        lines = [stack.enter_context(call(where, HALF)) for _ in range(400)]
        for _ in range(3):
            with httpx.Client(base_url=where, timeout=PATIENCE) as client:
                assert client.get("/api/me").status_code == 200
                assert client.get("/health").json()["status"] == "ok"
        heard = [rest_of(line) for line in lines]  # each of them is ended
        assert len(heard) == 400
        assert len(os.listdir(f"/proc/{process.pid}/fd")) < 100
        stop(process)


def _descriptors(pid: int) -> tuple[int, int]:
    limits = Path(f"/proc/{pid}/limits").read_text()
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    return int(soft), int(hard)


def whole(line: socket.socket) -> int:
    """Ask for something small, and hear all of the answer: its status. The line is idle afterwards."""
    # Not /health: that says 503 where a disk is slow, which is nothing that a line could help.
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    heard = b""
    while (left := _left(heard)) is None or left > 0:
        more = line.recv(65536)
        if not more:
            break
        heard += more
    return int(heard[9:12] or 0)


def _left(heard: bytes) -> int | None:
    """How many bytes of an answer are still to come; None: its head is not whole yet."""
    head, end, body = heard.partition(b"\r\n\r\n")
    if not end:
        return None
    [length] = [line[15:] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return int(length) - len(body)


def test_connections_that_browsers_keep_in_reserve_make_room_at_their_own_address(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    limits = {"connections_per_address": 4, "trusted_proxies": "192.0.2.1"}
    with serving(database, **limits) as served, contextlib.ExitStack() as stack:
        lines = []
        for _ in range(9):
            lines.append(stack.enter_context(call(served.address)))
            assert whole(lines[-1]) == 200
        assert rest_of(lines[0]) == b"", "the one that was idle longest has ended"
        assert whole(lines[-1]) == 200
        for _ in range(4):
            stack.enter_context(call(served.address, HALF))
        with call(served.address) as one_more:
            assert b"too-busy" in rest_of(one_more), "requests on their way are not cut"


def test_a_body_that_goes_on_after_its_answer_is_not_read_for_ever(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    with serving(database) as served:
        endless = POST + b"Transfer-Encoding: chunked\r\n\r\n"
        with call(served.address, endless) as line:
            piece, sent = b"4000\r\n" + b"x" * 0x4000 + b"\r\n", 0
            line.settimeout(30)
            with contextlib.suppress(ConnectionError):
                while sent < 200_000_000:
                    line.sendall(piece)
                    sent += len(piece)
            assert sent < 100_000_000
        with call(served.address, POST + b"Content-Length: 2\r\n\r\n{}") as line:
            heard = b""
            while b"is_done" not in heard:
                heard += line.recv(65536)
            assert whole(line) == 200, "whoever is answered after the whole request may ask on"
