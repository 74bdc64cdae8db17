"""Message types: views, events, moves and outcomes as they become JSON, and types for the browser."""

from __future__ import annotations

import re
from typing import Annotated, Any, NamedTuple

import msgspec

# How a field is put into words: a seat by its player's name, a named thing by the game's catalogue.
Seat = Annotated[int, msgspec.Meta(extra={"word": "seat"})]
# In a row with one number a seat: each is said with its player's name.
OfSeat = Annotated[int, msgspec.Meta(extra={"word": "of-seat"})]
# A place by its short name, such as `b2`: said as it is, and in capitals beside a board that shows it as B2.
Place = Annotated[str, msgspec.Meta(extra={"word": "place"})]


# Notes beside the type of a field of a view, for boards that know nothing of the game:
# `Annotated[tuple[Side, ...], BY_SEAT]` comes once for each seat; `ASIDE` is a memory aid, such as a card
# counter, that people can switch off; `NOWHERE` is for programs alone; `MOMENT` is a time on the game's own
# clock.
BY_SEAT = msgspec.Meta(extra={"by": "seat"})
ASIDE = msgspec.Meta(extra={"place": "aside"})
NOWHERE = msgspec.Meta(extra={"place": "nowhere"})
MOMENT = msgspec.Meta(extra={"time": "moment"})


def size_of(field: str) -> msgspec.Meta:
    """Says that a number tells how many there are in that field. `hand_size` needs no note beside `hand`."""
    return msgspec.Meta(extra={"size_of": field})


def named(kind: str) -> Any:
    """A text field that stands for a thing with a name, such as a card: catalogue key `kind-value`."""
    return Annotated[str, msgspec.Meta(extra={"word": kind})]


def letters(kind: str) -> Any:
    """A text of letters that each stand for a named thing: said as it is, and by names beside a board."""
    return Annotated[str, msgspec.Meta(extra={"word": f"letters-{kind}"})]


def kebab(name: str) -> str:
    """A class name as a key: `CardsTaken` is `cards-taken`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened, as one viewer may know it. The class name is the message key."""

    @property
    def key(self) -> str:
        """The message key, such as `cards-taken` for CardsTaken."""
        return kebab(type(self).__name__)


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=kebab):
    """A move code spelt out, for menus and for the browser. The class name is the message key."""

    @property
    def key(self) -> str:
        """The message key, such as `move-play-card` for PlayCard."""
        return "move-" + kebab(type(self).__name__)


DRAW = "draw"  # the ending in which nobody wins


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `winners` share the win; nobody wins a draw.

    `scores` is None where the game ended without scoring.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    ending: str

    def __post_init__(self) -> None:
        # Results written by earlier versions name everybody as a winner of a draw.
        if self.ending == DRAW:
            msgspec.structs.force_setattr(self, "winners", ())

    def share(self, seat: int, seats: int) -> float:
        """A seat's part of the one point there is to win; a draw gives everybody the same."""
        if not self.winners:
            return 1 / seats
        return (seat in self.winners) / len(self.winners)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know of a position. `seat` is None for a spectator."""

    game: str
    seat: int | None
    seats: int
    to_act: tuple[int, ...]
    asks: tuple[str, ...]  # by seat, what is asked of it now (a code; catalogue key `ask-…`), or ""
    outcome: Outcome | None

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON data."""
        data = msgspec.to_builtins(self)
        assert isinstance(data, dict)
        return data

    def to_json(self) -> bytes:
        """The view as JSON text."""
        return msgspec.json.encode(self)


# What every view has, and a game's own fields come after.
BASE_FIELDS = frozenset(View.__struct_fields__)


class Witnessed(NamedTuple):
    """What a move brings to one viewer: what happened, and how the table looks now."""

    events: list[Event]
    view: View
