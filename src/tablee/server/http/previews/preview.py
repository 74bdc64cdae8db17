"""What a link shows before it is opened: a title, a line, a picture; of a table no more than its link allows.

Only the address counts, not who asks: messengers' crawlers bring no cookie. So a private table says nothing
without a key that is good for it, and an unknown table says the same nothing.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import parse_qs, quote

from msgspec import convert
from msgspec.json import Decoder

from tablee.engine.errors import TableeError
from tablee.engine.messages import Outcome
from tablee.engine.registry import game_names
from tablee.i18n import Translator
from tablee.records import read_headers
from tablee.server.sessions import table_index
from tablee.server.sessions.names_today import chairs_today
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.table_index import Chair, read_chairs
from tablee.store.errors import StoreError
from tablee.store.rows import TableRow
from tablee.store.store import Store
from tablee.tables.daily import closes_at

HOUSE_PICTURE = "tablee"
_RECORD_ID = re.compile(r"[0-9a-f]{8,64}")
_LONGEST_NAME = 40  # in records, names are as long as whoever wrote them liked
_PATIENCE_S = 1.0  # a page does not wait longer for what only others want to know
_PAGES_OF_A_GAME = {
    "rules": "ui-rules-title",
    "learn": "ui-learn-title",
    "lay": "ui-lay-title",
    "edition": "ui-edition-title",
}
_PAGES = {
    "about": "ui-about-title",
    "daily": "ui-daily",
    "find": "ui-find",
    "letting-in": "ui-letting-in",
    "privacy": "ui-privacy-title",
    "reset": "ui-reset-title",
}

_read_outcome = Decoder(Outcome).decode
Right = Literal["sit", "watch"]


@dataclass(frozen=True)
class Preview:
    """The card that a messenger draws."""

    title: str
    description: str
    picture: str = HOUSE_PICTURE  # a game's name, or the house's
    board: str = ""  # the address of a picture of the final board, if there is one
    is_of_table: bool = False  # it changes with what happens there


@dataclass(frozen=True)
class FinishedGame:
    """A game that has ended: who played it, as they are called today, and how it ended."""

    game: str
    names: list[str]
    outcome: Outcome


class LinkPreviews:
    """Makes them. `now` is the server's clock."""

    def __init__(self, registry: TableRegistry, store: Store, now: Callable[[], int]) -> None:
        self._registry = registry
        self._store = store
        self._now = now

    async def of(self, path: str, query: str, language: str) -> Preview:
        """Returns the preview of the page at this address."""
        first, second, third = ([part for part in path.split("/") if part] + [""] * 3)[:3]
        if first in ("t", "replay", "record"):
            return await self._looked_up(first, second, third, query, language) or _of_house(language)
        if first in _PAGES_OF_A_GAME and second in game_names():
            words = Translator(language, second, pages=True)
            title = words.say(_PAGES_OF_A_GAME[first], title=words.say("title"))
            return Preview(title, words.say("tagline"), second)
        if first in _PAGES:
            return _of_house(language, _PAGES[first])
        return _of_house(language)

    async def _looked_up(self, page: str, name: str, key: str, query: str, language: str) -> Preview | None:
        """A table or a record. None: there is none, or nothing may be said of it."""
        try:
            async with asyncio.timeout(_PATIENCE_S):
                if page == "record":
                    return await self._of_record(name, language)
                row = await self._row(name)
                if (right := self._right(row, key)) is None:
                    return None
                words = Translator(language, row.game, pages=True)
                if page == "t":
                    [chairs] = await chairs_today(self._store, [read_chairs(row.names)])
                    return _of_seats(row, chairs, right, words)
                return await self._of_replay(row, key, _game_in(query), words)
        except (TableeError, StoreError, TimeoutError):  # the page comes all the same, and says what is wrong
            return None

    async def _of_record(self, name: str, language: str) -> Preview | None:
        """A game that somebody brought along: whoever has its address may see all of it."""
        row = await self._store.record(name) if _RECORD_ID.fullmatch(name) else None
        if row is None:
            return None
        headers, words = read_headers(row.text), Translator(language, row.game, pages=True)
        outcome = convert(headers.get("Result"), type=Outcome | None)
        names = [str(player)[:_LONGEST_NAME] for player in headers.get("Players", ())]
        return _of_game(row.game, words, names, outcome, f"/api/pictures/record/{name}?")

    def _right(self, row: TableRow, key: str) -> Right | None:
        """The same as `_right`; nothing of a daily deal that others have still to play."""
        return None if row.daily and self._now() < closes_at(row.daily) else _right(row, key)

    async def _row(self, table: str) -> TableRow:
        """The table as it stands. One that sleeps is not woken."""
        awake = self._registry.sessions.get(table)
        if awake is not None:
            return table_index.of(awake.row, awake.live, self._now())
        return await self._registry.row(table)

    async def finished_game(self, table: str, key: str, number: int, language: str) -> FinishedGame | None:
        """A game of a table that this key opens. None: there is none, or nothing may be said of it."""
        row = await self._row(table)
        words = Translator(language, row.game, pages=True)
        return None if self._right(row, key) is None else await self._finished(row, number, words)

    async def _finished(self, row: TableRow, number: int, words: Translator) -> FinishedGame | None:
        people = [chair.person for chair in read_chairs(row.names) if chair.person]
        result = await self._store.result_at(row.id, number, [*people, row.host])
        if result is None or result.outcome is None:
            return None
        [chairs] = await chairs_today(self._store, [read_chairs(result.names)])
        return FinishedGame(result.game, _names(words, chairs), _read_outcome(result.outcome))

    async def _of_replay(self, row: TableRow, key: str, number: int, words: Translator) -> Preview:
        found = await self._finished(row, number, words)
        if found is None:
            return _of_game(row.game, words, (), None)
        board = f"/api/pictures/replay/{row.id}?game={number}" + (f"&key={quote(key)}" if key else "")
        return _of_game(row.game, words, found.names, found.outcome, board)


def _of_game(
    game: str, words: Translator, names: Sequence[str], outcome: Outcome | None, board: str = ""
) -> Preview:
    """A game to be looked at again: who won, if it is over."""
    title, again = words.say("title"), words.say("link-replay")
    if outcome is None:
        return _card(game, words.say("ui-replay-title", title=title), again)
    ending, scores = _ending(words, names, outcome)
    told = words.say("link-named", title=title, what=ending)
    return _card(game, told, f"{scores} {again}".strip(), board)


def _of_seats(row: TableRow, chairs: Sequence[Chair], right: Right, words: Translator) -> Preview:
    """A table: an invitation while there is a seat, then who plays, then who won."""
    game = words.say("title")
    free = sum(chair.kind == "empty" for chair in chairs)
    if row.status == "open" and right == "sit" and free:
        host = next((chair.name for chair in chairs if chair.person == row.host), "")
        invited = "link-invite" if host else "link-invite-nobody"
        return _card(row.game, words.say(invited, name=host, title=game, free=free), words.say("tagline"))
    if row.status == "over" and row.outcome is not None:
        ending, scores = _ending(words, _names(words, chairs), _read_outcome(row.outcome))
        title = words.say("link-named", title=game, what=ending)
        return _card(row.game, title, scores or words.say("link-over"))
    seated = zip(_names(words, chairs), chairs, strict=True)
    names = words.join([name for name, chair in seated if chair.kind != "empty"])
    title = words.say("link-named", title=game, what=names) if names else game
    if right == "watch" and row.status != "over":
        title = words.say("link-watch", title=title)
    return _card(row.game, title, words.say(f"link-{row.status}"))


def _ending(words: Translator, names: Sequence[str], outcome: Outcome) -> tuple[str, str]:
    """Who won and how; and everybody's points, if there are any."""
    players = Translator(words.language, words.game, names)
    told = players.result(outcome).rstrip(".")
    if outcome.scores is None:
        return told, ""
    points = [f"{players.player(seat)} {score}" for seat, score in enumerate(outcome.scores)]
    return told, words.say("link-scores", scores=", ".join(points))


def _names(words: Translator, chairs: Sequence[Chair]) -> list[str]:
    return [_name(words, seat, chair) for seat, chair in enumerate(chairs)]


def _name(words: Translator, seat: int, chair: Chair) -> str:
    if chair.kind == "bot":
        return words.say(f"ui-bot-name-{seat if chair.called is None else chair.called}")
    return chair.name or words.say("somebody")


def _card(game: str, title: str, description: str, board: str = "") -> Preview:
    return Preview(title, description, game, board, is_of_table=True)


def _of_house(language: str, key: str = "ui-title") -> Preview:
    words = Translator(language, pages=True)
    return Preview(words.say(key), words.say("link-house"))


def _right(row: TableRow, key: str) -> Right | None:
    """What this key allows at this table. None: nothing, not even to know that it is there."""
    if key and secrets.compare_digest(key.encode(), row.seat_key.encode()):
        return "sit"
    if key and secrets.compare_digest(key.encode(), row.watch_key.encode()):
        return "watch"
    return "sit" if row.is_public else None


def _game_in(query: str) -> int:
    number = parse_qs(query[:200]).get("game", ["1"])[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 7 else 1
