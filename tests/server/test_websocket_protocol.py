"""WebSocket frames as RFC 6455 has them: the groups of autobahntestsuite's cases, a few raw frames each."""

from __future__ import annotations

import base64
import os
import socket
import struct
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import Served
from tests.server.sitting_down import new_guest

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
A_PING = b'{"type":"ping","at":1}'


class Line:
    """A socket on which any bytes can be sent."""

    def __init__(self, server: Served) -> None:
        token, port = new_guest(server), httpx.URL(server.address).port
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            *("GET /ws HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"),
            *(f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: tablee={token}", "", ""),
        )
        self._socket.sendall("\r\n".join(lines).encode())
        self._heard = b""
        while b"\r\n\r\n" not in self._heard:
            self._heard += self._socket.recv(4096)
        self._heard = self._heard.partition(b"\r\n\r\n")[2]
        assert b'"welcome"' in self.hear(TEXT)

    def send(self, kind: int, payload: bytes = b"", *, fin: bool = True, reserved: int = 0) -> None:
        """A frame, masked as clients have to."""
        mask = os.urandom(4)
        size = (
            struct.pack("!B", 128 | len(payload))
            if len(payload) < 126
            else struct.pack("!BH", 254, len(payload))
        )
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        self._socket.sendall(bytes([(128 if fin else 0) | reserved << 4 | kind]) + size + mask + masked)

    def _take(self, size: int) -> bytes:
        while len(self._heard) < size:
            more = self._socket.recv(4096)
            if not more:
                raise ConnectionError
            self._heard += more
        taken, self._heard = self._heard[:size], self._heard[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame. Raises ConnectionError at the end of the line."""
        first, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        return first & 15, self._take(size)

    def hear(self, kind: int) -> bytes:
        """The next frame of that kind."""
        while True:
            found, payload = self.frame()
            if found == kind:
                return payload

    def code_at_end(self) -> int | None:
        """The code with which the other side closes; None: it hung up without one."""
        try:
            payload = self.hear(CLOSE)
        except ConnectionError:
            return None
        return struct.unpack("!H", payload[:2])[0] if payload else None

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def line(shared: Served) -> Iterator[Line]:
    opened = Line(shared)
    yield opened
    opened.close()


@pytest.mark.parametrize("payload", [b"", b"hello", b"\x00\xff\xfe", b"x" * 125], ids=len)
def test_a_ping_is_answered_with_its_own_payload(line: Line, payload: bytes) -> None:
    line.send(PING, payload)
    assert line.hear(PONG) == payload


def test_a_pong_that_nobody_asked_for_changes_nothing(line: Line) -> None:
    line.send(PONG, b"unasked")
    line.send(TEXT, A_PING)
    assert b'"pong"' in line.hear(TEXT)


def test_a_message_in_pieces_is_one_message_with_a_ping_between_them(line: Line) -> None:
    line.send(TEXT, A_PING[:5], fin=False)
    line.send(PING, b"between")
    line.send(CONTINUED, A_PING[5:9], fin=False)
    line.send(CONTINUED, b"", fin=False)
    line.send(CONTINUED, A_PING[9:])
    assert line.hear(PONG) == b"between"
    assert b'"pong"' in line.hear(TEXT)


@pytest.mark.parametrize("reserved", [1, 2, 4, 7])
def test_reserved_bits_end_the_line(line: Line, reserved: int) -> None:
    line.send(TEXT, A_PING, reserved=reserved)
    assert line.code_at_end() in (1002, None)


@pytest.mark.parametrize("kind", [3, 7, 11, 15])
def test_unknown_kinds_of_frames_end_the_line(line: Line, kind: int) -> None:
    line.send(kind, b"")
    assert line.code_at_end() in (1002, None)


@pytest.mark.parametrize("kind", [PING, CLOSE])
def test_control_frames_in_pieces_end_the_line(line: Line, kind: int) -> None:
    line.send(kind, b"", fin=False)
    assert line.code_at_end() in (1002, None)


def test_control_frames_that_are_too_long_end_the_line(line: Line) -> None:
    line.send(PING, b"x" * 126)
    assert line.code_at_end() in (1002, None)


def test_a_continuation_of_nothing_ends_the_line(line: Line) -> None:
    line.send(CONTINUED, A_PING)
    assert line.code_at_end() in (1002, None)


def test_a_message_within_another_ends_the_line(line: Line) -> None:
    line.send(TEXT, A_PING[:5], fin=False)
    line.send(TEXT, A_PING)
    assert line.code_at_end() in (1002, None)


@pytest.mark.parametrize(
    "text", [b"\xff", b'{"type":"ping","at":1,"\xed\xa0\x80":2}', b"\xce\xba\xf4\x90\x80\x80"]
)
def test_text_that_is_no_utf_8_ends_the_line(line: Line, text: bytes) -> None:
    line.send(TEXT, text)
    assert line.code_at_end() == 1007


def test_text_that_is_cut_within_a_letter_is_whole_again(line: Line) -> None:
    text = '{"type":"watch","table":"é"}'.encode()
    place = text.index(b"\xc3") + 1
    line.send(TEXT, text[:place], fin=False)
    line.send(CONTINUED, text[place:])
    assert b'"refused"' in line.hear(TEXT)


@pytest.mark.parametrize("code", [1000, 1001, 1011, 3000, 4999])
def test_closing_is_answered_with_the_same_code(line: Line, code: int) -> None:
    line.send(CLOSE, struct.pack("!H", code) + b"bye")
    assert line.code_at_end() == code


@pytest.mark.parametrize(
    "payload",
    [b"\x03", b"\x00\x00", struct.pack("!H", 999), struct.pack("!H", 1005), struct.pack("!H", 1016)],
)
def test_broken_closing_frames_end_the_line_and_are_not_echoed(line: Line, payload: bytes) -> None:
    line.send(CLOSE, payload)
    assert line.code_at_end() in (1002, None)


def test_closing_without_a_code_ends_the_line(line: Line) -> None:
    line.send(CLOSE)
    assert line.code_at_end() in (1000, None)
