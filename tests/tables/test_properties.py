"""Whatever anybody tries, in whatever order and at whatever moment: the table holds."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.tables import entries
from tablee.tables.commitments import secret_of_game
from tablee.tables.entries import Logged, Started
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tablee.tables.redaction import RedactedEnded
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock
from tests.support import calm_tables, examples
from tests.tables.anything import any_command
from tests.tables.evening import PEOPLE, Evening

GAMES = [
    *((name, "abcdef"[:seats], options) for name, seats, options in calm_tables()),
    *((name, "a-bc-d"[:seats], {}) for name, seats, _ in calm_tables(more=1)),
]
CLOCKS = [NoClock(), LiveClock(bank=10, increment=2, short=5), RelaxedClock(days=1)]
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("command"), st.sampled_from("abcdx"), any_command()),
        st.tuples(st.just("play"), st.integers(0, 2**16), st.booleans()),
        st.tuples(st.just("play"), st.integers(0, 2**16), st.booleans()),
        st.tuples(st.just("play"), st.integers(0, 2**16), st.booleans()),
        st.tuples(st.just("pass"), st.sampled_from([0, 1, 400, 1000, 4000, 70_000, 90_000_000]), st.none()),
        st.tuples(st.just("gone"), st.sampled_from("abc"), st.sampled_from([0.0, 59_999.0, float("inf")])),
    ),
    min_size=5,
    max_size=60,
)
checked = settings(
    max_examples=examples(25, 300),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def take(evening: Evening, step: tuple) -> None:
    """One step of an evening in which anything may happen."""
    kind, first, second = step
    try:
        if kind == "command":
            evening.do(first, second, command_id=f"id{len(evening.log)}")
        elif kind == "play":
            play(evening, random.Random(first), wildly=second)
        elif kind == "gone":
            evening.absent[first] = second
        else:
            evening.wait(first)
    except (tablee.Refused, tablee.BadNotation, tablee.BadSeats):
        pass  # all else would be a fault of the table


def play(evening: Evening, rng: random.Random, *, wildly: bool) -> None:
    live = evening.live
    if live.table is None:
        return
    seats = list(range(live.table.seats)) if wildly else [seat for seat in live.to_act if seat != 7]
    for seat in rng.sample(seats, min(1, len(seats))):
        moves = live.table.legal_moves(seat) or ["take", "ready", "pass"]
        if live.chairs[seat].player:
            posed = live.chairs[seat].posed - rng.choice([0, 0, 0, 1])
            evening.put(live.decide_bot(seat, rng.choice(moves), posed, evening.around))
        elif live.chairs[seat].person:
            evening.play(live.chairs[seat].person, rng.choice(moves), rng.choice([None, live.number]))


@pytest.mark.parametrize("case", GAMES, ids=lambda case: "-".join(map(str, case[:2])))
@checked
@given(steps=STEPS, clock=st.sampled_from(CLOCKS), when_out=st.sampled_from(["bot", "forfeit"]))
def test_whatever_happens_the_log_folds_to_the_same_table(case, steps, clock, when_out):
    """Decided entries never fail, refused commands change nothing, and the log alone is the truth."""
    game, who, options = case
    evening = Evening(game, who, clock=clock, when_out=when_out, **options)
    for step in steps:
        before = evening.snapshot(), len(evening.log)
        take(evening, step)
        if len(evening.log) == before[1]:
            assert evening.snapshot() == before[0]
    wire = msgspec.json.decode(msgspec.json.encode(evening.log), type=list[Logged])
    again = LiveTable.from_log(wire)
    mine, evening.live = evening.snapshot(), again
    assert evening.snapshot() == mine
    for letter in PEOPLE:
        assert again.eyes_of(letter) == again.seat_of(letter)
    if again.table is not None:
        record = record_of(again, with_secret=True)
        assert tablee.read_record(tablee.write_record(record)) == record
        tablee.verify(record)


@pytest.mark.parametrize("case", GAMES, ids=lambda case: "-".join(map(str, case[:2])))
@checked
@given(steps=STEPS, clock=st.sampled_from(CLOCKS))
def test_the_secret_is_told_to_nobody_before_the_end(case, steps, clock):
    game, who, options = case
    evening = Evening(game, who, clock=clock, **options)
    for step in steps:
        take(evening, step)
    root, games, ended = evening.live.secret, 0, 0
    for happened in evening.happened:
        entry = happened.logged.entry
        games += isinstance(entry, Started)
        ended += isinstance(entry, entries.Ended)
        for eyes in (None, 0, 1):
            told = msgspec.json.encode(happened.for_viewer(eyes)).decode()
            assert root.hex() not in told
            # Each game's secret at its own end, and nowhere else.
            for number in range(1, games + 2):
                is_due = isinstance(entry, entries.Ended) and number == ended
                assert (secret_of_game(root, number).hex() in told) == is_due
    state = msgspec.json.encode(evening.live.state()).decode()
    assert root.hex() not in state
    assert secret_of_game(root, games + 1).hex() not in state
    assert (secret_of_game(root, games).hex() in state) == (evening.live.status == "over")


@pytest.mark.parametrize("case", GAMES, ids=lambda case: "-".join(map(str, case[:2])))
def test_every_game_comes_to_its_end_at_a_table(case):
    game, who, options = case
    evening = Evening(game, who, **options)
    evening.play_on(random.Random(3))
    state = evening.live.state()
    assert (state.status, state.how) == ("over", "played")
    assert state.outcome == evening.live.table.outcome
    assert evening.told(-1, None, RedactedEnded).secret == state.secret
    assert evening.live.wake_at is None
    assert evening.live.bot_turns() == []


def test_an_entry_out_of_order_is_not_taken():
    evening = Evening()
    for number in (evening.live.number, evening.live.number + 2):
        with pytest.raises(ValueError, match="does not follow"):
            evening.live.apply(Logged(number, evening.now, entries.Resigned(0)))


def test_a_log_begins_with_the_laying_of_its_table():
    with pytest.raises(ValueError, match="begins with"):
        LiveTable.from_log([Logged(1, 0, entries.Rematched())])


def test_a_clock_of_the_day_that_jumps_back_does_no_harm():
    evening = Evening("jelly-monster", "abc")
    for who in "abc":
        evening.play(who, "ready")
        evening.now -= 500
    assert evening.live.wake_at == evening.live.at + 3000
    assert evening.wait(10_000)
