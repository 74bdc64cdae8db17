"""Connection limits and deadlines: how many there may be, in all and from one address, and for how long.

A request that does not arrive (slow loris), a keep-alive connection that nobody uses and an answer that
nobody takes cost a file descriptor each. So there are deadlines, and where there is no room left the
connection that has kept us waiting longest makes room for the new one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts

from tablee.server.limits.rate_limiter import subnet_of
from tablee.server.limits.shared_counter import SharedCounter
from tablee.server.ops.config import Config

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None  # type: ignore[assignment]

_SWEEP_EVERY_S = 0.5
_LINGER_S = 2.0  # for the rest of a request that is answered already …
_MAX_UNREAD_BYTES = 1_000_000  # … bytes of it
_RESERVED_DESCRIPTORS = 128  # descriptors for the database, files, pipes to programs …
DEFAULT_MAX_CONNECTIONS = 20_000  # connections, unless the settings name another number
_MAX_DESCRIPTORS = 1 << 20
_ASSUMED_DESCRIPTORS = 1_024

Transport = Any  # asyncio's or uvloop's; they share no class


def raise_descriptor_limit() -> None:
    """Use all file descriptors that the system grants, not only those that it gives at first."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MAX_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):  # some systems grant less than they say: then it stays as it is
                return


def most_connections(chosen: int) -> int:
    """As many as were chosen; 0: as many as descriptors allow, with a reserve for everything else."""
    descriptors = _ASSUMED_DESCRIPTORS
    if resource is not None:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        descriptors = _MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    room = max(descriptors - _RESERVED_DESCRIPTORS, descriptors // 2)
    return min(chosen or DEFAULT_MAX_CONNECTIONS, room)


class Connections:
    """Every connection is known by its transport, from the first byte to the last, sockets included."""

    def __init__(self, config: Config) -> None:
        self.most = most_connections(config.connections)
        self.per_address = config.connections_per_address
        self.proxies = _TrustedHosts(config.trusted_proxies)
        self._header_seconds = config.header_seconds
        self._body_seconds = config.body_seconds
        self._addresses: dict[Transport, str] = {}
        self.counts = SharedCounter()  # by address
        # By how much it matters if they end; in each the one that has waited longest comes first.
        self._idle: dict[Transport, float] = {}
        self._idle_at: dict[str, dict[Transport, None]] = {}  # the same by address
        self._without_headers: dict[Transport, float] = {}
        self._without_body: dict[Transport, float] = {}
        self._not_taking: dict[Transport, float] = {}
        self._lingering: dict[Transport, float] = {}
        self._sweeping: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Transport]:
        return iter(self._addresses)

    def __len__(self) -> int:
        return len(self._addresses)

    def open(self, transport: Transport, peer: str) -> bool:
        """Count a new connection. False: there is no room for it."""
        address = "" if peer in self.proxies else subnet_of(peer)
        is_full = address and self.per_address and self.counts[address] >= self.per_address
        if is_full and not self._make_room_at(address):
            return False
        if len(self._addresses) >= self.most and not self._make_room():
            return False
        self._addresses[transport] = address
        self.counts.add(address)
        self.await_headers(transport)
        return True

    def close(self, transport: Transport) -> None:
        """It is gone."""
        self.settle(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self.counts.remove(address)
        self._not_taking.pop(transport, None)

    def await_headers(self, transport: Transport) -> None:
        """A request begins."""
        self._stop_resting(transport)
        if transport in self._addresses and transport not in self._without_headers:
            self._without_headers[transport] = time.monotonic() + self._header_seconds
            self._sweep_soon()

    def awaits_headers(self, transport: Transport) -> bool:
        """Whether a request has begun, and its headers are not whole."""
        return transport in self._without_headers

    def await_body(self, transport: Transport) -> None:
        """Its headers are here."""
        self._without_headers.pop(transport, None)
        if transport in self._addresses:
            self._without_body[transport] = time.monotonic() + self._body_seconds
            self._sweep_soon()

    def await_rest(self, transport: Transport) -> None:
        """Its request is answered: if its body is still on its way, it had better end soon."""
        if self._without_body.pop(transport, None) is not None:
            self._lingering[transport] = time.monotonic() + _LINGER_S
            self._sweep_soon()

    def is_unwanted(self, transport: Transport, size: int) -> bool:
        """Whether this is so much more of a request that was answered already that it is cut off."""
        return size > _MAX_UNREAD_BYTES and transport in self._lingering

    def settle(self, transport: Transport) -> None:
        """Nothing more is expected from it for now: the request is here, or this is a socket."""
        self._stop_resting(transport)
        for waiting in (self._without_headers, self._without_body, self._lingering):
            waiting.pop(transport, None)

    def rest(self, transport: Transport) -> None:
        """Its request is answered; another one may follow."""
        is_busy = any(transport in waiting for waiting in (self._without_headers, self._lingering))
        if transport in self._addresses and not is_busy:
            self._idle[transport] = 0.0  # uvicorn ends it after a while
            self._idle_at.setdefault(self._addresses[transport], {})[transport] = None

    def _stop_resting(self, transport: Transport) -> None:
        if self._idle.pop(transport, None) is not None:
            address = self._addresses.get(transport, "")
            resting = self._idle_at[address]
            del resting[transport]
            if not resting:
                del self._idle_at[address]

    def is_idle(self, transport: Transport) -> bool:
        """Whether it is between two requests."""
        return transport in self._idle

    def await_taking(self, transport: Transport) -> None:
        """It does not take what is sent."""
        if transport in self._addresses:
            self._not_taking[transport] = time.monotonic() + self._body_seconds
            self._sweep_soon()

    def has_taken(self, transport: Transport) -> None:
        """It does again."""
        self._not_taking.pop(transport, None)

    def client_of(self, peer: str, forwarded_for: str) -> str:
        """Whose connection this is: a trusted proxy says for whom it speaks."""
        if forwarded_for and peer in self.proxies:
            return self.proxies.get_trusted_client_address(forwarded_for)[0] or peer
        return peer

    def _make_room_at(self, address: str) -> bool:
        """End the connection from there that has been idle longest: browsers keep several in reserve."""
        for transport in self._idle_at.get(address, ()):
            self.close(transport)
            transport.abort()
            return True
        return False

    def _make_room(self) -> bool:
        for waiting in (self._idle, self._without_headers, self._without_body):
            for transport in waiting:
                self.close(transport)
                transport.abort()
                return True
        return False

    def _sweep_soon(self) -> None:
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(_SWEEP_EVERY_S, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        now = time.monotonic()
        _end_late(self._without_headers, now, _tell_time_out)
        _end_late(self._without_body, now, _tell_time_out)
        _end_late(self._lingering, now, _tell_time_out)
        _end_late(self._not_taking, now, lambda transport: transport.abort())
        if self._without_headers or self._without_body or self._not_taking or self._lingering:
            self._sweep_soon()


def _end_late(waiting: dict[Transport, float], now: float, end: Callable[[Transport], None]) -> None:
    late = []
    for transport, deadline in waiting.items():
        if deadline > now:
            break
        late.append(transport)
    for transport in late:
        del waiting[transport]
        end(transport)


def _tell_time_out(transport: Transport) -> None:
    turn_away(transport, b"408 Request Timeout", b"too-slow")


def turn_away(transport: Transport, status: bytes, code: bytes) -> None:
    """End a connection with a word why. Whoever does not take even that is cut off by closing."""
    if not transport.is_closing():
        body = b'{"code":"' + code + b'"}'
        size = str(len(body)).encode()
        transport.write(
            b"HTTP/1.1 "
            + status
            + b"\r\ncontent-type: application/json\r\ncontent-length: "
            + size
            + b"\r\nconnection: close\r\n\r\n"
            + body
        )
        transport.close()
