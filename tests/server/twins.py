"""Twin games: two tables that differ only in what some eyes may not know."""

from __future__ import annotations

import asyncio
import random
import re

from tablee.engine.table import Table
from tablee.server.sessions.session import TableSession
from tests.server.playing import key_in, lay
from tests.server.seated import Seated
from tests.server.serving import Served

SECRET = bytes(range(32))
MOVES = 14
PATIENCE = 60.0  # seconds
# Told of the server, not of a table, at any moment: on a busy machine that nothing can be saved just now.
OF_THE_SERVER = ("here", "welcome", "notices", "tables-changed")


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
        # Or whoever comes next may still be told that they are there.
        await until_nobody_watches(served, table)
        tables.append(table)
        keys.append(key_in(laid["links"]["watch"]))
    return tables, keys


async def until_nobody_watches(served: Served, table: str) -> None:
    """A server on a busy machine notices a moment later that somebody has gone."""
    async with asyncio.timeout(PATIENCE):
        while served.inside(lambda: served.services.registry.sessions[table].watchers):
            await asyncio.sleep(0.01)


Step = tuple[int, str, str]  # a seat, its move here, its move there


def twin_of(here: Table, eyes: int | None, seed: int) -> Table:
    """Another world that looks the same to these eyes, with the same chance to come."""
    world = here.view_of(eyes).imagine(seed)
    return Table(here.game, world.cell, secret=here.secret, nonces=here.nonces, options=here.options)


def plan(here: Table, eyes: int | None, rng: random.Random) -> tuple[Table, list[Step]]:
    """A twin, and moves in both worlds that the eyes cannot tell apart: the longest of several tries."""
    best: tuple[Table, list[Step]] = (here, [])
    for seed in range(1, 300):
        start = twin_of(here, eyes, seed)
        ours, theirs, steps = here.copy(), start.copy(), []
        while len(steps) < MOVES and not ours.is_over:
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


def put(session: TableSession, world: Table) -> None:
    """Another world on a table, at its start."""
    session.live.table = world.copy()
    session.live.position_changed()


def scrubbed(heard: list[str], table: str) -> list[str]:
    """What was heard, without what two tables never share: their names and the time of day."""
    kept = [text for text in heard if not any(f'"type":"{kind}"' in text for kind in OF_THE_SERVER)]
    times = r'"(at|started_at|server_time|clock_zero|deadline|since|round_trip)":(\d+|null)'
    clean = [re.sub(times, r'"\1":0', text) for text in kept]
    return [text.replace(table, "TABLE") for text in clean]
