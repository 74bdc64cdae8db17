"""The address for links: one that others can open too, also where the page was opened on this machine."""

from __future__ import annotations

import ipaddress
import socket
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import HTTPScope

from tablee.server.http.hosts import NEVER_PUBLIC
from tablee.server.ops.config import Config
from tablee.server.ops.network import THIS_MACHINE, own_address

Reach = Literal["anywhere", "network", "here"]

_HERE = ("localhost", ".localhost")


class SharedAddress(msgspec.Struct, frozen=True):
    """Where others find this server, and from where: anywhere, the same network, or this computer alone."""

    origin: str  # such as https://games.example.org, without a slash at its end
    reach: Reach


def shared_address(config: Config, asked_at: str, port: int) -> SharedAddress:
    """Returns the address to put into links for somebody whose page was asked for at `asked_at`.

    The base URL, if there is one. Else the address by which the page was opened, unless that means this very
    machine: then the one by which the network finds it. `port` is the one that the server listens on.
    """
    if config.base_url:
        return _told(urlsplit(config.base_url.rstrip("/")))
    asked = urlsplit(asked_at.rstrip("/"))
    if reach_of(asked.hostname or "") != "here":
        return _told(asked)
    if config.lan_address:
        return _on_network(config.lan_address, port)
    found = _listening_address(config.host)
    return SharedAddress(asked.geturl(), "here") if found is None else _on_network(found, port)


def shared_address_for(scope: HTTPScope, config: Config) -> SharedAddress:
    """The same for one request."""
    server, host = scope["server"], Headers.from_scope(scope).get("host", "")
    port = server[1] if server is not None and server[1] is not None else config.port
    return shared_address(config, f"{scope['scheme']}://{host or f'{THIS_MACHINE}:{port}'}", port)


def reach_of(name: str) -> Reach:
    """From where a name or an address in figures leads to this server."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        if name in _HERE or name.endswith(_HERE):
            return "here"
        return "network" if "." not in name or name.endswith(NEVER_PUBLIC) else "anywhere"
    if address.is_loopback or address.is_unspecified:
        return "here"
    return "anywhere" if address.is_global else "network"


def _told(address: SplitResult) -> SharedAddress:
    return SharedAddress(address.geturl(), reach_of(address.hostname or ""))


def _on_network(host: str, port: int) -> SharedAddress:
    """An address of this machine itself, where the server speaks plain HTTP."""
    found = urlsplit(f"//{host}" if host.count(":") < 2 or host.startswith("[") else f"//[{host}]")
    whole = found.netloc if found.port else f"{found.netloc}:{port}"
    reach = reach_of(found.hostname or "")
    return SharedAddress(f"http://{whole}", "network" if reach == "here" else reach)


def _listening_address(host: str) -> str | None:
    """The address by which others reach a server that listens on this one. None: they do not."""
    if host in ("0.0.0.0", "::"):
        return own_address(socket.AF_INET if host == "0.0.0.0" else socket.AF_INET6)
    return host if host and reach_of(host) != "here" else None
