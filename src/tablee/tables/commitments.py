"""Commit and reveal: chance that nobody can choose, promised before anybody sits down; every seat adds to it.

A table's first entry holds a secret from which those of all its games follow. The hash of a game's own
secret, its commitment, is shown from then on, or from the end of the game before it. Only then do nonces
come, one from each seat that cares; whatever is dealt and rolled depends on all of them.
"""

from __future__ import annotations

import hmac

from tablee.engine.dice import commitment
from tablee.tables.state import LiveState


def secret_of_game(secret: bytes, number: int) -> bytes:
    """The secret of a table's game of that number. Shown at that game's end, it tells nothing of the next."""
    return hmac.digest(secret, b"tablee game" + number.to_bytes(8, "big"), "sha256")


def promise(live: LiveState, number: int, at: int) -> None:
    """Show the commitment of the game of that number, which is still to come."""
    if live.secret:
        live.coming, live.promised_at = commitment(secret_of_game(live.secret, number)), at


def nonces_of(live: LiveState, by: int | None = None, nonce: str = "") -> tuple[str, ...]:
    """What the seats have added to the coming game, and what `by` adds now. None at older tables."""
    if not live.secret:
        return ()
    return tuple(nonce if nonce and seat == by else chair.nonce for seat, chair in enumerate(live.chairs))


def first_nonce(live: LiveState, seat: int, nonce: str) -> str:
    """This nonce, if the seat has none yet and anything was promised."""
    return nonce if live.secret and not live.chairs[seat].nonce else ""
