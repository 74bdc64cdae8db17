"""Hidden information, as checks of one position each: nobody learns what they may not know.

The method is non-interference: take a second world that a viewer cannot tell from the first, and compare
everything that reaches this viewer in both.
"""

from __future__ import annotations

import random

from tablee.engine.errors import TooMany
from tablee.engine.table import Table
from tablee.testing.positions import play_random, viewers

_FEW_WORLDS = 200


def hiding_twice_hides_no_more(table: Table, rng: random.Random) -> None:
    """A hidden position is hidden already."""
    for viewer in viewers(table):
        once = table.game.hidden(table.cell, viewer)
        assert table.game.hidden(once, viewer).tobytes() == once.tobytes(), viewer


def equal_worlds_look_equal(table: Table, rng: random.Random) -> None:
    """Worlds a viewer cannot tell apart: the same bytes, legal moves, view and plain data."""
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        twin = seen.imagine(rng.getrandbits(32))
        again = twin.view_of(viewer)
        assert again.cell.tobytes() == seen.cell.tobytes(), viewer
        assert twin.to_act == table.to_act == seen.to_act, viewer
        assert twin.view(viewer).to_json() == table.view(viewer).to_json(), viewer
        assert again.to_dict() == seen.to_dict(), viewer
        if viewer is not None:
            assert twin.legal_moves(viewer) == table.legal_moves(viewer) == seen.legal_moves(), viewer


def imagined_worlds_are_whole(table: Table, rng: random.Random) -> None:
    """An imagined world is a whole position that can be played to its end."""
    for viewer in viewers(table):
        world = table.view_of(viewer).imagine(rng.getrandbits(32))
        assert table.game.from_dict(world.to_dict()) == world, viewer
        assert play_random(world, rng, 20_000).is_over, viewer


def imagined_worlds_are_listed(table: Table, rng: random.Random) -> None:
    """Where few worlds are left all are listed, what is imagined among them, and all look the same."""
    for viewer in viewers(table):
        seen = table.view_of(viewer)
        try:
            worlds = dict(seen.worlds(limit=_FEW_WORLDS))
        except TooMany:
            continue
        assert sum(worlds.values()) == 1, viewer
        assert table in worlds, viewer
        assert seen.imagine(rng.getrandbits(32)) in worlds, viewer
        assert all(world.view_of(viewer) == seen for world in worlds), viewer


def events_tell_no_more(table: Table, rng: random.Random) -> None:
    """Where two worlds look the same before and after a move, the events are the same too."""
    game = table.game
    for viewer in viewers(table):
        twin = table.view_of(viewer).imagine(rng.getrandbits(32))
        for seat in table.to_act:
            here, there = rng.choice(table.legal_codes(seat)), rng.choice(twin.legal_codes(seat))
            is_secret = all(
                game.move_is_secret(world.cell[0], seat, code, viewer)
                for world, code in ((table, here), (twin, there))
            )
            if not is_secret:
                there = here
                if twin.refusal(seat, game.notation(there)) is not None:
                    continue
            after, twin_after = table.copy(), twin.copy()
            after.play_code(seat, here)
            twin_after.play_code(seat, there)
            if after.view_of(viewer).cell.tobytes() == twin_after.view_of(viewer).cell.tobytes():
                told = game.events(table.cell, seat, here, after.cell, viewer)
                assert told == game.events(twin.cell, seat, there, twin_after.cell, viewer), viewer
