"""Monte Carlo simulation of whole games: checked input in, one structured array out.

Random games are played by compiled code here; players that think are found by `thinkers`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tablee.engine import options as choosing
from tablee.engine.batch import thinkers
from tablee.engine.batch.random_games import play_random_games
from tablee.engine.batch.results import Results
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.state import is_whole

if TYPE_CHECKING:
    from tablee.engine.game import Game

RANDOM = "random"
MAX_GAMES = 100_000_000
MAX_THREADS = 1024


def simulate(
    game: Game,
    count: int,
    *,
    players: object,
    seats: int | None,
    seed: int,
    threads: int | None,
    final_states: bool,
    chosen: Mapping[str, Any],
) -> Results:
    """See `Game.simulate`."""
    if not is_whole(count) or not 0 <= count <= MAX_GAMES:
        raise BadValue(name="n", expected=f"a number of games from 0 to {MAX_GAMES}")
    if not is_whole(seed):
        raise BadValue(name="seed", expected="a whole number of at most 64 bits")
    if threads is not None and (not is_whole(threads) or not 1 <= threads <= MAX_THREADS):
        raise BadValue(name="threads", expected=f"a number from 1 to {MAX_THREADS}, or None for all cores")
    if not isinstance(final_states, bool):
        raise BadValue(name="final_states", expected="True or False")
    named = _by_seat(game, players, seats)
    options = choosing.complete(game.options, chosen)
    workers = threads or os.cpu_count() or 1
    if all(player == RANDOM for player in named):
        return play_random_games(
            game,
            count,
            seats=len(named),
            options=choosing.codes(game.options, options),
            seed=seed,
            threads=workers,
            final_states=final_states,
        )
    return thinkers.found()(
        game, count, named, seed=seed, threads=workers, options=options, final_states=final_states
    )


def _by_seat(game: Game, players: object, seats: int | None) -> list[Any]:
    """One player for each seat. A single one plays them all."""
    is_row = isinstance(players, Sequence) and not isinstance(players, str | bytes)
    if is_row:
        assert isinstance(players, Sequence)
        count = len(players)
        if seats is not None and seats != count:
            raise BadSeats(game=game.name, seats=count, allowed=str(seats))
    else:
        count = game.seats[0] if seats is None else seats
    if not is_whole(count) or count not in game.seats:
        raise BadSeats(game=game.name, seats=count, allowed=", ".join(map(str, game.seats)))
    return list(players) if is_row else [players] * count  # type: ignore[call-overload]
