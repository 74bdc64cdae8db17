"""Plays the games that chances are fitted to and judged by: what a hint would say now and then, and who won.

A series is a file of JSON lines, one a game. A series that was cut off goes on where it stopped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablee.bots.advice import DEFAULT_ADVICE_MOVES
from tablee.bots.bot import Bot, SearchBot
from tablee.bots.calibration import progress_of
from tablee.bots.players import player
from tablee.bots.search.worker import SearchResult
from tablee.engine.game import Game
from tablee.engine.registry import game
from tablee.engine.table import Observation, Table

QUARTERS = 4
MIXED = "mixed"
_MIXED_LEVELS = ("novice", "casual", "club", "expert")  # what people of all sorts play like


class Tried(msgspec.Struct, frozen=True):
    """A move that the hint would name: how often it was tried, and who won how often."""

    move: str
    visits: int
    wins: tuple[float, ...]


class Sample(msgspec.Struct, frozen=True):
    """One decision: what the seat was told, what it played."""

    moment: float  # moves before it, of all moves of the game
    progress: float  # what a viewer can know of that
    seat: int
    played: str
    tried: tuple[Tried, ...]  # by playouts, most visits first
    valued: tuple[Tried, ...] = ()  # by the learned value, where there is one


class Sampled(msgspec.Struct, frozen=True):
    """A game: one decision from each quarter, and each seat's share of the win."""

    deal: int
    won: tuple[float, ...]
    samples: tuple[Sample, ...]


@dataclass(frozen=True)
class Series:
    """Which games: the same series has the same games."""

    game: str
    seats: int
    players: str  # on every seat, such as `search:200`; or `mixed`: levels by lot, not all the same
    iterations: int  # of the hint
    seed: int  # the number of the first deal


def read_series(file: Path) -> list[Sampled]:
    """The games played so far; a last line that was cut off is left out."""
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Sampled) for line in lines if line.endswith(b"\n")]


def play_series(series: Series, games: int, file: Path, workers: int = 1) -> Iterator[int]:
    """Play until the file holds that many games. Yields how many there are after each."""
    done = read_series(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in done))  # drops a torn line
    known = {one.deal for one in done}
    deals = [deal for deal in range(series.seed, series.seed + games) if deal not in known]
    with ProcessPoolExecutor(workers) as pool, file.open("ab", buffering=0) as out:
        waiting = [pool.submit(sample_game, series, deal) for deal in deals]
        for number, future in enumerate(as_completed(waiting), len(known) + 1):
            out.write(msgspec.json.encode(future.result()) + b"\n")
            yield number


def sample_game(series: Series, deal: int) -> Sampled:
    """Play one game and ask for a hint at a decision of each quarter, afterwards, so that nobody heeds it."""
    playing, chance = game(series.game), random.Random(deal)
    table = playing.deal(seats=series.seats, seed=deal, **playing.calm_options)
    decisions: list[tuple[Observation, str]] = []
    players = _seated(series, playing, chance)
    while not table.is_over:
        decisions.append(_decide(table, players, chance))
    chosen = []
    for quarter in range(QUARTERS):
        first, end = (len(decisions) * edge // QUARTERS for edge in (quarter, quarter + 1))
        if first < end:
            chosen.append(chance.randrange(first, end))
    samples = tuple(_sample(series, decisions, number, chance) for number in chosen)
    return Sampled(deal, _shares(table), samples)


def _seated(series: Series, playing: Game, chance: random.Random) -> list[Bot]:
    """Who plays, by seat."""
    if series.players != MIXED:
        return [_player(series.players, playing)] * series.seats
    levels = [chance.choice(_MIXED_LEVELS) for _ in range(series.seats)]
    while len(set(levels)) == 1:
        levels[0] = chance.choice(_MIXED_LEVELS)
    return [_player(level, playing) for level in levels]


def _decide(table: Table, players: list[Bot], chance: random.Random) -> tuple[Observation, str]:
    """One move. Returns what its seat knew before it."""
    seat = chance.choice(table.to_act)
    seen = table.view_of(seat)
    move = players[seat].choose(seen, seed=chance.getrandbits(32))
    table.play(seat, move)
    return seen, move


def _sample(
    series: Series, decisions: list[tuple[Observation, str]], number: int, chance: random.Random
) -> Sample:
    seen, played = decisions[number]
    assert seen.seat is not None
    bot = _player(f"search:{series.iterations}", seen.game)  # as hints do
    assert isinstance(bot, SearchBot)
    has_value = len(bot.workers[0].values(seen)) > 0
    tried, valued = (
        _told(bot.search(seen, seed=chance.getrandbits(32), by_value=by_value))
        if has_value or not by_value
        else ()
        for by_value in (False, True)
    )
    return Sample(number / len(decisions), progress_of(seen, bot.knowledge), seen.seat, played, tried, valued)


def _told(found: SearchResult) -> tuple[Tried, ...]:
    """What a hint would name."""
    return tuple(
        Tried(thought.move, thought.visits, thought.wins) for thought in found.moves[:DEFAULT_ADVICE_MOVES]
    )


def _shares(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win; a draw is nobody's."""
    outcome = table.outcome
    assert outcome is not None
    winners = outcome.winners
    return tuple((seat in winners) / max(len(winners), 1) for seat in range(table.seats))


_kept: dict[tuple[str, str], Bot] = {}


def _player(spec: str, playing: Game) -> Bot:
    """A process keeps its players from game to game, with their memory."""
    if (playing.name, spec) not in _kept:
        _kept[playing.name, spec] = player(spec, playing)
    return _kept[playing.name, spec]
