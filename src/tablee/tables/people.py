"""Identity: who gives a command."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody known by an id that never changes, and by the name shown to others."""

    id: str
    name: str
