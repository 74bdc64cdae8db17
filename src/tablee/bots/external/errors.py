"""What can go wrong with a bot that is a program. Codes are stable; words live in the catalogues."""

from __future__ import annotations

from typing import Literal

import msgspec

FaultCode = Literal[
    "not-started",  # there is no such program, or it may not be run
    "no-hello",  # it started and did not introduce itself
    "wrong-protocol",  # it speaks another version
    "crashed",  # it ended before the game did
    "output-closed",  # it lives, but can say nothing more
    "timed-out",  # no answer within budget and grace
    "no-heartbeat",  # it promised to answer pings and stopped doing so
    "bad-message",  # a line that is no message of the protocol
    "line-too-long",
    "wrong-id",  # an answer to a question that was never asked
    "bad-notation",  # the move is no move of the game
    "illegal-move",  # the move is not allowed here
    "given-up",  # it failed too often in this game and is no longer asked
]

# After these the program is of no use any more: it is ended, and started again for the next decision.
FATAL: frozenset[FaultCode] = frozenset(
    {
        "not-started",
        "no-hello",
        "wrong-protocol",
        "crashed",
        "output-closed",
        "no-heartbeat",
        "line-too-long",
    }
)


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went wrong. `played` is the move made in its place; None if no decision was lost."""

    code: FaultCode
    seat: int
    decision: int  # the id of the question
    detail: str  # for the author of the bot: an excerpt, an exit code; printable
    played: str | None


class Forfeit(Exception):
    """The bot loses this decision."""

    def __init__(self, code: FaultCode, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


def excerpt(text: str | bytes, most: int = 200) -> str:
    """The beginning of what a program said, harmless on any terminal."""
    told = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    clean = "".join(sign if sign.isprintable() else " " for sign in told[: most + 1])
    return f"{clean[:most]}…" if len(clean) > most else clean
