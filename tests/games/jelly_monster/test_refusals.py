"""Every reason for a refusal, provoked; the position stays as it is, byte for byte."""

from __future__ import annotations

import pytest

import tablee
from tests.games.jelly_monster.positions import GAME, lay, live, score

CLOCK = tablee.CLOCK
ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}
MIXED = {0: [1, 2, 3, 4, 5, 6, 6]}


def committed():
    table = lay()
    table.play(0, "pass")
    return table


def ready_once():
    table = GAME.deal(seats=3, seed=1)
    table.play(0, "ready")
    return table


def discarding():
    return score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}}, pods={0: ["3", "4"]})


def splitting():
    return score(tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}}, jelly=[5, 1, 5])


def copying():
    return score(tiles={"a": "6B"}, dice={"a": {0: [6]}})


def after_the_bell():
    table = live(dice=ALL, bell=24_000)
    table.play(CLOCK, "tick 1000")
    return table


CASES = [
    ("game-over", lambda: score(round=4), 0, "pass"),
    ("not-your-turn", copying, 1, "copy cw"),
    ("not-your-turn", lay, 0, "copy cw"),
    ("not-your-turn", lay, CLOCK, "tick 1"),
    ("not-now", copying, 0, "discard 3"),
    ("not-now", discarding, 0, "give 1:1"),
    ("not-now", splitting, 1, "copy cw"),
    ("not-now", lay, 0, "ready"),
    ("not-now", lambda: live(dice=ALL), 0, "wait"),
    ("no-such-move", live, 0, "tick 5"),
    ("not-started", lambda: GAME.deal(seats=3, seed=1), 0, "pass"),
    ("already-ready", ready_once, 0, "ready"),
    ("round-over", after_the_bell, 1, "6@a"),
    ("round-over", copying, 1, "6@a"),
    ("not-settled", lambda: live(clock={"settles_at": [24_000, 0, 0]}), 0, "pass"),
    ("already-committed", committed, 0, "6@a"),
    ("nothing-in-hand", lambda: lay(dice=ALL), 0, "pass"),
    ("nothing-in-hand", lambda: live(dice=ALL), 0, "6@a"),
    ("not-in-roll", lay, 0, "5@a"),
    ("no-such-district", lay, 0, "6@f"),
    ("no-such-district", lambda: lay(dice=ALL), 0, "block g"),
    ("blocked", lambda: lay(dice=ALL, barriers={"a": 0}), 1, "6@a"),
    ("wrong-effect", lay, 0, "6@a +"),
    ("no-such-die", lambda: lay(rolls=MIXED), 0, "1@a x1:5"),
    ("no-such-die", lambda: live(rolls=MIXED), 0, "1@a x3:5"),
    ("target-at-end", lambda: lay(rolls=MIXED), 0, "3@a -"),
    ("dice-left", lambda: lay(dice=ALL), 1, "timer"),
    ("barrier-used", lambda: lay(dice=ALL, barriers={"a": 0}), 0, "block b"),
    ("no-dice-there", lambda: lay(dice=ALL), 0, "block c"),
    ("timer-runs", lambda: lay(dice=ALL, bell=2), 0, "timer"),
    ("pod-not-owned", discarding, 0, "discard 8"),
    ("bad-split", splitting, 1, "give 0:1 2:1"),
    ("tick-too-long", lambda: live(clock={"now": 122_000}), CLOCK, "tick 1001"),
    ("tick-too-short", live, CLOCK, "tick 0"),
]


@pytest.mark.parametrize(
    ("code", "make", "seat", "move"), CASES, ids=[f"{case[0]}-{case[3]}" for case in CASES]
)
def test_refused_with_its_reason_and_nothing_changes(code, make, seat, move):
    table = make()
    before = table.cell.tobytes()
    assert table.refusal(seat, move) == code
    with pytest.raises(tablee.Refused) as refused:
        table.play(seat, move)
    assert refused.value.code == code
    assert table.cell.tobytes() == before


def test_every_reason_is_provoked_above():
    assert {case[0] for case in CASES} == {*GAME.refusals} - {""}


@pytest.mark.parametrize("code", [-1, 1404 + 9, 1 << 23, (1 << 24) + (1 << 15), (1 << 33) - 1, -(1 << 62)])
def test_numbers_that_are_no_move_are_refused(code):
    for table in (lay(), copying(), live(), splitting()):
        assert GAME.refusals[GAME.compiled_rules.refusal(table.cell, 0, code)] == "no-such-move"
    assert GAME.notation(code) == f"#{code}"
