"""Origin check, against cross-site requests: pages of other sites must not speak in a visitor's name."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str | None, own: Collection[str] = ()) -> bool:
    """Whether a request may change something. Programs send no origin, and no visitor's cookies."""
    if origin is None:
        return True
    try:
        return origin in own or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:
        return False
