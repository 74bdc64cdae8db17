"""Password hashing and tokens. Neither is ever kept; only what can be compared with them is."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper
_THREADS = 2  # each takes 64 MB and all it gets of a core while it computes
_MAX_WAITING = 400
_MAX_WAITING_STRANGERS = 200  # so that a flood of guesses leaves room for those who have been here before
_MAX_WAITING_OF_ONE = 40  # asker, that is address: a whole class may sign in at once

T = TypeVar("T")

_hasher = PasswordHasher()


class HashingPool:
    """A few threads for slow hashes, and askers in turn before them: hashing must not eat the machine."""

    def __init__(self) -> None:
        self._threads = FairPool(_THREADS, name="password")
        self._waiting: Counter[str] = Counter()

    async def run(self, work: Callable[[], T], whose: str, is_known: bool) -> T:
        """Do it when its turn comes. Raises `too-busy` if too many wait, in all or of this asker."""
        most = _MAX_WAITING if is_known else _MAX_WAITING_STRANGERS
        if self._waiting.total() >= most or self._waiting[whose] >= _MAX_WAITING_OF_ONE:
            raise TableeError("too-busy")
        self._waiting[whose] += 1
        try:
            return await self._threads.run(whose, work)
        finally:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]


_pool = HashingPool()


async def hash_password(password: str, *, whose: str = "", is_known: bool = False) -> str:
    """Slow on purpose, so off the event loop. `whose`: the address or person that asks. Raises `too-busy`."""
    return await _pool.run(lambda: _hasher.hash(password), whose, is_known)


async def is_password(
    password: str, password_hash: str | None, *, whose: str = "", is_known: bool = False
) -> bool:
    """Does it fit? No hash takes as long, so that the time does not tell which logins exist."""
    if password_hash is None:
        await hash_password(password, whose=whose, is_known=is_known)
        return False
    return await _pool.run(lambda: _fits(password, password_hash), whose, is_known)


def new_token() -> str:
    """256 random bits for a cookie."""
    return secrets.token_urlsafe(32)


def new_code(length: int) -> str:
    """A random code that people can read to each other."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(length))


def token_hash(token: str) -> str:
    """What is kept of a token. It is random, so one fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def _fits(password: str, password_hash: str) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
