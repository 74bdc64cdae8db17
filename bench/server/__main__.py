"""`python -m bench.server`: the same load on this server, on boardgame.io and on Colyseus, in one run.

200 tables, two connected clients each, every client answers as soon as it is its turn; the load is k6, a
compiled program of strangers (`bench/server/players.py`). Here every acknowledged move is on disk (SQLite,
synchronous=FULL); the others keep their defaults, memory. They take turns, so that a noisy machine is noisy
for all. A table with the medians and ratios goes to standard error, everything as JSON to standard output.

`--profile`: where the processor time of a move goes instead (`bench/server/profile.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench.server.players import SERVERS, played

_SHOWN = ("moves_per_second", "p50_ms", "p99_ms", "us_per_move", "load_us_per_move", "memory_mb")


def middle_of(rounds: list[dict[str, Any]]) -> dict[str, float]:
    """The medians of all rounds."""
    return {name: round(median(one[name] for one in rounds), 1) for name in _SHOWN}


def table_of(middle: dict[str, dict[str, float]]) -> str:
    """Markdown: the medians, and how this server compares with each other one."""
    own = middle["tablee"]
    lines = [
        "",
        "| | moves/s | p50 ms | p99 ms | server µs/move | load µs/move | MB | tablee: moves/s, p99 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, found in middle.items():
        more = own["moves_per_second"] / found["moves_per_second"]
        numbers = " | ".join(f"{found[one]:,.0f}" for one in _SHOWN)
        ratio = "" if name == "tablee" else f"{more:.2f} ×, {own['p99_ms'] / found['p99_ms']:.2f} ×"
        lines.append(f"| {name} | {numbers} | {ratio} |")
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--only", nargs="+", choices=tuple(SERVERS), default=tuple(SERVERS))
    asked.add_argument("--profile", action="store_true", help="where the processor time of a move goes")
    asked.add_argument("--against", type=Path, help="with --profile: another checkout, in turn with this one")
    chosen = asked.parse_args()
    if chosen.profile:
        from bench.server.profile import profile  # noqa: PLC0415 - starts its servers with what is here

        print(json.dumps(profile(chosen.tables, chosen.seconds, chosen.rounds, chosen.against), indent=1))
        return
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in chosen.only}
    loads = [os.getloadavg()[0]]
    for _ in range(chosen.rounds):
        for name, rounds in results.items():
            rounds.append(played(name, chosen.tables, chosen.seconds))
            loads.append(os.getloadavg()[0])
            print(f"{name:13}{rounds[-1]}", file=sys.stderr, flush=True)
    middle = {name: middle_of(rounds) for name, rounds in results.items()}
    if "tablee" in middle:
        print(table_of(middle), file=sys.stderr)
    print(json.dumps({"median": middle, "rounds": results, "load_average": loads}, indent=1))


if __name__ == "__main__":
    main()
