"""Nonces of a commit-and-reveal scheme: what every seat adds to chance, so that no secret alone decides.

A nonce is 16 to 32 bytes, written as hexadecimal digits, in seat order. A seat that adds none (a bot,
somebody whose client knows nothing of it) has one that anybody can work out; here it is an empty text. No
nonces at all: chance comes from the secret alone, as in games from before there were any.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

LEAST_BYTES, MOST_BYTES = 16, 32
DIGITS = rf"([0-9a-f]{{2}}){{{LEAST_BYTES},{MOST_BYTES}}}"

_NONCE = re.compile(DIGITS)


def is_nonce(text: str) -> bool:
    """Whether this can be a seat's nonce."""
    return _NONCE.fullmatch(text) is not None


def are_nonces(nonces: object, seats: int) -> bool:
    """Whether these can be a game's nonces: none at all, or one for each seat, empty where it adds none."""
    if not isinstance(nonces, list | tuple) or len(nonces) not in (0, seats):
        return False
    return all(isinstance(nonce, str) and (nonce == "" or is_nonce(nonce)) for nonce in nonces)


def derived(commitment: str, seat: int) -> bytes:
    """The nonce of a seat that adds none: SHA-256("tablee nonce" ‖ commitment ‖ seat).

    Nothing that anybody could choose after the commitment is in it, so it cannot be used to look for a deal.
    """
    return hashlib.sha256(b"tablee nonce" + bytes.fromhex(commitment) + bytes([seat])).digest()


def mixed_in(commitment: str, nonces: Sequence[str]) -> bytes:
    """What the dice are rolled with besides the secret: how many seats, then each nonce after its length."""
    if not nonces:
        return b""
    whole = [bytes.fromhex(nonce) or derived(commitment, seat) for seat, nonce in enumerate(nonces)]
    return bytes([len(whole)]) + b"".join(bytes([len(nonce)]) + nonce for nonce in whole)


def digest(commitment: str, nonces: Sequence[str]) -> str:
    """A fingerprint of the commitment and all nonces in their order; empty where there are none."""
    if not nonces:
        return ""
    return hashlib.sha256(bytes.fromhex(commitment) + mixed_in(commitment, nonces)).hexdigest()
