"""Preferences: what somebody wants to be told of, when, and in which language."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, get_args
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from tablee.engine.errors import TableeError

Kind = Literal["turn", "rematch", "invitation", "friend", "found"]
Language = Literal["en", "fr"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Minute = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, in minutes after midnight; over midnight too."""

    begins: Minute
    ends: Minute


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has chosen; the defaults are what they get who have chosen nothing."""

    kinds: tuple[Kind, ...] = KINDS
    quiet: QuietHours | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"  # of the IANA database
    language: Language = "en"
    origin: str = ""  # by which they reach this server: for links, where the server has no address of its own


def read_choices(text: str) -> Choices:
    """As they are kept."""
    return msgspec.json.decode(text, type=Choices)


def check_zone(name: str) -> None:
    """Raises `unknown-time-zone`."""
    if name not in available_timezones():
        raise TableeError("unknown-time-zone", zone=name)


def known_kinds(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Each once, in our order."""
    chosen = set(kinds)
    return tuple(kind for kind in KINDS if kind in chosen)


def end_of_quiet(choices: Choices, now: int) -> int | None:
    """When the quiet hours end that it is now, in milliseconds since 1970; None: it is none of them."""
    quiet = choices.quiet
    if quiet is None or quiet.begins == quiet.ends:
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(choices.zone))
    minute = here.hour * 60 + here.minute
    is_quiet = (minute - quiet.begins) % (24 * 60) < (quiet.ends - quiet.begins) % (24 * 60)
    if not is_quiet:
        return None
    end = here.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)  # on the clock on the wall, also where it is put forward that night
    return round(end.timestamp() * 1000)
