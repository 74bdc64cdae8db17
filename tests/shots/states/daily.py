"""The daily deal: before anything is played, with a game under way, and beside everybody's results."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tests.server.serving import Served
from tests.shots.people import Guest, middle_move
from tests.shots.shot import Shot

GAMES = ("district-noir", "panik")
PATIENCE_S = 300


def begin(guest: Guest, game: str) -> str:
    answer = guest.client.post(f"/api/daily/{game}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def finish(guest: Guest, game: str) -> str:
    table = begin(guest, game)
    until = time.monotonic() + PATIENCE_S
    while guest.look(table)["state"]["status"] != "over":
        assert time.monotonic() < until
        if not guest.play(table, middle_move):
            time.sleep(0.02)
    return table


def shots(served: Served) -> Iterator[Shot]:
    ana, ben, chloe = Guest(served, "Ana"), Guest(served, "Benoît"), Guest(served, "Chloé")
    yield Shot("new", "/daily", chloe, whole=True)
    for game in GAMES:
        table = finish(ana, game)
    ben.do(begin(ben, GAMES[0]), "resign")
    begin(ana, "noxford")
    until = time.monotonic() + PATIENCE_S
    while any(
        deal["state"] == "done" and deal["percentile"] is None
        for deal in ana.client.get("/api/daily").json()["deals"]
    ):
        assert time.monotonic() < until
        time.sleep(0.2)
    yield Shot("played", "/daily", ana, whole=True)
    yield Shot("played-screen", "/daily", ana)
    yield Shot("home", "/", ana)
    yield Shot("at-the-end", f"/t/{table}", ana)
    yield Shot("no-day", "/daily/2020-01-01", ana, is_missing=True)
