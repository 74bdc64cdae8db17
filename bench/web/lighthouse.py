"""Lighthouse, offline, in a browser that has its cookie already."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")


def audit(url: str, port: int, *, desktop: bool) -> dict[str, float]:
    """Scores out of 100, and the figures behind them."""
    command = [_tool("node"), str(_installed()), url, f"--port={port}", "--quiet", "--output=json"]
    command += ["--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--preset=desktop"] if desktop else []
    done = subprocess.run(command, check=True, capture_output=True, timeout=180, env=_environment())
    report = json.loads(done.stdout)
    scores = {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}
    figures = {name: report["audits"][name]["numericValue"] for name in FIGURES}
    failed = [
        audit["title"]
        for part in CATEGORIES[1:]
        for audit in (report["audits"][ref["id"]] for ref in report["categories"][part]["auditRefs"])
        if audit["score"] is not None and audit["score"] < 1
    ]
    for title in failed:
        print(f"  {url}: {title}", file=sys.stderr)
    return {**scores, **figures}


FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "interactive",
    "total-blocking-time",
    "cumulative-layout-shift",
)


def _installed() -> Path:
    program = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        subprocess.run([_tool("npm"), "ci"], cwd=HERE, check=True, stdout=sys.stderr, env=_environment())
    return program


def _environment() -> dict[str, str]:
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def _tool(name: str) -> str:
    found = shutil.which(name, path=_environment()["PATH"])
    assert found is not None, name
    return found
