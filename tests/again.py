"""Retries what failed, alone on the machine: failing twice is failing, and what passed alone is named.

Four workers share two cores in `make test`, some with a browser, a database and servers of their own.
A test that fails there and passes by itself waits for a time instead of a condition somewhere: that is a
defect to be mended, but not in the change that happened to meet it. `pytest … || python -m tests.again $?`
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_RETRIED = 10  # more than that is no accident of a busy machine
TESTS_FAILED = 1  # pytest's code for "some tests failed"; all others are troubles of its own


def main(code: int) -> int:
    if code != TESTS_FAILED:
        return code
    failed = sorted(json.loads(FAILED.read_text("utf-8")))
    if not 0 < len(failed) <= MOST_RETRIED:
        return code
    print(f"\n{len(failed)} failed beside other tests. Each once more, alone:", flush=True)
    again = subprocess.run([sys.executable, "-m", "pytest", "-n", "0", "-v", *failed], cwd=ROOT, check=False)
    if again.returncode == 0:
        print("Passed only alone, so they depend on how busy the machine is:", *failed, sep="\n  ")
        print(f"{len(failed)} passed, 0 failed", flush=True)
    return again.returncode


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
