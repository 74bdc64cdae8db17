"""Events of the log (event sourcing): a table's log is the only truth, everything else follows from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.engine.messages import Outcome, kebab
from tablee.tables.settings import Settings

By = Literal["person", "bot", "clock", "default"]
How = Literal["played", "resigned", "out-of-time", "abandoned"]


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=kebab, omit_defaults=True):
    """Something that was decided, and cannot be changed any more."""


class Origin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The finished game that is played on from one of its positions: a table's, or a record's."""

    table: str = ""
    record: str = ""
    game: int = 1  # which game of that table
    moves: int  # how many of its moves stand on the board
    seat: int  # whose knowledge was kept: what this seat could not know was drawn anew


class Beginning(msgspec.Struct, frozen=True):
    """Where a game begins that is not dealt: the whole truth in players' words, as records have it."""

    position: dict[str, Any]
    origin: Origin


class Laid(Entry, frozen=True):
    """The table stands. Always the first entry."""

    settings: Settings
    host: str  # a person's id
    rules: str  # the rules' version …
    edition: str  # … and the digest of the edition that it will be played with
    # All games' secrets follow from it, and it never leaves the server; "": laid before there were promises.
    secret: str = ""
    # The first game goes on from here; what its seat could not know is drawn anew at the start.
    beginning: Beginning | None = None
    daily: str = ""  # the day whose daily deal is played here, such as "2026-11-19"


class Changed(Entry, frozen=True):
    """The host chose other settings, before the start or between two games."""

    settings: Settings
    edition: str
    rules: str = ""  # the rules' version from now on; left out, as before
    seat: int | None = None  # where the host sits from now on
    changes: tuple[str, ...] = ()  # what is different: fields of the settings, options as `option-NAME`


class Joined(Entry, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str
    nonce: str = ""  # what they add to the coming game's chance


class NonceAdded(Entry, frozen=True):
    """A person who sat down already adds to the coming game's chance."""

    seat: int
    nonce: str


class Left(Entry, frozen=True):
    """A seat is empty again: its person or bot got up."""

    seat: int


class KeptOut(Entry, frozen=True):
    """The host removed somebody, who may not sit down here any more, or not even come in."""

    person: str
    name: str
    from_table: bool = False


class LetBackIn(Entry, frozen=True):
    """The host lets somebody in again."""

    person: str
    name: str


class LinksRenewed(Entry, frozen=True):
    """The table has new links, and the old ones open nothing. Empty: that one stays as it was."""

    seat_key: str = ""
    watch_key: str = ""


class Muted(Entry, frozen=True):
    """A spectator may not write in the chat, or may again. No person: that goes for all spectators."""

    person: str
    name: str
    is_muted: bool


class BotSeated(Entry, frozen=True):
    """A bot sat down: the name of a level, or `external:` and the name of a program that the server knows."""

    seat: int
    bot: str


class BotChanged(Entry, frozen=True):
    """Another level, or another program, plays for this bot from now on."""

    seat: int
    bot: str


class ReadySaid(Entry, frozen=True):
    """A person is ready for the deal, or not any more. Other settings make everybody say it anew."""

    seat: int
    is_ready: bool


class NameChanged(Entry, frozen=True):
    """Somebody who sits here has another name, on the seat and in the game at hand."""

    seat: int
    person: str
    name: str
    was: str = ""  # the name that it replaces


class HostPassed(Entry, frozen=True):
    """Somebody else is the host now."""

    person: str


class Started(Entry, frozen=True):
    """The cards are dealt. The secret never leaves the server before the end; its hash did long before."""

    secret: str = ""  # "": the one that was promised; at older tables it was drawn here
    beginning: Beginning | None = None  # as secret as the secret, but for its origin
    nonces: tuple[str, ...] = ()  # by seat, "" for one that is derived openly; none at older tables
    beginner: int | None = None  # the seat whose turn it is to begin; None: as it is dealt


class Moved(Entry, frozen=True):
    """A move of the game. Seat 7 is the clock."""

    seat: int
    move: str
    by: By = "person"
    command: str = ""  # the id that its sender gave it, so that it is never played twice


class ChoiceChanged(Entry, frozen=True):
    """A seat's last move, chosen in secret and not revealed yet, is this one instead."""

    seat: int
    move: str
    command: str = ""  # as in `moved`


class SeatClaimed(Entry, frozen=True):
    """Somebody without a seat says that this one is theirs: they came back by another device."""

    seat: int
    person: str
    name: str


class ClaimAnswered(Entry, frozen=True):
    """Somebody seated confirms that, or does not and the request is gone."""

    seat: int
    agrees: bool


class ClaimEnded(Entry, frozen=True):
    """Whoever asked for a seat has thought better of it, or nobody confirmed it in time."""

    seat: int
    has_lapsed: bool


class SeatHandedOver(Entry, frozen=True):
    """It was confirmed: the seat is this person's from now on, and no longer of whoever had it."""

    seat: int
    person: str
    name: str
    before: str  # the id of whoever had it


class UndoAsked(Entry, frozen=True):
    """A seat would like to take back its last move."""

    seat: int


class UndoAnswered(Entry, frozen=True):
    """Another seat agrees, or one of them does not and the request is gone."""

    seat: int
    agrees: bool


class Undone(Entry, frozen=True):
    """Only so many moves of the game still stand."""

    seat: int
    moves: int


class PauseAsked(Entry, frozen=True):
    """A seat would like to pause."""

    seat: int


class PauseAnswered(Entry, frozen=True):
    """Another seat agrees, or one of them does not and the request is gone."""

    seat: int
    agrees: bool


class Paused(Entry, frozen=True):
    """All clocks stand still."""

    seat: int


class Resumed(Entry, frozen=True):
    """The game goes on."""

    seat: int


class Resigned(Entry, frozen=True):
    """A seat gives up. With two seats that ends the game; with more a bot plays on in its place."""

    seat: int


class TimeRanOut(Entry, frozen=True):
    """A seat's time is used up. What follows is the table's policy, in the entries after this one."""

    seat: int


class AnswerTimedOut(Entry, frozen=True):
    """A short decision was not made in time. The game's default follows, in the entry after this."""

    seat: int


class ServerAway(Entry, frozen=True):
    """No server was there for so long: every running clock gets that time back."""

    milliseconds: int


class SeatHeld(Entry, frozen=True):
    """A bot plays for a person who is gone or out of time."""

    seat: int
    bot: str


class SeatTakenBack(Entry, frozen=True):
    """The person is back and plays again."""

    seat: int


class HandShown(Entry, frozen=True):
    """A player lets spectators look into the own hand, or no longer."""

    seat: int
    is_shown: bool


class Ended(Entry, frozen=True):
    """The game is over, and its secret is revealed."""

    how: How
    outcome: Outcome | None  # None: nobody won, the game was abandoned


class AbandonAsked(Entry, frozen=True):
    """A seat would like to end the game without a winner."""

    seat: int


class AbandonAnswered(Entry, frozen=True):
    """Another seat agrees, or one of them does not and the request is gone."""

    seat: int
    agrees: bool


class RematchAsked(Entry, frozen=True):
    """A seat would like another game."""

    seat: int
    nonce: str = ""  # what it adds to that game's chance


class Rematched(Entry, frozen=True):
    """Another game at the same table. All stay, and the deal is told who begins; or they move up one seat."""

    stay: bool = False  # False: at older tables, and in games whose deal cannot be told


AnyEntry = (
    Laid
    | Changed
    | Joined
    | NonceAdded
    | Left
    | KeptOut
    | LetBackIn
    | LinksRenewed
    | Muted
    | BotSeated
    | BotChanged
    | ReadySaid
    | NameChanged
    | HostPassed
    | Started
    | Moved
    | ChoiceChanged
    | SeatClaimed
    | ClaimAnswered
    | ClaimEnded
    | SeatHandedOver
    | UndoAsked
    | UndoAnswered
    | Undone
    | PauseAsked
    | PauseAnswered
    | Paused
    | Resumed
    | Resigned
    | TimeRanOut
    | AnswerTimedOut
    | ServerAway
    | SeatHeld
    | SeatTakenBack
    | HandShown
    | Ended
    | AbandonAsked
    | AbandonAnswered
    | RematchAsked
    | Rematched
)


class Logged(msgspec.Struct, frozen=True):
    """An entry in its place: its number (from 1, without gaps) and when (milliseconds since 1970)."""

    number: int
    at: int
    entry: AnyEntry
