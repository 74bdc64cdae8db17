"""All bytes that somebody gets are the same in a twin game that differs only in what they may not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import pytest

import tablee
from tablee.server.sessions.session import TableSession
from tests.server.seated import Seated
from tests.server.sitting_down import new_guest
from tests.server.twins import SECRET, plan, put, scrubbed, two_tables

TABLES = [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats[:2]]


def shortest(game: str, seats: int, options: Mapping[str, Any]) -> int:
    """How many moves the shortest of a few random games has; some games are over after two."""
    lengths = []
    for seed in range(5):
        table = tablee.game(game).deal(seats=seats, seed=seed, **options)
        rng = random.Random(seed)
        moves = 0
        while table.to_act:
            table.play(table.to_act[0], rng.choice(table.legal_moves(table.to_act[0])))
            moves += 1
        lengths.append(moves)
    return min(lengths)


@pytest.mark.parametrize("eyes", [0, 1, None], ids=["first seat", "second seat", "spectator"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats[:2]],
)
def test_no_byte_depends_on_what_the_eyes_may_not_know(shared, game, seats, eyes):
    options = tablee.game(game).calm_options

    async def evening() -> None:
        shared.inside(lambda: setattr(shared.services, "new_secret", lambda: SECRET))
        rng = random.Random(f"{game} {seats} {eyes}")
        tokens = [new_guest(shared) for _ in range(seats)]
        tables, keys = await two_tables(shared, game, tokens, **options)
        sessions: list[TableSession] = [shared.services.registry.sessions[table] for table in tables]
        twin, steps = plan(shared.inside(sessions[0].live.table.copy), eyes, rng)
        assert len(steps) >= min(6, shortest(game, seats, options) - 1)
        shared.inside(lambda: put(sessions[1], twin))
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
        here, there = shared.inside(lambda: [session.live.table.copy() for session in sessions])
        assert here != there, "the worlds are different"
        for one in [*ears, *players[0], *players[1]]:
            await one.close()

    asyncio.run(evening())
