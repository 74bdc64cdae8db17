"""Cached compression: answers that are always the same are compressed once, not for everybody anew."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache

from litestar.response import Response

from tablee.server.http.dependencies import PACKED, ApiRequest

PACKS_ITSELF = {PACKED: True}  # for handlers: their answers are compressed already
_HOW_HARD = 5  # of 9
_WORTH_COMPRESSING = 1_000  # bytes
_MOST_KEPT = 64  # answers


def pack(body: bytes) -> bytes:
    """Compress it. A large body takes a while."""
    return gzip.compress(body, _HOW_HARD, mtime=0)


def is_packed_for(request: ApiRequest) -> bool:
    """Whether whoever asks can unpack an answer."""
    return "gzip" in request.headers.get("accept-encoding", "")


def packed_headers(is_packed: bool) -> dict[str, str]:
    """What tells that an answer is compressed."""
    return {"content-encoding": "gzip", "vary": "accept-encoding"} if is_packed else {}


def constant(
    request: ApiRequest, body: str | bytes, media_type: str, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """An answer that does not change while the server runs."""
    plain = body.encode() if isinstance(body, str) else body
    is_packed = is_packed_for(request) and len(plain) >= _WORTH_COMPRESSING
    return Response(
        _packed_once(plain) if is_packed else plain,
        media_type=media_type,
        headers={"vary": "accept-encoding", **packed_headers(is_packed), **(headers or {})},
    )


_packed_once = lru_cache(maxsize=_MOST_KEPT)(pack)
