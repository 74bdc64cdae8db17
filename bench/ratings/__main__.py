"""`python -m bench.ratings [GAME …] --games 900 --folder build/ratings`: plays, judges, prints."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import tablee
from bench.ratings.games import mixed, series
from bench.ratings.judging import judge

PLAYERS = ("novice", "casual", "club", "expert")  # master takes too long for as many games


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=tablee.game_names())
    asked.add_argument("--games", type=int, default=900)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--folder", type=Path, default=Path("build/ratings"))
    given = asked.parse_args()
    print("| game | games | log-loss | best fixed | more | newcomers within 100 | mean error |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.workers) as pool:
        for name in given.game:
            deals = mixed(name, PLAYERS, given.games, given.seed)
            judged = judge(name, series(deals, given.folder / f"{name}-{given.seed}.jsonl", pool))
            more = judged.log_loss / judged.best_log_loss - 1
            print(
                f"| {name} | {judged.games} | {judged.log_loss:.4f} | {judged.best_log_loss:.4f} "
                f"| {more:+.1%} | {judged.near:.0%} | {judged.mean_error:.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
