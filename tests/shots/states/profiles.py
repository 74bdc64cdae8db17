"""Profiles and ladders of people who have played rated games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.server.serving import Served
from tests.shots.people import Guest, is_asked, is_over, lay_table
from tests.shots.shot import Shot

RATED: dict[str, Any] = {
    "is_rated": True,
    "is_public": True,
    "hints": False,
    "when_out": "forfeit",
    "clock": {"clock": "live", "bank": 7200, "increment": 120},
}
GAMES = ("district-noir", "panik", "noxford")


def shots(served: Served) -> Iterator[Shot]:
    yield Shot("you-newcomer", "/you", Guest(served, ""), whole=True)
    yield Shot("ladder-nobody", "/ladder/panik", whole=True)
    ana, ben, chloe = Guest(served, "Ana"), Guest(served, "Benoît"), Guest(served, "Chloé")
    for number in range(9):
        other = (ben, chloe)[number % 2]
        table = lay_table([ana, other], GAMES[number // 4], 2, **RATED)
        (other if number % 3 else ana).do(table.table, "resign")
    for name in GAMES:
        lay_table([ana], name, 2).play_until(is_over)
    lay_table([ana], "noxford", 2).play_until(is_asked)
    person = ana.client.get("/api/me").json()["id"]
    yield Shot("you", "/you", ana, whole=True)
    yield Shot("you-screen", "/you", ana)
    yield Shot("player", f"/player/{person}", ben, whole=True)
    yield Shot("player-unknown", "/player/nobody-here", is_missing=True)
    yield Shot("ladder", f"/ladder/{GAMES[0]}", ana, whole=True)
