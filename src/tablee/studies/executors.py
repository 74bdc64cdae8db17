"""Who plays the chunks of a study: processes of this machine, a Dask cluster, or any Executor."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

from tablee.engine.errors import BadValue
from tablee.extras import needed

PROCESSES = "processes"
HERE = "here"
_DASK = "dask://"
_DASK_TIMEOUT_S = 10


class InThisProcess(Executor):
    """Does one thing after the other, at once: for bots that are objects, and for a debugger."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Done when this returns."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(*arguments, **named))
        except Exception as problem:
            done.set_exception(problem)
        return done


@contextlib.contextmanager
def executor_of(asked: str | Executor, workers: int | None = None) -> Iterator[Executor]:
    """The executor of that name, or the one that is given: `processes`, `here`, `dask://HOST:PORT`."""
    if isinstance(asked, Executor):
        yield asked
    elif asked == HERE:
        yield InThisProcess()
    elif asked == PROCESSES:
        pool = ProcessPoolExecutor(workers or os.cpu_count() or 1)
        try:
            yield pool
        finally:
            # Wait for what was begun: a pool left behind closes its pipes while the interpreter ends.
            pool.shutdown(cancel_futures=True)
    elif isinstance(asked, str) and asked.startswith(_DASK):
        with _dask(asked.removeprefix(_DASK)) as cluster:
            yield cluster
    else:
        raise BadValue(name="executor", expected=f"{PROCESSES}, {HERE}, {_DASK}HOST:PORT or an Executor")


@contextlib.contextmanager
def _dask(address: str) -> Iterator[Executor]:
    with needed():
        from distributed import Client  # noqa: PLC0415 - an extra that few install
    try:
        client: Any = Client(f"tcp://{address}", timeout=_DASK_TIMEOUT_S)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as problem:
        raise BadValue(
            name="executor", expected=f"a Dask scheduler that answers at {address} ({problem})"
        ) from None
    with client:
        yield client.get_executor(pure=False)
