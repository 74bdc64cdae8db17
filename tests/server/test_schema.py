"""The schema of the socket protocol: complete, and true to what is sent."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

import tablee
from tablee.engine.messages import Event, Move, View
from tablee.i18n.view_schema import kinds_of
from tablee.server.protocol.messages import AnyToClient, AnyToServer
from tablee.server.protocol.schema import schema, socket_schema
from tests.server.serving import Served


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket_schema())
    return found


def check(document: dict[str, Any], part: dict[str, Any]) -> Any:
    return jsonschema_rs.validator_for({**part, "$defs": document["$defs"]})


def test_every_message_view_event_and_move_is_in_it(document: dict[str, Any]) -> None:
    for section, union in (("to_server", AnyToServer), ("to_client", AnyToClient)):
        named = {ref["$ref"].rsplit("/", 1)[1] for ref in document[section]["anyOf"]}
        assert named == {kind.__name__ for kind in get_args(union)}
    for section, base in (("views", View), ("events", Event), ("moves", Move)):
        for name in tablee.game_names():
            part = document[section][name]
            refs = part.get("anyOf", [part])
            kinds = kinds_of(base, name)
            assert len(refs) == len(kinds) > 0
            for ref, kind in zip(refs, kinds, strict=True):
                definition = document["$defs"][ref["$ref"].rsplit("/", 1)[1]]
                assert definition["title"] == kind.__name__


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    def references(value: Any) -> Any:
        if isinstance(value, dict):
            if "$ref" in value:
                yield value["$ref"]
            for inner in value.values():
                yield from references(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from references(inner)

    found = set(references(document))
    assert found
    assert {ref.removeprefix("#/$defs/") for ref in found} <= set(document["$defs"])


@pytest.mark.parametrize("name", tablee.game_names())
def test_whole_games_fit_the_schema(document: dict[str, Any], name: str) -> None:
    view, event, move = (check(document, document[section][name]) for section in ("views", "events", "moves"))
    game, chance = tablee.game(name), random.Random(4)
    table = game.deal(seed=4, **game.calm_options)
    while not table.is_over:
        seat = chance.choice(table.to_act)
        codes = table.legal_codes(seat)
        move.validate(msgspec.to_builtins(game.spell(codes[0])))
        for told in table.play_and_tell(seat, game.notation(chance.choice(codes))).values():
            for one in told:
                event.validate(msgspec.to_builtins(one))
        view.validate(json.loads(table.view(chance.choice([None, 0, 1])).to_json()))


def test_it_is_served_and_printed(shared: Served) -> None:
    with shared.client() as client:
        assert client.get("/api/socket-schema.json").json() == json.loads(socket_schema())
    printed = subprocess.run(
        [sys.executable, "-m", "tablee", "protocol-schema"], capture_output=True, text=True, check=True
    )
    assert json.loads(printed.stdout) == json.loads(msgspec.json.encode(schema()))
