"""Host header check, against DNS rebinding: which names a server answers to.

A page of another site can let its own name point to this server's address (DNS rebinding) and would then be
of the same origin as we. Nobody can do that with an address in figures, with a name that stands for the
machine itself, or with one that no registry hands out.
"""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from tablee.server.ops.config import Config

NEVER_PUBLIC = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def is_known_host(host: str | None, config: Config) -> bool:
    """Whether a request with this Host header is meant for us. Programs may send none."""
    if host is None:
        return True
    name = _name_in(host)
    chosen = _chosen(config.base_url, f"{config.allowed_hosts},{config.lan_address}")
    return bool(name) and (_is_own(name) or name in chosen or "*" in chosen)


def _is_own(name: str) -> bool:
    if "." not in name.rstrip(".") or name.endswith(NEVER_PUBLIC):
        return True
    if name == socket.gethostname().lower():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=8)
def _chosen(base_url: str, allowed: str) -> frozenset[str]:
    names = [_name_in(name.strip()) for name in allowed.split(",")]
    return frozenset([*filter(None, names), *filter(None, [urlsplit(base_url).hostname])])


def _name_in(host: str) -> str:
    """The name without a port. Empty: that is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
