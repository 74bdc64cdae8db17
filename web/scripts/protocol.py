"""Prints as JSON what the browser must know of the server: types, and how events are put into words.

`python scripts/protocol.py` prints `{"schema": {...}, "games": {game: {"schema": {...}, "words": {...}}}}`.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

import tablee
from tablee.engine.messages import Event, View
from tablee.engine.registry import package_of
from tablee.i18n.view_schema import GameSchema, words_of
from tablee.lessons import Judged
from tablee.reviews.model import Attempt, Knowable
from tablee.server.daily.deals import Calendar, DayTold, DealResults
from tablee.server.finding.finder import SearchTold
from tablee.server.http.api import (
    device_links,
    devices,
    editions,
    finding,
    games,
    identity,
    ladders,
    lessons,
    lists,
    notifications,
    privacy,
    records,
    tables,
)
from tablee.server.http.api.reviews import ReviewState
from tablee.server.http.errors import Problem
from tablee.server.http.shared_address import SharedAddress
from tablee.server.profiles.history import History
from tablee.server.profiles.profile import Profile
from tablee.server.profiles.relations import Company
from tablee.server.protocol import messages as protocol
from tablee.server.sessions.replays import Replay


def subclasses(base: type[Any], module: str) -> list[type[Any]]:
    """All classes below `base` that a module's folder defines, in a steady order."""
    found, waiting = [], list(base.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if f"{kind.__module__}.".startswith(f"{module}."):
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


def modules() -> dict[str, str]:
    """The package of each game that comes with Tablée, loaded. Others' types come from the server."""
    names = {name: package_of(name) for name in tablee.game_names()}
    ours = {name: package for name, package in names.items() if package.startswith("tablee.games.")}
    for name in ours:
        tablee.game(name)
    return ours


def schema() -> dict[str, Any]:
    """One JSON schema of all messages, whichever the game."""
    roots: dict[str, list[type[Any]]] = {"ToServer": list(protocol.AnyToServer.__args__)}
    roots["ToClient"] = list(protocol.AnyToClient.__args__)
    roots["Answer"] = [
        identity.Me,
        devices.YourDevice,
        device_links.DeviceLink,
        device_links.DeviceLinkState,
        device_links.DeviceOffer,
        privacy.Kept,
        games.GameInfo,
        GameSchema,
        lists.Listed,
        lists.MyTables,
        tables.TableLaid,
        tables.TableSeen,
        tables.LegalMoves,
        Profile,
        History,
        ladders.Ladder,
        DayTold,
        DealResults,
        Calendar,
        Replay,
        records.Imported,
        records.ImportedRecord,
        ReviewState,
        Knowable,
        Attempt,
        editions.EditionForm,
        editions.CheckedEdition,
        editions.ReadEdition,
        editions.MyEdition,
        editions.QuickStudy,
        lessons.LessonPlan,
        Judged,
        Problem,
        SharedAddress,
        notifications.PushKey,
        notifications.NotificationSettings,
        notifications.Feeds,
        notifications.Tried,
        Company,
        finding.Searching,
        SearchTold,
    ]
    definitions: dict[str, Any] = {}
    for name, kinds in roots.items():
        refs, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        if name != "ToServer":
            always_there(
                components,
                structs(
                    "tablee.server",
                    "tablee.lessons",
                    "tablee.reviews",
                    "tablee.bots.quick_study",
                    "tablee.tables",
                    "tablee.engine.messages",
                ),
            )
        definitions |= components
        definitions[name] = {"anyOf": list(refs)}
    # Messages hold any game's events; the base type alone would claim that all are called "event".
    definitions["Event"]["properties"]["event"] = {"type": "string"}
    definitions["Move"]["properties"]["move"] = {"type": "string"}
    return {"$defs": definitions}


def schemas_of_games() -> dict[str, dict[str, Any]]:
    """A JSON schema of each game's views and events, under names of their own."""
    found = {}
    for game, module in modules().items():
        prefix = "".join(word.capitalize() for word in game.split("-"))
        found[game] = {"$defs": of_game(prefix, subclasses(View, module), subclasses(Event, module))}
    return found


def of_game(prefix: str, views: list[type[Any]], events: list[type[Any]]) -> dict[str, Any]:
    """A game's views and events, each name prefixed, so that two games may use the same."""
    _, components = msgspec.json.schema_components([*views, *events], ref_template="#/$defs/{name}")

    always_there(components, structs(views[0].__module__.rpartition(".")[0], "tablee.engine.messages"))

    def renamed(name: str) -> str:
        return name if name.startswith(prefix) or name == "Outcome" else prefix + name

    text = json.dumps({renamed(name): part for name, part in components.items()})
    for name in components:
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{renamed(name)}"')
    parts: dict[str, Any] = json.loads(text)
    parts[f"{prefix}Event"] = {
        "anyOf": [{"$ref": f"#/$defs/{renamed(kind.__name__)}"} for kind in events],
    }
    return parts


def structs(*folders: str) -> list[type[Any]]:
    """All structs that are defined below these folders."""
    return [kind for folder in folders for kind in subclasses(msgspec.Struct, folder)]


def always_there(components: dict[str, Any], kinds: list[type[Any]]) -> None:
    """What the server writes holds every field, default or not, unless its type leaves defaults out."""
    for kind in kinds:
        part = components.get(kind.__name__)
        if part is not None and "properties" in part and not kind.__struct_config__.omit_defaults:
            part["required"] = list(part["properties"])


def words() -> dict[str, dict[str, dict[str, str]]]:
    """How each field of each event, and of each move, is put into words."""
    return {game: words_of(game) for game in modules()}


if __name__ == "__main__":
    spoken = words()
    games_of = {game: {"schema": types, "words": spoken[game]} for game, types in schemas_of_games().items()}
    print(json.dumps({"schema": schema(), "games": games_of}, sort_keys=True))
