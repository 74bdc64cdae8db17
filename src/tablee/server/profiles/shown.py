"""What somebody looks like, and what they show of themselves. Kept as JSON; what is not said has defaults."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec

SHAPES = COLOURS = 7  # as seats have
Sign = Annotated[int, msgspec.Meta(ge=0, lt=SHAPES)]


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's sign: a shape and a colour."""

    shape: Sign
    colour: Sign


class Shows(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What others may see of a profile. The name they see anyway, wherever somebody sits."""

    ratings: bool = True  # also on the ladders
    results: Literal["none", "public", "all"] = "public"  # of games that anybody could watch, or of all
    tables: bool = False  # public tables where they play now
    daily: bool = True  # the name beside results of daily deals
    people: bool = False  # whom they have played with, as far as results are shown


_read_looks = msgspec.json.Decoder(Looks).decode
_read_shows = msgspec.json.Decoder(Shows).decode


def looks_of(person: str, kept: str) -> Looks:
    """Returns what they have chosen, or else a sign that follows from who they are."""
    if kept:
        return _read_looks(kept)
    digest = hashlib.sha256(person.encode()).digest()
    return Looks(digest[0] % SHAPES, digest[1] % COLOURS)


def shows_of(kept: str) -> Shows:
    """Returns what they have chosen, or else the defaults."""
    return _read_shows(kept) if kept else Shows()
