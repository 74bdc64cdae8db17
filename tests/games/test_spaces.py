"""Action ids and observations: small numbers for moves, seat-relative numbers for what a seat knows."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.state import CLOCK
from tests.support import calm_tables, some_position, tables_to_lay

CASES = [
    pytest.param(*case, id=f"{case[0]}-{case[1]}-{number}") for number, case in enumerate(tables_to_lay())
]


@pytest.mark.parametrize("name", tablee.game_names())
def test_every_action_has_its_own_name_and_back(name):
    game = tablee.game(name)
    assert len(set(game.actions)) == len(game.actions) == game.action_space.size
    if game.action_space.is_fixed:
        assert [game.action_id(move) for move in game.actions] == list(range(len(game.actions)))
        assert len(game.actions) < 1000


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_ids_are_the_legal_moves_in_every_position(name, seats, options):
    table, chance = tablee.game(name).deal(seats, seed=5, **options), random.Random(5)
    for _ in range(60):
        if table.is_over:
            break
        seat = table.to_act[0]
        if seat == CLOCK:
            table.play(CLOCK, table.legal_moves(CLOCK)[0])
            continue
        seen = table.view_of(seat)
        legal = seen.legal_actions()
        assert len(legal) == len(seen.legal_moves()) == seen.legal_mask().sum()
        action = chance.choice(legal)
        twin = table.copy()
        twin.play(seat, seen.legal_moves()[legal.index(action)])
        table.play_action(seat, action)
        assert table == twin


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_what_a_seat_cannot_tell_apart_is_the_same_array(name, seats, options):
    for moves in (0, 7, 25):
        table = some_position(name, seats, options, seed=moves, moves=moves)
        for seat in range(seats):
            seen = table.view_of(seat)
            observed = seen.observe()
            assert observed.shape == (table.game.observation_size,)
            assert np.isfinite(observed).all()
            other = seen.imagine(3).view_of(seat)
            assert (other.observe() == observed).all()
            assert sum(np.prod(field.shape) for field in table.game.observation_fields) == len(observed)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_an_own_move_changes_what_is_observed(name, seats, options):
    table, chance = some_position(name, seats, options, seed=2, moves=0), random.Random(1)
    changed = 0
    for _ in range(20):
        players = [seat for seat in table.to_act if seat != CLOCK]
        if not players:
            break
        before = table.view_of(players[0]).observe()
        table.play(players[0], chance.choice(table.legal_moves(players[0])))
        changed += bool((table.view_of(players[0]).observe() != before).any())
    assert changed >= 1


def test_observations_are_relative_to_the_seat():
    game = tablee.game("panik")
    table = game.deal(3, seed=4)
    fields = {field.name: field for field in game.observation_fields}
    for seat in range(3):
        faces = table.view_of(seat).observe()[fields["faces"].place].reshape(fields["faces"].shape)
        assert faces[:4].sum() == 4  # the own row comes first and is known
        assert faces[4:].sum() == 0


def test_moves_without_a_list_are_described():
    table = some_position("noxford", 2, {}, seed=3, moves=9)
    seen = table.view_of(table.to_act[0])
    rows = seen.action_features()
    assert rows.shape == (len(seen.legal_moves()), len(table.game.encoder.action_fields))
    assert len({row.tobytes() for row in rows}) == len(rows)  # no two moves look the same
    with pytest.raises(TableeError):
        tablee.game("panik").deal(seed=1).view_of(0).action_features()


@pytest.mark.parametrize("action", [-1, 14, 10**30, "take", None, 2.0, True])
def test_numbers_that_are_no_action_are_refused(action):
    table = tablee.game("district-noir").deal(seed=7)
    before = table.copy()
    with pytest.raises(TableeError):
        table.play_action(table.to_act[0], action)
    assert table == before


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_information_states_part_when_a_seat_sees_a_difference_and_not_before(name, seats, options):
    table = some_position(name, seats, options, seed=6, moves=6)
    if table.is_over:
        return
    for seat in (None, 0, seats - 1):
        told = table.information_state(seat)
        assert told == table.copy().information_state(seat)
        assert told.splitlines()[1] == ("spectator" if seat is None else f"seat {seat}")
        assert len(told.splitlines()) == table.length + 4
    mover = table.to_act[0]
    other = table.copy()
    table.play(mover, table.legal_moves(mover)[0])
    assert table.information_state(0) != other.information_state(0)


def test_a_secret_choice_is_not_in_the_others_information_state():
    game = tablee.game("panik")
    one, other = game.deal(2, seed=9), game.deal(2, seed=9)
    first = one.to_act[0]
    one.play(first, "open 1")
    other.play(first, "open 2")
    assert one.information_state(1 - first) == other.information_state(1 - first)
    assert one.information_state(first) != other.information_state(first)


@pytest.mark.parametrize(("name", "seats", "options"), calm_tables(more=1))
def test_one_look_is_what_the_seat_observes_and_may_do(name, seats, options):
    table = some_position(name, seats, options, seed=4, moves=9)
    for seat in range(table.seats):
        seen = table.view_of(seat)
        row, mask = table.look(seat)
        assert row.tobytes() == seen.observe().tobytes()
        assert mask.tolist() == seen.legal_mask().tolist()
    with pytest.raises(tablee.BadSeats):
        table.look(table.seats)


def turned(table, seat):
    """The same position of Panik with the seats counted from another one."""
    cell, other = table.cell, table.cell
    seats = table.seats
    for field, each in (
        ("chosen", 1),
        ("faces", 4),
        ("face_up", 4),
        ("hands", 1),
        ("crowd", 4),
        ("hunters", 4),
    ):
        rows = cell[field][0][: each * seats]
        other[field][0][: each * seats] = np.roll(rows, -each * seat, axis=0)
    for mansion in range(4 * seats):
        row = other["hunters"][0, mansion, : other["crowd"][0, mansion]]
        row[:] = sorted((hunter // 5 - seat) % seats * 5 + hunter % 5 for hunter in row.tolist())
    for field in ("beginner", "active"):
        other[field] = (cell[field] - seat) % seats
    spot, hunter = cell["spot"][0], cell["returning"][0]
    if cell["step"][0] in (3, 4, 5, 6):
        other["spot"] = (spot // 4 - seat) % seats * 4 + spot % 4
    if cell["step"][0] == 5:
        other["returning"] = (hunter // 5 - seat) % seats * 5 + hunter % 5
    return table.game.at(other, seed=1)


def test_relative_ids_fit_relative_observations():
    """From another seat the same position, turned, has the same observation and the same relative ids."""
    for moves in range(6, 60, 3):
        table = some_position("panik", 3, {}, seed=moves, moves=moves)
        for seat in table.to_act:
            seen, same = table.view_of(seat), turned(table, seat).view_of(0)
            assert (seen.observe() == same.observe()).all()
            assert (seen.legal_mask(relative=True) == same.legal_mask()).all()
            assert set(seen.legal_actions(relative=True)) == set(same.legal_actions(relative=True))


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_relative_ids_are_a_permutation_that_can_be_played(name, seats, options):
    game, table = tablee.game(name), some_position(name, seats, options, seed=3, moves=12)
    for seat in range(seats):
        relative = game.relative_actions(seat, seats)
        assert sorted(relative.tolist()) == list(range(game.action_space.size))
        assert seat or relative.tolist() == list(range(game.action_space.size))
    for seat in set(table.to_act) - {CLOCK}:
        seen = table.view_of(seat)
        for own, everybodys in zip(seen.legal_actions(relative=True), seen.legal_actions(), strict=True):
            one, other = table.copy(), table.copy()
            one.play_action(seat, own, relative=True)
            other.play_action(seat, everybodys)
            assert one == other
    with pytest.raises(TableeError):
        game.relative_actions(seats, seats)
    with pytest.raises(TableeError):
        game.relative_actions(0, 99)


def test_jelly_for_others_is_counted_from_the_giver():
    game = tablee.game("jelly-monster")
    names = game.actions
    turned_names = [names[action] for action in game.relative_actions(1, 3).tolist()]
    changed = {(one, other) for one, other in zip(names, turned_names, strict=True) if one != other}
    assert changed
    assert game.relative_actions(1, 4).tolist() != game.relative_actions(1, 3).tolist()
