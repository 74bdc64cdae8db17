"""A trial for a bot that is a program: some games, and everything that went wrong in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from tablee.bots.asking import let_play
from tablee.bots.bot import Bot
from tablee.bots.external.bot import ExternalBot
from tablee.bots.external.errors import Fault
from tablee.engine.messages import Outcome
from tablee.engine.state import CLOCK
from tablee.engine.table import Table


class TrialGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a trial."""

    seed: int
    seats: int
    seat: int  # of the bot on trial
    outcome: Outcome
    decisions: int  # asked of the bot on trial
    slowest: float  # of them, in seconds
    faults: tuple[Fault, ...]

    @property
    def share(self) -> float:
        """The bot's part of the win."""
        return self.outcome.share(self.seat, self.seats)


class TrialReport(msgspec.Struct, frozen=True, kw_only=True):
    """A trial in figures."""

    game: str
    seats: int
    command: str
    name: str  # what the program calls itself
    against: str
    share: float  # of the wins
    faults: dict[str, int]  # how often, by code
    games: tuple[TrialGame, ...]


def play_trial(
    bot: ExternalBot, opponent: Bot, *, seats: int, games: int, seed: int, think: float | None = None
) -> Iterator[TrialGame]:
    """Play the games one after the other; the bot moves on by one seat each time."""
    game = bot.game
    for number in range(games):
        table = game.deal(seats=seats, seed=seed + number, **game.calm_options)
        bot.begin(table.options)
        yield _play(table, bot, opponent, number % seats, seed + number, think)


def report_of(bot: ExternalBot, against: str, seats: int, played: list[TrialGame]) -> TrialReport:
    """What a trial found."""
    codes = Counter(fault.code for game in played for fault in game.faults)
    return TrialReport(
        game=bot.game.name,
        seats=seats,
        command=bot.command if isinstance(bot.command, str) else " ".join(bot.command),
        name=bot.introduced_as,
        against=against,
        share=round(sum(game.share for game in played) / len(played), 4),
        faults=dict(codes.most_common()),
        games=tuple(played),
    )


def _play(
    table: Table, bot: ExternalBot, opponent: Bot, own_seat: int, seed: int, think: float | None
) -> TrialGame:
    decisions, slowest = 0, 0.0
    while not table.is_over:
        seat = table.to_act[0]
        if seat == CLOCK:
            table.play(CLOCK, table.legal_moves(CLOCK)[0])
        elif seat == own_seat:
            started = time.monotonic()
            move = bot.choose(table.view_of(seat), think)
            decisions, slowest = decisions + 1, max(slowest, time.monotonic() - started)
            table.play(seat, move)
        else:
            move_seed = seed * 100_000 + len(table.moves)
            let_play(table, seat, opponent, think, seed=move_seed)
    outcome = table.outcome
    assert outcome is not None
    return TrialGame(
        seed=seed,
        seats=table.seats,
        seat=own_seat,
        outcome=outcome,
        decisions=decisions,
        slowest=round(slowest, 4),
        faults=tuple(bot.faults),
    )
