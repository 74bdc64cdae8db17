"""Positions as one line of text, there and back."""

from __future__ import annotations

import functools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.engine import position_text
from tests.support import examples, some_position, tables_to_lay, viewers

CASES = [
    pytest.param(*case, id=f"{case[0]}-{case[1]}-{number}") for number, case in enumerate(tables_to_lay())
]
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(max_size=6),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=4), each, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_position_comes_back_from_its_text(name, seats, options):
    game = tablee.game(name)
    for moves in (0, 9, 30, 500):
        table = some_position(name, seats, options, seed=moves, moves=moves)
        text = table.to_text()
        assert text.startswith(f"{name} seats:{seats}")
        assert "\n" not in text
        assert game.from_text(text, seed=1) == table


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
@settings(max_examples=examples(15, 500), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_what_one_seat_knows_is_no_table_unless_it_knows_everything(name, seats, options, seed, moves):
    game = tablee.game(name)
    table = some_position(name, seats, options, seed=seed, moves=moves)
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        if seen.cell.tobytes() == table.cell.tobytes():
            assert game.from_dict(seen.to_dict()) == game.from_text(seen.to_text()) == table
            continue
        for lay in (
            functools.partial(game.from_dict, seen.to_dict()),
            functools.partial(game.from_text, seen.to_text()),
            functools.partial(game.at, seen.cell),
        ):
            with pytest.raises(tablee.BadPosition, match="imagine") as refused:
                lay()
            assert refused.value.code == "hidden-position"
            assert refused.value.details["where"]
        world = seen.imagine(seed)
        assert game.from_text(world.to_text()) == world


def test_a_record_that_begins_with_what_one_seat_knows_is_refused():
    table = tablee.game("district-noir").deal(seed=1)
    begun = tablee.record_of(table.game.from_dict(table.to_dict(), seed=1))
    with pytest.raises(tablee.BadPosition) as refused:
        tablee.replay(msgspec.structs.replace(begun, position=table.view_of(0).to_dict()))
    assert refused.value.code == "hidden-position"


def test_the_text_is_short_and_can_be_read():
    table = tablee.game("kuhn-poker").deal(seed=1)
    table.play(0, "check")
    cards = ",".join(table.to_dict()["cards"])
    assert table.to_text() == f"kuhn-poker seats:2,cards:!({cards}),moves:!(check)"
    assert table.view_of(None).to_text() == "kuhn-poker seats:2,cards:!(?,?,?),moves:!(check)"
    noir = tablee.game("district-noir").deal(seed=7)
    assert len(noir.to_text()) < 400


@settings(max_examples=examples(30, 5000), deadline=None, derandomize=True)
@given(data=st.dictionaries(st.text(max_size=4).filter(lambda key: key != "game"), plain, max_size=2))
def test_any_data_comes_back(data):
    assert position_text.read(position_text.write({"game": "x", **data})) == {"game": "x", **data}


@settings(max_examples=examples(100, 5000), deadline=None, derandomize=True)
@given(text=st.text(alphabet="ab01-!'(),: tfn", max_size=20))
def test_any_text_is_read_or_refused(text):
    try:
        data = position_text.read(f"x {text}")
    except tablee.BadPosition:
        return
    assert position_text.read(position_text.write(data)) == data


@pytest.mark.parametrize(
    "text",
    [
        *("", "panik", "kuhn-poker", "kuhn-poker seats:2", "kuhn-poker seats:2,cards:!(queen", None, 3),
        *("kuhn-poker seats:2,seats:2", "kuhn-poker a:" + "(" * 50, "kuhn-poker a:" + "9" * 5000),
        "kuhn-poker seats:2,cards:!(queen,king,jack),moves:!(fold)",
        "panik seats:2,cards:!(queen,king,jack),moves:!()",
    ],
)
def test_what_is_no_position_is_refused(text):
    with pytest.raises(tablee.BadPosition) as refused:
        tablee.game("kuhn-poker").from_text(text)
    assert refused.value.details["where"]
