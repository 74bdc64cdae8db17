"""Bots at work: a scheduler that lets them think in a few threads, fairly for everybody who plays.

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
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tablee.bots.advice import Advice
from tablee.bots.external.bot import ExternalBot
from tablee.bots.external.errors import Fault
from tablee.bots.external.session import Timeouts
from tablee.bots.levels import DEFAULT_THINK_S, LEVELS, LevelBot, bot, is_patient
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.table import Observation
from tablee.fair_pool import FairPool
from tablee.server.bots.realtime import Racer, is_race
from tablee.tables.live_table import BotTurn

if TYPE_CHECKING:
    from tablee.server.services import House
    from tablee.server.sessions.session import Room

EXTERNAL = "external:"
ADVISER = "expert"
_MOST_PROGRAMS = 16  # that are asked at the same time; they do not think in our threads, only wait
_Place = tuple[str, int]  # a table and a seat


class BotsAtWork:
    """All bots of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        threads = house.config.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        at_once, where = house.config.thinking_per_person, house.crowd.where
        self._thinking = FairPool(threads, per_key=at_once, group_of=where, name="bot")
        self._racing = FairPool(1, group_of=where, name="racer")  # glances; never behind a long thought
        self._asking = FairPool(_MOST_PROGRAMS, per_key=at_once, group_of=where, name="program")
        self._idle: dict[tuple[str, str], list[LevelBot]] = defaultdict(list)
        self._programs: dict[_Place, ExternalBot] = {}
        self._racers: dict[_Place, Racer] = {}
        self.patience = Timeouts()  # with programs
        self.program_seconds = DEFAULT_THINK_S["master"]  # for a decision of theirs
        self._asked: dict[_Place, int] = {}  # which question each seat's bot is thinking about

    def knows(self, name: str) -> bool:
        """Whether there is a bot of that name. Programs are named by the server's owner only."""
        if name.startswith(EXTERNAL):
            return name.removeprefix(EXTERNAL) in self.house.config.external_bots
        return name in LEVELS

    def look_after(self, room: Room) -> None:
        """Ask every bot whose turn it is at this table, unless it is thinking about that already."""
        if not self.house.neighbours.is_mine(room.id):
            self.forget(room.id)  # another server's bots think here
            return
        if is_race(room):
            self._let_race(room)
            return
        if room.is_neglected:
            return  # whoever comes brings them to work again
        for turn in room.live.bot_turns():
            place = (room.id, turn.seat)
            if self._asked.get(place) != turn.expects:
                self._asked[place] = turn.expects
                self.house.background(self._play(room, turn), f"{turn.bot} at {room.id}")
        if room.live.status == "over":
            self.forget(room.id)

    def _let_race(self, room: Room) -> None:
        for seat, chair in enumerate(room.live.chairs):
            place, name = (room.id, seat), chair.player
            if name.startswith(EXTERNAL) and not self.knows(name):
                name = room.live.settings.holder
            racer = self._racers.get(place)
            if racer is not None and racer.name != name:
                racer.leave()
                del self._racers[place]
                racer = None
            if racer is None and name:
                program = self._program(room, seat, name) if name.startswith(EXTERNAL) else None
                pool = self._racing if program is None else self._asking
                racer = self._racers[place] = Racer(room, seat, name, pool, program)
            if racer is not None:
                racer.look()

    async def _play(self, room: Room, turn: BotTurn) -> None:
        place = (room.id, turn.seat)
        move: str | None = ""
        try:
            asked_at = time.perf_counter()
            seen = room.live.seen(turn.seat)
            assert seen is not None
            move = await self._answer(room, turn, seen)
            if move is not None:
                await asyncio.sleep(self.house.config.bot_pace - (time.perf_counter() - asked_at))
                await room.play_bot(turn.seat, move, turn.expects)
        except TableeError as problem:
            if problem.code != "out-of-date":  # else the question has changed meanwhile: it is asked anew
                raise
        finally:
            if self._asked.get(place) == turn.expects:
                del self._asked[place]
        if move is None:
            self.look_after(room)  # somebody may have come in this very moment

    async def _answer(self, room: Room, turn: BotTurn, seen: Observation) -> str | None:
        """The bot's move; should it fail, any legal one, so that nobody waits for ever.

        None if nobody waits for it by the time its turn comes.
        """

        def is_wanted() -> bool:
            return self._asked.get((room.id, turn.seat)) == turn.expects and not room.is_neglected

        self.house.metrics.bots_waiting.inc()
        try:
            level = turn.bot
            if level.startswith(EXTERNAL):
                level = room.live.settings.holder  # plays in the program's place whenever that fails
                if self.knows(turn.bot):
                    program = self._program(room, turn.seat, turn.bot)
                    whose = room.payer(self._asking)
                    move = await self._asking.run(whose, lambda: self._ask(program, seen))
                    if move is not None:
                        return move
            return await self._thinking.run(
                room.payer(self._thinking),
                lambda: self._think(level, seen) if is_wanted() else None,
                is_long=is_patient(level, seen.game),
            )
        except Exception:
            self.house.log.exception("bot-failed", bot=turn.bot, table=room.id)
            return seen.game.notation(seen.game.default_move(seen.cell, turn.seat))
        finally:
            self.house.metrics.bots_waiting.dec()

    def _think(self, level: str, seen: Observation) -> str:
        """In a thread: a level's move."""
        started = time.perf_counter()
        player = self._take(level, seen.game)
        try:
            move = player.choose(seen, think=player.level.seconds, pause=self._thinking.give_way)
        finally:
            self._idle[level, seen.game.name].append(player)
        self.house.metrics.bot_seconds.labels(seen.game.name, level).observe(time.perf_counter() - started)
        return move

    async def advise(self, seen: Observation, seed: int, person: str) -> tuple[Advice, ...]:
        """What a good bot would do on this seat: thought for this person, in turn with everybody else."""
        return await self._thinking.run(person, lambda: self._advise(seen, seed), is_long=True)

    def _advise(self, seen: Observation, seed: int) -> tuple[Advice, ...]:
        player = self._take(ADVISER, seen.game)
        try:
            return player.advise(seen, seed=seed, pause=self._thinking.give_way)
        finally:
            self._idle[ADVISER, seen.game.name].append(player)

    def _take(self, level: str, game: Game) -> LevelBot:
        # A bot remembers nothing of a table: one is as good as another, and each owns some memory.
        idle = self._idle[level, game.name]
        try:
            return idle.pop()
        except IndexError:
            return bot(level, game)

    def _program(self, room: Room, seat: int, name: str) -> ExternalBot:
        program = self._programs.get((room.id, seat))
        if program is None:
            assert room.live.table is not None
            command = shlex.split(self.house.config.external_bots[name.removeprefix(EXTERNAL)])
            program = self._programs[room.id, seat] = ExternalBot(
                name,
                room.live.table.game,
                command,
                patience=self.patience,
                on_fault=lambda fault: self._note(name, room.id, fault),
            )
            program.begin(room.live.table.options)
        return program

    def _ask(self, program: ExternalBot, seen: Observation) -> str | None:
        """In a thread: the program's own move; None if it lost this decision."""
        before = len(program.faults)
        move = program.choose(seen, think=self.program_seconds)
        return None if any(fault.played for fault in program.faults[before:]) else move

    def _note(self, bot: str, table: str, fault: Fault) -> None:
        self.house.log.warning("bot-fault", bot=bot, table=table, code=fault.code, detail=fault.detail)

    def forget(self, table: str) -> None:
        """The game is over, or the table sleeps: its racers stop, its programs may go."""
        for place in [place for place in self._racers if place[0] == table]:
            self._racers.pop(place).leave()
        for place in [place for place in self._programs if place[0] == table]:
            self._asking.submit(table, self._programs.pop(place).close)

    def halt(self, table: str) -> None:
        """Nobody plays at this table until it is looked after again; then all are asked anew."""
        self.forget(table)
        for place in [place for place in self._asked if place[0] == table]:
            del self._asked[place]

    def close(self) -> None:
        """Stop thinking."""
        for racer in self._racers.values():
            racer.leave()
        if self._programs:  # all at once: a program that will not go takes a second or two
            with ThreadPoolExecutor(len(self._programs)) as seeing_off:
                list(seeing_off.map(ExternalBot.close, self._programs.values()))
        self._programs.clear()
        for pool in (self._thinking, self._racing, self._asking):
            pool.close()
