"""Going on with another device: a link that works once, for a while, and that looking at does not use up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx

from tablee.store.repositories.device_links import DEVICE_LINK_LIFE_MS
from tests.server.playing import do, key_in, lay, look
from tests.server.serving import Served


def code_of(client: httpx.Client) -> str:
    made = client.post("/api/me/device-link")
    assert made.status_code == 201, made.text
    address, _, code = made.json()["link"].partition("#")
    assert address.endswith("/continue")
    assert code in made.json()["link"]
    return code


def use(client: httpx.Client, code: str) -> httpx.Response:
    return client.post("/api/device-link/use", json={"code": code})


def offer(client: httpx.Client, code: str) -> httpx.Response:
    return client.post("/api/device-link/look", json={"code": code})


def test_another_device_becomes_the_same_person_with_the_same_seats_and_both_stay(served: Served) -> None:
    with served.person("Ana") as desk, served.client() as phone:
        table = lay(desk, bots=["novice"], start=True)["table"]
        code = code_of(desk)
        told = offer(phone, code).json()
        assert (told["name"], told["is_you"], told["given_up"]) == ("Ana", False, None)
        assert use(phone, code).json() == desk.get("/api/me").json()
        assert look(phone, table)["eyes"] == look(desk, table)["eyes"] == 0
        assert len(phone.get("/api/me/devices").json()) == 2
        assert desk.get("/api/me/device-link").json() == {"is_waiting": False}


def test_looking_uses_nothing_up_and_a_link_works_once(served: Served) -> None:
    with served.person("Ana") as desk, served.client() as phone, served.client() as thief:
        code = code_of(desk)
        assert phone.get("/continue").status_code == 200  # a messenger's preview
        for _ in range(3):
            assert offer(thief, code).status_code == 200
        assert desk.get("/api/me/device-link").json() == {"is_waiting": True}
        assert use(phone, f" {code.upper()} ").status_code == 200
        for answer in (offer(thief, code), use(thief, code)):
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-device-link")


def test_of_many_who_come_at_once_one_gets_in(served: Served) -> None:
    with served.person("Ana") as desk:
        code = code_of(desk)

        def come(_: int) -> int:
            with served.client() as other:
                return use(other, code).status_code

        with ThreadPoolExecutor(8) as pool:
            assert sorted(pool.map(come, range(8))) == [200, *[403] * 7]


def test_an_old_link_a_newer_one_and_signing_out_make_it_void(served: Served, monkeypatch) -> None:
    with served.person("Ana") as desk, served.client() as phone:
        first, second = code_of(desk), code_of(desk)
        assert use(phone, first).status_code == 403
        true_now = served.services.now
        monkeypatch.setattr(served.services, "now", lambda: true_now() + DEVICE_LINK_LIFE_MS)
        assert use(phone, second).status_code == 403
        monkeypatch.undo()
        third = code_of(desk)
        desk.post("/api/sign-out")
        assert use(phone, third).status_code == 403


def test_the_code_is_kept_and_logged_nowhere(served: Served, capfd) -> None:
    with served.person("Ana") as desk, served.client() as phone:
        code = code_of(desk)
        offer(phone, code)
        use(phone, code)
    told = capfd.readouterr()
    assert code not in told.out + told.err


def test_whoever_has_seats_here_is_told_what_becomes_of_them(served: Served) -> None:
    with served.person("Ana") as desk, served.person("Ben") as phone:
        laid = lay(desk)
        do(phone, laid["table"], "join", key_in(laid["links"]["seat"]))
        code = code_of(desk)
        assert offer(phone, code).json()["given_up"] == {"name": "Ben", "tables": 1, "can_return": False}
        phone.post("/api/me/login", json={"login": "benny", "password": "long enough"})
        assert offer(phone, code).json()["given_up"]["can_return"] is True
        assert phone.get("/api/me").json()["name"] == "Ben"  # nothing has happened yet


def test_on_the_same_device_it_is_not_used_up(served: Served) -> None:
    with served.person("Ana") as desk:
        code = code_of(desk)
        assert offer(desk, code).json()["is_you"] is True
        assert use(desk, code).status_code == 200
        assert desk.get("/api/me/device-link").json() == {"is_waiting": True}


def test_another_site_cannot_use_a_link_for_somebody(served: Served) -> None:
    with served.person("Ana") as desk, served.client() as victim:
        answer = victim.post(
            "/api/device-link/use", json={"code": code_of(desk)}, headers={"origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"


def test_nobody_guesses_for_ever(served: Served) -> None:
    with served.client() as guesser:
        answers = {offer(guesser, f"guess{count}").status_code for count in range(320)}
        assert answers == {403, 429}
