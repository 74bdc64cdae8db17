"""Tables from before a change of the rules: said clearly, and in nobody's way."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, update

from tablee.store import Store
from tablee.store.schema import entries
from tablee.tables.entries import AnyEntry, Laid
from tests.server.playing import ask, lay, look
from tests.server.seated import Seated
from tests.server.serving import serving


async def grow_old(database: str, table: str, **change: str) -> None:
    """As if this table had been laid by an older version."""
    store = await Store.open(database)
    (_, _, body), *_ = await store.entries(table)
    laid = msgspec.json.decode(body, type=AnyEntry)
    assert isinstance(laid, Laid)
    old = msgspec.json.encode(msgspec.structs.replace(laid, **change))

    def write(connection: Connection) -> None:
        is_first = (entries.c.table_id == table) & (entries.c.number == 1)
        connection.execute(update(entries).where(is_first).values(body=old))

    await store._change(write)
    await store.close()


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("change", [{"rules": "0"}, {"edition": "another"}], ids=["rules", "edition"])
def test_an_old_game_is_refused_with_a_code_and_nothing_else_is_harmed(database_url, change) -> None:
    with serving(database_url) as served, served.person() as ann:
        started = lay(ann, bots=["novice"], start=True)["table"]
        unstarted = lay(ann, bots=["novice"])["table"]
        fresh = lay(ann, bots=["novice"], start=True)["table"]
        token = str(ann.cookies["tablee"])
    for table in (started, unstarted):
        asyncio.run(grow_old(database_url, table, **change))

    async def evening(address: str) -> None:
        one = await Seated(address, token).connect()
        await one.watch(started)
        assert [refusal["code"] for refusal in one.refusals] == ["rules-changed"]
        await one.watch(fresh)
        await one.until(lambda: bool(one.moves))
        await one.do("play", move=one.moves[0])
        await one.close()

    with serving(database_url) as served, served.client(Cookie=f"tablee={token}") as ann:
        assert code(ann.get(f"/api/tables/{started}")) == (409, "rules-changed")
        assert code(ann.get(f"/api/tables/{started}/replay")) == (409, "rules-changed")
        assert "older rules" in ann.get(f"/api/tables/{started}").json()["message"]
        assert look(ann, unstarted)["state"]["status"] == "open"
        assert code(ask(ann, unstarted, "start")) == (409, "rules-changed")
        mine = ann.get("/api/me/tables").json()
        assert {one["table"] for one in mine["playing"]} == {started, fresh}
        asyncio.run(evening(served.address))
