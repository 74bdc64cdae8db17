"""Nobody peeks, whatever is done at a table and in whatever order: over all commands, in all games there are.

Two properties. In worlds that differ only in what a viewer may not know, all that this viewer ever receives
is the same. And what was taken back has shown nobody a card of somebody who did not agree to it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

import tablee
from tablee.server.ops.config import Config
from tablee.server.services import Services
from tablee.store import Store
from tablee.tables.commands import (
    AnswerUndo,
    AnyCommand,
    AskRematch,
    AskUndo,
    HoldSeat,
    Join,
    Play,
    SeatBot,
    Start,
)
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock
from tests.support import SOAK, examples, tables_to_lay
from tests.tables.anything import any_command
from tests.tables.evening import EIGHT_PM
from tests.tables.worlds import Worlds

WORLDS = examples(4, 8)
JUDGED = examples(6, 24)  # worlds that every undo is judged in, for every viewer
CLOCKS = [NoClock(), LiveClock(bank=10, increment=2, short=5), RelaxedClock(days=1)]
WAITS = [0, 400, 5_000, 61_000, 25 * 60 * 60 * 1000]
SEED = st.integers(0, 2**16)


class Peeking(RuleBasedStateMachine):
    """An evening at one table in several worlds. `game` is set below, one machine for each game there is."""

    game = ""
    services: Services  # its sessions tell what happens; nothing is written there

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        """A game, its people and bots, and whoever tries to peek: somebody at the table, or a spectator."""
        laid = [(seats, options) for name, seats, options in tables_to_lay() if name == self.game]
        seats, options = data.draw(st.sampled_from(laid))
        others = data.draw(st.lists(st.sampled_from("bcde-"), min_size=seats - 1, max_size=seats - 1))
        who = "a" + "".join(one if others.index(one) == at else "-" for at, one in enumerate(others))
        self.people = [one for one in who if one != "-"]
        viewer = data.draw(st.sampled_from([*self.people, "x"]))
        clock = data.draw(st.sampled_from(CLOCKS))
        self.worlds = Worlds(
            self.services,
            WORLDS,
            JUDGED,
            viewer,
            self.game,
            "a",
            seats=seats,
            clock=clock,
            seed=data.draw(st.integers(0, 99)),
            **options,
        )
        for one in who[1:]:
            self.worlds.do(*(("a", SeatBot("novice")) if one == "-" else (one, Join())))
        self.worlds.do("a", Start())
        assert self.worlds.is_on
        assert len(self.worlds.others) == WORLDS - 1

    @rule(seed=SEED, count=st.integers(1, 12))
    def play(self, seed: int, count: int) -> None:
        rng = random.Random(seed)
        for _ in range(count):
            self.worlds.play(rng)

    @rule(number=SEED, command=any_command())
    def ask_anything(self, number: int, command: AnyCommand) -> None:
        if type(command) is not Play:  # moves are made above: these would be refused in one world only
            self.worlds.do(self._somebody(number, "x"), command)

    @rule(milliseconds=st.sampled_from(WAITS))
    def wait(self, milliseconds: int) -> None:
        self.worlds.wait(milliseconds)

    @rule(number=SEED, back=st.booleans())
    def somebody_goes(self, number: int, back: bool) -> None:
        for world in self.worlds.all:
            world.absent[self._somebody(number)] = 0.0 if back else float("inf")

    @precondition(lambda self: len(self.people) > 1)
    @rule(number=SEED)
    def a_bot_takes_over(self, number: int) -> None:
        """For somebody who went away, as the others may ask."""
        seats = [seat for seat, chair in enumerate(self.worlds.here.live.chairs) if chair.person]
        if len(seats) < 2:
            return
        gone, other = seats[number % len(seats)], seats[(number + 1) % len(seats)]
        chairs = self.worlds.here.live.chairs
        for world in self.worlds.all:
            world.absent[chairs[gone].person] = float("inf")
        self.worlds.do(chairs[other].person, HoldSeat(gone))

    @rule(number=SEED, seed=SEED, count=st.integers(1, 3))
    def play_and_take_back(self, number: int, seed: int, count: int) -> None:
        self.play(seed, count)
        self.worlds.do(self._somebody(number), AskUndo())

    @rule(answers=st.lists(st.sampled_from([True, True, False]), min_size=1, max_size=5))
    def answer(self, answers: list[bool]) -> None:
        for who, agrees in zip(self.people, answers, strict=False):
            self.worlds.do(who, AnswerUndo(agrees))

    @precondition(lambda self: not self.worlds.is_on)
    @rule()
    def another_game(self) -> None:
        """Everybody who is left would like one; bots sit down on free seats."""
        for chair in self.worlds.here.live.chairs:
            if chair.person:
                self.worlds.do(chair.person, AskRematch())
        live = self.worlds.here.live
        for chair in live.chairs:
            if chair.is_empty:
                self.worlds.do(live.host, SeatBot("novice"))
        self.worlds.do(live.host, Start())

    @rule(share=st.floats(0, 1))
    def look_again(self, share: float) -> None:
        self.worlds.come_back(round(share * len(self.worlds.here.log)))
        self.worlds.replay()
        self.worlds.hint()

    def _somebody(self, number: int, *others: str) -> str:
        everybody = [*self.people, *others]
        return everybody[number % len(everybody)]


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    loop = asyncio.new_event_loop()
    services = Services(loop.run_until_complete(Store.open("sqlite://")), Config(), clock=lambda: EIGHT_PM)
    yield services
    loop.run_until_complete(services.close())
    loop.close()


@pytest.mark.parametrize("name", tablee.game_names())
def test_nobody_peeks_whatever_is_done(services, name):
    called = f"Peeking{name.title().replace('-', '')}"
    machine = type(called, (Peeking,), {"game": name, "services": services})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples(50, 1000),
            stateful_step_count=examples(25, 60),
            phases=set(Phase) - ({Phase.explain} if SOAK else {Phase.explain, Phase.shrink}),
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
