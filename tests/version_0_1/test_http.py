"""The HTTP interface of version 0.1 is still there: every address, what it takes and what it answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.serving import serving
from tests.version_0_1 import kept
from tests.version_0_1.additions import Comparison, Schema

THEN: dict[str, Any] = kept.document("openapi.json")


def broken(then: Schema, now: Schema) -> Iterator[str]:
    asked, answered = Comparison(then, now, is_read=True), Comparison(then, now, is_read=False)
    for path, methods in then["paths"].items():
        for method, call in methods.items():
            where = f"{method} {path}"
            call_now = now["paths"].get(path, {}).get(method)
            if call_now is None:
                yield f"{where} is gone"
                continue
            yield from _parameters(call, call_now, where)
            for one, one_now in _contents(call, call_now, "requestBody"):
                yield from asked.broken(one, one_now, where)
            for status in call["responses"]:
                if status.startswith("2"):
                    for one, one_now in _contents(call["responses"], call_now["responses"], status):
                        yield from answered.broken(one, one_now, where)


def _parameters(call: Schema, call_now: Schema, where: str) -> Iterator[str]:
    names = {one["name"] for one in call.get("parameters", [])}
    names_now = {one["name"]: one.get("required", False) for one in call_now.get("parameters", [])}
    yield from (f"{where}: {name} is gone" for name in sorted(names - set(names_now)))
    yield from (
        f"{where}: {name} is required"
        for name, is_required in names_now.items()
        if is_required and name not in names
    )


def _contents(call: Schema, call_now: Schema, part: str) -> Iterator[tuple[Schema, Schema]]:
    for kind, content in call.get(part, {}).get("content", {}).items():
        now = call_now.get(part, {}).get("content", {}).get(kind, {})
        yield content.get("schema", {}), now.get("schema", {})


def test_its_types_differ_by_nothing_but_additions(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}") as served, served.client() as client:
        now = client.get("/api/openapi.json").json()
    assert len(THEN["paths"]) > 25
    assert list(broken(THEN, now)) == []


def test_an_address_that_went_would_be_noticed() -> None:
    fewer = {**THEN, "paths": {path: one for path, one in THEN["paths"].items() if path != "/api/games"}}
    assert list(broken(THEN, fewer)) == ["get /api/games is gone"]
