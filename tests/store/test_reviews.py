"""Reviews are kept beside what they are about, and go with it."""

import pytest

from tablee.store import Store
from tablee.store.repositories.results import Wanted
from tablee.store.repositories.reviews import Reviewed
from tablee.store.repositories.tidy import Cutoffs
from tablee.store.rows import ResultRow, SeatPrecision
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio

REVIEW = b'{"version":1}'
PRECISIONS = [SeatPrecision(0, 20, 2.5, 90.0, 500), SeatPrecision(1, 18, 7.5, 70.0, 500)]
NAMES = '["Ann", "Bob"]'


async def test_a_review_is_read_as_it_was_written_and_a_later_one_takes_its_place(store: Store) -> None:
    id = await store.add_record("a game", "panik", "ann", 5)
    assert id is not None
    about = Reviewed("record", id)
    assert await store.review_of(about) is None
    assert await store.add_review(about, REVIEW, 6)
    assert await store.add_review(about, REVIEW * 2, 7)
    assert await store.review_of(about) == REVIEW * 2


async def test_nothing_is_kept_of_what_has_gone(store: Store) -> None:
    for about in (Reviewed("record", "gone"), Reviewed("table", "gone", 2)):
        assert not await store.add_review(about, REVIEW, 1)
        assert await store.review_of(about) is None


async def test_a_review_goes_with_its_record(store: Store) -> None:
    removed = await store.add_record("a game", "panik", "ann", 5)
    old = await store.add_record("another", "panik", "ann", 5)
    assert removed is not None
    assert old is not None
    for id in (removed, old):
        assert await store.add_review(Reviewed("record", id), REVIEW, 6)
    assert not await store.remove_record(removed, "bob")
    assert await store.review_of(Reviewed("record", removed)) == REVIEW
    assert await store.remove_record(removed, "ann")
    assert await store.review_of(Reviewed("record", removed)) is None
    assert await store.remove_old("records", 6, 9) == 1
    assert await store.review_of(Reviewed("record", old)) is None
    assert (await store.count_old(Cutoffs(records=99)))["records"] == 0


async def test_a_review_goes_with_its_table(store: Store) -> None:
    await store.append(a_write("t1", 1), a_row("t1"))
    assert await store.add_review(Reviewed("table", "t1", 2), REVIEW, 6, PRECISIONS)
    assert len(await store.precisions_at(["t1"])) == 2
    await store.doom(["t1"], 7)
    assert await store.review_of(Reviewed("table", "t1", 2)) is None
    assert await store.precisions_at(["t1"]) == {}


async def test_how_precisely_seats_played_is_found_by_who_played_the_latest_game_first(store: Store) -> None:
    for number in (1, 2):
        await store.append(a_write(f"t{number}", 1), a_row(f"t{number}"))
        ended = ResultRow(
            table=f"t{number}",
            number=1,
            ended_at=number,
            game="panik",
            names=NAMES,
            moves=9,
            outcome=None,
            is_public=number == 1,
        )
        await store.keep_result(ended, {"ann": "won", "bob": "lost"})
        assert await store.add_review(Reviewed("table", f"t{number}"), REVIEW, 6, PRECISIONS)
    assert await store.add_review(Reviewed("table", "t2"), REVIEW, 7, PRECISIONS[1:])
    found = await store.precisions_of("ann", 9)
    assert [(row.table_id, row.seat, row.error_rate) for row in found] == [
        ("t2", 1, 7.5),
        ("t1", 0, 2.5),
        ("t1", 1, 7.5),
    ]
    assert found[0].names == NAMES
    assert [row.table_id for row in await store.precisions_of("ann", 9, Wanted(is_public=True))] == ["t1"] * 2
    assert len(await store.precisions_of("ann", 1)) == 1
    assert await store.precisions_of("eve", 9) == []
