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
LocalNetwork = Annotated[
    bool | None,
    Flag(
        "--lan/--this-machine",
        help="Open to phones and computers on your network, or to this machine only.",
        show_default=False,
    ),
]


def serve(
    host: Annotated[
        str | None, Flag(help="Address to listen on. Default: 127.0.0.1, this machine only.")
    ] = None,
    lan: LocalNetwork = None,
    lan_address: Annotated[
        str | None,
        Flag(help="Address of this machine to use in links, if the detected one is wrong."),
    ] = None,
    port: Annotated[int | None, Flag(help="Port. Default: 8000.", min=1, max=65535)] = None,
    database: Annotated[
        str | None, Flag(help="sqlite:///path or postgresql://… Default: a file in your data folder.")
    ] = None,
    base_url: Annotated[
        str | None, Flag(help="The server's public address, such as https://games.example.org.")
    ] = None,
    workers: Annotated[
        int | None, Flag(help="Processes that serve together; 0: one per core. Default: 1.", min=0)
    ] = None,
    broker: Annotated[
        str | None, Flag(help="NATS broker for news between servers at one PostgreSQL database: nats://…")
    ] = None,
    config: Annotated[Path | None, Flag(help="A TOML settings file.")] = None,
    log_format: Annotated[str | None, Flag(help="text or json.")] = None,
    log_level: Annotated[str | None, Flag(help="debug, info, warning or error. Default: info.")] = None,
    trusted_proxies: Annotated[
        str | None, Flag(help="Addresses of reverse proxies to trust for client addresses.")
    ] = None,
    open_browser: Annotated[bool, Flag("--open/--no-open", help="Open the browser.")] = False,
    lang: Language = "",
) -> None:
    """Run a server. Flags override TABLEE_… environment variables, which override the settings file."""
    flags = {
        **_network(host, lan),
        "lan_address": lan_address,
        "port": port,
        "database": database,
        "base_url": base_url,
        "workers": workers,
        "broker": broker,
        "log_format": log_format,
        "log_level": log_level,
        "trusted_proxies": trusted_proxies,
    }
    run(flags, file=config, open_browser=open_browser, lang=lang)


def run(
    flags: Mapping[str, object],
    *,
    file: Path | None = None,
    open_browser: bool,
    any_port: bool = False,
    at_home: bool = False,
    lang: str = "",
) -> None:
    """Start a server and say where it is."""
    # Only whoever serves waits for the server's imports.
    from tablee.cli.network_notice import say_who_can_join
    from tablee.server import run as running
    from tablee.server.ops import logs
    from tablee.server.ops.config import load_config
    from tablee.server.ops.network import THIS_MACHINE, with_listening_host
    from tablee.store import StoreError

    words = Translator(language(lang))
    console = Console(highlight=False, soft_wrap=True)
    chosen = load_config(flags, file=file)
    config = with_listening_host(chosen, at_home=at_home)
    logs.set_up(config.log_format, config.log_level)
    listening = running.listen(config.host, config.port, or_any=any_port)
    port = listening.getsockname()[1]
    # Browsers keep cookies by name: whoever played here before is known under the same one with `lan`.
    here = running.address_of(listening) if chosen.host else f"http://{THIS_MACHINE}:{port}"
    address = config.base_url or here

    def say(key: str, **values: object) -> None:
        console.print(words.say(key, **values), markup=False)

    def ready() -> None:
        say("server-ready", address=address)
        say_who_can_join(config, address, port, console, words, at_home=at_home)
        if open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        running.serve(config, listening, on_ready=ready, say=lambda news: say(f"warming-{news}"))
    except StoreError as problem:
        raise TableeError(problem.code, why=problem.why) from problem
    say("server-stopped")


def run_here(lan: bool | None, lang: str) -> None:
    """For somebody who plays at this machine, alone or with others on the network.

    Opens the browser, on any free port, and only speaks of trouble.
    """
    level = os.environ.get("TABLEE_LOG_LEVEL", "warning")
    flags = {"log_level": level, "workers": 1, **_network(None, lan)}
    run(flags, open_browser=True, any_port=True, at_home=True, lang=lang)


def _network(host: str | None, lan: bool | None) -> dict[str, object]:
    """The flags about who is let in: both before an address in the settings, --this-machine before any."""
    is_meant = lan is False or (lan is True and host is None)
    return {"host": "" if is_meant else host, "lan": lan}


def protocol_schema() -> None:
    """Print the JSON schema of the socket protocol: messages, views and events of all games."""
    from tablee.server.protocol.schema import socket_schema

    print(msgspec.json.format(socket_schema()).decode())


def _has_screen() -> bool:
    """Whether a browser can open a window here; else one might open inside the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
