"""Bots at work: they think in threads, a few at a time, in the order in which they were asked.

The event loop never waits for a bot. A bot gets a hidden position and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tablee.bots.external import ExternalBot
from tablee.bots.levels import LEVELS, USUAL_SECONDS, LevelBot, bot
from tablee.games.errors import TableeError
from tablee.games.game import Game
from tablee.games.handle import Seen
from tablee.tables.live import BotTurn

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.room import Room

EXTERNAL = "external:"
_Turn = tuple[str, int]  # a table and a seat


class BotsAtWork:
    """All bots of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        threads = house.config.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._idle: dict[tuple[str, str], list[LevelBot]] = defaultdict(list)
        self._programs: dict[_Turn, ExternalBot] = {}
        self._asked: dict[_Turn, int] = {}  # which question each seat's bot is thinking about

    def knows(self, name: str) -> bool:
        """Whether there is a bot of that name. Programs are named by the server's owner only."""
        if name.startswith(EXTERNAL):
            return name.removeprefix(EXTERNAL) in self.house.config.external_bots
        return name in LEVELS

    def look_after(self, room: Room) -> None:
        """Ask every bot whose turn it is at this table, unless it is thinking about that already."""
        for turn in room.live.bot_turns():
            key = (room.id, turn.seat)
            if self._asked.get(key) != turn.expects:
                self._asked[key] = turn.expects
                self.house.background(self._play(room, turn), f"{turn.bot} at {room.id}")

    async def _play(self, room: Room, turn: BotTurn) -> None:
        key = (room.id, turn.seat)
        try:
            asked_at = time.perf_counter()
            seen = room.live.seen(turn.seat)
            assert seen is not None
            self.house.metrics.bots_waiting.inc()
            loop = asyncio.get_running_loop()
            try:
                move = await loop.run_in_executor(self._threads, self._think, room.id, turn, seen)
            finally:
                self.house.metrics.bots_waiting.dec()
            await asyncio.sleep(self.house.config.bot_pace - (time.perf_counter() - asked_at))
            await room.play_bot(turn.seat, move, turn.expects)
        except TableeError as problem:
            if problem.code != "out-of-date":  # else the question has changed meanwhile: it is asked anew
                raise
        finally:
            if self._asked.get(key) == turn.expects:
                del self._asked[key]

    def _think(self, table: str, turn: BotTurn, seen: Seen) -> str:
        """In a thread: the bot's move."""
        started = time.perf_counter()
        if turn.bot.startswith(EXTERNAL):
            program = self._program(table, turn, seen.game)
            move = program.choose(seen, think=USUAL_SECONDS["master"])
        else:
            player = self._take(turn.bot, seen.game)
            try:
                move = player.choose(seen, think=player.level.seconds)
            finally:
                self._idle[turn.bot, seen.game.name].append(player)
        took = time.perf_counter() - started
        self.house.metrics.bot_seconds.labels(seen.game.name, turn.bot).observe(took)
        return move

    def _take(self, level: str, game: Game) -> LevelBot:
        # A bot remembers nothing of a table: one is as good as another, and each owns some memory.
        idle = self._idle[level, game.name]
        try:
            return idle.pop()
        except IndexError:
            return bot(level, game)

    def _program(self, table: str, turn: BotTurn, game: Game) -> ExternalBot:
        program = self._programs.get((table, turn.seat))
        if program is None:
            name = turn.bot.removeprefix(EXTERNAL)
            command = shlex.split(self.house.config.external_bots[name])
            program = self._programs[table, turn.seat] = ExternalBot(turn.bot, game, command)
            program.begin(self.house.rooms[table].live.settings.options)
        return program

    def forget(self, table: str) -> None:
        """The game is over, or the table sleeps: its programs may go."""
        for key in [key for key in self._programs if key[0] == table]:
            self._threads.submit(self._programs.pop(key).close)

    def close(self) -> None:
        """Stop thinking."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
