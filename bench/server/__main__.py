"""`python -m bench.server`: the same load on this server and on a boardgame.io server, in one run.

200 tables, two connected clients each, every client answers as soon as it is its turn; the load comes from a
second process. Here every acknowledged move is on disk (SQLite, synchronous=FULL); boardgame.io keeps its
default, memory. The two take turns, so that a noisy machine is noisy for both.

`--profile`: where the processor time of a move goes instead (`bench/server/profile.py`).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

HERE = Path(__file__).parent
PEER = HERE / "peer"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextlib.contextmanager
def tablee_server(
    folder: Path, *, wait: bool = True, module: str = "tablee"
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """`tablee serve` with limits out of the way; `module`: something that does the same, with more around."""
    port = free_port()
    command = [sys.executable, "-m", module, "serve", "--port", str(port), "--no-open"]
    limits = {
        "TABLEE_REQUESTS_PER_SECOND": "0",
        "TABLEE_LOOKS_PER_SECOND": "0",
        "TABLEE_COMMANDS_PER_SECOND": "0",
        "TABLEE_CHAT_PER_MINUTE": "0",
        "TABLEE_GUESTS_PER_HOUR": "0",
        "TABLEE_TABLES_PER_HOUR": "0",
        "TABLEE_ADDRESS_TABLES_PER_HOUR": "0",
        "TABLEE_SOCKETS_PER_PERSON": "0",
        "TABLEE_SOCKETS_PER_ADDRESS": "0",
        "TABLEE_MESSAGES_PER_SECOND": "100000",
        "TABLEE_MESSAGES_AT_ONCE": "100000",
        "TABLEE_LOG_LEVEL": "error",
        "TABLEE_PUBLIC_METRICS": "true",
        "TABLEE_DATABASE": f"sqlite:///{folder / 'tablee.db'}",
    }
    with running(command, env={**os.environ, **limits}) as process:
        if wait:
            wait_for(f"http://127.0.0.1:{port}/health", ready=True)
        yield port, process


@contextlib.contextmanager
def peer_server() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """boardgame.io, installed once beside this file."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    npm = shutil.which("npm", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    assert node is not None
    assert npm is not None
    if not (PEER / "node_modules").exists():
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        subprocess.run([npm, "ci"], cwd=PEER, check=True, stdout=sys.stderr, env={**os.environ, "PATH": path})
    port = free_port()
    with running([node, str(PEER / "server.cjs"), str(port)], env=None) as process:
        wait_for(f"http://127.0.0.1:{port}/games", ready=False)
        yield port, process


@contextlib.contextmanager
def running(command: list[str], env: dict[str, str] | None) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def wait_for(url: str, *, ready: bool, seconds: float = 180) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            answer = httpx.get(url, timeout=5)
            if not ready or (answer.status_code == 200 and all(answer.json()["games"].values())):
                return
        time.sleep(0.2)
    raise TimeoutError(url)


def load(kind: str, port: int, tables: int, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.server.load", kind, str(port), str(tables), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, timeout=seconds + 240)
    report: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return report


def memory_mb(process: subprocess.Popen[bytes]) -> float:
    """Of the process and its children: Node comes in a wrapper."""
    kilobytes, waiting = 0, [str(process.pid)]
    while waiting:
        folder = Path("/proc") / waiting.pop()
        kilobytes += int((folder / "status").read_text(encoding="ascii").split("VmRSS:")[1].split()[0])
        waiting += (folder / "task" / folder.name / "children").read_text(encoding="ascii").split()
    return round(kilobytes / 1024, 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--profile", action="store_true", help="where the processor time of a move goes")
    asked.add_argument("--against", type=Path, help="with --profile: another checkout, in turn with this one")
    chosen = asked.parse_args()
    if chosen.profile:
        from bench.server.profile import profile  # noqa: PLC0415 - starts its servers with what is here

        print(json.dumps(profile(chosen.tables, chosen.seconds, chosen.rounds, chosen.against), indent=1))
        return
    results: dict[str, list[dict[str, float]]] = {"tablee": [], "boardgame.io": []}
    for _ in range(chosen.rounds):
        with tempfile.TemporaryDirectory() as folder, tablee_server(Path(folder)) as (port, process):
            report = load("tablee", port, chosen.tables, chosen.seconds)
            results["tablee"].append({**report, "memory_mb": memory_mb(process)})
        print("tablee      ", results["tablee"][-1], file=sys.stderr, flush=True)
        with peer_server() as (port, process):
            report = load("peer", port, chosen.tables, chosen.seconds)
            results["boardgame.io"].append({**report, "memory_mb": memory_mb(process)})
        print("boardgame.io", results["boardgame.io"][-1], file=sys.stderr, flush=True)
    print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
