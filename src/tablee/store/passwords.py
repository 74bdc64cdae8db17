"""Passwords and tokens. Neither is ever kept; only what can be compared with them is."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper

_hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    """Slow on purpose, so off the event loop."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_password(password: str, password_hash: str | None) -> bool:
    """Does it fit? No hash takes as long, so that the time does not tell which logins exist."""
    if password_hash is None:
        await hash_password(password)
        return False
    return await asyncio.to_thread(_fits, password, password_hash)


def needs_rehash(password_hash: str) -> bool:
    """Was it made with weaker settings than today's?"""
    return _hasher.check_needs_rehash(password_hash)


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
