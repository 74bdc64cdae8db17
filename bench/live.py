"""A series of live games of the Jelly Monster: `python bench/live.py person casual --games 201`.

A player is a level or `person`, a model of somebody on a phone. The second player fills all other seats.
"""

from __future__ import annotations

import argparse

import tablee
from tablee.lab.live import play_live_series


def main() -> None:
    """Play, and print the first player's share of the wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=201)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", default="standard")
    given = parser.parse_args()
    *_, tally = play_live_series(
        tablee.game("jelly-monster"),
        given.first,
        given.second,
        seats=given.seats,
        deals=-(-given.games // given.seats),
        seed=given.seed * 1_000_000,
        pace=given.pace,
    )
    low, high = tally.interval
    print(
        f"{given.first} – {given.second}, {given.seats} seats, {given.pace}: {tally.games} games, "
        f"{tally.share:.1%} [{low:.1%}, {high:.1%}], fair share {1 / given.seats:.0%}"
    )


if __name__ == "__main__":
    main()
