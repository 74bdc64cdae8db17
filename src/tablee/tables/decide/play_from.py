"""Playing on from a position of a finished game: one person on a seat, bots on all others.

Who has seen the whole game knows every card of it. So what that seat could not know at that moment is drawn
anew, by the new table's own chance, from all worlds that fit; only what the seat knew then is as it was.
That happens at the start, when everybody has added to that chance.
"""

from __future__ import annotations

from tablee.engine.determinize import drawn_anew
from tablee.engine.edition import edition_data
from tablee.engine.state import CLOCK
from tablee.engine.table import Table
from tablee.tables import commitments
from tablee.tables.entries import AnyEntry, Beginning, BotSeated, Joined, Laid, Origin, Paused, Started
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import Settings, game_of
from tablee.tables.state import LiveState


def lay_from_here(table: Table, origin: Origin, host: Person, bot: str, secret: bytes) -> list[AnyEntry]:
    """A new table's first entries. Raises Refused where nothing is left to be played."""
    if not 0 <= origin.seat < table.seats:
        raise refused("no-such-seat", seat=origin.seat, seats=table.seats)
    if table.is_over:
        raise refused("game-over")
    game = table.game
    edition = None if game.is_printed else edition_data(game.edition)
    settings = Settings(game=game.name, seats=table.seats, options=dict(table.options), edition=edition)
    beginning = Beginning(table.to_dict(), origin)
    entries: list[AnyEntry] = [
        Laid(settings, host.id, game.rules_version, game.edition.digest, secret.hex(), beginning)
    ]
    for seat in range(table.seats):
        is_mine = seat == origin.seat
        entries.append(Joined(seat, host.id, host.name) if is_mine else BotSeated(seat, bot))
    return entries


def begin(live: LiveState, waiting: Beginning, nonces: tuple[str, ...]) -> list[AnyEntry]:
    """The start of such a game: as it stood, but for what its seat could not know."""
    playing, origin = game_of(live.settings), waiting.origin
    secret = commitments.secret_of_game(live.secret, live.game_number)
    table = Table(
        playing, playing.from_plain(waiting.position, rules=live.rules), secret=secret, nonces=nonces
    )
    position = playing.to_plain(drawn_anew(table, origin.seat)[0])
    entries: list[AnyEntry] = [Started(beginning=Beginning(position, origin), nonces=nonces)]
    if CLOCK in table.to_act:  # nobody can be thrown into the middle of a race: it goes on when they say so
        entries.append(Paused(origin.seat))
    return entries
