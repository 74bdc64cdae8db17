"""Rate limits by what is done, not by how it was asked for: whoever makes a guest or a table spends one here.

Each deed is counted for the address it comes from, for the person who does it, or for both. Every server
counts for itself.
"""

from __future__ import annotations

import math
from typing import Literal

from tablee.engine.errors import TableeError
from tablee.server.limits.rate_limiter import RateLimiter, hourly, subnet_of, times
from tablee.server.ops.config import Config

Deed = Literal[
    "guest",
    "table",
    "request",
    "look",
    "file",
    "command",
    "chat",
    "password",
    "own-data",
    "rename",
    "claim",
    "device-link",
    "edition",
    "study",
    "review",
    "attempt",
    "message",
    "invite",
    "relation",
    "search",
]

_TOO_MANY: dict[Deed, str] = {
    "guest": "too-many-guests",
    "table": "too-many-new-tables",
    "request": "too-many-requests",
    "look": "too-many-requests",
    "file": "too-many-requests",
    "command": "too-fast",
    "chat": "too-fast",
    "password": "too-many-tries",
    "own-data": "too-many-tries",
    "rename": "too-many-tries",
    "claim": "too-many-tries",
    "device-link": "too-many-tries",
    "edition": "too-many-tries",
    "study": "too-many-tries",
    "review": "too-many-tries",
    "attempt": "too-many-tries",
    "message": "too-many-tries",
    "invite": "too-many-tries",
    "relation": "too-many-tries",
    "search": "too-many-tries",
}
# Setting a password costs a tenth of a second of a core.
_PASSWORDS_PER_HOUR = 20  # by one person
_ADDRESS_PASSWORDS_PER_HOUR = 60
_FILES_FOR_A_LOOK = 4  # a file is sent as it is, and a page has many
_PEOPLE_AT_AN_ADDRESS = 10  # who do all they may do by socket, at the same time
# All logs are looked through for one person: asked for, or to be erased.
_OWN_DATA_PER_HOUR = 10
# Each is written to the log of every table where that person sits.
_RENAMES_PER_HOUR = 30
_ADDRESS_RENAMES_PER_HOUR = 600  # a school has one address
# Each interrupts others' game.
_CLAIMS_PER_HOUR = 12
_ADDRESS_CLAIMS_PER_HOUR = 60
# Asked for, looked at or used.
_DEVICE_LINKS_PER_HOUR = 60
_ADDRESS_DEVICE_LINKS_PER_HOUR = 300
_ADDRESS_OWN_DATA_PER_HOUR = 30
# Kept or changed.
_EDITIONS_PER_HOUR = 120
_ADDRESS_EDITIONS_PER_HOUR = 600
# Each takes a core for some seconds.
_STUDIES_PER_HOUR = 20
_ADDRESS_STUDIES_PER_HOUR = 100
# Each takes a core for some seconds, unless it was made before.
_REVIEWS_PER_HOUR = 60
_ADDRESS_REVIEWS_PER_HOUR = 300
_ATTEMPTS_PER_HOUR = 600  # a fraction of a second each
_ADDRESS_ATTEMPTS_PER_HOUR = 3000
# Mails with a code and messages to try things out: they go to addresses that somebody has only typed in.
_MESSAGES_PER_HOUR = 10
_ADDRESS_MESSAGES_PER_HOUR = 40
_INVITATIONS_PER_HOUR = 60
_ADDRESS_INVITATIONS_PER_HOUR = 300
# Somebody followed or blocked.
_RELATIONS_PER_HOUR = 200
_ADDRESS_RELATIONS_PER_HOUR = 1000
# Each may become a table.
_SEARCHES_PER_HOUR = 120
_ADDRESS_SEARCHES_PER_HOUR = 1200


class QuotaExceeded(TableeError):
    """A quota is used up; `seconds` says when there will be room again."""

    code = "too-many-requests"


class Quotas:
    """What every address and every person may still do."""

    def __init__(self, config: Config) -> None:
        requests = (config.requests_per_second, config.requests_at_once)
        looks = RateLimiter(config.looks_per_second, config.looks_at_once)
        commands = RateLimiter(config.commands_per_second, config.commands_at_once)
        chat = RateLimiter(config.chat_per_minute / 60, max(1.0, config.chat_per_minute / 2))
        self._by_address: dict[Deed, RateLimiter] = {
            "guest": hourly(config.guests_per_hour),
            "table": hourly(config.address_tables_per_hour),
            "request": RateLimiter(*requests),
            "look": looks,
            "file": times(looks, _FILES_FOR_A_LOOK),
            "command": times(commands, _PEOPLE_AT_AN_ADDRESS),
            "chat": times(chat, _PEOPLE_AT_AN_ADDRESS),
            "password": hourly(_ADDRESS_PASSWORDS_PER_HOUR),
            "own-data": hourly(_ADDRESS_OWN_DATA_PER_HOUR),
            "rename": hourly(_ADDRESS_RENAMES_PER_HOUR),
            "claim": hourly(_ADDRESS_CLAIMS_PER_HOUR),
            "device-link": hourly(_ADDRESS_DEVICE_LINKS_PER_HOUR),
            "edition": hourly(_ADDRESS_EDITIONS_PER_HOUR),
            "study": hourly(_ADDRESS_STUDIES_PER_HOUR),
            "review": hourly(_ADDRESS_REVIEWS_PER_HOUR),
            "attempt": hourly(_ADDRESS_ATTEMPTS_PER_HOUR),
            "message": hourly(_ADDRESS_MESSAGES_PER_HOUR),
            "invite": hourly(_ADDRESS_INVITATIONS_PER_HOUR),
            "relation": hourly(_ADDRESS_RELATIONS_PER_HOUR),
            "search": hourly(_ADDRESS_SEARCHES_PER_HOUR),
        }
        self._by_person: dict[Deed, RateLimiter] = {
            "table": hourly(config.tables_per_hour),
            "request": RateLimiter(*requests),
            "command": commands,
            "chat": chat,
            "password": hourly(_PASSWORDS_PER_HOUR),
            "own-data": hourly(_OWN_DATA_PER_HOUR),
            "rename": hourly(_RENAMES_PER_HOUR),
            "claim": hourly(_CLAIMS_PER_HOUR),
            "device-link": hourly(_DEVICE_LINKS_PER_HOUR),
            "edition": hourly(_EDITIONS_PER_HOUR),
            "study": hourly(_STUDIES_PER_HOUR),
            "review": hourly(_REVIEWS_PER_HOUR),
            "attempt": hourly(_ATTEMPTS_PER_HOUR),
            "message": hourly(_MESSAGES_PER_HOUR),
            "invite": hourly(_INVITATIONS_PER_HOUR),
            "relation": hourly(_RELATIONS_PER_HOUR),
            "search": hourly(_SEARCHES_PER_HOUR),
        }

    def limiters(self) -> dict[str, RateLimiter]:
        """All limits, by name."""
        both = {"address": self._by_address, "person": self._by_person}
        return {f"{by} {deed}": rates for by, all_ in both.items() for deed, rates in all_.items()}

    def spend(self, deed: Deed, *, address: str = "", person: str = "") -> None:
        """Count one deed of this person, from this address. Raises QuotaExceeded, with nothing counted."""
        counted = [
            (rates[deed], key)
            for rates, key in (
                (self._by_address, subnet_of(address) if address else ""),
                (self._by_person, person),
            )
            if key and deed in rates
        ]
        wait = max((rates.wait(key) for rates, key in counted), default=0.0)
        if wait > 0:
            raise QuotaExceeded(_TOO_MANY[deed], seconds=math.ceil(wait))
        for rates, key in counted:
            rates.take(key)
