"""Hints over real sockets: what is answered, to whom, and that nobody's cards are in it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tablee.bots.levels import LevelBot
from tablee.server.sessions.session import TableSession
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import sit_down
from tests.server.twins import put, twin_of
from tests.support import calm_tables, games_in_house

GAMES = [(name, seats - 1, options) for name, seats, options in calm_tables()]
every_game = pytest.mark.parametrize(("game", "bots", "options"), GAMES, ids=[case[0] for case in GAMES])


async def hint(one: Seated, id: str = "h1") -> dict[str, Any]:
    """Ask, and wait for the answer, whatever it is."""
    one._answers[id] = asyncio.get_running_loop().create_future()
    await one.say(type="ask-hint", id=id, table=one.table_id)
    return await asyncio.wait_for(one._answers[id], 120)


@every_game
def test_the_best_moves_are_legal_and_sorted_and_can_be_played(served: Served, game, bots, options) -> None:
    async def evening() -> None:
        [ann] = await sit_down(served, game, 1, ["novice"] * bots, options=options)
        enough = 12 if game in games_in_house() else 0  # another game may be over by then
        await ann.play_on(random.Random(5), lambda: len(ann.told) > enough and bool(ann.moves))
        answer = await hint(ann)
        assert answer["type"] == "hint", answer
        advised = answer["moves"]
        assert answer["number"] <= ann.number
        assert 1 <= len(advised) <= 3
        assert {one["move"] for one in advised} <= set(ann.moves)
        assert [one["rank"] for one in advised] == [1, 2, 3][: len(advised)]
        wins = [one["wins"] for one in advised]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= win <= 1 for win in wins)
        for one in advised:
            assert one["chances"][0] == one["wins"]
            assert 0.8 < sum(one["chances"]) < 1.0001, "of all seats together; the rest is a draw"
        await ann.do("play", move=advised[0]["move"], expects=answer["number"])
        await ann.close()

    asyncio.run(evening())


@every_game
def test_twin_tables_that_look_the_same_to_the_asker_give_the_same_advice(
    shared: Served, game, bots, options
) -> None:
    async def evening() -> None:
        [ann] = await sit_down(shared, game, 1, ["novice"] * bots, options=options)
        session: TableSession = shared.services.registry.sessions[ann.table_id]
        # Where all choose at once the bots must have chosen: else they go on while we compare.
        await ann.until(lambda: ann.view["to_act"] == [0] and bool(ann.moves))
        here = shared.inside(session.live.table.copy)
        twins = {world.cell.tobytes(): world for world in [here, *(twin_of(here, 0, s) for s in range(40))]}
        worlds = list(twins.values())[:4]
        assert len(worlds) > 1, "the worlds are different"
        answers = []
        for number, world in enumerate(worlds):
            shared.inside(lambda world=world: put(session, world))
            shared.inside(shared.services.hints._thoughts.clear)
            answers.append((await hint(ann, f"h{number}"))["moves"])
        assert answers == [answers[0]] * len(answers)
        await ann.close()

    asyncio.run(evening())


def test_two_people_get_none_and_spectators_neither(shared: Served) -> None:
    async def evening() -> None:
        people = await sit_down(shared, "noxford", 2, ["novice"])
        for one in people:
            answer = await hint(one)
            assert (answer["type"], answer["code"]) == ("refused", "hints-alone-only")
        watcher = await Seated(shared.address, people[0].token).connect()
        watcher.table_id = people[0].table_id
        assert (await hint(watcher))["code"] == "watch-first"
        for one in [*people, watcher]:
            await one.close()

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("game", "settings", "code"),
    [
        ("district-noir", {"hints": False}, "hints-off"),
        ("jelly-monster", {}, "no-hints-in-a-race"),
    ],
)
def test_switched_off_or_in_a_race_there_are_none(shared: Served, game, settings, code) -> None:
    async def evening() -> None:
        [ann] = await sit_down(
            shared, game, 1, ["novice"] * (1 if game == "district-noir" else 2), **settings
        )
        assert (await hint(ann))["code"] == code
        await ann.do("resign")
        assert (await hint(ann, "h2"))["code"] == "game-over"
        await ann.close()

    asyncio.run(evening())


def test_the_same_question_is_thought_about_once_and_too_many_are_too_fast(shared: Served) -> None:
    async def evening() -> None:
        [ann] = await sit_down(shared, "district-noir", 1, ["novice"])
        await ann.until(lambda: bool(ann.moves))
        answers = await asyncio.gather(*(hint(ann, f"h{turn}") for turn in range(20)))
        assert {answer["type"] for answer in answers} == {"hint"}
        assert len({str(answer["moves"]) for answer in answers}) == 1
        codes = []
        for turn in range(20):
            shared.inside(shared.services.hints._thoughts.clear)
            codes.append((await hint(ann, f"k{turn}")).get("code", "hint"))
        assert codes[0] == "hint"
        assert set(codes) == {"hint", "too-fast"}
        await ann.close()

    asyncio.run(evening())


def test_advice_for_a_question_that_is_no_longer_asked_is_refused(shared: Served, monkeypatch) -> None:
    # Longer than the move below takes.
    monkeypatch.setattr(LevelBot, "advice_iterations", property(lambda bot: 1_000_000))

    async def evening() -> None:
        [ann] = await sit_down(shared, "district-noir", 1, ["novice"])
        await ann.until(lambda: bool(ann.moves))
        asking = asyncio.ensure_future(hint(ann))
        await asyncio.sleep(0.2)
        await ann.do("play", move=ann.moves[0])
        assert (await asking)["code"] == "out-of-date"
        await ann.close()

    asyncio.run(evening())
