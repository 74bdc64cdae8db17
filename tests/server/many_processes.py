"""Servers of several processes under load, whose parts are killed one after the other."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from tests.broker import Broker
from tests.server.killing import Mortal

_UP_S = 180.0
_SUPERVISOR_SHARE = 0.15


class MortalWorkers(Mortal):
    """One server of several workers: a kill takes a worker, now and then the supervisor."""

    def __init__(self, database: str, said: Path, workers: int, rng: random.Random, **settings: Any) -> None:
        super().__init__(database, said, is_hatched=True, workers=workers, **settings)
        self.workers = workers
        self.rng = rng
        self.killed: list[str] = []
        self._missing: int | None = None  # the worker that was killed last
        self._lives: dict[int, int] = {}  # process ids that are known, by number

    def living(self) -> dict[int, int]:
        """The process of each worker, as the supervisor has told of it."""
        found: dict[int, int] = {}
        for line in self.said.read_text(encoding="utf-8").splitlines():
            try:
                told = json.loads(line)
            except ValueError:
                continue
            if told.get("event") == "worker-ready":
                found[told["worker"]] = told["process"]
        return found

    def start(self) -> None:
        """The whole server, or wait for the new life of the worker that was killed."""
        if self.process is None or not self._is_alive():
            super().start()
        began = time.monotonic()
        while True:
            living = self.living()
            if len(living) == self.workers and (
                self._missing is None or living[self._missing] != self._lives.get(self._missing)
            ):
                break
            assert self._is_alive(), self.said.read_text(encoding="utf-8")
            assert time.monotonic() - began < _UP_S, "a worker does not come up"
            time.sleep(0.02)
        self._missing, self._lives = None, living

    def kill(self) -> None:
        if self.rng.random() < _SUPERVISOR_SHARE:
            self.killed.append("supervisor")
            self.end()
            return
        self._missing = self.rng.choice(sorted(self._lives))
        self.killed.append("worker")
        os.kill(self._lives[self._missing], signal.SIGKILL)

    def end(self) -> None:
        """The supervisor; its workers follow."""
        if self.process is not None:
            super().kill()
        self._missing, self._lives = None, {}
        self.process = None


class MortalServers(Mortal):
    """Three servers at one database and a broker: a kill takes any of them."""

    def __init__(self, database: str, folder: Path, rng: random.Random) -> None:
        super().__init__(database, folder / "said", is_hatched=True)
        self.rng = rng
        self.part = Broker()
        self.servers = [
            Mortal(database, folder / f"said{number}", is_hatched=True, broker=self.part.address)
            for number in range(3)
        ]
        self.addresses = [one.address for one in self.servers]
        self.address = self.addresses[0]
        self.killed: list[str] = []
        self._down: list[Mortal | Broker] = [self.part, *self.servers]

    def start(self) -> None:
        down, self._down = self._down, []
        for one in down:
            one.start()

    def kill(self) -> None:
        parts: list[Mortal | Broker] = [self.part, *self.servers]
        one = self.rng.choice(parts)
        self.killed.append("broker" if one is self.part else "server")
        one.kill()
        self._down = [one]

    def end(self) -> None:
        self.part.kill()
        for one in self.servers:
            if one.process is not None:
                one.kill()
