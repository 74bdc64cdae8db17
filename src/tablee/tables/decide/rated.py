"""Rated tables: what they must be like, so that a result means something, and what they forbid."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.level_names import LEVELS
from tablee.engine.game import Game
from tablee.engine.options import complete
from tablee.tables.refusals import Reason, refused
from tablee.tables.settings import NoClock, Settings
from tablee.tables.state import LiveState


def check_rated(settings: Settings, playing: Game) -> None:
    """Refuse settings under which a game cannot count: a clock runs, nobody helps, leaving loses."""
    if not settings.is_rated:
        return
    is_race = playing.is_live(complete(playing.options, settings.options))
    if isinstance(settings.clock, NoClock) and not is_race:
        raise refused("rated-needs-clock")
    if settings.hints:
        raise refused("rated-no-hints")
    if settings.when_out != "forfeit":
        raise refused("rated-needs-forfeit")
    if settings.edition is not None:
        raise refused("rated-own-edition")


def check_rated_start(live: LiveState) -> None:
    """Refuse to deal a rated game whose result would say nothing."""
    if not live.settings.is_rated:
        return
    if live.waiting is not None:
        raise refused("rated-from-start")
    if any(chair.bot and chair.bot not in LEVELS for chair in live.chairs):
        raise refused("rated-known-bots")


def check_unrated(live: LiveState, reason: Reason) -> None:
    """Some things are for games that do not count."""
    if live.settings.is_rated:
        raise refused(reason)


def counts(live: LiveState) -> bool:
    """Whether the game that has ended here counts: with a result, and from its beginning."""
    return live.settings.is_rated and live.outcome is not None and live.beginning is None


def left_early(live: LiveState) -> Sequence[int]:
    """The seats that gave up or ran out of time for good, the first one first."""
    return [lapse.seat for lapse in live.resigned]
