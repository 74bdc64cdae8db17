"""Moves as text and back, for every code there is."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.jelly_monster import moves
from tests.games.jelly_monster.positions import GAME

EVERY = [
    *range(moves.LAST_SMALL),
    *range(moves.SPLIT, moves.SPLIT + moves.SPLITS, 7),
    *(moves.TICK + ms for ms in (0, 1, 350, 120_000, moves.TICKS - 1)),
]


def test_every_move_code_has_its_own_text_and_is_read_back():
    texts = {code: GAME.write_move(code) for code in EVERY}
    assert len(set(texts.values())) == len(EVERY)
    assert all(GAME.read_move(text) == code for code, text in texts.items())


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("5@c", "Place(die=5, district='c')"),
        ("2@c x1:5", "PlaceAndExpel(die=2, district='c', owner=1, hit=5)"),
        ("3@c +", "PlaceAndPush(die=3, district='c')"),
        ("3@c -", "PlaceAndPull(die=3, district='c')"),
        ("pass", "Pass()"),
        ("block g", "Block(district='g')"),
        ("timer", "TurnTimer()"),
        ("wait", "Wait()"),
        ("ready", "SayReady()"),
        ("copy cw", "CopyClockwise()"),
        ("copy ccw", "CopyCounterClockwise()"),
        ("discard die", "DiscardPod(pod='die')"),
        ("give 1:1 2:3", "GiveJelly(receivers=(1, 2), amounts=(1, 3))"),
        ("tick 350", "LetTimePass(milliseconds=350)"),
    ],
)
def test_notation_and_typed_moves(text, spelt):
    code = GAME.read_move(text)
    assert GAME.write_move(code) == text
    assert repr(GAME.spell(code)) == spelt


def test_spaces_and_capitals_do_not_matter():
    assert GAME.read_move("  2@C  X1:5 ") == GAME.read_move("2@c x1:5")
    assert GAME.read_move("give 3:1 0:2") == GAME.read_move("give 0:2 3:1")


@pytest.mark.parametrize(
    "text",
    (
        "7@a|5@h|5@a x5:1|5@a x1:0|block|give 1:1 1:2|give 1:0|tick|tick -1|tick 01|tick 9999999999|discard 9"
        "|copy|#12|"
    ).split("|"),
)
def test_text_that_is_no_move(text):
    with pytest.raises(tablee.BadNotation):
        GAME.read_move(text)
