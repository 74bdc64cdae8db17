"""Characters that a database cannot keep, or that would disturb what others read."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.serving import Served
from tests.server.sitting_down import arrive, sit_down

BAD = ["\0", "a\0b", "bell\7", "\x1b[31m", "two\nlines", "\u2028", "\u202egnp.exe", "\x7f", "\x85"]
GOOD = ["hé !", "👩‍👩‍👧‍👦", "שלום", "日本語", "{ $name }", "<b>", "ｅ́ ‌x"]


def test_what_is_said_is_kept_as_it_is_or_refused_with_a_code(served: Served) -> None:
    async def evening() -> None:
        [ann] = await sit_down(served, "district-noir", 1, ["novice"])
        for number, text in enumerate(BAD):
            await ann.say(type="say", id=f"b{number}", table=ann.table_id, text=text)
        await ann.until(lambda: len(ann.refusals) == len(BAD))
        assert {refusal["code"] for refusal in ann.refusals} == {"bad-text"}
        for number, text in enumerate(GOOD):
            await ann.say(type="say", id=f"g{number}", table=ann.table_id, text=text)
            await ann.until(lambda number=number: len(ann.chat) == number + 1)
        assert [line["text"] for line in ann.chat] == GOOD
        await ann.close()

    asyncio.run(evening())


@pytest.mark.parametrize("text", BAD, ids=ascii)
def test_names_and_logins_are_refused_with_a_code(shared: Served, text: str) -> None:
    with shared.person() as ann:
        if text.strip():
            assert ann.patch("/api/me", json={"name": f"A{text}z"}).json()["code"] == "bad-name"
        body = {"login": f"ann{text}ann", "password": "correct horse"}
        assert ann.post("/api/me/login", json=body).json()["code"] == "bad-login"
        signing = {"login": f"ann{text}ann", "password": "x\0y"}
        assert ann.post("/api/sign-in", json=signing).json()["code"] == "bad-login"


def test_a_table_that_cannot_be_called_so_is_unknown(served: Served) -> None:
    async def evening() -> None:
        one = await arrive(served)
        for name in ("a\0b", "A", "../x", "ä"):
            before = len(one.refusals)
            await one.say(type="watch", table=name, after=None, key="k\0")
            await one.until(lambda before=before: len(one.refusals) > before)
        assert {refusal["code"] for refusal in one.refusals} == {"unknown-table"}
        await one.close()

    asyncio.run(evening())
