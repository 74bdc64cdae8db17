"""The devices that people are signed in with, and codes for those who forgot their password."""

import pytest

from tablee.store import Store
from tablee.store.passwords import token_hash
from tablee.store.repositories.devices import RESET_CODE_LIFE_MS

pytestmark = pytest.mark.anyio


async def with_devices(store: Store) -> tuple[str, list[str]]:
    hashes = [token_hash(name) for name in ("phone", "laptop", "tablet")]
    ann = await store.create_person("Ann", hashes[0], 5, "Firefox/Android")
    await store.add_token(ann, hashes[1], 6, "Firefox/Linux")
    await store.add_token(ann, hashes[2], 7)
    return ann, hashes


async def test_devices_are_listed_the_latest_first(store: Store) -> None:
    ann, hashes = await with_devices(store)
    await store.create_person("Bob", token_hash("bob"), 5)
    await store.token_seen(hashes[0], 9, "Firefox/Android")
    listed = await store.devices_of(ann)
    assert [(one.device, one.created_at, one.last_seen) for one in listed] == [
        ("Firefox/Android", 5, 9),
        ("", 7, 7),
        ("Firefox/Linux", 6, 6),
    ]
    assert all(one.id not in hashes for one in listed), "a whole hash says more than it must"


async def test_one_device_or_all_others_are_signed_out(store: Store) -> None:
    ann, hashes = await with_devices(store)
    bob = await store.create_person("Bob", token_hash("bob"), 5)
    phone = next(one.id for one in await store.devices_of(ann) if one.device == "Firefox/Android")
    assert not await store.drop_device(bob, phone), "a device of somebody else"
    assert await store.drop_device(ann, phone)
    assert not await store.drop_device(ann, phone)
    assert await store.person_by_token(hashes[0]) is None
    await store.drop_devices(ann, but=hashes[1])
    assert [one.device for one in await store.devices_of(ann)] == ["Firefox/Linux"]
    await store.drop_devices(ann)
    assert await store.devices_of(ann) == []
    assert len(await store.devices_of(bob)) == 1


async def test_a_reset_code_works_once_and_for_a_day(store: Store) -> None:
    ann, _ = await with_devices(store)
    old = await store.make_reset_code(ann, now=100)
    code = await store.make_reset_code(ann, now=100)
    assert await store.reset_code_owner(old, 101) is None, "a newer one was made"
    assert await store.reset_code_owner(code, 100 + RESET_CODE_LIFE_MS) is None
    assert await store.use_reset_code(code, 100 + RESET_CODE_LIFE_MS) is None
    assert await store.reset_code_owner(code, 101) == ann
    assert await store.use_reset_code(code, 101) == ann
    assert await store.use_reset_code(code, 101) is None
    assert await store.use_reset_code("", 101) is None
