"""Playing on from a position of a finished game."""

from __future__ import annotations

import random

import msgspec
import pytest

import tablee
from tablee.engine.dice import secret_from_seed
from tablee.engine.state import CLOCK
from tablee.engine.table import Table
from tablee.tables.commands import AskRematch, AskUndo, Resign, Resume, Start
from tablee.tables.decide.play_from import lay_from_here
from tablee.tables.entries import Origin
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tests.support import calm_tables
from tests.tables.evening import EIGHT_PM, PEOPLE, Evening

RACES = [(name, "a" + "-" * (seats - 1), {}) for name, seats, options in calm_tables() if options]
CASES = [*((name, "abcdef"[:seats], options) for name, seats, options in calm_tables(more=1)), *RACES]
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, (case[0], *case[2]))))
SECRET = secret_from_seed(77)


def stopped_after(case, moves: int) -> Table:
    """A finished game's table, as it stood after so many moves, or before its last one."""
    game, who, options = case
    evening = Evening(game, who, **options)
    evening.play_on(random.Random(4))
    record = record_of(evening.live)
    moves = min(moves, len(record.moves) - 1)
    return tablee.replay(msgspec.structs.replace(record, moves=record.moves[:moves]))


def from_here(table: Table, seat: int = 1, secret: bytes = SECRET) -> Evening:
    """The evening that goes on there: Ana on that seat, bots on the others."""
    evening = Evening(start=False)
    evening.live, evening.log, evening.happened = LiveTable(), [], []
    evening.now = EIGHT_PM + 86_400_000
    origin = Origin(table="old", moves=table.length, seat=seat)
    evening.put(lay_from_here(table, origin, PEOPLE["a"], "novice", secret))
    evening.do("a", Start())
    return evening


def json_of(data) -> str:
    return msgspec.json.encode(data).decode()


@every_game
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_the_seat_knows_what_it_knew_then_and_nothing_else_was_kept(case, moves):
    table = stopped_after(case, moves)
    evening = from_here(table)
    assert evening.live.table.view_of(1) == table.view_of(1)
    assert evening.live.to_act == table.to_act
    assert evening.live.state().origin == Origin(table="old", moves=table.length, seat=1)
    assert [seat.kind for seat in evening.live.state().seats].count("bot") == table.seats - 1
    worlds = {from_here(table, secret=secret_from_seed(seed)).live.cell.tobytes() for seed in range(6)}
    assert len(worlds) > 1, "what is hidden is drawn anew each time"


@every_game
def test_it_is_played_to_its_end_and_its_record_is_right(case):
    evening = from_here(stopped_after(case, 11))
    if evening.live.status == "paused":
        evening.do("a", Resume())
    evening.play_on(random.Random(9))
    assert evening.live.status == "over"
    before = evening.snapshot()
    evening.live = evening.again()
    assert evening.snapshot() == before, "the log alone leads to the same table"
    record = tablee.read_record(tablee.write_record(record_of(evening.live)))
    assert record.position is not None
    assert tablee.verify(record).finished
    assert tablee.replay(record).cell.tobytes() == evening.live.cell.tobytes()


@every_game
def test_everybody_can_check_afterwards_how_the_hidden_cards_were_drawn(case):
    table = stopped_after(case, 9)
    evening = from_here(table)
    evening.do("a", Resign())
    record = tablee.read_record(tablee.write_record(record_of(evening.live)))
    before = tablee.record_of(table)
    assert tablee.verify(record, origin=before).is_origin_checked
    other = tablee.record_of(stopped_after(case, len(before.moves) - 1))
    for wrong in (other, msgspec.structs.replace(before, moves=before.moves[:-1])):
        with pytest.raises(tablee.BadRecord) as bad:
            tablee.verify(record, origin=wrong)
        assert bad.value.code == "origin-differs"


@every_game
def test_nobody_is_told_the_position_or_the_secret(case):
    table = stopped_after(case, 9)
    evening = from_here(table)
    started = next(one for one in evening.happened if one.logged.entry.__struct_config__.tag == "started")
    for eyes in (None, 0, 1):
        told = started.for_viewer(eyes)
        assert told.events == [], "nothing was dealt"
        assert msgspec.json.decode(msgspec.json.encode(told.entry)) == {
            "entry": "started",
            "commitment": evening.live.commitment,
            "nonces": [""] * table.seats,
        }
    laid = [json_of(evening.happened[0].for_viewer(eyes).entry) for eyes in (None, 0, 1)]
    assert all("position" not in told and SECRET.hex() not in told for told in laid)
    assert evening.live.state().secret is None


def test_moves_are_taken_back_to_that_position_and_no_further():
    table = stopped_after(CASES[0], 8)
    evening = from_here(table, seat=table.to_act[0])
    begun = evening.live.cell.tobytes()
    assert evening.refusal("a", AskUndo()) == "nothing-to-undo"
    evening.play("a", evening.live.table.legal_moves(table.to_act[0])[0])
    assert evening.live.cell.tobytes() != begun
    evening.do("a", AskUndo())
    assert evening.live.cell.tobytes() == begun
    assert evening.again().cell.tobytes() == begun


def test_another_game_after_it_is_dealt():
    evening = from_here(stopped_after(CASES[0], 8))
    evening.do("a", Resign())
    evening.do("a", AskRematch())
    assert evening.live.status == "playing"
    assert evening.live.state().origin is None
    assert evening.live.table.start is None


def test_where_nothing_is_left_to_play_it_is_refused():
    table = stopped_after(CASES[0], 8)
    with pytest.raises(tablee.Refused) as refused:
        from_here(table, seat=2)
    assert refused.value.code == "no-such-seat"
    while not table.is_over:
        table.play(table.to_act[0], table.legal_moves(table.to_act[0])[0])
    with pytest.raises(tablee.Refused) as refused:
        from_here(table)
    assert refused.value.code == "game-over"


def test_a_race_stands_still_until_its_player_says_so_and_then_goes_on_where_it_was():
    table = stopped_after(RACES[0], 25)
    assert CLOCK in table.to_act
    evening = from_here(table)
    assert evening.live.status == "paused"
    assert evening.wait(60_000) == []
    evening.do("a", Resume())
    shown = table.game.time_shown(evening.live.position)
    assert shown > 0
    assert evening.live.state().clock_zero == evening.now - shown
    evening.play_on(random.Random(2), 20)
    assert {made.seat for made in evening.live.moves} == {0, 1, 2, CLOCK}
