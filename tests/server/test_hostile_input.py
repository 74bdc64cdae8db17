"""Whatever is sent, in any field of the API, the socket or a record: an answer with a code, never a failure.

The fields are those that the server's own documents name (OpenAPI, the socket's schema), so a new one is
tried as soon as it is there.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.records import read_record, write_record
from tablee.server.protocol.schema import socket_schema
from tests.server.openapi_document import document
from tests.server.playing import lay
from tests.server.seated import Seated
from tests.server.serving import Served, serving

EXAMPLES = 1_000 if "TABLEE_SOAK" in os.environ else 40
QUICKLY = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))

# As they stand in JSON text, so that also those are tried that Python would not write.
NASTY = st.sampled_from(
    [
        "null",
        "true",
        "[]",
        "{}",
        '""',
        "-1",
        "1e400",
        "-0.0",
        "1.5",
        "NaN",
        "9223372036854775808",
        "1" * 4_400,
        "-" + "9" * 400,
        '"' + "9" * 4_400 + '"',
        r'"\ud800"',
        r'"\udfff\ud800"',
        r'"a\u0000b"',
        r'"\u202e\u2028"',
        r'"\u3164"',
        r'"\u001b[31m"',
        '"' + "x" * 100_000 + '"',
        '"' + "é" * 201 + '"',
        "[" * 3_000 + "]" * 3_000,
        '{"a":' * 500 + "1" + "}" * 500,
        '"../../etc/passwd"',
        '"%s{0}{ $name }"',
        '{"__proto__": 1}',
        "[[[[1]]]]",
    ]
)
NASTY_BYTES = st.sampled_from(
    [
        b"",
        b"\xff",
        b"\xed\xa0\x80",
        b"\x00",
        b"9" * 4_400,
        b"-1",
        b"x" * 5_000,
        b"1e9",
        b"\xe3\x85\xa4",
        b"../x",
    ]
) | st.binary(max_size=12)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hostile")
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.store.passwords._hasher", quick)
        with serving(f"sqlite:///{folder}/t.db", tables_per_person=100_000, messages_at_once=1e6) as served:
            yield served


@pytest.fixture(scope="module")
def known(server: Served) -> Iterator[tuple[httpx.Client, str]]:
    with server.person("Sam") as client:
        table = lay(client, bots=["novice"], start=True)["table"]
        yield client, table


Someone = tuple[httpx.Client, str]  # and their table


@pytest.fixture(scope="module")
def anybody(server: Served) -> Iterator[Callable[[], Someone]]:
    """Somebody with a table. Who was made to sign out or to erase themselves is followed by another."""
    with ExitStack() as people:
        last: list[Someone] = []

        def one() -> Someone:
            if not last or last[-1][0].get("/api/me/devices").status_code != 200:
                client = people.enter_context(server.person("Sam"))
                last.append((client, lay(client, bots=["novice"], start=True)["table"]))
            return last[-1]

        yield one


@pytest.fixture(scope="module")
def fresh(server: Served) -> Iterator[httpx.Client]:
    """Somebody without a past, as long as their cookies are cleared."""
    with server.client() as client:
        yield client


@cache
def operations() -> list[tuple[str, str, dict[str, Any]]]:
    """Every method of every path, as the document describes it."""
    return [
        (method.upper(), path, operation)
        for path, item in document()["paths"].items()
        for method, operation in item.items()
    ]


def spoilt(schema: dict[str, Any], definitions: dict[str, Any], draw: st.DrawFn, wrong: int) -> str:
    """JSON text that fits a schema, but for one part in `wrong`."""
    if draw(st.integers(0, wrong)) == 0:
        return draw(NASTY)
    if "$ref" in schema:
        return spoilt(definitions[schema["$ref"].rsplit("/", 1)[1]], definitions, draw, wrong)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return spoilt(draw(st.sampled_from(schema[several])), definitions, draw, wrong)
    if "enum" in schema or "const" in schema:
        return json.dumps(draw(st.sampled_from(schema.get("enum", [schema.get("const")]))))
    if "properties" in schema or schema.get("type") in ("object", "array"):
        return spoilt_whole(schema, definitions, draw, wrong)
    return draw(PLAIN.get(schema.get("type", ""), TEXT))


def spoilt_whole(schema: dict[str, Any], definitions: dict[str, Any], draw: st.DrawFn, wrong: int) -> str:
    """The same for what has parts."""
    if schema.get("type") == "array":
        one = schema.get("items") or {"type": "string"}
        return f"[{', '.join(spoilt(one, definitions, draw, wrong) for _ in range(draw(st.integers(0, 2))))}]"
    fields = [
        f"{json.dumps(name)}: {spoilt(field, definitions, draw, wrong)}"
        for name, field in schema.get("properties", {}).items()
        if name in schema.get("required", ()) or draw(st.booleans())
    ]
    return f"{{{', '.join(fields)}}}"


TEXT = st.sampled_from(["club", "district-noir", "take", "a", "Ann Other"]).map(json.dumps)
NUMBER = st.integers(0, 7).map(str)
PLAIN = {"boolean": st.sampled_from(["true", "false"]), "integer": NUMBER, "number": NUMBER}


@given(data=st.data())
@QUICKLY
def test_no_field_of_the_api_breaks_the_server(anybody, fresh: httpx.Client, data: st.DataObject) -> None:
    client, table = anybody()
    method, path, operation = data.draw(st.sampled_from(operations()), label="operation")
    definitions = document_definitions()
    query = []
    for parameter in operation.get("parameters", ()):
        value = data.draw(NASTY_BYTES | st.sampled_from([table.encode(), b"district-noir", b"1"]))
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", quote_from_bytes(value, safe="") or "x")
        else:
            query.append(f"{parameter['name']}={quote_from_bytes(value, safe='')}")
    headers = (
        {}
        if path.startswith(("/api/sign", "/api/me/reset"))
        else {"cookie": f"tablee={client.cookies['tablee']}"}
    )
    body = b""
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" in content:
        schema = content["application/json"]["schema"]
        body = data.draw(st.composite(lambda draw: spoilt(schema, definitions, draw, 8))()).encode()
        headers["content-type"] = "application/json"
    fresh.cookies.clear()
    check_answer(fresh.request(method, f"{path}?{'&'.join(query)}", content=body, headers=headers))


def check_answer(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["code"], answer.text
        assert len(answer.content) < 5_000, "what was sent does not come back whole"


@cache
def document_definitions() -> dict[str, Any]:
    found: dict[str, Any] = document()["components"]["schemas"]
    return found


@given(
    header=st.sampled_from(["cookie", "accept-language", "user-agent", "origin", "x-forwarded-for", "host"]),
    value=NASTY_BYTES,
)
@QUICKLY
def test_no_header_breaks_the_server(fresh: httpx.Client, header: str, value: bytes) -> None:
    clean = bytes(byte for byte in value if byte >= 32 and byte != 127)  # others end the connection
    if header == "cookie":
        clean = b"tablee=" + clean
    for path in ("/api/me", "/api/me/devices", "/", "/api/nowhere"):
        fresh.cookies.clear()
        assert fresh.get(path, headers=[(header.encode(), clean.strip())]).status_code < 500


@given(data=st.data())
@QUICKLY
def test_no_field_of_a_message_breaks_a_socket(server: Served, known, data: st.DataObject) -> None:
    client, table = known
    document = json.loads(socket_schema())
    kinds = document["to_server"].get("anyOf") or [document["to_server"]]
    schema = {"anyOf": kinds}
    several = st.composite(lambda draw: spoilt(schema, document["$defs"], draw, 8))()
    texts = [
        text.replace('"club"', f'"{table}"') for text in data.draw(st.lists(several, min_size=1, max_size=5))
    ]

    async def evening() -> None:
        line = await Seated(server.address, str(client.cookies["tablee"])).connect()
        await line.watch(table)
        for text in texts:
            if len(text) < 16_000:  # a larger one ends the line, which is another test
                await line._socket.send(text)
        await line.say(type="ping", at=4242.5)
        await line.until(lambda: any('"at":4242.5' in heard for heard in line.heard))
        assert not any('"server-error"' in heard or '"unwritable"' in heard for heard in line.heard)
        await line.close()

    asyncio.run(evening())


@cache
def a_record() -> str:
    played = tablee.game("district-noir").deal(seats=2, secret=bytes(32))
    for _ in range(4):
        seat = played.to_act[0]
        played.play(seat, played.legal_moves(seat)[0])
    return write_record(played)


@given(data=st.data())
@QUICKLY
def test_no_record_breaks_the_server(server: Served, known, data: st.DataObject) -> None:
    client, _ = known
    lines = a_record().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        line, nasty = lines[number], data.draw(NASTY)
        if line.startswith("[") and " " in line:
            line = f"{line.split(' ')[0]} {nasty}]"
        else:
            parts = line.split(" ")
            parts[data.draw(st.integers(0, len(parts) - 1))] = nasty.strip('"')
            line = " ".join(parts)
        lines[number] = line
    if data.draw(st.booleans()):
        lines.insert(0, f'[Players [{data.draw(NASTY)}, "Bob"]]')
    answer = client.post("/api/records", content="\n".join(lines).encode("utf-8", "replace"))
    check_answer(answer)
    if answer.status_code == 201:
        kept = client.get(f"/api/records/{answer.json()['record']}")
        assert kept.status_code == 200
        read_record(kept.text)
        assert client.get(f"/api/records/{answer.json()['record']}/replay").status_code == 200


@pytest.mark.parametrize(
    ("what", "by"),
    [
        ("1. ", "9" * 4_400 + ". "),
        ("2. ", "²" * 3 + ". "),
        ("\n1. ", "\n١. "),
        ("[Seats 2]", f"[Seats {'9' * 4_400}]"),
        ("[Seats 2]", "[Seats 1e400]"),
        ("[Seats 2]", "[Seats NaN]"),
        ("[Seats 2]", f"[Seats {'[' * 50_000}]"),
        ("[Seats 2]", '[Seats 2]\n[Players ["\\ud800", "Bob"]]'),
        ("[Seats 2]", f'[Seats 2]\n[Players ["{"x" * 100_000}", "Bob"]]'),
        ("[Seats 2]", '[Seats 2]\n[Players ["a\\u0000b", "Bob"]]'),
        ("[Seats 2]", '[Seats 2]\n[Players ["\\u202eadA", "Bob"]]'),
        ("\n\n", f"\n\n1. 0 {'x' * 1000}\n"),
        ("\n\n", f"\n\n1. 0 take @{'9' * 4_400}\n"),
    ],
    ids=range(13),
)
def test_records_that_broke_servers_are_refused_with_a_code(
    server: Served, known, what: str, by: str
) -> None:
    client, _ = known
    text = a_record()
    assert what in text
    answer = client.post("/api/records", content=text.replace(what, by, 1).encode())
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), answer.text
