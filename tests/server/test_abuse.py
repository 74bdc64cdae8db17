"""Whatever comes over a socket is refused with a code, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any, get_args

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.server.protocol.messages import AnyToServer
from tests.server.playing import key_in, lay
from tests.server.seated import Seated
from tests.server.sitting_down import arrive, new_guest, sit_down

HUGE = "x" * 20_000

BROKEN: list[tuple[bytes | str, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("nonsense", "bad-json"),
    ("[" * 5000, "bad-message"),
    (b"\xff\xfe", "bad-json"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ("{}", "bad-message"),
    ('{"type": "dance"}', "bad-message"),
    ('{"type": "watch"}', "bad-message"),
    ('{"type": "watch", "table": 5}', "bad-message"),
    ('{"type": "watch", "table": "", "after": -1}', "bad-message"),
    ('{"type": "watch", "table": "nowhere"}', "unknown-table"),
    ('{"type": "watch", "table": "nowhere", "more": 1}', "bad-message"),
    ('{"type": "do", "id": "a", "table": "t", "command": {"do": "fly"}}', "bad-message"),
    ('{"type": "do", "id": "a", "table": "t", "command": {"do": "play"}}', "bad-message"),
    ('{"type": "do", "id": "a", "table": "t", "command": {"do": "play", "move": ""}}', "bad-message"),
    ('{"type": "do", "id": "a", "table": "t", "command": {"do": "start"}}', "watch-first"),
    ('{"type": "say", "id": "a", "table": "t", "text": "hello"}', "watch-first"),
    ('{"type": "ping", "at": "now"}', "bad-message"),
]


@pytest.mark.parametrize(("text", "code"), BROKEN, ids=[repr(text)[:40] for text, _ in BROKEN])
def test_a_broken_message_is_refused_with_a_code_and_the_line_stays(shared, text, code):
    async def evening() -> None:
        one = await arrive(shared)
        await one._socket.send(text)
        await one.until(lambda: bool(one.refusals))
        assert [refusal["code"] for refusal in one.refusals] == [code]
        await one.say(type="ping", at=1.5)
        await one.until(lambda: any('"pong"' in heard for heard in one.heard))
        await one.close()

    asyncio.run(evening())


def test_a_huge_frame_ends_the_line_and_harms_nobody_else(shared):
    async def evening() -> None:
        ann, bob = await sit_down(shared, "district-noir", 2, [])
        rude = await arrive(shared)
        await rude._socket.send(HUGE)
        await rude.until(lambda: rude.is_lost)
        pieces = await arrive(shared)
        with contextlib.suppress(websockets.ConnectionClosed):  # it may be cut at any of them
            await pieces._socket.send("x" * 1000 for _ in range(40))
        await pieces.until(lambda: pieces.is_lost)
        mover = ann if ann.moves else bob
        await mover.do("play", move=mover.moves[0], expects=mover.number)
        for one in (ann, bob):
            await one.close()

    asyncio.run(evening())


def test_a_flood_is_refused_then_cut_and_a_game_beside_it_goes_on(served_strictly):
    async def evening() -> None:
        ann, bob = await sit_down(served_strictly, "district-noir", 2, [])
        rude = await arrive(served_strictly)
        for _ in range(200):  # too many at once: some are refused, and the line stays
            await rude._socket.send('{"type":"ping","at":1}')
        await rude.until(lambda: bool(rude.refusals))
        assert {refusal["code"] for refusal in rude.refusals} == {"too-fast"}
        assert not rude.is_lost

        async def flood() -> None:
            try:
                for _ in range(5_000):
                    await rude._socket.send('{"type":"ping","at":1}')
            except websockets.ConnectionClosed:
                pass

        flooding = asyncio.ensure_future(flood())
        for _ in range(6):
            mover = ann if ann.moves else bob
            number = mover.number
            await mover.do("play", move=mover.moves[0], expects=number)
            for one in (ann, bob):
                await one.until(lambda one=one, number=number: one.number > number)
        await flooding
        await rude.until(lambda: rude.is_lost)
        for one in (ann, bob):
            await one.close()

    asyncio.run(evening())


def test_nobody_gets_in_without_a_token_or_with_a_foreign_one(shared):
    async def evening() -> None:
        for token in ("", "nobody", "x" * 300):
            cookie = {"Cookie": f"tablee={token}"} if token else {}
            async with websockets.connect(
                shared.address.replace("http", "ws") + "/ws", additional_headers=cookie
            ) as line:
                assert json.loads(await line.recv())["code"] == "sign-in-first"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd.code == 1008

    asyncio.run(evening())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_may_not_open_a_socket(shared, origin):
    async def evening() -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Seated(shared.address, new_guest(shared)).connect(Origin=origin)
        assert refused.value.response.status_code == 403

    asyncio.run(evening())


def test_our_own_pages_may(shared):
    async def evening() -> None:
        one = await Seated(shared.address, new_guest(shared)).connect(Origin=shared.address)
        await one.close()

    asyncio.run(evening())


def test_a_private_table_opens_to_its_links_only(shared):
    async def evening() -> None:
        host = await arrive(shared)
        with shared.client(Cookie=f"tablee={host.token}") as client:
            laid = lay(client)
        watch, seat = key_in(laid["links"]["watch"]), key_in(laid["links"]["seat"])
        stranger = await arrive(shared)
        for key in ("", "wrong"):
            await stranger.watch(laid["table"], key)
        assert {refusal["code"] for refusal in stranger.refusals} == {"private-table"}
        await stranger.watch(laid["table"], watch)
        refused = await stranger.ask("join")
        assert refused["code"] == "watch-only"
        friend = await arrive(shared)
        await friend.watch(laid["table"], seat)
        await friend.do("join")
        assert (await friend.ask("start"))["code"] == "host-only"
        assert (await stranger.ask("play", move="take"))["code"] == "no-seat"
        for one in (host, stranger, friend):
            await one.close()

    asyncio.run(evening())


def test_moves_out_of_turn_and_nonsense_moves_change_nothing(shared):
    async def evening() -> None:
        ann, bob = await sit_down(shared, "district-noir", 2, [])
        mover, waiter = (ann, bob) if ann.moves else (bob, ann)
        before = waiter.number
        assert (await waiter.ask("play", move="take"))["code"] == "not-your-turn"
        assert (await mover.ask("play", move="castle"))["code"] == "bad-notation"
        assert (await mover.ask("play", move="\u0000"))["code"] == "bad-notation"
        assert (await mover.ask("play", move=mover.moves[0], expects=before - 1))["code"] == "out-of-date"
        assert ann.number == bob.number == before
        await mover.do("play", move=mover.moves[0], expects=before)
        for one in (ann, bob):
            await one.close()

    asyncio.run(evening())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def nearly_right(draw: st.DrawFn) -> Any:
    """A message of the right shape with something wrong in it, most of the time."""
    message = draw(st.sampled_from(SHAPES)).copy()
    for _ in range(draw(st.integers(0, 3))):
        key = draw(st.sampled_from(sorted(message)) | st.text(max_size=6))
        message[key] = draw(anything)
    return message


SHAPES: list[dict[str, Any]] = [
    {"type": "watch", "table": "TABLE", "after": 1, "key": ""},
    {"type": "unwatch", "table": "TABLE"},
    {"type": "say", "id": "1", "table": "TABLE", "text": "hm"},
    {"type": "ask-hint", "id": "1", "table": "TABLE"},
    {"type": "why-not", "id": "1", "table": "TABLE", "move": "take", "expects": 3},
    {"type": "ping", "at": 1.0},
    *(
        {"type": "do", "id": "1", "table": "TABLE", "command": {"do": do}}
        for do in ("join", "start", "resign")
    ),
    {"type": "do", "id": "1", "table": "TABLE", "command": {"do": "play", "move": "take", "expects": 3}},
    {"type": "do", "id": "1", "table": "TABLE", "command": {"do": "seat-bot", "bot": "exec:rm", "seat": 1}},
]


@given(messages=st.lists(nearly_right(), min_size=1, max_size=12))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_said_gets_an_answer_and_the_next_word_is_heard(shared, messages):
    async def evening() -> None:
        host = await arrive(shared)
        with shared.client(Cookie=f"tablee={host.token}") as client:
            table = lay(client)["table"]
        await host.watch(table)
        for message in messages:
            await host._socket.send(json.dumps(message).replace("TABLE", table))
        await host.say(type="ping", at=4242.5)
        await host.until(lambda: any('"at":4242.5' in heard for heard in host.heard))
        assert not any('"server-error"' in heard for heard in host.heard)
        await host.close()

    asyncio.run(evening())


def test_every_kind_of_message_is_tried(shared):
    known = {shape["type"] for shape in SHAPES}
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyToServer)}
    assert known == kinds


def test_commands_of_all_sorts_by_all_sorts_of_people_break_nothing(shared):
    async def evening() -> None:
        rng = random.Random(3)
        ann, bob = await sit_down(shared, "district-noir", 2, [])
        stranger = await arrive(shared)
        await stranger.watch(ann.table_id, ann.watch_key or bob.watch_key)
        commands: list[dict[str, Any]] = [
            {"do": "join"},
            {"do": "leave"},
            {"do": "start"},
            {"do": "seat-bot", "bot": "club"},
            {"do": "clear", "seat": 1},
            {"do": "pass-host", "seat": 0},
            {"do": "ask-undo"},
            {"do": "answer-undo", "agrees": False},
            {"do": "ask-pause"},
            {"do": "answer-pause", "agrees": True},
            {"do": "resume"},
            {"do": "hold-seat", "seat": 1},
            {"do": "take-back"},
            {"do": "show-hand", "is_shown": True},
            {"do": "ask-rematch"},
            {"do": "play", "move": "take"},
        ]
        for _ in range(120):
            one = rng.choice([ann, bob, stranger])
            command = dict(rng.choice(commands))
            answer = await one.ask(command.pop("do"), **command)
            assert answer["type"] in ("news", "done", "refused")
            assert answer.get("code") != "server-error", answer
        for one in (ann, bob, stranger):
            await one.close()

    asyncio.run(evening())
