"""What every game keeps, whatever its rules: checked on random positions of every game and seat count."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.engine.messages import DRAW
from tablee.engine.state import CLOCK
from tests.support import examples, name_of, play_random, some_position, tables_to_lay, viewers

every_table = pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
some_moment = given(seed=st.integers(0, 2**32), moves=st.integers(0, 160))
checked = settings(
    max_examples=examples(12, 300),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@every_table
@checked
@some_moment
def test_a_position_that_is_not_over_has_a_legal_move_for_every_seat_that_may_act(case, seed, moves):
    table = some_position(*case, seed, moves)
    assert table.is_over == (table.outcome is not None)
    for seat in table.to_act:
        codes = table.legal_codes(seat)
        assert codes
        assert len(codes) == len(set(codes)) <= table.game.most_moves


@every_table
@checked
@some_moment
def test_legal_moves_are_exactly_those_that_are_not_refused(case, seed, moves):
    table = some_position(*case, seed, moves)
    game, cell = table.game, table.cell
    rng = random.Random(seed)
    legal = {seat: set(table.legal_codes(seat)) for seat in range(table.seats)}
    everything = set().union(*legal.values()) | {
        code + rng.choice((-1, 1)) for codes in legal.values() for code in codes
    }
    wild = {rng.randrange(-(2**63), 2**63) for _ in range(20)} | {rng.randrange(-10, 5000) for _ in range(20)}
    for seat in range(table.seats):
        for code in everything | wild:
            reason = game.compiled_rules.refusal(cell, seat, code)
            assert (reason == 0) == (code in legal[seat]), (seat, code, game.refusals[reason])
    if CLOCK in table.to_act:
        assert all(game.compiled_rules.refusal(cell, CLOCK, code) == 0 for code in table.legal_codes(CLOCK))
    assert cell.tobytes() == table.cell.tobytes()


@every_table
@checked
@some_moment
def test_a_refused_move_changes_nothing(case, seed, moves):
    table = some_position(*case, seed, moves)
    before, rng = table.cell.tobytes(), random.Random(seed)
    for seat in range(table.seats):
        code = rng.randrange(-100, 10_000)
        if code not in table.legal_codes(seat):
            with pytest.raises(tablee.Refused) as refused:
                table.play_code(seat, code)
            assert refused.value.code in table.game.refusals[1:]
    assert table.cell.tobytes() == before


@every_table
@checked
@some_moment
def test_a_move_is_the_same_written_and_read_again(case, seed, moves):
    table = some_position(*case, seed, moves)
    for seat in table.to_act:
        for code in table.legal_codes(seat):
            assert table.game.read_move(table.game.write_move(code)) == code


@every_table
@checked
@some_moment
def test_hiding_twice_hides_no_more(case, seed, moves):
    table = some_position(*case, seed, moves)
    for viewer in viewers(table):
        once = table.game.hidden(table.cell, viewer)
        assert table.game.hidden(once, viewer).tobytes() == once.tobytes()


@every_table
@checked
@some_moment
def test_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(case, seed, moves):
    """Non-interference: the same bytes, the same legal moves, the same view, the same plain data."""
    table = some_position(*case, seed, moves)
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        twin = seen.imagine(seed)
        again = twin.view_of(viewer)
        assert again.cell.tobytes() == seen.cell.tobytes()
        assert twin.to_act == table.to_act == seen.to_act
        assert twin.view(viewer).to_json() == table.view(viewer).to_json()
        assert again.to_dict() == seen.to_dict()
        if viewer is not None:
            assert twin.legal_moves(viewer) == table.legal_moves(viewer) == seen.legal_moves()


@every_table
@checked
@some_moment
def test_an_imagined_world_is_a_whole_position_that_can_be_played_to_its_end(case, seed, moves):
    table = some_position(*case, seed, moves)
    for viewer in viewers(table):
        world = table.view_of(viewer).imagine(seed)
        assert table.game.from_dict(world.to_dict()) == world
        play_random(world, random.Random(seed), 5_000)
        assert world.is_over


@every_table
@checked
@some_moment
def test_the_log_tells_a_viewer_nothing_that_its_positions_do_not_tell(case, seed, moves):
    """Where two worlds look the same before and after a move, the events are the same too."""
    table = some_position(*case, seed, moves)
    game, rng = table.game, random.Random(seed)
    for viewer in viewers(table):
        twin = table.view_of(viewer).imagine(seed)
        for seat in table.to_act:
            here, there = rng.choice(table.legal_codes(seat)), rng.choice(twin.legal_codes(seat))
            secret = all(
                game.move_is_secret(world.cell[0], seat, code, viewer)
                for world, code in ((table, here), (twin, there))
            )
            if not secret:
                there = here
                if twin.refusal(seat, game.notation(there)) is not None:
                    continue
            after, twin_after = table.copy(), twin.copy()
            after.play_code(seat, here)
            twin_after.play_code(seat, there)
            if after.view_of(viewer).cell.tobytes() == twin_after.view_of(viewer).cell.tobytes():
                told = game.events(table.cell, seat, here, after.cell, viewer)
                assert told == game.events(twin.cell, seat, there, twin_after.cell, viewer)


@every_table
@checked
@some_moment
def test_a_position_is_the_same_as_plain_data_and_back(case, seed, moves):
    table = some_position(*case, seed, moves)
    assert table.game.from_dict(table.to_dict()) == table
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        assert table.game.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()


@every_table
@checked
@some_moment
def test_a_recorded_game_replays_to_the_same_position(case, seed, moves):
    table = some_position(*case, seed, moves)
    text = tablee.write_record(table)
    again = tablee.replay(tablee.read_record(text))
    assert again == table
    assert again.moves == table.moves
    assert tablee.write_record(again) == text


@every_table
@checked
@given(seed=st.integers(0, 2**32))
def test_every_game_comes_to_an_end_with_a_winner_or_a_draw(case, seed):
    table = some_position(*case, seed, 20_000)
    assert table.is_over
    outcome = table.outcome
    assert outcome is not None
    assert bool(outcome.winners) == (outcome.ending != DRAW)
    assert sum(outcome.share(seat, table.seats) for seat in range(table.seats)) == pytest.approx(1)
    assert outcome.ending in table.game.endings
    for viewer in viewers(table):
        assert table.view_of(viewer).cell.tobytes() == table.cell.tobytes(), "after the end nothing is hidden"


@every_table
def test_global_random_state_is_never_touched(case):
    random.seed(5)
    np.random.seed(5)
    states = random.getstate(), str(np.random.get_state())
    table = some_position(*case, 5, 30)
    table.view_of(0).imagine(1)
    assert (random.getstate(), str(np.random.get_state())) == states


@every_table
def test_the_same_seed_is_the_same_game_and_another_seed_another(case):
    name, seats, options = case
    game = tablee.game(name)
    assert game.deal(seats=seats, seed=1, **options) == game.deal(seats=seats, seed=1, **options)
    dealt = {game.deal(seats=seats, seed=seed, **options).cell.tobytes() for seed in range(8)}
    assert len(dealt) == 8


@every_table
def test_only_seats_of_the_table_may_act(case):
    table = some_position(*case, 1, 3)
    before = table.cell.tobytes()
    for seat in (-1, table.seats, 6, 99):
        with pytest.raises(tablee.BadSeats) as bad:
            table.play(seat, table.legal_moves(table.to_act[0])[0])
        assert bad.value.code == "no-such-seat"
    with pytest.raises(tablee.BadNotation):
        table.play(table.to_act[0], "no such move !")
    assert table.cell.tobytes() == before


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_refuses_other_numbers_of_seats_and_unknown_options(name):
    game = tablee.game(name)
    for seats in (0, 1, 6, 7):
        with pytest.raises(tablee.BadSeats):
            game.deal(seats=seats)
    with pytest.raises(tablee.BadOption):
        game.deal(seed=1, no_such_option=1)
