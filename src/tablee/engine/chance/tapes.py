"""Exact enumeration of chance: run something with every result its dice can show, and add up what comes out.

All chance of the rules goes through `roll`. A tape in place of the dice gives the results of the first rolls,
falls to 0 beyond them and notes how many faces each roll had. Counting a tape up like an odometer, the last
roll first, is a depth-first walk through the tree of rolls: every way is taken once.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction

import numpy as np

from tablee.engine.dice import TAPE_GIVEN, TAPE_READ, TAPE_ROLLS, Dice
from tablee.engine.errors import BadValue, TooMany
from tablee.engine.state import is_whole

LIMIT = 10_000  # ways or worlds that are looked at unless somebody asks for more
MAX_LIMIT = 1_000_000  # some seconds
_MAX_ROLLS = 500  # of one deal or move; the largest deal here has fewer than 100


def check_limit(limit: int) -> int:
    """The limit, if it is one. Raises BadValue."""
    if not is_whole(limit) or not 1 <= limit <= MAX_LIMIT:
        raise BadValue(name="limit", expected=f"a number from 1 to {MAX_LIMIT}")
    return int(limit)


def all_results(run: Callable[[Dice], bytes], limit: int) -> dict[bytes, Fraction]:
    """What `run` returns with all the dice that there can be, each result with its probability.

    Raises TooMany where the dice can fall in more than `limit` ways; equal results count once for each way.
    """
    check_limit(limit)
    tape: Dice = np.zeros(TAPE_ROLLS + 2 * _MAX_ROLLS, dtype=np.uint64)
    counted: defaultdict[bytes, Counter[int]] = defaultdict(Counter)  # by how likely a way is: one in so many
    for _ in range(limit):
        tape[TAPE_READ] = 0
        result = run(tape)
        read = int(tape[TAPE_READ])
        if read > _MAX_ROLLS:
            break
        rolled, faces = tape[TAPE_ROLLS : TAPE_ROLLS + 2 * read].reshape(read, 2).T.tolist()
        counted[result][math.prod(faces)] += 1
        if not _count_up(tape, rolled, faces):
            return {result: _sum(counts) for result, counts in counted.items()}
    raise TooMany("too-many-outcomes", limit=limit)


def _count_up(tape: Dice, rolled: list[int], faces: list[int]) -> bool:
    """Turn the tape to the next way; False after the last one."""
    last = len(rolled) - 1
    while last >= 0 and rolled[last] + 1 == faces[last]:
        last -= 1
    if last < 0:
        return False
    tape[TAPE_ROLLS + 2 * last] += np.uint64(1)
    tape[TAPE_GIVEN] = last + 1
    return True


def _sum(counts: Counter[int]) -> Fraction:
    return sum((Fraction(count, ways) for ways, count in counts.items()), Fraction())
