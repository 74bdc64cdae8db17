"""Whatever Python hands in, a game answers or refuses with a code; never with an error of Python itself."""

from __future__ import annotations

import copy
import functools
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tests.support import examples, play_random, some_position, tables_to_lay, unfinished_position, viewers

every_game = pytest.mark.parametrize("name", tablee.game_names())
checked = settings(
    max_examples=examples(60, 3000),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
numbers = st.sampled_from(
    [-1, 0, 1, 2, 3, 7, 99, 2**31, 2**32, 2**62, 2**63 - 1, 2**63, -(2**63), 2**64, 10**4000]
)
strange = st.one_of(
    numbers,
    st.integers(),
    st.floats(),
    st.booleans(),
    st.none(),
    st.text(max_size=8),
    st.binary(max_size=40),
    st.sampled_from(
        ["take", "stay", "pass", "H@9223372036854775808,0u", f"lift {'9' * 5000},0", "tick 1" + "0" * 30]
    ),
    st.lists(st.integers(), max_size=3),
    st.lists(st.tuples(numbers, numbers), max_size=3),
    st.dictionaries(st.text(max_size=5), numbers, max_size=3),
    st.sampled_from([object(), [], {}, (), set(), 2.0, 1j, float("nan"), [None], range(3), int, "\ud800"]),
    st.sampled_from([np.int64(1), np.int8(-1), np.uint64(2**64 - 1), np.float64(2.0), np.bool_(True)]),
    st.sampled_from(
        [np.array(1), np.array([[0, 1]]), np.str_("take"), bytearray(32), [(True, 1)], [(0, False)]]
    ),
)

GAME_CALLS = [
    ("deal", ["seats"]),
    ("deal", ["seed"]),
    ("deal", ["secret"]),
    ("deal", ["nonces"]),
    *(("read_move", ["text"]), ("code", ["text"]), ("write_move", ["code"]), ("notation", ["code"])),
    *(
        ("spell", ["code"]),
        ("from_dict", ["data"]),
        ("from_text", ["text"]),
        ("from_bytes", ["data"]),
        ("with_edition", ["file"]),
    ),
]
TABLE_CALLS = [
    *(("legal_moves", 1), ("legal_codes", 1), ("view", 1), ("views", 1), ("view_of", 1), ("play_all", 1)),
    *(("play", 2), ("play_code", 2), ("refusal", 2), ("play_and_tell", 2), ("play_and_show", 2)),
    *(("chance_outcomes", 2), ("remembered", 1)),
]


def refusal_of(call: Any) -> str | None:
    """The code with which something was refused; None if it was not."""
    try:
        call()
    except tablee.TableeError as refused:
        return refused.code
    return None


def refuses_or_answers(call: Any) -> None:
    assert refusal_of(call) != ""


@functools.cache
def middle_of(name: str) -> tablee.Table:
    game = tablee.game(name)
    return unfinished_position(name, game.seats[0], dict(game.calm_options), 3, 12)


@every_game
@checked
@given(called=st.sampled_from(GAME_CALLS), value=strange)
def test_a_game_refuses_with_a_code(name, called, value):
    method, (argument,) = called
    refuses_or_answers(lambda: getattr(tablee.game(name), method)(**{argument: value}))


@every_game
@checked
@given(called=st.sampled_from(TABLE_CALLS), first=strange, second=strange, is_seat=st.booleans())
def test_a_table_refuses_with_a_code_and_stays_as_it_was(name, called, first, second, is_seat):
    table = middle_of(name).copy()
    before, (method, count) = table.cell.tobytes(), called
    given_values = (table.to_act[0] if is_seat else first, second)[:count]
    if refusal_of(lambda: getattr(table, method)(*given_values)) is not None:
        assert table.cell.tobytes() == before


@every_game
@checked
@given(
    option=st.one_of(st.text(max_size=8), st.sampled_from(["form", "bridge", "pace", "round_limit"])),
    value=strange,
)
def test_options_are_refused_with_a_code(name, option, value):
    refuses_or_answers(
        lambda: tablee.game(name).deal(seed=1, **{option: value}) if option not in TAKEN else None
    )


TAKEN = ("seats", "seed", "secret", "self")


@checked
@given(value=strange)
def test_the_doors_of_the_library_refuse_with_a_code(value):
    record = tablee.record_of(middle_of("district-noir"), with_secret=False)
    refuses_or_answers(lambda: tablee.game(value))
    refuses_or_answers(lambda: tablee.read_record(value))
    refuses_or_answers(lambda: tablee.verify(record, secret=value))
    refuses_or_answers(lambda: middle_of("panik").view_of(0).imagine(value))
    for call in (tablee.replay, tablee.verify, tablee.write_record):
        refuses_or_answers(lambda call=call: call(value))
    refuses_or_answers(lambda: tablee.bot(value, tablee.game("panik")))
    refuses_or_answers(lambda: tablee.bot("club", value))
    refuses_or_answers(lambda: tablee.record_of(middle_of("panik"), players=value))
    refuses_or_answers(lambda: tablee.record_of(middle_of("panik"), times=value))


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ("bad-value", lambda game: game.deal(secret=b"short")),
        ("bad-value", lambda game: game.deal(secret=bytes(33))),
        ("bad-value", lambda game: game.deal(seed="a")),
        ("bad-value", lambda game: game.deal(seed=1.0)),
        ("bad-seats", lambda game: game.deal(seats=float(game.seats[0]))),
        ("bad-notation", lambda game: game.deal(seed=1).play_code(0, 2**63)),
        ("bad-notation", lambda game: game.deal(seed=1).play_all([(0, 2**63)])),
        ("no-such-seat", lambda game: game.deal(seed=1).play_code(2**63, 0)),
        ("no-such-seat", lambda game: game.deal(seed=1).legal_moves(0.0)),
        ("bad-position", lambda game: game.from_dict({**game.deal(seed=1).to_dict(), "seats": 2**63})),
    ],
)
@every_game
def test_what_is_wrong_has_a_name(name, code, call):
    with pytest.raises(tablee.TableeError) as refused:
        call(tablee.game(name))
    assert refused.value.code == code


@every_game
def test_numbers_of_numpy_are_numbers_and_leave_no_trace(name):
    """They come out of every compiled search; a log or a record that held them could not be written."""
    game = tablee.game(name)
    plain = game.deal(seed=1, **game.calm_options)
    numpy: Any = game.deal(seed=1, **game.calm_options)  # takes what its types do not promise
    while plain.length < 12 and not plain.is_over:
        seat = plain.to_act[0]
        code = plain.legal_codes(seat)[0]
        plain.play_code(seat, code)
        numpy.play_code(np.int8(seat), np.int64(code))
    assert tablee.write_record(numpy) == tablee.write_record(plain)
    assert game.from_bytes(numpy.to_bytes()) == plain
    assert numpy.view(np.int64(0)).to_json() == plain.view(0).to_json()
    assert set(map(type, numpy.views([np.int64(0)]))) == {int}
    again: Any = game.deal(seed=1, **game.calm_options)
    again.play_all(np.array([(seat, game.code(move)) for seat, move in plain.moves]))
    assert tablee.write_record(again) == tablee.write_record(plain)


@every_game
def test_data_that_are_no_json_are_no_position(name):
    data = tablee.game(name).deal(seed=1).to_dict()
    endless: list[Any] = []
    endless.append(endless)
    for value in (np.float64(2), np.int64(2), "\ud800", b"x", endless, object(), {"\ud800": 1}, {1: 2}):
        for place in ("seats", "game", "options", "zz"):
            with pytest.raises(tablee.BadPosition):
                tablee.game(name).from_dict({**data, place: value})


def test_a_record_with_a_coordinate_that_no_number_holds_is_refused():
    game = tablee.game("noxford")
    table = play_random(game.deal(seed=1), random.Random(1), 20)
    begun = tablee.write_record(game.from_dict(table.to_dict(), seed=1))
    broken = begun.replace('"x": 58', f'"x": {2**63}', 1)
    assert broken != begun
    moved = tablee.write_record(table).replace("@58,58", f"@{2**63},58", 1)
    for text in (broken, moved):
        with pytest.raises(tablee.TableeError):
            tablee.replay(tablee.read_record(text))


def some_change(rng: random.Random, data: Any) -> Any:
    """The data with one thing in it changed: dropped, doubled, swapped with another, or replaced."""
    places: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        value = waiting.pop()
        keys = (
            value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        )
        for key in keys:
            places.append((value, key))
            waiting.append(value[key])
    where, key = rng.choice(places)
    other, other_key = rng.choice(places)
    kind = rng.randrange(6)
    if kind == 0:
        del where[key]
    elif kind == 1 and isinstance(where, list):
        where.append(where[key])
    elif kind == 2:
        where[key], other[other_key] = copy.deepcopy(other[other_key]), copy.deepcopy(where[key])
    elif kind == 3:
        where[key] = rng.choice([None, True, False, 0, 1, 2, 3, 7, -1, 2**63, "?", [], {}, "a", 0.5])
    elif isinstance(where[key], bool):
        where[key] = not where[key]
    elif isinstance(where[key], int):
        where[key] += rng.choice((-1, 1))
    elif isinstance(where[key], list):
        where[key] = where[key][: rng.randrange(len(where[key]) + 1)]
    return data


@pytest.mark.parametrize("name", tablee.game_names())
@settings(max_examples=examples(150, 5000), deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**32), moves=st.integers(0, 160), changes=st.integers(1, 4), is_hidden=st.booleans()
)
def test_a_made_up_position_is_refused_or_somebody_can_move(name, seed, moves, changes, is_hidden):
    """Data that was tampered with is laid only if it can be played to its end, and looked at by everybody."""
    rng = random.Random(seed)
    case = rng.choice([case for case in tables_to_lay() if case[0] == name])
    table = some_position(*case, seed=seed, moves=moves)
    data = table.view_of(0).to_dict() if is_hidden else table.to_dict()
    for _ in range(changes):
        data = some_change(rng, data)
    game = tablee.game(name)
    try:
        cell = game.from_plain(data)
    except tablee.BadPosition:
        return
    if "?" in str(game.to_plain(cell[0])):
        with pytest.raises(tablee.BadPosition):
            game.from_dict(data)
        laid = tablee.Observation(game, game.hidden(cell, None), None).imagine(seed)
    else:
        laid = game.from_dict(data, seed=seed)
    assert all(laid.legal_codes(seat) for seat in laid.to_act)
    for viewer in viewers(laid):
        laid.view(viewer).to_json()
    assert play_random(laid, rng, 20_000).is_over


@every_game
def test_a_seed_and_a_secret_are_not_both_given(name):
    game = tablee.game(name)
    with pytest.raises(tablee.BadValue) as refused:
        game.deal(seed=1, secret=bytes(32))
    assert refused.value.details["name"] == "secret"
    assert game.deal(secret=game.deal(seed=1).secret) == game.deal(seed=1)


@every_game
def test_as_many_names_as_seats_or_none_are_drawn(name):
    table = middle_of(name)
    wrong: Any
    for wrong in (["Ana"], ["Ana"] * 9, "Ana", "Anabel", None, 3):
        for draw in (table.svg, table.view_of(0).svg):
            with pytest.raises(tablee.BadValue) as refused:
                draw(players=wrong)
            assert refused.value.details["name"] == "players"


@every_game
def test_of_a_megabyte_that_is_no_move_only_the_beginning_is_told(name):
    table = middle_of(name).copy()
    text: Any
    for text in ("x" * 1_000_000, "#" + "9" * 1_000_000, b"y" * 1_000_000, list(range(1_000_000))):
        with pytest.raises(tablee.BadNotation) as refused:
            table.play(table.to_act[0], text)
        assert len(str(refused.value)) < 2000
        assert len(str(refused.value.details["text"])) < 100


@every_game
@pytest.mark.parametrize("seat", ["", "0", 1.0, True, -1, 8, 1 << 63, b"0", [0]], ids=repr)
def test_nothing_is_hidden_from_a_seat_that_is_none(name, seat):
    table = middle_of(name)
    with pytest.raises(tablee.BadSeats, match="no-such-seat"):
        table.game.hidden(table.cell, seat)


@every_game
def test_of_a_move_of_another_type_both_types_are_told(name):
    table = middle_of(name).copy()
    seat, game = table.to_act[0], table.game
    text: Any
    for text, told in ((13, "13 (int, not str)"), (None, "None (NoneType, not str)")):
        for ask in (table.play, table.refusal, game.code):
            with pytest.raises(tablee.BadNotation) as refused:
                ask(*([text] if ask == game.code else [seat, text]))
            assert refused.value.details["text"] == told
            assert "allowed" in refused.value.details
    code: Any = "5"
    with pytest.raises(tablee.BadNotation, match=r"'5' \(str, not int\)"):
        table.play_code(seat, code)


@every_game
def test_a_position_of_another_game_is_told_to_be_one(name):
    for other in tablee.game_names():
        if other != name:
            text = middle_of(other).to_text()
            with pytest.raises(tablee.BadPosition, match=f"a position of '{other}'"):
                tablee.game(name).from_text(text)
    with pytest.raises(tablee.BadPosition) as refused:
        tablee.game(name).from_dict({"game": "x" * 1_000_000})
    assert len(str(refused.value)) < 300
