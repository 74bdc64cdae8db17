"""A table session: decide, append, apply. A table that is awake, with its next deadline and its bots.

Commands come in one at a time. What a command decides is appended to the log first, and told to anybody only
when it is safely there.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from tablee.engine.errors import Refused, TableeError
from tablee.fair_pool import FairPool
from tablee.server.cluster.heartbeat import Heartbeat
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.metrics import Metrics
from tablee.server.ops.moderation import Moderation
from tablee.server.protocol.messages import Presence
from tablee.server.sessions import access, table_index
from tablee.server.sessions.alarm import Alarm
from tablee.server.sessions.awake_table import AwakeTable
from tablee.server.sessions.broadcaster import Broadcaster
from tablee.server.sessions.catch_up import CatchUp
from tablee.server.sessions.entry_log import folded, read_log, write_entry
from tablee.server.sessions.ordered_lock import OrderedLock
from tablee.server.sessions.outbox_marks import may_call
from tablee.server.sessions.watcher import Watcher
from tablee.store.errors import Clash, StoreError
from tablee.store.rows import TableRow, Write
from tablee.store.store import Store
from tablee.tables.clocks import does_time_press, is_race
from tablee.tables.commands import AnyCommand, AskRematch, AskUndo, ClaimSeat, Join, Play, Start
from tablee.tables.decide.context import NO_BLOCKS, Blocks, DecisionContext
from tablee.tables.entries import AnyEntry, Logged, Moved, RematchAsked, SeatHandedOver
from tablee.tables.live_table import LiveTable
from tablee.tables.people import Person
from tablee.tables.settings import NoClock

_RETRY_DELAY_S = 1.0  # what was due could not be written
_MAX_TRIES = 8  # somebody else wrote first, so often in a row: give up
_CLAIM_CHECK_S = 5.0  # who is here decides about a claim to a seat, and they come and go


class BotPlayers(Protocol):
    """What a table asks of those who play its bots."""

    def knows(self, name: str) -> bool:
        """Whether there is a bot of that name."""

    def look_after(self, session: TableSession) -> None:
        """Ask every bot whose turn it is at this table."""

    def halt(self, table: str) -> None:
        """Nobody plays at this table until it is looked after again."""

    def forget(self, table: str) -> None:
        """The game is over, or the table sleeps."""


@dataclasses.dataclass(frozen=True)
class SessionContext:
    """All that a table needs of the server around it; the same for all tables."""

    store: Store
    now: Callable[[], int]
    new_secret: Callable[[], bytes]
    is_ready: Callable[[str], Awaitable[None]]  # waits until a game is compiled
    heartbeat: Heartbeat
    moderation: Moderation
    heavy: FairPool  # for what takes long: beside the event loop
    background: BackgroundTasks
    bots: BotPlayers
    catch_up: CatchUp
    metrics: Metrics
    think_unwatched_ms: float  # for how long bots think where nobody looks
    on_outbox: Callable[[], None] = lambda: None  # something was written there
    on_lists: Callable[[table_index.ListsChanged], None] = lambda _: None


class TableSession(AwakeTable):
    """One table, awake."""

    def __init__(self, context: SessionContext, row: TableRow, live: LiveTable) -> None:
        super().__init__(row, live, context.now())
        self.context = context
        self.touched_at = self.awake_since
        self.attended_at = row.changed_at  # when somebody last came, did something or went
        self.broadcaster = Broadcaster(self, context.catch_up, context.store, context.moderation.is_locked)
        self._lock = OrderedLock()
        self._at = self.awake_since  # the moment that a decision is made for, and that its entries get
        self._alarm = Alarm(context.now, self._ring)
        self._is_row_stale = False
        self._listed = row  # the row as lists show it, as far as was told
        self._kept_result: object = None  # of which game, played by whom
        self._is_quiet = False  # nothing is to be looked after between moves: no clocks, no bots, no claim
        self._claim_check: asyncio.TimerHandle | None = None

    # --- what is done to the table --------------------------------------------------------------------

    async def do(
        self, person: Person, command: AnyCommand, command_id: str = "", author: Watcher | None = None
    ) -> int:
        """Carry out a command. Returns the number of the last entry it brought. Raises Refused."""

        if isinstance(command, Start | AskRematch):
            await self.context.is_ready(self.live.settings.game)
        if isinstance(command, AskUndo):
            await self._try(person, command)
        blocks = await self._blocks_of(person) if isinstance(command, Join | ClaimSeat) else NO_BLOCKS
        return await self._settle(
            lambda: self._decide(person, command, command_id, blocks), author, command_id
        )

    async def _blocks_of(self, person: Person) -> Blocks:
        store = self.context.store
        has_blocked = await store.blocked_by(person.id)
        return Blocks(frozenset(has_blocked), frozenset(await store.blockers_of(person.id)))

    async def _try(self, person: Person, command: AnyCommand) -> None:
        """Decide beside the event loop, for what is remembered of it: the decision itself is then quick."""
        context = self.decision_context

        def decide() -> None:
            with contextlib.suppress(
                Exception
            ):  # the table may change meanwhile; what counts comes after this
                self.live.decide(person, command, context)

        await self.context.heavy.run(person.id, decide)

    def play_at_once(
        self, author: Watcher, command: Play, command_id: str, in_trouble: Callable[[Exception], None]
    ) -> bool:
        """Decide a move at once, and commit it: what happens most needs no task that waits for it.

        False, and nothing is decided, if something else is going on here: then `do` it. Raises Refused.
        Should the store not take it, the table is brought up to date and `in_trouble` called.
        """
        at = self.context.now()  # first: what stops the process after it is noticed, or comes after it
        if self._lock.is_held or self.context.heartbeat.is_in_doubt or self._time_to_give_back():
            return False
        self._at = at
        decided = self._decide(author.line.person, command, command_id)
        if isinstance(decided, int):  # it was done before
            self.broadcaster.tell_done(author, command_id, decided)
        elif _are_moves(decided):
            self._commit_moves(decided, author, command_id, in_trouble)
        else:
            self._lock.acquire_now()
            commit = self._commit(decided, author, command_id, in_trouble)
            self.context.background.start(commit, f"a move at {self.id}")
        return True

    def _commit_moves(
        self,
        entries: Sequence[AnyEntry],
        author: Watcher,
        command_id: str,
        in_trouble: Callable[[Exception], None],
    ) -> None:
        """Write moves that were decided, and tell of them when they are written; without a task."""
        write, news = self._as_written(entries)

        def written(problem: Exception | None) -> None:
            if problem is None:
                try:
                    self._is_row_stale = True
                    self._apply(news, author, command_id)
                except Exception as failure:
                    in_trouble(failure)
                finally:
                    self._lock.release()
            else:
                self.context.background.start(
                    self._after_trouble(problem, in_trouble), f"trouble at {self.id}"
                )

        self.context.store.append_then(write, written)
        self._lock.acquire_now()

    async def _commit(
        self,
        entries: Sequence[AnyEntry],
        author: Watcher,
        command_id: str,
        in_trouble: Callable[[Exception], None],
    ) -> None:
        """The same for whatever else was decided: the index of tables is written too. Gives the lock back."""
        try:
            await self._append(entries, author, command_id)
        except (Clash, StoreError) as problem:
            await self._after_trouble(problem, in_trouble)
        except BaseException as failure:
            self._lock.release()
            if not isinstance(failure, Exception):
                raise
            in_trouble(failure)
        else:
            self._lock.release()

    async def _after_trouble(self, problem: Exception, tell: Callable[[Exception], None]) -> None:
        try:
            await self._catch_up()  # only the log can tell whether it was written
        finally:
            self._lock.release()
            tell(problem)

    def _decide(
        self, person: Person, command: AnyCommand, command_id: str, blocks: Blocks = NO_BLOCKS
    ) -> list[AnyEntry] | int:
        """The entries of a command, or the number of the entry that it has become already."""
        self.context.moderation.check_unlocked(self.id)
        done = self.live.already_done(person.id, command_id) if command_id else None
        if done is not None:
            return done
        context = self._context_at(self._at)._replace(blocks=blocks)
        return self.live.decide(person, command, context, command_id)

    def why_not(self, person: Person, command: Play) -> TableeError | None:
        """What this move would be refused with now; None: it is legal. Nothing is written or remembered."""
        try:
            self.context.moderation.check_unlocked(self.id)
            self.live.decide(person, command, self.decision_context)
        except TableeError as problem:
            return problem
        return None

    async def play_bot(self, seat: int, move: str, expects: int) -> int:
        """A bot's move."""

        def decide() -> list[AnyEntry]:
            self.context.moderation.check_unlocked(self.id)
            return self.live.decide_bot(seat, move, expects, self._context_at(self._at))

        return await self._settle(decide)

    async def call(self, person: Person) -> None:
        """Somebody who sits here is called otherwise now."""
        await self._settle(lambda: [] if self.is_locked else self.live.decide_name(person))

    async def _settle_claim(self) -> None:
        await self._settle(
            lambda: [] if self.is_locked else self.live.settle_claim(self._context_at(self._at))
        )
        self._look_after_claim()

    def _look_after_claim(self) -> None:
        """While somebody claims a seat here: look now and then who is here, and whether it has lapsed."""
        if self.live.claim is None or self._claim_check is not None:
            return

        def check() -> None:
            self._claim_check = None
            self.context.background.start(self._settle_claim(), f"a claim at {self.id}")

        self._claim_check = asyncio.get_running_loop().call_later(_CLAIM_CHECK_S, check)

    async def let_time_pass(self) -> int:
        """What the passing of time brings: deadlines, and the clock of a game in real time."""
        return await self._settle(lambda: [] if self.is_locked else self.live.decide_time(self._at))

    @property
    def is_race(self) -> bool:
        """Whether a game against the clock is on here, also between two of its rounds."""
        return self.live.status == "playing" and is_race(self.live)

    @property
    def decision_context(self) -> DecisionContext:
        """What a decision may depend on besides the log, now."""
        return self._context_at(self.context.now())

    def _context_at(self, moment: int) -> DecisionContext:
        return DecisionContext(
            now=moment,
            new_secret=self.context.new_secret,
            absent_for=self.absent_for,
            knows_bot=self.context.bots.knows,
            name_of=self.name_of,
        )

    def name_of(self, person: str) -> str:
        """What somebody is called who is here, with a seat or without."""
        return next((one.name for one in self.broadcaster.here() if one.person == person), "")

    def absent_for(self, person: str) -> float:
        """Milliseconds since this person was last seen here, or else since the table woke up.

        While there was no server nobody could come: that does not count.
        """
        since = self.away_since(person)
        if since is None:
            return 0.0
        now = self.context.now()
        return max(1.0, now - since - self.context.heartbeat.away_after(since, now))

    def seen_elsewhere(self, server: str, people: tuple[Presence, ...]) -> None:
        """Who is at this table through a peer; whoever was and is not has just left."""
        now = self.context.now()
        for one in self.elsewhere.pop(server, ()):
            self.last_seen[one.person] = now
        if people:
            self.elsewhere[server] = people
        self.broadcaster.tell_here()

    async def _settle(
        self,
        decide: Callable[[], list[AnyEntry] | int],
        author: Watcher | None = None,
        command_id: str = "",
    ) -> int:
        async with self._lock:
            for _ in range(_MAX_TRIES):
                self._at = await self.context.heartbeat.confirm()
                given_back = self._time_to_give_back()
                if given_back:
                    await self._try_to_append(given_back)
                    continue  # nothing may come between this look at the clock and the decision
                entries = decide()
                if isinstance(entries, int) or not entries:
                    number = entries if isinstance(entries, int) else self.live.number
                    if author is not None:
                        self.broadcaster.tell_done(author, command_id, number)
                    return number
                if await self._try_to_append(entries, author, command_id):
                    return self.live.number
            raise Refused("table-busy")

    def _time_to_give_back(self) -> list[AnyEntry]:
        """What running clocks are owed: there was no server, or the table was locked, so nobody could play.

        Nothing, nearly always; and what a locked table is owed it gets when it goes on.
        """
        moderation, at = self.context.moderation, self.live.at
        if moderation.is_locked(self.id):
            return []
        away = self.context.heartbeat.away_after(at, self._at) + moderation.locked_after(self.id, at)
        return self.live.decide_away(away) if away else []

    async def give_time_back(self) -> None:
        """Give running clocks what they are owed, before anything else happens here."""
        await self._settle(list)

    async def _try_to_append(
        self, entries: Sequence[AnyEntry], author: Watcher | None = None, command_id: str = ""
    ) -> bool:
        """False if somebody else wrote first: the table is up to date then, and has to decide anew."""
        try:
            await self._append(entries, author, command_id)
        except Clash:
            await self._catch_up()
            return False
        except StoreError:
            await self._catch_up()  # only the log can tell whether it was written
            raise
        return True

    async def _append(
        self, entries: Sequence[AnyEntry], author: Watcher | None = None, command_id: str = ""
    ) -> None:
        write, news = self._as_written(entries)
        if _leave_the_row(entries):
            await self.context.store.append(write)
            self._is_row_stale = True
            self._apply(news, author, command_id)
        else:
            # The row follows below; should the server stop before that, this flag makes it look here again.
            row = access.with_new_links(self.row, entries)
            await self.context.store.append(write, dataclasses.replace(row, needs_bot=True))
            self._apply(news, author, command_id)
            await self.refresh_row()

    def _as_written(self, entries: Sequence[AnyEntry]) -> tuple[Write, list[Logged]]:
        """Entries as the store keeps them, and as the table takes them in, at this moment."""
        at, first = max(self._at, self.live.at), self.live.number + 1
        write = Write(self.id, first, at, tuple(map(write_entry, entries)), may_call(self.live, entries))
        return write, [Logged(number, at, entry) for number, entry in enumerate(entries, first)]

    def _apply(self, news: Sequence[Logged], author: Watcher | None = None, command_id: str = "") -> None:
        host = self.live.host
        happened = [self.live.apply(logged) for logged in news]
        self.recent.extend(happened)
        self.touched_at = self.context.now()
        self.broadcaster.tell(happened, author, command_id)
        entries = [logged.entry for logged in news]
        self.context.metrics.count_entries(entries)
        if not _are_moves(entries):
            self._heed_who_left(news, host)
        elif self._is_quiet:
            return
        if may_call(self.live, entries):
            self.context.on_outbox()
        self.look_after()

    def _heed_who_left(self, news: Sequence[Logged], host: str) -> None:
        """What follows for the door, and for those who had a seat or were host until then."""
        if any(type(logged.entry) in access.AT_THE_DOOR for logged in news):
            self.row = table_index.of(self.row, self.live, self.touched_at)
            access.show_out(self)
        former = [logged.entry.before for logged in news if isinstance(logged.entry, SeatHandedOver)]
        for person in [*former, *([host] if host not in ("", self.live.host) else [])]:
            # They had the link once, and may come back with it.
            kept = self.context.store.add_guest(self.id, person, self.row.seat_key)
            self.context.background.start(kept, f"a former holder at {self.id}")

    async def catch_up(self) -> None:
        """Another process wrote to this table's log: read what is new."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.context.store.entries(self.id, self.live.number)
        if rows:
            self.attended_at = self.context.now()  # somebody plays here through another server
            self._apply(read_log(rows))
            row = await self.context.store.table(self.id) or self.row  # may be older than the log
            self.row = table_index.of(row, self.live, row.changed_at)
            self._listed = self.row  # whoever wrote it tells of it

    async def read_again(self) -> None:
        """The log was rewritten, which never changes what happened: somebody has become nobody known."""
        async with self._lock:
            rows = await self.context.store.entries(self.id)
            self.live = await self.context.heavy.run(self.row.host, lambda: folded(rows))
            row = await self.context.store.table(self.id) or self.row
            self.row = table_index.of(row, self.live, row.changed_at)
            self.recent.clear()
            self._is_quiet, self._kept_result = False, None
            self.broadcaster.show_again(await self.broadcaster.chat())
        await self.refresh_row()

    # --- what the table needs -------------------------------------------------------------------------

    def attend(self) -> None:
        """Somebody is here: bots that had stopped go on."""
        was_neglected = self.is_neglected
        self.attended_at = self.context.now()
        if was_neglected:
            self.look_after()

    def payer(self, pool: FairPool) -> str:
        """For whom bots think here: whoever of those seated has the least going on, or else the host."""
        people = [chair.person for chair in self.live.chairs if chair.person]
        return min(people, key=pool.load, default=self.live.host)

    @property
    def is_neglected(self) -> bool:
        """Whether nobody has looked here for so long that bots need not think: unless a clock runs."""
        if self.watchers or any(tuple(self.elsewhere.values())):  # asked by bots' threads too
            return False
        away = self.context.now() - self.attended_at
        return away > self.context.think_unwatched_ms and not does_time_press(self.live)

    def look_after(self) -> None:
        """Set the alarm for the next deadline, and wake the bots whose turn it is."""
        if self.is_locked:
            self.context.bots.halt(self.id)  # they are asked anew when it goes on
            self._alarm.set(None)
        else:
            self._alarm.set(self.live.wake_at)
            self.context.bots.look_after(self)
        self._look_after_claim()
        self._is_quiet = _is_quiet(self.live)

    @property
    def is_locked(self) -> bool:
        """Whether whoever runs the server has locked this table: everybody can look, and nothing else."""
        return self.context.moderation.is_locked(self.id)

    def _ring(self) -> None:
        self.context.background.start(self._after_ringing(), f"clock of {self.id}")

    async def _after_ringing(self) -> None:
        try:
            number = await self.let_time_pass()
        except StoreError:
            self._alarm.ring_in(_RETRY_DELAY_S)
            raise
        if number == self.live.number:
            self.look_after()  # nothing was due yet, or a part of a long wait is over

    async def refresh_row(self) -> None:
        """Bring the index of tables up to date: who is to act, what stands, what has ended."""
        self._is_row_stale = False  # a move that is made meanwhile makes it so again
        try:
            await self._write_row()
        except Clash:
            self._is_row_stale = True  # somebody else wrote meanwhile: later
        except BaseException:
            self._is_row_stale = True
            raise

    async def _write_row(self) -> None:
        self.row = table_index.of(self.row, self.live, self.touched_at)
        row, persons = self.row, table_index.persons(self.live)
        nothing = Write(self.id, self.live.number + 1, self.touched_at, ())  # clashes if it is too late
        if row.status == "over":  # before the row, which is looked at again if the server stops here
            await self._keep_result(row)
        await self.context.store.append(nothing, row, persons)
        self._tell_lists(row)

    def _tell_lists(self, row: TableRow) -> None:
        before, self._listed = self._listed, row
        people = table_index.whose_list_changed(before, row)
        if people:
            here = {one.person for one in self.broadcaster.here()}
            self.context.on_lists(table_index.ListsChanged(self.id, people, people - here))

    async def _keep_result(self, row: TableRow) -> None:
        """What the game that has ended was for whoever played it: once."""
        played = table_index.played_by(self.live)
        which = (self.live.game_number, played)
        if which == self._kept_result:
            return
        ended, rated = table_index.ended_game(row, self.live), table_index.rated_game(self.live)
        await self.context.store.keep_result(ended, played, rated)
        if (daily := table_index.daily_game(row, self.live)) is not None:
            await self.context.store.end_daily(daily)
        self._kept_result = which

    @property
    def is_row_stale(self) -> bool:
        """Whether moves were made since the index was written."""
        return self._is_row_stale

    def may_sleep(self, now: int, after: int, soon: int) -> bool:
        """Whether nobody watches, nothing is due soon, and nothing happened for a while."""
        is_due = self._alarm.at is not None and self._alarm.at - now <= soon
        is_played = bool(self.live.bot_turns()) and not self.is_neglected
        is_busy = self._lock.is_held or self._is_row_stale or is_played
        return not self.watchers and not is_due and not is_busy and now - self.touched_at > after

    def fall_asleep(self) -> None:
        """Forget everything that the log can tell again."""
        self._alarm.cancel()
        if self._claim_check is not None:
            self._claim_check.cancel()
            self._claim_check = None


def _are_moves(entries: Sequence[AnyEntry]) -> bool:
    """Whether nothing but moves was made, as nearly always."""
    return _MOVES.issuperset(map(type, entries))


def _leave_the_row(entries: Sequence[AnyEntry]) -> bool:
    """Whether the index says the same after them, but for moves and times: that is written by and by."""
    return _LEAVE_THE_ROW.issuperset(map(type, entries))


def _is_quiet(live: LiveTable) -> bool:
    """Whether moves bring nothing that must be looked after, until something else than a move happens."""
    has_bots = any(chair.player for chair in live.chairs)
    if live.table is None or live.claim is not None or has_bots or is_race(live):
        return False
    return isinstance(live.settings.clock, NoClock)


_MOVES = {Moved}
_LEAVE_THE_ROW = {Moved, RematchAsked}
