"""The daily deal, by commit and reveal: one deal a day for each game, the same for everybody on a server.

All of it follows from one secret of the server: the secret of a day, of a game on that day, and whatever its
bots decide. The hash of a day's secret is shown beforehand, the secret itself when the day is closed. What
happens at such a table depends on nothing but the moves: bots answer in a fixed order, from what they see, by
no clock. So the same moves get the same answers, whoever plays them and however fast.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta

from msgspec.structs import replace

from tablee.engine.game import MERIT_TIER, Game
from tablee.engine.messages import Outcome
from tablee.engine.table import Observation
from tablee.tables import commitments
from tablee.tables.commands import AnyCommand, Play, Resign
from tablee.tables.entries import AnyEntry, BotSeated, Joined, Laid, Started
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import Level, Settings

BOT: Level = "club"  # who sits on all seats but one
SEAT = 0  # and the one that everybody plays
GRACE_MS = 2 * 3_600_000  # after midnight: as long, whoever has begun may go on
GAVE_UP = -MERIT_TIER // 2  # below any result of a game that was played to its end
_SEED_BYTES = 6
_MAY_DO = (Play, Resign)


# --- days ---------------------------------------------------------------------------------------------


def day_at(now: int) -> str:
    """The date in UTC at that moment (milliseconds since 1970), such as "2026-11-19"."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """The date so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins_at(day: str) -> int:
    """When a day begins, in milliseconds since 1970."""
    return round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def ends_at(day: str) -> int:
    """When a day ends: nobody begins its deals after that."""
    return begins_at(day_after(day))


def closes_at(day: str) -> int:
    """When its secret is shown: games that end later do not count any more."""
    return ends_at(day) + GRACE_MS


# --- secrets ------------------------------------------------------------------------------------------


def secret_of_day(server: bytes, day: str) -> bytes:
    """The secret of a day. Shown when it is closed, it tells nothing of other days."""
    return hmac.digest(server, f"tablee day {day}".encode(), "sha256")


def secret_of_table(day_secret: bytes, game: str) -> bytes:
    """The secret of all tables of a game on that day. Its first game is dealt as at any other table."""
    return hmac.digest(day_secret, f"tablee daily {game}".encode(), "sha256")


def bot_seed(table_secret: bytes, seen: Observation) -> int:
    """The seed of a bot's decision: from the secret and what it sees, and so the same for everybody."""
    digest = hmac.digest(
        table_secret, b"tablee bot" + bytes([seen.seat or 0]) + seen.cell.tobytes(), "sha256"
    )
    return int.from_bytes(digest[:_SEED_BYTES], "big")


# --- tables -------------------------------------------------------------------------------------------


def has_daily(game: Game) -> bool:
    """Whether there is a daily deal of this game: not where it can only be played against the clock."""
    return game.realtime is None or bool(game.realtime.calm)


def settings_for(game: Game) -> Settings:
    """How everybody plays it: without a clock or hints, in its calm form."""
    options = {} if game.realtime is None else dict(game.realtime.calm)
    return Settings(game=game.name, seats=game.daily_seats, options=options, hints=False)


def lay(game: Game, day: str, secret: bytes, person: Person) -> list[AnyEntry]:
    """A table of the day's deal for one person, dealt at once: nobody adds a nonce."""
    settings = settings_for(game)
    laid = Laid(settings, person.id, game.rules_version, game.edition.digest, secret.hex(), daily=day)
    bots = [BotSeated(seat, BOT) for seat in range(settings.seats) if seat != SEAT]
    return [laid, Joined(SEAT, person.id, person.name), *bots, Started(nonces=("",) * settings.seats)]


def lay_practice(game: Game, secret: bytes, person: Person) -> list[AnyEntry]:
    """An ordinary table with the same deal: bots think as they do anywhere, and moves can be taken back."""
    settings = replace(settings_for(game), hints=True)
    laid = Laid(settings, person.id, game.rules_version, game.edition.digest, secret.hex())
    bots = [BotSeated(seat, BOT) for seat in range(settings.seats) if seat != SEAT]
    return [laid, Joined(SEAT, person.id, person.name), *bots]


def game_secret(table_secret: bytes) -> bytes:
    """What the game itself is dealt from."""
    return commitments.secret_of_game(table_secret, 1)


def merit_of(game: Game, outcome: Outcome, *, gave_up: bool = False) -> int:
    """How good a result is, more being better. Whoever gives up comes after all who lost."""
    return GAVE_UP if gave_up else game.merit(outcome, SEAT, game.daily_seats)


def next_to_act(acting: tuple[int, ...]) -> int:
    """Who moves first where several could: the person, then the bots in order. Else speed would count."""
    return SEAT if SEAT in acting else min(acting)


def check_allowed(command: AnyCommand) -> None:
    """Refuse whatever would make the table another one than everybody else's."""
    if not isinstance(command, _MAY_DO):
        raise refused("daily-deal")
