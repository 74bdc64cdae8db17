"""Settings: what is chosen when a table is laid."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.engine.options import Value

Level = Literal["novice", "casual", "club", "expert", "master"]


class NoClock(msgspec.Struct, frozen=True, tag_field="clock", tag="none"):
    """Nobody is hurried."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="clock", tag="live"):
    """A time bank for the whole game, and seconds added after each own move."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=7200)] = 600  # seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=120)] = 10
    # Seconds for a decision inside another's turn; None: they follow from the bank and the increment.
    short: Annotated[int, msgspec.Meta(ge=5, le=600)] | None = None

    @property
    def answer_seconds(self) -> int:
        """How long such a decision may take: about as long as one move of twenty, 10 to 60 seconds."""
        if self.short is not None:
            return self.short
        return min(60, max(10, self.bank // 20 + self.increment))


class RelaxedClock(msgspec.Struct, frozen=True, tag_field="clock", tag="relaxed"):
    """Days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2


Clock = NoClock | LiveClock | RelaxedClock


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Which game, for how many, and how time is kept. Knows no language."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    clock: Clock = NoClock()
    when_out: Literal["bot", "forfeit"] = "bot"  # out of time: a bot plays on, or the seat has lost
    holder: Level = "club"  # the bot that plays on
    is_public: bool = False
    hints: bool = True  # whether somebody who plays against bots alone may ask what a bot would do
