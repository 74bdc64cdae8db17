"""A judge of every undo: who was shown whose cards by the moves that went, and did those people agree?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.dice import dice_from_seed
from tablee.engine.state import CLOCK, SPECTATOR
from tablee.engine.table import Table
from tablee.tables.entries import Logged, Moved, UndoAnswered, UndoAsked, Undone
from tablee.tables.live_table import LiveTable
from tablee.tables.state import PlayedMove


def check_undo(live: LiveTable, log: Sequence[Logged], undone: Undone, worlds: int) -> None:
    """Before it happens: raises AssertionError if it takes back what somebody has not agreed to give back."""
    agreed = who_agreed(log, undone)
    people = {seat for seat, chair in enumerate(live.chairs) if chair.person}
    gone = live.moves[undone.moves :]
    for made in gone:
        assert made.seat not in people - agreed, f"seat {made.seat} did not agree to losing a move of its own"
    for viewer in (None, *range(len(live.chairs))):
        for whose in learnt(live, undone.moves, gone, viewer, people, worlds):
            assert whose & agreed, f"{viewer} was shown what only {whose} knew; agreed have {agreed}"


def who_agreed(log: Sequence[Logged], undone: Undone) -> set[int]:
    """Whoever asked, and whoever answered yes to just this request."""
    agreed = {undone.seat}
    for logged in reversed(log):
        entry = logged.entry
        if isinstance(entry, UndoAnswered) and entry.agrees:
            agreed.add(entry.seat)
        elif isinstance(entry, Moved | UndoAsked | Undone | UndoAnswered):
            break
    return agreed


def learnt(
    live: LiveTable, left: int, gone: Sequence[PlayedMove], viewer: int | None, people: set[int], worlds: int
) -> list[set[int]]:
    """For each world that these moves made impossible for this viewer: the people who knew that all along."""
    assert live.table is not None
    before = live.deal(live.table.secret)
    for made in live.moves[:left]:
        before.play_code(made.seat, made.code)
    told = story(before, gone, viewer)
    game, found = before.game, []
    for seed in range(worlds):
        cell = game.hidden(before.cell, viewer)
        game.compiled_rules.imagine(
            cell, SPECTATOR if viewer is None else viewer, dice_from_seed(1_000_003 + seed)
        )
        other = Table(game, cell, secret=before.secret, options=before.options)
        if story(other, gone, viewer) == told:
            continue
        knew = {seat for seat in people if other.view_of(seat) != before.view_of(seat)}
        if knew:
            found.append(knew)
    return found


def story(table: Table, moves: Sequence[PlayedMove], viewer: int | None) -> list[Any] | None:
    """What this viewer would have been told of these moves in this world; None where they are impossible."""
    world, game, told = table.copy(), table.game, []
    for made in moves:
        code = made.code
        if code not in world.legal_codes(made.seat):
            hidden = made.seat != CLOCK and [
                one
                for one in world.legal_codes(made.seat)
                if game.move_is_secret(world.cell[0], made.seat, one, viewer)
            ]
            if not hidden:
                return None
            code = hidden[0]  # nobody but its maker can tell it from the one that was made
        before = world.cell
        is_secret = game.move_is_secret(before[0], made.seat, code, viewer)
        world.play_code(made.seat, code)
        told.append((None if is_secret else code, world.view(viewer)))
    return told
