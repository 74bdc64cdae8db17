"""Rate limits by what is done, not by how it was asked for: whoever makes a guest or a table spends one here.

Each deed is counted for the address it comes from, for the person who does it, or for both. Every server
counts for itself.
"""

from __future__ import annotations

import math
from typing import Literal

from tablee.games.errors import TableeError
from tablee.server.config import Config
from tablee.server.rates import Rates, hourly, neighbourhood

Deed = Literal["guest", "table", "request", "password", "own-data"]

_TOO_MANY: dict[Deed, str] = {
    "guest": "too-many-guests",
    "table": "too-many-new-tables",
    "request": "too-many-requests",
    "password": "too-many-tries",
    "own-data": "too-many-tries",
}
# Setting a password costs a tenth of a second of a core.
_PASSWORDS_PER_HOUR = 20  # by one person
_ADDRESS_PASSWORDS_PER_HOUR = 60
# All logs are looked through for one person: asked for, or to be erased.
_OWN_DATA_PER_HOUR = 10
_ADDRESS_OWN_DATA_PER_HOUR = 30


class TooMany(TableeError):
    """A quota is used up; `seconds` says when there will be room again."""

    code = "too-many-requests"


class Quotas:
    """What every address and every person may still do."""

    def __init__(self, config: Config) -> None:
        requests = (config.requests_per_second, config.requests_at_once)
        self._by_address: dict[Deed, Rates] = {
            "guest": hourly(config.guests_per_hour),
            "table": hourly(config.address_tables_per_hour),
            "request": Rates(*requests),
            "password": hourly(_ADDRESS_PASSWORDS_PER_HOUR),
            "own-data": hourly(_ADDRESS_OWN_DATA_PER_HOUR),
        }
        self._by_person: dict[Deed, Rates] = {
            "table": hourly(config.tables_per_hour),
            "request": Rates(*requests),
            "password": hourly(_PASSWORDS_PER_HOUR),
            "own-data": hourly(_OWN_DATA_PER_HOUR),
        }

    def spend(self, deed: Deed, *, address: str = "", person: str = "") -> None:
        """Count one deed of this person, from this address. Raises TooMany, and then nothing is counted."""
        counted = [
            (rates[deed], key)
            for rates, key in (
                (self._by_address, neighbourhood(address) if address else ""),
                (self._by_person, person),
            )
            if key and deed in rates
        ]
        wait = max((rates.wait(key) for rates, key in counted), default=0.0)
        if wait > 0:
            raise TooMany(_TOO_MANY[deed], seconds=math.ceil(wait))
        for rates, key in counted:
            rates.take(key)
