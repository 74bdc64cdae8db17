"""A turn: (name a mansion,) place a hunter, send one back?, its owner relocates it, call one?"""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.games.panik.hunters import add_hunter, hand_size, has_room, mansion_count, take_hunter
from tablee.games.panik.refusals import Refusal, against_calling, against_sending
from tablee.games.panik.state import CALL, KINDS, State, TurnStep


@compiled
def name_mansion(position: State, mansion: int) -> None:
    """Before the detector is placed, a mansion is turned up for all and for good."""
    position.face_up[mansion] = 1
    position.step = TurnStep.PLACE_DETECTOR


@compiled
def place(position: State, kind: int, mansion: int) -> None:
    """Placing any kind of hunter gives the option of one send-back."""
    seat = int(position.active)
    position.hands[seat, kind] -= 1
    add_hunter(position, mansion, KINDS * seat + kind)
    position.placed = kind
    position.spot = mansion
    if can_send_back(position):
        position.step = TurnStep.SEND_BACK
    else:
        ask_for_call(position)


@compiled
def can_send_back(position: State) -> bool:
    """Whether anybody here may be sent back; a question with only "no" possible is not asked."""
    spot = int(position.spot)
    for standing in range(int(position.crowd[spot])):
        if against_sending(position, int(position.hunters[spot, standing])) == Refusal.FINE:
            return True
    return False


@compiled
def send_back(position: State, hunter: int) -> None:
    """The hunter leaves; its owner says where to."""
    take_hunter(position, int(position.spot), hunter)
    position.returning = hunter
    position.step = TurnStep.RELOCATE


@compiled
def relocate(position: State, mansion: int) -> None:
    """No ability fires there, nobody is sent back in turn."""
    add_hunter(position, mansion, int(position.returning))
    position.returning = 0
    ask_for_call(position)


@compiled
def ask_for_call(position: State) -> None:
    """After the send-back comes the call, if a call for help was placed and can be answered."""
    if position.placed == CALL and can_call(position):
        position.step = TurnStep.CALL
    else:
        end_turn(position)


@compiled
def can_call(position: State) -> bool:
    """Whether there is room here and anybody elsewhere who may come."""
    if not has_room(position, int(position.spot)):
        return False
    for mansion in range(mansion_count(position)):
        for standing in range(int(position.crowd[mansion])):
            if against_calling(position, mansion, int(position.hunters[mansion, standing])) == Refusal.FINE:
                return True
    return False


@compiled
def call(position: State, mansion: int, hunter: int) -> None:
    """The hunter comes here; its ability does not fire, and the turn is over."""
    take_hunter(position, mansion, hunter)
    add_hunter(position, int(position.spot), hunter)
    end_turn(position)


@compiled
def end_turn(position: State) -> None:
    """The seat after the active one is next; when it has no hunter left to place, all mansions are opened."""
    position.placed = 0
    position.spot = 0
    position.active = (int(position.active) + 1) % int(position.seats)
    position.step = TurnStep.PLACE if hand_size(position, int(position.active)) > 0 else TurnStep.OVER
    if position.step == TurnStep.OVER:
        position.face_up[: mansion_count(position)] = 1
