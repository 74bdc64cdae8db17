"""District Noir at the table."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, Laid, Seen, is_asked, is_over, lay_table, reach
from tests.shots.shot import Shot

GAME = "district-noir"


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")

    def late(seen: Seen) -> bool:
        return seen["view"]["round_no"] >= 3 and len(seen["view"]["line"]) >= 6

    def fresh() -> Laid:
        return lay_table([ana, ben], GAME, 2, clock={"clock": "live"})

    played = reach(fresh, lambda seen: late(seen) and is_asked(seen))
    yield Shot("mover", played.path, ana)
    yield Shot("waiter", played.path, ben)
    yield Shot("spectator", played.watch_path, Guest(served, "Chloé"))
    yield from tables.around(played, ana, ben)
    over = reach(fresh, is_over)
    yield from tables.after(over, ana, ben)
    bots = lay_table([ana], GAME, 2)
    bots.play_until(is_asked)
    yield Shot("first-move", bots.path, ana)
    yield Shot("hints", bots.path, ana, tables.ask_for_hints)
