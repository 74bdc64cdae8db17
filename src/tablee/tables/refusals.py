"""Refusal codes of tables. Each has a sentence in every language; a game's own reasons are the game's."""

from __future__ import annotations

from typing import Literal

from tablee.engine.errors import Refused

Reason = Literal[
    "already-agreed",
    "already-asked",
    "already-held",
    "already-host",
    "already-revealed",
    "already-seated",
    "already-so",
    "claim-refused",
    "claim-too-soon",
    "ask-rematch",
    "bot-moves-first",
    "daily-deal",
    "days-in-a-race",
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
    "nobody-to-confirm",
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
    "rated-from-start",
    "rated-known-bots",
    "rated-needs-clock",
    "rated-needs-forfeit",
    "rated-no-abandon",
    "rated-no-claim",
    "rated-no-hints",
    "rated-no-hold",
    "rated-no-undo",
    "rated-own-edition",
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
