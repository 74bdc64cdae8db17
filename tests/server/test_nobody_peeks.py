"""All bytes that somebody gets are the same in a twin game that differs only in what they may not know."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from tablee.games.handle import Table
from tablee.server.room import Room
from tests.server.playing import key_in, lay
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import new_guest

SECRET = bytes(range(32))
MOVES = 14


async def two_tables(served: Served, game: str, tokens: list[str], **options) -> tuple[list[str], list[str]]:
    """The same people at two tables whose games have started; the tables, and their watch keys."""
    tables, keys = [], []
    for _ in range(2):
        with served.client(Cookie=f"tablee={tokens[0]}") as client:
            laid = lay(client, game, len(tokens), settings={"options": options})
        table = laid["table"]
        people = [await Seated(served.address, token).connect() for token in tokens]
        for one in people:
            await one.watch(table, key_in(laid["links"]["seat"]))
        for one in people[1:]:
            await one.do("join")
        await people[0].do("start")
        for one in people:
            await one.close()
        tables.append(table)
        keys.append(key_in(laid["links"]["watch"]))
    return tables, keys


Step = tuple[int, str, str]  # a seat, its move here, its move there


def twin_of(here: Table, eyes: int | None, seed: int) -> Table:
    """Another world that looks the same to these eyes, with the same chance to come."""
    world = here.view_of(eyes).imagine(seed)
    return Table(here.game, world.cell, secret=here.secret, options=here.options)


def plan(here: Table, eyes: int | None, rng: random.Random) -> tuple[Table, list[Step]]:
    """A twin, and moves in both worlds that the eyes cannot tell apart: the longest of several tries."""
    best: tuple[Table, list[Step]] = (here, [])
    for seed in range(1, 300):
        start = twin_of(here, eyes, seed)
        ours, theirs, steps = here.copy(), start.copy(), []
        while len(steps) < MOVES:
            seat = rng.choice(ours.to_act)
            moves = alike(ours, theirs, eyes, seat, rng)
            if moves is None:
                break
            ours.play(seat, moves[0])
            theirs.play(seat, moves[1])
            steps.append((seat, *moves))
        if ours != theirs and len(steps) > len(best[1]):
            best = (start, steps)
        if len(best[1]) == MOVES:
            break
    return best


def alike(
    here: Table, there: Table, eyes: int | None, seat: int, rng: random.Random
) -> tuple[str, str] | None:
    """A move in each world that the eyes cannot tell from the other, and that does not open all hands."""
    ours, theirs = here.legal_moves(seat), there.legal_moves(seat)
    rng.shuffle(ours)
    rng.shuffle(theirs)
    for move in ours[:8]:
        others = [move] if move in theirs else []
        if seat != eyes:
            others += theirs[:8]
        after = here.copy()
        told = after.play_and_tell(seat, move)[eyes]
        for other in others:
            twin = there.copy()
            is_told_alike = twin.play_and_tell(seat, other)[eyes] == told
            if is_told_alike and not after.is_over and twin.view(eyes) == after.view(eyes):
                return move, other
    return None


def put(room: Room, world: Table) -> None:
    """Another world on a table, at its start."""
    room.live.table = world.copy()
    room.live.position_changed()


def scrubbed(heard: list[str], table: str) -> list[str]:
    """What was heard, without what two tables never share: their names and the time of day."""
    kept = [text for text in heard if '"type":"here"' not in text and '"type":"welcome"' not in text]
    clean = [re.sub(r'"(at|started_at|server_time|clock_zero)":\d+', r'"\1":0', text) for text in kept]
    return [text.replace(table, "TABLE") for text in clean]


@pytest.mark.parametrize("eyes", [0, 1, None], ids=["first seat", "second seat", "spectator"])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("district-noir", 2, {}),
        ("panik", 2, {}),
        ("panik", 3, {}),
        ("noxford", 2, {}),
        ("jelly-monster", 3, {"form": "beats"}),
    ],
    ids=["district-noir", "panik", "panik-3", "noxford", "jelly-monster"],
)
def test_no_byte_depends_on_what_the_eyes_may_not_know(shared, game, seats, options, eyes):
    async def evening() -> None:
        shared.inside(lambda: setattr(shared.house, "new_secret", lambda: SECRET))
        rng = random.Random(f"{game} {seats} {eyes}")
        tokens = [new_guest(shared) for _ in range(seats)]
        tables, keys = await two_tables(shared, game, tokens, **options)
        rooms: list[Room] = [shared.house.rooms[table] for table in tables]
        twin, steps = plan(shared.inside(rooms[0].live.table.copy), eyes, rng)
        assert len(steps) >= 6
        shared.inside(lambda: put(rooms[1], twin))
        token = new_guest(shared) if eyes is None else tokens[eyes]
        ears = [await Seated(shared.address, token).connect() for _ in tables]
        for one, table, key in zip(ears, tables, keys, strict=True):
            await one.watch(table, key if eyes is None else "")
        players = []
        for table in tables:
            players.append([await Seated(shared.address, each).connect() for each in tokens])
            for one in players[-1]:
                await one.watch(table)
        for seat, *moves in steps:
            for people, move in zip(players, moves, strict=True):
                await people[seat].do("play", move=move)
        for one in ears:
            await one.until(lambda one=one: len(one.told) == len(steps))
        assert scrubbed(ears[0].heard, tables[0]) == scrubbed(ears[1].heard, tables[1])
        here, there = shared.inside(lambda: [room.live.table.copy() for room in rooms])
        assert here != there, "the worlds are different"
        for one in [*ears, *players[0], *players[1]]:
            await one.close()

    asyncio.run(evening())
