"""Plays the games that ratings are judged by: bots of different strength, mixed at random, at every number of
seats. A series is a file of JSON lines, one a game; one that was cut off goes on where it stopped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablee.bots.asking import begin_game, let_play
from tablee.bots.players import player
from tablee.engine.registry import game
from tablee.engine.state import CLOCK
from tablee.ratings.results import ranks

MOST_SEATS = 5


class Played(msgspec.Struct, frozen=True):
    """Who sat there, and where they came in."""

    players: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """One game to play."""

    game: str
    players: tuple[str, ...]
    seed: int


def mixed(name: str, players: Sequence[str], count: int, seed: int) -> list[Deal]:
    """So many games by these players, each company drawn anew; nobody plays against themselves alone."""
    chance = random.Random(f"{name}/{seed}")
    seats = [number for number in game(name).seats if number <= MOST_SEATS]
    found = []
    for number in range(count):
        at_table = seats[number % len(seats)]
        company: list[str] = []
        while len(set(company)) < 2:
            company = chance.choices(players, k=at_table)
        found.append(Deal(name, tuple(company), seed * 1_000_000 + number))
    return found


def play(deal: Deal) -> Played:
    """One game."""
    playing = game(deal.game)
    bots = [player(one, playing) for one in deal.players]
    table = playing.deal(seats=len(bots), seed=deal.seed, **dict(playing.calm_options))
    begin_game(tuple(bots), table.options)
    while not table.is_over:
        seat = table.to_act[0]
        if seat == CLOCK:
            table.play(CLOCK, table.legal_moves(CLOCK)[0])
        else:
            let_play(table, seat, bots[seat], None, seed=deal.seed * 1_000 + table.length)
    assert table.outcome is not None
    return Played(deal.players, tuple(ranks(table.outcome, len(bots))))


def series(deals: Sequence[Deal], file: Path, pool: ProcessPoolExecutor) -> list[Played]:
    """All of these games, kept in a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = list(_kept(file))[: len(deals)]
    with file.open("ab") as lines:
        for played in pool.map(play, deals[len(kept) :], chunksize=4):
            kept.append(played)
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
    return kept


def _kept(file: Path) -> Iterator[Played]:
    if file.exists():
        for line in file.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Played)
