"""With whom somebody has played, and how it went: a fold over their results."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tablee.ratings.results import Result
from tablee.server.sessions.table_index import read_chairs
from tablee.store.rows import ResultRow


class Tally(msgspec.Struct, kw_only=True):
    """How often somebody has played, and what came of it. A shared win is one."""

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0

    def add(self, result: Result | str, games: int = 1) -> None:
        """Count some more."""
        self.games += games
        if result in ("won", "shared"):
            self.won += games
        elif result == "lost":
            self.lost += games
        elif result == "drawn":
            self.drawn += games


class WithPerson(Tally, kw_only=True):
    """Somebody they have played with."""

    person: str
    name: str
    last_at: int


class WithBot(Tally, kw_only=True):
    """Games with a bot of this level at the table."""

    game: str
    bot: str


def company(me: str, played: Iterable[ResultRow]) -> tuple[list[WithPerson], list[WithBot]]:
    """Returns the people, whom they met last first, and the bots by game. The latest results come first."""
    people: dict[str, WithPerson] = {}
    bots: dict[tuple[str, str], WithBot] = {}
    for result in played:
        chairs = read_chairs(result.names)
        for chair in chairs:
            if chair.person and chair.person != me and chair.name:
                known = WithPerson(person=chair.person, name=chair.name, last_at=result.ended_at)
                people.setdefault(chair.person, known).add(result.result)
        for bot in {chair.bot for chair in chairs if chair.kind == "bot" and chair.bot}:
            at = (result.game, bot)
            bots.setdefault(at, WithBot(game=result.game, bot=bot)).add(result.result)
    return list(people.values()), [bots[at] for at in sorted(bots)]
