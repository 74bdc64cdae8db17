"""Asking a bot for its move where it may be anybody's code: what goes wrong is told with the bot's name."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path

from tablee.bots.bot import Bot
from tablee.engine.errors import BadNotation, TableeError
from tablee.engine.options import Value
from tablee.engine.table import Observation, Table

_OURS = Path(__file__).parent.parent
_MAX_QUOTED_CHARS = 80


class BrokenBot(TableeError):
    """A bot raised an error, or did not return a legal move. `name` says which bot, `problem` what it did."""

    code = "bot-failed"


def begin_game(bots: Iterable[Bot], options: Mapping[str, Value]) -> None:
    """Tell each of the bots once that a game begins. Raises BrokenBot."""
    for bot in {id(bot): bot for bot in bots}.values():
        try:
            bot.begin(options)
        except Exception as problem:
            raise BrokenBot(name=bot.name, problem=last_line(problem)) from problem


def let_play(table: Table, seat: int, bot: Bot, think: float | None = None, *, seed: int) -> None:
    """Let a bot make its move at a table. Raises BrokenBot, and then nothing was played."""
    table.play(seat, legal_move(table, seat, bot, think, seed=seed))


def let_play_itself(table: Table, seat: int, bot: Bot, *, seed: int) -> None:
    """The same where nobody counts a program's faults: raises BrokenBot instead of playing by default."""
    move = legal_move(table, seat, bot, seed=seed)
    must_have_no_faults(bot)
    table.play(seat, move)


def must_have_no_faults(bot: Bot) -> None:
    """Raises BrokenBot for a program that has lost a decision in this game."""
    if bot.faults:
        fault = bot.faults[-1]
        raise BrokenBot(name=bot.name, problem=f"{fault.code}: {fault.detail}".removesuffix(": "))


def legal_move(table: Table, seat: int, bot: Bot, think: float | None = None, *, seed: int) -> str:
    """The move that a bot chooses at a table. Raises BrokenBot where that is none."""
    move = ask(bot, table.view_of(seat), think, seed=seed)
    try:
        problem = table.refusal(seat, move)
    except BadNotation as unread:
        problem = unread.code
    if problem is not None:
        raise _illegal(bot, move, problem)
    return move


def legal_choice(bot: Bot, seen: Observation, *, seed: int) -> str:
    """The move that a bot chooses in what it sees, as notation. Raises BrokenBot where that is none."""
    move = ask(bot, seen, seed=seed)
    try:
        code = seen.game.code(move)
    except BadNotation as unread:
        raise _illegal(bot, move, unread.code) from None
    if code not in seen.legal_codes():
        raise _illegal(bot, move, "not-now")
    return seen.game.notation(code)


def _illegal(bot: Bot, move: str, problem: str) -> BrokenBot:
    quoted = move[:_MAX_QUOTED_CHARS]
    return BrokenBot("bot-illegal-move", name=bot.name, move=quoted, problem=problem)


def ask(bot: Bot, seen: Observation, think: float | None = None, *, seed: int) -> str:
    """The move that a bot chooses, legal or not. Raises BrokenBot where it raises, or returns no text."""
    try:
        move: object = bot.choose(seen, think, seed=seed)
    except Exception as problem:
        raise BrokenBot(name=bot.name, problem=last_line(problem)) from problem
    if not isinstance(move, str):
        told = repr(move)[:_MAX_QUOTED_CHARS]
        raise BrokenBot("bot-returned-no-move", name=bot.name, problem=f"{type(move).__name__}: {told}")
    return move


def last_line(problem: BaseException) -> str:
    """The last line of a traceback, and the line of the bot's own code where it happened."""
    (*_, line) = traceback.format_exception_only(problem)
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if _OURS not in Path(frame.filename).parents]
    if not frames:
        return line.strip()
    frame = (own or frames)[-1]
    return f"{line.strip()} ({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})"
