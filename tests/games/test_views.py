"""Views and events for many viewers at once, and what they remember between positions."""

from __future__ import annotations

import importlib
import pkgutil
import random
from importlib.resources import files

import msgspec
import pytest

import tablee
from tablee.engine.edition import Edition
from tablee.engine.registry import package_of
from tablee.engine.state import copy_of, unpack
from tests.support import name_of, play_random, some_position, tables_to_lay, viewers

every_table = pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)

# Games with values to type in; each has another edition in `tests/games/GAME/other_edition.py`.
WITH_EDITIONS = [name for name in tablee.game_names() if tablee.game(name).edition_type is not Edition]


@every_table
def test_all_viewers_at_once_see_what_each_sees_alone(case):
    table = some_position(*case, seed=3, moves=40)
    together = table.views()
    assert list(together) == viewers(table)
    for viewer, view in together.items():
        assert view.to_json() == table.view(viewer).to_json()
    assert list(table.views([1])) == [1]


@every_table
def test_a_move_is_shown_as_its_events_and_the_view_after_it(case):
    table, rng = some_position(*case, seed=4, moves=20), random.Random(4)
    while not table.is_over:
        twin, seat = table.copy(), rng.choice(table.to_act)
        move = rng.choice(table.legal_moves(seat))
        told = twin.play_and_tell(seat, move)
        for viewer, (events, view) in table.play_and_show(seat, move).items():
            assert events == told[viewer]
            assert view == twin.view(viewer)
        play_random(table, rng, 10)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_players_of_the_table_are_viewers_and_nothing_is_played_for_others(seat):
    table = tablee.game("district-noir").deal(seed=1)
    for show in (table.views, lambda seats: table.play_and_show(*first_move(table), viewers=seats)):
        with pytest.raises(tablee.BadSeats):
            show([0, seat])
    assert table.length == 0


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_what_views_remember_of_one_edition_is_not_shown_in_another(name, tmp_path):
    game = tablee.game(name)
    printed = files(package_of(name)).joinpath("edition.toml").read_text("utf-8")
    file = tmp_path / "edition.toml"
    file.write_text(other_edition(name, printed), encoding="utf-8")
    other = game.with_edition(file)
    differing = 0
    for seed in range(3):
        tables = [laid.deal(seed=seed, **laid.calm_options) for laid in (game, other)]
        rng = random.Random(seed)
        while not any(table.is_over for table in tables):
            shown = [table.view(0).to_json() for table in tables]
            differing += shown[0] != shown[1]
            forget(name)
            assert [table.view(0).to_json() for table in reversed(tables)] == shown[::-1]
            seat, move = random_move(tables[0], rng)
            if tables[1].refusal(seat, move):
                break
            for table in tables:
                table.play(seat, move)
    assert differing > 0


def test_a_copy_and_unpacked_fields_are_independent_of_the_position():
    cell = tablee.game("panik").deal(seed=1).cell
    other, fields = copy_of(cell), unpack(cell)
    assert fields.hands == cell["hands"][0].tolist()
    assert other.tobytes() == cell.tobytes()
    other["seats"] = 4
    fields.hands[0][0] = 99
    assert cell["seats"][0] == 2
    assert cell["hands"][0, 0, 0] != 99


def test_a_view_is_json_of_the_type_it_says():
    for name in tablee.game_names():
        for view in tablee.game(name).deal(seed=2).views().values():
            assert msgspec.json.decode(view.to_json(), type=type(view)) == view


def first_move(table):
    seat = table.to_act[0]
    return seat, table.legal_moves(seat)[0]


def random_move(table, rng):
    seat = rng.choice(table.to_act)
    return seat, rng.choice(table.legal_moves(seat))


def other_edition(name, printed):
    change = importlib.import_module(f"tests.games.{name.replace('-', '_')}.other_edition")
    assert change.PRINTED in printed
    return printed.replace(change.PRINTED, change.CHANGED)


def forget(name):
    """Forget all that the game's modules remember."""
    package = importlib.import_module(package_of(name))
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        for thing in vars(importlib.import_module(module.name)).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()
