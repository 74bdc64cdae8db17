"""What the terminal says about who can join: the address on the network, and its QR code."""

from __future__ import annotations

import io
import os
import sys

import segno
from rich.console import Console
from rich.text import Text

from tablee.i18n import Translator
from tablee.server.http.shared_address import shared_address
from tablee.server.ops.config import Config
from tablee.server.ops.network import ALL_ADDRESSES, public_address

_QUIET_ZONE = 2  # modules around the code; scanners find it with less than the four of the standard
# Blocks are what is light. Both are said, since cameras want dark on light in any terminal.
_PAPER, _INK = "#ffffff", "#000000"


def say_who_can_join(
    config: Config, address: str, port: int, console: Console, words: Translator, *, at_home: bool
) -> None:
    """Print it. `address` is where this machine itself opens the server."""
    found = shared_address(config, address, port)
    if found.origin == address:  # there is nothing to add, or nobody else
        if config.lan and config.host != ALL_ADDRESSES:
            _print(console, words.say("server-public", address=public_address()))
        elif config.lan:
            _print(console, words.say("server-no-network"))
        return
    if config.lan:
        _print(console, words.say("server-network", address=found.origin, flag=_flag(at_home)))
    else:
        _print(console, words.say("server-others", address=found.origin))
    if console.is_terminal and _can_draw(console):
        console.print(_qr_code(found.origin))


def _print(console: Console, line: str) -> None:
    console.print(line, markup=False)


def _flag(at_home: bool) -> str:
    """How to start it for this machine alone, as it was started."""
    if not at_home:
        return "--this-machine"
    return "make play ARGS=--this-machine" if "MAKELEVEL" in os.environ else "tablee --this-machine"


def _qr_code(link: str) -> Text:
    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, border=_QUIET_ZONE, compact=True)
    *rows, last = drawn.getvalue().splitlines()
    shown = [Text(row, f"{_PAPER} on {_INK}") for row in rows]
    shown.append(Text(last, _PAPER))  # only its upper half belongs to the code
    return Text("\n").join(shown)


def _can_draw(console: Console) -> bool:
    return "utf" in (console.encoding or sys.getdefaultencoding()).lower()
