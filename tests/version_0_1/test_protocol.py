"""Nothing that version 0.1 said or understood has gone: types have only been added to, messages are valid."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonschema_rs
import pytest

from tablee.engine.messages import Event, Move, View
from tablee.server.protocol.messages import read_message
from tablee.server.protocol.schema import socket_schema
from tests.version_0_1 import kept
from tests.version_0_1.additions import Comparison

THEN: dict[str, Any] = kept.document("schema.json")
NOW: dict[str, Any] = json.loads(socket_schema())
READ = ("to_server", "moves")  # what clients send; the rest is what they are sent


def broken(then: dict[str, Any], now: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for section in ("to_server", "to_client", "views", "events", "moves"):
        comparison = Comparison(then, now, is_read=section in READ)
        parts = [("", then[section], now[section])]
        if section in ("views", "events", "moves"):
            parts = [(name, part, now[section].get(name, {})) for name, part in then[section].items()]
        for name, part, part_now in parts:
            found += comparison.broken(part, part_now, f"{section}{name and '/'}{name}")
    return found


def test_the_socket_s_types_differ_by_nothing_but_additions() -> None:
    assert broken(THEN, NOW) == []


def of(document: dict[str, Any], tag: str) -> dict[str, Any]:
    """The type of the messages that have this tag."""
    [found] = [
        one
        for one in document["$defs"].values()
        if one.get("properties", {}).get("type", {}).get("enum") == [tag]
    ]
    return dict(found)


def _remove(document: dict[str, Any]) -> None:
    of(document, "news")["properties"].pop("clocks")


def _rename_a_tag(document: dict[str, Any]) -> None:
    of(document, "here")["properties"]["type"]["enum"] = ["presence"]


def _change_a_type(document: dict[str, Any]) -> None:
    of(document, "pong")["properties"]["at"]["type"] = "string"


def _make_it_optional(document: dict[str, Any]) -> None:
    of(document, "welcome")["required"].remove("build")


def _require_more(document: dict[str, Any]) -> None:
    of(document, "ping")["required"].append("token")


def _narrow(document: dict[str, Any]) -> None:
    of(document, "say")["properties"]["text"]["maxLength"] = 100


def _drop_a_game(document: dict[str, Any]) -> None:
    document["views"].pop(next(iter(document["views"])))


@pytest.mark.parametrize(
    "change",
    [_remove, _rename_a_tag, _change_a_type, _make_it_optional, _require_more, _narrow, _drop_a_game],
)
def test_what_would_break_somebody_is_noticed(change: Any) -> None:
    changed = copy.deepcopy(THEN)
    change(changed)
    assert len(broken(THEN, changed)) == 1


def test_an_addition_breaks_nobody() -> None:
    changed = copy.deepcopy(THEN)
    of(changed, "news")["properties"]["mood"] = {"type": "string"}
    of(changed, "ping")["properties"]["mood"] = {"type": "string"}
    changed["$defs"]["Dance"] = {"type": "object", "properties": {"type": {"enum": ["dance"]}}}
    changed["to_client"]["anyOf"].append({"$ref": "#/$defs/Dance"})
    assert broken(THEN, changed) == []


def test_every_message_of_that_evening_is_still_understood() -> None:
    said = kept.messages("said.jsonl")
    assert {json.loads(text)["type"] for text in said} == {
        "watch",
        "unwatch",
        "do",
        "say",
        "ask-hint",
        "ping",
    }
    for text in said:
        read_message(text)


def test_every_message_that_was_sent_is_one_that_could_be_sent_today() -> None:
    games_own = {kind.__name__: {} for kind in (View, Event, Move)}  # these are checked game by game below
    message = jsonschema_rs.validator_for({**NOW["to_client"], "$defs": {**NOW["$defs"], **games_own}})
    own = {
        (section, game): jsonschema_rs.validator_for({**part, "$defs": NOW["$defs"]})
        for section in ("views", "events", "moves")
        for game, part in NOW[section].items()
    }
    games = {table: one["state"]["settings"]["game"] for table, one in kept.document("expected.json").items()}
    heard = [json.loads(text) for text in kept.messages("heard.jsonl")]
    assert {one["type"] for one in heard} >= {"welcome", "table", "news", "refused", "hint", "here", "said"}
    for one in heard:
        message.validate(one)
        game = games.get(one.get("table", ""), "")
        for view in (one.get("view"), *one.get("shown", ())):
            if view is not None:
                own["views", view["game"]].validate(view)
        for told in (*one.get("told", ()), *one.get("missed", ())):
            for event in told["events"]:
                own["events", game].validate(event)
