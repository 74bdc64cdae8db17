"""The browser's files: compressed as they were built, cached for ever, and one page for all addresses."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tablee.server.http.static_files import StaticFiles, build_of, is_page, read_files

SCRIPT = "/assets/index-abc.js"


@pytest.fixture
def files(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<html>")
    (tmp_path / "assets" / "index-abc.js").write_bytes(b"plain")
    (tmp_path / "assets" / "index-abc.js.br").write_bytes(b"br")
    (tmp_path / "assets" / "index-abc.js.gz").write_bytes(b"gz")
    return read_files(tmp_path)


def ask(files, path: str, accepted: str = "", method: str = "GET", etag: str = ""):
    sent = []

    async def application(scope, receive, send):
        await send({"type": "http.response.start", "status": 299, "headers": []})
        await send({"type": "http.response.body", "body": b"application", "more_body": False})

    async def send(message):
        sent.append(message)

    scope: Any = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": [(b"accept-encoding", accepted.encode()), (b"if-none-match", etag.encode())],
    }

    async def write_page(scope):
        return replace(files["/index.html"], etag=b'W/"1"')

    asyncio.run(StaticFiles(application, files, write_page)(scope, None, send))
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


def test_the_smallest_copy_that_a_browser_accepts_is_sent(files):
    assert ask(files, SCRIPT, "gzip, deflate, br")[2] == b"br"
    assert ask(files, SCRIPT, "gzip")[2] == b"gz"
    status, headers, body = ask(files, SCRIPT)
    assert (status, body) == (200, b"plain")
    assert b"content-encoding" not in headers


def test_files_named_after_their_content_are_cached_for_ever_and_the_page_is_not(files):
    assert b"immutable" in ask(files, SCRIPT)[1][b"cache-control"]
    assert ask(files, "/")[1][b"cache-control"] == b"no-cache"


@pytest.mark.parametrize(
    "path", ["/", "/about", "/t/abc", "/t/abc/key", "/rules/panik", "/replay/abc", "/lay/panik"]
)
def test_every_address_of_the_browser_gets_the_page(files, path):
    assert is_page(path)
    assert ask(files, path)[::2] == (200, b"<html>")


@pytest.mark.parametrize("path", ["/nothing", "/assets/old.js", "/assets/index-abc.js.map", "/../secret"])
def test_what_is_nowhere_gets_the_page_too_but_says_so(files, path):
    assert ask(files, path)[::2] == (404, b"<html>")


@pytest.mark.parametrize("path", ["/api/games", "/api", "/health", "/metrics", "/ws"])
def test_the_servers_own_addresses_are_left_to_it(files, path):
    assert ask(files, path)[0] == 299


def test_a_head_gets_no_body_and_a_post_goes_to_the_application(files):
    assert ask(files, SCRIPT, method="HEAD")[2] == b""
    assert ask(files, "/", method="POST")[0] == 299


def test_a_page_that_a_browser_has_already_is_not_sent_again(files):
    status, headers, body = ask(files, "/about", etag='W/"1"')
    assert (status, body, headers[b"etag"]) == (304, b"", b'W/"1"')
    assert b"content-length" not in headers
    assert ask(files, "/about", etag='W/"2"')[0] == 200
    assert ask(files, "/nothing", etag='W/"1"')[0] == 404


def test_without_a_build_there_are_no_files(tmp_path):
    assert read_files(tmp_path / "nothing") == {}


def test_a_build_has_a_name_of_its_own(files, tmp_path):
    assert build_of(files) == build_of(read_files(tmp_path)) != ""
    (tmp_path / "index.html").write_bytes(b"<html lang='fr'>")
    assert build_of(read_files(tmp_path)) != build_of(files)
    assert build_of({}) == ""
