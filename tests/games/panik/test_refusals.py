"""Every reason for refusing a move of Panik, provoked; and nothing changes."""

from __future__ import annotations

import pytest

import tablee
from tablee.engine.state import CLOCK
from tablee.games.panik.state import NUMBER_OF_MOVES
from tests.games.panik.positions import GAME, at_the_end, begin, go, set_up

CHOSEN = GAME.from_dict(set_up(choices=[2, None]))
PAIRS = GAME.from_dict(set_up(2))
PAIRS.play(0, "open 1")
PAIRS.play(1, "open 1")
FULL = go(begin(), "over@a1", "over@a1", "over@a1", "over@a1")
BACK = go(begin(), "standard@b2", "back b:pair")
CALL = go(
    begin(), "over@b4", "over@b4", "standard@b4", "standard@b4", "keep", "standard@a3", "over@b1", "call@a4"
)

PROVOKED = [
    ("game-over", at_the_end(2, {}), 0, "keep"),
    ("not-your-turn", begin(), 1, "standard@a1"),
    ("not-your-turn", BACK, 0, "to a1"),
    ("not-now", begin(), 0, "keep"),
    ("not-now", begin(), 0, "open 1"),
    ("not-now", BACK, 1, "alone"),
    ("not-now", go(begin(), "detect b3"), 0, "detect b4"),
    ("already-chosen", CHOSEN, 0, "open 3"),
    ("already-open", PAIRS, 0, "pair 1"),
    ("already-open", begin(), 0, "detect b1"),
    ("own-mansion", begin(), 0, "detect a3"),
    ("no-such-mansion", begin(), 0, "standard@c1"),
    ("no-such-mansion", begin(), 0, "detect d2"),
    ("no-such-mansion", begin(3), 0, "standard@d1"),
    ("no-such-mansion", BACK, 1, "to d4"),
    ("no-such-mansion", CALL, 0, "call c1:a:standard"),
    ("not-in-hand", FULL, 0, "over@a2"),
    ("not-in-hand", go(begin(), "detect b3", "detector@a1", "over@b4"), 0, "detect b4"),
    ("mansion-full", FULL, 0, "standard@a1"),
    ("mansion-full", go(FULL.copy(), "standard@b2", "back b:pair"), 1, "to a1"),
    ("detect-first", begin(), 0, "detector@a1"),
    ("detector-bound", go(begin(), "detect b3"), 0, "standard@a1"),
    ("not-there", go(begin(), "standard@b2"), 0, "back a:pair"),
    ("not-there", CALL, 0, "call a3:b:standard"),
    ("just-placed", go(begin(), "standard@b2"), 0, "back a:standard"),
    ("over-equipped", go(begin(), "over@b2", "keep", "standard@b2"), 1, "back a:over"),
    ("over-equipped", CALL, 0, "call b1:b:over"),
    ("pair-stays", CALL, 0, "call b2:b:pair"),
    ("same-mansion", BACK, 1, "to b2"),
    ("same-mansion", CALL, 0, "call a4:a:call"),
    ("frozen", CALL, 0, "call b4:a:standard"),
]


@pytest.mark.parametrize(("code", "table", "seat", "move"), PROVOKED)
def test_a_refused_move_says_why_and_changes_nothing(code, table, seat, move):
    before = table.cell.tobytes()
    assert table.refusal(seat, move) == code
    with pytest.raises(tablee.Refused) as refused:
        table.play(seat, move)
    assert refused.value.code == code
    assert table.cell.tobytes() == before


@pytest.mark.parametrize("move", [-1, NUMBER_OF_MOVES, 2**62, -(2**63)])
def test_a_code_that_is_no_move_is_refused(move):
    for table, seat in ((begin(), 0), (PAIRS, 1), (BACK, 1), (CALL, 0)):
        before = table.cell.tobytes()
        with pytest.raises(tablee.Refused) as refused:
            table.play_code(seat, move)
        assert refused.value.code == "no-such-move"
        assert table.cell.tobytes() == before


def test_seats_that_are_not_at_this_table_are_refused_by_the_rules_themselves():
    for table in (CHOSEN, begin(), BACK):
        for seat in (2, 3, 4, 5, 6, CLOCK):
            reasons = {
                GAME.refusals[GAME.compiled_rules.refusal(table.cell, seat, move)]
                for move in range(NUMBER_OF_MOVES)
            }
            assert reasons == {"not-your-turn"}


def test_every_reason_of_the_game_is_provoked_here():
    assert {code for code, *_ in PROVOKED} | {"no-such-move"} == set(GAME.refusals) - {""}
