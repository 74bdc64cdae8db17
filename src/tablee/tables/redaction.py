"""Redaction: an entry of the log as one viewer may know it.

What holds a secret has a type of its own here that cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tablee.engine.json_writer import WrittenMove
from tablee.engine.messages import Event, Outcome
from tablee.engine.state import UNKNOWN
from tablee.engine.viewpoints import Viewpoints
from tablee.tables import entries
from tablee.tables.entries import By, Entry, How, Logged, Origin
from tablee.tables.settings import Settings


class RedactedLaid(Entry, frozen=True, tag="laid"):
    """The table stands; of the first game's secret only its hash is known."""

    settings: Settings
    host: str
    rules: str
    edition: str
    commitment: str = ""
    origin: Origin | None = None


class RedactedStarted(Entry, frozen=True, tag="started"):
    """The cards are dealt; of the secret only its hash is known, and what every seat added to it."""

    commitment: str
    nonces: tuple[str, ...] = ()


class RedactedLinksRenewed(Entry, frozen=True, tag="links-renewed"):
    """There are new links; whoever may have them asks for them."""

    seat_link: bool
    watch_link: bool


class RedactedMoved(Entry, frozen=True, tag="moved"):
    """A move; None: this viewer may know only that there was one."""

    seat: int
    move: str | None
    by: By = "person"
    command: str = ""  # for the seat that made it
    gains: tuple[int, ...] = ()  # by how much everybody's points changed, by seat; empty: not at all


class RedactedChoiceChanged(Entry, frozen=True, tag="choice-changed"):
    """Somebody chose otherwise in secret. Who, and what, is for the seat itself."""

    seat: int | None = None
    move: str | None = None
    command: str = ""


class RedactedEnded(Entry, frozen=True, tag="ended"):
    """The game is over, and everybody can check its chance."""

    how: How
    outcome: Outcome | None
    secret: str
    next_commitment: str = ""  # the hash of the next game's secret


# Everybody may know these as they are.
_OPEN = (
    entries.Changed
    | entries.Joined
    | entries.NonceAdded
    | entries.Left
    | entries.KeptOut
    | entries.LetBackIn
    | entries.Muted
    | entries.BotSeated
    | entries.BotChanged
    | entries.ReadySaid
    | entries.NameChanged
    | entries.HostPassed
    | entries.SeatClaimed
    | entries.ClaimAnswered
    | entries.ClaimEnded
    | entries.SeatHandedOver
    | entries.UndoAsked
    | entries.UndoAnswered
    | entries.Undone
    | entries.PauseAsked
    | entries.PauseAnswered
    | entries.Paused
    | entries.Resumed
    | entries.Resigned
    | entries.TimeRanOut
    | entries.AnswerTimedOut
    | entries.ServerAway
    | entries.SeatHeld
    | entries.SeatTakenBack
    | entries.HandShown
    | entries.AbandonAsked
    | entries.AbandonAnswered
    | entries.RematchAsked
    | entries.Rematched
)
AnyRedactedEntry = (
    RedactedLaid
    | RedactedStarted
    | RedactedLinksRenewed
    | RedactedMoved
    | RedactedChoiceChanged
    | RedactedEnded
    | _OPEN
)


class EntryForViewer(msgspec.Struct, frozen=True):
    """One entry for one viewer, with what it meant in the game."""

    number: int
    at: int
    entry: AnyRedactedEntry
    events: list[Event]


class AppliedEntry:
    """One entry that was applied, for each viewer to be told of: also when the table has long moved on."""

    __slots__ = ("_after", "_before", "_code", "_coming", "_commitment", "_redacted", "_secret", "logged")

    def __init__(
        self,
        logged: Logged,
        *,
        secret: bytes = b"",
        commitment: str = "",
        coming: str = "",
        code: int = 0,
        before: Viewpoints | None = None,
        after: Viewpoints | None = None,
    ) -> None:
        self.logged = logged
        self._secret = secret
        self._commitment = commitment  # of the game at hand …
        self._coming = coming  # … and of the next one
        self._code = code
        self._before = before
        self._after = after
        self._redacted: dict[int | None, EntryForViewer] = {}

    def for_viewer(self, eyes: int | None) -> EntryForViewer:
        """Returns what this viewer may know: a seat, or None for a spectator."""
        known = self._redacted.get(eyes)
        if known is None:
            entry = self.logged.entry
            redact = _REDACTIONS.get(type(entry))
            if redact is not None:
                shown, events = redact(self, entry, eyes)
            elif isinstance(entry, _OPEN):
                shown, events = entry, []
            else:
                raise TypeError(f"nobody said how {type(entry).__name__} is told")
            known = self._redacted[eyes] = EntryForViewer(self.logged.number, self.logged.at, shown, events)
        return known

    def written_for(
        self, eyes: Iterable[int | None], *, with_view: bool = True
    ) -> dict[int | None, WrittenMove]:
        """The same of a move and what came of it, as JSON texts; nothing where it has to go the typed way."""
        before, after, entry = self._before, self._after, self.logged.entry
        if before is None or after is None or type(entry) is not entries.Moved:
            return {}
        writer = after.game.move_writer
        if writer is None:
            return {}
        if after.game.has_secret_moves:
            known = {one: UNKNOWN if self.is_secret(one) else self._code for one in eyes}
        else:
            known = dict.fromkeys(eyes, self._code)
        return writer.write(before.cell, entry.seat, after.cell, known, with_view=with_view)

    def is_secret(self, eyes: int | None) -> bool:
        """Whether this viewer may know only that there was a move."""
        before, entry = self._before, self.logged.entry
        assert before is not None
        assert isinstance(entry, entries.Moved)
        return before.is_secret(entry.seat, self._code, eyes)

    def _lay(self, entry: entries.Laid, _eyes: int | None) -> tuple[AnyRedactedEntry, list[Event]]:
        origin = None if entry.beginning is None else entry.beginning.origin
        shown = RedactedLaid(entry.settings, entry.host, entry.rules, entry.edition, self._coming, origin)
        return shown, []

    def _start(self, entry: entries.Started, eyes: int | None) -> tuple[AnyRedactedEntry, list[Event]]:
        assert self._after is not None
        events: list[Event] = []
        if entry.beginning is None:  # else nothing was dealt: the view tells how it stands
            events = self._after.game.edges.tell_start(self._after.hidden(eyes), eyes)
        return RedactedStarted(self._commitment, entry.nonces), events

    def _links(self, entry: entries.LinksRenewed, _eyes: int | None) -> tuple[AnyRedactedEntry, list[Event]]:
        return RedactedLinksRenewed(bool(entry.seat_key), bool(entry.watch_key)), []

    def _move(self, entry: entries.Moved, eyes: int | None) -> tuple[AnyRedactedEntry, list[Event]]:
        before, after = self._before, self._after
        assert before is not None
        assert after is not None
        shown = RedactedMoved(
            entry.seat,
            None if self.is_secret(eyes) else entry.move,
            entry.by,
            entry.command if eyes == entry.seat else "",
            before.gains(after, eyes),
        )
        return shown, before.told(entry.seat, self._code, after, eyes)

    def _choose_again(
        self, entry: entries.ChoiceChanged, eyes: int | None
    ) -> tuple[AnyRedactedEntry, list[Event]]:
        if eyes != entry.seat:
            return RedactedChoiceChanged(), []
        return RedactedChoiceChanged(entry.seat, entry.move, entry.command), []

    def _end(self, entry: entries.Ended, _eyes: int | None) -> tuple[AnyRedactedEntry, list[Event]]:
        return RedactedEnded(entry.how, entry.outcome, self._secret.hex(), self._coming), []


_REDACTIONS: dict[type, Callable[[AppliedEntry, Any, int | None], tuple[AnyRedactedEntry, list[Event]]]] = {
    entries.Laid: AppliedEntry._lay,
    entries.Started: AppliedEntry._start,
    entries.LinksRenewed: AppliedEntry._links,
    entries.Moved: AppliedEntry._move,
    entries.ChoiceChanged: AppliedEntry._choose_again,
    entries.Ended: AppliedEntry._end,
}
