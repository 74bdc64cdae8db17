"""Throttled password attempts: nobody guesses a password, and nobody is locked out by others' guesses.

What counts first is a login from an address: whoever guesses there locks out nobody elsewhere. A much larger
bucket for each login slows down those who guess from many addresses; addresses from which its owner has
signed in before are exempt from it. A right password gives back what it took.
"""

from __future__ import annotations

from collections import OrderedDict

from tablee.engine.errors import TableeError
from tablee.server.limits.rate_limiter import RateLimiter, subnet_of

_GUESSES_PER_SECOND = 0.1
_AT_ONE_ADDRESS = 8  # for one login
_BY_ONE_ADDRESS = 60  # for all logins: a whole class may sign in at once
_FOR_ONE_LOGIN = 300  # from anywhere
_MOST_KNOWN = 10_000


class PasswordAttempts:
    """Tries of passwords. Addresses are in memory only."""

    def __init__(self) -> None:
        self._pairs = RateLimiter(_GUESSES_PER_SECOND, _AT_ONE_ADDRESS)
        self._addresses = RateLimiter(_GUESSES_PER_SECOND, _BY_ONE_ADDRESS)
        self._logins = RateLimiter(_GUESSES_PER_SECOND, _FOR_ONE_LOGIN)
        self._known: OrderedDict[str, None] = OrderedDict()

    def limiters(self) -> dict[str, RateLimiter]:
        """All limits, by name."""
        return {"sign-in pair": self._pairs, "sign-in address": self._addresses, "sign-in": self._logins}

    def take(self, login: str, address: str) -> None:
        """Count a try. Raises `too-many-tries`."""
        taken: list[tuple[RateLimiter, str]] = []
        for rates, key in self._counted(login, address):
            if not rates.take(key):
                for other, others_key in taken:
                    other.give_back(others_key)
                raise TableeError("too-many-tries")
            taken.append((rates, key))

    def was_right(self, login: str, address: str) -> None:
        """It was the right password: it does not count, and its owner is known at this address."""
        for rates, key in self._counted(login, address):
            rates.give_back(key)
        pair = _pair(login, address)
        self._known[pair] = None
        self._known.move_to_end(pair)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def is_known(self, login: str, address: str) -> bool:
        """Whether the owner of this login has signed in from there."""
        return _pair(login, address) in self._known

    def _counted(self, login: str, address: str) -> list[tuple[RateLimiter, str]]:
        counted = [(self._pairs, _pair(login, address)), (self._addresses, subnet_of(address))]
        if not self.is_known(login, address):
            counted.append((self._logins, login))
        return counted


def _pair(login: str, address: str) -> str:
    return f"{subnet_of(address)} {login}"
