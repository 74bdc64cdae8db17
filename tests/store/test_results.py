"""Games that have ended, by who played them."""

from dataclasses import replace

import pytest

from tablee.store import Store
from tablee.store.rows import ResultRow

pytestmark = pytest.mark.anyio


def a_result(table: str, number: int = 1, ended_at: int = 5, **other: object) -> ResultRow:
    plain = {"game": "panik", "names": "[]", "moves": 3, "outcome": None}
    return ResultRow(table=table, number=number, ended_at=ended_at, **{**plain, **other})  # type: ignore[arg-type]


async def test_every_game_of_a_table_is_kept_for_everybody_who_played_it(store: Store) -> None:
    first, second = a_result("t", outcome='{"won": [0]}'), a_result("t", 2, 9)
    await store.keep_result(first, {"ann": "won", "bob": "lost"})
    await store.keep_result(second, {"ann": "lost", "cid": "won"})
    assert await store.results_of("ann") == [replace(second, result="lost"), replace(first, result="won")]
    assert await store.results_of("bob") == [replace(first, result="lost")]
    assert await store.results_of("cid") == [replace(second, result="won")]
    assert await store.results_of("nobody") == []


async def test_what_is_kept_stays_as_it_was(store: Store) -> None:
    await store.keep_result(a_result("t"), {"ann": "won"})
    await store.keep_result(a_result("t", ended_at=99, names="somebody got up"), {"ann": "lost"})
    await store.keep_result(a_result("t"), {})
    assert await store.results_of("ann") == [a_result("t", result="won")]


async def test_page_by_page_even_when_they_ended_at_once(store: Store) -> None:
    played = [a_result(f"t{i}", number, 10 + i // 3, result="won") for i in range(4) for number in (1, 2, 10)]
    for result in played:
        await store.keep_result(result, {"ann": "won"})
    found = await store.results_of("ann", limit=5)
    while page := await store.results_of(
        "ann", limit=5, before=(found[-1].ended_at, found[-1].table, found[-1].number)
    ):
        found += page
    assert found == sorted(played, key=lambda one: (one.ended_at, one.table, one.number), reverse=True)
