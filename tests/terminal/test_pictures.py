"""What every game's text picture keeps."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.i18n import LANGUAGES
from tests.support import name_of, play_random, tables_to_lay, viewers
from tests.terminal.pictures import WIDTH, picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_every_moment_of_a_game_fits_80_columns_and_leaves_no_word_out(case, language):
    name, seats, options = case
    table = tablee.game(name).deal(seats=seats, seed=seats, **options)
    rng = random.Random(seats)
    while True:
        for viewer in viewers(table):
            drawn = picture(table, viewer, language)
            assert max(map(len, drawn.splitlines())) <= WIDTH
            assert "label-" not in drawn
            assert "{" not in drawn
        if table.is_over:
            break
        play_random(table, rng, 11)
