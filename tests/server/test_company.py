"""People one plays with: followed, invited, blocked; and what nobody learns of it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.playing import ask, do, key_in, lay
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.test_profiles import id_of, played, seen, show

PUBLIC = {"is_public": True}


def put(client: httpx.Client, what: str, other: str) -> httpx.Response:
    return client.put(f"/api/me/{what}/{other}")


def block(client: httpx.Client, other: httpx.Client) -> None:
    assert put(client, "blocked", id_of(other)).status_code == 200


def names(client: httpx.Client, what: str) -> list[str]:
    return [one["name"] for one in client.get("/api/me/company").json()[what]]


def told(served: Served, person: str) -> list[tuple[str, str]]:
    """Of what somebody was told, and at which table."""
    store = served.services.store
    found = asyncio.run_coroutine_threadsafe(store.deliveries_of(person, 0), served.loop).result(60)
    return [(row.kind, row.table_id) for row in found]


def until_told(served: Served, person: str, kind: str) -> list[str]:
    """Wait until somebody was told of such a thing; at which tables."""

    async def wait() -> list[str]:
        async with asyncio.timeout(60):
            while not (tables := [table for one, table in told(served, person) if one == kind]):
                await asyncio.sleep(0.05)
        return tables

    return asyncio.run(wait())


def listen(client: httpx.Client) -> str:
    """They have a feed: there is a way to them. Who it is."""
    assert client.post("/api/me/notifications/feeds").status_code == 201
    return id_of(client)


def test_whom_i_follow_comes_first_and_calls_me_once_an_hour(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        me = listen(ann)
        assert put(ann, "following", id_of(bob)).status_code == 200
        assert names(ann, "following") == ["Bob"]
        assert names(bob, "following") == []
        table = lay(bob, "panik", 2, settings=PUBLIC)["table"]
        other = lay(cid, "panik", 2, settings=PUBLIC)["table"]
        assert until_told(served, me, "friend") == [table]
        again = lay(bob, "panik", 2)["table"]
        settings = {"game": "panik", "seats": 2, **PUBLIC}
        do(bob, again, "change", settings=settings)
        listed = [(one["table"], one["friends"]) for one in ann.get("/api/tables").json()]
        assert {one for one, _ in listed[:2]} == {table, again}
        assert listed[2] == (other, [])
        assert listed[0][1] == ["Bob"]
        assert [one["friends"] for one in cid.get("/api/tables").json()] == [[], [], []]
        listen(cid)
        put(cid, "following", id_of(bob))
        third = lay(bob, "panik", 2, settings=PUBLIC)["table"]
        assert until_told(served, id_of(cid), "friend") == [third], "what is done after it is done now …"
        assert told(served, me) == [("friend", table)], "… and she was told an hour ago at most"
        assert ann.delete(f"/api/me/following/{id_of(bob)}").json()["following"] == []


def test_an_invitation_is_on_the_home_page_until_it_is_taken_or_declined(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        played(ann, bob)
        played(ann, cid)
        laid = lay(ann, "noxford", 3)
        for one in (bob, cid):
            sent = ann.post(f"/api/tables/{laid['table']}/invitations", json={"guest": id_of(one)})
            assert sent.status_code == 200
        [asked] = bob.get("/api/me/tables").json()["invited"]
        assert (asked["by"], asked["table"]["game"], asked["table"]["table"]) == (
            "Ann",
            "noxford",
            laid["table"],
        )
        assert len(bob.get("/api/me/data").json()["invitations"]) == 1
        assert len(ann.get("/api/me/data").json()["invited"]) == 2
        do(bob, laid["table"], "join")
        assert bob.get("/api/me/tables").json()["invited"] == []
        assert cid.delete(f"/api/me/invitations/{laid['table']}").status_code == 200
        assert cid.get("/api/me/tables").json()["invited"] == []


def test_nobody_sits_down_with_whom_they_have_blocked_or_who_has_blocked_them(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        block(ann, bob)
        hers = lay(ann, "panik", 3, settings=PUBLIC)
        refused = ask(bob, hers["table"], "join", key_in(hers["links"]["seat"]))
        assert refused.json()["code"] == "seat-not-open"
        assert "block" not in refused.text, "he is not told why"
        do(cid, hers["table"], "join")
        his = lay(bob, "panik", 3, settings=PUBLIC)
        assert ask(ann, his["table"], "join").json()["code"] == "blocked-here"
        theirs = lay(cid, "panik", 3, settings=PUBLIC)
        do(bob, theirs["table"], "join")
        assert ask(ann, theirs["table"], "join").json()["code"] == "blocked-here"
        assert hers["table"] not in bob.get("/api/tables").text
        assert his["table"] not in ann.get("/api/tables").text
        assert {hers["table"], his["table"]} <= {one["table"] for one in cid.get("/api/tables").json()}
        ann.delete(f"/api/me/blocked/{id_of(bob)}")
        do(bob, hers["table"], "join")


def test_a_block_takes_nobodys_seat_and_nobodys_own_table(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        laid = lay(bob, "panik", 2)
        do(ann, laid["table"], "join", key_in(laid["links"]["seat"]))
        block(ann, bob)
        me = listen(ann)
        do(bob, laid["table"], "start")
        do(bob, laid["table"], "resign")
        do(bob, laid["table"], "ask-rematch")
        put(ann, "following", id_of(cid))
        lay(cid, "panik", 2, settings=PUBLIC)
        until_told(served, me, "friend")
        assert [kind for kind, _ in told(served, me)] == ["friend"], "but he calls her for nothing"
        do(ann, laid["table"], "ask-rematch")
        do(bob, laid["table"], "abandon")
        empty = lay(bob, "panik", 2, settings=PUBLIC)
        do(bob, empty["table"], "leave")
        assert ask(ann, empty["table"], "join").json()["code"] == "blocked-here", "it is his"
        do(bob, empty["table"], "join")


def test_a_seat_in_a_running_game_cannot_be_claimed_past_a_block(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        laid = lay(ann, "panik", 2)
        key = key_in(laid["links"]["seat"])
        do(cid, laid["table"], "join", key)
        do(ann, laid["table"], "start")
        block(ann, bob)
        assert ask(bob, laid["table"], "claim-seat", key, seat=1).json()["code"] == "seat-not-open"


def test_who_is_blocked_sees_what_everybody_sees_of_somebody_who_hides(served: Served) -> None:
    """Twins: to Bob, whom Ann has blocked, she looks like Dan, who shows nothing to anybody."""
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Dan") as dan:
        for one in (ann, dan):
            played(one, bob, **PUBLIC)
            one.patch("/api/me/profile", json={"looks": {"shape": 1, "colour": 1}})
        show(dan, ratings=False, results="none")
        block(ann, bob)
        about = [seen(bob, id_of(one)) for one in (ann, dan)]
        for profile in about:
            del profile["person"], profile["name"]
        assert about[0] == about[1]
        pages = [f"/api/people/{id_of(ann)}/{part}" for part in ("history", "tables")]
        twins = [f"/api/people/{id_of(dan)}/{part}" for part in ("history", "tables")]
        assert [bob.get(page).content for page in pages] == [bob.get(page).content for page in twins]
        assert "Ann" not in [met["name"] for met in bob.get("/api/me/profile").json()["people"]]
        assert put(bob, "following", id_of(ann)).status_code == 200, "and he can follow her, for nothing"
        bobs, ann_table = listen(bob), lay(ann, "panik", 2, settings=PUBLIC)["table"]
        put(bob, "following", id_of(dan))
        dan_table = lay(dan, "panik", 2, settings=PUBLIC)["table"]
        assert until_told(served, bobs, "friend") == [dan_table], "of hers he hears nothing"
        assert ann_table not in bob.get("/api/tables").text
        [met] = [one for one in ann.get("/api/me/profile").json()["people"] if one["name"] == "Bob"]
        assert met["is_blocked"]
        assert seen(ann, id_of(bob))["relation"] == {
            "is_followed": False,
            "is_blocked": True,
            "can_be_invited": True,
        }


def test_who_is_blocked_invites_nobody_and_is_not_told(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        played(ann, bob)
        first, second = lay(bob, "panik", 2)["table"], lay(bob, "panik", 2)["table"]
        hers = lay(ann, "panik", 2)["table"]
        invite = {"guest": id_of(ann)}
        before = bob.post(f"/api/tables/{first}/invitations", json=invite)
        assert len(ann.get("/api/me/tables").json()["invited"]) == 1
        block(ann, bob)
        after = bob.post(f"/api/tables/{second}/invitations", json=invite)
        assert (before.status_code, before.content) == (after.status_code, after.content)
        assert ann.get("/api/me/tables").json()["invited"] == [], "nor the one of before"
        mine = ann.post(f"/api/tables/{hers}/invitations", json={"guest": id_of(bob)})
        assert mine.json()["code"] == "you-blocked"
        assert put(ann, "following", id_of(bob)).json()["code"] == "you-blocked"


@pytest.mark.parametrize("who_blocks", [0, 1])
def test_neither_sees_the_others_chat_now_or_later(served: Served, who_blocks: int) -> None:
    async def evening(tokens: list[str], table: str, change: list[Any]) -> None:
        people = [await Seated(served.address, token).connect() for token in tokens]
        for one in people:
            await one.watch(table)

        async def until_heard(who: Seated, words: str, since: int = 0) -> None:
            await who.until(lambda: any(words in text for text in who.heard[since:]))

        async def all_say(number: int) -> None:
            for place, one in enumerate(people):
                await one.say(type="say", id=f"{place}-{number}", table=table, text=f"{place} says {number}")
                for other in (one, people[2]):
                    await until_heard(other, f"{place} says {number}")

        await all_say(1)
        first, second = people[0], people[1]
        assert any("1 says 1" in text for text in first.heard)
        heard = [len(one.heard) for one in people]
        await asyncio.to_thread(change[0])
        for one, known in zip(people[:2], heard, strict=False):
            await until_heard(one, '"type":"table"', known)
        assert [line["text"] for line in first.table["chat"]] == ["0 says 1", "2 says 1"]
        assert [line["text"] for line in second.table["chat"]] == ["1 says 1", "2 says 1"]
        heard = [len(one.heard) for one in people]
        await all_say(2)
        assert not any("1 says 2" in text for text in first.heard)
        assert not any("0 says 2" in text for text in second.heard)
        heard = [len(one.heard) for one in people]
        await asyncio.to_thread(change[1])
        await until_heard(first, "1 says 2", heard[0])
        for one in people:
            await one.close()

    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        table = lay(cid, "panik", 4, settings=PUBLIC)["table"]
        for one in (ann, bob):
            do(one, table, "join")
        blocker, other = (ann, bob)[who_blocks], id_of((ann, bob)[1 - who_blocks])
        change = [
            lambda: blocker.put(f"/api/me/blocked/{other}"),
            lambda: blocker.delete(f"/api/me/blocked/{other}"),
        ]
        tokens = [str(one.cookies["tablee"]) for one in (ann, bob, cid)]
        asyncio.run(evening(tokens, table, change))


def test_what_is_no_person_is_refused_and_the_lists_are_ones_own(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        for what in ("following", "blocked"):
            assert put(ann, what, id_of(ann)).json()["code"] == "not-yourself"
            assert put(ann, what, "nobody-at-all").json()["code"] == "unknown-person"
        block(ann, bob)
        data = ann.get("/api/me/data").json()
        assert [(one["other_id"], one["name"]) for one in data["blocked"]] == [(id_of(bob), "Bob")]
        his = bob.get("/api/me/data").text
        assert id_of(ann) not in his, "who has blocked me is not among my data"
        person = id_of(ann)
        assert ann.post("/api/me/erase", json={"is_sure": True}).status_code == 200
        assert person not in bob.get("/api/me/company").text
        do(bob, lay(bob, "panik", 2)["table"], "leave")
