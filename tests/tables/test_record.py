"""The record of the game at hand."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.tables.commands import AskUndo, Resign
from tablee.tables.record import record_of
from tests.tables.evening import Evening

CASES = [("district-noir", "a-"), ("panik", "abc"), ("noxford", "ab"), ("jelly-monster", "ab-")]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_finished_game_is_replayed_from_its_record_to_the_same_position(case):
    evening = Evening(*case)
    evening.play_on(random.Random(5))
    text = tablee.write_record(record_of(evening.live))
    record = tablee.read_record(text)
    assert record.players == evening.live.players
    assert tablee.verify(record).finished
    assert tablee.replay(record).cell.tobytes() == evening.live.cell.tobytes()


def test_times_are_milliseconds_since_the_start_and_undone_moves_are_left_out():
    evening = Evening("panik", "ab")
    evening.wait(1_500)
    evening.play("a", "open 1")
    evening.do("a", AskUndo())
    evening.wait(2_500)
    evening.play("a", "open 3")
    record = record_of(evening.live)
    assert [(move.seat, move.move, move.at) for move in record.moves] == [(0, "open 3", 4_000)]


def test_the_secret_is_in_it_only_once_the_game_is_over():
    evening = Evening()
    assert record_of(evening.live).secret is None
    evening.do("a", Resign())
    assert record_of(evening.live).secret == evening.live.state().secret


def test_before_the_start_there_is_none():
    with pytest.raises(tablee.Refused) as refused:
        record_of(Evening(start=False).live)
    assert refused.value.code == "no-game"
