"""Receivers outside the server, as in real life: a push service with its browser, a web hook, a mailbox.

The browser decrypts with http-ece, and the push service checks the signature (VAPID): other people's code.
"""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.killing import free_port

PATIENCE_S = 60.0


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """One subscription, and what came for it."""

    address: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = b"0123456789abcdef"
    heard: list[dict[str, Any]] = field(default_factory=list)  # every time it was sent
    is_gone: bool = False

    @property
    def subscription(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.address, "p256dh": base64url(point), "auth": base64url(self.secret)}

    def by_topic(self) -> dict[str, dict[str, Any]]:
        """What somebody looks at: a message of the same topic takes the place of the earlier one."""
        return {one["topic"]: one for one in self.heard}

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        until = time.monotonic() + PATIENCE_S
        while len(self.heard) < count:
            assert time.monotonic() < until, f"only {len(self.heard)} of {count} messages came"
            time.sleep(0.01)
        return self.heard


class PushService:
    """A push service on this machine, and a place where web hooks arrive."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.hooks: list[dict[str, Any]] = []
        self.failing = 0  # so many requests are answered with 503 first
        self.authorizations: list[str] = []
        self.hanging: list[str] = []  # what came to places that answer nobody
        self.let_go = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, dict(self.headers), body))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def close(self) -> None:
        self.let_go.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def browser(self) -> Browser:
        path = f"/push/{len(self.browsers)}"
        return self.browsers.setdefault(path, Browser(self.address + path))

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        headers = {name.lower(): value for name, value in headers.items()}
        if self.failing:
            self.failing -= 1
            return 503
        if path.startswith("/hang"):
            self.hanging.append(path)
            self.let_go.wait(PATIENCE_S)
            return 200
        if path.startswith("/hook"):
            self.hooks.append({"path": path, "headers": headers, "body": json.loads(body)})
            return 200
        browser = self.browsers[path]
        if browser.is_gone:
            return 410
        if not Vapid02.verify(headers["authorization"]):
            return 403
        self.authorizations.append(headers["authorization"])
        said = http_ece.decrypt(
            body, private_key=browser.private, auth_secret=browser.secret, version="aes128gcm"
        )
        told = {
            "topic": headers["topic"],
            "ttl": int(headers["ttl"]),
            "text": said.decode(),
            "came_at": time.monotonic(),
        }
        browser.heard.append({**told, **json.loads(said)})
        return 201


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.failing = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - its name
        if self.failing:
            self.failing -= 1
            return "451 try again later"
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def wait_for(self, count: int) -> list[EmailMessage]:
        until = time.monotonic() + PATIENCE_S
        while len(self.mails) < count:
            assert time.monotonic() < until, f"only {len(self.mails)} of {count} mails came"
            time.sleep(0.01)
        return self.mails


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    """The mailbox, and the port where it listens."""
    kept = Mailbox()
    controller = Controller(kept, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield kept, controller.port
    finally:
        controller.stop()
