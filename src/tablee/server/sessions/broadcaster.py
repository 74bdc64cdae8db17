"""Broadcasting with redaction: each watcher gets what the own eyes may see; equal eyes share one message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tablee.engine.messages import View
from tablee.engine.state import CLOCK
from tablee.server.protocol.messages import (
    Away,
    Done,
    Here,
    News,
    Presence,
    Said,
    SeatClock,
    TableNow,
    Unsaid,
    write_message,
)
from tablee.server.sessions import access
from tablee.server.sessions.awake_table import AwakeTable
from tablee.server.sessions.catch_up import CatchUp
from tablee.server.sessions.move_news import ForAllEyes, MoveNews
from tablee.server.sessions.watcher import Watcher
from tablee.store.rows import ChatLine
from tablee.store.store import Store
from tablee.tables.clocks import clock_zero, is_race
from tablee.tables.decide import time
from tablee.tables.entries import HandShown, Joined, Left, Moved, Rematched, SeatHandedOver, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.redaction import AppliedEntry
from tablee.tables.settings import NoClock

_EYES_CHANGE = {Joined, Left, Rematched, Started, HandShown, SeatHandedOver}


class Broadcaster:
    """Tells the watchers of one table what happens."""

    def __init__(
        self, table: AwakeTable, catch_up: CatchUp, store: Store, is_locked: Callable[[str], bool]
    ) -> None:
        self.table = table
        self._catch_up = catch_up
        self._store = store
        self._is_locked = is_locked
        self._chat_changes = 0  # lines said and taken away, as far as was told here

    @property
    def live(self) -> LiveTable:
        """The table as it stands."""
        return self.table.live

    def tell(self, happened: Sequence[AppliedEntry], author: Watcher | None, command_id: str) -> None:
        """Tell everybody what has just happened, and its author that it was done."""
        live = self.table.live
        number = live.number
        if not are_moves(happened) and not _EYES_CHANGE.isdisjoint(map(_kind, happened)):
            for watcher in self.table.watchers:
                watcher.eyes = live.eyes_of(watcher.line.person.id)
        ready = []
        for watcher in self.table.watchers:
            if watcher.line.is_slow or watcher.is_behind:
                watcher.is_behind = True
                if watcher is author:
                    self.tell_done(author, command_id, number)
            else:
                ready.append(watcher)
        messages = self._messages(happened, {watcher.eyes for watcher in ready}) if ready else {}
        for watcher in ready:
            watcher.sent = number
            message = messages[watcher.eyes]
            watcher.line.tell(_with_ack(message, command_id) if watcher is author else message)
        if author is not None and author not in self.table.watchers:
            self.tell_done(author, command_id, number)

    def _messages(self, happened: Sequence[AppliedEntry], eyes: set[int | None]) -> dict[int | None, bytes]:
        """These news by eyes: those of moves, as nearly all are, the short way where that goes."""
        same = self.for_all_eyes(happened)
        messages: dict[int | None, bytes] = {}
        if same.state is None:
            messages = MoveNews(self.table.live, self.table.id, happened, same).write(eyes)
        if len(messages) < len(eyes):
            for one in eyes.difference(messages):
                messages[one] = write_message(self.news(happened, one, same))
        return messages

    def news(
        self, happened: Sequence[AppliedEntry], eyes: int | None, same: ForAllEyes | None = None
    ) -> News:
        """What these entries mean for those eyes, and how the table looks to them now."""
        live = self.live
        state, clocks, zero = same or self.for_all_eyes(happened)
        view, moves = self.sight(eyes)
        return News(
            table=self.table.id,
            number=live.number,
            told=tuple([one.for_viewer(eyes) for one in happened]),
            view=view,
            moves=moves,
            default=time.default_for(live, eyes),
            shown=self.shown(eyes),
            state=state,
            clocks=clocks,
            clock_zero=zero,
        )

    def for_all_eyes(self, happened: Sequence[AppliedEntry]) -> ForAllEyes:
        """What of these news is the same for everybody."""
        live = self.live
        return ForAllEyes(
            None if are_moves(happened) else live.state(),
            self.clocks() if self.do_clocks_matter() else (),
            clock_zero(live),
        )

    def sight(self, eyes: int | None) -> tuple[View | None, tuple[str, ...]]:
        """The position as those eyes see it, and what they may do. Nothing before the start."""
        return self.live.view(eyes), tuple(self.live.legal_moves(eyes))

    def do_clocks_matter(self) -> bool:
        """At a table with clocks; at one without, in the breaks of a race."""
        live = self.table.live
        if type(live.settings.clock) is not NoClock:
            return True
        return live.table is not None and is_race(live) and CLOCK not in live.to_act

    def clocks(self) -> tuple[SeatClock, ...]:
        """Every seat's clock."""
        seats = self.live.state().seats
        return tuple(SeatClock(seat.bank_ms, seat.deadline, seat.is_short, seat.left_ms) for seat in seats)

    def shown(self, eyes: int | None) -> tuple[View, ...]:
        """For spectators: the hands that their players show."""
        if eyes is not None:
            return ()
        views = (self.sight(seat)[0] for seat in self.live.hands_shown_to(eyes))
        return tuple(view for view in views if view is not None)

    def tell_done(self, author: Watcher, command_id: str, number: int) -> None:
        """The answer to a command that brought no news to its author."""
        author.line.tell(write_message(Done(id=command_id, table=self.table.id, number=number)))

    async def welcome(self, watcher: Watcher, after: int | None) -> None:
        """Show the table to a new watcher, or tell one who comes back what has happened meanwhile."""
        missed = [] if after is None else await self._catch_up.missed(self.table, watcher, after)
        number = self.live.number
        chat = await self.chat()
        missed += self.table.recent_after(number)
        if watcher.is_gone or (watcher.is_catching_up and watcher.line.is_slow):
            return
        # Nothing is awaited from here on: the watcher joins in exactly where this message ends.
        code = access.why_out(self.table, watcher)  # the host may have closed the door meanwhile
        if code:
            watcher.line.dismiss(self.table.id, code)
            return
        watcher.is_behind = False
        watcher.eyes = self.live.eyes_of(watcher.line.person.id)
        watcher.sent = self.live.number
        if chat and not self.table.watchers:  # else others may still have to be told of the last lines
            self.table.chat_told.reach(chat[-1].number)
        self.table.watchers.add(watcher)
        left_out = 0 if after is None else max(0, self.live.number - max(after, 1) - len(missed))
        heard = _without(chat, watcher.apart)
        now = self.table_now(watcher.eyes, missed, heard, may_sit=watcher.may_sit, left_out=left_out)
        watcher.line.tell(write_message(now))

    async def chat(self) -> list[ChatLine]:
        """What was said here, up to this moment: read again where somebody spoke while it was read."""
        while True:
            before = self._chat_changes
            chat = await self._store.chat(self.table.id)
            if self._chat_changes == before:
                return chat

    def show_again(self, chat: Sequence[ChatLine]) -> None:
        """Show the table to everybody anew."""
        if chat:
            self.table.chat_told.reach(chat[-1].number)
        for watcher in self.table.watchers:
            watcher.eyes = self.live.eyes_of(watcher.line.person.id)
            watcher.sent = self.live.number
            heard = _without(chat, watcher.apart)
            now = self.table_now(watcher.eyes, (), heard, may_sit=watcher.may_sit)
            watcher.line.tell(write_message(now))

    def table_now(
        self,
        eyes: int | None,
        missed: Iterable[AppliedEntry],
        chat: Iterable[ChatLine],
        *,
        may_sit: bool,
        left_out: int = 0,
    ) -> TableNow:
        """The whole table as those eyes see it, with what they missed and how much of it is left out."""
        view, moves = self.sight(eyes)
        said = tuple(
            Said(
                table=self.table.id,
                number=line.number,
                at=line.at,
                person=line.person,
                name=self.live.name_of(Person(line.person, line.name)),
                text=line.text,
            )
            for line in chat
        )
        return TableNow(
            table=self.table.id,
            number=self.live.number,
            state=self.live.state(),
            eyes=eyes,
            view=view,
            moves=moves,
            default=time.default_for(self.live, eyes),
            shown=self.shown(eyes),
            here=self.here(),
            away=self.away(),
            chat=said,
            may_sit=may_sit,
            is_locked=self._is_locked(self.table.id),
            missed=tuple(one.for_viewer(eyes) for one in missed),
            left_out=left_out,
        )

    async def tell_the_rest(self, watcher: Watcher) -> None:
        """A slow watcher can be told things again: what it was spared, or the table anew if that is much."""
        if not watcher.is_behind or watcher.is_catching_up or watcher.is_gone:
            return
        missed = self.table.recent_after(watcher.sent)
        if missed:
            watcher.is_behind = False
            watcher.sent = self.live.number
            watcher.line.tell(write_message(self.news(missed, watcher.eyes)))
            return
        watcher.is_catching_up = True
        try:
            await self.welcome(watcher, watcher.sent)
        finally:
            watcher.is_catching_up = False

    def here(self) -> tuple[Presence, ...]:
        """Who is at the table, each person once, whichever server they came through."""
        people = {one.person: one for others in self.table.elsewhere.values() for one in others}
        people.update((one.person, one) for one in self.here_only())
        return _by_seat(people.values())

    def away(self) -> tuple[Away, ...]:
        """Who has a seat and is not there, and since when."""
        seated = [chair.person for chair in self.live.chairs if chair.person]
        since = ((person, self.table.away_since(person)) for person in seated)
        return tuple(Away(person, moment) for person, moment in since if moment is not None)

    def here_only(self) -> tuple[Presence, ...]:
        """The same, of those who came through this server."""
        people: dict[str, Presence] = {}
        for watcher in self.table.watchers:
            line = watcher.line
            people[line.person.id] = Presence(
                person=line.person.id,
                name=self.live.name_of(line.person),
                seat=self.live.eyes_of(line.person.id),
                round_trip=line.round_trip,
            )
        return _by_seat(people.values())

    def tell_here(self) -> None:
        """Tell everybody who is here."""
        self.broadcast(write_message(Here(table=self.table.id, here=self.here(), away=self.away())))

    def tell_chat(self, message: Said | Unsaid, author: Watcher | None = None, command_id: str = "") -> None:
        """A line was said, or taken away."""
        self._chat_changes += 1
        speaker = message.person if isinstance(message, Said) else ""
        self.broadcast(write_message(message), author, command_id, speaker)

    def broadcast(
        self, message: bytes, author: Watcher | None = None, command_id: str = "", speaker: str = ""
    ) -> None:
        """The same to everybody, but for those who are kept apart from whoever says it."""
        for watcher in self.table.watchers:
            if not watcher.line.is_slow and speaker not in watcher.apart:
                watcher.line.tell(_with_ack(message, command_id) if watcher is author else message)


def _kind(applied: AppliedEntry) -> type:
    return type(applied.logged.entry)


def are_moves(happened: Sequence[AppliedEntry]) -> bool:
    """Whether nothing but moves has happened."""
    return all(type(one.logged.entry) is Moved for one in happened)


def _by_seat(people: Iterable[Presence]) -> tuple[Presence, ...]:
    return tuple(sorted(people, key=lambda one: (one.seat is None, one.seat, one.person)))


def _without(chat: Iterable[ChatLine], apart: frozenset[str]) -> list[ChatLine]:
    """What was said by anybody else."""
    return [line for line in chat if line.person not in apart]


def _with_ack(message: bytes, command_id: str) -> bytes:
    """The same message, with the author's own command id at its end: cheaper than encoding it again."""
    return message[:-1] + b',"ack":' + write_message(command_id) + b"}"
