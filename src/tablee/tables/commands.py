"""Commands: what can be asked of a table. Each yields log entries or is refused with a stable code."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.engine.messages import kebab
from tablee.engine.nonces import DIGITS
from tablee.tables.settings import Settings

Bot = Annotated[str, msgspec.Meta(max_length=80)]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_END = r"$(?!\n)"  # Python's $ alone would let a line break through
Nonce = Annotated[str, msgspec.Meta(pattern=f"^{DIGITS}{_END}")]
NonceOrNone = Annotated[str, msgspec.Meta(pattern=f"^({DIGITS})?{_END}")]  # "": it is derived openly
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """Something that somebody wants to happen."""


class Join(Command, frozen=True):
    """Sit down, on a certain seat or on any free one. `nonce`: see `add-nonce`."""

    seat: Seat | None = None
    nonce: NonceOrNone = ""


class AddNonce(Command, frozen=True):
    """Add 128 to 256 random bits of my own to the chance of the coming game, once its commitment is known."""

    nonce: Nonce


class Leave(Command, frozen=True):
    """Get up, before the start or after the end. In a game: resign, or let a bot hold the seat."""


class Change(Command, frozen=True):
    """The host: other settings, before the start."""

    settings: Settings


class SeatBot(Command, frozen=True):
    """The host: a bot on a free seat; on a bot's own seat, another level for it."""

    bot: Bot
    seat: Seat | None = None


class Clear(Command, frozen=True):
    """The host: a bot or a person leaves this seat, before the start or after the end.

    A person who is there does not sit down again before the host lets them in; one who has gone may.
    """

    seat: Seat


class Remove(Command, frozen=True):
    """The host: this person is kept out of all seats, or of the table altogether, until let in again."""

    person: PersonId
    from_table: bool = False


class LetIn(Command, frozen=True):
    """The host: this person may come and sit down again."""

    person: PersonId


class RenewLinks(Command, frozen=True):
    """The host: new links. Whoever came by an old one and has no seat has to come again by the new one."""

    which: Literal["seat", "watch", "both"] = "both"


class Mute(Command, frozen=True):
    """The host: this spectator may not write in the chat, or may again. Without a person: all spectators."""

    person: PersonId | None = None
    is_muted: bool = True


class SayReady(Command, frozen=True):
    """Tell everybody that I am ready for the deal, or not any more. Nobody has to: the host deals anyway."""

    is_ready: bool = True


class PassHost(Command, frozen=True):
    """The host: somebody else at the table becomes host."""

    seat: Seat


class TakeHost(Command, frozen=True):
    """Become host in the place of one who has gone. Anybody seated may."""


class Start(Command, frozen=True):
    """The host: deal. All seats must be taken. Anybody seated may, once the host has gone.

    `nonce`: the own one of whoever deals, if it was not added before.
    """

    nonce: NonceOrNone = ""


class Play(Command, frozen=True):
    """A move. `expects` is the number of the last entry that its player had seen; None: judge on arrival."""

    move: Move
    expects: int | None = None


class ChooseAgain(Command, frozen=True):
    """Put this move in the place of the one I chose in secret, while others still choose. They learn nothing.

    `expects` as in `play`.
    """

    move: Move
    expects: int | None = None


class ClaimSeat(Command, frozen=True):
    """This seat is mine, though this device is not known here: for those around the table to confirm."""

    seat: Seat


class AnswerClaim(Command, frozen=True):
    """Confirm whose seat it is, or not; whoever asked withdraws it with a no."""

    agrees: bool


class AskUndo(Command, frozen=True):
    """Take back my last move: at once where nothing was revealed, else if all others agree."""


class AnswerUndo(Command, frozen=True):
    """Agree to a request, or not."""

    agrees: bool


class AskPause(Command, frozen=True):
    """Stop all clocks, if all others agree."""


class AnswerPause(Command, frozen=True):
    """Agree to a request, or not."""

    agrees: bool


class Resume(Command, frozen=True):
    """Go on after a pause. Any seat may."""


class Resign(Command, frozen=True):
    """Give up."""


class HoldSeat(Command, frozen=True):
    """Let a bot play for a seat whose person is gone, or for my own. I can take it back at any time."""

    seat: Seat


class TakeBack(Command, frozen=True):
    """Play again where a bot held my seat."""


class ShowHand(Command, frozen=True):
    """Let spectators see my hand, or no longer."""

    is_shown: bool


class AskRematch(Command, frozen=True):
    """Play again: dealt anew as soon as every person at the table has asked. `nonce`: for that game."""

    nonce: NonceOrNone = ""


class Abandon(Command, frozen=True):
    """End the game without a winner: at once among bots alone, else if all other people in it agree."""


class AnswerAbandon(Command, frozen=True):
    """Agree to a request, or not."""

    agrees: bool


AnyCommand = (
    Join
    | AddNonce
    | Leave
    | Change
    | SeatBot
    | Clear
    | Remove
    | LetIn
    | RenewLinks
    | Mute
    | SayReady
    | PassHost
    | TakeHost
    | Start
    | Play
    | ChooseAgain
    | ClaimSeat
    | AnswerClaim
    | AskUndo
    | AnswerUndo
    | AskPause
    | AnswerPause
    | Resume
    | Resign
    | HoldSeat
    | TakeBack
    | ShowHand
    | AskRematch
    | Abandon
    | AnswerAbandon
)
