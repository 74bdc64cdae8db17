"""Which addresses this machine has on its networks, and which of them a server listens on."""

from __future__ import annotations

import ipaddress
import socket

import msgspec

from tablee.server.ops.config import Config

THIS_MACHINE = "127.0.0.1"
ALL_ADDRESSES = "0.0.0.0"
# For documentation: nobody has these addresses.
_FAR_AWAY = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}


def own_address(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """Returns this machine's address by which other devices may reach it.

    That is the one of the default route, and so never a bridge of containers. None: there is no such route,
    or its address means nothing to others (loopback, link-local). Names are not looked up, which can take
    seconds.
    """
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((_FAR_AWAY[family], 9))  # sends nothing: the system only looks up the way
            address = str(asking.getsockname()[0])
    except OSError:
        return None
    return address if _is_for_others(address) else None


def public_address() -> str | None:
    """Returns the address by which the whole internet reaches this machine itself. `lan` does not open it."""
    address = own_address()
    return address if address is not None and ipaddress.ip_address(address).is_global else None


def with_listening_host(config: Config, *, at_home: bool = False) -> Config:
    """Returns the settings with the address to listen on, if none was chosen: this machine's, or all of them.

    `at_home` is for somebody who plays at this machine: the network is let in, unless the settings say
    otherwise or name a base URL, for which somebody else stands before this server.
    """
    if config.host:
        return config
    lan = at_home and not config.base_url if config.lan is None else config.lan
    is_open = lan and public_address() is None
    return msgspec.structs.replace(config, lan=lan, host=ALL_ADDRESSES if is_open else THIS_MACHINE)


def _is_for_others(address: str) -> bool:
    one = ipaddress.ip_address(address)
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)
