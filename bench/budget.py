"""Is a budget of time kept? `python bench/budget.py noxford jelly-monster --decisions 500 --seconds 0.05`.

Decisions from positions of random games, each with the same budget; tells how many end in time and how late
the latest hundredth is.
"""

from __future__ import annotations

import argparse
import random
import time

import tablee


def overruns(name: str, decisions: int, seconds: float) -> list[float]:
    """How many milliseconds beyond its budget each decision took, the shortest first."""
    game = tablee.game(name)
    bot = tablee.bot("master", game)
    late: list[float] = []
    for seed in range(decisions):
        chance = random.Random(seed)
        table = game.deal(seats=chance.choice(game.seats), seed=seed, **game.calm_options)
        for _ in range(chance.randrange(40)):
            if not table.is_over:
                seat = chance.choice(table.to_act)
                table.play_code(seat, chance.choice(table.legal_codes(seat)))
        if not table.is_over:
            seen = table.view_of(table.to_act[0])
            started = time.perf_counter()
            bot.choose(seen, seconds, seed=seed)
            late.append((time.perf_counter() - started - seconds) * 1000)
    return sorted(late[1:])  # the first one loads compiled code


def main() -> None:
    """Measure each game in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=0.05)
    given = parser.parse_args()
    for name in given.games:
        late = overruns(name, given.decisions, given.seconds)
        in_time = sum(over <= 50 for over in late) / len(late)
        print(
            f"{name}: {len(late)} decisions, {in_time:.1%} within 50 ms of the budget, "
            f"99 % within {late[int(len(late) * 0.99)]:.1f} ms, the latest {late[-1]:.1f} ms"
        )


if __name__ == "__main__":
    main()
