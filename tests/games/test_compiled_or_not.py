"""The compiled and the uncompiled run of the same rules agree."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.support import name_of, tables_to_lay

GAMES = 2

SCRIPT = """
import json, random, sys, warnings
import numpy as np
np.seterr(over="ignore")  # the dice wrap around on purpose
import tablee
from tests.support import play_random

name, seats, options, games = json.loads(sys.argv[1])
game = tablee.game(name)
for seed in range(games):
    table = game.deal(seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    while not table.is_over:
        play_random(table, rng, 7)
        seat = rng.randrange(table.seats)
        world = table.view_of(seat).imagine(seed)
        print(*(game.fingerprint(cell) for cell in (table.cell, table.view_of(seat).cell, world.cell)))
    print(table.outcome)
"""


@pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
def test_compiled_and_uncompiled_rules_agree(case):
    told = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled, "PYTHONPATH": "."}
        argument = json.dumps([*case, GAMES])
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, argument],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        told.append(run.stdout)
    assert told[0].count("Outcome") == GAMES
    assert told[0] == told[1]
