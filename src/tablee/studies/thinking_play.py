"""Games of a study between players that think: levels, searches, programs, bots of one's own."""

from __future__ import annotations

import numpy as np

from tablee.bots.asking import begin_game, let_play
from tablee.bots.bot import Bot
from tablee.bots.external.bot import ExternalBot
from tablee.bots.players import player
from tablee.bots.profile import bot_profile
from tablee.engine.batch.results import first_seat
from tablee.engine.state import CLOCK, StateArray
from tablee.engine.table import Table
from tablee.studies.chunk import Chunk, LineUp
from tablee.studies.games_played import GamesPlayed, blank_rows
from tablee.studies.restricted import RestrictedBot
from tablee.studies.stages import MOST_FOLLOWED, count_changes, make_lead_at, sum_up_stages
from tablee.studies.subject import held_by, names_of_things

_MOVES_APART = 100_000  # seeds between two games, more than any game has moves


def play_thinking(chunk: Chunk) -> GamesPlayed:
    """Every deal once from each seat: a challenger takes them in turn, or each of them begins once."""
    game, seats = chunk.game, chunk.seats
    rows = blank_rows(chunk.deals * seats, seats, len(names_of_things(game)))
    states: StateArray = np.zeros(rows.games, dtype=game.layout)
    host, guest = _bots(chunk)
    # Where nobody begins, there is nobody to choose.
    somebody_begins = game.beginner_of(game.deal(seats, seed=0, **chunk.chosen).cell) is not None
    for row in range(rows.games):
        deal, turn = divmod(row, seats)
        begins = turn if somebody_begins and guest is None else None
        table = game.deal(seats, seed=chunk.seed + chunk.first + deal, beginner=begins, **chunk.chosen)
        bots = [guest if guest is not None and seat == turn else host for seat in range(seats)]
        dealt = game.beginner_of(table.cell) if begins is None else begins
        _play(table, bots, (chunk.seed + chunk.first * seats + row) * _MOVES_APART, rows, row)
        rows.beginners[row] = first_seat(_first_to_act(table)) if dealt is None else dealt
        states[row] = table.cell[0]
        if isinstance(guest, RestrictedBot):
            rows.restricted[row], rows.unavoidable[row] = guest.restricted, guest.unavoidable
    rows.held[:] = held_by(game, states, seats)
    for bot in (host, guest):
        if isinstance(bot, ExternalBot):
            bot.close()  # the program's next chunk may be played elsewhere
    return rows


def _bots(chunk: Chunk) -> tuple[Bot, Bot | None]:
    line_up = chunk.line_up
    host = player(line_up.player, chunk.game)
    return host, _challenger(line_up, chunk, host)


def _challenger(line_up: LineUp, chunk: Chunk, host: Bot) -> Bot | None:
    if line_up.challenger is None and not line_up.without:
        return None
    guest = host if line_up.challenger is None else player(line_up.challenger, chunk.game)
    return RestrictedBot(guest, line_up.without) if line_up.without else guest


def _first_to_act(table: Table) -> int:
    return sum(1 << seat for seat in table.rewound().to_act)


def _play(table: Table, bots: list[Bot], seed: int, rows: GamesPlayed, row: int) -> None:
    """One game, followed move by move."""
    game, seats = table.game, table.seats
    lead_at = make_lead_at(bot_profile(game).standing)
    points = np.zeros(seats, dtype=np.int64)
    followed: list[tuple[int, int, int]] = []
    begin_game(bots, table.options)
    while not table.is_over:
        seat = table.to_act[0]
        if seat == CLOCK:
            table.play(CLOCK, table.legal_moves(CLOCK)[0])
            continue
        count = len(table.legal_codes(seat))
        let_play(table, seat, bots[seat], seed=seed + table.length)
        rows.forced[row] += count == 1
        if len(followed) < MOST_FOLLOWED:
            followed.append((count, *lead_at(table.cell, seats, points)))
    _note_outcome(table, rows, row)
    rows.faults.update((bot.name, fault.code) for bot in set(bots) for fault in bot.faults)
    rows.lengths[row] = table.length
    choices, leaders, margins = np.array(followed, dtype=np.int64).reshape(-1, 3).T.copy()
    stages = (rows.choices[row], rows.leaders[row], rows.margins[row])
    sum_up_stages(len(followed), choices, leaders, margins, *stages)
    rows.changes[row] = count_changes(len(followed), leaders)


def _note_outcome(table: Table, rows: GamesPlayed, row: int) -> None:
    outcome = table.outcome
    assert outcome is not None
    rows.endings[row] = table.game.endings.index(outcome.ending)
    rows.scores[row] = outcome.scores or 0
    rows.shares[row] = [outcome.share(seat, table.seats) for seat in range(table.seats)]
