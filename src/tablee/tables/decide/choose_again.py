"""Choosing again: another move in the place of a secret one, while nothing has come of it."""

from __future__ import annotations

from tablee.engine.table import Table
from tablee.tables.commands import ChooseAgain
from tablee.tables.decide.play import check_playing, check_seat
from tablee.tables.entries import AnyEntry, ChoiceChanged
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState


def decide_choose_again(
    live: LiveState, who: Person, command: ChooseAgain, command_id: str
) -> list[AnyEntry]:
    """The new choice must be legal where the old one was made, and nobody else may be able to tell."""
    seat = live.must_sit(who)
    check_playing(live)
    check_seat(live, seat, command.expects)
    assert live.table is not None
    game, place = live.table.game, live.last_move_of(seat)
    if place is None or not game.can_choose_again(live.position, seat):
        raise refused("already-revealed")
    code = game.code(command.move)
    if code == live.moves[place].code:
        return []
    if not _looks_the_same(live, _chosen_otherwise(live, place, code), seat):
        raise refused("already-revealed")
    return [ChoiceChanged(seat, game.notation(code), command_id)]


def _chosen_otherwise(live: LiveState, place: int, code: int) -> Table:
    """The game as it would stand. Raises Refused."""
    assert live.table is not None
    world = live.deal(live.table.secret)
    world.play_all([(played.seat, played.code) for played in live.moves[:place]])
    world.play_code(live.moves[place].seat, code)
    world.play_all([(played.seat, played.code) for played in live.moves[place + 1 :]])
    return world


def _looks_the_same(live: LiveState, world: Table, seat: int) -> bool:
    """Whether no other seat and no spectator sees any difference: else something had come of the choice."""
    viewers = [None, *(other for other in range(len(live.chairs)) if other != seat)]
    return world.to_act == live.to_act and all(
        world.game.hidden(world.cell, viewer).tobytes() == world.game.hidden(live.cell, viewer).tobytes()
        for viewer in viewers
    )
