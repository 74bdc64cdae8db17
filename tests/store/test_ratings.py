"""Rated games in both databases: counted once, recomputed bit by bit, forgotten with whoever asks."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import text

from tablee.ratings.ledger import RatedGame, RatedSeat
from tablee.ratings.model import START
from tablee.store import Store, migrate
from tablee.store.repositories.results import Wanted
from tests.store.test_migrations import empty_url, run
from tests.store.test_results import a_result

__all__ = ["empty_url"]
pytestmark = pytest.mark.anyio


async def some_people(store: Store, *names: str) -> list[str]:
    return [await store.create_person(name, f"token of {name}", 1) for name in names]


def a_game(*persons: str, bot: str = "") -> RatedGame:
    """They came in in this order, the bot last."""
    seats = [RatedSeat(rank, person=person) for rank, person in enumerate(persons, 1)]
    bots = [RatedSeat(len(persons) + 1, bot=bot)] if bot else []
    return RatedGame("panik", False, (*seats, *bots))


async def play(store: Store, table: str, played: RatedGame, ended_at: int = 5) -> None:
    result = a_result(table, ended_at=ended_at, is_rated=True)
    what = {seat.person: "won" if seat.rank == 1 else "lost" for seat in played.seats if seat.person}
    await store.keep_result(result, what, played)


async def everything(store: Store) -> list[str]:
    async with store._engine.connect() as connection:
        rows = await connection.execute(text("SELECT * FROM rated_seats ORDER BY place, seat"))
        now = await connection.execute(text("SELECT * FROM ratings ORDER BY person_id, game"))
        return [repr(tuple(row)) for row in (*rows, *now)]


async def test_a_game_counts_once_however_often_it_is_told(store: Store) -> None:
    ann, bob = await some_people(store, "Ann", "Bob")
    await play(store, "t", a_game(ann, bob))
    once = await everything(store)
    await play(store, "t", a_game(bob, ann), ended_at=9)
    assert await everything(store) == once
    [hers], [his] = await store.ratings_of(ann), await store.ratings_of(bob)
    assert hers.mean > START > his.mean
    assert (hers.games, his.games) == (1, 1)
    assert [row.person for row, *_ in await store.ladder("panik", 10)] == [ann, bob]
    assert await store.rating_changes(ann, ["t"]) == {("t", 1): hers.mean - START}


async def test_all_of_it_is_recomputed_to_the_last_bit(store: Store) -> None:
    people = await some_people(store, *"ABCDE")
    chance = random.Random(1)
    for number in range(40):
        company = chance.sample(people, chance.randint(1, 4))
        await play(store, f"t{number}", a_game(*company, bot="club"), ended_at=100 - number)
    before = await everything(store)
    found = await store.recompute_ratings()
    assert (found.games, found.changed_seats, found.changed_ratings) == (40, 0, 0)
    assert await everything(store) == before
    await store._change(lambda c: c.execute(text("UPDATE rated_seats SET mean = 0, mean_before = 1")))
    await store._change(lambda c: c.execute(text("DELETE FROM ratings")))
    found = await store.recompute_ratings(keep=False)
    assert (found.changed_ratings, await store.ratings_of(people[0])) == (5, [])
    await store.recompute_ratings()
    assert await everything(store) == before


async def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_are(store: Store) -> None:
    ann, bob, cid = await some_people(store, "Ann", "Bob", "Cid")
    for number, company in enumerate([(ann, bob), (bob, cid), (ann, cid), (cid, bob), (ann, bob)]):
        await play(store, f"t{number}", a_game(*company))
    assert len((await store.data_of(ann))["rated_games"]) == 3
    assert [one["game"] for one in (await store.data_of(ann))["ratings"]] == ["panik"]
    kept = await store.ratings_of(bob), await store.ratings_of(cid)
    tables = await store.erase_person(ann, 9, "themselves")
    assert tables == ["t0", "t2", "t4"]
    assert ann not in "".join(await everything(store))
    found = await store.recompute_ratings()
    assert (found.changed_seats, found.changed_ratings) == (0, 0)
    assert (await store.ratings_of(bob), await store.ratings_of(cid)) == kept


async def test_a_history_is_filtered(store: Store) -> None:
    names = '[{"kind":"person","name":"Ann","person":"ann"},{"kind":"bot","name":"x","bot":"club"}]'
    won = a_result("t", names=names, is_public=True, is_rated=True, result="won")
    lost = a_result("u", ended_at=6, game="noxford", result="lost")
    for result in (won, lost):
        await store.keep_result(result, {"ann": result.result})
    for wanted, found in (
        (Wanted(), [lost, won]),
        (Wanted(game="panik"), [won]),
        (Wanted(result="lost"), [lost]),
        (Wanted(with_bot="club"), [won]),
        (Wanted(with_bot="%"), []),
        (Wanted(with_person="ann"), [won]),
        (Wanted(is_rated=True), [won]),
        (Wanted(is_public=True), [won]),
    ):
        assert await store.results_of("ann", wanted=wanted) == found
    assert [(one.game, one.result, one.games) for one in await store.counts_of("ann", only_public=True)] == [
        ("panik", "won", 1)
    ]


async def test_what_was_played_before_is_told_from_what_was_kept(empty_url: str) -> None:
    await migrate(empty_url, to="0012")
    chairs = '[{"kind":"person","person":"ann"},{"kind":"bot","bot":"club"},{"kind":"person","person":"bob"}]'
    insert = "INSERT INTO results (person_id, table_id, number, ended_at, game, names, moves, outcome) VALUES"
    for number, (person, outcome) in enumerate(
        [
            ("ann", '{"winners":[0],"scores":[3,2,1],"ending":"played"}'),
            ("ann", '{"winners":[0,2],"scores":null,"ending":"played"}'),
            ("bob", '{"winners":[0],"scores":null,"ending":"played"}'),
            ("bob", '{"winners":[0,1,2],"scores":null,"ending":"draw"}'),
            ("cid", '{"winners":[0],"scores":null,"ending":"played"}'),
        ],
        1,
    ):
        await run(
            empty_url,
            f"{insert} ('{person}', 't', {number}, 5, 'panik', '{chairs}', 3, '{outcome}')".replace(
                ":", r"\:"
            ),
        )
    await run(empty_url, f"{insert} ('ann', 't', 9, 5, 'panik', '[\"Ann\"]', 3, NULL)")
    await run(
        empty_url,
        "INSERT INTO tables VALUES"
        " ('t', 'panik', 2, 'over', true, 'ann', 1, 7, NULL, false, '[]', 4, NULL, 'sit', 'look')",
    )
    await migrate(empty_url)
    store = await Store.open(empty_url)
    told = {
        person: [(one.number, one.result) for one in await store.results_of(person)]
        for person in ("ann", "bob", "cid")
    }
    assert told == {
        "ann": [(9, "none"), (2, "shared"), (1, "won")],
        "bob": [(4, "drawn"), (3, "lost")],
        "cid": [(5, "none")],
    }
    assert all(one.is_public and not one.is_rated for one in await store.results_of("ann"))
    assert (await store.recompute_ratings()).games == 0
    await store.close()
