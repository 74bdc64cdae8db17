"""Addresses of other services: which kinds of them are taken. All of them speak HTTP to others."""

from __future__ import annotations

import re

from tablee.engine.errors import TableeError

_WEBHOOKS = ("json", "jsons", "form", "forms", "xml", "xmls")
_SERVICES = (
    *("bark", "barks", "discord", "gchat", "gotify", "gotifys", "guilded", "ifttt", "join", "lametric"),
    *("matrix", "matrixs", "mmost", "mmosts", "msteams", "ncloud", "nclouds", "ntfy", "ntfys", "pbul"),
    *("po", "pover", "prowl", "push", "revolt", "rocket", "rockets", "signal", "signals", "slack", "tgram"),
    *("webex", "workflows", "zulip"),
)
_KNOWN = frozenset((*_WEBHOOKS, *_SERVICES))
_SHAPE = re.compile(r"([a-z0-9]{2,20})://[^\s\x00-\x1f]{1,990}", re.IGNORECASE)


def check_address(url: str) -> str:
    """The address, if it looks like one of a service that we send to. Raises `bad-notify-address`."""
    url = url.strip()
    found = _SHAPE.fullmatch(url)
    if found is None or found[1].lower() not in _KNOWN:
        raise TableeError("bad-notify-address")
    return url


def service_of(url: str) -> str:
    """What kind of service it is: as much of an address as may be shown."""
    return url.partition("://")[0].lower()


def is_webhook(url: str) -> bool:
    """Whether whoever listens there gets our own headers."""
    return service_of(url) in _WEBHOOKS
