"""When a bot acts at a live table: it looks, it decides, its hand moves. Time is handed in, never read.

How a table (a server, the terminal, a simulation) lets a bot act, for each of its seats:

1. After every change of the position, somebody's move or the clock's, ask `next_act(seen, seed, last)` with
   what the seat sees now and the answer it gave last (None the first time), and keep the new answer.
2. `None`: there is nothing for the seat to do until something changes. Forget the last answer.
3. `after_ms` is 0 and there is a move: play it now. It is legal at this moment.
4. Otherwise come back after `after_ms` of the table's time, or earlier if anything changes: let the clock
   tick until then and begin again at 1. An act without a move is only a look: nothing is decided yet.

`company` does this for all bots of a table. The clock stands still while players get ready, so a bot says at
once that it is. The same position, seed and last answer give the same answer; the seed may stay the same for
a whole game. A seat thinks only when it has looked, once an action, for a few milliseconds.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tablee.bots.bot import Bot
from tablee.bots.levels import LEVELS, LevelBot, UnknownBot
from tablee.bots.profile import Level, bot_profile
from tablee.engine.game import Game
from tablee.engine.state import Position
from tablee.engine.table import Observation
from tablee.games.jelly_monster.bot.calm import calm
from tablee.games.jelly_monster.moves import READY, WAIT
from tablee.games.jelly_monster.state import PACES_MS, READY_CHECK, ROUND

_LONGEST_WAIT_MS = 40_000  # into a round without a bell: somebody has to go on
Span = tuple[int, int]  # milliseconds, the shortest and the longest


@dataclass(frozen=True)
class Pace:
    """How quick somebody is: from what is new to having taken it in, and from a decision to the deed.

    Speed alone is no advantage: who places last answers everybody and is answered by nobody. Who knows that
    keeps some dice back for the end, as many as can still be placed in time.
    """

    look: Span
    hand: Span
    kept_back: int = 0  # dice

    @property
    def action_ms(self) -> int:
        """How long an action takes on average."""
        return (sum(self.look) + sum(self.hand)) // 2


@dataclass(frozen=True)
class Act:
    """What a seat will do next, and after how much of the table's time. Without a move it only looks."""

    move: str | None
    after_ms: int
    due: int  # the same as a time of the table
    turn: tuple[int, ...]  # which decision of the game this is


class RealtimeBot:
    """One player of a live table: a pace, and a bot that decides at a glance."""

    def __init__(self, game: Game, pace: Pace, mind: Bot) -> None:
        self.game = game
        self.pace = pace
        self.mind = mind

    def next_act(self, seen: Observation, seed: int, last: Act | None = None) -> Act | None:
        """What the seat will do next, as things stand; see the top of this page."""
        position, seat = seen.cell[0], seen.seat
        if seat is None or not _has_something_to_do(seen, position, seat):
            return None
        now, turn = int(position.now), _turn(position, seat)
        if position.phase == READY_CHECK:
            return Act(self.game.notation(READY), 0, now, turn)
        chance = random.Random(f"{seed} {seat} {now} {turn}")
        if last is None or last.turn != turn:
            # Something new: a roll that tumbles or has settled, a question, nothing left to place.
            return self._look(max(now, int(position.settles_at[seat])), now, turn, chance)
        if now < last.due:
            return replace(last, after_ms=last.due - now)
        return self._do(seen, last, now, chance)

    def _do(self, seen: Observation, last: Act, now: int, chance: random.Random) -> Act:
        """The time of the last answer has come: decide, if it was a look, or carry out what was decided."""
        table = calm(seen, self.pace.action_ms)
        if last.move is None and not self._keeps_back(seen.cell[0], seen.seat):
            move = self.mind.choose(table, seed=chance.getrandbits(32))
            if move != self.game.notation(WAIT):
                return _act(move, now + chance.randint(*self.pace.hand), now, last.turn)
        elif last.move is not None and last.move in table.legal_moves():
            return replace(last, after_ms=0)
        # Nothing to do yet; or it was blocked meanwhile, or its effect is lost: look again.
        return self._look(now, now, last.turn, chance)

    def _keeps_back(self, position: Position, seat: int | None) -> bool:
        """Whether it pays to let the others place first, and there is time to."""
        if position.phase != ROUND or not 0 < position.in_hand[seat] <= self.pace.kept_back:
            return False
        if not any(position.in_hand[other] > 0 for other in range(position.seats) if other != seat):
            return False
        elapsed = int(position.now) - int(position.starts_at)
        left = int(position.bell) - int(position.now) if position.bell else _LONGEST_WAIT_MS - elapsed
        slowest = PACES_MS[int(position.pace)] + self.pace.look[1] + self.pace.hand[1]
        return left > int(position.in_hand[seat]) * slowest + self.pace.look[1]

    def _look(self, since: int, now: int, turn: tuple[int, ...], chance: random.Random) -> Act:
        return _act(None, since + chance.randint(*self.pace.look), now, turn)


# A glance is short: five bots may sit at one table, and a server has other tables.
REALTIME_LEVELS = {
    "novice": (Pace(look=(1100, 1800), hand=(1100, 1600)), Level(iterations=5, careless=0.6)),
    "casual": (Pace(look=(1000, 1700), hand=(1000, 1500)), Level(iterations=40, careless=0.15)),
    "club": (Pace(look=(700, 1100), hand=(700, 1100), kept_back=1), Level(iterations=120)),
    "expert": (Pace(look=(450, 700), hand=(450, 750), kept_back=3), Level(iterations=300)),
    "master": (Pace(look=(250, 400), hand=(300, 500), kept_back=4), Level(iterations=600)),
}


def realtime_bot(level: str, game: Game) -> RealtimeBot:
    """The real-time bot of a level."""
    if level not in REALTIME_LEVELS:
        raise UnknownBot(name=level, known=", ".join(LEVELS))
    pace, mind = REALTIME_LEVELS[level]
    return RealtimeBot(game, pace, LevelBot(level, game, bot_profile(game).knowledge, mind))


def as_realtime(bot: Bot) -> RealtimeBot:
    """The same for any player: a level acts as such, anybody else at the pace of a club player."""
    if isinstance(bot, LevelBot):
        return realtime_bot(bot.name, bot.game)
    return RealtimeBot(bot.game, REALTIME_LEVELS["club"][0], bot)


def _act(move: str | None, due: int, now: int, turn: tuple[int, ...]) -> Act:
    return Act(move, max(0, due - now), due, turn)


def _has_something_to_do(seen: Observation, position: Position, seat: int) -> bool:
    """It may act now, or as soon as its roll has settled."""
    return seat in seen.to_act or (position.phase == ROUND and bool(position.in_hand[seat] > 0))


def _turn(position: Position, seat: int) -> tuple[int, ...]:
    """Which decision of the game this is: with every roll, question or deed of the seat another begins."""
    if position.phase != ROUND:
        depth = int(position.depth)
        question = int(position.next_icon[depth - 1]) if depth else 0
        return int(position.phase), int(position.round_no), int(position.scored), depth, question
    barriers = sum(1 << place for place, owner in enumerate(position.barriers.tolist()) if owner == seat + 1)
    return (
        int(position.phase),
        int(position.round_no),
        int(position.in_hand[seat]),
        int(position.settles_at[seat]),
        barriers,
    )
