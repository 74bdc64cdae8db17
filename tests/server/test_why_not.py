"""Why not? A question about a move, over real sockets and HTTP: answered as a play would be, and no more."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest
import websockets

import tablee
from tablee.server.sessions.session import TableSession
from tests.server.playing import lay, look
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import new_guest, sit_down
from tests.server.twins import put, twin_of

OPTIONS: dict[str, Any] = {
    "jelly-monster": {"form": "beats"}
}  # without a clock, so that both questions find the same table
every_game = pytest.mark.parametrize("game", tablee.game_names())


async def why_not(one: Seated, move: str, **more: Any) -> dict[str, Any]:
    """Ask, and wait for the answer, whatever it is."""
    name = f"w{len(one.heard)} {move}"[:40]
    one._answers[name] = asyncio.get_running_loop().create_future()
    await one.say(type="why-not", id=name, table=one.table_id, move=move, **more)
    return await asyncio.wait_for(one._answers[name], 120)


def some_moves(game: str, rng: random.Random) -> list[str]:
    """Moves that were legal somewhere in games of chance, and some that are none."""
    played = tablee.game(game)
    found = {"", "nonsense", "take " * 8} - {""}
    table = played.deal(seed=rng.randrange(1000), **OPTIONS.get(game, {}))
    while not table.is_over and len(found) < 24:
        seat = rng.choice(list(table.to_act))
        moves = table.legal_moves(seat)
        found |= set(rng.sample(moves, min(4, len(moves))))
        table.play(seat, rng.choice(moves))
    return sorted(found)


@every_game
def test_it_is_answered_with_what_a_play_would_be_refused_with(shared: Served, game: str) -> None:
    async def evening() -> None:
        rng = random.Random(game)
        people = await sit_down(shared, game, tablee.game(game).seats[0], [], options=OPTIONS.get(game, {}))
        codes = set()
        for move in some_moves(game, rng):
            for one in people:
                if move in one.moves:
                    continue
                before = one.number
                judged = await why_not(one, move)
                refused = await one.ask("play", move=move)
                assert judged["type"] == "move-judged"
                assert (judged["is_legal"], judged["number"]) == (False, before)
                assert (judged["code"], judged.get("details", {})) == (
                    refused["code"],
                    refused.get("details", {}),
                )
                codes.add(judged["code"])
        assert "bad-notation" in codes
        assert len(codes) > 1
        for one in people:
            for move in one.moves:
                judged = await why_not(one, move, expects=one.number)
                assert judged["is_legal"]
                assert not {"code", "details"} & set(judged)
        assert {one.number for one in people} == {people[0].number}, "nothing has happened"
        for one in people:
            await one.close()

    asyncio.run(evening())


def test_nothing_changes_however_often_it_is_asked(shared: Served) -> None:
    async def evening() -> None:
        people = await sit_down(shared, "district-noir", 2, [])
        session = shared.services.registry.sessions[people[0].table_id]

        def everything() -> tuple[Any, ...]:
            counted = next(iter(shared.services.metrics.refused.collect())).samples
            counts = [(one.labels, one.value) for one in counted if "created" not in one.name]
            return session.live.number, session.live.cell.tobytes(), session.row, counts

        before = shared.inside(everything)
        for one in people:
            for move in (*one.moves, "lay 5", "nonsense"):
                await why_not(one, move)
        assert shared.inside(everything) == before, "nor is it counted as a refusal"
        for one in people:
            await one.close()

    asyncio.run(evening())


@every_game
def test_tables_that_look_the_same_to_the_asker_give_the_same_answers(shared: Served, game: str) -> None:
    async def evening() -> None:
        bots = ["novice"] * (tablee.game(game).seats[0] - 1)
        [ann] = await sit_down(shared, game, 1, bots, options=OPTIONS.get(game, {}))
        session: TableSession = shared.services.registry.sessions[ann.table_id]
        # Where all choose at once the bots must have chosen: else they go on while we compare.
        await ann.until(lambda: ann.view["to_act"] == [0] and bool(ann.moves))
        here = shared.inside(session.live.table.copy)
        found = some_moves(game, random.Random(game))
        asked = random.Random(game).sample(found, min(12, len(found)))  # within the limits
        answers, worlds = [], set()
        twins = [twin_of(here, 0, seed) for seed in range(1, 9)]
        other = next(twin for twin in twins if twin.cell.tobytes() != here.cell.tobytes())
        for world in (here, other, twins[0]):
            worlds.add(world.cell.tobytes())
            shared.inside(lambda world=world: put(session, world))
            told = [await why_not(ann, move) for move in asked]
            answers.append([{**one, "id": ""} for one in told])
        assert len(worlds) > 1, "the worlds are different"
        assert answers == [answers[0]] * len(answers)
        await ann.close()

    asyncio.run(evening())


def test_who_has_no_seat_no_turn_or_no_game_is_told_so(shared: Served) -> None:
    async def evening() -> None:
        ann, bob = await sit_down(shared, "district-noir", 2, [])
        asked, waits = (ann, bob) if ann.moves else (bob, ann)
        move = asked.moves[0]
        assert (await why_not(waits, move))["code"] == "not-your-turn"
        assert (await why_not(asked, move, expects=0))["code"] == "out-of-date"
        stranger = await Seated(shared.address, new_guest(shared)).connect()
        stranger.table_id = ann.table_id
        assert (await why_not(stranger, move))["code"] == "watch-first"
        await stranger.watch(ann.table_id, ann.watch_key)
        assert (await why_not(stranger, move))["code"] == "no-seat"
        await asked.do("resign")
        assert (await why_not(asked, move))["code"] in ("game-over", "seat-resigned")
        for one in (ann, bob, stranger):
            await one.close()

    asyncio.run(evening())


def test_against_the_clock_it_is_judged_at_this_very_moment(shared: Served) -> None:
    async def evening() -> None:
        options = {"form": "live", "pace": "lively"}
        (ann,) = await sit_down(shared, "jelly-monster", 1, ["novice", "novice"], options=options)
        assert (await why_not(ann, "ready"))["is_legal"]
        assert not (await why_not(ann, "nonsense"))["is_legal"]
        before = ann.number
        assert (await why_not(ann, "ready"))["number"] == before, "no clock was brought up to date for it"
        await ann.close()

    asyncio.run(evening())


def test_a_flood_of_questions_is_stopped_like_any_other(served_strictly: Served) -> None:
    async def evening() -> None:
        (ann,) = await sit_down(served_strictly, "district-noir", 1, ["novice"])
        with contextlib.suppress(websockets.ConnectionClosed):  # it may be cut at any of them
            for number in range(600):
                await ann.say(type="why-not", id=f"f{number}", table=ann.table_id, move="take")
        await ann.until(lambda: any(one["code"] == "too-fast" for one in ann.refusals) or ann.is_lost)
        await ann.close()

    asyncio.run(evening())


def test_over_http_with_a_sentence_for_people(shared: Served) -> None:
    with shared.person("Ann") as ann, shared.person("Bob") as bob:
        table = lay(ann, bots=["novice"], start=True)["table"]
        number = look(ann, table)["number"]
        path = f"/api/tables/{table}/why-not"
        told = ann.get(path, params={"move": "nonsense"}, headers={"accept-language": "fr"}).json()
        refused = ann.post(
            f"/api/tables/{table}/commands",
            json={"id": "c1", "command": {"do": "play", "move": "nonsense"}},
            headers={"accept-language": "fr"},
        ).json()
        assert (told["is_legal"], told["number"] >= number) == (False, True)
        assert told["problem"] == refused
        assert refused["message"]
        assert bob.get(path, params={"move": "take"}).status_code in (403, 404)
        assert ann.get(path).json()["code"] == "bad-request"
        assert ann.get(path, params={"move": "x" * 201}).json()["code"] == "bad-request"
        alone = lay(ann)["table"]
        told = ann.get(f"/api/tables/{alone}/why-not", params={"move": "take"}).json()
        assert told["problem"]["code"] == "no-game"
