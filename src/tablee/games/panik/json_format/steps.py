"""Where in the game a position given as plain data is: the step, the turn, and what belongs to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.json_format import HIDDEN, wrong
from tablee.engine.state import UNKNOWN, StateArray
from tablee.games.panik.hunters import count_at
from tablee.games.panik.state import (
    CALL,
    DETECTOR,
    HUNTERS,
    KINDS,
    MANSION_CODES,
    MOST_HUNTERS,
    OVER,
    PAIR,
    ROW,
    STEPS,
    TEAM_SIZE,
    TURNS,
    State,
    TurnStep,
    mansion_name,
)
from tablee.games.panik.turns import can_call, can_send_back

if TYPE_CHECKING:
    from tablee.games.panik.json_format.writing import PlainPosition


def set_step(cell: StateArray, given: PlainPosition) -> None:
    """Say what is asked now; complain if the table does not look like it."""
    position: State = cell[0]
    if given.step not in STEPS:
        wrong("step", f"no such step; steps are {', '.join(STEPS)}")
    position.step = STEPS.index(given.step)
    is_setting_up = position.step <= TurnStep.PAIR
    if is_setting_up:
        _check_set_up(position, given)
        _set_choices(position, given)
    else:
        _check_opened(position)
    if given.choices is not None and not is_setting_up:
        wrong("choices", "only the set-up has choices")
    _set_turn(position, given)
    _set_placed(position, given)
    if position.step == TurnStep.OVER:
        if UNKNOWN in position.faces:
            wrong("mansions", f"nothing is {HIDDEN!r} once the game is over")
        position.face_up[: ROW * given.seats] = 1


def _check_set_up(position: State, given: PlainPosition) -> None:
    for seat, hand in enumerate(given.hands):
        if len(hand) != TEAM_SIZE:
            wrong(f"hands[{seat}]", f"{len(hand)} hunters; all {TEAM_SIZE} are in hand in the set-up")
        row = position.face_up[ROW * seat : ROW * seat + ROW]
        opened = int(row.sum())
        if opened != (0 if position.step == TurnStep.OPEN else 1):
            wrong("mansions", f"seat {seat} has {opened} open mansions in step {given.step!r}")


def _set_choices(position: State, given: PlainPosition) -> None:
    choices = given.choices or [None] * given.seats
    if len(choices) != given.seats:
        wrong("choices", f"{len(choices)} choices for {given.seats} seats")
    for seat, choice in enumerate(choices):
        where = f"choices[{seat}]"
        if choice == HIDDEN:
            position.chosen[seat] = UNKNOWN
        elif isinstance(choice, str) or (choice is not None and not 1 <= choice <= ROW):
            wrong(where, f"must be 1 to {ROW}, null or {HIDDEN!r}")
        elif choice is not None:
            if position.face_up[ROW * seat + choice - 1]:
                wrong(where, "the first pair goes to a hidden mansion")
            position.chosen[seat] = choice
    if None not in choices:
        wrong("choices", "when all have chosen, all is shown and the next step begins")


def _check_opened(position: State) -> None:
    for seat in range(int(position.seats)):
        if not position.face_up[ROW * seat : ROW * seat + ROW].any():
            wrong("mansions", f"seat {seat} has no open mansion; one is turned up in the set-up")
        if position.hands[seat, PAIR] > 1:
            wrong(f"hands[{seat}]", "one pair is placed in the set-up")


def _set_turn(position: State, given: PlainPosition) -> None:
    """Whose turn it is follows from who began and how many hunters each has placed."""
    seats = given.seats
    turns = 0
    if position.step > TurnStep.PAIR:
        turns = sum(TURNS - len(hand) for hand in given.hands)
        for seat, hand in enumerate(given.hands):
            expected = (turns + seats - 1 - (seat - given.beginner) % seats) // seats
            if TURNS - len(hand) != expected:
                wrong(
                    f"hands[{seat}]",
                    f"{len(hand)} hunters left; seat {given.beginner} began and all place in turn",
                )
    is_mid_turn = position.step in (TurnStep.SEND_BACK, TurnStep.RELOCATE, TurnStep.CALL)
    if is_mid_turn and turns == 0:
        wrong("step", f"{given.step!r} comes after placing, and nobody has placed")
    if (turns == TURNS * seats and not is_mid_turn) != (position.step == TurnStep.OVER):
        wrong("step", "the game is over when all hunters are placed, and only then")
    position.active = (given.beginner + turns - is_mid_turn) % seats
    if given.active is not None and given.active != position.active:
        wrong("active", f"it is seat {position.active}'s turn, as the hands show")
    if position.step == TurnStep.PLACE_DETECTOR and position.hands[position.active, DETECTOR] == 0:
        wrong("step", "the active seat has no detector in hand")


def _set_placed(position: State, given: PlainPosition) -> None:
    """The hunter just placed, and the question that follows from it."""
    if (given.sent_back is not None) != (position.step == TurnStep.RELOCATE):
        wrong("sent_back", "a hunter is being sent back in step 'relocate', and only then")
    if position.step not in (TurnStep.SEND_BACK, TurnStep.RELOCATE, TurnStep.CALL):
        if given.placed is not None:
            wrong("placed", f"step {given.step!r} does not follow a placing")
        return
    if given.placed is None:
        wrong("placed", f"step {given.step!r} follows a placing")
    kind, spot = given.placed.hunter, MANSION_CODES.get(given.placed.mansion, UNKNOWN)
    if kind not in HUNTERS:
        wrong("placed.hunter", f"no hunter is called {kind!r}; hunters are {', '.join(HUNTERS)}")
    if not 0 <= spot < ROW * given.seats:
        wrong("placed.mansion", f"no such mansion; they are a1 to {mansion_name(ROW * given.seats - 1)}")
    position.placed, position.spot = HUNTERS.index(kind), spot
    if not count_at(position, spot, KINDS * int(position.active) + int(position.placed)):
        wrong("placed", f"seat {position.active} has no {kind!r} at {given.placed.mansion}")
    _check_question(position)


def _check_question(position: State) -> None:
    if position.step == TurnStep.SEND_BACK and not can_send_back(position):
        wrong("step", "nobody can be sent back, so nobody is asked")
    if position.step == TurnStep.RELOCATE:
        if position.returning % KINDS == OVER:
            wrong("sent_back", "an over-equipped hunter cannot be sent back")
        if position.crowd[position.spot] == MOST_HUNTERS:
            wrong("sent_back", "the mansion it leaves still holds four")
    if position.step == TurnStep.CALL and (position.placed != CALL or not can_call(position)):
        wrong("step", "nobody can be called, so nobody is asked")
