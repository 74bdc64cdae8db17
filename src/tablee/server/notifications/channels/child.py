"""The courier's process: `python -m tablee.server.notifications.channels.child NETWORK…`.

Reads jobs from its standard input, a line each, and writes down how they went. Ends with its input, so also
when the server is killed.
"""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tablee.server.notifications.channels import deliver, guard
from tablee.server.notifications.channels.jobs import Answered, Asked
from tablee.server.notifications.channels.results import DeliveryResult

_THREADS = 64  # more than are ever asked for at once
_writing = threading.Lock()


def main(networks: list[str]) -> None:
    """Do what is asked until nobody asks any more."""
    logging.disable(logging.CRITICAL)  # libraries log addresses with their keys
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # whatever a library prints is no answer
    guard.install([ipaddress.ip_network(one) for one in networks])
    decode = msgspec.json.Decoder(Asked).decode
    with ThreadPoolExecutor(_THREADS) as pool:
        for line in sys.stdin.buffer:
            asked = decode(line)
            pool.submit(_do, asked, answers)


def _do(asked: Asked, answers) -> None:  # type: ignore[no-untyped-def]
    try:
        result = deliver.deliver(asked.job)
    except Exception as problem:
        result = DeliveryResult("retry", type(problem).__name__)
    with _writing, contextlib.suppress(BrokenPipeError):
        answers.write(msgspec.json.encode(Answered(asked.id, result)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
