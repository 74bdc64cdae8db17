"""Links to a table, and their QR codes."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Literal

import msgspec
import segno

from tablee.server.http.shared_address import Reach, SharedAddress
from tablee.store.rows import TableRow

Which = Literal["seat", "watch"]


class Links(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever has the seat link may sit down; whoever has the watch link may look. None: not for you."""

    seat: str | None
    watch: str
    reach: Reach = "anywhere"  # from where they can be opened


def links(address: SharedAddress, row: TableRow, *, may_sit: bool) -> Links:
    """The links that somebody may pass on."""
    return Links(
        seat=f"{address.origin}/t/{row.id}/{row.seat_key}" if may_sit else None,
        watch=f"{address.origin}/t/{row.id}/{row.watch_key}",
        reach=address.reach,
    )


@lru_cache(maxsize=500)  # a hundredth of a second each
def qr_code(link: str) -> bytes:
    """A link as an SVG picture that a camera can read."""
    return draw_qr_code(link)


def draw_qr_code(link: str) -> bytes:
    """The same for a link that is to be remembered nowhere."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=3, light="#fff")
    return picture.getvalue()
