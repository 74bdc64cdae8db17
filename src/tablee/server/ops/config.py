"""What can be set: by flags, else by the environment (TABLEE_…), else by a TOML file."""

from __future__ import annotations

import ipaddress
import math
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs

from tablee.engine.errors import TableeError

NotNegative = Annotated[float, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[float, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]


class BadConfig(TableeError):
    """A setting that cannot be used. Names where it comes from, the key and the problem."""

    code = "bad-config"


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server."""

    host: str = ""  # "": this machine alone or, with `lan`, all addresses of this machine
    lan: bool | None = None  # let the local network in; None: `tablee` does, `tablee serve` does not
    lan_address: str = ""  # by which others on the network find this machine; "": found out
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 8000
    database: str = ""  # "": a SQLite file in the user's data folder
    workers: Count = 1  # processes that serve; 0: as many as there are cores
    broker: str = ""  # of news between servers at one PostgreSQL database: nats://…; "": the database itself
    base_url: str = ""  # as people see it from outside, such as https://games.example.org
    bot_threads: Count = 0  # 0: one fewer than there are cores, at least one
    thinking_per_person: Annotated[int, msgspec.Meta(ge=1)] = 4  # bots that think at once for one person
    think_unwatched: NotNegative = 120.0  # seconds that bots go on where nobody looks and no clock runs
    bot_pace: NotNegative = 0.7  # seconds that a bot takes at least, so that people can follow
    external_bots: dict[str, str] = {}  # name: command line; never settable from the web
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    messages_at_once: AtLeastOne = 120.0
    requests_per_second: NotNegative = 10.0  # that change something, by one person or address; 0: no limit
    requests_at_once: AtLeastOne = 100.0
    looks_per_second: NotNegative = 50.0  # that change nothing, from one address; 0: no limit
    looks_at_once: AtLeastOne = 600.0
    commands_per_second: NotNegative = 5.0  # at tables, but for moves, by one person; 0: no limit
    commands_at_once: AtLeastOne = 100.0
    chat_per_minute: NotNegative = 30.0  # lines by one person, half of them at once; 0: no limit
    tables_per_person: Annotated[int, msgspec.Meta(ge=1)] = 200  # open or running at once
    record_bytes_per_person: Count = 4_000_000  # of records that somebody brought along; hundreds of games
    editions_per_person: Count = 100  # that somebody has typed in
    tables_per_hour: NotNegative = 60.0  # laid by one person, as many at once; 0: no limit
    address_tables_per_hour: NotNegative = 300.0  # laid from one address
    guests_per_hour: NotNegative = 100.0  # made from one address, as many at once; 0: no limit
    sockets_per_person: Count = 30  # at once; 0: no limit
    sockets_per_address: Count = 200
    connections: Count = 0  # of all addresses; 0: as many as descriptors allow, with some in reserve
    connections_per_address: Count = 400  # but for trusted proxies; 0: no limit
    header_seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0  # for a request's headers to arrive
    body_seconds: Annotated[float, msgspec.Meta(gt=0)] = 60.0  # for its body, and for an answer to be taken
    allowed_hosts: str = ""  # further names of this server, with commas between; *: any
    trusted_proxies: str = "127.0.0.1"
    sleep_after: NotNegative = 600.0  # seconds without anybody there, until a table leaves memory
    # How much a review of a game thinks: as the bot levels are named.
    review_depth: Literal["novice", "casual", "club", "expert", "master"] = "master"
    # Results of bots that a result of a daily deal is compared with; 0: with none.
    daily_field: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 120
    find_bot_after: NotNegative = 10.0  # seconds that somebody looks for a game until a bot is offered
    warm_up: bool = True  # make all games ready at the start, not when first needed
    keep_guests: Days = 90.0  # days without games since they were here; 0 for all of these: for ever
    keep_open_tables: Days = 30.0  # days since somebody did something there
    keep_finished_tables: Days = 1095.0  # days; also games that nobody goes on with
    keep_chat: Days = 365.0  # days
    keep_records: Days = 1095.0  # days since they were brought along
    smtp_host: str = ""  # the relay that mails are handed to; "": no mail is sent
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""  # the sender's address; "": tablee@ and the relay's name
    notify_networks: str = ""  # of ours, with commas between, to which people may have messages sent
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_addresses: bool = False  # where requests come from, in the log
    public_metrics: bool = False  # /metrics for everybody, not only for this machine
    secure_cookies: bool = False  # on by itself when base_url begins with https

    @property
    def own_origins(self) -> tuple[str, ...]:
        """Origins that pages of this server have."""
        return (self.base_url.rstrip("/"),) if self.base_url else ()


def default_file() -> Path:
    """Where the file is looked for if none is named."""
    return Path(platformdirs.user_config_dir("tablee")) / "tablee.toml"


def load_config(
    flags: Mapping[str, Any], *, file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Config:
    """The settings from all sources. Flags that are None were not given."""
    values = _from_file(file)
    values.update(_from_environment(environment))
    values.update({key: value for key, value in flags.items() if value is not None})
    return _convert(values, "settings")


def _from_file(file: Path | None) -> dict[str, Any]:
    chosen = file or default_file()
    try:
        text = chosen.read_text(encoding="utf-8")
    except FileNotFoundError:
        if file is None:
            return {}
        raise BadConfig(where=str(file), problem="no such file") from None
    except OSError as problem:
        raise BadConfig(where=str(chosen), problem=str(problem)) from None
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadConfig(where=str(chosen), problem=str(problem)) from None
    _convert(values, str(chosen))
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Config):
        text = environment.get(f"TABLEE_{field.name.upper()}")
        if text is not None and field.name != "external_bots":
            values[field.name] = _convert_one(field.type, text, f"TABLEE_{field.name.upper()}")
    return values


def _convert_one(kind: Any, text: str, where: str) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise BadConfig(where=where, problem=str(problem)) from None


def _convert(values: dict[str, Any], where: str) -> Config:
    for key, value in values.items():
        if isinstance(value, float) and not math.isfinite(value):
            raise BadConfig(where=where, problem=f"{key} must be a number, not {value}")
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as problem:
        raise BadConfig(where=where, problem=str(problem)) from None
    if not _are_networks(config.notify_networks):
        raise BadConfig(where=where, problem="notify_networks must be networks, such as 192.168.1.0/24")
    if config.broker and not _are_brokers(config.broker):
        raise BadConfig(where=where, problem="broker must be an address such as nats://127.0.0.1:4222")
    if config.lan_address and not _is_host(config.lan_address):
        raise BadConfig(where=where, problem="lan_address must be an address or a name, such as 192.168.1.20")
    return config


def networks_in(text: str) -> list[str]:
    """The networks of a list with commas between."""
    return text.replace(",", " ").split()


def _are_networks(text: str) -> bool:
    try:
        return all(ipaddress.ip_network(one) for one in networks_in(text))
    except ValueError:
        return False


def _are_brokers(text: str) -> bool:
    try:
        parts = [urlsplit(one) for one in text.replace(",", " ").split()]
        return bool(parts) and all(one.scheme in ("nats", "tls") and one.hostname for one in parts)
    except ValueError:
        return False


def _is_host(text: str) -> bool:
    """Whether this is a name or an address in figures, perhaps with a port."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d{1,5})?", text, re.ASCII) is not None
    return True
