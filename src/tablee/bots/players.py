"""Players by name: levels, the simple ones that matches compare with, programs, and bots of one's own."""

from __future__ import annotations

from typing import TypeAlias

from tablee.bots.bot import Bot, RandomBot, SearchBot
from tablee.bots.external.bot import ExternalBot
from tablee.bots.greedy import GreedyBot
from tablee.bots.knowledge import PLAIN
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import UnknownBot, bot
from tablee.bots.own import is_own, load_bot, make_bot
from tablee.bots.profile import bot_profile
from tablee.bots.value.network import Weights
from tablee.engine.errors import BadValue
from tablee.engine.game import Game

Player: TypeAlias = str | Bot | type[Bot]

_KINDS = ("random", "greedy", "search", "playouts", "plain", "exec")
_SEARCHES = "search:N, playouts:N, plain:N"
_KNOWN = f"{', '.join(LEVELS)}, random, greedy, {_SEARCHES}, exec:COMMAND, file.py:Class, module:Class"


def player(spec: Player, game: Game) -> Bot:
    """A player by name: a level, `random`, `greedy`, `search:1000`, `mybot.py:MyBot` …; or a Bot as it is.

    `greedy:0.3` makes slips; the number of a search is its iterations; `playouts` is the search without its
    learned value, `plain` without any knowledge of the game; `exec` runs a program that speaks the bot
    protocol. Programs and bots of one's own are somebody's code, so their names must come from somebody
    trusted. A class makes a bot of its kind.
    """
    if isinstance(spec, Bot):
        if spec.game.key != game.key:
            raise BadValue(name="players", expected=f"bots of {game.name}, of the same edition")
        return spec
    if isinstance(spec, type) and issubclass(spec, Bot):
        return make_bot(spec, spec.__name__, game)
    if not isinstance(spec, str):
        raise BadValue(name="players", expected="names of players, or bots")
    return bot(spec, game) if spec in LEVELS else _player_of_kind(spec, game)


def _player_of_kind(spec: str, game: Game) -> Bot:
    kind, _, rest = spec.partition(":")
    if kind == "exec":
        return ExternalBot(spec, game, rest)
    if kind not in _KINDS and is_own(spec):
        return load_bot(spec, game)
    if spec == "random":
        return RandomBot(spec, game)
    profile = bot_profile(game)
    if kind == "greedy" and (slips := _slips(rest)) is not None:
        return GreedyBot(spec, game, profile.standing, slips=slips)
    if kind in ("search", "playouts", "plain") and rest.isascii() and rest.isdigit() and int(rest) > 0:
        weights: dict[int, Weights] | None = {} if kind == "playouts" else None
        known = PLAIN if kind == "plain" else profile.knowledge
        return SearchBot(spec, game, known, iterations=int(rest), weights=weights)
    raise UnknownBot(name=spec, known=_KNOWN)


def _slips(text: str) -> float | None:
    """The share of moves made without looking; None where this is no share."""
    try:
        share = float(text or 0)
    except ValueError:
        return None
    return share if 0 <= share <= 1 else None


def name_of(spec: Player) -> str:
    """What a player is called in a report."""
    return spec if isinstance(spec, str) else spec.name if isinstance(spec, Bot) else spec.__name__
