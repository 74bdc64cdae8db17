"""Giving up, being held by a bot, and coming back."""

from __future__ import annotations

from tablee.engine.messages import Outcome
from tablee.tables.commands import HoldSeat, Resign, TakeBack
from tablee.tables.decide.absence import HOLD_AFTER_MS, why_not_gone
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.play import no_game
from tablee.tables.decide.rated import check_unrated
from tablee.tables.entries import AnyEntry, Ended, How, Resigned, SeatHeld, SeatTakenBack
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState


def check_in_game(live: LiveState) -> None:
    """A game is on, paused or not."""
    if live.status in ("open", "over"):
        raise no_game(live)


def give_up(live: LiveState, seat: int, how: How) -> list[AnyEntry]:
    """A seat has lost. The game ends when no person, or only one seat, is left in it; else a bot plays on.

    Whoever has not given up shares the win.
    """
    left = [other for other, chair in enumerate(live.chairs) if other != seat and not chair.has_resigned]
    end = Ended(how, Outcome(winners=tuple(left), scores=None, ending=how))
    if len(live.chairs) == 2:
        return [end]
    if len(left) == 1 or not any(live.chairs[other].person for other in left):
        return [Resigned(seat), end]
    return [Resigned(seat)]


def decide_resign(live: LiveState, who: Person, _command: Resign, _around: DecisionContext) -> list[AnyEntry]:
    """Give up, for good."""
    seat = live.must_sit(who)
    check_in_game(live)
    if live.chairs[seat].has_resigned:
        raise refused("seat-resigned")
    return give_up(live, seat, "resigned")


def decide_hold(live: LiveState, who: Person, command: HoldSeat, context: DecisionContext) -> list[AnyEntry]:
    """A bot for my own seat, or for somebody who is gone."""
    own = live.must_sit(who)
    check_in_game(live)
    check_unrated(live, "rated-no-hold")
    if command.seat >= len(live.chairs):
        raise refused("no-such-seat", seat=command.seat, seats=len(live.chairs))
    chair = live.chairs[command.seat]
    if chair.player:
        raise refused("already-held")
    if command.seat != own:
        objection = why_not_gone(live, command.seat, context, HOLD_AFTER_MS)
        if objection is not None:
            raise objection
    return [SeatHeld(command.seat, live.settings.holder)]


def decide_take_back(
    live: LiveState, who: Person, _command: TakeBack, context: DecisionContext
) -> list[AnyEntry]:
    """Play again oneself. A move whose time is up is left to the bot, or time would never be up."""
    seat = live.must_sit(who)
    check_in_game(live)
    chair = live.chairs[seat]
    if chair.has_resigned:
        raise refused("seat-resigned")
    if not chair.held_by:
        raise refused("not-held")
    if chair.kept is not None and chair.kept.is_up(max(context.now, live.at)):
        raise refused("bot-moves-first")
    return [SeatTakenBack(seat)]
