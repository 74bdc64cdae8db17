"""Who you are: guests, names, logins."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher

from tablee.i18n import Translator
from tests.server.playing import lay
from tests.server.seated import Seated
from tests.server.serving import Served, serving


def suggestions(language: str) -> set[str]:
    """All that a new guest may be called in this language."""
    words = Translator(language)
    animals, manners = (words.say(key).split(", ") for key in ("guest-animals", "guest-manners"))
    return {words.say("guest", animal=animal, manner=manner) for animal in animals for manner in manners}


def test_somebody_new_becomes_a_guest_and_stays_the_same(served: Served) -> None:
    with served.client() as client:
        first = client.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "max-age=31536000" in cookie
        assert "secure" not in cookie
        again = client.get("/api/me")
        assert first.json() == again.json()
        assert first.json()["name"] in suggestions("en")
        assert first.json()["is_named"] is False
        assert first.json()["login"] is None
    with served.client() as other:
        assert other.get("/api/me").json()["id"] != first.json()["id"]


def test_a_guest_is_named_in_the_language_of_the_browser(shared: Served) -> None:
    with shared.client(**{"accept-language": "fr-CA,fr;q=0.9,en;q=0.5"}) as client:
        assert client.get("/api/me").json()["name"] in suggestions("fr")


def test_the_cookie_is_secure_where_the_address_is(tmp_path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with serving(database, base_url="https://games.example.org") as served, served.client() as client:
        answer = client.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize(
    "cookie", ["tablee=", "tablee=nonsense", "tablee=" + "x" * 3000, "a=b; ;;=", "tablee"]
)
def test_a_token_that_nobody_holds_makes_a_new_guest(shared: Served, cookie: str) -> None:
    with shared.client(cookie=cookie) as client:
        assert client.get("/api/me").status_code == 200
        assert client.get("/api/me/tables").json()["code"] == "sign-in-first"


def test_a_name_is_trimmed_and_used_from_now_on(served: Served) -> None:
    with served.person() as client:
        assert client.patch("/api/me", json={"name": "  Zoé 🦊  "}).json()["name"] == "Zoé 🦊"
        assert client.get("/api/me").json()["name"] == "Zoé 🦊"
        table = lay(client)["table"]
        assert client.get(f"/api/tables/{table}").json()["state"]["seats"][0]["name"] == "Zoé 🦊"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\0b", "\u202eabc", "a\u2028b", "\x7f"])
def test_a_name_that_cannot_be_shown_is_refused(shared: Served, name: str) -> None:
    with shared.person() as client:
        answer = client.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


def test_a_login_carries_ones_tables_to_another_device(served: Served) -> None:
    with served.person("Ann") as laptop, served.client() as phone:
        table = lay(laptop)["table"]
        login = {"login": "Ann@Example", "password": "correct horse"}
        assert laptop.post("/api/me/login", json=login).json()["login"] == "ann@example"
        phone.get("/api/me")
        signed_in = phone.post("/api/sign-in", json={"login": " ann@EXAMPLE", "password": "correct horse"})
        assert signed_in.status_code == 200
        assert signed_in.json() == laptop.get("/api/me").json()
        assert [one["table"] for one in phone.get("/api/me/tables").json()["open"]] == [table]
        assert phone.post("/api/sign-out").status_code == 200
        assert phone.get("/api/me/tables").status_code == 401
        assert laptop.get("/api/me/tables").status_code == 200


def test_a_token_is_worth_nothing_after_signing_out(served: Served) -> None:
    with served.person() as client:
        token = client.cookies["tablee"]
        client.post("/api/sign-out")
        assert "tablee" not in client.cookies
        with served.client(cookie=f"tablee={token}") as thief:
            assert thief.get("/api/me/tables").status_code == 401


def test_a_login_belongs_to_one_person(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        assert ann.post("/api/me/login", json={"login": "ann", "password": "12345678"}).status_code == 200
        taken = bob.post("/api/me/login", json={"login": "ANN", "password": "12345678"})
        assert (taken.status_code, taken.json()["code"]) == (409, "login-taken")


def test_changing_a_login_needs_the_password(shared: Served) -> None:
    with shared.person() as ann:
        first = {"login": "changer", "password": "12345678"}
        assert ann.post("/api/me/login", json=first).status_code == 200
        second = {"login": "changer", "password": "abcdefgh"}
        assert ann.post("/api/me/login", json=second).json()["code"] == "wrong-password"
        second["current_password"] = "12345678"
        assert ann.post("/api/me/login", json=second).status_code == 200


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_eight_characters_or_more(shared: Served, password: str) -> None:
    with shared.person() as client:
        answer = client.post("/api/me/login", json={"login": "someone", "password": password})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert answer.json()["details"]["where"] == "password"


class CountingHasher(PasswordHasher):
    """Counts the slow work: one Argon2 computation each."""

    computed = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.computed += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.computed += 1
        return super().verify(hash, password)


def test_a_wrong_password_takes_as_much_work_as_an_unknown_login(served: Served, monkeypatch) -> None:
    with served.person() as ann, served.client() as thief:
        ann.post("/api/me/login", json={"login": "ann", "password": "12345678"})
        for login in ("ann", "nobody"):
            monkeypatch.setattr("tablee.store.passwords._hasher", hasher := CountingHasher())
            answer = thief.post("/api/sign-in", json={"login": login, "password": "wrong word"})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-password")
            assert hasher.computed == 1


def test_signing_out_closes_what_was_open_on_this_device_and_on_no_other(served: Served) -> None:
    async def evening() -> None:
        with served.person("Ann") as here, served.client() as there:
            login = {"login": "ann.b", "password": "correct horse"}
            assert here.post("/api/me/login", json=login).status_code == 200
            assert there.post("/api/sign-in", json=login).status_code == 200
            lines = [
                await Seated(served.address, str(device.cookies["tablee"])).connect()
                for device in (here, here, there)
            ]
            assert len({line.you["id"] for line in lines}) == 1
            assert here.post("/api/sign-out").status_code == 200
            for line in lines[:2]:
                await line.until(lambda line=line: line.is_lost)
                assert [refusal["code"] for refusal in line.refusals] == ["sign-in-first"]
            await lines[2].say(type="ping", at=1.0)
            await lines[2].until(lambda: any('"pong"' in text for text in lines[2].heard))
            await lines[2].close()

    asyncio.run(evening())
