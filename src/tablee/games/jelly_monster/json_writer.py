"""What `view.see` and `events.tell` say of a round in real time, written as JSON by compiled code.

Everything else (calm games, the scoring, what begins or ends a round) goes the typed way: it is seldom, and
most of the telling.
"""

from __future__ import annotations

import msgspec
import numpy as np

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
from tablee.engine.state import CLOCK, SPECTATOR, UNKNOWN
from tablee.games.jelly_monster import moves
from tablee.games.jelly_monster.events import kinds
from tablee.games.jelly_monster.hidden import unseen_pods
from tablee.games.jelly_monster.news import NewsKind
from tablee.games.jelly_monster.round.actions import can_block, has_barrier
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.round.clock import next_alarm
from tablee.games.jelly_monster.state import (
    A_POD,
    BY_DICE,
    DISTRICT_NAMES,
    LIVE,
    NO_ICON,
    NOT_KEPT,
    OPTIONS,
    PACES_MS,
    PHASE_NAMES,
    POD_KINDS,
    POD_NAMES,
    SIDE_NAMES,
    VALUES,
    ZONES,
    Phase,
    State,
)
from tablee.games.jelly_monster.view import (
    ICON_NAMES,
    DistrictView,
    IconView,
    JellyMonsterView,
    PlayerView,
)

_DISTRICTS = names(DISTRICT_NAMES)
_SIDES = names(SIDE_NAMES)
_PODS = names(POD_NAMES)
_ICONS = names(ICON_NAMES)
_ASKS = names(("", "place", "block", "finish", "timer"))
_NOTHING, _PLACE, _BLOCK, _FINISH, _TIMER = range(5)
_NULL, _TRUE, _FALSE = text(b"null"), text(b"true"), text(b"false")
_PACES = np.array(PACES_MS, dtype=np.int64)


def _option(name: str, *, is_first: bool = False) -> Bytes:
    """What stands before an option's value."""
    return text((b"{" if is_first else b",") + msgspec.json.encode(name) + b":")


_OPTION_KEYS = tuple(_option(option.name, is_first=place == 0) for place, option in enumerate(OPTIONS))
_FORM_KEY, _PACE_KEY, _BEGINNERS_KEY, _LIMIT_KEY, _BEATS_KEY, _CHOICE_KEY, _SPLITS_KEY = _OPTION_KEYS
_FORMS, _PACE_NAMES, _SPLITS = (
    names(option.choices) for option in OPTIONS if option.name in ("form", "pace", "splits")
)

_GAME = text(opening(JellyMonsterView) + b'"game":"jelly-monster"')
_VIEW_KEYS = {field: key_of(JellyMonsterView, field) for field in JellyMonsterView.__struct_fields__}
_SEAT, _SEATS, _TO_ACT, _ASKED = (_VIEW_KEYS[field] for field in ("seat", "seats", "to_act", "asks"))
_OPTIONS = text(b',"outcome":null' + _VIEW_KEYS["options"].tobytes())
_ROUND_NO = text(
    _VIEW_KEYS["phase"].tobytes()
    + msgspec.json.encode(PHASE_NAMES[Phase.ROUND])
    + _VIEW_KEYS["round_no"].tobytes()
)
_DRONE, _IN_PLAY, _PLAYERS = (_VIEW_KEYS[field] for field in ("drone", "districts", "players"))
_PILE_SIZE, _UNSEEN = _VIEW_KEYS["pile_size"], _VIEW_KEYS["unseen"]
_BEAT = _VIEW_KEYS["beat"]
_NOW = text(_VIEW_KEYS["last_beat"].tobytes() + b"null" + _VIEW_KEYS["now"].tobytes())
_STARTS_AT, _BELL_AT, _ALARM = (_VIEW_KEYS[field] for field in ("starts_at", "bell_at", "next_alarm"))
_SETTLE = _VIEW_KEYS["settle_ms"]
_NO_SCORING = text(_VIEW_KEYS["scoring"].tobytes() + b"null}")

_DISTRICT_NAME, _TILE, _ZONES_KEY, _TARGET, _DICE, _CANCELLED, _SUMS, _CONTROLLERS, _BARRIER = (
    key_of(DistrictView, field) for field in DistrictView.__struct_fields__
)
_KIND, _AMOUNT, _SECOND, _FEW = (key_of(IconView, field) for field in IconView.__struct_fields__)
(
    _JELLY,
    _JELLY_AFTER,
    _POD_COUNT,
    _OWN_PODS,
    _DISCARD_COUNT,
    _DISCARDED,
    _PODS_WORTH,
    _DICE_LEFT,
    _ROLL,
    _SETTLES_AT,
    _IN_CENTRE,
    _HAS_BARRIER,
    _IS_READY,
    _HAS_CHOSEN,
    _CHOICE,
) = (key_of(PlayerView, field) for field in PlayerView.__struct_fields__)

_PLACED, _PUSHED, _PULLED, _LOST = (
    tuple(key_of(kind, field) for field in ("seat", "die", "district"))
    for kind in (kinds.DiePlaced, kinds.TargetPushed, kinds.TargetPulled, kinds.EffectLost)
)
_EXPELLED = tuple(key_of(kinds.DieExpelled, field) for field in ("seat", "die", "district", "owner", "hit"))
_PASSED = key_of(kinds.Passed, "seat")
_BLOCKED = tuple(key_of(kinds.DistrictBlocked, field) for field in ("seat", "district"))
_TURNED = key_of(kinds.TimerTurned, "seat")
_ROLLED = tuple(key_of(kinds.DiceRolled, field) for field in ("seat", "dice"))


@compiled
def can_write(before: State, after: State) -> bool:
    """An action in a round of the live form, and nothing else."""
    if after.form != LIVE or before.phase != Phase.ROUND or after.phase != Phase.ROUND:
        return False
    if before.round_no != after.round_no:
        return False
    for item in range(after.news_count):
        if after.news[item, 0] > NewsKind.TIMER_TURNED:
            return False
    return True


@compiled
def write_view(position: State, seat: int, acting: int, row: Bytes, at: int) -> int:
    """The view of a position already hidden for `seat`."""
    seats = int(position.seats)
    at = put(row, put(row, at, _GAME), _SEAT)
    at = put(row, at, _NULL) if seat == SPECTATOR else put_number(row, at, seat)
    at = put_number(row, put(row, at, _SEATS), seats)
    at = _write_asked(position, acting, row, at)
    at = _write_options(position, row, put(row, at, _OPTIONS))
    at = put_number(row, put(row, at, _ROUND_NO), position.round_no)
    at = put_name(row, put(row, at, _DRONE), _DISTRICTS, position.drone)
    at = put_sign(row, put(row, at, _IN_PLAY), BEGIN_LIST)
    for district in range(districts(position)):
        at = put_sign(row, _write_district(position, district, row, at), COMMA)
    at = put_sign(row, put(row, put_end(row, at, END_LIST), _PLAYERS), BEGIN_LIST)
    for other in range(seats):
        at = put_sign(row, _write_player(position, other, row, at), COMMA)
    at = put_number(row, put(row, put_end(row, at, END_LIST), _PILE_SIZE), position.pile_size)
    at = put_sign(row, put(row, at, _UNSEEN), BEGIN_OBJECT)
    for kind in range(POD_KINDS):
        count = unseen_pods(position, kind)
        if count != 0:
            at = put_sign(row, put_name(row, at, _PODS, kind), COLON)
            at = put_sign(row, put_number(row, at, count), COMMA)
    at = _write_if_any(position.beat, row, put(row, put_end(row, at, END_OBJECT), _BEAT))
    at = put_number(row, put(row, at, _NOW), position.now)
    at = _write_if_any(position.starts_at, row, put(row, at, _STARTS_AT))
    at = _write_if_any(position.bell, row, put(row, at, _BELL_AT))
    at = put_number(row, put(row, at, _ALARM), next_alarm(position))
    at = put_number(row, put(row, at, _SETTLE), _PACES[position.pace])
    return put(row, at, _NO_SCORING)


@compiled
def _write_if_any(number: int, row: Bytes, at: int) -> int:
    return put(row, at, _NULL) if number == 0 else put_number(row, at, number)


@compiled
def _write_asked(position: State, acting: int, row: Bytes, at: int) -> int:
    at = put_sign(row, put(row, at, _TO_ACT), BEGIN_LIST)
    for seat in range(CLOCK + 1):
        if (acting >> seat) & 1:
            at = put_sign(row, put_number(row, at, seat), COMMA)
    at = put_sign(row, put(row, put_end(row, at, END_LIST), _ASKED), BEGIN_LIST)
    for seat in range(position.seats):
        question = _NOTHING
        if (acting >> seat) & 1:
            if position.in_hand[seat] > 0:
                question = _PLACE
            elif position.bell != 0:
                question = _BLOCK
            else:
                question = _FINISH if can_block(position, seat) else _TIMER
        at = put_sign(row, put_name(row, at, _ASKS, question), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_options(position: State, row: Bytes, at: int) -> int:
    at = put_name(row, put(row, at, _FORM_KEY), _FORMS, position.form)
    at = put_name(row, put(row, at, _PACE_KEY), _PACE_NAMES, position.pace)
    at = put(row, put(row, at, _BEGINNERS_KEY), _TRUE if position.beginners != 0 else _FALSE)
    at = put_number(row, put(row, at, _LIMIT_KEY), position.round_limit)
    at = put_number(row, put(row, at, _BEATS_KEY), position.timer_beats)
    at = put_number(row, put(row, at, _CHOICE_KEY), position.choice_limit)
    at = put_name(row, put(row, at, _SPLITS_KEY), _SPLITS, position.splits)
    return put_sign(row, at, END_OBJECT)


@compiled
def _write_district(position: State, district: int, row: Bytes, at: int) -> int:
    seats = int(position.seats)
    at = put_name(row, put(row, at, _DISTRICT_NAME), _DISTRICTS, district)
    at = put_name(row, put(row, at, _TILE), _SIDES, position.tiles[district])
    at = _write_zones(position, position.tiles[district], row, put(row, at, _ZONES_KEY))
    at = put_number(row, put(row, at, _TARGET), position.targets[district] + 1)
    at = put_sign(row, put(row, at, _DICE), BEGIN_LIST)
    for seat in range(seats):
        at = put_sign(row, _write_dice(position.placed[district, seat], row, at), COMMA)
    at = put_sign(row, put(row, put_end(row, at, END_LIST), _CANCELLED), BEGIN_LIST)
    for seat in range(seats):
        at = put_sign(row, at, BEGIN_LIST)
        for value in range(VALUES):
            if position.placed[district, seat, value] > 1:
                at = put_sign(row, put_number(row, at, value + 1), COMMA)
        at = put_sign(row, put_end(row, at, END_LIST), COMMA)
    at = put_sign(row, put(row, put_end(row, at, END_LIST), _SUMS), BEGIN_LIST)
    best = 0
    for seat in range(seats):
        total = sum_of(position, district, seat)
        best = max(best, total)
        at = put_sign(row, put_number(row, at, total), COMMA)
    at = put_sign(row, put(row, put_end(row, at, END_LIST), _CONTROLLERS), BEGIN_LIST)
    for seat in range(seats):
        if best > 0 and sum_of(position, district, seat) == best:
            at = put_sign(row, put_number(row, at, seat), COMMA)
    at = put(row, put_end(row, at, END_LIST), _BARRIER)
    owner = int(position.barriers[district])
    at = put(row, at, _NULL) if owner == 0 else put_number(row, at, owner - 1)
    return put_sign(row, at, END_OBJECT)


@compiled
def sum_of(position: State, district: int, seat: int) -> int:
    """Of a seat's dice in a district that are not cancelled."""
    total = 0
    for value in range(VALUES):
        if position.placed[district, seat, value] == 1:
            total += value + 1
    return total


@compiled
def _write_zones(position: State, side: int, row: Bytes, at: int) -> int:
    at = put_sign(row, at, BEGIN_LIST)
    for zone in range(ZONES):
        at = put_sign(row, at, BEGIN_LIST)
        for place in range(len(position.icons[side, zone])):
            icon = position.icons[side, zone, place]
            if icon[0] != NO_ICON:
                at = put_sign(row, _write_icon(icon, row, at), COMMA)
        at = put_sign(row, put_end(row, at, END_LIST), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_icon(icon: Row, row: Bytes, at: int) -> int:
    first, second = int(icon[1]), int(icon[2])
    if icon[0] == BY_DICE:
        first = -1 if first == A_POD else first
        second = -1 if second == A_POD else second
    at = put_name(row, put(row, at, _KIND), _ICONS, icon[0])
    at = put_number(row, put(row, at, _AMOUNT), first)
    at = put_number(row, put(row, at, _SECOND), second)
    return put_sign(row, put_number(row, put(row, at, _FEW), icon[3]), END_OBJECT)


@compiled
def _write_dice(counts: Row, row: Bytes, at: int) -> int:
    at = put_sign(row, at, BEGIN_LIST)
    for value in range(VALUES):
        for _ in range(counts[value]):
            at = put_sign(row, put_number(row, at, value + 1), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_pods(counts: Row, row: Bytes, at: int) -> int:
    if counts[0] == UNKNOWN:
        return put(row, at, _NULL)
    at = put_sign(row, at, BEGIN_LIST)
    for kind in range(POD_KINDS):
        for _ in range(counts[kind]):
            at = put_sign(row, put_name(row, at, _PODS, kind), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_player(position: State, seat: int, row: Bytes, at: int) -> int:
    at = put_number(row, put(row, at, _JELLY), position.jelly[seat])
    at = _write_jelly_after(position, seat, row, put(row, at, _JELLY_AFTER))
    at = put_number(row, put(row, at, _POD_COUNT), position.pod_counts[seat])
    at = _write_pods(position.pods[seat], row, put(row, at, _OWN_PODS))
    at = put_number(row, put(row, at, _DISCARD_COUNT), position.discard_counts[seat])
    at = _write_pods(position.discards[seat], row, put(row, at, _DISCARDED))
    at = put(row, put(row, at, _PODS_WORTH), _NULL)
    at = put_number(row, put(row, at, _DICE_LEFT), position.in_hand[seat])
    at = put(row, at, _ROLL)
    roll = position.rolls[seat]
    at = put(row, at, _NULL) if roll[0] == UNKNOWN else _write_dice(roll, row, at)
    at = put(row, at, _SETTLES_AT)
    has_roll = position.in_hand[seat] > 0
    at = put_number(row, at, position.settles_at[seat]) if has_roll else put(row, at, _NULL)
    at = _write_dice(position.centre[seat], row, put(row, at, _IN_CENTRE))
    at = put(row, put(row, at, _HAS_BARRIER), _TRUE if has_barrier(position, seat) else _FALSE)
    at = put(row, put(row, at, _IS_READY), _TRUE if (position.ready >> seat) & 1 else _FALSE)
    at = put(row, put(row, at, _HAS_CHOSEN), _FALSE)  # choices are made in calm rounds and in the scoring
    at = put(row, put(row, at, _CHOICE), _NULL)
    return put_sign(row, at, END_OBJECT)


@compiled
def _write_jelly_after(position: State, seat: int, row: Bytes, at: int) -> int:
    begin = at
    at = put_sign(row, at, BEGIN_LIST)
    for finished in range(position.round_no - 1):
        jelly = position.jelly_after[finished, seat]
        if jelly == NOT_KEPT:
            return put_end(row, put_sign(row, begin, BEGIN_LIST), END_LIST)
        at = put_sign(row, put_number(row, at, jelly), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def write_events(before: State, seat: int, move: int, after: State, viewer: int, row: Bytes, at: int) -> int:
    """What an action brought about, and the viewer's own new roll."""
    at = put_sign(row, at, BEGIN_LIST)
    has_rolled = False
    for item in range(after.news_count):
        kind, about = int(after.news[item, 0]), int(after.news[item, 1])
        if about == viewer:
            has_rolled = kind in (NewsKind.PLACED, NewsKind.PASSED)
        if kind == NewsKind.PLACED:
            at = _write_placed(after.news[item], row, at)
        elif kind == NewsKind.PASSED:
            at = put_number(row, put(row, at, _PASSED), about)
        elif kind == NewsKind.BLOCKED:
            at = put_number(row, put(row, at, _BLOCKED[0]), about)
            at = put_name(row, put(row, at, _BLOCKED[1]), _DISTRICTS, after.news[item, 2])
        else:
            at = put_number(row, put(row, at, _TURNED), about)
        at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
    if viewer != SPECTATOR and has_rolled and after.in_hand[viewer] > 0:
        at = put_number(row, put(row, at, _ROLLED[0]), viewer)
        at = _write_dice(after.rolls[viewer], row, put(row, at, _ROLLED[1]))
        at = put_sign(row, put_sign(row, at, END_OBJECT), COMMA)
    return put_end(row, at, END_LIST)


@compiled
def _write_placed(news: Row, row: Bytes, at: int) -> int:
    seat, die, district, effect = int(news[1]), int(news[2]), int(news[3]), int(news[4])
    if news[5] != 0:
        return _write_die(_LOST, seat, die, district, row, at)
    if effect == moves.NO_EFFECT:
        return _write_die(_PLACED, seat, die, district, row, at)
    if effect == moves.TOWARDS_CENTRE:
        return _write_die(_PUSHED, seat, die, district, row, at)
    if effect == moves.TOWARDS_ENTRANCE:
        return _write_die(_PULLED, seat, die, district, row, at)
    at = put_number(row, put(row, at, _EXPELLED[0]), seat)
    at = put_number(row, put(row, at, _EXPELLED[1]), die)
    at = put_name(row, put(row, at, _EXPELLED[2]), _DISTRICTS, district)
    at = put_number(row, put(row, at, _EXPELLED[3]), (effect - moves.EXPEL) // VALUES)
    return put_number(row, put(row, at, _EXPELLED[4]), (effect - moves.EXPEL) % VALUES + 1)


@compiled
def _write_die(keys: tuple[Bytes, ...], seat: int, die: int, district: int, row: Bytes, at: int) -> int:
    at = put_number(row, put(row, at, keys[0]), seat)
    at = put_number(row, put(row, at, keys[1]), die)
    return put_name(row, put(row, at, keys[2]), _DISTRICTS, district)


@compiled
def write_move(code: int, row: Bytes, at: int) -> int:
    """Never asked: while the game's own clock runs, what one may do is left to the board."""
    return at


JSON_WRITER = JsonWriter(view=write_view, events=write_events, move=write_move, can_write=can_write)
