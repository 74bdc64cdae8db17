"""The rules of Panik: who acts, what may be done, and doing it. Each step of a turn has its own file."""

from __future__ import annotations

from tablee.engine.dice import Dice
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves
from tablee.games.panik.hidden import hide, imagine
from tablee.games.panik.hunters import team_of
from tablee.games.panik.legal_moves import (
    list_calls,
    list_openings,
    list_pairs,
    list_placements,
    list_relocations,
    list_send_backs,
)
from tablee.games.panik.refusals import (
    Refusal,
    against_calling,
    against_naming,
    against_pair,
    against_placing,
    against_relocating,
    against_sending,
)
from tablee.games.panik.scoring import outcome
from tablee.games.panik.set_up import choose, deal, still_choosing
from tablee.games.panik.state import (
    MANSIONS,
    MOVE_ALONE,
    MOVE_BACK,
    MOVE_CALL,
    MOVE_DETECT,
    MOVE_KEEP,
    MOVE_PAIR,
    MOVE_PLACE,
    MOVE_TO,
    NUMBER_OF_HUNTERS,
    NUMBER_OF_MOVES,
    ROW,
    State,
    TurnStep,
)
from tablee.games.panik.turns import ask_for_call, call, end_turn, name_mansion, place, relocate, send_back


@compiled
def is_setting_up(position: State) -> bool:
    """Whether everybody is still choosing."""
    return int(position.step) <= TurnStep.PAIR


@compiled
def to_act(position: State) -> int:
    """All who have not chosen in the set-up; the owner of a hunter sent back; else the active player."""
    if is_setting_up(position):
        return still_choosing(position)
    if position.step == TurnStep.RELOCATE:
        return 1 << team_of(int(position.returning))
    return 0 if position.step == TurnStep.OVER else 1 << int(position.active)


@compiled
def is_to_act(position: State, seat: int) -> bool:
    """Whether something is asked of this seat now."""
    return to_act(position) >> seat & 1 != 0


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """All moves of the present step, each once."""
    if not is_to_act(position, seat):
        return 0
    step = int(position.step)
    if step == TurnStep.OPEN:
        count = list_openings(moves)
    elif step == TurnStep.PAIR:
        count = list_pairs(position, seat, moves)
    elif step in (TurnStep.PLACE, TurnStep.PLACE_DETECTOR):
        count = list_placements(position, seat, moves)
    elif step == TurnStep.SEND_BACK:
        count = list_send_backs(position, moves)
    elif step == TurnStep.RELOCATE:
        count = list_relocations(position, moves)
    else:
        count = list_calls(position, moves)
    return count


@compiled
def step_of(move: int) -> TurnStep:
    """The step of the game in which such a move is made."""
    if move < MOVE_PAIR:
        return TurnStep.OPEN
    if move < MOVE_PLACE:
        return TurnStep.PAIR
    if move < MOVE_BACK:
        return TurnStep.PLACE
    if move < MOVE_TO:
        return TurnStep.SEND_BACK
    return TurnStep.RELOCATE if move < MOVE_CALL else TurnStep.CALL


@compiled
def refusal(position: State, seat: int, move: int) -> Refusal:
    """Why a move is not legal; FINE if it is."""
    if position.step == TurnStep.OVER:
        return Refusal.GAME_OVER
    if not is_to_act(position, seat):
        has_chosen = is_setting_up(position) and seat < int(position.seats)
        return Refusal.ALREADY_CHOSEN if has_chosen else Refusal.NOT_YOUR_TURN
    if move < 0 or move >= NUMBER_OF_MOVES:
        return Refusal.NO_SUCH_MOVE
    if not belongs_to_step(position, move):
        return Refusal.NOT_NOW
    return reason_against(position, seat, move)


@compiled
def belongs_to_step(position: State, move: int) -> bool:
    """Whether such a move is asked for now. Who has named a mansion only places, and names no other."""
    if position.step == TurnStep.PLACE_DETECTOR:
        return MOVE_PLACE <= move < MOVE_DETECT
    return step_of(move) == position.step


@compiled
def reason_against(position: State, seat: int, move: int) -> Refusal:
    """The same for a move that belongs to the present step."""
    reason = Refusal.FINE
    if MOVE_PAIR <= move < MOVE_PLACE:
        reason = against_pair(position, seat, move - MOVE_PAIR)
    elif MOVE_PLACE <= move < MOVE_DETECT:
        placement = move - MOVE_PLACE
        reason = against_placing(position, seat, placement // MANSIONS, placement % MANSIONS)
    elif MOVE_DETECT <= move < MOVE_BACK:
        reason = against_naming(position, seat, move - MOVE_DETECT)
    elif MOVE_BACK <= move < MOVE_KEEP:
        reason = against_sending(position, move - MOVE_BACK)
    elif MOVE_TO <= move < MOVE_CALL:
        reason = against_relocating(position, move - MOVE_TO)
    elif MOVE_CALL <= move < MOVE_ALONE:
        called = move - MOVE_CALL
        reason = against_calling(position, called // NUMBER_OF_HUNTERS, called % NUMBER_OF_HUNTERS)
    return reason


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """One decision, and whatever it leads to."""
    if move < MOVE_PLACE:
        choose(position, seat, move % ROW)
    elif move < MOVE_DETECT:
        placement = move - MOVE_PLACE
        place(position, placement // MANSIONS, placement % MANSIONS)
    elif move < MOVE_BACK:
        name_mansion(position, move - MOVE_DETECT)
    elif move < MOVE_KEEP:
        send_back(position, move - MOVE_BACK)
    elif move == MOVE_KEEP:
        ask_for_call(position)
    elif move < MOVE_CALL:
        relocate(position, move - MOVE_TO)
    elif move < MOVE_ALONE:
        called = move - MOVE_CALL
        call(position, called // NUMBER_OF_HUNTERS, called % NUMBER_OF_HUNTERS)
    else:
        end_turn(position)


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)
