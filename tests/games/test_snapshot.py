"""A table as bytes: the same table again, or refused."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

import tablee
from tablee.engine import snapshot
from tests.support import name_of, play_random, some_position, tables_to_lay

every_table = pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
GAME = tablee.game("district-noir")


@every_table
def test_a_table_from_its_snapshot_goes_on_with_the_same_chance(case):
    table = some_position(*case, seed=5, moves=30)
    again = table.game.from_bytes(table.to_bytes())
    assert again == table
    assert (again.moves, again.options, again.secret) == (table.moves, table.options, table.secret)
    assert tablee.write_record(again) == tablee.write_record(table)
    for other in (table, again):
        play_random(other, random.Random(1), 5_000)
    assert again == table
    assert table.game.from_bytes(table.to_bytes()).is_over


def test_a_made_up_position_keeps_its_beginning():
    table = GAME.from_dict(some_position("district-noir", 2, {}, 1, 10).to_dict(), seed=3)
    play_random(table, random.Random(2), 5)
    again = GAME.from_bytes(table.to_bytes())
    assert again.start.tobytes() == table.start.tobytes()
    assert tablee.replay(tablee.read_record(tablee.write_record(again))) == table


def test_a_snapshot_does_not_change_with_the_table():
    table = some_position("district-noir", 2, {}, 1, 10)
    data, before = table.to_bytes(), table.copy()
    play_random(GAME.from_bytes(data), random.Random(1), 3)
    play_random(table, random.Random(1), 3)
    assert GAME.from_bytes(data) == before


def test_a_damaged_snapshot_is_refused_whatever_byte_is_wrong():
    data = some_position("district-noir", 2, {}, 1, 10).to_bytes()
    for place in range(len(data)):
        with pytest.raises(tablee.BadRecord):
            GAME.from_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    for size in (0, 5, 16, len(data) - 1):
        with pytest.raises(tablee.BadRecord):
            GAME.from_bytes(data[:size])


@pytest.mark.parametrize(
    ("where", "name", "other"),
    [(type(GAME), "rules_version", "2"), (snapshot, "_layout", lambda _record: "another")],
)
def test_a_snapshot_of_other_rules_or_of_another_layout_is_refused(monkeypatch, where, name, other):
    data = GAME.deal(seed=1).to_bytes()
    monkeypatch.setattr(where, name, other)
    with pytest.raises(tablee.BadRecord) as bad:
        GAME.from_bytes(data)
    assert bad.value.code == "rules-differ"


def test_a_snapshot_of_another_edition_or_another_game_is_refused(tmp_path):
    data = GAME.deal(seed=1).to_bytes()
    printed = files("tablee.games.district_noir").joinpath("edition.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.replace("set_bonus = 5", "set_bonus = 6"), "utf-8")
    with pytest.raises(tablee.BadRecord) as bad:
        GAME.with_edition(mine).from_bytes(data)
    assert bad.value.code == "edition-differs"
    with pytest.raises(tablee.BadRecord):
        tablee.game("panik").from_bytes(data)
