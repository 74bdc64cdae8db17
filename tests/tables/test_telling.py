"""What each viewer is told: no secret, no hidden move, nothing that another world would tell otherwise."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.engine.state import CLOCK
from tablee.tables.commands import AnyCommand, AskPause, HoldSeat, Play, Resign, Resume, ShowHand, TakeBack
from tablee.tables.decide import undo
from tablee.tables.entries import Moved
from tablee.tables.redaction import RedactedEnded, RedactedMoved, RedactedStarted
from tablee.tables.settings import LiveClock
from tablee.tables.state import PlayedMove
from tests.support import calm_tables, examples
from tests.tables.evening import Evening

CASES = [
    *((name, "abcdef"[:seats], options) for name, seats, options in calm_tables(more=1)),
    *((name, "abcdef"[:seats], {}) for name, seats, options in calm_tables() if options),
]
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, (case[0], *case[2]))))
checked = settings(
    max_examples=examples(20, 300),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def json_of(data) -> str:
    return msgspec.json.encode(data).decode()


def test_the_start_tells_the_hash_of_the_secret_and_the_end_the_secret():
    evening = Evening()
    evening.do("a", Resign())
    state = evening.live.state()
    told = [happened.for_viewer(0).entry for happened in evening.happened]
    assert told[-2] == RedactedStarted(state.commitment, ("", ""))
    assert told[-1] == RedactedEnded("resigned", state.outcome, state.secret, state.next_commitment)


def test_a_secret_move_is_told_to_its_maker_only():
    evening = Evening("panik", "abc")
    evening.do("b", Play("open 2"), command_id="k9")
    happened = evening.happened[-1]
    assert happened.for_viewer(1).entry == RedactedMoved(1, "open 2", "person", "k9")
    for eyes in (None, 0, 2):
        assert happened.for_viewer(eyes).entry == RedactedMoved(1, None)


def test_an_open_move_is_told_to_all_and_its_id_to_its_maker_only():
    evening = Evening()
    seat = evening.live.to_act[0]
    move = evening.live.table.legal_moves(seat)[0]
    evening.do("ab"[seat], Play(move), command_id="k9")
    told = {eyes: evening.told(-1, eyes, RedactedMoved) for eyes in (None, 0, 1)}
    assert {one.move for one in told.values()} == {move}
    assert {eyes for eyes, one in told.items() if one.command} == {seat}
    assert all(evening.happened[-1].for_viewer(eyes).events for eyes in told)


@pytest.mark.parametrize("game", ["district-noir", "panik", "noxford"])
def test_a_move_is_told_with_what_it_brought_everybody_as_the_viewer_sees_their_points(game):
    evening, rng = Evening(game, "ab"), random.Random(5)

    def points() -> list[int]:
        sides = msgspec.to_builtins(evening.live.table.view(0))["sides"]
        return [side["total" if game == "district-noir" else "points"] for side in sides]

    gained = 0
    while evening.live.to_act and gained < 6:
        seat, before = evening.live.to_act[0], points()
        evening.do("ab"[seat], Play(rng.choice(evening.live.table.legal_moves(seat))))
        moved = next(one for one in evening.happened[::-1] if isinstance(one.logged.entry, Moved))
        told = moved.for_viewer(0).entry
        assert isinstance(told, RedactedMoved)
        changes = tuple(now - then for then, now in zip(before, points(), strict=True))
        assert told.gains == (changes if any(changes) else ())
        gained += told.gains != ()
    assert gained


def test_what_happened_is_told_the_same_long_afterwards():
    at_once, later = Evening("noxford", "ab"), Evening("noxford", "ab")
    told = []
    put = at_once.put

    def put_and_tell(entries):
        named = put(entries)
        told.extend(json_of(happened.for_viewer(0)) for happened in at_once.happened[-len(entries) :])
        return named

    at_once.put = put_and_tell
    at_once.play_on(random.Random(1))
    later.play_on(random.Random(1))
    assert [json_of(happened.for_viewer(0)) for happened in later.happened[-len(told) :]] == told


def twin_of(evening: Evening, eyes: int | None, seed: int) -> Evening:
    """The same evening in a world that these eyes cannot tell from this one, with the same dice to come."""
    twin = Evening.__new__(Evening)
    twin.__dict__.update(evening.__dict__, live=evening.again(), log=list(evening.log), happened=[])
    table = twin.live.table
    world = tablee.Table(
        table.game,
        table.view_of(eyes).imagine(seed).cell,
        secret=table.secret,
        nonces=table.nonces,
        options=table.options,
    )
    world._log = list(table._log)
    twin.live.table = world
    twin.live.position_changed()
    return twin


def someone_acts(rng: random.Random, here: Evening, there: Evening, eyes: int | None) -> None:
    """The same move in both worlds, if it is legal in both; one that the viewer does not see may differ."""
    acting = [seat for seat in here.live.to_act if seat != CLOCK]
    if not acting:
        return
    seat = rng.choice(acting)
    tables = here.live.table, there.live.table
    moves = [rng.choice(table.legal_moves(seat)) for table in tables]
    game = tables[0].game
    if not all(
        game.move_is_secret(table.cell[0], seat, game.code(move), eyes)
        for table, move in zip(tables, moves, strict=True)
    ):
        moves[1] = moves[0]
        if tables[1].refusal(seat, moves[1]) is not None:
            return
    for_both(here, there, lambda world: moved(world, seat, moves[world is there]))


def moved(world: Evening, seat: int, move: str) -> list[str]:
    chair = world.live.chairs[seat]
    if chair.player:
        return world.put(world.live.decide_bot(seat, move, chair.posed, world.around))
    return world.do(chair.person, Play(move), f"c{world.live.number}")


def for_both(here: Evening, there: Evening, does: Callable[[Evening], list[str]]) -> None:
    """The same entries, or the same refusal."""
    answers = []
    for world in (here, there):
        try:
            answers.append(does(world))
        except tablee.Refused as problem:
            answers.append([problem.code])
    assert answers[0] == answers[1]


def something_else(rng: random.Random, here: Evening, there: Evening) -> None:
    hold = HoldSeat(rng.randrange(3))
    commands: list[AnyCommand] = [AskPause(), Resume(), hold, TakeBack(), ShowHand(True)]
    command = rng.choice(commands)
    who = rng.choice("ab")
    for_both(here, there, lambda world: world.do(who, command))


@every_game
@checked
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 60), eyes=st.sampled_from([None, 0, 1]))
def test_worlds_that_a_viewer_cannot_tell_apart_are_told_alike(case, seed, moves, eyes):
    game, who, options = case
    rng = random.Random(seed)
    here = Evening(game, who, seed=seed % 1000, clock=LiveClock(bank=30, short=5), **options)
    here.play_on(rng, moves)
    there = twin_of(here, eyes, seed)
    for _ in range(12):
        if here.live.status == "over":
            break
        told_before = len(here.log)
        step = rng.random()
        if step < 0.6:
            someone_acts(rng, here, there, eyes)
        elif step < 0.8:
            pause = rng.choice([0, 1, 700, 3_000, 31_000])
            assert here.wait(pause) == there.wait(pause)
        else:
            something_else(rng, here, there)
        if here.live.seen(eyes) != there.live.seen(eyes):
            break  # by the rules the viewer has just learnt which world it is
        new = len(here.log) - told_before
        for mine, other in zip(here.happened[-new:], there.happened[-new:], strict=True) if new else ():
            assert json_of(mine.for_viewer(eyes)) == json_of(other.for_viewer(eyes))
        assert here.live.state() == there.live.state()
        assert here.live.wake_at == there.live.wake_at
        assert here.live.bot_turns() == there.live.bot_turns()


@pytest.mark.parametrize("case", CASES[:3], ids=lambda case: case[0])
@checked
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 60), eyes=st.sampled_from([None, 0, 1]))
def test_whether_taking_back_is_free_tells_nothing(case, seed, moves, eyes):
    game, who, options = case
    rng = random.Random(seed)
    here = Evening(game, who, seed=seed % 1000, **options)
    here.play_on(rng, moves)
    if here.live.status == "over":
        return
    there = twin_of(here, eyes, seed)
    seat = here.live.to_act[0]
    for code in here.live.table.legal_codes(seat):
        if code in there.live.table.legal_codes(seat):
            made = PlayedMove(seat, code, 0, "person", 0)
            playing = here.live.table.game
            free = undo._tells_nothing(playing, here.live.cell, made)
            assert free == undo._tells_nothing(playing, there.live.cell, made)
