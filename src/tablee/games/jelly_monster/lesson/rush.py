"""What the other two do in the race that ends the lesson, and what is good for the learner in it."""

from __future__ import annotations

from tablee.engine.table import Table
from tablee.games.jelly_monster.view import JellyMonsterView
from tablee.lessons.race import Race, ScriptedMove

_LEARNER = 0


def _seen(table: Table, seat: int) -> JellyMonsterView:
    view = table.view(seat)
    assert isinstance(view, JellyMonsterView)
    return view


def _is_through(table: Table) -> bool:
    view = _seen(table, _LEARNER)
    return view.phase == "round" and view.players[_LEARNER].dice_left == 0


def _advice(table: Table) -> str:
    """The highest die that has a place without a twin, where it adds to most; none such: roll again."""
    view = _seen(table, _LEARNER)
    roll = view.players[_LEARNER].roll or ()
    if view.phase != "round" or not roll:
        return ""
    places = [
        (die, -district.sums[_LEARNER], district.name)
        for die in roll
        for district in view.districts
        if district.barrier is None and die not in district.dice[_LEARNER]
    ]
    if not places:
        return "pass"
    die, _, name = max(places)
    return f"{die}@{name}"


def _last_die(table: Table) -> str:
    roll = _seen(table, 2).players[2].roll or ()
    free = [district.name for district in _seen(table, 2).districts if district.barrier is None]
    return f"{roll[0]}@{free[-1]}" if roll and free else ""


RACE = Race(
    others=(
        ScriptedMove(900, 1, "6@e"),
        ScriptedMove(1_700, 1, "timer"),  # the bell rings ten seconds later
        ScriptedMove(3_200, 2, "2@a x0:6"),
    ),
    closing=(
        ScriptedMove(1_000, 2, "5@c"),
        ScriptedMove(2_500, 2, _last_die),
        ScriptedMove(4_000, 2, _last_die),
    ),
    is_through=_is_through,
    advice=_advice,
)
