"""Edition files: what is read, and what is refused with file, key and problem."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.games.jelly_monster.edition_tables import read_icon
from tests.games.jelly_monster.editions import house_text, house_with
from tests.games.jelly_monster.positions import GAME, jelly, score, shown

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
        ({"t5a": " + ".join(["J1"] * 100) + " / J1 / J1"}, "tiles.5.a[0]"),
        ({f"t{tile}b": f"{' + '.join(['COPY>'] * 8)} / J1 / J1" for tile in range(1, 9)}, "tiles"),
        ({"t8a": "J1 / J2"}, "tiles.8.a"),
        ({"no_agreement": "SOMETHING"}, "no_agreement"),
        ({"no_agreement": "COPY> + J1"}, "no_agreement"),
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
        ("[tiles.8]", "[tiles.9]", "tiles.9"),
        ("[pods]", "colour = 1\n[pods]", "colour"),
        ("[pods]", "[pods", "-"),
        ('name = "test"', "", "name"),
    ],
)
def test_a_table_that_cannot_be_played_is_named(tmp_path, old, new, key):
    assert complaint(tmp_path, house_text().replace(old, new, 1))[0] == key


def test_another_edition_is_played_by_its_own_values(tmp_path):
    game = house_with(tmp_path, t1a="J42 / J1 / J1")
    assert jelly(score(game=game, dice={"a": {0: [6]}})) == [52, 10, 10]
    assert jelly(score(dice={"a": {0: [6]}})) == [13, 10, 10]


def test_the_digest_of_an_edition_without_an_answer_for_no_agreement_is_as_ever(tmp_path):
    assert GAME.edition.no_agreement == ""
    assert GAME.edition.digest == "ff213ce69733"
    assert house_with(tmp_path, no_agreement="J1").edition.digest != house_with(tmp_path).edition.digest


EVERY_B = {f"t{tile}b": "COPY> + COPY< / COPY<> + TAKE1 / GIVE1 + POD + J1 + 2xPODS" for tile in range(1, 9)}


@pytest.fixture(scope="module")
def freak(tmp_path_factory):
    """Every tile copies, both ways at once, and zones have up to four icons."""
    return house_with(tmp_path_factory.mktemp("freak"), **EVERY_B, no_agreement="J3 + DISCARD + GIVE1")


def test_any_number_of_tiles_may_copy_and_have_any_number_of_icons(freak):
    # Two copies each way: every district copies its way around the ring, in both directions.
    table = score(
        game=freak,
        tiles={"a": "1B", "b": "2B", "c": "3B", "d": "4B", "e": "5A"},
        dice={"a": {0: [6]}},
    )
    assert jelly(table) == [10 + 4 + 4, 10, 10], "tile 5 pays 4, reached from both sides"


@pytest.mark.parametrize("seed", range(3))
def test_the_news_of_such_an_edition_fit_into_its_record(freak, seed):
    table = freak.deal(seats=5, seed=seed, form="beats")
    rng, most = random.Random(seed), 0
    while not table.is_over:
        seat = rng.choice(table.to_act)
        table.play_code(seat, rng.choice(table.legal_codes(seat)))
        most = max(most, int(table.cell[0].news_count))
        if rng.random() < 0.02:
            assert freak.from_dict(table.to_dict()) == table
            for viewer in (None, 1):
                seen = table.view_of(viewer)
                assert freak.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()
                assert seen.imagine(seed).view_of(viewer) == seen
    assert most < len(table.cell[0].news)


def test_an_edition_may_pay_those_who_do_not_agree(tmp_path):
    game = house_with(tmp_path, no_agreement="J3 + DISCARD")
    table = score(game=game, tiles={"a": "6B"}, dice={"a": {0: [6], 1: [6]}}, pods={0: ["3", "4"], 1: ["5"]})
    table.play(0, "copy cw")
    told = table.play_and_tell(1, "copy ccw")
    assert [event.key for event in told[None]] == [
        "no-agreement-paid",
        *["jelly-taken"] * 2,
        "pod-discarded",
    ]
    assert jelly(table) == [13, 13, 10]
    assert table.to_dict()["scoring"]["chain"] == [
        {"district": "a", "icon": 1},
        {"district": "no-agreement", "icon": 2},
    ]
    assert shown(table, 0).scoring.chain == ("a",)
    assert game.from_dict(table.to_dict()) == table
    table.play(0, "discard 3")
    assert table.to_dict()["round"] == 3


@pytest.mark.parametrize(
    "chain",
    [
        [{"district": "no-agreement", "icon": 1}],
        [{"district": "a", "icon": 1}, {"district": "no-agreement", "icon": 3}],
        [{"district": "b", "icon": 1}, {"district": "no-agreement", "icon": 2}],
    ],
)
def test_no_agreement_in_data_follows_a_choice_of_sides(tmp_path, chain):
    game = house_with(tmp_path, no_agreement="J3 + DISCARD")
    table = score(
        game=game, tiles={"a": "6B"}, dice={"a": {0: [6], 1: [6]}, "b": {0: [5]}}, pods={0: ["3", "4"]}
    )
    table.play(0, "copy cw")
    table.play(1, "copy ccw")
    data = table.to_dict()
    data["scoring"]["chain"] = chain
    with pytest.raises(tablee.BadPosition):
        game.from_dict(data)
