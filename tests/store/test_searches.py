"""Matches are made in the database: of several at once one counts, and all of it or nothing."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import Store
from tablee.store.rows import SearchRow

pytestmark = pytest.mark.anyio


async def looking(store: Store, *names: str, seen_at: int = 100) -> list[str]:
    """People of these names look for a game; their ids."""
    people = []
    for name in names:
        person = await store.create_person(name, f"token of {name}", 1)
        row = SearchRow(
            person_id=person, id=name, wishes="{}", ratings="{}", began_at=len(people), seen_at=seen_at
        )
        await store.begin_search(row)
        people.append(person)
    return people


async def test_of_two_matches_at_once_that_share_somebody_one_is_made(store: Store) -> None:
    await looking(store, "ann", "bob", "cid")
    pairs = [["ann", "bob"], ["bob", "cid"], ["cid", "ann"]]
    made = await asyncio.gather(
        *(store.match_searches(pair, f"t{number}", "{}", 200, 50) for number, pair in enumerate(pairs))
    )
    assert sum(made) == 1
    bound = {row.id: row.table_id for row in await store.searches(10) if row.state == "found"}
    assert bound == dict.fromkeys(pairs[made.index(True)], f"t{made.index(True)}")


async def test_nobody_is_bound_who_has_gone_or_has_blocked_another(store: Store) -> None:
    ann, bob = await looking(store, "ann", "bob")
    assert not await store.match_searches(["ann", "bob"], "t", "{}", 200, since=101)
    await store.block(bob, ann, 1, most=9)
    assert not await store.match_searches(["ann", "bob"], "t", "{}", 200, since=50)
    await store.unblock(bob, ann)
    assert await store.match_searches(["ann", "bob"], "t", "{}", 200, since=50)
    assert [row.seat for row in await store.searches_at("t")] == [0, 1]


async def test_the_last_one_to_hear_of_it_seats_everybody_once(store: Store) -> None:
    await looking(store, "ann", "bob", "cid")
    assert await store.match_searches(["ann", "bob", "cid"], "t", "{}", 200, 50)
    heard = await asyncio.gather(*(store.confirm_match(id, 3, 201) for id in ("ann", "bob", "cid", "ann")))
    assert [len(rows) for rows in heard if rows] == [3]
    assert not await store.dissolve_match("t", 3, before=10_000), "it stands"
    assert {row.state for row in await store.searches(10)} == {"seated"}


async def test_a_match_without_somebody_is_none_for_the_others(store: Store) -> None:
    people = await looking(store, "ann", "bob", "cid")
    assert await store.match_searches(["ann", "bob", "cid"], "t", "{}", 200, 50)
    assert await store.confirm_match("ann", 3, 201) == []
    assert not await store.dissolve_match("t", 3, before=200), "there is time"
    assert await store.end_search("bob", people[1])
    assert await store.confirm_match("cid", 3, 201) == []
    assert await store.dissolve_match("t", 3, before=200)
    assert {(row.id, row.state, row.table_id) for row in await store.searches(10)} == {
        ("ann", "looking", ""),
        ("cid", "looking", ""),
    }


async def test_who_gives_no_sign_and_who_is_forgotten_looks_no_longer(store: Store) -> None:
    ann, bob = await looking(store, "ann", "bob")
    await store.still_searching("bob", 300)
    assert await store.searchers(250, but="") == 1
    assert await store.forget_searches(looking_before=250, seated_before=0) == 1
    assert [row.id for row in await store.searches(10)] == ["bob"]
    await store.follow_person(ann, bob, 1, most=9)
    await store.erase_person(bob, 1, "themselves")
    assert await store.searches(10) == []
    assert await store.followed_by(ann) == {}


async def test_there_is_an_end_to_following_and_blocking(store: Store) -> None:
    ann, bob, cid = await looking(store, "ann", "bob", "cid")
    assert await store.follow_person(ann, bob, 1, most=1)
    assert await store.follow_person(ann, bob, 2, most=1), "already"
    assert not await store.follow_person(ann, cid, 3, most=1)
    assert await store.followers_of(bob) == [ann]
    assert await store.block(bob, ann, 4, most=1)
    assert await store.followers_of(bob) == [], "he has nothing to tell her"
    assert await store.followed_by(ann) == {bob: 1}, "and she is not told"
    assert not await store.block(bob, cid, 5, most=1)
    assert await store.kept_apart_from(ann) == await store.blockers_of(ann) == {bob}
