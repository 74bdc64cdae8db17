"""Games made ready before anybody waits for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading

import pytest

import tablee
from tablee.bots import precompile as bots_warming
from tablee.bots.bot import RandomBot
from tablee.server.ops import precompile
from tablee.server.ops.precompile import Precompiler
from tablee.server.services import Services
from tests.server.playing import lay
from tests.server.serving import Served

CHILD = "import sys; print('compiled', sys.argv[1:])"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Warming that compiles nothing, and tells what it would have done."""
    done: list[str] = []

    def command(name: str) -> list[str]:
        done.append(f"child {name}")
        return [sys.executable, "-c", CHILD, name]

    monkeypatch.setattr(precompile, "is_in_cache", lambda name: name == "panik")
    monkeypatch.setattr(precompile, "can_be_kept", lambda: True)
    monkeypatch.setattr(precompile, "child_command", command)
    monkeypatch.setattr(precompile, "warm", lambda name: done.append(f"load {name}"))
    return done


def run(games: list[str]) -> tuple[list[str], Precompiler]:
    said: list[str] = []

    async def go() -> Precompiler:
        warm = Precompiler(games, said.append)
        assert not any(map(warm.is_ready, games))
        await asyncio.wait_for(warm.run(), 60)
        for game in games:
            await warm.ready(game)
        return warm

    return said, asyncio.run(go())


def test_what_is_missing_is_compiled_by_children_then_everything_is_loaded(quick: list[str]) -> None:
    games = ["panik", "district-noir", "noxford"]
    said, warm = run(games)
    assert said == ["compiling", "ready"]
    assert sorted(quick) == sorted(
        ["child noxford", "child district-noir", *(f"load {name}" for name in games)]
    )
    assert quick.index("child district-noir") < quick.index("child noxford")
    assert all(map(warm.is_ready, games))


def test_nothing_is_said_of_compiling_when_all_is_there(quick: list[str]) -> None:
    said, _ = run(["panik"])
    assert said == ["ready"]
    assert quick == ["load panik"]


def test_a_cache_that_cannot_be_written_to(quick: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompile, "can_be_kept", lambda: False)
    said, _ = run(["noxford"])
    assert said == ["not-kept", "ready"]
    assert quick == ["load noxford"]


def test_a_game_that_cannot_be_made_ready_does_not_hold_up_the_others(
    quick: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise RuntimeError(name)

    monkeypatch.setattr(precompile, "warm", fail)
    monkeypatch.setattr(
        precompile, "child_command", lambda name: [sys.executable, "-c", "raise SystemExit(3)"]
    )
    said, warm = run(["noxford", "panik"])
    assert said == ["compiling", "ready"]
    assert warm.is_ready("noxford")


def test_stopping_ends_the_children(quick: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
    monkeypatch.setattr(precompile, "child_command", lambda name: sleeping)

    async def go() -> int | None:
        warm = Precompiler(["noxford"])
        task = asyncio.ensure_future(warm.run())
        while not warm._children:
            await asyncio.sleep(0.01)
        (child,) = warm._children
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return await asyncio.wait_for(child.wait(), 10)

    assert asyncio.run(go()) != 0


def test_a_start_waits_for_its_game_and_nothing_else_does(served: Served) -> None:
    held = _hold_back(served.services, "panik")
    with served.person() as ann:
        assert ann.get("/health").json()["games"]["panik"] is False
        waiting = threading.Thread(
            target=lambda: lay(ann, "panik", bots=["novice"], start=True), name="waiting", daemon=True
        )
        waiting.start()
        with served.person() as bob:
            for _ in range(3):
                assert lay(bob, bots=["novice"], start=True)["number"] >= 4
        assert waiting.is_alive()
        held()
        waiting.join(30)
        assert not waiting.is_alive()


def _hold_back(services: Services, game: str):
    """Whoever needs this game waits, until what is given back is called."""
    warm = Precompiler([game])
    services.precompiler = warm
    loop = next(iter(services.background._tasks)).get_loop()
    return lambda: loop.call_soon_threadsafe(warm._waiting[game].set)


def test_the_child_leaves_word_when_a_game_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(bots_warming, "warm", lambda name: None)
    assert bots_warming.can_be_kept()
    assert not bots_warming.is_in_cache("panik")
    bots_warming.main(["panik"])
    assert bots_warming.is_in_cache("panik")
    assert not bots_warming.is_in_cache("noxford")


def test_a_bot_at_a_text_table_waits_for_its_search_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = threading.Event()
    monkeypatch.setattr(bots_warming, "prepare", lambda game: may_go_on.wait(60))
    said: list[str] = []
    game = tablee.game("district-noir")

    def say() -> None:
        said.append("wait")
        may_go_on.set()

    bot = bots_warming.PrecompiledBot(RandomBot("random", game), say)
    table = game.deal(seed=1)
    seat = table.to_act[0]
    assert bot.choose(table.view_of(seat), seed=1) in table.legal_moves(seat)
    assert bot.choose(table.view_of(seat), seed=2) in table.legal_moves(seat)
    assert said == ["wait"]


_LEFT = """
import dataclasses
from tablee.bots.precompile import warm
from tablee.engine.registry import game, game_names

for name in game_names():
    warm(name)
    rules = game(name).compiled_rules
    print(*(rule.name for rule in dataclasses.fields(rules) if not getattr(rules, rule.name).signatures))
"""


def test_a_warm_game_has_nothing_left_to_compile() -> None:
    """Or whoever brings the first record stops the whole server while `step_through` is compiled."""
    done = subprocess.run([sys.executable, "-c", _LEFT], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {"playout"}, "which only benches go through"
