"""Tables and observations as Python expects them: copied, pickled, compared, put into sets."""

from __future__ import annotations

import copy
import pickle
import random

import msgspec
import pytest

import tablee
from tablee.engine.table import Table

GAMES = pytest.mark.parametrize("name", tablee.game_names())


def played(name: str, moves: int = 9, seed: int = 3) -> Table:
    chance, table = random.Random(seed), tablee.game(name).deal(seed=seed)
    while table.length < moves and not table.is_over:
        play_one(table, chance)
    return table


def play_one(table: Table, chance: random.Random) -> None:
    seat = chance.choice(table.to_act)
    table.play(seat, chance.choice(table.legal_moves(seat)))


COPIES = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}


@GAMES
@pytest.mark.parametrize("how", COPIES)
def test_a_copy_is_equal_and_plays_by_itself(name, how):
    table = played(name)
    before = table.to_bytes()
    twin = COPIES[how](table)
    assert (twin, hash(twin), twin.moves) == (table, hash(table), table.moves)
    assert twin.game is table.game
    mine, other = random.Random(8), random.Random(8)
    while not twin.is_over and twin.length < 40:
        play_one(twin, mine)
    assert table.to_bytes() == before
    while table.length < twin.length:
        play_one(table, other)
    assert table == twin  # the same chance came


@GAMES
def test_a_pickle_is_little_more_than_the_position(name):
    table = played(name)
    assert len(pickle.dumps(table)) < 2 * table.cell.nbytes + 1000
    assert len(pickle.dumps(table.view_of(0))) < table.cell.nbytes + 400


@GAMES
def test_observations_are_copied_pickled_and_hashed(name):
    seen = played(name).view_of(0)
    for how in COPIES.values():
        twin = how(seen)
        assert (twin, hash(twin), twin.legal_moves()) == (seen, hash(seen), seen.legal_moves())
    assert seen != played(name).view_of(1)
    assert len({seen, played(name).view_of(0)}) == 1


@GAMES
def test_tables_of_another_process_of_the_game_are_equal(name):
    one = played(name)
    other = type(one.game)().from_bytes(one.to_bytes())
    assert other.game is not one.game
    assert other == one


def test_another_edition_makes_another_table():
    game = tablee.game("panik")
    mine = game.with_edition(msgspec.structs.replace(game.edition, name="mine"))
    assert mine.deal(seed=1) != game.deal(seed=1)
    loaded = pickle.loads(pickle.dumps(mine.deal(seed=1)))
    assert loaded == mine.deal(seed=1)
    assert loaded.game.edition.name == "mine"


def test_games_are_pickled_by_name_and_stay_the_same():
    game = tablee.game("noxford")
    assert pickle.loads(pickle.dumps(game)).key == game.key
    assert copy.deepcopy({"game": game})["game"] is game


def test_without_a_seed_a_world_is_drawn_anew():
    seen = tablee.game("district-noir").deal(seed=2).view_of(0)
    assert len({seen.imagine() for _ in range(8)}) > 1
    assert seen.imagine(5) == seen.imagine(5)


def test_a_bot_says_what_it_cannot_play():
    game, other = tablee.game("district-noir"), tablee.game("panik")
    bot = tablee.bot("club", game)
    table, foreign = game.deal(seed=1), other.deal(seed=1)
    for wrong in (foreign.view_of(foreign.to_act[0]), table, None, "take"):
        with pytest.raises(tablee.BadValue):
            bot.choose(wrong)  # type: ignore[arg-type]
        with pytest.raises(tablee.BadValue):
            bot.search(wrong, iterations=10)  # type: ignore[arg-type]


@GAMES
def test_what_a_table_is_cannot_be_assigned(name):
    table = played(name)
    for holder in (table, table.view_of(0)):
        for attribute in ("game", "seats", "seat", "secret", "nonces", "options", "beginner", "anything"):
            with pytest.raises(AttributeError):
                setattr(holder, attribute, 5)
    assert table == played(name)
