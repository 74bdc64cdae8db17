"""When a bot acts at a live table: it looks, it decides, its hand moves. Time is handed in, never read.

How a table (a server, the terminal, a simulation) lets a bot act, for each of its seats:

1. After every change of the position, somebody's move or the clock's, ask `next_act(seen, seed, last)` with
   what the seat sees now and the answer it gave last (None the first time), and keep the new answer.
2. `None`: there is nothing for the seat to do until something changes. Forget the last answer.
3. `after_ms` is 0 and there is a move: play it now, and forget the answer. It is legal at this moment.
4. Otherwise come back after `after_ms` of the table's time, or earlier if anything changes: let the clock
   tick until then and begin again at 1. An act without a move is only a look: nothing is decided yet.

`scheduler.py` does this for all bots of a table. What a game says of itself (its clock, what a seat decides)
is enough; `RealtimeKnowledge` adds what makes a bot good at it. The same position, seed and last answer give
the same answer; the seed may stay the same for a whole game. A seat thinks only when it has looked, once an
action, for a few milliseconds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tablee.bots.bot import Bot
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import LevelBot, UnknownBot
from tablee.bots.profile import bot_profile
from tablee.bots.realtime.knowledge import Pace
from tablee.engine.game import Game
from tablee.engine.state import Unpacked, unpack
from tablee.engine.table import Observation


@dataclass(frozen=True)
class Act:
    """What a seat will do next, and after how much of the table's time. Without a move it only looks."""

    move: str | None
    after_ms: int
    due: int  # the same as a time of the table
    decision: object  # which decision of the game this is


class RealtimeBot:
    """One player of a live table: a pace, and a bot that decides at a glance."""

    def __init__(self, game: Game, pace: Pace, mind: Bot) -> None:
        self.game = game
        self.pace = pace
        self.mind = mind
        self.knowledge = bot_profile(game).realtime

    def next_act(self, seen: Observation, seed: int, last: Act | None = None) -> Act | None:
        """What the seat will do next, as things stand; see the top of this page."""
        position, seat = unpack(seen.cell), seen.seat
        if seat is None or not self._has_something_to_do(seen, position, seat):
            return None
        now, decision = self.game.time_shown(position), self._decision(position, seat)
        if (move := self.knowledge.at_once(position, seat)) is not None:
            return Act(self.game.notation(move), 0, now, decision)
        chance = random.Random(f"{seed} {seat} {now} {decision}")
        if last is None or last.decision != decision:
            return self._look(self._visible_at(position, seat, now), now, decision, chance)
        if now < last.due:
            return replace(last, after_ms=last.due - now)
        return self._do(seen, position, seat, last, chance)

    def _do(self, seen: Observation, position: Unpacked, seat: int, last: Act, chance: random.Random) -> Act:
        """The time of the last answer has come: decide, if it was a look, or carry out what was decided."""
        now = self.game.time_shown(position)
        planned = self.knowledge.plan_in(seen, self.pace.action_ms)
        if last.move is None and not self.knowledge.keeps_back(position, seat, self.pace):
            move = self.mind.choose(planned, seed=chance.getrandbits(32))
            if not self._is_wait(move):
                return _act(move, now + chance.randint(*self.pace.hand), now, last.decision)
        elif last.move is not None and last.move in planned.legal_moves():
            return replace(last, after_ms=0)
        # Nothing to do yet; or it was blocked meanwhile, or its effect is lost: look again.
        return self._look(now, now, last.decision, chance)

    def _look(self, since: int, now: int, decision: object, chance: random.Random) -> Act:
        return _act(None, since + chance.randint(*self.pace.look), now, decision)

    def _has_something_to_do(self, seen: Observation, position: Unpacked, seat: int) -> bool:
        """It may act now, or as soon as time lets it."""
        return seat in seen.to_act or self.game.time_until(position, seat) is not None

    def _decision(self, position: Unpacked, seat: int) -> object:
        own = self.knowledge.decision
        return self.game.question(position, seat) if own is None else own(position, seat)

    def _visible_at(self, position: Unpacked, seat: int, now: int) -> int:
        own = self.knowledge.visible_at
        if own is not None:
            return max(now, own(position, seat))
        return now + (self.game.time_until(position, seat) or 0)

    def _is_wait(self, move: str) -> bool:
        wait = self.knowledge.wait_move
        return wait is not None and move == self.game.notation(wait)


def realtime_bot(level: str, game: Game) -> RealtimeBot:
    """The real-time bot of a level."""
    profile = bot_profile(game)
    if level not in profile.realtime_levels:
        raise UnknownBot(name=level, known=", ".join(LEVELS))
    pace, mind = profile.realtime_levels[level]
    return RealtimeBot(game, pace, LevelBot(level, game, profile.knowledge, mind))


def as_realtime(bot: Bot) -> RealtimeBot:
    """The same for any player: a level acts as such, anybody else at the pace of a club player."""
    if isinstance(bot, LevelBot):
        return realtime_bot(bot.name, bot.game)
    return RealtimeBot(bot.game, bot_profile(bot.game).realtime_levels["club"][0], bot)


def _act(move: str | None, due: int, now: int, decision: object) -> Act:
    return Act(move, max(0, due - now), due, decision)
