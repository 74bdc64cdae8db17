"""The command as a shell runs it."""

from __future__ import annotations

import os
import subprocess
import sys


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", *arguments],
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "120", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
