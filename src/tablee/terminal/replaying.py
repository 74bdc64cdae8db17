"""A recorded game told again."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel

from tablee.engine.game import Game
from tablee.i18n import Translator
from tablee.records import Record, replay_steps
from tablee.terminal.boards import draw


def tell(
    record: Record, words: Translator, console: Console, *, viewer: int | None, played_on: Game | None
) -> None:
    """Every event in order as the viewer knew it, then the table at the end."""
    before = None
    for number, (table, move) in enumerate(replay_steps(record, played_on=played_on)):
        game = table.game
        if before is None or move is None:
            events = game.tell_start(table.view_of(viewer).cell[0], viewer)
        else:
            events = game.events(before, move.seat, game.code(move.move), table.cell, viewer)
        for event in events:
            console.print(f"{number:>4} · {words.tell(event)}", markup=False, highlight=False)
        before = table.cell
    console.print(draw(table.view(viewer), words))
    result = table.outcome or record.result
    if result is not None:
        console.print(Panel(words.result(result)))
