"""Choosing a move by number or notation. Long lists are asked in two steps: what first, then where."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console

from tablee.engine.game import Game
from tablee.i18n import Translator

Ask = Callable[[str], str]  # prompts and returns what was typed

_MAX_CHOICES_AT_ONCE = 24


class TypedCommand(Exception):
    """The person typed one of the words of the table itself instead of a move."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


COMMANDS = ("help", "rules", "log", "quit")


def choose(game: Game, moves: list[str], words: Translator, console: Console, ask: Ask) -> str:
    """A move of the list, or one in notation that the rules judges. Raises TypedCommand or BadNotation."""
    groups = _groups(moves)
    if len(moves) <= _MAX_CHOICES_AT_ONCE or len(groups) == 1:
        return _from(game, moves, words, console, ask)
    while True:
        heads = [
            _told(game, group[0], words) if len(group) == 1 else f"{head} … ({len(group)})"
            for head, group in groups
        ]
        picked = _pick(heads, console, ask, words.say("prompt"))
        if isinstance(picked, str):
            return game.notation(game.read_move(picked))
        group = groups[picked][1]
        if len(group) == 1:
            return group[0]
        try:
            return _from(game, group, words, console, ask, words.say("prompt-back"))
        except _Back:
            continue


class _Back(Exception):
    """The person wants the first list again."""


def _from(
    game: Game, moves: list[str], words: Translator, console: Console, ask: Ask, prompt: str | None = None
) -> str:
    picked = _pick([_told(game, move, words) for move in moves], console, ask, prompt or words.say("prompt"))
    if isinstance(picked, int):
        return moves[picked]
    if prompt is not None and picked in ("0", "back"):
        raise _Back
    return game.notation(game.read_move(picked))


def _groups(moves: list[str]) -> list[tuple[str, list[str]]]:
    """Moves by their first word: the card, the die or the verb."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(re.split(r"[@> ]", move, maxsplit=1)[0], []).append(move)
    return list(groups.items())


def _told(game: Game, move: str, words: Translator) -> str:
    return f"{words.tell(game.spell(game.code(move)))} [dim]({move.replace('[', '')})[/dim]"


def _pick(lines: list[str], console: Console, ask: Ask, prompt: str) -> int | str:
    """The place of the line that was chosen, or what was typed instead."""
    width = len(str(len(lines)))
    numbered = [f"[bold]{number:>{width}}[/bold] {line}" for number, line in enumerate(lines, 1)]
    console.print(Columns(numbered, padding=(0, 3)))
    while True:
        typed = ask(prompt).strip()
        if typed in COMMANDS or typed in ("?", "h", "q"):
            raise TypedCommand({"?": "help", "h": "help", "q": "quit"}.get(typed, typed))
        if not typed:
            continue
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(lines):
            return int(typed) - 1
        # "5" may be a number of the list or the face of a card: "=5" is always the card.
        return typed.removeprefix("=")
