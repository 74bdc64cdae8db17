"""The commands that run a server, as processes of their own."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets.sync.client

from tablee.server.ops.config import BadConfig, Config, load_config
from tests.server.killing import free_port
from tests.server.playing import lay, look

PATIENCE = 60
GOING_AWAY = (1001).to_bytes(2, "big")  # a socket's goodbye


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A home of its own, started by hand, and nothing compiled beside: that is for other tests."""
    others = ("DISPLAY", "BROWSER", "MAKELEVEL")
    ours = {name: value for name, value in os.environ.items() if name not in others}
    home = {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    return {**ours, "LANG": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1", "TABLEE_WARM_UP": "false", **home, **more}


@contextlib.contextmanager
def command(
    folder: Path, *arguments: str, descriptors: tuple[int, int] | None = None, **more: str
) -> Iterator[subprocess.Popen[str]]:
    """`descriptors`: how many files it may open at first, and at the most."""
    limited = [] if descriptors is None else ["prlimit", f"--nofile={descriptors[0]}:{descriptors[1]}"]
    with subprocess.Popen(
        [*limited, sys.executable, "-m", "tablee", *arguments],
        env=environment(folder, **more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        found = re.search(r"(http://\S+)", line)  # the first thing it says
        if found:
            return found[1]
    raise AssertionError(said)


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> str:
    """It stops by itself, in order; how quickly depends on who else is busy on this machine."""
    process.send_signal(how)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    return said


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.mark.parametrize(("how", "workers"), [(signal.SIGTERM, 1), (signal.SIGINT, 1), (signal.SIGTERM, 2)])
def test_it_serves_until_told_to_stop_and_loses_nothing(tmp_path, port, how, workers) -> None:
    arguments = (
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path}/t.db",
        "--log-format",
        "json",
        "--workers",
        str(workers),
    )
    with command(tmp_path, *arguments) as process:
        assert address(process) == f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            client.get("/api/me")
            table = lay(client, bots=["novice"], start=True)["table"]
            cookie = {"Cookie": f"tablee={client.cookies['tablee']}"}
            with websockets.sync.client.connect(
                f"ws://127.0.0.1:{port}/ws", additional_headers=cookie
            ) as line:
                line.recv(timeout=PATIENCE)
                said = stop(process, how)
                assert list(line) == []
                assert line.close_code == 1001
            cookies = dict(client.cookies)
    assert "Tablée has stopped" in said
    assert '"status": 201' in said
    with command(tmp_path, *arguments) as process:
        with httpx.Client(base_url=address(process), cookies=cookies, timeout=PATIENCE) as client:
            assert look(client, table)["state"]["status"] == "playing"
        stop(process)


def test_told_twice_it_waits_for_nobody_and_leaves_the_house_in_order(tmp_path, port) -> None:
    with command(tmp_path, "serve", "--port", str(port)) as process:
        cookie = httpx.get(f"{address(process)}/api/me", timeout=PATIENCE).cookies["tablee"]
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as deaf:
            deaf.sendall(
                b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + f"Cookie: tablee={cookie}\r\n\r\n".encode()
            )
            assert deaf.recv(64).startswith(b"HTTP/1.1 101")
            process.send_signal(signal.SIGTERM)
            heard = b""
            while GOING_AWAY not in heard:  # which is not answered
                more = deaf.recv(4096)
                assert more, heard
                heard += more
            assert process.poll() is None
            said = stop(process)
    assert "Traceback" not in said
    assert "Tablée has stopped" in said


def test_a_port_that_is_taken_is_said_clearly(tmp_path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with command(tmp_path, "serve", "--port", str(port)) as process:
            said, _ = process.communicate(timeout=PATIENCE)
            assert process.returncode == 2
            assert f"listen on 127.0.0.1, port {port}" in said
            assert "[cannot-listen]" in said
            assert "Traceback" not in said


def test_without_a_command_it_finds_a_free_port_and_opens_the_browser(tmp_path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with command(tmp_path, TABLEE_PORT=port, BROWSER=f"{browser} %s") as process:
            found = address(process)
            assert not found.endswith(f":{port}")
            assert httpx.get(f"{found}/health").json()["status"] == "ok"
            until = time.monotonic() + PATIENCE
            while not (seen.exists() and seen.read_text()) and time.monotonic() < until:
                time.sleep(0.05)
            assert seen.read_text().strip() == found
            stop(process)
    assert (tmp_path / "tablee" / "tablee.db").exists()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--database", "mysql://me:sesame@host/db"), "bad-database-url"),
        (("--database", "postgresql://me:sesame@127.0.0.1:1/db"), "store-failed"),
        (("--config", "nowhere.toml"), "bad-config"),
        (("--lang", "de"), "bad-option"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_line(tmp_path, port, arguments, code) -> None:
    with command(tmp_path, "serve", "--port", str(port), *arguments) as process:
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2, said
        assert f"[{code}]" in said
        assert "Traceback" not in said
        assert "sesame" not in said


def test_a_postgresql_database_is_migrated_by_command(tmp_path, port, postgres_url) -> None:
    serve = ("serve", "--port", str(port), "--database", postgres_url)
    with command(tmp_path, *serve) as process:
        said, _ = process.communicate(timeout=PATIENCE)
        assert (process.returncode, "[needs-migration]" in said) == (2, True), said
    with command(tmp_path, "migrate", "--database", postgres_url) as process:
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, said
    with command(tmp_path, *serve) as process:
        assert httpx.get(f"{address(process)}/health").json()["database"] == "ok"
        stop(process)


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text('host = "a"\nport = 1\ndatabase = "c"\n[external_bots]\nmine = "python bot.py"\n')
    found = load_config(
        {"host": "flag", "port": None}, file=file, environment={"TABLEE_HOST": "env", "TABLEE_PORT": "2"}
    )
    assert (found.host, found.port, found.database) == ("flag", 2, "c")
    assert found.external_bots == {"mine": "python bot.py"}
    assert found.bot_pace == Config().bot_pace


def test_every_setting_is_told_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    assert [name for name in Config.__struct_fields__ if f"`{name}`" not in page] == []


@pytest.mark.parametrize(
    ("text", "variables", "where"),
    [
        ("colour = 1", {}, "tablee.toml"),
        ("port = 'x'", {}, "tablee.toml"),
        ("port = ", {}, "tablee.toml"),
        ("port = 70000", {}, "tablee.toml"),
        ("log_level = 'loud'", {}, "tablee.toml"),
        *(
            (f"{name} = -1", {}, "tablee.toml")
            for name in ("bot_threads", "bot_pace", "sleep_after", "connections")
        ),
        *((f"messages_per_second = {value}", {}, "tablee.toml") for value in ("0", "nan", "inf")),
        ("", {"TABLEE_PORT": "many"}, "TABLEE_PORT"),
        ("", {"TABLEE_SOCKETS_PER_PERSON": "-5"}, "TABLEE_SOCKETS_PER_PERSON"),
    ],
)
def test_settings_that_cannot_be_used_are_named(tmp_path, text, variables, where) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text(text)
    with pytest.raises(BadConfig) as refused:
        load_config({}, file=file, environment=variables)
    assert where in str(refused.value.details["where"])


def test_a_second_server_of_the_same_file_is_refused_and_a_killed_one_holds_nothing(tmp_path, port) -> None:
    database = ("--database", f"sqlite:///{tmp_path}/t.db")
    with command(tmp_path, "serve", "--port", str(port), *database) as first:
        address(first)
        with socket.create_server(("127.0.0.1", 0)) as free:
            other = str(free.getsockname()[1])
        with command(tmp_path, "serve", "--port", other, *database) as second:
            said, _ = second.communicate(timeout=PATIENCE)
            assert second.returncode == 2
            assert "[database-in-use]" in said
            assert "Traceback" not in said
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
        first.kill()
        first.wait(PATIENCE)
    with command(tmp_path, "serve", "--port", other, *database) as again:
        address(again)
        stop(again)
