"""Creating a table: the first entries of every log."""

from __future__ import annotations

from tablee.engine.errors import BadSeats
from tablee.engine.game import Game
from tablee.engine.options import complete
from tablee.engine.registry import game
from tablee.tables.decide.rated import check_rated
from tablee.tables.entries import AnyEntry, Joined, Laid
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import RelaxedClock, Settings, game_of


def lay(settings: Settings, host: Person, secret: bytes) -> list[AnyEntry]:
    """A new table with its host on the first seat; all its chance follows from the secret.

    Raises UnknownGame, BadEdition, BadSeats, BadOption or Refused.
    """
    playing = check(settings)
    check_clock(settings)
    return [
        Laid(settings, host.id, playing.rules_version, playing.edition.digest, secret.hex()),
        Joined(0, host.id, host.name),
    ]


def check(settings: Settings) -> Game:
    """The game, if it can be played like this."""
    playing = game_of(settings)
    if settings.seats not in playing.seats:
        raise BadSeats(game=playing.name, seats=settings.seats, allowed=", ".join(map(str, playing.seats)))
    complete(playing.options, settings.options)
    check_rated(settings, playing)
    return playing


def check_clock(settings: Settings) -> None:
    """Refuse days for each move where everybody races against the clock at once."""
    playing = game(settings.game)
    if isinstance(settings.clock, RelaxedClock) and playing.is_live(
        complete(playing.options, settings.options)
    ):
        raise refused("days-in-a-race")
