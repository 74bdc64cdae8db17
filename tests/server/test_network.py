"""Who can reach a server, and the address that its links have. All traffic stays on this machine."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pexpect
import pytest

from tablee.server.http.shared_address import reach_of, shared_address
from tablee.server.ops.config import BadConfig, Config, load_config
from tablee.server.ops.network import own_address, public_address, with_listening_host
from tests.server.playing import lay
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import new_guest
from tests.server.test_serve import address, command, environment, stop

OTHER_DEVICE = "127.0.0.2"  # leads here as an address on the network would


@pytest.fixture(scope="module")
def on_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that listens on all addresses; the one for others is named."""
    database = f"sqlite:///{tmp_path_factory.mktemp('network') / 'tablee.db'}"
    with serving(database, host="0.0.0.0", lan_address=OTHER_DEVICE) as running:
        yield running


@pytest.mark.parametrize(
    ("name", "reach"),
    [
        ("localhost", "here"),
        ("tablee.localhost", "here"),
        ("127.0.0.1", "here"),
        ("127.8.9.1", "here"),
        ("::1", "here"),
        ("0.0.0.0", "here"),
        ("192.168.1.20", "network"),
        ("10.0.0.5", "network"),
        ("100.64.3.2", "network"),
        ("fe80::1%eth0", "network"),
        ("fd00::5", "network"),
        ("raspberrypi", "network"),
        ("raspberrypi.local", "network"),
        ("8.8.8.8", "anywhere"),
        ("2606:4700::1111", "anywhere"),
        ("games.example.org", "anywhere"),
    ],
)
def test_a_name_tells_from_where_it_leads_here(name: str, reach: str) -> None:
    assert reach_of(name) == reach


@pytest.mark.parametrize(
    ("settings", "asked_at", "origin", "reach"),
    [
        ({}, "http://127.0.0.1:9/", "http://127.0.0.1:9", "here"),
        ({"host": "127.0.0.1"}, "http://localhost:9", "http://localhost:9", "here"),
        ({"host": "10.0.0.5"}, "http://localhost:9", "http://10.0.0.5:8000", "network"),
        ({"host": "fd00::5"}, "http://localhost:9", "http://[fd00::5]:8000", "network"),
        ({"host": "0.0.0.0"}, "http://192.168.1.20:9", "http://192.168.1.20:9", "network"),
        ({"lan_address": "10.0.0.7"}, "http://localhost:9", "http://10.0.0.7:8000", "network"),
        ({"lan_address": "10.0.0.7:80"}, "http://0.0.0.0:9", "http://10.0.0.7:80", "network"),
        ({"lan_address": "fd00::7"}, "http://[::1]:9", "http://[fd00::7]:8000", "network"),
        ({"lan_address": "10.0.0.7"}, "http://box.local:9", "http://box.local:9", "network"),
        ({"lan_address": "box.example.org"}, "http://[::1]", "http://box.example.org:8000", "anywhere"),
        ({"base_url": "https://a.example/"}, "http://10.0.0.5", "https://a.example", "anywhere"),
        ({"base_url": "http://localhost:8000"}, "http://10.0.0.5", "http://localhost:8000", "here"),
    ],
)
def test_links_have_an_address_that_others_can_open(
    settings: dict[str, Any], asked_at: str, origin: str, reach: str
) -> None:
    found = shared_address(Config(**settings), asked_at, 8000)
    assert (found.origin, found.reach) == (origin, reach)


def test_an_own_address_means_something_to_others() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        found = own_address(family)
        assert found is None or (reach_of(found) != "here" and "%" not in found)


def test_the_network_is_let_in_where_somebody_plays_and_nothing_says_otherwise() -> None:
    def host(at_home: bool, **settings: object) -> str:
        return with_listening_host(load_config(settings, environment={}), at_home=at_home).host

    is_on_internet = public_address() is not None  # then it takes a host
    assert host(True) == host(False, lan=True) == ("127.0.0.1" if is_on_internet else "0.0.0.0")
    assert host(False) == host(True, lan=False) == "127.0.0.1"
    assert host(True, base_url="https://games.example.org") == "127.0.0.1"
    assert host(True, host="10.0.0.5") == host(False, host="10.0.0.5", lan=True) == "10.0.0.5"


@pytest.mark.parametrize("text", ["http://10.0.0.5", "a b", "10.0.0.5/x", "a<b"])
def test_an_address_for_links_is_only_an_address(text: str) -> None:
    with pytest.raises(BadConfig):
        load_config({"lan_address": text}, environment={})


def test_links_and_codes_of_a_page_opened_here_lead_others_here(on_network: Served) -> None:
    port = urlsplit(on_network.address).port
    with on_network.person("Ann") as ann:
        laid = lay(ann)
        seen = ann.get(f"/api/tables/{laid['table']}").json()
        assert seen["links"]["reach"] == laid["links"]["reach"] == "network"
        assert seen["links"]["seat"].startswith(f"http://{OTHER_DEVICE}:{port}/t/")
        assert ann.get("/api/address").json() == {
            "origin": f"http://{OTHER_DEVICE}:{port}",
            "reach": "network",
        }
        with httpx.Client(timeout=60) as phone:  # somebody new, by that very link
            assert phone.get(seen["links"]["seat"]).status_code == 200
            phone.base_url = f"http://{OTHER_DEVICE}:{port}"
            phone.get("/api/me")
            key = seen["links"]["seat"].rsplit("/", 1)[1]
            body = {"id": "1", "command": {"do": "join"}, "key": key}
            assert phone.post(f"/api/tables/{laid['table']}/commands", json=body).status_code == 200


def test_on_the_network_other_names_are_still_refused(on_network: Served) -> None:
    port = urlsplit(on_network.address).port
    with httpx.Client(base_url=f"http://{OTHER_DEVICE}:{port}", headers={"host": "evil.example"}) as rebound:
        assert rebound.get("/api/me").status_code == 421
    with httpx.Client(base_url=f"http://{OTHER_DEVICE}:{port}") as phone:
        foreign = {"origin": f"http://127.0.0.1:{port}"}
        assert phone.get("/api/me").status_code == 200
        assert phone.patch("/api/me", json={"name": "x"}, headers=foreign).json()["code"] == "foreign-origin"

    async def knock() -> None:
        guest = new_guest(on_network)
        phone = await Seated(f"http://{OTHER_DEVICE}:{port}", guest).connect()
        await phone.close()

    asyncio.run(knock())


def test_only_here_is_said_where_nobody_else_can_come(shared: Served) -> None:
    with shared.person("Ann") as ann:
        laid = lay(ann)
        assert laid["links"]["reach"] == "here"
        assert laid["links"]["seat"].startswith(shared.address)


def test_playing_at_home_lets_the_network_in_and_says_so(tmp_path: Path, port: int) -> None:
    with command(tmp_path, TABLEE_PORT=str(port), TABLEE_LAN_ADDRESS=OTHER_DEVICE) as process:
        here = address(process)
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "tablee --this-machine" in line
        found = re.search(r"http://\S+", line)
        assert found is not None
        assert urlsplit(found[0]).hostname == OTHER_DEVICE
        assert urlsplit(found[0]).port == urlsplit(here).port
        assert httpx.get(f"{found[0]}/health").json()["status"] == "ok"
        stop(process)


@pytest.mark.parametrize(
    ("arguments", "settings"),
    [
        ((), {"TABLEE_LAN": "false"}),
        (("--this-machine",), {"TABLEE_HOST": "0.0.0.0"}),
        (("serve", "--port", "PORT"), {}),
    ],
)
def test_it_can_be_kept_to_this_machine(
    tmp_path: Path, port: int, arguments: tuple[str, ...], settings: dict[str, Any]
) -> None:
    given = [one.replace("PORT", str(port)) for one in arguments]
    with command(tmp_path, *given, TABLEE_PORT=str(port), **settings) as process:
        here = address(process)
        with pytest.raises(httpx.ConnectError):
            httpx.get(here.replace("127.0.0.1", OTHER_DEVICE))
        assert "network" not in stop(process)


def test_a_terminal_shows_the_code_to_scan(tmp_path: Path, port: int) -> None:
    home = {**environment(tmp_path), "TABLEE_PORT": str(port), "TABLEE_LAN_ADDRESS": OTHER_DEVICE}
    terminal = pexpect.spawn(
        sys.executable, ["-m", "tablee"], env={**home, "TERM": "xterm"}, encoding="utf-8", timeout=60
    )
    terminal.expect_exact(f"http://{OTHER_DEVICE}:")
    terminal.expect("█{20}")
    terminal.sendintr()
    terminal.expect(pexpect.EOF)


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
