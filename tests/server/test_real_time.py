"""Attack of the Jelly Monster against the clock, over a real socket, in real seconds."""

from __future__ import annotations

import asyncio
import itertools

from tablee.server.sessions.entry_log import folded
from tests.server.seated import Seated
from tests.server.sitting_down import sit_down


def my_roll(one: Seated) -> list[int]:
    return list(one.view["players"][one.view["seat"]]["roll"] or [])


def clock_of(one: Seated) -> list[dict]:
    return [told for told in one.told if told["entry"].get("by") == "clock"]


def placed_by_bots(one: Seated) -> list[dict]:
    return [
        told for told in one.told if told["entry"].get("by") == "bot" and told["entry"]["move"] != "ready"
    ]


def test_a_round_runs_on_the_servers_clock_and_refuses_what_comes_too_early(shared):
    async def evening() -> None:
        (ann,) = await sit_down(
            shared, "jelly-monster", 1, ["master", "expert"], options={"form": "live", "pace": "lively"}
        )
        refused = await ann.ask("play", move="1@a")
        assert refused["type"] == "refused", "nothing before everybody is ready"
        await ann.do("play", move="ready")
        # Count-down: by the server's clock, not before its time.
        await ann.until(lambda: ann.view["phase"] == "round")
        ready_at = next(one["at"] for one in ann.told if one["entry"].get("move") == "ready")
        began = clock_of(ann)[-1]
        assert began["at"] - ready_at >= 2_900
        # A roll tumbles for the pace: acting before is refused, with the reason, and changes nothing.
        await ann.until(lambda: len(my_roll(ann)) == 7)
        number = ann.number
        answers = [await ann.ask("play", move="pass") for _ in range(8)]  # one of them is early enough
        early = [answer for answer in answers if answer["type"] == "refused"]
        assert early
        assert {answer["code"] for answer in early} == {"not-settled"}
        assert len(my_roll(ann)) == 7
        placed = 0
        while placed < 2:
            await asyncio.sleep(0.65)
            answer = await ann.ask("play", move=f"{my_roll(ann)[0]}@a")
            if answer["type"] == "refused":
                assert answer["code"] in ("not-settled", "blocked", "not-in-roll"), answer
            else:
                placed += 1
        # Bots act in the meantime, at their own pace, never faster than a roll settles.
        await ann.until(lambda: len(placed_by_bots(ann)) >= 4)
        for seat in (1, 2):
            times = [one["at"] for one in placed_by_bots(ann) if one["entry"]["seat"] == seat]
            assert all(later - earlier >= 590 for earlier, later in itertools.pairwise(times))
        assert ann.number > number
        await ann.do("resign")
        await ann.until(lambda: ann.is_over)
        session = shared.services.registry.sessions[ann.table_id]
        await ann.close()
        again = shared.inside(session.live.cell.tobytes)
        rows = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(shared.services.store.entries(ann.table_id), shared.loop)
        )
        assert folded(rows).cell.tobytes() == again, "the log with its times is the game"

    asyncio.run(evening())
