"""What `view.see` and `events.tell` say of District Noir, written as JSON by compiled code."""

from __future__ import annotations

from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled
from tablee.engine.jit.json_text import (
    BEGIN_LIST,
    BEGIN_OBJECT,
    COLON,
    COMMA,
    END_LIST,
    END_OBJECT,
    Bytes,
    key_of,
    names,
    opening,
    put,
    put_end,
    put_name,
    put_number,
    put_sign,
    text,
)
from tablee.engine.json_writer import JsonWriter
from tablee.engine.state import SPECTATOR, UNKNOWN
from tablee.games.district_noir.events import (
    CardPlayed,
    CardsTaken,
    CityThreatened,
    HandDealt,
    RoundBegan,
)
from tablee.games.district_noir.hidden import unseen_copies
from tablee.games.district_noir.notation import TEXTS
from tablee.games.district_noir.rules import can_take
from tablee.games.district_noir.scoring import complete_sets, lead, total
from tablee.games.district_noir.state import (
    ACTIONS_A_ROUND,
    FACES,
    FIRST_CITY,
    NUMBER_OF_CITIES,
    NUMBER_OF_FACES,
    SUPPORTS,
    TAKE,
    TAKE_SIZE,
    State,
)
from tablee.games.district_noir.view import SHOWN_WORTH, DistrictNoirView, Side

_CARDS = names(FACES)
_MOVES = names(TEXTS)
_ASKS = names(("", "play", "play-or-take", "take"))
_NOTHING, _PLAY, _PLAY_OR_TAKE, _TAKE = range(4)
_NULL = text(b"null")
_TRUE, _FALSE = text(b"true"), text(b"false")

_GAME = text(opening(DistrictNoirView) + b'"game":"district-noir"')
_SEAT = key_of(DistrictNoirView, "seat")
_TO_ACT = text(b',"seats":2,"to_act":')
_ASKED = key_of(DistrictNoirView, "asks")
_ROUND_NO = text(b',"outcome":null,"round_no":')
_BEGINNER = key_of(DistrictNoirView, "beginner")
_LINE = key_of(DistrictNoirView, "line")
_TAKEABLE = key_of(DistrictNoirView, "takeable")
_SIDES = key_of(DistrictNoirView, "sides")
_PILE_SIZE = key_of(DistrictNoirView, "pile_size")
_AWAY_SIZE = key_of(DistrictNoirView, "away_size")
_UNSEEN = key_of(DistrictNoirView, "unseen")
_PILE = key_of(DistrictNoirView, "pile")
_AWAY = key_of(DistrictNoirView, "away")
_WORTH = key_of(DistrictNoirView, "worth")
_SET_BONUS = key_of(DistrictNoirView, "set_bonus")
_CITY_THREAT = key_of(DistrictNoirView, "city_threat")

_FRONT = key_of(Side, "front")
_HAND = key_of(Side, "hand")
_HAND_SIZE = key_of(Side, "hand_size")
_HAS_TAKEN = key_of(Side, "has_taken")
_MAJORITIES = key_of(Side, "majorities")
_SETS = key_of(Side, "sets")
_CITIES = key_of(Side, "cities")
_TOTAL = key_of(Side, "total")

_PLAYED_SEAT, _PLAYED_CARD = key_of(CardPlayed, "seat"), key_of(CardPlayed, "card")
_TAKEN_SEAT, _TAKEN_CARDS = key_of(CardsTaken, "seat"), key_of(CardsTaken, "cards")
_THREATENED_SEAT = key_of(CityThreatened, "seat")
_BEGAN_ROUND, _BEGAN_BEGINNER = key_of(RoundBegan, "round_no"), key_of(RoundBegan, "beginner")
_DEALT_SEAT, _DEALT_CARDS = key_of(HandDealt, "seat"), key_of(HandDealt, "cards")


@compiled
def write_view(position: State, seat: int, acting: int, row: Bytes, at: int) -> int:
    """The view of a position already hidden for `seat`."""
    at = put(row, put(row, at, _GAME), _SEAT)
    at = put(row, at, _NULL) if seat == SPECTATOR else put_number(row, at, seat)
    at = _write_asked(position, acting, row, at)
    at = put_number(row, put(row, at, _ROUND_NO), position.round_no)
    at = put_number(row, put(row, at, _BEGINNER), position.beginner)
    at = _write_cards(position.line, 0, position.line_length, row, put(row, at, _LINE))
    at = put_number(row, put(row, at, _TAKEABLE), min(TAKE_SIZE, position.line_length))
    at = put_sign(row, put(row, at, _SIDES), BEGIN_LIST)
    at = put_sign(row, _write_side(position, 0, row, at), COMMA)
    at = put_sign(row, _write_side(position, 1, row, at), END_LIST)
    at = put_number(row, put(row, at, _PILE_SIZE), position.pile_size)
    at = put_number(row, put(row, at, _AWAY_SIZE), position.away_size)
    at = _write_counts(unseen_copies(position), row, put(row, at, _UNSEEN))
    at = _write_pile(position.pile, position.pile_size, row, put(row, at, _PILE))
    at = _write_known(position.away, position.away_size, row, put(row, at, _AWAY))
    at = _write_worth(position, row, put(row, at, _WORTH))
    at = put_number(row, put(row, at, _SET_BONUS), position.set_bonus)
    at = put_sign(row, put(row, at, _CITY_THREAT), BEGIN_LIST)
    for other in range(2):
        if is_near_city(position, other):
            at = put_sign(row, put_number(row, at, other), COMMA)
    return put_sign(row, put_end(row, at, END_LIST), END_OBJECT)


@compiled
def _write_asked(position: State, acting: int, row: Bytes, at: int) -> int:
    at = put_sign(row, put(row, at, _TO_ACT), BEGIN_LIST)
    for seat in range(2):
        if (acting >> seat) & 1:
            at = put_sign(row, put_number(row, at, seat), COMMA)
    at = put(row, put_end(row, at, END_LIST), _ASKED)
    question = _PLAY
    if can_take(position, position.actor):
        question = _PLAY_OR_TAKE if position.hand_sizes[position.actor] > 0 else _TAKE
    at = put_sign(row, at, BEGIN_LIST)
    for seat in range(2):
        at = put_sign(row, put_name(row, at, _ASKS, question if (acting >> seat) & 1 else _NOTHING), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_side(position: State, seat: int, row: Bytes, at: int) -> int:
    at = _write_counts(position.fronts[seat], row, put(row, at, _FRONT))
    at = put(row, at, _HAND)
    is_hidden = position.hands[seat, 0] == UNKNOWN
    at = put(row, at, _NULL) if is_hidden else _write_hand(position, seat, row, at)
    at = put_number(row, put(row, at, _HAND_SIZE), position.hand_sizes[seat])
    at = put(row, put(row, at, _HAS_TAKEN), _TRUE if position.taken[seat] != 0 else _FALSE)
    at = put_sign(row, put(row, at, _MAJORITIES), BEGIN_LIST)
    for face in range(SUPPORTS):
        ahead = lead(position, face) if seat == 0 else -lead(position, face)
        if ahead > 0:
            at = put_sign(row, put_name(row, at, _CARDS, face), COMMA)
    at = put_end(row, at, END_LIST)
    at = put_number(row, put(row, at, _SETS), complete_sets(position, seat))
    at = put_number(row, put(row, at, _CITIES), count_cities(position, seat))
    at = put_number(row, put(row, at, _TOTAL), total(position, seat))
    return put_sign(row, at, END_OBJECT)


@compiled
def _write_counts(copies: Row, row: Bytes, at: int) -> int:
    at = put_sign(row, at, BEGIN_OBJECT)
    for face in range(NUMBER_OF_FACES):
        if copies[face] != 0:
            at = put_sign(row, put_name(row, at, _CARDS, face), COLON)
            at = put_sign(row, put_number(row, at, copies[face]), COMMA)
    return put_end(row, at, END_OBJECT)


@compiled
def _write_hand(position: State, seat: int, row: Bytes, at: int) -> int:
    at = put_sign(row, at, BEGIN_LIST)
    for face in range(NUMBER_OF_FACES):
        for _ in range(position.hands[seat, face]):
            at = put_sign(row, put_name(row, at, _CARDS, face), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_cards(faces: Row, begin: int, end: int, row: Bytes, at: int) -> int:
    at = put_sign(row, at, BEGIN_LIST)
    for place in range(begin, end):
        at = put_sign(row, put_name(row, at, _CARDS, faces[place]), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _is_known(faces: Row, count: int) -> bool:
    is_known = True
    for place in range(count):
        is_known = is_known and faces[place] != UNKNOWN
    return is_known


@compiled
def _write_known(faces: Row, count: int, row: Bytes, at: int) -> int:
    return _write_cards(faces, 0, count, row, at) if _is_known(faces, count) else put(row, at, _NULL)


@compiled
def _write_pile(faces: Row, count: int, row: Bytes, at: int) -> int:
    """The top first, which is the last one."""
    if not _is_known(faces, count):
        return put(row, at, _NULL)
    at = put_sign(row, at, BEGIN_LIST)
    for place in range(count - 1, -1, -1):
        at = put_sign(row, put_name(row, at, _CARDS, faces[place]), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_worth(position: State, row: Bytes, at: int) -> int:
    is_shown = True
    for face in range(NUMBER_OF_FACES):
        is_shown = is_shown and position.worth[face] == SHOWN_WORTH[face]
    if is_shown:
        return put(row, at, _NULL)
    at = put_sign(row, at, BEGIN_OBJECT)
    for face in range(NUMBER_OF_FACES):
        at = put_sign(row, put_name(row, at, _CARDS, face), COLON)
        at = put_sign(row, put_number(row, at, position.worth[face]), COMMA)
    return put_end(row, at, END_OBJECT)


@compiled
def count_cities(position: State, seat: int) -> int:
    """How many of the City cards lie in front of a seat."""
    found = 0
    for face in range(FIRST_CITY, NUMBER_OF_FACES):
        found += 1 if position.fronts[seat, face] > 0 else 0
    return found


@compiled
def is_near_city(position: State, seat: int) -> bool:
    """Whether a seat has all City cards but one, and that lies in front of nobody."""
    return count_cities(position, seat) == NUMBER_OF_CITIES - 1 and count_cities(position, 1 - seat) == 0


@compiled
def write_events(before: State, seat: int, move: int, after: State, viewer: int, row: Bytes, at: int) -> int:
    """One action, and what it brought about."""
    at = put_sign(row, at, BEGIN_LIST)
    if move == TAKE:
        at = put_number(row, put(row, at, _TAKEN_SEAT), seat)
        kept = max(0, before.line_length - TAKE_SIZE)
        at = _write_cards(before.line, kept, before.line_length, row, put(row, at, _TAKEN_CARDS))
        at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
        if is_near_city(after, seat) and count_cities(before, seat) < NUMBER_OF_CITIES - 1:
            at = put_number(row, put(row, at, _THREATENED_SEAT), seat)
            at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
    else:
        at = put_number(row, put(row, at, _PLAYED_SEAT), seat)
        at = put_name(row, put(row, at, _PLAYED_CARD), _CARDS, move)
        at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
    if before.actions == ACTIONS_A_ROUND - 1:
        at = _write_new_round(after, viewer, row, at)
    return put_end(row, at, END_LIST)


@compiled
def _write_new_round(position: State, viewer: int, row: Bytes, at: int) -> int:
    at = put_number(row, put(row, at, _BEGAN_ROUND), position.round_no)
    at = put_number(row, put(row, at, _BEGAN_BEGINNER), position.beginner)
    at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
    if viewer == SPECTATOR:
        return at
    at = put_number(row, put(row, at, _DEALT_SEAT), viewer)
    at = _write_hand(position, viewer, row, put(row, at, _DEALT_CARDS))
    return put_sign(row, put_sign(row, at, END_OBJECT), COMMA)


@compiled
def write_move(code: int, row: Bytes, at: int) -> int:
    """A move as short text."""
    return put_name(row, at, _MOVES, code)


@compiled
def count_points(position: State, totals: Row) -> None:
    """Both sides' points as the fronts lie now."""
    for seat in range(2):
        totals[seat] = total(position, seat)


JSON_WRITER = JsonWriter(view=write_view, events=write_events, move=write_move, points=count_points)
