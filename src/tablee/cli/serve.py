"""The commands that run a server: `tablee`, `tablee serve`, `tablee protocol-schema`."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from tablee.cli.options import Language, language
from tablee.engine.errors import TableeError
from tablee.i18n import Translator

Flag = typer.Option


def serve(
    host: Annotated[
        str | None, Flag(help="Address to listen on. Default: 127.0.0.1, this machine only.")
    ] = None,
    port: Annotated[int | None, Flag(help="Port. Default: 8000.", min=1, max=65535)] = None,
    database: Annotated[
        str | None, Flag(help="sqlite:///path or postgresql://… Default: a file in your data folder.")
    ] = None,
    base_url: Annotated[
        str | None, Flag(help="The server's address as others see it, such as https://games.example.org.")
    ] = None,
    config: Annotated[Path | None, Flag(help="A TOML file with settings.")] = None,
    log_format: Annotated[str | None, Flag(help="text or json.")] = None,
    log_level: Annotated[str | None, Flag(help="debug, info, warning or error. Default: info.")] = None,
    trusted_proxies: Annotated[
        str | None, Flag(help="Addresses of reverse proxies whose word about clients is taken.")
    ] = None,
    open_browser: Annotated[bool, Flag("--open/--no-open", help="Open the browser.")] = False,
    lang: Language = "",
) -> None:
    """Serve live tables on the web. Flags come before TABLEE_… in the environment, those before the file."""
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "base_url": base_url,
        "log_format": log_format,
        "log_level": log_level,
        "trusted_proxies": trusted_proxies,
    }
    run(flags, file=config, open_browser=open_browser, any_port=False, lang=lang)


def run(
    flags: Mapping[str, object],
    *,
    file: Path | None = None,
    open_browser: bool,
    any_port: bool,
    lang: str = "",
) -> None:
    """Start a server and say where it is."""
    # Only whoever serves waits for the server's imports.
    from tablee.server import run as running  # noqa: PLC0415
    from tablee.server.ops import logs  # noqa: PLC0415
    from tablee.server.ops.config import load_config  # noqa: PLC0415
    from tablee.store import StoreError  # noqa: PLC0415

    words = Translator(language(lang))
    console = Console(highlight=False, soft_wrap=True)
    config = load_config(flags, file=file)
    logs.set_up(config.log_format, config.log_level)
    listening = running.listen(config.host, config.port, or_any=any_port)
    address = config.base_url or running.address_of(listening)

    def say(key: str, **values: object) -> None:
        console.print(words.say(key, **values), markup=False)

    def ready() -> None:
        say("server-ready", address=address)
        if open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        running.serve(config, listening, on_ready=ready, say=lambda news: say(f"warming-{news}"))
    except StoreError as problem:
        raise TableeError(problem.code, why=problem.why) from problem
    say("server-stopped")


def run_here() -> None:
    """For somebody at this machine: open the browser, on any free port, and only speak of trouble."""
    level = os.environ.get("TABLEE_LOG_LEVEL", "warning")
    run({"log_level": level}, open_browser=True, any_port=True)


def protocol_schema() -> None:
    """Print the JSON schema of the socket protocol: messages, views and events of all games."""
    from tablee.server.protocol.schema import socket_schema  # noqa: PLC0415

    print(msgspec.json.format(socket_schema()).decode())


def _has_screen() -> bool:
    """Whether a browser can open a window here; else one might open inside the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
