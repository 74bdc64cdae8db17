"""The log: useful, and silent about what is nobody's business."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from tablee.server.ops import logs
from tests.server.playing import do, key_in, look, two_at_a_table
from tests.server.serving import serving


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up("json", "debug", stream)
    logging.getLogger("httpcore").setLevel("WARNING")  # the tests' own browser
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_a_whole_evening_leaves_no_secret_in_the_log(lines: io.StringIO, tmp_path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with serving(database) as served, served.person("Ann") as ann, served.person("Bob") as bob:
        ann.post("/api/me/login", json={"login": "ann-login", "password": "a secret word"})
        bob.post("/api/sign-in", json={"login": "ann-login", "password": "a wrong word"})
        table = two_at_a_table(ann, bob)
        links = look(ann, table)["links"]
        keys = [key_in(links["seat"]), key_in(links["watch"])]
        for key in keys:
            ann.get(f"/t/{table}/{key}")
            ann.get(f"/replay/{table}/{key}")
            bob.get(f"/api/tables/{table}", params={"key": key})
            bob.get(f"/api/tables/{table}/nowhere", params={"key": key})
        bob.post("/api/tables", content=b'{"password": "a broken word', headers={"x-token": "abc"})
        do(ann, table, "resign")
        secret = look(ann, table)["state"]["secret"]
        tokens = [ann.cookies["tablee"], bob.cookies["tablee"]]
    text = lines.getvalue()
    assert f"/api/tables/{table}" in text
    for hidden in (*keys, *tokens, secret, "a secret word", "a wrong word", "a broken word", "ann-login"):
        assert hidden not in text, hidden
    told = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in told if line["event"] == "request"]
    assert all({"method", "path", "status", "ms", "request"} <= set(line) for line in requests)
    assert len({line["request"] for line in requests}) == len(requests)


def test_what_looks_like_a_secret_is_hidden(lines: io.StringIO) -> None:
    log = structlog.get_logger("tablee")
    log.info(
        "said", token="t0", seat_key="k0", password_hash="p0", where="/t/abc/keykey?x", url="?key=k1&a=b"
    )
    log.info("said", database="postgresql://me:pw0@host/db", note="postgresql://me:pw1@host/db " + "ab" * 32)
    logging.getLogger("library").warning("at %s", "/t/abc/k2")
    try:
        raise ValueError("token=t1")
    except ValueError:
        log.exception("failed")
    text = lines.getvalue()
    for hidden in ("t0", "k0", "p0", "keykey", "k1", "pw0", "pw1", "abab", "k2", "t1"):
        assert hidden not in text, hidden
    assert "a=b" in text
    assert "Traceback" in text


def test_text_for_people(lines: io.StringIO) -> None:
    stream = io.StringIO()
    logs.set_up("text", "info", stream)
    structlog.get_logger("tablee").info("request", status=200)
    structlog.get_logger("tablee").debug("detail")
    assert "status=200" in stream.getvalue()
    assert "detail" not in stream.getvalue()
