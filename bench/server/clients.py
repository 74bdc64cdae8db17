"""Clients of this server: each answers as soon as it is its turn, and measures how long its move takes."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

_encode = msgspec.json.encode


@dataclass
class Tally:
    """What all clients of one run measured."""

    began: float = 0.0
    ends: float = 0.0
    waits: list[float] = field(default_factory=list)  # seconds from sending a move to seeing it done
    refused: int = 0

    @property
    def is_running(self) -> bool:
        return self.began <= time.perf_counter() < self.ends

    def report(self) -> dict[str, float]:
        waits = sorted(self.waits)
        return {
            "moves_per_second": round(len(waits) / (self.ends - self.began), 1),
            "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
            "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
            "moves": len(waits),
            "refused": self.refused,
        }


class Client(WSListener):
    """One connection of one player."""

    def __init__(self, tally: Tally, rng: random.Random) -> None:
        self.tally = tally
        self.rng = rng
        self.line: WSTransport | None = None
        self.sent_at = 0.0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.line = transport

    def say(self, text: bytes) -> None:
        assert self.line is not None
        self.line.send(WSMsgType.TEXT, text)

    def count(self) -> None:
        """My own move is done."""
        now = time.perf_counter()
        if self.sent_at and self.tally.began <= self.sent_at and now < self.tally.ends:
            self.tally.waits.append(now - self.sent_at)
        self.sent_at = 0.0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def hear(self, text: bytes) -> None:
        raise NotImplementedError


class _Status(msgspec.Struct):
    status: str


class _Heard(msgspec.Struct):
    type: str
    number: int = 0
    moves: list[str] = []
    ack: str = ""
    state: _Status | None = None


_read = msgspec.json.Decoder(_Heard).decode


class TableeClient(Client):
    """A player of District Noir at a Tablée server. Asks for a rematch when a game is over."""

    def __init__(self, tally: Tally, rng: random.Random, table: str) -> None:
        super().__init__(tally, rng)
        self.table = table
        self.count_of_commands = 0
        self.playing = ""  # the id of the move that is not answered yet
        self.is_watching = False
        self.latest: _Heard | None = None

    def hear(self, text: bytes) -> None:
        heard = _read(text)
        if heard.type == "welcome":
            self.say(_encode({"type": "watch", "table": self.table}))
        elif heard.type == "refused":
            self.tally.refused += 1
            self.playing = ""
        elif heard.type in ("table", "news"):
            self.is_watching, self.latest = True, heard
            if heard.ack and heard.ack == self.playing:
                self.playing = ""
                self.count()
            self.go_on()

    def go_on(self) -> None:
        """Play, if it is my turn and the measurement runs."""
        heard = self.latest
        if heard is None or not self.tally.is_running:
            return
        if heard.state is not None and heard.state.status == "over":
            self.do({"do": "ask-rematch"})
        elif heard.moves and not self.playing:
            self.sent_at = time.perf_counter()
            self.playing = self.do(
                {"do": "play", "move": self.rng.choice(heard.moves), "expects": heard.number}
            )

    def do(self, command: dict[str, Any]) -> str:
        self.count_of_commands += 1
        name = f"c{self.count_of_commands}"
        self.say(_encode({"type": "do", "id": name, "table": self.table, "command": command}))
        return name
