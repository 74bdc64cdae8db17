"""What a worker is told when it is made, and its share of what a whole server may use."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass

import msgspec

from tablee.server.limits.connections import DEFAULT_MAX_CONNECTIONS
from tablee.server.ops.config import Config


@dataclass(frozen=True, slots=True)
class Order:
    """Who a worker is."""

    number: int  # its place among the workers, from 0; a new life has the number of the last one
    workers: int
    config: Config  # of the whole server
    database: str
    begins_alone: bool  # nobody serves this database yet: the first worker of a server that has just started


def workers_of(config: Config) -> int:
    """How many processes serve."""
    return config.workers or os.cpu_count() or 1


def share_of(config: Config, workers: int) -> Config:
    """The settings for one of so many workers: what is a machine's is divided, rounded up, at least one each.

    What is counted by person or address is not: workers tell each other what was used (`limit_sharing.py`).
    """
    threads = config.bot_threads or max(1, (os.cpu_count() or 2) - 1)
    return msgspec.structs.replace(
        config,
        bot_threads=max(1, threads // workers),
        thinking_per_person=math.ceil(config.thinking_per_person / workers),
        connections=math.ceil((config.connections or DEFAULT_MAX_CONNECTIONS) / workers),
    )
