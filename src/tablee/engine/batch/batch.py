"""Vectorized play: many tables of one game, a move in each of them at every step, on all cores.

    batch = game.batch(1000, seed=1)
    while not batch.done.all():
        batch.step(choose(batch.observe(), batch.legal_mask()))
    batch.rewards  # what each game brought each seat

In each row the seat `batch.to_act` is to act: where several may at once, the lowest. What `observe` returns
is made from positions that are hidden for the seat asked about, as everywhere.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine import options as choosing
from tablee.engine.batch.kernel import ALL_LEGAL, batch_kernel
from tablee.engine.batch.random_games import seed_dice
from tablee.engine.batch.results import shares_of
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.spaces.encoder import Floats, encode
from tablee.engine.state import StateArray, is_whole

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tablee.engine.table import Table

MAX_ROWS = 10_000_000
_ROWS_A_THREAD = 256  # fewer are not worth handing to another thread


class Batch:
    """Rows of tables that are played side by side. Made by `game.batch`."""

    def __init__(
        self,
        game: Game,
        rows: int,
        *,
        seats: int | None,
        seed: int,
        threads: int | None,
        auto_reset: bool,
        chosen: Mapping[str, Any],
    ) -> None:
        if not is_whole(rows) or not 1 <= rows <= MAX_ROWS:
            raise BadValue(name="n", expected=f"a number of tables from 1 to {MAX_ROWS}")
        if threads is not None and (not is_whole(threads) or threads < 1):
            raise BadValue(name="threads", expected="a number from 1, or None for all cores")
        self.seats = game.seats[0] if seats is None else seats
        if not is_whole(self.seats) or self.seats not in game.seats:
            raise BadSeats(game=game.name, seats=seats, allowed=", ".join(map(str, game.seats)))
        self.options = choosing.complete(game.options, {**game.calm_options, **chosen})
        if game.is_live(self.options):
            raise BadValue(name="options", expected="those of a game without a clock; leave them out")
        self.game = game
        self.rows = int(rows)
        self.auto_reset = bool(auto_reset)
        self._kernel = batch_kernel(game.rules)
        self._codes = choosing.codes(game.options, self.options)
        self._blank = game.blank()
        self._threads = min(int(threads or os.cpu_count() or 1), -(-self.rows // _ROWS_A_THREAD))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self.states: StateArray = np.zeros(self.rows, dtype=game.layout)
        self._dice: NDArray[np.uint64] = np.zeros((self.rows, 4), dtype=np.uint64)
        self._acting: NDArray[np.uint8] = np.zeros(self.rows, dtype=np.uint8)
        self._scores: NDArray[np.int64] = np.zeros((self.rows, self.seats), dtype=np.int64)
        self._outcomes: NDArray[np.int64] = np.zeros(self.rows, dtype=np.int64)
        if not is_whole(seed):
            raise BadValue(name="seed", expected="a whole number of at most 64 bits")
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal new games in all rows: with this seed, or those that follow the ones played so far."""
        if seed is not None:
            if not is_whole(seed):
                raise BadValue(name="seed", expected="a whole number of at most 64 bits")
            self._seed = int(seed)
            self._dealt = np.zeros(self.rows, dtype=np.int64)  # games dealt in each row so far
        # Of games that are over, seats × share of the win − 1 by seat; of others, 0.
        self.rewards: NDArray[np.float64] = np.zeros((self.rows, self.seats))
        self.done: NDArray[np.bool_] = np.zeros(self.rows, dtype=np.bool_)
        self._deal(np.ones(self.rows, dtype=np.bool_))

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat that is to act in each row; -1 where the game is over."""
        lowest = self._acting & (~self._acting + np.uint8(1))
        return _SEAT_OF_BIT[lowest]

    def step(self, actions: object) -> None:
        """One action in each row, by id (`game.actions`); rows whose game is over ignore theirs.

        Afterwards `done` says which games are over, and `rewards` what those brought each seat; both stay so
        until `reset`. With auto-reset, a game that has ended is dealt anew at once, and both tell of this
        step alone. Raises BadValue if an action is not legal, and then nothing has changed.
        """
        chosen = self._read(actions)
        codes: NDArray[np.int64] = np.empty(self.rows, dtype=np.int64)
        fixed = self.game.action_space.codes

        def find(part: slice) -> int:
            moves = np.empty(self.game.most_moves, dtype=np.int64)
            row = self._kernel.find_codes(
                self.states[part], self._acting[part], chosen[part], fixed, moves, codes[part]
            )
            return row if row == ALL_LEGAL else row + part.start

        illegal = [row for row in self._in_parts(find) if row != ALL_LEGAL]
        if illegal:
            row = min(illegal)
            raise BadValue(name="actions", expected=f"legal ids; row {row} has {int(chosen[row])}")
        ended = np.zeros(self.rows, dtype=np.bool_)

        def play(part: slice) -> None:
            self._kernel.play(
                *(self.states[part], self._acting[part], codes[part], self._dice[part]),
                *(self._scores[part], self._outcomes[part], ended[part]),
            )

        self._in_parts(play)
        self._settle(ended)

    def legal_mask(self) -> NDArray[np.bool_]:
        """True at the ids of the legal moves of whoever is to act, a row a table."""
        space = self.game.action_space
        legal = np.empty((self.rows, space.size), dtype=np.bool_)

        def fill(part: slice) -> None:
            moves = np.empty(self.game.most_moves, dtype=np.int64)
            codes, ids = space.sorted_codes, space.sorted_ids
            self._kernel.mask(self.states[part], self._acting[part], codes, ids, moves, legal[part])

        self._in_parts(fill)
        return legal

    def observe(self, seat: int | None = None) -> Floats:
        """What this seat knows in each row, as numbers; without a seat, what whoever is to act there knows.

        The fields are `game.observation_fields`. Where a game is over and no seat is named, seat 0's.
        """
        if seat is not None and (not is_whole(seat) or not 0 <= seat < self.seats):
            raise BadSeats("no-such-seat", seat=seat, seats=self.seats)
        viewers = np.maximum(self.to_act, 0).astype(np.int64)
        if seat is not None:
            viewers[:] = seat
        hidden: StateArray = np.empty(self.rows, dtype=self.game.layout)
        seen: Floats = np.empty((self.rows, self.game.observation_size), dtype=np.float32)

        def look(part: slice) -> None:
            self._kernel.hide(self.states[part], viewers[part], hidden[part])
            seen[part] = encode(self.game, hidden[part], viewers[part])

        self._in_parts(look)
        return seen

    @property
    def scores(self) -> NDArray[np.int64]:
        """The scores by seat of the game that ended last in each row."""
        return self._scores.copy()

    def table(self, row: int) -> Table:
        """An independent handle on the position of one row. What chance brings there is its own."""
        if not is_whole(row) or not 0 <= row < self.rows:
            raise BadValue(name="row", expected=f"a number from 0 to {self.rows - 1}")
        return self.game.at(self.states[row : row + 1])

    def _read(self, actions: object) -> NDArray[np.int64]:
        try:
            read = np.asarray(actions)
        except (TypeError, ValueError):  # rows of several lengths
            read = np.empty(0)
        if read.shape != (self.rows,) or read.dtype.kind not in "iu":
            raise BadValue(name="actions", expected=f"{self.rows} whole numbers")
        return read.astype(np.int64)

    def _settle(self, ended: NDArray[np.bool_]) -> None:
        """Rewards of the games that this step ended, and new games in their place if so wished."""
        # A new array at every step: somebody may keep the last one.
        self.rewards = np.zeros((self.rows, self.seats)) if self.auto_reset else self.rewards.copy()
        if ended.any():
            _, shares, _ = shares_of(self.game, self.seats, self._outcomes[ended])
            self.rewards[ended] = self.seats * shares - 1
        self.done = ended if self.auto_reset else self._acting == 0
        if self.auto_reset and ended.any():
            self._deal(ended)

    def _deal(self, which: NDArray[np.bool_]) -> None:
        for row in np.flatnonzero(which).tolist():
            seed_dice(self._dice[row], self._seed, row + self.rows * int(self._dealt[row]))
        self._dealt[which] += 1

        def deal(part: slice) -> None:
            self._kernel.deal(
                *(self._blank, self.states[part], self.seats, self._codes),
                *(self._dice[part], which[part], self._acting[part]),
            )

        self._in_parts(deal)

    def _in_parts(self, work: Callable[[slice], Any]) -> list[Any]:
        """Do something with all rows, in as many parts as there are threads."""
        if self._pool is None:
            return [work(slice(0, self.rows))]
        edges = np.linspace(0, self.rows, self._threads + 1).astype(int).tolist()
        parts = [slice(begin, end) for begin, end in itertools.pairwise(edges)]
        return list(self._pool.map(work, parts))

    def __len__(self) -> int:
        return self.rows

    def __repr__(self) -> str:
        return f"<batch of {self.rows} tables of {self.game.name}, {self.seats} seats>"


# The seat of a mask's lowest bit; -1 for none.
_SEAT_OF_BIT: NDArray[np.int8] = np.full(256, -1, dtype=np.int8)
_SEAT_OF_BIT[[1 << seat for seat in range(8)]] = np.arange(8)
