"""Where the processor time of a move of District Noir goes: `python -m bench.server --profile`.

Four measurements a round. The server's processor time a move, with sockets (a load of its own process) and
without (`bench/server/dry.py`): nothing is added to what is measured. And both once more with clocks around
every part of a move (`bench/server/meter.py`), for how it divides up. With `--against CHECKOUT` the first two
are done to another checkout of this repository as well, in turn, so that a noisy machine is noisy for both.
Prints tables to standard error and JSON to standard output. The medians of all rounds.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.server.meter import LOOP, PARTS
from bench.server.processes import tablee_server

ROWS = (*PARTS, LOOP, "threads")


def profile(tables: int, seconds: float, rounds: int, against: Path | None) -> dict[str, Any]:
    """All of it, as JSON data."""
    checkouts = {"here": None, **({"against": against / "src"} if against else {})}
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(rounds):
        for name, path in checkouts.items():
            for way, measure in (("sockets", with_sockets), ("dry", without_sockets)):
                got = measure(tables, seconds, path, parts=False)
                found.setdefault(f"{name} {way}", []).append(got)
                print(f"{name} {way}: {got}", file=sys.stderr, flush=True)
        for way, measure in (("sockets", with_sockets), ("dry", without_sockets)):
            found.setdefault(f"parts {way}", []).append(measure(tables, seconds, None, parts=True))
    middle = {key: middle_of(reports) for key, reports in found.items()}
    print(table_of(middle), file=sys.stderr)
    return {"median": middle, "rounds": found}


def middle_of(reports: list[dict[str, float]]) -> dict[str, float]:
    return {key: round(median(report[key] for report in reports), 2) for key in reports[0]}


def table_of(middle: dict[str, dict[str, float]]) -> str:
    """Markdown: what a move takes, and how that divides up."""
    lines = ["", "| µs of processor time a move | with sockets | without |", "|---|---|---|"]
    for name in ("here", "against"):
        if f"{name} dry" in middle:
            both = [middle[f"{name} {way}"]["us_per_move"] for way in ("sockets", "dry")]
            lines.append(f"| all, {name} | {both[0]:.0f} | {both[1]:.0f} |")
    for part in ROWS:
        both = [middle[f"parts {way}"][part] for way in ("sockets", "dry")]
        lines.append(f"| {part} | {both[0]:.1f} | {both[1]:.1f} |")
    return "\n".join(lines)


def without_sockets(tables: int, seconds: float, path: Path | None, *, parts: bool) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.server.dry", str(tables), str(seconds)]
    command += ["--parts"] if parts else []
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment(path))
    report: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return report


def with_sockets(tables: int, seconds: float, path: Path | None, *, parts: bool) -> dict[str, float]:
    module = "bench.server.meter" if parts else "tablee"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "meter.json"
        before = dict(os.environ)
        os.environ.update(environment(path), TABLEE_METER=str(report))
        try:
            with tablee_server(Path(folder), module=module) as (port, server):
                loaded = loaded_server(port, server, tables, seconds, parts=parts)
                if parts:
                    server.send_signal(signal.SIGUSR2)
                    while not report.exists() or not report.read_text(encoding="utf-8").endswith("}"):
                        time.sleep(0.05)
                    loaded |= json.loads(report.read_text(encoding="utf-8"))
        finally:
            os.environ.clear()
            os.environ.update(before)
    return loaded


def loaded_server(
    port: int, server: subprocess.Popen[bytes], tables: int, seconds: float, *, parts: bool
) -> dict[str, float]:
    """What a move takes, from the moment at which all clients are there."""
    command = [sys.executable, "-m", "bench.server.load", str(port), str(tables), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as load:
        assert load.stdout is not None
        assert load.stderr is not None
        while (line := load.stderr.readline()) and line.strip() != b"began":
            sys.stderr.buffer.write(line)
        if parts:
            server.send_signal(signal.SIGUSR1)
        before = processor_ns(server)
        said = load.stdout.read()
        spent = processor_ns(server) - before
    report: dict[str, float] = json.loads(said.splitlines()[-1])
    return {**report, "us_per_move": round(spent / report["moves"] / 1000, 1)}


def processor_ns(process: subprocess.Popen[bytes]) -> int:
    """Processor time of all its threads."""
    threads = (Path("/proc") / str(process.pid) / "task").iterdir()
    return sum(int((one / "schedstat").read_text(encoding="ascii").split()[0]) for one in threads)


def environment(path: Path | None) -> dict[str, str]:
    return {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
