"""A command is decided once and then committed, whichever way it came and whatever it brings along."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from tablee.tables.live_table import LiveTable
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import sit_down


@pytest.fixture
def decisions(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each command was decided, by its id."""
    counted: Counter[str] = Counter()
    decide = LiveTable.decide

    def count(self: LiveTable, who: Any, command: Any, context: Any, command_id: str = "") -> Any:
        counted[command_id] += 1
        return decide(self, who, command, context, command_id)

    monkeypatch.setattr(LiveTable, "decide", count)
    return counted


def check_each_once(decisions: Counter[str], *people: Seated) -> None:
    plays = {f"{one.you['id']}-{number}" for one in people for number in range(1, 1000)} & set(decisions)
    assert plays
    assert {decisions[play] for play in plays} == {1}


def test_a_live_placement_is_decided_once_also_when_the_clock_ticks_first(
    shared: Served, decisions: Counter[str]
) -> None:
    async def evening() -> None:
        options = {"form": "live", "pace": "lively"}
        (ann,) = await sit_down(shared, "jelly-monster", 1, ["novice", "novice"], options=options)
        await ann.do("play", move="ready")
        await ann.until(lambda: ann.view["phase"] == "round")
        placed, rng = 0, random.Random(1)
        while placed < 3 and ann.view["phase"] == "round":
            roll = ann.view["players"][ann.view["seat"]]["roll"] or [1]
            answer = await ann.ask("play", move=f"{rng.choice(roll)}@{rng.choice('abc')}")
            placed += answer["type"] == "news"
            await asyncio.sleep(0.2)
        assert placed == 3
        ours = [one for one in ann.told if one["entry"].get("seat") == ann.view["seat"]]
        ticks = {one["number"] for one in ann.told if one["entry"].get("by") == "clock"}
        assert any(one["number"] - 1 in ticks for one in ours), "the clock came along with a placement"
        await ann.close()
        check_each_once(decisions, ann)

    asyncio.run(evening())


def test_every_move_of_a_game_is_decided_once_the_last_one_too(
    shared: Served, decisions: Counter[str]
) -> None:
    async def evening() -> None:
        people = await sit_down(shared, "district-noir", 2, [])
        await asyncio.gather(*(one.play_on(random.Random(seat)) for seat, one in enumerate(people)))
        assert all(one.is_over for one in people)
        session = shared.services.registry.sessions[people[0].table_id]
        assert shared.inside(lambda: session.row.status) == "over", "the index knows that it is over"
        check_each_once(decisions, *people)
        for one in people:
            await one.close()

    asyncio.run(evening())


def test_a_move_that_is_sent_again_is_answered_and_not_decided_again(
    shared: Served, decisions: Counter[str]
) -> None:
    async def evening() -> None:
        people = await sit_down(shared, "district-noir", 2, [])
        mover = next(one for one in people if one.moves)
        move = mover.moves[0]
        await mover.do("play", id="again", move=move)
        number = mover.number
        answer = await mover.ask("play", id="again", move=move)
        assert (answer["type"], answer["number"]) == ("done", number)
        assert decisions["again"] == 1
        for one in people:
            await one.close()

    asyncio.run(evening())
