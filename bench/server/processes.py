"""Servers as processes of their own, for whoever measures them."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx


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
def running(command: list[str], env: dict[str, str] | None) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        yield process
    finally:
        below: list[Path] = []
        with contextlib.suppress(FileNotFoundError):
            below = list(children_of(process.pid))[1:]
        process.terminate()
        process.wait(20)
        for folder in below:  # Node comes in a wrapper, which does not end what it began
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(folder.name), signal.SIGTERM)


def wait_for(url: str, *, ready: bool, seconds: float = 180) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            answer = httpx.get(url, timeout=5)
            if not ready or (answer.status_code == 200 and all(answer.json()["games"].values())):
                return
        time.sleep(0.2)
    raise TimeoutError(url)


def children_of(pid: int) -> Iterator[Path]:
    """The folders in /proc of a process and of all below it."""
    waiting = [str(pid)]
    while waiting:
        folder = Path("/proc") / waiting.pop()
        yield folder
        waiting += (folder / "task" / folder.name / "children").read_text(encoding="ascii").split()
