"""Settings: what is chosen when a table is laid."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablee.engine.errors import BadEdition
from tablee.engine.game import Game
from tablee.engine.options import Value, complete
from tablee.engine.registry import game

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
    is_rated: bool = False  # whether the result changes people's ratings
    # The tables of another edition, as its file would have them: all of it, so that a table's log and its
    # records need nothing else. None: the one that comes with the game.
    edition: dict[str, Any] | None = None


def game_of(settings: Settings) -> Game:
    """The game, with the edition that was chosen. Raises UnknownGame or BadEdition."""
    printed = game(settings.game)
    if settings.edition is None:
        return printed
    playing = printed.with_edition(settings.edition)
    check_playable(playing)
    return playing


def check_playable(playing: Game) -> None:
    """Refuse what would have to be compiled: nobody waits for a stranger's edition. Raises BadEdition."""
    if not playing.is_precompiled:
        raise BadEdition(game=playing.name, file=playing.edition.name, key="-", problem="needs-compiling")


def is_other_position(before: Settings, after: Settings) -> bool:
    """Whether a position of a table with the first settings is none of one with the second."""
    fields = ("game", "seats", "options", "edition")
    return any(getattr(before, field) != getattr(after, field) for field in fields)


def changes(before: Settings, after: Settings) -> tuple[str, ...]:
    """What is different: names of fields, and `option-NAME` for each option of the game."""
    fields = (name for name in Settings.__struct_fields__ if name != "options")
    found = [name for name in fields if getattr(before, name) != getattr(after, name)]
    if before.game != after.game:  # all its options are others
        return tuple(found)
    options = game(after.game).options
    then, now = (complete(options, settings.options) for settings in (before, after))
    return (*found, *(f"option-{option.name}" for option in options if then[option.name] != now[option.name]))
