"""Limits that limit: counted by what is done, whatever it was asked for with."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import websockets
from argon2 import PasswordHasher

from tablee.server.limits.rate_limiter import hourly, subnet_of
from tests.server.playing import ask, key_in, lay, play_to_the_end
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import new_guest

SPELLINGS = ["/api/me", "/api/me/", "/api//me", "/api/%6de", "//api/me", "/api/me?x=1", "/api/me/."]
COOKIES = ["", "tablee=nobody", "other=1", "tablee="]


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the limits stands still: a busy machine earns nobody another try."""
    now = [1000.0]
    monkeypatch.setattr("tablee.server.limits.token_bucket.time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """How often passwords may be tried does not depend on how strong their hashes are."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("tablee.store.passwords._hasher", quick)


def from_address(served: Served, address: str, token: str = "") -> httpx.Client:
    """A browser elsewhere: this machine is a trusted proxy, and says so."""
    headers = {"x-forwarded-for": address}
    return served.client(**headers, **({"cookie": f"tablee={token}"} if token else {}))


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tablee.db'}"


def test_no_cookie_and_no_spelling_makes_more_guests_than_allowed(tmp_path, no_time_passes) -> None:
    with serving(database(tmp_path), guests_per_hour=6) as served, served.client() as client:
        answers = [
            client.get(path, headers={"cookie": cookie} if cookie else {})
            for path in SPELLINGS
            for cookie in COOKIES
            if not client.cookies.clear()
        ]
        made = [answer for answer in answers if "set-cookie" in answer.headers]
        assert len(made) == 6
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["code"] for answer in refused} == {"too-many-guests"}
        assert all(int(answer.headers["retry-after"]) == 600 for answer in refused)
        assert {answer.status_code for answer in answers} <= {200, 404, 429}
        with from_address(served, "192.0.2.7") as elsewhere:
            assert elsewhere.get("/api/me").status_code == 200
        token = str(made[0].cookies["tablee"])
        with served.client(cookie=f"tablee={token}") as known:
            assert known.get("/api/me").status_code == 200, "whoever is known needs no new guest"
        no_time_passes[0] += 600
        client.cookies.clear()
        assert client.get("/api/me").status_code == 200


def test_one_household_of_ipv6_is_one_address(tmp_path, no_time_passes) -> None:
    with serving(database(tmp_path), guests_per_hour=3) as served:
        codes = []
        for number in range(5):
            with from_address(served, f"2001:db8::{number:x}") as client:
                codes.append(client.get("/api/me").status_code)
        assert codes == [200, 200, 200, 429, 429]
    assert subnet_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert subnet_of("::ffff:192.0.2.2") != subnet_of("::ffff:192.0.2.1")


def lay_and_leave(client: httpx.Client) -> str:
    """What is answered to somebody who creates a table, and then gets up."""
    answer = client.post("/api/tables", json={"settings": {"game": "district-noir", "seats": 2}})
    if answer.status_code != 201:
        return str(answer.json()["code"])
    assert ask(client, answer.json()["table"], "leave").status_code == 200
    return "laid"


def test_whoever_leaves_their_tables_has_laid_them_all_the_same(tmp_path, no_time_passes) -> None:
    with serving(database(tmp_path), tables_per_hour=4, address_tables_per_hour=6) as served:
        with served.person() as ann, served.person() as bob:
            assert [lay_and_leave(ann) for _ in range(5)] == ["laid"] * 4 + ["too-many-new-tables"]
            assert [lay_and_leave(bob) for _ in range(3)] == ["laid"] * 2 + ["too-many-new-tables"]
        with from_address(served, "192.0.2.7") as elsewhere:
            elsewhere.get("/api/me")
            assert lay_and_leave(elsewhere) == "laid"


def test_a_table_that_is_played_on_from_a_finished_game_counts_too(tmp_path, no_time_passes) -> None:
    with serving(database(tmp_path), tables_per_hour=2) as served, served.person() as ann:
        table = lay(ann, bots=["novice"], start=True)["table"]
        play_to_the_end(table, ann)
        body = {"moves": 3, "seat": 0, "bot": "novice"}
        codes = [ann.post(f"/api/tables/{table}/play-from", json=body).status_code for _ in range(2)]
        assert codes == [201, 429]


def test_open_tables_that_somebody_has_left_are_still_theirs(database_url: str) -> None:
    with serving(database_url, tables_per_person=3) as served, served.person() as ann, served.person() as bob:
        assert [lay_and_leave(ann) for _ in range(4)] == ["laid"] * 3 + ["too-many-tables"]
        laid = lay(bob)
        assert ask(ann, laid["table"], "join", key_in(laid["links"]["seat"])).status_code == 200
        assert [lay_and_leave(bob) for _ in range(3)] == ["laid"] * 2 + ["too-many-tables"]


def test_sockets_are_counted_by_person_and_by_address(tmp_path) -> None:
    async def evening(served: Served) -> None:
        token = new_guest(served)
        lines = [await Seated(served.address, token).connect() for _ in range(3)]
        one_more = await websockets.connect(
            lines[0].address, additional_headers={"Cookie": f"tablee={token}"}
        )
        assert '"too-many-sockets"' in str(await one_more.recv())
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await one_more.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-many-sockets")
        lines.append(await Seated(served.address, new_guest(served)).connect())
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Seated(served.address, new_guest(served)).connect()
        assert refused.value.response.status_code == 429
        lines.append(
            await Seated(served.address, new_guest(served)).connect(**{"X-Forwarded-For": "192.0.2.7"})
        )
        for line in lines:
            await line.close()
        await gone(served)
        again = await Seated(served.address, token).connect()
        await again.close()

    async def gone(served: Served) -> None:
        while served.services.sockets:
            await asyncio.sleep(0.02)

    with serving(database(tmp_path), sockets_per_person=3, sockets_per_address=4) as served:
        asyncio.run(evening(served))


class Watched(PasswordHasher):
    """How many hashes are computed at once, at the most."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.now = self.most = self.done = 0
        self.lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.now += 1
            self.done += 1
            self.most = max(self.most, self.now)
        time.sleep(0.05)
        with self.lock:
            self.now -= 1
        return super().hash(password, salt=salt)


def test_sixty_passwords_at_once_are_computed_two_at_a_time_or_refused(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("tablee.store.passwords._hasher", hasher := Watched())
    with serving(database(tmp_path)) as served, ThreadPoolExecutor(60) as people:
        tokens = [new_guest(served) for _ in range(60)]

        def choose(number: int) -> tuple[int, str]:
            address = f"192.0.2.{number % 20}"
            with from_address(served, address, tokens[number]) as client:
                body = {"login": f"person{number}", "password": "correct horse"}
                answer = client.post("/api/me/login", json=body)
                return answer.status_code, answer.json().get("code", "")

        answers = list(people.map(choose, range(60)))
    assert hasher.most <= 2
    assert {answer for answer in answers if answer[0] != 200} <= {(503, "too-busy")}
    assert sum(status == 200 for status, _ in answers) == hasher.done >= 16


def guess(served: Served, address: str, password: str = "wrong word", login: str = "ann") -> str:
    with from_address(served, address) as client:
        answer = client.post("/api/sign-in", json={"login": login, "password": password})
        return "right" if answer.status_code == 200 else str(answer.json()["code"])


@pytest.fixture
def owned(tmp_path, no_time_passes, quick_hashes) -> Iterator[Served]:
    """A server on which Ann has a login."""
    with serving(database(tmp_path)) as served:
        with from_address(served, "192.0.2.1") as ann:
            ann.get("/api/me")
            login = {"login": "ann", "password": "correct horse"}
            assert ann.post("/api/me/login", json=login).status_code == 200
        yield served


def test_guesses_at_one_address_lock_out_nobody_at_another(owned: Served) -> None:
    guesses = [guess(owned, "198.51.100.1") for _ in range(12)]
    assert guesses == ["wrong-password"] * 8 + ["too-many-tries"] * 4
    assert guess(owned, "198.51.100.1", "correct horse") == "too-many-tries"
    assert [guess(owned, "192.0.2.1", "correct horse") for _ in range(12)] == ["right"] * 12


def test_guesses_from_everywhere_do_not_lock_out_the_owner_where_she_was_before(
    owned: Served, no_time_passes
) -> None:
    assert guess(owned, "192.0.2.1", "correct horse") == "right"
    guesses = [guess(owned, f"198.51.100.{number // 7}") for number in range(310)]
    assert guesses == ["wrong-password"] * 300 + ["too-many-tries"] * 10
    assert [guess(owned, "192.0.2.1", "correct horse") for _ in range(12)] == ["right"] * 12
    assert guess(owned, "203.0.113.9", "correct horse") == "too-many-tries"
    no_time_passes[0] += 20
    assert guess(owned, "203.0.113.9", "correct horse") == "right"


def test_one_address_cannot_try_many_logins(owned: Served) -> None:
    codes = [guess(owned, "198.51.100.1", login=f"person{number}") for number in range(62)]
    assert codes == ["wrong-password"] * 60 + ["too-many-tries"] * 2


def test_a_quota_of_none_is_no_limit() -> None:
    unlimited = hourly(0)
    assert all(unlimited.take("a") for _ in range(1000))


def test_a_proxy_that_adds_a_second_header_is_believed_only_in_what_it_added(tmp_path) -> None:
    """Whoever is behind it writes the first, and would choose another address for every socket."""

    async def evening(served: Served) -> None:
        token = new_guest(served)
        where = served.address.replace("http", "ws") + "/ws"
        lines = []
        for number in range(3):
            claimed = [("X-Forwarded-For", f"198.51.100.{number}"), ("X-Forwarded-For", "192.0.2.7")]
            headers = [("Cookie", f"tablee={token}"), *claimed]
            lines.append(await websockets.connect(where, additional_headers=headers))
            await lines[-1].recv()
        assert {socket.address for socket in served.services.sockets} == {"192.0.2.7"}
        for line in lines:
            await line.close()

    with serving(database(tmp_path)) as served:
        asyncio.run(evening(served))
