"""A guard against server-side request forgery: this process reaches public addresses only, whoever asks.

Names say nothing: what a name leads to may change between a check and its use (DNS rebinding). So the address
in figures is judged at the moment of connecting, in an audit hook of the interpreter, below every library.
Such a hook cannot be taken out again. That is why the courier is a process of its own.
"""

from __future__ import annotations

import ipaddress
import sys
import threading
from collections.abc import Sequence
from typing import Any

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_TO_ADDRESSES = ("socket.connect", "socket.sendto", "socket.sendmsg")
_NEVER = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty", "pty.spawn")

_here = threading.local()


class Forbidden(PermissionError):
    """Something that is none of the courier's business."""


def install(allowed: Sequence[Network]) -> None:
    """From now on and for good, this process connects to public addresses and to `allowed` ones alone."""

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if event in _NEVER:
            raise Forbidden(event)
        if event in _TO_ADDRESSES and not _is_fine(arguments[1], allowed):
            _here.was_refused = True
            raise Forbidden("this address is not public")

    sys.addaudithook(watch)


def forget() -> None:
    """Before a job: nothing was refused to it yet."""
    _here.was_refused = False


def was_refused() -> bool:
    """Whether this thread's job has tried to reach what it must not."""
    return getattr(_here, "was_refused", False)


def _is_fine(address: Any, allowed: Sequence[Network]) -> bool:
    try:
        ip = ipaddress.ip_address(str(address[0]).partition("%")[0])
    except (ValueError, TypeError, IndexError):
        return False  # a name, or no address of the Internet at all
    return is_public(ip) or any(ip.version == one.version and ip in one for one in allowed)


def is_public(ip: Address) -> bool:
    """Whether this address, and any other inside it, belongs to the public Internet."""
    return ip.is_global and not ip.is_multicast and all(is_public(one) for one in _within(ip))


def _within(ip: Address) -> list[Address]:
    """IPv4 addresses that an IPv6 address leads to: mapped, 6to4, Teredo, NAT64."""
    if isinstance(ip, ipaddress.IPv4Address):
        return []
    found: list[Address | None] = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    if ip in _NAT64:
        found.append(ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF))
    return [one for one in found if one is not None]
