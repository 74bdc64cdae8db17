"""A WebSocket connection: messages in, messages out, with limits and back-pressure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import msgspec
import structlog
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from tablee.engine.errors import TableeError
from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.accounts.people import People
from tablee.server.bots.hints import Hints
from tablee.server.http.errors import plain_details
from tablee.server.limits.quotas import Deed, Quotas
from tablee.server.limits.socket_limits import SocketLimits
from tablee.server.ops.metrics import Metrics
from tablee.server.ops.notices import NoticeBoard
from tablee.server.protocol.messages import (
    PROTOCOL,
    AnyToServer,
    AskHint,
    Do,
    MoveJudged,
    Notices,
    Ping,
    Pong,
    Refused,
    Say,
    Unwatch,
    Watch,
    Welcome,
    WhyNot,
    You,
    YouAre,
    read_message,
    write_message,
)
from tablee.server.sessions.people.admission import TableAdmission, check_may_do
from tablee.server.sessions.people.chat import Chat
from tablee.server.sessions.people.presence import PresenceTracker
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.watcher import Watcher
from tablee.server.ws.ping import PingMonitor
from tablee.store.errors import Clash, StoreError
from tablee.tables.commands import ClaimSeat, Play
from tablee.tables.people import Person

MAX_MESSAGE_BYTES = 16 * 1024  # of one message from a client
_MAX_WATCHED_TABLES = 16  # watched through one socket
_MAX_MESSAGE_FRAMES = 64  # that a message may come in; browsers send one
_MAX_PENDING_MESSAGES = 64  # messages of one socket that are not answered yet
_MAX_SEND_BUFFER_BYTES = 4 << 20  # bytes: beyond that it will never catch up
_MAX_REFUSED_MESSAGES = 400  # messages and pings beyond what is allowed before the line is cut


@dataclass(frozen=True)
class SocketContext:
    """All that a socket needs of the server behind it; the same for all sockets."""

    sockets: ConnectedSockets
    limits: SocketLimits
    quotas: Quotas
    people: People
    sessions: Mapping[str, TableSession]  # the tables that are awake
    admission: TableAdmission
    presence: PresenceTracker
    chat: Chat
    hints: Hints
    notices: NoticeBoard
    metrics: Metrics
    now: Callable[[], int]
    build: Callable[[], str]


class TableSocket(WSListener):
    """One connection of one person. Used by the event loop only."""

    def __init__(self, context: SocketContext, token: str, address: str) -> None:
        self._context = context
        self._log = structlog.get_logger("tablee")
        self.address = address
        self.person = Person("", "")
        self._check = PingMonitor()
        self.is_slow = False
        self._token = token
        self._transport: WSTransport | None = None
        self._watching: dict[str, Watcher] = {}
        self._arriving: dict[str, Watcher] = {}  # at the door of these tables; not let in yet
        self._bucket = context.limits.bucket_of("")  # until we know whose messages these are
        self._refused = 0
        self._is_closed = False  # by us; what still comes is not read
        self._is_binary = False  # the message that is being read
        self._pieces: list[bytes] = []
        self._size = 0  # of all pieces
        self._early: list[bytes] | None = []  # messages that came before we knew who this is
        self._tasks: set[asyncio.Task[None]] = set()
        self._counted_as = ""  # the person among whose sockets this one is counted

    # --- the line -------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport
        self._context.sockets.add(self)
        self._context.limits.arrive(self.address)
        self._start(self._greet())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The line is gone."""
        self._context.sockets.discard(self)
        self._context.limits.leave(self.address, self._counted_as)
        for table in {*self._watching, *self._arriving}:
            self._unwatch(table)  # what was asked for is still done: it may already be in the log

    def pause_writing(self) -> None:
        """More is waiting than the network takes."""
        self.is_slow = True

    def resume_writing(self) -> None:
        """It has gone out: tell what was left out meanwhile."""
        self.is_slow = False
        for table, watcher in self._watching.items():
            session = self._context.sessions.get(table)
            if session is not None and watcher.is_behind:
                self._start(session.broadcaster.tell_the_rest(watcher))

    def tell(self, message: bytes) -> None:
        """Send. Never waits; a line that takes nothing at all is cut."""
        transport = self._transport
        if transport is None or transport.is_disconnected:
            return
        transport.send(WSMsgType.TEXT, message)
        if self.is_slow and transport.underlying_transport.get_write_buffer_size() > _MAX_SEND_BUFFER_BYTES:
            transport.disconnect(graceful=False)

    def close(self, code: WSCloseCode = WSCloseCode.GOING_AWAY, reason: bytes = b"") -> None:
        """Say goodbye."""
        self._is_closed = True
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.send_close(code, reason)
            self._transport.disconnect()

    @property
    def round_trip(self) -> int | None:
        """Milliseconds there and back; None while nobody knows."""
        return self._check.round_trip

    def is_watching(self, table: str) -> bool:
        """Whether it is told what happens at this table anyway."""
        return table in self._watching

    def look_after_line(self) -> None:
        """Ask the other side for a sign of life, now and then; hang up on one that gives none."""
        check, transport = self._check, self._transport
        if transport is None or transport.is_disconnected:
            return
        if not check.is_due(is_racing=True) or not check.is_due(is_racing=self._is_racing):
            return
        if check.is_dead:
            transport.disconnect(graceful=False)
            return
        if check.is_silent and check.round_trip is not None:
            check.round_trip = None
            self._tell_presence()
        transport.send_ping(check.ping())

    @property
    def _is_racing(self) -> bool:
        """Whether a game against the clock is on at a table that this socket watches."""
        sessions = (self._context.sessions.get(table) for table in self._watching)
        return any(session is not None and session.is_race for session in sessions)

    def _tell_presence(self) -> None:
        for table in self._watching:
            self._context.presence.changed(table)

    # --- messages -------------------------------------------------------------------------------------

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame: a message or a part of one, a ping, or the answer to one. Each of them costs time."""
        kind = frame.msg_type
        if self._is_closed:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:  # for extensions, and none was agreed on
            self.close(WSCloseCode.PROTOCOL_ERROR)
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            is_continued = kind == WSMsgType.CONTINUATION
            if is_continued != bool(self._pieces):  # of nothing, or one message within another
                self.close(WSCloseCode.PROTOCOL_ERROR)
                return
            if not is_continued:
                self._is_binary = kind == WSMsgType.BINARY
            self._take(frame.get_payload_as_bytes(), bool(frame.fin))
        elif kind == WSMsgType.CLOSE:
            self._is_closed = True
            transport.send_close(_closing_answer(frame), b"")
            transport.disconnect()
        elif not self._bucket.take():
            self._count_refused_message()
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PONG:
            self._hear_pong(frame.get_payload_as_bytes())

    def _hear_pong(self, payload: bytes) -> None:
        was_known = self._check.round_trip is not None
        self._check.pong(payload)
        if not was_known and self._check.round_trip is not None:
            self._tell_presence()

    def _count_refused_message(self) -> bool:
        """Somebody is too fast. Whether this was once too often, and the line is cut."""
        self._refused += 1
        if self._refused > _MAX_REFUSED_MESSAGES:
            self.close(WSCloseCode.POLICY_VIOLATION, b"too-fast")
        return self._is_closed

    def _take(self, piece: bytes, is_last: bool) -> None:
        if self._pieces or not is_last:
            self._pieces.append(piece)
            self._size += len(piece)
            if self._size > MAX_MESSAGE_BYTES or len(self._pieces) > _MAX_MESSAGE_FRAMES:
                self.close(WSCloseCode.MESSAGE_TOO_BIG)
                return
            if not is_last:
                return
            piece = b"".join(self._pieces)
            self._pieces, self._size = [], 0
        if not self._bucket.take():
            if not self._count_refused_message():
                self.refuse("too-fast")
        elif self._early is not None:
            self._early.append(piece)
        else:
            self._read(piece)

    def _read(self, text: bytes) -> None:
        try:
            message: AnyToServer = read_message(text)
        except msgspec.ValidationError as problem:
            self.refuse("bad-message", details={"problem": str(problem)})
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if self._is_text(text):
                self.refuse("bad-json")
        else:
            if type(message) is Ping:
                self.tell(write_message(Pong(at=message.at, server_time=self._context.now())))
            elif len(self._tasks) >= _MAX_PENDING_MESSAGES:
                self.refuse("too-fast", getattr(message, "id", ""), getattr(message, "table", ""))
            elif not self._has_played(message):
                self._start(self._answer(message))

    def _is_text(self, text: bytes) -> bool:
        """Whether what calls itself text is UTF-8; if not, the line is closed, as RFC 6455 (8.1) wants it."""
        if self._is_binary:
            return True
        try:
            text.decode()
        except UnicodeDecodeError:
            self.close(WSCloseCode.INVALID_TEXT)
            return False
        return True

    def _has_played(self, message: AnyToServer) -> bool:
        """A move on the quick way, if it can go there."""
        if type(message) is not Do or type(message.command) is not Play:
            return False
        watcher = self._watching.get(message.table)
        session: TableSession | None = self._context.sessions.get(message.table)
        if watcher is None or session is None:
            return False
        try:
            return session.play_at_once(
                watcher, message.command, message.id, partial(self._in_trouble, message)
            )
        except Exception as problem:
            self._refuse_message(message, problem)
            return True

    def _in_trouble(self, message: AnyToServer, problem: Exception) -> None:
        if isinstance(problem, Clash):  # somebody else was first: it is judged again
            self._start(self._answer(message))
        else:
            self._refuse_message(message, problem)

    def _start(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _greet(self) -> None:
        try:
            person = await self._holder()
            if self not in self._context.sockets:  # gone meanwhile
                return
            self._context.limits.greet(person.id, self.address)
        except TableeError as problem:
            self.hang_up(problem)
            return
        self.person = person
        self._counted_as = person.id
        self._context.sockets.greeted(self)
        self._bucket = self._context.limits.bucket_of(person.id)
        welcome = Welcome(
            you=You(person.id, person.name),
            server_time=self._context.now(),
            protocol=PROTOCOL,
            build=self._context.build(),
        )
        self.tell(write_message(welcome))
        notices = self._context.notices.now()
        if notices != Notices():
            self.tell(write_message(notices))
        early, self._early = self._early or [], None
        for text in early:
            self._read(text)

    async def know_again(self) -> None:
        """The name, the token or the blocks of this person have changed: hang up if the token is gone."""
        try:
            person = await self._holder()
        except TableeError as problem:
            self.hang_up(problem)
            return
        if person != self.person:
            self.person = person
            self.tell(write_message(YouAre(you=You(person.id, person.name))))
            self._tell_presence()
        await self._hear_others()

    async def _hear_others(self) -> None:
        """Somebody was blocked, or is no longer: chat is shown anew without them, or with them again."""
        apart = await self._context.chat.not_heard_by(self.person.id)
        for table, watcher in list(self._watching.items()):
            session = self._context.sessions.get(table)
            if watcher.apart != apart and session is not None:
                watcher.apart = apart
                await session.broadcaster.welcome(watcher, watcher.sent)

    async def _holder(self) -> Person:
        """Whose token this is. Raises `sign-in-first`, or Banned."""
        person = await self._context.people.by_token(self._token)
        if person is None:
            raise TableeError("sign-in-first")
        return person

    def hang_up(self, problem: TableeError) -> None:
        """Say why, and close the line."""
        self.refuse(problem.code, details=problem.details)
        self.close(WSCloseCode.POLICY_VIOLATION, problem.code.encode())

    def dismiss(self, table: str, code: str) -> None:
        """Nothing more of this table comes over this socket."""
        self._unwatch(table)
        self.refuse(code, table=table)

    async def _answer(self, message: AnyToServer) -> None:
        try:
            await self._obey(message)
        except Exception as problem:
            self._refuse_message(message, problem)

    def _refuse_message(self, message: AnyToServer, problem: Exception) -> None:
        command_id, table = getattr(message, "id", ""), getattr(message, "table", "")
        if isinstance(problem, TableeError):
            self._context.metrics.refused.labels(problem.code).inc()
            self.refuse(problem.code, command_id, table, problem.details)
        elif isinstance(problem, StoreError):
            self.refuse("not-saved", command_id, table)
        else:
            self._log.error("message-failed", message=type(message).__name__, table=table, exc_info=problem)
            self.refuse("server-error", command_id, table)

    async def _obey(self, message: AnyToServer) -> None:
        if type(message) is Do:
            watcher = self._watching.get(message.table)
            session = self._context.sessions.get(message.table)
            if watcher is None or session is None:
                raise TableeError("watch-first")
            if type(message.command) is not Play:
                self._spend("command")
            if type(message.command) is ClaimSeat:
                self._spend("claim")
            check_may_do(watcher.may_sit, message.command)
            await session.do(self.person, message.command, message.id, watcher)
        elif type(message) is Watch:
            self._spend("command")
            await self._watch(message)
        elif type(message) is Unwatch:
            self._unwatch(message.table)
        elif type(message) is Say:
            watcher = self._watching.get(message.table)
            session = self._context.sessions.get(message.table)
            if watcher is None or session is None:
                raise TableeError("watch-first")
            self._spend("chat")
            await self._context.chat.say(session, watcher, message.text, message.id)
        elif type(message) is AskHint:
            session = self._context.sessions.get(message.table)
            if message.table not in self._watching or session is None:
                raise TableeError("watch-first")
            self.tell(write_message(await self._context.hints.hint(session, self.person, message.id)))
        elif type(message) is WhyNot:
            session = self._context.sessions.get(message.table)
            if message.table not in self._watching or session is None:
                raise TableeError("watch-first")
            problem = session.why_not(self.person, Play(message.move, message.expects))
            self.tell(write_message(_judged(message, session.live.number, problem)))

    def _spend(self, deed: Deed) -> None:
        self._context.quotas.spend(deed, address=self.address, person=self.person.id)

    async def _watch(self, message: Watch) -> None:
        table = message.table
        if self not in self._context.sockets:  # gone meanwhile
            return
        if len({table, *self._watching, *self._arriving}) > _MAX_WATCHED_TABLES:
            raise TableeError("too-many-tables", most=_MAX_WATCHED_TABLES)
        watcher = Watcher(self)
        self._turn_round(table)
        self._arriving[table] = watcher
        try:
            session, watcher.may_sit, watcher.link = await self._context.admission.let_in(
                table, self.person, message.key
            )
            watcher.apart = await self._context.chat.not_heard_by(self.person.id)
            if watcher.is_gone:
                return
            self._leave(table)
            self._watching[table] = watcher
        finally:
            if self._arriving.get(table) is watcher:
                del self._arriving[table]
        await session.broadcaster.welcome(watcher, message.after)
        self._context.presence.changed(table)

    def _unwatch(self, table: str) -> None:
        self._turn_round(table)
        self._leave(table)

    def _turn_round(self, table: str) -> None:
        """Whoever is still at the door of this table does not come in."""
        watcher = self._arriving.pop(table, None)
        if watcher is not None:
            watcher.is_gone = True

    def _leave(self, table: str) -> None:
        watcher = self._watching.pop(table, None)
        if watcher is None:
            return
        watcher.is_gone = True  # also if its session fell asleep meanwhile
        session: TableSession | None = self._context.sessions.get(table)
        if session is not None:
            self._context.presence.left(session, watcher)

    def refuse(
        self, code: str, command_id: str = "", table: str = "", details: Mapping[str, object] | None = None
    ) -> None:
        """Say no, and why."""
        told = plain_details(details or {})
        self.tell(write_message(Refused(code=code, id=command_id, table=table, details=told)))


def _closing_answer(frame: WSFrame) -> WSCloseCode:
    """The code that came; a good one where none came. picows has looked at it, but takes nothing for 0."""
    if frame.get_close_code() != WSCloseCode.NO_INFO:
        return frame.get_close_code()
    return WSCloseCode.PROTOCOL_ERROR if frame.get_payload_as_bytes() else WSCloseCode.OK


def _judged(asked: WhyNot, number: int, problem: TableeError | None) -> MoveJudged:
    return MoveJudged(
        id=asked.id,
        table=asked.table,
        number=number,
        is_legal=problem is None,
        code="" if problem is None else problem.code,
        details={} if problem is None else plain_details(problem.details),
    )
