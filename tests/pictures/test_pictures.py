"""Pictures of tables: what they show, what they must not, and what they refuse."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tablee
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.registry import package_of
from tablee.i18n import Translator
from tablee.pictures import Canvas, sheet_of
from tablee.pictures.plain_picture import draw_plain
from tablee.pictures.text_width import fitted, width_of
from tablee.testing.pictures import is_whole
from tests.support import games_in_house, name_of, some_position, tables_to_lay

KUHN = "kuhn-poker"


def words_in(svg: str) -> str:
    return " ".join(ElementTree.fromstring(svg).itertext())


def test_a_secret_move_is_not_in_the_picture_of_another():
    """The same last move, but for what only its owner knows: the same bytes."""
    tables = []
    for choice in (0, 1):
        table = tablee.game("panik").deal(seats=3, seed=4)
        table.play(0, table.legal_moves(0)[choice])
        tables.append(table)
    one, other = tables
    assert one.svg(0) != other.svg(0)
    for viewer in (None, 1, 2):
        assert one.svg(viewer) == other.svg(viewer)


def test_nothing_is_hidden_where_all_is_revealed():
    table = tablee.game(KUHN).deal(seed=1)
    assert "?" in words_in(table.svg())
    own, shown = words_in(table.svg(0)), words_in(table.svg(reveal=True))
    assert sum(card in own for card in ("Jack", "Queen", "King")) == 1
    assert all(card in shown for card in ("Jack", "Queen", "King"))
    assert "?" not in shown


@pytest.mark.parametrize("name", games_in_house())
def test_the_last_move_is_marked(name):
    table = some_position(
        name, tablee.game(name).seats[0], dict(tablee.game(name).calm_options), seed=2, moves=12
    )
    at = tablee.game(name).at(table.cell)
    assert table.svg(reveal=True) != at.svg(reveal=True)


def test_names_and_language_are_chosen():
    table = tablee.game("district-noir").deal(seed=1)
    told = words_in(table.svg(language="fr", players=["Ana <3", "Benoît & Co"]))
    assert "Manche 1 sur 4" in told
    assert "Ana <3" in told
    assert "Benoît & Co" in told
    is_whole(table.svg(players=["\x00\x0b" + "W" * 500, "مرحبا 🎲"]))


@pytest.mark.parametrize("sign", ["W", "i", "名", "🎲"])
@pytest.mark.parametrize("name", tablee.game_names())
def test_a_name_of_any_length_leaves_the_winners_star_and_the_tick_in_sight(name, sign):
    game = tablee.game(name)
    for moves in (1, 20_000):
        table = some_position(name, game.seats[-1], dict(game.calm_options), seed=3, moves=moves)
        short, long = (words_in(table.svg(players=[letters] * table.seats)) for letters in (sign, sign * 80))
        for mark in ("★", "✓"):
            assert short.count(mark) == long.count(mark)


@pytest.mark.parametrize("text", ["W" * 80, "i" * 300, "名" * 40, "Ana", ""])
def test_a_fitted_text_needs_no_more_room_than_there_is(text):
    for mark in ("", " ★", " ✓"):
        told, size = fitted(text, 17, 120, mark)
        assert told.endswith(mark)
        assert width_of(told, size) <= 120


def test_a_notebook_shows_what_everybody_may_see():
    table = tablee.game("district-noir").deal(seed=1)
    assert table._repr_svg_() == table.svg(None)
    assert "max-width" in table._repr_html_()
    seen = table.view_of(1)
    assert seen._repr_svg_() == seen.svg() == table.svg(1)
    assert "max-width" in seen._repr_html_()


@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_any_game_can_be_drawn_plainly(case):
    """As if it brought no picture of its own."""
    name, seats, _ = case
    view = some_position(*case, seed=seats, moves=9).view(0)
    canvas = draw_plain(view, Translator("fr", name, ["Ana"]), ())
    is_whole(canvas.svg("title", "description", "fr"))


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 9}, {"seat": "0"}, {"seat": -1}, {"language": "de"}, {"players": "Ana"}, {"players": [1]}],
    ids=str,
)
def test_bad_input_is_refused(wrong):
    with pytest.raises((BadSeats, BadValue)):
        tablee.game("panik").deal(seed=1).svg(**wrong)


@pytest.mark.parametrize("name", games_in_house())
def test_every_shape_of_every_sheet_can_be_drawn(name):
    sheet = sheet_of(name)
    canvas = Canvas(10, 10, sheet)
    numbers = dict.fromkeys(["0", "1", "2", "3", "amount", "second", "few", "more"], 7)
    for shape in sheet.shapes:
        canvas.use(shape, 0, 0, 10, 10, places=numbers)
    ElementTree.fromstring(canvas.svg("all shapes", "side by side", "en"))


def test_ids_of_two_pictures_never_meet():
    one, other = (tablee.game("noxford").deal(seed=seed).svg(0) for seed in (1, 2))
    ids = [{found.get("id") for found in ElementTree.fromstring(svg).iter()} - {None} for svg in (one, other)]
    assert not ids[0] & ids[1]


def test_numbers_are_those_of_the_edition(tmp_path):
    house = tablee.game("jelly-monster")
    text = edition_file(house).read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(re.sub(r'"J\d"', '"J5"', text).replace("BYDICE 2: J7, POD", "BYDICE 4: J7, POD"))
    game = house.with_edition(file)
    dealt = [game.deal(seats=5, seed=seed, **game.calm_options).svg() for seed in range(4)]
    for svg in dealt:
        is_whole(svg)
    assert any("≤4" in svg for svg in dealt)


def edition_file(game: tablee.Game) -> Path:
    return Path(importlib.import_module(package_of(game.name)).__file__).parent / "edition.toml"
