"""Devices: listed, signed out one by one or all others, and a way back without the password."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tablee.server.accounts.device_names import device_of
from tests.server.seated import Seated
from tests.server.serving import Served

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/19.0 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"
)
ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/142.0.0.0 Mobile Safari/537.36"
)
LOGIN = {"login": "ann", "password": "correct horse"}


@pytest.mark.parametrize(
    ("told", "device"),
    [
        (FIREFOX, "Firefox/Linux"),
        (SAFARI, "Safari/iPhone"),
        (EDGE, "Edge/Windows"),
        (ANDROID, "Chrome/Android"),
        ("curl/8.5.0", "curl/"),
        ("", "/"),
        ("x" * 100_000, "/"),
        ("\x00<b>/\u202e", "/"),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(told: str, device: str) -> None:
    assert device_of(told) == device


def devices(client: httpx.Client) -> list[tuple[str, str, bool]]:
    listed = client.get("/api/me/devices").json()
    return [(one["browser"], one["system"], one["is_this"]) for one in listed]


@contextmanager
def signed_in(served: Served, agent: str, password: str = "correct horse") -> Iterator[httpx.Client]:
    with served.client(**{"user-agent": agent}) as client:
        answer = client.post("/api/sign-in", json={"login": "ann", "password": password})
        assert answer.status_code == 200, answer.text
        yield client


def test_devices_are_listed_and_signed_out_one_by_one_or_all_others(served: Served) -> None:
    with served.client(**{"user-agent": FIREFOX}) as desk:
        desk.get("/api/me")
        assert devices(desk) == [("Firefox", "Linux", True)]
        desk.post("/api/me/login", json=LOGIN)
        with signed_in(served, SAFARI) as phone, signed_in(served, EDGE) as work:
            assert sorted(devices(phone)) == [
                ("Edge", "Windows", False),
                ("Firefox", "Linux", False),
                ("Safari", "iPhone", True),
            ]
            listed = {one["browser"]: one for one in desk.get("/api/me/devices").json()}
            assert "127.0.0.1" not in str(listed)
            assert all(one["created_at"] <= one["last_seen"] for one in listed.values())
            there = f"/api/me/devices/{listed['Safari']['id']}"
            assert desk.delete(there).status_code == 200
            assert phone.get("/api/me/tables").status_code == 401
            assert desk.delete(there).json()["code"] == "no-such-device"
            assert work.get("/api/me/tables").status_code == 200
            with served.person() as bob:
                foreign = f"/api/me/devices/{listed['Edge']['id']}"
                assert bob.delete(foreign).json()["code"] == "no-such-device"
            assert desk.post("/api/me/devices/sign-out-others").status_code == 200
            assert work.get("/api/me/tables").status_code == 401
            assert devices(desk) == [("Firefox", "Linux", True)]


def test_a_changed_password_signs_out_all_other_devices_and_closes_their_sockets(served: Served) -> None:
    async def evening() -> None:
        with served.person("Ann") as desk:
            desk.post("/api/me/login", json=LOGIN)
            with signed_in(served, SAFARI) as phone:
                tokens = [str(one.cookies["tablee"]) for one in (desk, phone)]
                here, there = [await Seated(served.address, token).connect() for token in tokens]
                changed = {"login": "ann", "password": "battery staple", "current_password": "correct horse"}
                assert desk.post("/api/me/login", json=changed).status_code == 200
                await there.until(lambda: there.is_lost)
                assert phone.get("/api/me/tables").status_code == 401
                assert desk.get("/api/me/tables").status_code == 200
                await here.say(type="ping", at=1.0)
                await here.until(lambda: any('"pong"' in text for text in here.heard))
                await here.close()

    asyncio.run(evening())


def code_for(served: Served, login: str) -> str:
    """What the operator does: `make_reset_code` of the store."""
    store = served.services.store

    async def make() -> str:
        known = await store.person_by_login(login)
        assert known is not None
        return await store.make_reset_code(known.id)

    return asyncio.run_coroutine_threadsafe(make(), served.loop).result(60)


def test_a_code_from_the_operator_is_a_way_back_once(served: Served) -> None:
    with served.person("Ann") as desk, served.client() as other, served.client() as late:
        mine = desk.post("/api/me/login", json=LOGIN).json()
        code = code_for(served, "ann")
        for wrong in ("x", code[:-1], code + "x", "\0", "é" * 20):
            answer = other.post("/api/me/reset", json={"code": wrong, "password": "battery staple"})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-reset-code")
        short = other.post("/api/me/reset", json={"code": code, "password": "short"})
        assert short.status_code == 400, "and the code is still good"
        back = other.post("/api/me/reset", json={"code": f" {code.upper()} ", "password": "battery staple"})
        assert back.json() == mine
        assert other.get("/api/me").json() == mine
        assert desk.get("/api/me/tables").status_code == 401, "signed out everywhere else"
        again = late.post("/api/me/reset", json={"code": code, "password": "another one"})
        assert again.json()["code"] == "bad-reset-code"
        assert late.post("/api/sign-in", json=LOGIN).json()["code"] == "wrong-password"
        with signed_in(served, FIREFOX, "battery staple") as anywhere:
            assert anywhere.get("/api/me").json() == mine
