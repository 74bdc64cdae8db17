"""Tables that differ only in what one viewer may not know, and everything that this viewer hears of them.

The worlds are laid at the deal, so that undo, replay and record work on them as on any other table: each
log holds its own position where the game begins. A move that tells the viewer by the rules which world it is
ends that world; in all that are left the viewer must hear the same to the last byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

import tablee
from tablee.engine.registry import game
from tablee.engine.state import CLOCK
from tablee.server.protocol.messages import write_message
from tablee.server.services import Services
from tablee.server.sessions.broadcaster import Broadcaster
from tablee.server.sessions.replays import frames, played, position_after
from tablee.server.sessions.session import TableSession
from tablee.store.rows import TableRow
from tablee.tables.commands import AnyCommand, Play, Start
from tablee.tables.commitments import secret_of_game
from tablee.tables.decide.hints import check_hint
from tablee.tables.decide.play_from import lay_from_here
from tablee.tables.entries import AnyEntry, Beginning, Logged, Origin, Started, UndoAnswered, Undone
from tablee.tables.live_table import LiveTable
from tests.tables.evening import EIGHT_PM, PEOPLE, Evening
from tests.tables.oracle import check_undo

ORIGIN = Origin(table="before", moves=0, seat=0)
NEW_SECRET = bytes(range(32))
STAY_ALIKE = 0.7
ROW = TableRow(
    id="table",
    game="",
    seats=2,
    status="playing",
    is_public=False,
    host="a",
    created_at=EIGHT_PM,
    changed_at=EIGHT_PM,
)  # of which a session tells nothing


class World(Evening):
    """One table. World 0 is as the secret deals it; the viewer cannot tell the others from it."""

    def __init__(self, services: Services, number: int, viewer: str, judged: int, *args, **settings) -> None:
        self.services, self.number, self.viewer, self.judged = services, number, viewer, judged
        self.heard: list[bytes] = []
        super().__init__(*args, **settings)

    @property
    def eyes(self) -> int | None:
        return self.live.eyes_of(self.viewer)

    def known(self) -> list[Any]:
        """What the viewer may know by the rules, and by those who show their hands to spectators."""
        shown = [seat for seat, chair in enumerate(self.live.chairs) if chair.is_hand_shown]
        return [self.live.seen(eyes) for eyes in (self.eyes, *(shown if self.eyes is None else ()))]

    @property
    def broadcaster(self) -> Broadcaster:
        return TableSession(self.services.registry.context, ROW, self.live).broadcaster

    def put(self, entries: list[AnyEntry]) -> list[str]:
        named = []
        for entry in entries:
            if isinstance(entry, Undone):
                check_undo(self.live, self.log, entry, self.judged)
            named += super().put([self._laid(entry) if isinstance(entry, Started) else entry])
        if entries:
            news = self.broadcaster.news(self.happened[-len(entries) :], self.eyes)
            self.heard.append(write_message(news))
        return named

    def do(self, who: str, command: AnyCommand, command_id: str = "") -> list[str]:
        entries = self.live.decide(PEOPLE[who], command, self.around, command_id)
        for entry in entries:
            if isinstance(entry, UndoAnswered):
                assert entry.seat == self.live.seat_of(who), "nobody answers for somebody else"
        return self.put(entries)

    def _laid(self, entry: Started) -> Started:
        """The same start in this world."""
        playing, settings = game(self.live.settings.game), self.live.settings
        secret = secret_of_game(self.live.secret, self.live.game_number)
        options: dict[str, Any] = dict(settings.options)
        dealt = playing.deal(
            seats=settings.seats,
            secret=secret,
            nonces=entry.nonces,
            **options,
        )
        cell = dealt.view_of(self.eyes).imagine(self.number).cell if self.number else dealt.cell
        return replace(entry, beginning=Beginning(playing.to_plain(cell[0]), ORIGIN))

    def fork(self, number: int) -> World:
        """The same evening so far; the next deal is another one."""
        other = World.__new__(World)
        other.__dict__.update(
            self.__dict__,
            number=number,
            live=self.again(),
            log=list(self.log),
            happened=list(self.happened),
            heard=list(self.heard),
            absent=dict(self.absent),
        )
        return other


class Worlds:
    """All worlds that the viewer cannot tell apart, with the true one first. Everything happens in all."""

    def __init__(self, services: Services, count: int, judged: int, viewer: str, *args, **settings) -> None:
        self.viewer, self.count = viewer, count
        self.all = [World(services, 0, viewer, judged, *args, start=False, **settings)]

    @property
    def here(self) -> World:
        return self.all[0]

    @property
    def others(self) -> list[World]:
        return self.all[1:]

    @property
    def is_on(self) -> bool:
        """Whether there are secrets to keep."""
        return self.here.live.status in ("playing", "paused")

    def everywhere(self, does: Callable[[World], Any]) -> Any:
        """The same in every world, with the same answer."""
        if not self.is_on:
            self.all = [self.here, *(self.here.fork(number) for number in range(1, self.count))]
        answers = []
        for world in self.all:
            try:
                answers.append(does(world))
            except tablee.TableeError as problem:
                answers.append((problem.code, problem.details))
        assert all(answer == answers[0] for answer in answers), answers
        self._forget_what_is_known()
        self.compare()
        return answers[0]

    def do(self, who: str, command: AnyCommand) -> Any:
        """A command. What it is refused with is told to whoever gave it, so also to the viewer."""
        return self.everywhere(lambda world: world.do(who, command, f"c{world.live.number}"))

    def compare(self) -> None:
        """The viewer has heard the same in all worlds. After the end everybody may know everything."""
        if not self.is_on:
            if self.here.live.status == "over" and self.others:
                self._play_on_from_here()
            del self.all[1:]
            return
        here = self.here
        for other in self.others:
            assert len(other.heard) == len(here.heard)
            assert other.heard[-1] == here.heard[-1]
            assert other.live.wake_at == here.live.wake_at
            assert other.live.bot_turns() == here.live.bot_turns()

    def play(self, rng: random.Random) -> None:
        """Somebody moves, person or bot; what the viewer cannot see may differ between worlds."""
        live = self.here.live
        acting = [seat for seat in live.to_act if seat != CLOCK]
        if not acting or live.status != "playing":
            return
        seat, eyes = rng.choice(acting), self.here.eyes
        moves = live.table.legal_moves(seat)
        if not moves:
            return
        if rng.random() < STAY_ALIKE:  # or most worlds would soon be told apart, by the rules
            tables = [world.live.table for world in self.others]
            moves = [
                one for one in moves if all(table.refusal(seat, one) is None for table in tables)
            ] or moves
        move = rng.choice(moves)
        is_hidden = self._is_secret(self.here, seat, move)
        for world in list(self.all):
            theirs = move
            if world is not self.here and seat != eyes:
                theirs = self._alike(world, seat, move, rng) if is_hidden else move
                if theirs not in world.live.table.legal_moves(seat):
                    self.all.remove(world)  # by the rules the viewer now knows that it is not this one
                    continue
            self._move(world, seat, theirs)
        self._forget_what_is_known()
        self.compare()

    def _alike(self, world: World, seat: int, move: str, rng: random.Random) -> str:
        moves = world.live.table.legal_moves(seat)
        hidden = [one for one in moves if self._is_secret(world, seat, one)]
        return rng.choice(hidden) if hidden else move

    def _is_secret(self, world: World, seat: int, move: str) -> bool:
        playing = world.live.table.game
        return playing.move_is_secret(world.live.table.cell[0], seat, playing.code(move), world.eyes)

    @staticmethod
    def _move(world: World, seat: int, move: str) -> None:
        chair = world.live.chairs[seat]
        try:
            if chair.player:
                world.put(world.live.decide_bot(seat, move, chair.posed, world.around))
            else:
                world.do(chair.person, Play(move), f"c{world.live.number}")
        except tablee.Refused:
            pass  # too late, or a race has moved on: compared like all the rest

    def _forget_what_is_known(self) -> None:
        known = self.here.known()
        still = [world for world in self.others if world.known() == known]
        self.all = [self.here, *still] if self.is_on else self.all

    def wait(self, milliseconds: int) -> None:
        """Time passes; the clock's moves and defaults may tell by the rules which world it is."""
        for world in self.all:
            world.wait(milliseconds)
        self._forget_what_is_known()
        self.compare()

    # --- looking again ---------------------------------------------------------------------------------

    def come_back(self, after: int) -> None:
        """The viewer's line was cut, or another device is opened: the table as it is, and what was missed."""

        def seen(world: World) -> bytes:
            missed = world.happened[after:]
            return write_message(world.broadcaster.table_now(world.eyes, missed, (), may_sit=False))

        assert self._same(seen)

    def replay(self) -> None:
        """The game so far, frame by frame, through the own eyes and through a spectator's."""
        if not self.is_on:
            return

        def shown(world: World) -> bytes:
            found = played(world.log, sum(isinstance(one.entry, Started) for one in world.log))
            told = [frames(found.record, eyes) for eyes in {world.eyes, None}]
            return write_message(told)

        assert self._same(shown)

    def hint(self) -> None:
        """Whether there is one, and all that a bot would be given to think about."""

        def asked(world: World) -> Any:
            try:
                seat = check_hint(world.live, PEOPLE[self.viewer])
            except tablee.Refused as problem:
                return problem.code
            return world.live.seen(seat)

        assert self._same(asked)

    def _same(self, look: Callable[[World], Any]) -> bool:
        mine = look(self.here)
        return all(look(other) == mine for other in self.others)

    def _play_on_from_here(self) -> None:
        """The game is over and open. Played on from any moment, it is drawn anew from what the seat knew."""
        seat = self.here.eyes
        length = len(self.here.live.moves)
        if seat is None or not length:
            return

        origin = Origin(table="before", moves=length // 2, seat=seat)

        def position(world: World) -> tablee.Table:
            found = played(world.log, sum(isinstance(one.entry, Started) for one in world.log))
            return position_after(found.record, origin.moves)

        def begun(world: World) -> list[AnyEntry]:
            person = PEOPLE[self.viewer]
            laid = lay_from_here(position(world), origin, person, "club", NEW_SECRET)
            log = [Logged(number, EIGHT_PM, entry) for number, entry in enumerate(laid, 1)]
            return LiveTable.from_log(log).decide(person, Start(), world.around)

        known = position(self.here).view_of(seat)
        for other in self.others:
            if len(other.live.moves) >= origin.moves and position(other).view_of(seat) == known:
                assert begun(other) == begun(self.here)
