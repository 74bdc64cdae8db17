"""Whole games over real sockets, people and bots mixed, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

import tablee
from tablee.records import read_record
from tests.server.seated import Seated
from tests.server.sitting_down import sit_down
from tests.support import calm_tables


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        *((name, 2, ["novice"] * (seats - 2)) for name, seats, _ in calm_tables()),
        *((name, 1, ["novice"] * (seats - 1)) for name, seats, _ in calm_tables()),
    ],
)
def test_a_whole_game_ends_with_the_same_board_for_everybody(served, game, people, bots):
    async def evening() -> None:
        options = dict(tablee.game(game).calm_options)
        seated = await sit_down(served, game, people, bots, options=options)
        chances = [random.Random(seed) for seed in range(people)]
        await asyncio.gather(*(one.play_on(chance) for one, chance in zip(seated, chances, strict=True)))
        first = seated[0].table["state"]
        assert first["how"] == "played"
        assert all(one.table["state"] == first for one in seated)
        assert all(
            [t["number"] for t in one.told] == [t["number"] for t in seated[0].told] for one in seated[1:]
        )
        with served.client() as client:
            record = client.get(
                f"/api/tables/{seated[0].table_id}/record", headers={"Cookie": f"tablee={seated[0].token}"}
            )
            assert record.status_code == 200, record.text
        verdict = tablee.verify(read_record(record.text))
        assert verdict.finished
        assert verdict.commitment == first["commitment"]
        for one in seated:
            await one.close()

    asyncio.run(evening())


def test_a_lost_connection_resumes_without_a_gap_or_a_double(served, monkeypatch):
    monkeypatch.setattr(served.services, "new_secret", lambda: bytes(32))  # a deal that is not over soon

    async def evening() -> None:
        ann, bob = await sit_down(served, "district-noir", 2, [])
        chance = random.Random(1)
        playing = asyncio.ensure_future(bob.play_on(random.Random(2)))
        lost = 0
        while not ann.is_over:
            stop = ann.number + 4
            await ann.play_on(chance, until=lambda ann=ann, stop=stop: ann.number >= stop)
            if ann.is_over:
                break
            await ann.cut()
            lost += 1
            again = Seated(served.address, ann.token)
            again.told, again.number, again.ids = ann.told, ann.number, ann.ids
            await again.connect()
            await again.watch(ann.table_id, after=ann.number)
            ann = again
        await playing
        assert lost >= 5
        assert [one["number"] for one in ann.told] == list(range(ann.told[0]["number"], ann.number + 1))
        assert ann.table["state"] == bob.table["state"]
        await ann.close()
        await bob.close()

    asyncio.run(evening())


def test_of_two_clients_that_race_for_an_entry_one_wins_and_the_other_is_told(served):
    async def evening() -> None:
        ann, bob = await sit_down(served, "district-noir", 2, [])
        async with AsyncExitStack() as stack:
            for one in (ann, bob):
                stack.push_async_callback(one.close)
            for _ in range(10):
                mover, waiter = (ann, bob) if ann.moves else (bob, ann)
                phone = await Seated(served.address, mover.token).connect()
                await phone.watch(mover.table_id)
                moves, number = mover.moves, mover.number
                answers = await asyncio.gather(
                    mover.ask("play", move=moves[0], expects=number),
                    # With an id of its own: the last phone's is known, and what it did is done.
                    phone.ask("play", id=f"phone-{number}", move=moves[-1], expects=number),
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["news", "refused"]
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert refused["code"] in ("out-of-date", "not-your-turn")
                await waiter.until(lambda w=waiter, n=number: w.number > n)
                await mover.until(lambda m=mover, n=number: m.number > n)
                await phone.close()

    asyncio.run(evening())


def test_a_command_sent_again_with_its_id_is_done_once(served):
    async def evening() -> None:
        ann, bob = await sit_down(served, "district-noir", 2, [])
        mover = ann if ann.moves else bob
        move, number = mover.moves[0], mover.number
        first = await mover.do("play", id="once", move=move, expects=number)
        again = await mover.do("play", id="once", move=move, expects=number)
        assert again["type"] == "done"
        assert again["number"] == first["number"] == number + 1
        assert mover.number == number + 1
        await ann.close()
        await bob.close()

    asyncio.run(evening())


def test_chat_reaches_everybody_once(served):
    async def evening() -> None:
        ann, bob = await sit_down(served, "district-noir", 2, [])
        await ann.say(type="say", id="s1", table=ann.table_id, text="bonsoir")
        await bob.until(lambda: bool(bob.chat))
        await ann.until(lambda: bool(ann.chat))
        assert [one["text"] for one in ann.chat] == [one["text"] for one in bob.chat] == ["bonsoir"]
        assert ann.chat[0]["ack"] == "s1"
        assert "ack" not in bob.chat[0]
        await ann.close()
        await bob.close()

    asyncio.run(evening())
