"""The same through a real server: an absent hand cannot be read, and all that a viewer gets is the same.

The long search is made on tables alone (tests/tables/test_peeking.py); here the sockets, the API and both
databases are between the viewer and the table.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import tablee
from tablee.engine.registry import game
from tablee.engine.table import Table
from tablee.tables.commands import Seat
from tablee.tables.entries import AnyEntry, Beginning, Joined, Laid, Origin, Started
from tablee.tables.people import Person
from tablee.tables.settings import Settings
from tests.server.ageing import pass_time
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import new_guest, sit_down
from tests.server.twins import SECRET, plan, scrubbed

STEPS = 40
ASKED = ("ask-undo", "answer-undo", "ask-pause", "answer-pause", "resume", "take-back", "show-hand")


def test_the_hand_of_somebody_who_is_away_cannot_be_read(served):
    """Play, let the bot answer from the real hand, take it back, and again: that was a way to see it all."""

    async def evening() -> None:
        people = await sit_down(served, "district-noir", 2, [])
        mover = next(one for one in people if one.moves)
        other = next(one for one in people if one is not mover)
        await other.close()
        await mover.until(lambda: len(mover.here) == 1)
        pass_time(served, 61_000)
        await mover.do("hold-seat", seat=int(other.view["seat"]))
        await mover.do("play", move=mover.moves[0])
        await mover.until(lambda: bool(mover.moves))
        stands = mover.view
        await mover.do("ask-undo")
        for _ in range(5):
            assert (await mover.ask("ask-undo"))["code"] == "already-asked"
        assert mover.view == stands
        assert [one["entry"]["entry"] for one in mover.told][-1] == "undo-asked"

        back = await Seated(served.address, other.token).connect()
        await back.watch(mover.table_id)
        assert back.table["state"]["requests"]["undo"]["waits_for"] == [other.view["seat"]]
        assert back.table["state"]["seats"][other.view["seat"]]["held_by"], "a bot still plays for them"
        await back.do("answer-undo", agrees=True)
        await mover.until(lambda: [one["entry"]["entry"] for one in mover.told][-1] == "undone")
        for one in (mover, back):
            await one.close()

    asyncio.run(evening())


def first_entries(dealt: Table, people: list[str]) -> list[AnyEntry]:
    """A table whose game has begun, in the world that is given."""
    playing = dealt.game
    settings = Settings(game=playing.name, seats=dealt.seats, options=dict(dealt.options))
    origin = Origin(table="before", moves=0, seat=0)
    return [
        Laid(settings, people[0], playing.rules_version, playing.edition.digest),
        *(Joined(seat, person, f"Guest {seat}") for seat, person in enumerate(people)),
        Started(SECRET.hex(), Beginning(playing.to_plain(dealt.cell[0]), origin)),
    ]


def cases() -> list[Any]:
    """Every game there is, with calm options: in a race no two tables see the same moment."""
    return [(name, dict(game(name).calm_options)) for name in tablee.game_names()]


@pytest.mark.parametrize("eyes", [1, None], ids=["a player", "a spectator"])
@pytest.mark.parametrize(("name", "options"), cases(), ids=lambda case: case if isinstance(case, str) else "")
def test_all_that_a_viewer_gets_is_the_same_in_both_worlds(shared, name, options, eyes):
    asyncio.run(evening_of_twins(shared, name, options, eyes))


async def evening_of_twins(served: Served, name: str, options: dict[str, Any], eyes: Seat | None) -> None:
    rng = random.Random(f"{name} {eyes}")
    here = game(name).deal(seats=game(name).seats[0], secret=SECRET, **options)
    there, steps = plan(here, eyes, rng)
    assert steps
    tokens = [new_guest(served) for _ in range(here.seats)]
    token = new_guest(served) if eyes is None else tokens[eyes]
    guests = [await Seated(served.address, one).connect() for one in tokens]
    persons = [one.you["id"] for one in guests]
    host = Person(persons[0], "Guest 0")
    sessions = []
    for world in (here, there):
        laid = asyncio.run_coroutine_threadsafe(
            served.services.registry.put_up(first_entries(world, persons), host, "127.0.0.1"), served.loop
        )
        sessions.append(await asyncio.wrap_future(laid))
    tables = [session.id for session in sessions]
    keys = [session.row.watch_key for session in sessions]
    watching = [await Seated(served.address, token).connect() for _ in tables]
    seated = [[await Seated(served.address, one).connect() for one in tokens] for _ in tables]
    for place, table in enumerate(tables):
        for one in seated[place]:
            await one.watch(table)
        await watching[place].watch(table, keys[place])
    for _ in range(STEPS):
        stand = served.inside(lambda: len(sessions[0].live.moves))
        if rng.random() < 0.5 and stand < len(steps):
            seat, *moves = steps[stand]
            commands: list[dict[str, Any]] = [{"do": "play", "move": move} for move in moves]
        else:
            seat = rng.randrange(here.seats)
            # A hand that is shown is shown to spectators: they would learn which world it is.
            commands = [some_command(rng, ASKED[:-1] if eyes is None else ASKED)] * 2
        answers = [
            await people[seat].ask(**command) for people, command in zip(seated, commands, strict=True)
        ]
        assert len({(one["type"], one.get("code")) for one in answers}) == 1
    for place, table in enumerate(tables):
        # Not what somebody else has heard so far: that may be less than what this one has.
        last = served.inside(lambda session=sessions[place]: session.live.number)
        await watching[place].until(lambda one=watching[place], last=last: one.number == last)
        again = await Seated(served.address, token).connect()
        await again.watch(table, keys[place], after=1)
        watching[place].heard += again.heard
        await again.close()
        with served.client(Cookie=f"tablee={token}") as client:
            watching[place].heard += [asked(client, path, table, keys[place]) for path in PATHS]
            watching[place].heard.append(play_from(client, table, keys[place]))
    heard = [
        without_keys(scrubbed(one.heard, table), session.row)
        for one, table, session in zip(watching, tables, sessions, strict=True)
    ]
    for one, other in zip(*heard, strict=True):
        at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
        assert one == other, f"…{one[at - 80 : at + 80]}… but …{other[at - 80 : at + 80]}…"
    worlds = served.inside(lambda: [session.live.table.copy() for session in sessions])
    assert worlds[0] != worlds[1], "the worlds are different"
    for one in [*guests, *watching, *seated[0], *seated[1]]:
        await one.close()


def some_command(rng: random.Random, choices: Sequence[str]) -> dict[str, Any]:
    what = rng.choice(choices)
    more: dict[str, Any] = {}
    if what.startswith("answer"):
        more = {"agrees": rng.random() < 0.7}
    elif what == "show-hand":
        more = {"is_shown": rng.random() < 0.5}
    return {"do": what, **more}


PATHS = (
    "",
    "/replay?eyes=own",
    "/replay?eyes=watch",
    "/replay?eyes=all",
    "/replay?eyes=0",
    "/record",
)


def asked(client: Any, path: str, table: str, key: str) -> str:
    mark = "&" if "?" in path else "?"
    answer = client.get(f"/api/tables/{table}{path}{mark}key={key}")
    return f"{answer.status_code} {answer.text}"


def play_from(client: Any, table: str, key: str) -> str:
    answer = client.post(f"/api/tables/{table}/play-from", json={"moves": 0, "seat": 0, "key": key})
    assert answer.status_code >= 400, "not from a game that is still played"
    return f"{answer.status_code} {answer.text}"


def without_keys(heard: list[str], row: Any) -> list[str]:
    clean = [text.replace(row.seat_key, "SEAT").replace(row.watch_key, "WATCH") for text in heard]
    return [re.sub(r'"(request|instance)":"[^"]*"', r'"\1":""', text) for text in clean]
