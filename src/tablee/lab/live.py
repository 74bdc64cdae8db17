"""Real-time games simulated on the table's own clock: nobody waits, a minute of play takes a moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.bots.greedy import GreedyBot
from tablee.bots.profile import bot_profile
from tablee.bots.realtime.knowledge import Pace
from tablee.bots.realtime.player import RealtimeBot, realtime_bot
from tablee.bots.realtime.scheduler import RealtimeScheduler, clock_step
from tablee.engine.game import Game
from tablee.engine.state import CLOCK
from tablee.engine.table import Table
from tablee.lab.series import SeriesTally

PERSON = "person"
# Somebody on a phone: takes in the table in 0.7 to 1 s, then needs two or three taps in 1.2 to 1.5 s. Plays
# what pays best at once, and one move in ten without having looked.
PERSONS_PACE = Pace(look=(700, 1000), hand=(1200, 1500))
PERSONS_SLIPS = 0.1


def live_player(name: str, game: Game) -> RealtimeBot:
    """A level, or `person`: a model of somebody on a phone."""
    if name == PERSON:
        mind = GreedyBot(PERSON, game, bot_profile(game).standing, slips=PERSONS_SLIPS)
        return RealtimeBot(game, PERSONS_PACE, mind)
    return realtime_bot(name, game)


def play_live(table: Table, players: Sequence[RealtimeBot], seed: int) -> None:
    """Play a table laid for live play to its end, each seat by its own reflexes."""
    company = RealtimeScheduler(dict(enumerate(players)), seed)
    while not table.is_over:
        due = company.look(table.view_of)
        if due is not None:
            table.play(*due)
        else:
            table.play_code(CLOCK, clock_step(table, company.rest_ms))


def play_live_series(
    game: Game, first: str, second: str, *, seats: int, deals: int, seed: int, **options: Any
) -> Iterator[SeriesTally]:
    """Each deal once from every seat by the first player; the second fills the others. The tally so far."""
    tally = SeriesTally(seats)
    live = {} if game.realtime is None else game.realtime.live
    one, other = live_player(first, game), live_player(second, game)
    for deal in range(deals):
        share = 0.0
        for own_seat in range(seats):
            table = game.deal(seats=seats, seed=seed + deal, **live, **options)
            play_live(table, [one if seat == own_seat else other for seat in range(seats)], seed + deal)
            outcome = table.outcome
            assert outcome is not None
            share += outcome.share(own_seat, seats)
            tally.moves += table.length
        tally.deals.append(share / seats)
        yield tally
