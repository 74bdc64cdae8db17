"""What every game's text picture keeps."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import tablee
from tablee.i18n import LANGUAGES, Translator
from tablee.terminal.plain_table import draw_plain
from tests.support import name_of, play_random, some_position, tables_to_lay, viewers
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_any_game_can_be_shown_as_a_plain_table(case, language):
    """As if it brought no drawing of its own."""
    name, seats, _ = case
    words = Translator(language, name, ["Ana", "Benoît"])
    for moves in (0, 9, 10_000):
        table = some_position(*case, seed=seats, moves=moves)
        for viewer in viewers(table):
            console = Console(width=WIDTH, record=True, file=io.StringIO())
            console.print(draw_plain(table.view(viewer), words))
            drawn = console.export_text()
            assert "Ana" in drawn
            assert max(map(len, drawn.splitlines())) <= WIDTH
            assert "{" not in drawn
            assert "None" not in drawn
