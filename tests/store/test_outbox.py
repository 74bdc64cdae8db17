"""The outbox: written with the move or not at all, emptied by one server at a time, each message once."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.notifications.batches import next_for_each
from tablee.store import Store
from tablee.store.errors import Clash
from tablee.store.rows import Blocked, DeliveryRow, OutboxRow, Write

pytestmark = pytest.mark.anyio


def a_call(table: str, number: int = 1) -> Write:
    return Write(table, number, 5, (b"{}",), calls=True)


def a_message(table: str = "t", turn: str = "turn-1", channel: str = "mail", due_at: int = 10) -> DeliveryRow:
    return DeliveryRow(
        person_id="ann",
        table_id=table,
        turn=turn,
        channel=channel,
        kind="turn",
        by="",
        created_at=5,
        due_at=due_at,
    )


async def hold(store: Store, now: int, holder: str = "one", *, is_alone: bool = False) -> bool:
    return await store.hold_outbox(holder, now, now + 100, is_alone=is_alone)


async def claim(store: Store, now: int, again_at: int, holder: str = "one") -> list[DeliveryRow]:
    """What is due, each batch that can go now."""
    due = await store.due_deliveries(now, 10, Blocked())
    chosen = [row for batch in next_for_each(due) for row in batch]
    return await store.claim_deliveries(holder, now, again_at, chosen)


async def test_it_is_written_with_the_entry_or_not_at_all(store: Store) -> None:
    await store.append(a_call("t"))
    assert await store.outbox(10) == [OutboxRow("t", 1, "move", "", "", 5)]
    with pytest.raises(Clash):
        await store.append(a_call("t"))
    await store.append(Write("t", 2, 6, (b"{}", b"{}")))
    assert len(await store.outbox(10)) == 1


async def test_an_invitation_is_there_once(store: Store) -> None:
    for _ in range(2):
        await store.add_to_outbox(OutboxRow("t", 0, "invitation", "bob", "ann", 5))
    assert len(await store.outbox(10)) == 1


async def test_what_is_expanded_is_gone_and_its_messages_are_there_once(store: Store) -> None:
    await store.append(a_call("t"))
    await store.append(a_call("t", 2))
    seen = await store.outbox(10)
    await store.expand_outbox(seen, [a_message(), a_message(channel="push-1")])
    assert await store.outbox(10) == []
    await store.expand_outbox([], [a_message(due_at=99)])
    assert sorted(one.due_at for one in await store.deliveries_of("ann", 0)) == [10, 10]


async def test_one_server_at_a_time_holds_it(store: Store) -> None:
    assert await hold(store, 0)
    assert not await hold(store, 50, "two")
    assert await hold(store, 50)
    assert not await hold(store, 149, "two")
    assert await hold(store, 151, "two")
    assert not await hold(store, 152, "one")
    await store.let_outbox_go("two")
    assert await hold(store, 153, "one")
    assert await hold(store, 154, "three", is_alone=True)


async def test_only_the_holder_gets_messages_and_each_once(store: Store) -> None:
    await store.expand_outbox([], [a_message(), a_message("u", due_at=1000)])
    assert await hold(store, 0)
    assert await claim(store, 20, 500, "two") == []
    assert await claim(store, 5, 500) == []
    [claimed] = await claim(store, 20, 500)
    assert (claimed.table_id, claimed.attempts, claimed.claimed_by) == ("t", 1, "one")
    assert await claim(store, 21, 500) == []
    await store.finish_deliveries([claimed], "sent")
    assert await store.claim_deliveries("one", 99, 500, [claimed]) == [], "it is done with"
    assert [row.table_id for row in await claim(store, 99, 500)] == []
    assert [row.table_id for row in await store.due_deliveries(1000, 10, Blocked())] == ["u"]


async def test_what_a_dead_holder_was_sending_is_sent_again_under_the_same_name(store: Store) -> None:
    await store.expand_outbox([], [a_message(str(at)) for at in range(3)])
    assert await hold(store, 0)
    claimed = await claim(store, 20, 10_000)
    assert len({one.batch for one in claimed}) == 1, "three at once are one message"
    await store.expand_outbox([], [a_message("later", due_at=20)])
    assert await hold(store, 200, "two")
    again = await claim(store, 201, 10_000, "two")
    assert {one.table_id: one.batch for one in again} == {one.table_id: one.batch for one in claimed}
    [later] = await claim(store, 202, 10_000, "two")
    assert later.batch != claimed[0].batch


async def test_what_was_not_tried_may_join_others(store: Store) -> None:
    await store.expand_outbox([], [a_message("a"), a_message("b")])
    assert await hold(store, 0)
    claimed = await claim(store, 20, 90)
    assert len(claimed) == 1, "two are two messages, one after the other"
    await store.postpone_deliveries(claimed, 30, was_tried=False)
    await store.expand_outbox([], [a_message("c", due_at=30)])
    again = await claim(store, 40, 90)
    assert len(again) == 3
    assert len({one.batch for one in again}) == 1
    assert {one.attempts for one in again} == {1}
    await store.postpone_deliveries(again, 50, was_tried=True)
    assert {one.attempts for one in await claim(store, 60, 90)} == {2}


async def test_what_may_have_gone_out_keeps_its_name_when_it_has_to_wait(store: Store) -> None:
    """The server was killed while it sent; when it is sent again there are quiet hours, and more comes."""
    await store.expand_outbox([], [a_message(str(at)) for at in range(3)])
    assert await hold(store, 0)
    first = await claim(store, 20, 10_000)
    assert await hold(store, 200, "two")
    second = await claim(store, 201, 10_000, "two")
    await store.postpone_deliveries(second, 300, was_tried=False)
    await store.expand_outbox([], [a_message("more", due_at=300)])
    assert await hold(store, 300, "two")
    third = await claim(store, 301, 10_000, "two")
    assert {(one.table_id, one.batch) for one in third} == {(one.table_id, one.batch) for one in first}
    assert {one.attempts for one in third} == {2}


async def test_what_cannot_start_is_left_out(store: Store) -> None:
    await store.expand_outbox([], [a_message("a"), a_message("b", channel="push-1", due_at=11)])
    assert await hold(store, 0)

    async def due(**blocked: Any) -> list[str]:
        return [row.table_id for row in await store.due_deliveries(20, 10, Blocked(**blocked))]

    assert await due() == ["a", "b"]
    assert await due(busy=(("ann", "mail"),)) == ["b"]
    assert await due(full=(("mail", False),)) == ["b"]
    assert await due(full=(("mail", True),)) == ["a", "b"]
    assert await due(full=(("mail", True),), slow=(("ann", "mail"),)) == ["b"]
    assert await due(full=(("mail", False),), slow=(("ann", "mail"),)) == ["a", "b"]
    assert await due(full=(("push", False), ("mail", False))) == []
    [claimed, _] = await claim(store, 20, 21)
    await store.postpone_deliveries([claimed], 20, was_tried=True)
    assert await due(full=(("mail", True),)) == [], "what is tried again belongs to the slow lane"
    assert await due(full=(("mail", False),)) == ["a"]


async def test_old_ones_are_forgotten_but_for_those_that_wait(store: Store) -> None:
    await store.expand_outbox([], [a_message("a"), a_message("b")])
    assert await hold(store, 0)
    [first] = await claim(store, 20, 90)
    await store.finish_deliveries([first], "moot")
    await store.forget_deliveries(6)
    assert [one.table_id for one in await store.deliveries_of("ann", 0)] == ["b"]


async def test_the_servers_key_is_made_once(store: Store) -> None:
    assert await store.server_key("vapid", "first") == "first"
    assert await store.server_key("vapid", "second") == "first"
