"""Playing on from a position of a finished game: one person on a seat, bots on all others.

Who has seen the whole game knows every card of it. So what that seat could not know at that moment is drawn
anew, by the new table's own secret, from all worlds that fit; only what the seat knew then is as it was.
"""

from __future__ import annotations

from tablee.games.dice import dice_for
from tablee.games.handle import Table
from tablee.games.kernel import CLOCK, Cell
from tablee.tables.entries import AnyEntry, Beginning, BotSeated, Joined, Laid, Origin, Paused, Started
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import Settings


def lay_from_here(table: Table, origin: Origin, host: Person, bot: str, secret: bytes) -> list[AnyEntry]:
    """A new table's first entries, up to its start. Raises Refused where nothing is left to be played."""
    if not 0 <= origin.seat < table.seats:
        raise refused("no-such-seat", seat=origin.seat, seats=table.seats)
    if table.is_over:
        raise refused("game-over")
    game = table.game
    settings = Settings(game=game.name, seats=table.seats, options=dict(table.options))
    position = game.to_plain(drawn_anew(table, origin.seat, secret)[0])
    entries: list[AnyEntry] = [Laid(settings, host.id, game.rules_version, game.edition.digest)]
    for seat in range(table.seats):
        is_mine = seat == origin.seat
        entries.append(Joined(seat, host.id, host.name) if is_mine else BotSeated(seat, bot))
    entries.append(Started(secret.hex(), Beginning(position, origin)))
    if CLOCK in table.to_act:  # nobody can be thrown into the middle of a race: it goes on when they say so
        entries.append(Paused(origin.seat))
    return entries


def drawn_anew(table: Table, seat: int, secret: bytes) -> Cell:
    """A world that this seat cannot tell from the true one, drawn with the dice that else deal the cards."""
    game = table.game
    cell = game.hidden(table.cell, seat)
    game.doors.imagine(cell, seat, dice_for(secret, 0))
    return cell
