"""The front door: headers, origins, limits, errors."""

from __future__ import annotations

import re

import pytest

from tablee.server.http import api_page
from tablee.server.http.languages import asked_for
from tablee.server.http.origins import is_own_origin
from tablee.server.limits.rate_limiter import RateLimiter, subnet_of
from tests.server.serving import Served, serving

EVERYWHERE = ["/", "/api/me", "/api/games", "/health", "/nowhere", "/api/docs", "/plain.css", "/t/abc/def"]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_carries_the_security_headers(shared: Served, path: str) -> None:
    with shared.client() as client:
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert headers["x-request-id"]


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_pages_ask_nobody_else_for_anything(shared: Served, path: str) -> None:
    with shared.client() as client:
        page = client.get(path).text.replace(shared.address, "")  # what messengers read names itself in full
        assert all(' src="/assets/' in script for script in re.findall("<script[^>]*", page))
        assert "</script>" not in page.replace("></script>", "")  # no script stands in a page itself
        assert "http://" not in page
        assert "https://" not in page


def test_the_plain_page_of_a_server_without_the_browsers_files_speaks_two_languages() -> None:
    assert "lang=en" in api_page.home("en")
    assert "lang=fr" in api_page.home("fr")
    assert "robots" in api_page.home("fr")


def test_pages_of_other_sites_change_nothing(shared: Served) -> None:
    with shared.person() as client:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
            answer = client.patch("/api/me", json={"name": "Mallory"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert client.get("/api/me").json()["name"] != "Mallory"
        own = client.patch("/api/me", json={"name": "Ann"}, headers={"origin": shared.address})
        assert own.status_code == 200


def test_the_configured_address_is_an_own_origin() -> None:
    assert is_own_origin("https://games.example.org", "127.0.0.1:8000", ("https://games.example.org",))
    assert not is_own_origin("https://games.example.org", "127.0.0.1:8000")
    assert not is_own_origin("", "")
    assert is_own_origin(None, None)


def test_a_flood_from_one_address_is_refused(tmp_path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    with serving(database, requests_per_second=0.01, requests_at_once=5) as served, served.client() as client:
        answers = [client.post("/api/sign-out") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too-many-requests"
        assert client.get("/api/games").status_code == 200


def test_addresses_of_one_household_count_together() -> None:
    assert subnet_of("2001:db8::1") == subnet_of("2001:db8::2")
    assert subnet_of("2001:db8::1") != subnet_of("2001:db8:0:1::1")
    assert subnet_of("192.0.2.1") == "192.0.2.1"
    assert subnet_of("somewhere") == "somewhere"
    rates = RateLimiter(0.001, 1)
    assert rates.take("a")
    assert not rates.take("a")
    assert rates.take("b")


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b'{"name": "x', 400, "bad-request"),
        (b'{"name": 5}', 400, "bad-request"),
        (b'{"nome": "x"}', 400, "bad-request"),
        (b"\xff\xfe", 400, "bad-request"),
        (b"", 400, "bad-request"),
        (b"[" * 10_000, 400, "bad-request"),
        (b'{"name": "' + b"x" * 300_000 + b'"}', 413, "too-large"),
    ],
)
def test_bad_bodies_are_refused_with_a_code(shared: Served, content, status, code) -> None:
    with shared.person() as client:
        answer = client.patch("/api/me", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert client.get("/health").status_code == 200


def test_what_is_not_there_is_said_in_json(shared: Served) -> None:
    with shared.client() as client:
        nowhere = client.get("/api/nowhere")
        assert (nowhere.status_code, nowhere.json()["code"]) == (404, "not-found")
        wrong = client.delete("/api/me")
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, fr;q=0.7, en;q=0.8", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("en;q=0, fr;q=x", "en"),
        ("fr-FR, en", "fr"),
        (",;q=,", "en"),
    ],
)
def test_languages_are_chosen_by_weight(header: str, language: str) -> None:
    assert asked_for(header) == language
