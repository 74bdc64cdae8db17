"""The edition file: what may be typed in, and what is complained about."""

from __future__ import annotations

from importlib.resources import files

import pytest

import tablee
from tests.games.noxford.positions import GAME

TEXT = files("tablee.games.noxford").joinpath("edition.toml").read_text(encoding="utf-8")


def edited(tmp_path, old, new):
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [
        ("gears.henchman", "henchman = 2", "henchman = 5"),
        ("gears.tough", "tough = 0", "tough = -1"),
        ("gears.master", "master = 0", "master = 2"),
        ("gears.lieutenant", "lieutenant = 0", 'lieutenant = "two"'),
        ("gears.lieutenant", "lieutenant = 0\n", ""),
        ("districts.ABC", "ABCD = { copies = 2 }", "ABC = { copies = 2 }"),
        ("districts.F", "E = { copies = 1, gears = 1 }", "F = { copies = 1, gears = 1 }"),
        ("districts.BA", "AE = { copies = 1 }", "BA = { copies = 1 }"),
        ("districts.AB.gears", "AB = { copies = 1 }", "AB = { copies = 1, gears = 2 }"),
        ("districts.AB.copies", "AB = { copies = 1 }", "AB = { copies = -1 }"),
        ("districts", "ABCD = { copies = 2 }", "ABCD = { copies = 3 }"),
        ("barracks.copies", "copies = 3", "copies = 2"),
        ("barracks.gears", "copies = 3\ngears = 0", "copies = 3\ngears = 4"),
        ("-", "[barracks]", "[barracks"),
        ("colour", 'name = "house"', 'name = "house"\ncolour = "red"'),
    ],
)
def test_a_wrong_edition_names_file_key_and_problem(tmp_path, key, old, new):
    file = edited(tmp_path, old, new)
    with pytest.raises(tablee.BadEdition) as refused:
        GAME.with_edition(file)
    assert refused.value.details["file"] == str(file)
    assert refused.value.details["key"] == key
    assert refused.value.details["problem"]


def test_printed_values_can_be_typed_in(tmp_path):
    file = edited(tmp_path, "AB = { copies = 1 }", "AA = { copies = 1, gears = 1 }")
    mine = GAME.with_edition(file)
    data = mine.deal(seats=2, seed=1).to_dict()
    neutrals = data["open"] + data["neutral_pile"] + [card for plot in data["city"] for card in plot["cards"]]
    assert "AAg" in neutrals
    assert "AB" not in neutrals
    assert GAME.edition.digest != mine.edition.digest


def test_the_order_of_the_rows_is_free(tmp_path):
    file = edited(
        tmp_path, "AB = { copies = 1 }\nBC = { copies = 1 }", "CB = { copies = 1 }\nAB = { copies = 1 }"
    )
    assert GAME.with_edition(file).deal(seed=3).to_dict() == GAME.deal(seed=3).to_dict()


def test_two_equal_favourites_on_a_district_pay_twice(tmp_path):
    mine = GAME.with_edition(edited(tmp_path, "AB = { copies = 1 }", "AA = { copies = 1 }"))
    data = {
        "game": "noxford",
        "seats": 2,
        "turn": 0,
        "passes": 2,
        "city": [
            {"x": 0, "y": 0, "lying": False, "cards": ["AA"]},
            {"x": 58, "y": 0, "lying": False, "cards": ["0H"]},
        ],
        "open": [],
        "syndicates": [{"master": True, "hand": []}, {"master": True, "hand": []}],
    }
    assert mine.from_dict(data).outcome.scores == (6, 0)


def test_barracks_may_carry_gears_in_a_made_up_edition(tmp_path):
    mine = GAME.with_edition(edited(tmp_path, "copies = 3\ngears = 0", "copies = 3\ngears = 3"))
    data = mine.deal(seed=1).to_dict()
    data["open"], data["neutral_pile"] = ["barracksg"], None
    data["city"] = [
        {"x": 0, "y": 0, "lying": False, "cards": ["AB"]},
        {"x": 58, "y": 0, "lying": True, "cards": ["BC"]},
    ]
    table = mine.from_dict(data)
    (seat,) = table.to_act
    table.play(seat, "barracksg@58,58u")
    assert "lift 0,0" in table.legal_moves(seat)
