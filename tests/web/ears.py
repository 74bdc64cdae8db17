"""What one browser page did behind its windows: what it was told, asked for, and complained about."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket


class Ears:
    """Listens to a page from its first moment, across reloads."""

    def __init__(self, page: Page, address: str) -> None:
        self.address = address
        self.host = urlsplit(address).netloc
        self.frames: list[str] = []  # everything that came in through sockets
        self.sent: list[str] = []
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.table: dict[str, Any] = {}  # the last view, moves, state and number that the server has told
        self.told: list[dict[str, Any]] = []
        self._page = page
        self._socket: WebSocket | None = None  # the latest; what the one before still hears is old
        page.on("websocket", self._listen)
        page.on("request", self._note)
        page.on("console", self._hear_console)
        page.on("pageerror", lambda problem: self.complaints.append(f"uncaught: {problem}"))

    @property
    def strangers(self) -> list[str]:
        """Requests to anybody but our own server. There must be none."""
        asked = (request.url for request in self.requests)
        outside = [url for url in asked if urlsplit(url).scheme not in ("data", "blob", "about")]
        return [url for url in outside if urlsplit(url).netloc != self.host]

    def _note(self, request: Request) -> None:
        self.requests.append(request)
        if request.is_navigation_request() and request.frame == self._page.main_frame:
            self.table, self.told, self._socket = {}, [], None  # a new document knows of no table yet

    def _hear_console(self, message: ConsoleMessage) -> None:
        if "blocked by Playwright" in message.text:  # a service worker, where none is wanted
            return
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _listen(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.host:
            self.complaints.append(f"a socket to somebody else: {socket.url}")
        self._socket = socket
        socket.on("framereceived", lambda frame: self._hear(frame, socket))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, frame: str | bytes, socket: WebSocket) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        if socket is not self._socket:
            return
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
            self._remember(message.get("missed", []))
        elif message["type"] == "news" and self.table:
            kept = {"state": self.table["state"], **message}
            self.table = {**self.table, "moves": [], "view": None, **kept}
            self._remember(message["told"])

    def _remember(self, told: list[dict[str, Any]]) -> None:
        known = self.told[-1]["number"] if self.told else 0
        self.told += [one for one in told if one["number"] > known]
