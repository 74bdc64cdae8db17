"""All that goes over a socket as one JSON schema, from which the browser's types are made."""

from __future__ import annotations

import functools
from typing import Any, Union

import msgspec

from tablee.engine.messages import Event, Move, View
from tablee.engine.registry import game_names
from tablee.i18n.view_schema import kinds_of
from tablee.server.protocol.messages import PROTOCOL, AnyToClient, AnyToServer


@functools.cache
def socket_schema() -> bytes:
    """The schema as JSON text."""
    return msgspec.json.encode(schema())


def schema() -> dict[str, Any]:
    """Messages both ways; and by game its views, events and moves, which messages hold."""
    names = game_names()
    kinds = [
        ("to_server", AnyToServer),
        ("to_client", AnyToClient),
        *((f"views/{name}", _any(View, name)) for name in names),
        *((f"events/{name}", _any(Event, name)) for name in names),
        *((f"moves/{name}", _any(Move, name)) for name in names),
    ]
    found, definitions = msgspec.json.schema_components(
        [kind for _, kind in kinds], ref_template="#/$defs/{name}"
    )
    document: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tablée socket protocol {PROTOCOL}",
    }
    for (place, _), one in zip(kinds, found, strict=True):
        section, _, name = place.partition("/")
        if name:
            document.setdefault(section, {})[name] = one
        else:
            document[section] = one
    document["$defs"] = definitions
    return document


def _any(base: type[msgspec.Struct], name: str) -> Any:
    return Union[tuple(kinds_of(base, name))]  # noqa: UP007 - made of a list
