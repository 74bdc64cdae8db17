"""People, their devices, logins and passwords."""

import pytest

from tablee.store import Clash, PersonRow, Store
from tablee.store.passwords import hash_password, is_password, new_token, token_hash

pytestmark = pytest.mark.anyio


async def test_a_person_is_known_by_any_of_their_tokens(store: Store) -> None:
    ann = await store.create_person("Ann", "phone", 5)
    await store.create_person("Bob", "other", 5)
    for _ in range(2):
        await store.add_token(ann, "laptop", 6)
    known = PersonRow(ann, "Ann", None, None, 5, 5)
    assert await store.person_by_token("phone") == known
    assert await store.person_by_token("laptop") == known
    assert await store.person(ann) == known
    await store.drop_token("phone")
    assert await store.person_by_token("phone") is None
    assert await store.person_by_token("laptop") == known


async def test_a_person_can_be_renamed_and_seen(store: Store) -> None:
    ann = await store.create_person("Ann", "phone", 5)
    await store.rename(ann, "Änne")
    await store.seen(ann, 9)
    assert await store.person(ann) == PersonRow(ann, "Änne", None, None, 5, 9, is_named=True)


async def test_a_login_belongs_to_one_person_however_it_is_written(store: Store) -> None:
    ann = await store.create_person("Ann", "a", 5)
    bob = await store.create_person("Bob", "b", 5)
    await store.set_login(ann, "Ann", "secret")
    with pytest.raises(Clash) as clash:
        await store.set_login(bob, " aNN", "other")
    assert clash.value.code == "login-taken"
    found = await store.person_by_login("ANN")
    assert found is not None
    assert (found.id, found.password_hash) == (ann, "secret")
    await store.set_login(ann, "ann", "newer")
    await store.set_login(ann, "anna", "newer")
    await store.set_login(bob, "ann", "other")
    assert await store.person_by_login("nobody") is None


async def test_a_token_cannot_be_read_from_what_is_kept() -> None:
    token = new_token()
    assert len(token) >= 43, "256 bits"
    assert token != new_token()
    assert token_hash(token) == token_hash(token)
    assert token not in token_hash(token)


async def test_a_password_fits_only_itself() -> None:
    kept = await hash_password("correct horse")
    assert "horse" not in kept
    assert await is_password("correct horse", kept)
    assert not await is_password("Correct horse", kept)
    assert not await is_password("correct horse", "no hash at all")
    assert not await is_password("correct horse", None)


async def test_an_id_can_be_named_on_a_command_line(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-pretends-to-be", "one"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert await store.create_person("Ann", "phone", 5) == "one"
