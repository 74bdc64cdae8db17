"""The rules of Noxford. A turn is one card, placed or covering; a gear then moves another card."""

from __future__ import annotations

import numpy as np

from tablee.engine.dice import Dice
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves
from tablee.games.noxford.city.cards import has_gear
from tablee.games.noxford.city.gear import (
    can_lift_anything,
    cover_refusal,
    does_join,
    is_in_pieces,
    lift_refusal,
    onto_refusal,
    pieces_of,
)
from tablee.games.noxford.city.geometry import (
    NO_PLOT,
    OVERLAP,
    TOUCH,
    XS,
    YS,
    edges_aligned,
    fit,
    is_on_a_line,
    spot_code,
    spot_x,
    spot_y,
)
from tablee.games.noxford.city.plots import (
    cover,
    is_lying,
    lay,
    map_contacts,
    meets_all,
    plot_at,
    take_away,
    top_card,
    touched_by,
    uncover,
)
from tablee.games.noxford.city.spots import has_spot
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.hands import (
    deal,
    faces_to_play,
    give_up,
    has_played_everything,
    holding_refusal,
    refill,
)
from tablee.games.noxford.hidden import hide, imagine
from tablee.games.noxford.moves import face_in, is_move, kind_of, spot_in
from tablee.games.noxford.refusals import Refusal
from tablee.games.noxford.scoring import outcome
from tablee.games.noxford.state import (
    COVER,
    COVERING,
    FACE_SHIFT,
    FACES,
    FIRST_NEUTRAL_FACE,
    LAST_GEAR_RESOLVES,
    LAY_CARD,
    LAY_ONTO,
    LAYING,
    LAYING_ONTO,
    LIFT_CARD,
    LIFTING,
    MOST_SPOTS,
    NO_CARD,
    OPEN,
    PASS,
    PASSING,
    PLACE,
    PLACING,
    PLOTS,
    STAY,
    STAYING,
    GameEnd,
    Phase,
    State,
)


@compiled
def to_act(position: State) -> int:
    """The seat in turn."""
    if position.ended != GameEnd.RUNNING:
        return 0
    return 1 << position.actor


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """What the actor may do now, depending on what is asked."""
    if position.phase == Phase.LIFT:
        return lifts(position, moves)
    if position.phase == Phase.LAY:
        return destinations(position, moves)
    count = actions(position, seat, moves)
    if count == 0:
        moves[0] = PASSING
        count = 1
    return count


@compiled
def actions(position: State, seat: int, moves: Moves) -> int:
    """Every face the seat can play, at every spot and over every card that it may cover."""
    faces = np.empty(FACES + OPEN, np.int64)
    count = 0
    for place in range(faces_to_play(position, seat, faces)):
        face = faces[place]
        for spot in range(position.spot_count):
            moves[count] = PLACING | face << FACE_SHIFT | whole(position.spots[spot])
            count += 1
        for plot in range(position.plots if face < FIRST_NEUTRAL_FACE else 0):
            if cover_refusal(position, plot, face // 2) == Refusal.FINE:
                moves[count] = COVERING | face << FACE_SHIFT | plot_corner(position, plot)
                count += 1
    return count


@compiled
def plot_corner(position: State, plot: int) -> int:
    """The corner of a plot as it stands in move codes."""
    return spot_code(whole(position.edges[XS, plot]), whole(position.edges[YS, plot]), 0)


@compiled
def can_act(position: State, seat: int) -> bool:
    """Whether the seat has any action, so that it may not pass."""
    faces = np.empty(FACES + OPEN, np.int64)
    for place in range(faces_to_play(position, seat, faces)):
        if position.spot_count > 0:
            return True
        for plot in range(position.plots if faces[place] < FIRST_NEUTRAL_FACE else 0):
            if cover_refusal(position, plot, faces[place] // 2) == Refusal.FINE:
                return True
    return False


@compiled
def lifts(position: State, moves: Moves) -> int:
    """No gear move, or any card that may be lifted."""
    moves[0] = STAYING
    count = 1
    touching = map_contacts(position)
    for plot in range(position.plots):
        if lift_refusal(position, plot, touching) == Refusal.FINE:
            moves[count] = LIFTING | plot_corner(position, plot)
            count += 1
    return count


@compiled
def destinations(position: State, moves: Moves) -> int:
    """Every spot but the one just left, and every card that the lifted one may cover.

    If the lifted card was a bridge: only spots that join all pieces of the city again.
    """
    left = left_spot(position)
    pieces = np.empty(PLOTS, np.int64)
    apart = pieces_of(position, pieces)
    count = 0
    for place in range(position.spot_count):
        spot = whole(position.spots[place])
        if spot != left and (apart == 1 or meets_all(pieces, apart, touched_by(position, spot))):
            moves[count] = LAYING | spot
            count += 1
    for plot in range(position.plots if apart == 1 else 0):
        if onto_refusal(position, plot) == Refusal.FINE:
            moves[count] = LAYING_ONTO | plot_corner(position, plot)
            count += 1
    return count


def has_destinations(position: State) -> bool:
    """Whether the lifted card has anywhere to go; made-up positions are asked."""
    return bool(destinations(position, np.empty(MOST_SPOTS + PLOTS, np.int64)))


@compiled
def left_spot(position: State) -> int:
    """The rectangle that the lifted card has left."""
    return spot_code(whole(position.from_x), whole(position.from_y), whole(position.from_lying))


@compiled
def refusal(position: State, seat: int, move: int) -> Refusal:
    """Why a move is not legal; FINE if it is."""
    if position.ended != GameEnd.RUNNING:
        return Refusal.GAME_OVER
    if seat != position.actor:
        return Refusal.NOT_YOUR_TURN
    if not is_move(move):
        return Refusal.NO_SUCH_MOVE
    kind = kind_of(move)
    if phase_of(kind) != position.phase:
        return Refusal.NOT_NOW
    reason = Refusal.FINE
    if kind in (PLACE, COVER):
        reason = holding_refusal(position, seat, face_in(move))
    if reason == Refusal.FINE:
        if kind in (PLACE, LAY_CARD):
            reason = spot_refusal(position, kind, spot_in(move))
        elif kind == PASS:
            reason = Refusal.CAN_STILL_ACT if can_act(position, seat) else Refusal.FINE
        elif kind != STAY:
            reason = plot_refusal(position, move)
    return reason


@compiled
def phase_of(kind: int) -> int:
    """When a kind of move is asked for."""
    if kind in (LIFT_CARD, STAY):
        return Phase.LIFT
    return Phase.LAY if kind in (LAY_CARD, LAY_ONTO) else Phase.TURN


@compiled
def spot_refusal(position: State, kind: int, spot: int) -> Refusal:
    """Why no card may be laid at a spot; FINE if it may."""
    if kind == LAY_CARD and spot == left_spot(position):
        return Refusal.SAME_PLACE
    if has_spot(position, spot):
        return Refusal.SPLITS_THE_CITY if kind == LAY_CARD and not does_join(position, spot) else Refusal.FINE
    edges, plots = position.edges[:], position.plots
    x, y, lying = spot_x(spot), spot_y(spot), spot & 1
    found = fit(edges, plots, NO_PLOT, x, y, lying)
    if found == OVERLAP:
        return Refusal.OVERLAPS
    if found < 2 * TOUCH:
        return Refusal.TOUCHES_NOTHING if found < TOUCH else Refusal.TOUCHES_ONE_CARD
    if edges_aligned(found) < 2:
        return Refusal.ONE_EDGE_ALIGNED
    return (
        Refusal.TOO_MANY_SPOTS
        if is_on_a_line(edges, plots, NO_PLOT, found, x, y, lying)
        else Refusal.OFF_THE_LINES
    )


@compiled
def plot_refusal(position: State, move: int) -> Refusal:
    """Why the card at a corner cannot be covered or lifted; FINE if it can."""
    kind, spot = kind_of(move), spot_in(move)
    if kind == COVER and face_in(move) >= FIRST_NEUTRAL_FACE:
        return Refusal.NEUTRALS_DO_NOT_COVER
    plot = plot_at(position, spot_x(spot), spot_y(spot))
    if plot == NO_PLOT:
        return Refusal.NO_CARD_THERE
    if kind == COVER:
        return cover_refusal(position, plot, face_in(move) // 2)
    if kind == LAY_ONTO:
        reason = onto_refusal(position, plot)
        return Refusal.SPLITS_THE_CITY if reason == Refusal.FINE and is_in_pieces(position) else reason
    touching = map_contacts(position)
    return lift_refusal(position, plot, touching)


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """One legal move; the turn goes on while a gear has something to move."""
    kind, spot = kind_of(move), spot_in(move)
    if kind == PASS:
        pass_turn(position)
    elif kind == LIFT_CARD:
        lift(position, plot_at(position, spot_x(spot), spot_y(spot)))
    elif kind in (PLACE, COVER):
        played = give_up(position, seat, face_in(move))
        position.passes = 0
        position.played = put_down(position, kind, spot, played)
        if does_gear_turn(position, seat, played) and can_lift_anything(position):
            position.phase = Phase.LIFT
        else:
            end_turn(position, seat, played)
    else:
        played = top_card(position, position.played)
        if kind != STAY:
            put_down(position, kind, spot, whole(position.lifted))
        end_turn(position, seat, played)


@compiled
def does_gear_turn(position: State, seat: int, played: int) -> bool:
    """Whether the card just played sets a gear in motion: the tenth card ends the game before it does."""
    if not has_gear(position, played):
        return False
    return position.last_gear == LAST_GEAR_RESOLVES or not has_played_everything(position, seat)


@compiled
def put_down(position: State, kind: int, spot: int, card: int) -> int:
    """Lay a card beside the city or over another one. Returns its plot."""
    if kind in (PLACE, LAY_CARD):
        return lay(position, spot_x(spot), spot_y(spot), spot & 1, card)
    plot = plot_at(position, spot_x(spot), spot_y(spot))
    cover(position, plot, card)
    return plot


@compiled
def lift(position: State, plot: int) -> None:
    """Take a card of the city into the air."""
    position.from_x = position.edges[XS, plot]
    position.from_y = position.edges[YS, plot]
    position.from_lying = is_lying(position, plot)
    if position.heights[plot] > 1:
        position.lifted = uncover(position, plot)
    else:
        position.lifted = take_away(position, plot)
        if position.played > plot:
            position.played -= 1
    position.phase = Phase.LAY


@compiled
def end_turn(position: State, seat: int, card: int) -> None:
    """Refill for the card played; the tenth card of a syndicate ends the game."""
    position.phase = Phase.TURN
    position.played = 0
    position.lifted = NO_CARD
    position.from_x = 0
    position.from_y = 0
    position.from_lying = 0
    refill(position, seat, card)
    if has_played_everything(position, seat):
        position.ended = GameEnd.TENTH_CARD
    else:
        position.actor = (seat + 1) % position.seats


@compiled
def pass_turn(position: State) -> None:
    """Nothing can be done; a full round of this ends the game."""
    position.passes += 1
    if position.passes == position.seats:
        position.ended = GameEnd.ALL_PASSED
    else:
        position.actor = (position.actor + 1) % position.seats


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)
