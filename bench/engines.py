"""Our engine beside other people's, in one run: OpenSpiel, pgx, PettingZoo, RLCard. `make engines`.

Everybody plays uniformly random legal moves, deals included. Each contestant plays for a moment, then the
next one, round after round, and the best round counts: what else the machine does falls on all alike. Figures
are moves per second of processor time, of all threads together (JAX uses several).

Three ways of playing are compared, each within itself only:

* batch: many games in compiled code (`game.simulate` on one thread; `pgx` in a jitted scan with auto-reset);
* handle: one game, driven move by move from Python (`legal_codes`, `play_code`; OpenSpiel's `legal_actions`,
  `apply_action`; RLCard's `step`);
* aec: one PettingZoo environment (`last`, `step`), ours and PettingZoo's own card games.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import tablee

Play = Callable[[], int]  # plays for a moment; how many moves that were
OURS = "tablee"
# What our District Noir is to reach, as a multiple of the best of these others.
AIMS = {"batch": ("pgx", 3.0), "handle": ("OpenSpiel hearts", 1.0), "aec": ("PettingZoo", 5.0)}


@dataclass
class Contestant:
    way: str
    engine: str
    game: str
    play: Play
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rates)

    def measure(self, seconds: float) -> None:
        moves, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds:
            moves += self.play()
        self.rates.append(moves / spent)


def our_batch(name: str) -> Play:
    game = tablee.game(name)
    seeds = iter(range(1, 10**9))
    games = 2000 if name == "district-noir" else 300

    def play() -> int:
        results = game.simulate(games, seed=next(seeds) * games, threads=1, **game.calm_options)
        return int(results["length"].sum())

    return play


def our_handle(name: str) -> Play:
    game = tablee.game(name)
    chance = random.Random(1)

    def play() -> int:
        table = game.deal(seed=chance.getrandbits(32), **game.calm_options)
        while not table.is_over:
            seat = table.to_act[0]
            codes = table.legal_codes(seat)
            table.play_code(seat, codes[int(chance.random() * len(codes))])
        return table.length

    return play


def aec_loop(env) -> Play:
    chance = random.Random(1)

    def play() -> int:
        env.reset(seed=chance.getrandbits(31))
        moves = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            moves += 1
        return moves

    return play


def openspiel_handle(name: str) -> Play:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, likely)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                moves += 1
        return moves

    return play


def rlcard_handle(name: str) -> Play:
    import rlcard  # noqa: PLC0415

    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    return play


def pgx_batch(name: str, *, rows: int = 1024, steps: int = 100) -> Play:
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carried, _):
        states, key = carried
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return (step(states, actions, jax.random.split(dealt, rows)), key), None

    run = jax.jit(lambda states, key: jax.lax.scan(move, (states, key), None, length=steps)[0])
    keys = jax.random.split(jax.random.key(1), rows)
    now = [run(jax.jit(jax.vmap(env.init))(keys), jax.random.key(2))]  # compiled here, not while measured

    def play() -> int:
        now[0] = run(*now[0])
        jax.block_until_ready(now[0])
        return rows * steps

    return play


def pettingzoo_own(name: str) -> Play:
    import importlib  # noqa: PLC0415

    return aec_loop(importlib.import_module(f"pettingzoo.classic.{name}").env())


def contestants() -> Iterator[Contestant]:
    """All that can be played here; who is not installed is left out."""
    from tablee.adapters import pettingzoo  # noqa: PLC0415

    games = ("district-noir", "panik", "jelly-monster", "noxford")
    makers: list[tuple[str, str, str, Callable[[], Play]]] = [
        *(("batch", OURS, name, lambda name=name: our_batch(name)) for name in games),
        *(("handle", OURS, name, lambda name=name: our_handle(name)) for name in games),
        *(
            (
                "aec",
                OURS,
                name,
                lambda name=name: aec_loop(pettingzoo.aec(name, **tablee.game(name).calm_options)),
            )
            for name in games
        ),
        *(
            ("batch", "pgx", name, lambda name=name: pgx_batch(name))
            for name in ("leduc_holdem", "sparrow_mahjong", "backgammon")
        ),
        *(
            ("handle", "OpenSpiel", name, lambda name=name: openspiel_handle(name))
            for name in ("hearts", "gin_rummy", "oh_hell")
        ),
        *(("handle", "RLCard", name, lambda name=name: rlcard_handle(name)) for name in ("uno", "gin-rummy")),
        *(
            ("aec", "PettingZoo", name, lambda name=name: pettingzoo_own(name))
            for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
        ),
    ]
    for way, engine, name, make in makers:
        try:
            yield Contestant(way, engine, name, make())
        except ImportError as missing:
            print(f"left out: {engine} {name} ({missing})")


def told(found: list[Contestant]) -> Iterator[str]:
    """Figures, each way for itself, and how many times as fast our District Noir is."""
    for way, (who, aim) in AIMS.items():
        here = sorted((one for one in found if one.way == way), key=lambda one: -one.best)
        (own,) = (one for one in here if (one.engine, one.game) == (OURS, "district-noir"))
        yield f"\n{way:<8} {'':<26} {'moves/CPU-s':>12}   district-noir is"
        for one in here:
            ratio = "" if one.engine == OURS else f"{own.best / one.best:8.1f} ×"
            yield f"{'':<8} {one.engine + ' ' + one.game:<26} {one.best:>12,.0f}   {ratio}"
        others = [one.best for one in here if f"{one.engine} {one.game}".startswith(who)]
        if others:
            yield f"{'':<8} aim: {aim:g} × {who}; reached: {own.best / max(others):.1f} ×"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--seconds", type=float, default=0.4, help="of processor time, a round and contestant"
    )
    asked = parser.parse_args()
    found = list(contestants())
    for one in found:
        one.play()  # compiled, loaded, warm
    for _ in range(asked.rounds):
        for one in found:
            one.measure(asked.seconds)
    print("\n".join(told(found)))


if __name__ == "__main__":
    main()
