"""Messages between a table and a bot in any language: one JSON object a line. See `protocol.md`."""

from __future__ import annotations

import importlib.resources
from typing import Annotated, Any

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.options import Value

PROTOCOL = 1  # changes only when an old bot could no longer play
MAX_LINE_BYTES = 64 * 1024  # of a line from the bot; lines to the bot have no limit

Name = Annotated[str, msgspec.Meta(max_length=80)]
MoveText = Annotated[str, msgspec.Meta(max_length=1000)]


class BadMessage(TableeError):
    """A line that is no message of the protocol."""

    code = "bad-message"


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line. Fields that are not known are ignored, so that either side may learn new ones."""


# --- to the bot ---------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """A game begins. Also for the next game of a program that is kept: forget the one before."""

    protocol: int
    game: str
    rules_version: str
    seats: int
    seat: int  # where the bot sits, counted from 0
    options: dict[str, Value]  # of the game, as far as the host tells them


class Decide(Message, frozen=True, kw_only=True, tag="decide"):
    """It is the bot's turn. Everything it may know is in here."""

    id: int
    budget: float  # seconds to answer
    moves: tuple[str, ...]  # the legal ones, in the game's notation
    view: dict[str, Any]  # the table as this seat sees it, with what follows from it
    position: dict[str, Any]  # the same as bare data, "?" where something is hidden


class BotPing(Message, frozen=True, kw_only=True, tag="ping"):
    """Are you alive? Only sent to bots that promised a heartbeat."""

    id: int


class Cancel(Message, frozen=True, kw_only=True, tag="cancel"):
    """The answer to this question is no longer wanted."""

    id: int


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """Nothing more is coming: end. So does the end of the input."""


ToBot = Hello | Decide | BotPing | Cancel | Goodbye


# --- from the bot -------------------------------------------------------------------------------------


class HelloBack(Message, frozen=True, kw_only=True, tag="hello"):
    """The answer to every `hello`."""

    protocol: int
    name: Name = ""
    heartbeat: bool = False  # promises to answer pings even while it thinks


class Answer(Message, frozen=True, kw_only=True, tag="move"):
    """The answer to `decide`, with the same id."""

    id: int
    move: MoveText


class BotPong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`, with the same id."""

    id: int


class Log(Message, frozen=True, kw_only=True, tag="log"):
    """A word to whoever runs the bot. Changes nothing."""

    text: str


FromBot = HelloBack | Answer | BotPong | Log

_from_bot: msgspec.json.Decoder[FromBot] = msgspec.json.Decoder(FromBot)


def write(message: Message) -> bytes:
    """The message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes) -> FromBot:
    """A line from a bot. Raises BadMessage."""
    try:
        return _from_bot.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadMessage(problem=str(problem)) from None


def schema() -> dict[str, Any]:
    """The JSON schema of all messages, of either direction."""
    (to_bot, from_bot), kinds = msgspec.json.schema_components(
        (ToBot, FromBot), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tablée bot protocol {PROTOCOL}",
        "to_bot": to_bot,
        "from_bot": from_bot,
        "$defs": kinds,
    }


def page() -> str:
    """The protocol told for the author of a bot, in Markdown."""
    return (
        importlib.resources.files("tablee.bots.external").joinpath("protocol.md").read_text(encoding="utf-8")
    )
