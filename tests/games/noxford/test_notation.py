"""Moves as text, codes and typed data."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.games.noxford import notation
from tests.games.noxford.positions import GAME
from tests.support import examples, play_random

TEXTS = [
    *("H@58,58u", "Hg@0,-58l", "M@-1,2u", "Mg@0,0u", "ABCD@0,0l", "AABBg@0,0l"),
    *("barracks@5,5u", "barracksg@5,5u", "L>58,58", "Tg>-58,-16384", "lift 0,0", "lift -3,16383"),
    *("stay", "to 0,-58l", "to 0,-58u", "onto 58,58", "pass"),
]
NO_TEXTS = [
    *("", "H", "H@", "H@1,2", "H@1,2x", "H@1.5,2u", "X@1,2u", "Gg@1,2u", "g@1,2u", "H@01,2u", "H@-0,2u"),
    *("HH@1,2u", "H>1,2u", ">1,2", "lift", "lift 1", "lift 1,2u", "to 1,2", "onto 1,2l", "fly 1,2"),
    *("passs", "H@16384,0u", "H@1,-16385u", "AAAAAAAA@0,0u", "H @1,2u", "H@１,2u", "#5"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_text_to_code_and_back(text):
    assert GAME.write_move(GAME.read_move(text)) == text


def test_symbols_may_be_typed_in_any_order():
    assert GAME.read_move("EA@0,0u") == GAME.read_move("AE@0,0u")
    assert GAME.read_move(" stay ") == GAME.read_move("stay")


@pytest.mark.parametrize("text", NO_TEXTS)
def test_text_that_is_no_move(text):
    with pytest.raises(tablee.BadNotation):
        GAME.read_move(text)


@settings(max_examples=examples(30, 300), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 70))
def test_every_legal_move_has_its_own_text(seed, moves):
    table = play_random(GAME.deal(seats=2 + seed % 3, seed=seed), random.Random(seed), moves)
    for seat in table.to_act:
        codes = table.legal_codes(seat)
        texts = [GAME.write_move(code) for code in codes]
        assert [GAME.read_move(text) for text in texts] == codes
        assert len(set(texts)) == len(codes)


@given(code=st.integers(-(2**63), 2**63 - 1))
def test_any_number_has_a_text(code):
    assert GAME.write_move(code)


def test_a_move_spelt_out():
    assert GAME.spell(GAME.code("Hg@58,-58l")) == notation.PlaceCard("henchman-gear", "", 0, 58, -58, True)
    assert GAME.spell(GAME.code("ABCD@0,0u")) == notation.PlaceCard("district", "ABCD", 4, 0, 0, False)
    assert GAME.spell(GAME.code("barracks@0,0u")) == notation.PlaceCard("barracks", "", 0, 0, 0, False)
    assert GAME.spell(GAME.code("M>1,2")) == notation.CoverCard("master", 1, 2)
    assert GAME.spell(GAME.code("lift 1,2")) == notation.LiftCard(1, 2)
    assert GAME.spell(GAME.code("to 1,2l")) == notation.LayCard(1, 2, True)
    assert GAME.spell(GAME.code("onto 1,2")) == notation.LayOnto(1, 2)
    assert GAME.spell(GAME.code("stay")) == notation.Stay()
    assert GAME.spell(GAME.code("pass")) == notation.Pass()
