"""Every reason for refusing a move of Noxford, provoked; and nothing changes."""

from __future__ import annotations

import pytest

import tablee
from tablee.engine.state import CLOCK
from tests.games.noxford.cities import canyons, plain_spots, with_cards
from tests.games.noxford.positions import CANYON, CORNER, GAME, ROW, around, flat, go, lay, up

PAIR = lay(up(0, 0, "1H"), up(58, 0, "AB"), hands=[["H", "T"]], opened=["DE"])
GEAR = lay(*CORNER, up(58, 58, "0Hg"), up(116, 58, "1M"), gear={"played": [58, 58]})
LIFTED = go(lay(*CORNER, up(58, 58, "1T"), flat(0, -58, "0Hg"), gear={"played": [0, -58]}), "lift 58,58")
NEUTRAL_LIFTED = go(lay(*CORNER, up(58, 58, "0Hg"), gear={"played": [58, 58]}), "lift 0,0")

# More spots than the list holds: the last of them all is not offered.
CROWDED = lay(*with_cards(canyons(14)), seats=4, turn=3)
X, Y, LYING = max(plain_spots(canyons(14)))
BEYOND = f"M@{X},{Y}{'ul'[LYING]}"

PROVOKED = [
    ("game-over", lay(*CORNER, passes=2), 0, "M@58,58u"),
    ("not-your-turn", PAIR, 1, "M@58,88l"),
    ("not-now", PAIR, 0, "stay"),
    ("not-now", PAIR, 0, "to 58,88l"),
    ("not-now", GEAR, 0, "M@0,-58l"),
    ("not-now", GEAR, 0, "pass"),
    ("not-now", LIFTED, 0, "lift 0,0"),
    ("not-in-hand", PAIR, 0, "L@0,88l"),
    ("not-in-hand", PAIR, 0, "Hg@0,88l"),
    ("not-in-hand", lay(*CORNER, up(58, 58, "0M")), 0, "M@0,-58l"),
    ("not-in-hand", PAIR, 0, "Mg@0,88l"),
    ("not-open", PAIR, 0, "barracks@0,88l"),
    ("not-open", PAIR, 0, "ABg@0,88l"),
    ("overlaps", PAIR, 0, "H@0,87l"),
    ("overlaps", LIFTED, 0, "to 0,1u"),
    ("touches-nothing", PAIR, 0, "H@500,500l"),
    ("touches-one-card", PAIR, 0, "H@-58,0u"),
    ("one-edge-aligned", PAIR, 0, "H@14,88l"),
    ("off-the-lines", lay(*CANYON), 0, "M@0,31u"),
    ("too-many-spots", CROWDED, 3, BEYOND),
    ("no-card-there", PAIR, 0, "T>1,0"),
    ("no-card-there", GEAR, 0, "lift 1,0"),
    ("no-card-there", LIFTED, 0, "onto 58,58"),
    ("neutrals-do-not-cover", PAIR, 0, "DE>0,0"),
    ("neutrals-do-not-cover", NEUTRAL_LIFTED, 0, "onto 58,58"),
    ("not-a-syndicate-card", PAIR, 0, "T>58,0"),
    ("not-a-syndicate-card", LIFTED, 0, "onto 0,0"),
    ("rank-too-low", PAIR, 0, "H>0,0"),
    ("locked", lay(*around("1H", "AB", "BC", "CD", "DE")), 0, "M>0,0"),
    ("just-played", GEAR, 0, "lift 58,58"),
    ("master-stays", GEAR, 0, "lift 116,58"),
    (
        "splits-the-city",
        lay(up(0, 0, "AB"), up(58, 0, "BC"), up(116, 0, "0Hg"), gear={"played": [116, 0]}),
        0,
        "lift 58,0",
    ),
    (
        "nowhere-to-go",
        lay(up(0, 0, "0Hg"), up(0, 88, "BC"), up(0, 176, "CD"), gear={"played": [0, 0]}),
        0,
        "lift 0,176",
    ),
    ("same-place", LIFTED, 0, "to 58,58u"),
    ("can-still-act", PAIR, 0, "pass"),
]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), PROVOKED)
def test_a_refused_move_says_why_and_changes_nothing(reason, table, seat, move):
    before = table.cell.tobytes()
    assert table.refusal(seat, move) == reason
    with pytest.raises(tablee.Refused) as refused:
        table.play(seat, move)
    assert refused.value.code == reason
    assert table.cell.tobytes() == before
    assert move not in table.legal_moves(seat)


@pytest.mark.parametrize(
    "code", [0, -1, 5, 1 << 55, 1 << 56, 8 << 56, (4 << 56) + 1, (1 << 63) - 1, -(1 << 63)]
)
def test_a_number_that_is_no_move_code_is_refused_as_such(code):
    assert GAME.refusals[GAME.compiled_rules.refusal(PAIR.cell, 0, code)] == "no-such-move"


def test_every_reason_of_the_game_is_provoked_here():
    provoked = {reason for reason, *_ in PROVOKED} | {"", "no-such-move"}
    assert provoked == set(GAME.refusals)


def test_no_seat_but_the_actor_may_move():
    code = GAME.code("pass")
    for seat in (1, 2, 3, 4, 5, 6, CLOCK):
        assert GAME.refusals[GAME.compiled_rules.refusal(lay(*ROW).cell, seat, code)] == "not-your-turn"
