"""Equal names mean equal code: what several processes compiled is never linked in each other's place."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from tablee.engine.jit.compiling import compiled, fingerprint

# Two functions of one factory, too large to be taken into their callers, on two kinds of records.
FACTORY = """
import os, sys
import numpy as np
{before}
from tablee.engine.jit.compiling import compiled

def make(step):
    @compiled
    def walk(record, depth):
        total = depth
        place = record["place"]
        for turn in range(depth):
            for other in range(4):
                if place[other] % 2 == 0:
                    total = total * 3 + step
                    place[other] += total % 7
                elif place[other] % 3 == 0:
                    total ^= step + place[other - 1]
                    place[other - 1] -= turn
                elif place[other] % 5 == 0:
                    total -= step // 2
                    place[other] = place[other - 1] * 3 + 1
                else:
                    total += place[other - 2] * step
                    place[other] //= 2
                if total > 1_000_000:
                    total %= 1009
                    place[other] += 1
        return total

    @compiled
    def door(record):
        return {inside}

    return door

KINDS = [np.dtype([("place", np.int64, 4)]), np.dtype([("seat", np.int64), ("place", np.int64, 4)])]
DOORS = {{"a": make(1), "b": make(1000)}}

if sys.argv[1] == "fork" and os.fork():
    os.wait()
    sys.exit()
for wish in sys.argv[1:]:
    if wish != "fork":
        print(wish, DOORS[wish[0]](np.zeros(1, KINDS[int(wish[1])])[0]))
print("hits", sum(sum(door.stats.cache_hits.values()) for door in DOORS.values() if hasattr(door, "stats")))
"""
WALKS = "sum([walk(record, depth) for depth in range(5)]) + walk(record, 3) * 2 + walk(record, 7)"
NUMBA_WAS_USED_BEFORE = """
import numba
numba.njit(lambda x: np.sort(x))(np.ones(3))
"""


def ask(folder: Path, *wishes: str, before: str = "", inside: str = WALKS, **around: str) -> dict[str, str]:
    """What each function says in one process: its letter, and which kind of record it is given."""
    (folder / "factory.py").write_text(FACTORY.format(before=before, inside=inside))
    done = subprocess.run(
        [sys.executable, "factory.py", *wishes],
        env={**os.environ, "TABLEE_CACHE": str(folder / "cache"), **around},
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )
    return dict(line.split() for line in done.stdout.splitlines())


def truth(folder: Path, *wishes: str) -> dict[str, str]:
    said = ask(folder, *wishes, NUMBA_DISABLE_JIT="1")
    del said["hits"]
    assert len({said[wish] for wish in wishes if wish[1] == "0"}) == len([w for w in wishes if w[1] == "0"])
    return said


@pytest.mark.parametrize("order", [("a0", "b0"), ("b0", "a0")])
def test_two_functions_of_one_factory_compiled_in_two_processes_stay_themselves(tmp_path, order):
    for wish in order:
        ask(tmp_path, wish)
    assert ask(tmp_path, *order) == {**truth(tmp_path, *order), "hits": "2"}


def test_two_kinds_of_record_compiled_in_two_processes_stay_themselves(tmp_path):
    ask(tmp_path, "a0")
    ask(tmp_path, "b1")
    assert ask(tmp_path, "b1", "a0") == {**truth(tmp_path, "b1", "a0"), "hits": "2"}


def test_forked_processes_give_different_names(tmp_path):
    ask(tmp_path, "fork", "a0")
    ask(tmp_path, "fork", "b0")
    assert ask(tmp_path, "a0", "b0") == {**truth(tmp_path, "a0", "b0"), "hits": "2"}


def test_code_with_names_from_before_is_right_but_not_kept(tmp_path):
    """Somebody's own compiled code may have made Numba number functions that ours then call."""
    inside = 'walk(record, 3) + np.sort(record["place"].astype(np.float64))[2]'
    first = ask(tmp_path, "a0", before=NUMBA_WAS_USED_BEFORE, inside=inside)
    assert ask(tmp_path, "a0", before=NUMBA_WAS_USED_BEFORE, inside=inside) == first
    assert first["hits"] == "0"
    assert ask(tmp_path, "a0", inside=inside) == first  # compiled anew and kept now …
    assert ask(tmp_path, "a0", inside=inside) == {**first, "hits": "1"}  # … because all names are ours


def test_which_of_two_functions_of_one_name_is_called_counts():
    def make(step):
        return compiled(lambda x: x + step)

    def call(first, second, third):
        return compiled(lambda x: first(x) * second(x) - third(x))

    a, b = make(1), make(2)
    assert fingerprint(call(a, b, a)) == fingerprint(call(a, b, a))
    assert len({fingerprint(call(*three)) for three in product((a, b), repeat=3)}) == 8
