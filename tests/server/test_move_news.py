"""News of moves are joined from written pieces: the same bytes as the typed message has, for all eyes."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation
from tablee.server.protocol.messages import write_message
from tablee.server.sessions.awake_table import AwakeTable
from tablee.server.sessions.broadcaster import Broadcaster
from tablee.server.sessions.move_news import MoveNews
from tablee.store.rows import TableRow
from tablee.tables.commands import Play, ShowHand
from tablee.tables.decide.play import Trial
from tablee.tables.entries import Moved
from tablee.tables.settings import LiveClock
from tests.support import tables_to_lay
from tests.tables.evening import NO_CLOCK, Evening


def broadcaster_of(evening: Evening) -> Broadcaster:
    settings = evening.live.settings
    row = TableRow(
        id="t1",
        game=settings.game,
        seats=settings.seats,
        status="playing",
        is_public=False,
        host="a",
        created_at=0,
        changed_at=0,
    )
    return Broadcaster(AwakeTable(row, evening.live, 0), None, None, lambda _: False)


def act(evening: Evening, rng: random.Random) -> None:
    """A random move; while the game's own clock runs, of whoever may act once dice have settled."""
    live = evening.live
    if CLOCK not in live.to_act:
        evening.play_on(rng, 1)
        return
    evening.wait(rng.choice((100, 1_700)))
    if live.status != "playing" or CLOCK not in live.to_act:
        return
    trial = Trial(live)
    trial.let_time_pass(evening.now)
    acting = [seat for seat in trial.acting if seat != CLOCK]
    if acting:
        seat = rng.choice(acting)
        move = rng.choice(Observation(trial.game, trial.cell, seat).legal_moves())
        evening.play(live.chairs[seat].person, move)


@pytest.mark.parametrize("case", tables_to_lay(), ids=str)
@pytest.mark.parametrize("clock", [NO_CLOCK, LiveClock()], ids=["no-clock", "clock"])
def test_written_news_are_the_typed_ones(case, clock):
    name, seats, options = case
    evening = Evening(name, "abcdef"[:seats], clock=clock, **options)
    told = broadcaster_of(evening)
    rng, written = random.Random(1), 0
    while evening.live.status == "playing" and len(evening.log) < 250:
        if rng.random() < 0.05:
            shown = not evening.live.chairs[0].is_hand_shown
            evening.do("a", ShowHand(shown))
        seen = len(evening.happened)
        act(evening, rng)
        happened = evening.happened[seen:]
        if not happened or not all(isinstance(one.logged.entry, Moved) for one in happened):
            continue
        same = told.for_all_eyes(happened)
        short = MoveNews(evening.live, "t1", happened, same).write([None, *range(seats)])
        for eyes, news in short.items():
            written += 1
            assert news == write_message(told.news(happened, eyes, same)), eyes
    playing = tablee.game(name)
    is_written = playing.json_writer is not None and (options.get("form") != "beats")
    assert (written > 0) == is_written


def test_a_command_comes_back_to_its_sender_alone():
    evening = Evening()
    seat = evening.live.to_act[0]
    move = evening.live.table.legal_moves(seat)[0]
    evening.do("ab"[seat], Play(move), command_id='strange "id" é')
    told = broadcaster_of(evening)
    same = told.for_all_eyes(evening.happened[-1:])
    short = MoveNews(evening.live, "t1", [evening.happened[-1]], same).write([1, None, 0])
    assert set(short) == {None, 0, 1}
    for eyes, news in short.items():
        assert news == write_message(told.news(evening.happened[-1:], eyes, same))
        assert (b"strange" in news) == (eyes == seat)
