"""A real NATS server for tests, which can be killed and started again at the same address."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.killing import free_port

_UP_S = 30.0


class Broker:
    """A broker's process, and its next lives."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(sys.prefix) / "bin" / "nats-server"
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        began = time.monotonic()
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                assert time.monotonic() - began < _UP_S, "the broker does not come up"
                time.sleep(0.01)

    def kill(self) -> None:
        """At once, and gone when this returns."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def a_broker() -> Iterator[Broker]:
    broker = Broker()
    broker.start()
    try:
        yield broker
    finally:
        broker.kill()
