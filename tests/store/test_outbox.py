"""The outbox: written with the move or not at all, emptied by one server at a time, each message once."""

from __future__ import annotations

import pytest

from tablee.store import Store
from tablee.store.errors import Clash
from tablee.store.rows import DeliveryRow, OutboxRow, Write

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
    assert await store.claim_deliveries("two", 20, 500, 10) == []
    assert await store.claim_deliveries("one", 5, 500, 10) == []
    [claimed] = await store.claim_deliveries("one", 20, 500, 10)
    assert (claimed.table_id, claimed.attempts, claimed.claimed_by) == ("t", 1, "one")
    assert await store.claim_deliveries("one", 21, 500, 10) == []
    await store.finish_deliveries([claimed], "sent")
    assert await store.claim_deliveries("one", 99, 500, 10) == []
    assert await store.next_delivery_at() == 1000


async def test_what_a_dead_holder_was_sending_is_sent_again_under_the_same_name(store: Store) -> None:
    await store.expand_outbox([], [a_message(str(at)) for at in range(3)])
    assert await hold(store, 0)
    claimed = await store.claim_deliveries("one", 20, 10_000, 10)
    assert len({one.batch for one in claimed}) == 1, "three at once are one message"
    await store.expand_outbox([], [a_message("later", due_at=20)])
    assert await hold(store, 200, "two")
    again = await store.claim_deliveries("two", 201, 10_000, 10)
    batches = {one.table_id: one.batch for one in again}
    assert {batches[str(at)] for at in range(3)} == {claimed[0].batch}
    assert batches["later"] != claimed[0].batch


async def test_what_was_not_tried_may_join_others(store: Store) -> None:
    await store.expand_outbox([], [a_message("a"), a_message("b")])
    assert await hold(store, 0)
    claimed = await store.claim_deliveries("one", 20, 90, 10)
    assert len({one.batch for one in claimed}) == 2
    await store.postpone_deliveries(claimed, 30, was_tried=False)
    await store.expand_outbox([], [a_message("c", due_at=30)])
    again = await store.claim_deliveries("one", 40, 90, 10)
    assert len({one.batch for one in again}) == 1
    assert {one.attempts for one in again} == {1}
    await store.postpone_deliveries(again, 50, was_tried=True)
    assert {one.attempts for one in await store.claim_deliveries("one", 60, 90, 10)} == {2}


async def test_old_ones_are_forgotten_but_for_those_that_wait(store: Store) -> None:
    await store.expand_outbox([], [a_message("a"), a_message("b")])
    assert await hold(store, 0)
    [first, _] = await store.claim_deliveries("one", 20, 90, 10)
    await store.finish_deliveries([first], "moot")
    await store.forget_deliveries(6)
    assert [one.table_id for one in await store.deliveries_of("ann", 0)] == ["b"]


async def test_the_servers_key_is_made_once(store: Store) -> None:
    assert await store.server_key("vapid", "first") == "first"
    assert await store.server_key("vapid", "second") == "first"
