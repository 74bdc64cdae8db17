"""The bot scheduler: fair queueing of thought over a few threads, for everybody who plays.

The event loop never waits for a bot. A bot gets a hidden position and nothing else. What a table's bots think
is thought for the people who sit there: it is charged to whoever of them has the least going on, and people
take turns (see `FairPool`). Where nobody has looked for a while and no clock runs, bots wait.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from tablee.bots.advice import Advice
from tablee.bots.external.bot import ExternalBot
from tablee.bots.external.errors import Fault
from tablee.bots.external.session import Timeouts
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import DEFAULT_THINK_S, LevelBot, bot, is_patient
from tablee.bots.search.worker import Pause
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.table import Observation
from tablee.fair_pool import FairPool
from tablee.server.bots.realtime import RealtimePlayer, is_race
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.config import Config
from tablee.server.ops.metrics import Metrics
from tablee.server.sessions.session import TableSession
from tablee.tables.daily import bot_seed
from tablee.tables.live_table import BotTurn

EXTERNAL = "external:"
ADVISER = "expert"
_MAX_PROGRAMS_ASKED = 16  # that are asked at the same time; they do not think in our threads, only wait
_BESIDE = "beside:"  # the line of somebody's long work, beside that of their bots
_Place = tuple[str, int]  # a table and a seat
T = TypeVar("T")


class BotScheduler:
    """All bots of a server."""

    def __init__(
        self,
        config: Config,
        where: Callable[[str], str],
        is_mine: Callable[[str], bool],
        background: BackgroundTasks,
        metrics: Metrics,
    ) -> None:
        """`where` says from which address somebody plays; `is_mine` whether a table's bots think here."""
        self._config = config
        self._is_mine = is_mine
        self._background = background
        self._metrics = metrics
        self._log = structlog.get_logger("tablee")
        threads = config.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        at_once = config.thinking_per_person
        self._thinking = FairPool(
            threads, per_key=at_once, group_of=lambda key: where(key.removeprefix(_BESIDE)), name="bot"
        )
        self._glancing = FairPool(1, group_of=where, name="real-time")  # glances; never behind a long thought
        self._asking = FairPool(_MAX_PROGRAMS_ASKED, per_key=at_once, group_of=where, name="program")
        self._idle: dict[tuple[str, str], list[LevelBot]] = defaultdict(list)
        self._programs: dict[_Place, ExternalBot] = {}
        self._realtime_players: dict[_Place, RealtimePlayer] = {}
        self.patience = Timeouts()  # with programs
        self.program_seconds = DEFAULT_THINK_S["master"]  # for a decision of theirs
        self._asked: dict[_Place, int] = {}  # which question each seat's bot is thinking about

    def knows(self, name: str) -> bool:
        """Whether there is a bot of that name. Programs are named by the server's owner only."""
        if name.startswith(EXTERNAL):
            return name.removeprefix(EXTERNAL) in self._config.external_bots
        return name in LEVELS

    def look_after(self, session: TableSession) -> None:
        """Ask every bot whose turn it is at this table, unless it is thinking about that already."""
        if not self._is_mine(session.id):
            self.forget(session.id)  # another server's bots think here
            return
        if is_race(session):
            self._ask_realtime_players(session)
            return
        if session.is_neglected:
            return  # whoever comes brings them to work again
        for turn in session.live.bot_turns():
            place = (session.id, turn.seat)
            if self._asked.get(place) != turn.expects:
                self._asked[place] = turn.expects
                self._background.start(self._play(session, turn), f"{turn.bot} at {session.id}")
        if session.live.status == "over":
            self.forget(session.id)

    def _ask_realtime_players(self, session: TableSession) -> None:
        for seat, chair in enumerate(session.live.chairs):
            place, name = (session.id, seat), chair.player
            if name.startswith(EXTERNAL) and not self.knows(name):
                name = session.live.settings.holder
            player = self._realtime_players.get(place)
            if player is not None and player.name != name:
                player.leave()
                del self._realtime_players[place]
                player = None
            if player is None and name:
                program = self._program(session, seat, name) if name.startswith(EXTERNAL) else None
                pool = self._glancing if program is None else self._asking
                player = self._realtime_players[place] = RealtimePlayer(session, seat, name, pool, program)
            if player is not None:
                player.look()

    async def _play(self, session: TableSession, turn: BotTurn) -> None:
        place = (session.id, turn.seat)
        move: str | None = ""
        try:
            asked_at = time.perf_counter()
            seen = session.live.seen(turn.seat)
            assert seen is not None
            move = await self._answer(session, turn, seen)
            if move is not None:
                await asyncio.sleep(self._config.bot_pace - (time.perf_counter() - asked_at))
                await session.play_bot(turn.seat, move, turn.expects)
        except TableeError as problem:
            if problem.code != "out-of-date":  # else the question has changed meanwhile: it is asked anew
                raise
        finally:
            if self._asked.get(place) == turn.expects:
                del self._asked[place]
        if move is None:
            self.look_after(session)  # somebody may have come in this very moment

    async def _answer(self, session: TableSession, turn: BotTurn, seen: Observation) -> str | None:
        """The bot's move; should it fail, any legal one, so that nobody waits for ever.

        None if nobody waits for it by the time its turn comes.
        """

        def is_wanted() -> bool:
            return self._asked.get((session.id, turn.seat)) == turn.expects and not session.is_neglected

        self._metrics.bots_waiting.inc()
        try:
            level = turn.bot
            if level.startswith(EXTERNAL):
                level = session.live.settings.holder  # plays in the program's place whenever that fails
                if self.knows(turn.bot):
                    program = self._program(session, turn.seat, turn.bot)
                    whose = session.payer(self._asking)
                    move = await self._asking.run(whose, lambda: self._ask(program, seen))
                    if move is not None:
                        return move
            seed = bot_seed(session.live.secret, seen) if session.live.daily else None
            return await self._thinking.run(
                session.payer(self._thinking),
                lambda: self._think(level, seen, seed) if is_wanted() else None,
                is_long=seed is not None or is_patient(level, seen.game),
            )
        except Exception:
            self._log.exception("bot-failed", bot=turn.bot, table=session.id)
            return seen.game.notation(seen.game.default_move(seen.cell, turn.seat))
        finally:
            self._metrics.bots_waiting.dec()

    def _think(self, level: str, seen: Observation, seed: int | None = None) -> str:
        """In a thread: a level's move. With a seed it is the same one every time, however long that takes."""
        started = time.perf_counter()
        player = self._take(level, seen.game)
        seconds = player.level.seconds if seed is None else None
        try:
            move = player.choose(seen, think=seconds, seed=seed, pause=self._thinking.give_way)
        finally:
            self._put_back(level, player)
        self._metrics.bot_seconds.labels(seen.game.name, level).observe(time.perf_counter() - started)
        return move

    async def advise(self, seen: Observation, seed: int, person: str) -> tuple[Advice, ...]:
        """What a good bot would do on this seat: thought for this person, in turn with everybody else."""
        return await self._thinking.run(person, lambda: self._advise(seen, seed), is_long=True)

    async def think_long(self, person: str, work: Callable[[Pause], T]) -> T:
        """Work that takes a while, for this person, in turn with all bots: it calls the pause it is given.

        It stands in a line of its own beside whatever else is thought for this person.
        """
        key = f"{_BESIDE}{person}"
        return await self._thinking.run(key, lambda: work(self._thinking.give_way), is_long=True)

    def _advise(self, seen: Observation, seed: int) -> tuple[Advice, ...]:
        player = self._take(ADVISER, seen.game)
        try:
            return player.advise(seen, seed=seed, pause=self._thinking.give_way)
        finally:
            self._put_back(ADVISER, player)

    def _take(self, level: str, game: Game) -> LevelBot:
        # A bot remembers nothing of a table: one is as good as another, and each owns some memory.
        idle = self._idle[level, game.name] if game.is_printed else []
        try:
            return idle.pop()
        except IndexError:
            return bot(level, game)

    def _put_back(self, level: str, player: LevelBot) -> None:
        if player.game.is_printed:  # there is no end of other editions
            self._idle[level, player.game.name].append(player)

    def _program(self, session: TableSession, seat: int, name: str) -> ExternalBot:
        program = self._programs.get((session.id, seat))
        if program is None:
            assert session.live.table is not None
            command = shlex.split(self._config.external_bots[name.removeprefix(EXTERNAL)])
            program = self._programs[session.id, seat] = ExternalBot(
                name,
                session.live.table.game,
                command,
                patience=self.patience,
                on_fault=lambda fault: self._note(name, session.id, fault),
            )
            program.begin(session.live.table.options)
        return program

    def _ask(self, program: ExternalBot, seen: Observation) -> str | None:
        """In a thread: the program's own move; None if it lost this decision."""
        before = len(program.faults)
        move = program.choose(seen, think=self.program_seconds)
        return None if any(fault.played for fault in program.faults[before:]) else move

    def _note(self, bot: str, table: str, fault: Fault) -> None:
        self._log.warning("bot-fault", bot=bot, table=table, code=fault.code, detail=fault.detail)

    def forget(self, table: str) -> None:
        """The game is over, or the table sleeps: its real-time players stop, its programs may go."""
        for place in [place for place in self._realtime_players if place[0] == table]:
            self._realtime_players.pop(place).leave()
        for place in [place for place in self._programs if place[0] == table]:
            self._asking.submit(table, self._programs.pop(place).close)

    def halt(self, table: str) -> None:
        """Nobody plays at this table until it is looked after again; then all are asked anew."""
        self.forget(table)
        for place in [place for place in self._asked if place[0] == table]:
            del self._asked[place]

    def close(self) -> None:
        """Stop thinking."""
        for player in self._realtime_players.values():
            player.leave()
        if self._programs:  # all at once: a program that will not go takes a second or two
            with ThreadPoolExecutor(len(self._programs)) as seeing_off:
                list(seeing_off.map(ExternalBot.close, self._programs.values()))
        self._programs.clear()
        for pool in (self._thinking, self._glancing, self._asking):
            pool.close()
