"""The server is killed at random moments: nobody is called twice for one turn, and nobody is forgotten."""

from __future__ import annotations

import asyncio

from tests.notifications.killing import survive
from tests.support import examples


def test_every_turn_is_told_once_through_many_kills(tmp_path):
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    kills = examples(6, 1000)
    outcome = asyncio.run(survive(database, tmp_path / "said", tables=examples(4, 20), kills=kills, seed=7))
    assert outcome.calls > kills / 4
    assert (outcome.missing, outcome.doubled) == (0, 0)
