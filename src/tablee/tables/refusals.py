"""Refusal codes of tables. Each has a sentence in every language; a game's own reasons are the game's."""

from __future__ import annotations

from typing import Literal

from tablee.engine.errors import Refused

Reason = Literal[
    "already-agreed",
    "already-asked",
    "already-held",
    "already-host",
    "already-seated",
    "already-so",
    "ask-rematch",
    "bot-moves-first",
    "game-over",
    "game-running",
    "has-time-left",
    "hints-alone-only",
    "hints-off",
    "host-only",
    "kept-out",
    "muted",
    "no-game",
    "no-hints-in-a-race",
    "no-person-there",
    "no-seat",
    "no-such-seat",
    "no-undo-here",
    "nonce-added",
    "not-back",
    "not-held",
    "not-paused",
    "not-your-turn",
    "not-yourself",
    "nothing-asked",
    "nothing-promised",
    "nothing-to-undo",
    "out-of-date",
    "paused",
    "resign-or-hold",
    "rules-changed",
    "seat-empty",
    "seat-held",
    "seat-resigned",
    "seat-taken",
    "seats-empty",
    "spectators-muted",
    "still-here",
    "table-full",
    "time-is-up",
    "too-many-named",
    "too-many-seated",
    "unknown-bot",
]


def refused(reason: Reason, /, **details: object) -> Refused:
    """To be raised; nothing has changed."""
    return Refused(reason, **details)
