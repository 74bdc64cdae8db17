"""The field: results of bots of several levels on a daily deal, made beforehand in the bots' fair queue.

Each is a whole game, played like everybody's: on the same seat, with the same bots giving the same answers.
It is kept as soon as it is played, so a server that is stopped goes on where it was; and whatever is played
twice, by two servers, is the same game. What is wanted follows from what people have begun, so nothing is
made where nobody plays.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import Any

import structlog

from tablee.bots.levels import LevelBot, bot
from tablee.bots.search.worker import Pause
from tablee.engine.game import Game
from tablee.engine.registry import game, game_names
from tablee.fair_pool import Closed
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.cluster.peers import Peers
from tablee.server.daily.secrets import DailySecrets
from tablee.server.ops.background import for_ever
from tablee.server.ops.precompile import Precompiler
from tablee.store.rows import FieldRow
from tablee.store.store import Store
from tablee.tables.daily import (
    BOT,
    SEAT,
    bot_seed,
    day_after,
    day_at,
    game_secret,
    merit_of,
    next_to_act,
    settings_for,
)
from tablee.tables.settings import Level

LEVELS: tuple[Level, ...] = ("novice", "casual", "club", "expert")  # in turn; a master would take too long
_LOOK_EVERY_S = 20.0  # somebody may have begun a deal at another server
_PLAYED_WITHIN_DAYS = 7  # whoever played a game lately may do so tomorrow: its field is made before
_PAYER = "daily field"  # in the bots' queue it is one among all who want something

Key = tuple[str, str]  # a day and a game
Players = Callable[[str], LevelBot]


def play_one(playing: Game, secret: bytes, number: int, players: Players, pause: Pause | None) -> FieldRow:
    """The game of that number in the field: always the same one. In a thread; it takes a while."""
    settings, level = settings_for(playing), LEVELS[number % len(LEVELS)]
    chosen: dict[str, Any] = dict(settings.options)
    table = playing.deal(
        seats=settings.seats,
        secret=game_secret(secret),
        nonces=("",) * settings.seats,
        **chosen,
    )
    own = hmac.digest(secret, b"tablee field" + number.to_bytes(8, "big"), "sha256")
    while not table.is_over:
        seat = next_to_act(table.to_act)
        seen = table.view_of(seat)
        player, seed = (level, bot_seed(own, seen)) if seat == SEAT else (BOT, bot_seed(secret, seen))
        table.play(seat, players(player).choose(seen, seed=seed, pause=pause))
    assert table.outcome is not None
    return FieldRow(number, level, merit_of(playing, table.outcome))


class DailyFields:
    """Makes the fields that are wanted, one game after the other."""

    def __init__(
        self,
        store: Store,
        secrets: DailySecrets,
        bots: BotScheduler,
        peers: Peers,
        precompiler: Precompiler,
        now: Callable[[], int],
        size: int,
    ) -> None:
        """`size`: how many results make a field; 0: there are none."""
        self.size = size
        self._store = store
        self._secrets = secrets
        self._bots = bots
        self._peers = peers
        self._precompiler = precompiler
        self._now = now
        self._players: dict[tuple[str, str], LevelBot] = {}
        self._failed: set[str] = set()  # games whose bots cannot play them
        self._grown = asyncio.Event()
        self._log = structlog.get_logger("tablee")

    def wake(self) -> None:
        """Somebody has begun a deal."""
        self._grown.set()

    async def run(self) -> None:
        """For ever."""
        if self.size:
            await for_ever("daily fields", self._grow, _LOOK_EVERY_S, wake=self._grown)

    async def _grow(self) -> None:
        while (key := await self._next()) is not None:
            await self._add_to(*key)

    async def _next(self) -> Key | None:
        """The field that is to grow: what is played today, then what will be tomorrow."""
        today = day_at(self._now())
        tomorrow = day_after(today)
        begun = await self._store.daily_fields_wanted(day_after(today, -_PLAYED_WITHIN_DAYS))
        known = set(game_names()) - self._failed
        lately = sorted({name for _, name in begun} & known)
        wanted = [(today, name) for name in lately if (today, name) in begun]
        wanted += [(tomorrow, name) for name in lately]
        sizes = await self._store.daily_field_sizes([today, tomorrow]) if wanted else {}
        mine = (key for key in wanted if self._peers.is_mine(f"daily {key}"))
        return next((key for key in mine if sizes.get(key, 0) < self.size), None)

    async def _add_to(self, day: str, name: str) -> None:
        await self._precompiler.ready(name)
        playing, secret = game(name), await self._secrets.of_table(day, name)
        number = len(await self._store.daily_field(day, name))
        try:
            row = await self._bots.think_long(
                _PAYER, lambda pause: play_one(playing, secret, number, self._player(playing), pause)
            )
        except Closed:
            raise asyncio.CancelledError from None  # the server stops
        except Exception:
            self._failed.add(name)
            self._log.exception("daily-field-failed", game=name)
            return
        await self._store.keep_field(day, name, [row])

    def _player(self, playing: Game) -> Players:
        def player(level: str) -> LevelBot:
            key = (level, playing.name)
            if key not in self._players:
                self._players[key] = bot(level, playing)
            return self._players[key]

        return player
