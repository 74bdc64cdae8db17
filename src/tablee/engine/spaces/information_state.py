"""Information states with perfect recall: all that one seat has seen of a game so far, as text.

Two histories give the same text exactly where the seat cannot tell them apart, having forgotten nothing: the
set-up it was shown, then for every move who made it, what it was (`?` where that is secret) and a digest of
what lay on the table for this seat afterwards; at the end the table as it is for the seat now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tablee.engine.state import StateArray, unpack

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tablee.engine.table import Table


class Memory(NamedTuple):
    """What a seat remembers up to some move: kept with the table, so that nothing is told twice."""

    table: Table  # as it was then
    text: str


def remembered(table: Table, seat: int | None, memories: dict[int | None, Memory]) -> str:
    """What this seat (None: a spectator) has seen up to now."""
    memory = memories[seat] = _remember(table, seat, memories.get(seat))
    return memory.text


def _remember(table: Table, seat: int | None, memory: Memory | None) -> Memory:
    game = table.game
    if memory is None:
        memory = Memory(table.rewound(), _beginning(table, seat))
    if memory.table.length == table.length:
        return memory
    replayed, told = memory.table.copy(), [memory.text]
    for mover, code in table.log[replayed.length :]:
        before = replayed.cell
        replayed.play_code(mover, code)
        told.append(_line(game, before, mover, code, replayed.cell, seat))
    return Memory(replayed, "\n".join(told))


def _beginning(table: Table, seat: int | None) -> str:
    """What the seat knew before the first move: the set-up, or all that led to where the table began."""
    game, start = table.game, table.rewound().cell
    if table.past is None:
        viewer = "spectator" if seat is None else f"seat {seat}"
        return f"{game.name}\n{viewer}\n{game.fingerprint(game.hidden(start, seat))}"
    before, mover, code = table.past
    line = _line(game, before.cell, mover, code, start, seat)
    return f"{before.remembered(seat)}\n{line}"


def _line(game: Game, before: StateArray, mover: int, code: int, after: StateArray, seat: int | None) -> str:
    """One move as the seat saw it."""
    move = "?" if game.move_is_secret(unpack(before), mover, code, seat) else game.notation(code)
    return f"{mover}:{move} {game.fingerprint(game.hidden(after, seat))}"
