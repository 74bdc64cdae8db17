"""Edition files: what is read, and what is refused with file, key and problem."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.jelly_monster.tiles import read_icon
from tests.games.jelly_monster.editions import house_text, house_with
from tests.games.jelly_monster.positions import GAME, jelly, score

HOUSE = {
    "1": ("J3 / J6 / J1", "COPY> / J4 / COPY<"),
    "2": ("J4 / J0 / J8", "TAKE1 / GIVE1 / TAKE2"),
    "3": ("POD / J5 / J2", "2xPODS / POD / DISCARD"),
    "4": ("J2 / POD / J7", "J3 / BYDICE 2: J7, POD / BYDICE 2: J0, J6"),
    "5": ("J4 / J1 / J2 + POD", "PODIUM 4, rest 1 / J0 / PODIUM 6, 3"),
    "6": ("J0 / J4 / J7", "COPY<> / J2 / DISCARD + J9"),
    "7": ("J5 / J3 / J0", "POD / GIVE1 / J7"),
    "8": ("J1 / J5 / J1 + POD", "PODIUM 2, 1 / J6 / GIVE1 + POD"),
}


@pytest.mark.parametrize("tile", HOUSE)
def test_the_house_tile(tile):
    rows = GAME.edition.tiles[tile]
    assert (" / ".join(rows.a), " / ".join(rows.b)) == HOUSE[tile]


@pytest.mark.parametrize(
    "text",
    (
        "J|J100|j3|PODS|0xPODS|5xPODS|TAKE0|TAKE6|GIVE9|COPY|BYDICE 7: J1, J2|BYDICE 2: DISCARD, POD|PODIUM 4"
        "|PODIUM 4, rest|| J3"
    ).split("|"),
)
def test_what_is_no_icon(text):
    assert read_icon(text) is None


def complaint(tmp_path, text):
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(tablee.BadEdition) as bad:
        GAME.with_edition(file)
    assert bad.value.details["file"] == str(file)
    return bad.value.details["key"], bad.value.details["problem"]


@pytest.mark.parametrize(
    ("zones", "key"),
    [
        ({"t3b": "2xPODS / NOTHING / POD"}, "tiles.3.b[1]"),
        ({"t5a": "J1 + J2 + J3 / J1 / J1"}, "tiles.5.a[0]"),
        ({"t6b": "COPY> + COPY< / J1 / J1"}, "tiles.6.b[0]"),
        ({"t7b": "COPY> / J1 / J1"}, "tiles"),
        ({"t8a": "J1 / J2"}, "tiles.8.a"),
    ],
)
def test_a_tile_that_cannot_be_played_is_named(tmp_path, zones, key):
    assert complaint(tmp_path, house_text(**zones))[0] == key


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("die = 6", "die = 7", "pods"),
        ("die = 6", "die = -1", "pods.die"),
        ("die = 6\n", "", "pods.die"),
        ("die = 6", "die = 6\n9 = 1", "pods.9"),
        ("[tiles.8]", "[tiles.9]", "tiles.8"),
        ("[pods]", "colour = 1\n[pods]", "-"),
        ("[pods]", "[pods", "-"),
        ('name = "test"', "", "-"),
    ],
)
def test_a_table_that_cannot_be_played_is_named(tmp_path, old, new, key):
    assert complaint(tmp_path, house_text().replace(old, new, 1))[0] == key


def test_another_edition_is_played_by_its_own_values(tmp_path):
    game = house_with(tmp_path, t1a="J42 / J1 / J1")
    assert jelly(score(game=game, dice={"a": {0: [6]}})) == [52, 10, 10]
    assert jelly(score(dice={"a": {0: [6]}})) == [13, 10, 10]
