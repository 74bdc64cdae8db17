"""What a board of any game asks the server for: types, moves spelt out, the legal moves of this moment."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

import tablee
from tablee.i18n.view_schema import Shape, schema_of
from tests.server.playing import lay, look
from tests.server.serving import Served
from tests.server.sitting_down import sit_down
from tests.support import some_position, unfinished_position, viewers

games = pytest.mark.parametrize("name", tablee.game_names())


def misfits(value: Any, shape: Shape, where: str) -> Iterator[str]:
    """Where a value is not as its schema says."""
    if value is None:
        if not shape.can_hide:
            yield f"{where} is null"
        return
    expected: dict[str, type | tuple[type, ...]] = {
        "seat": int,
        "number": (int, float),
        "moment": int,
        "switch": bool,
        "thing": str,
        "list": list,
        "counts": dict,
        "record": dict,
    }
    if shape.form in expected and not isinstance(value, expected[shape.form]):
        yield f"{where} is a {type(value).__name__}, not a {shape.form}"
    elif shape.form == "list":
        assert shape.items is not None
        for place, item in enumerate(value):
            yield from misfits(item, shape.items, f"{where}[{place}]")
    elif shape.form == "record":
        for field, inner in shape.fields.items():
            yield from misfits(value[field], inner, f"{where}.{field}")


def by_seat(value: Any, shape: Shape) -> Iterator[Any]:
    """All lists that should have one item for each seat."""
    if value is None:
        return
    if shape.is_by_seat:
        yield value
    if shape.form == "list" and shape.items is not None:
        for item in value:
            yield from by_seat(item, shape.items)
    for field, inner in shape.fields.items():
        yield from by_seat(value[field], inner)


@games
def test_views_of_many_positions_are_as_the_schema_says(name: str) -> None:
    shape = schema_of(name).view
    game = tablee.game(name)
    for seats in game.seats:
        for moves in (0, 5, 30, 400):
            table = some_position(name, seats, {}, seed=moves, moves=moves)
            for viewer in viewers(table):
                view = json.loads(table.view(viewer).to_json())
                assert list(misfits(view, shape, "view")) == []
                assert {len(row) for row in by_seat(view, shape)} <= {seats}


@games
def test_every_field_that_is_shown_is_in_the_view_and_sizes_name_lists(name: str) -> None:
    def check(shape: Shape) -> None:
        for field, inner in shape.fields.items():
            if inner.size:
                assert inner.form == "list", field
                assert shape.fields[inner.size].form == "number"
            check(inner)
        if shape.items is not None:
            check(shape.items)

    check(schema_of(name).view)


@games
def test_the_schema_is_served_and_moves_are_spelt_out(shared: Served, name: str) -> None:
    game = tablee.game(name)
    table = unfinished_position(name, game.seats[0], dict(game.calm_options), seed=3, moves=12)
    moves = table.legal_moves(table.to_act[0])[:500]
    with shared.client() as client:
        answer = client.get(f"/api/games/{name}/schema")
        assert answer.headers["cache-control"]
        assert answer.content == msgspec.json.encode(schema_of(name))
        spelt = client.post(f"/api/games/{name}/spelt", json={"moves": moves}).json()
        assert spelt == [msgspec.to_builtins(game.spell(game.code(move))) for move in moves]
        words = answer.json()["words"]
        assert {f"move-{one['move']}" for one in spelt} <= set(words)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"moves": ["no such move"]}, "bad-notation"),
        ({"moves": ["take"] * 501}, "bad-request"),
        ({"moves": ["x" * 61]}, "bad-request"),
        ({}, "bad-request"),
    ],
)
def test_what_cannot_be_spelt_is_refused(shared: Served, body: dict[str, Any], code: str) -> None:
    with shared.client() as client:
        answer = client.post("/api/games/district-noir/spelt", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert client.post("/api/games/chess/spelt", json={"moves": []}).json()["code"] == "unknown-game"
        assert client.get("/api/games/chess/schema").json()["code"] == "unknown-game"


def test_a_game_tells_a_digest_of_its_words_and_types(shared: Served) -> None:
    with shared.client() as client:
        told = client.get("/api/games").json()
    assert len({game["digest"] for game in told}) == len(told)
    assert all(len(game["digest"]) == 16 for game in told)


def moves_now(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/moves")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_legal_moves_are_told_to_whoever_has_them(shared: Served) -> None:
    with shared.person("Ann") as ann, shared.person("Bob") as bob:
        table = lay(ann, bots=["novice"], start=True)["table"]
        seen = look(ann, table)
        told = moves_now(ann, table)
        if told["number"] == seen["number"]:
            assert told == {"number": seen["number"], "moves": seen["moves"], "again_ms": None}
        refused = bob.get(f"/api/tables/{table}/moves")
        assert refused.status_code in (403, 404)


def test_against_the_clock_they_are_told_for_this_very_moment(shared: Served) -> None:
    async def evening() -> None:
        (ann,) = await sit_down(
            shared, "jelly-monster", 1, ["novice", "novice"], options={"form": "live", "pace": "lively"}
        )

        def ask_once() -> dict[str, Any]:
            with shared.client(Cookie=f"tablee={ann.token}") as client:
                return moves_now(client, ann.table_id)

        async def asked() -> dict[str, Any]:
            return await asyncio.to_thread(ask_once)

        assert (await asked())["moves"] == ["ready"]
        await ann.do("play", move="ready")
        await ann.until(lambda: ann.view["phase"] == "round")
        chance, placed = random.Random(1), 0
        while placed < 3 and ann.view["phase"] == "round":
            told = await asked()
            if told["moves"]:
                answer = await ann.ask("play", move=chance.choice(told["moves"]))
                placed += answer["type"] != "refused"
            else:
                await asyncio.sleep((told["again_ms"] or 50) / 1000)
        assert placed == 3
        await ann.close()

    asyncio.run(evening())
