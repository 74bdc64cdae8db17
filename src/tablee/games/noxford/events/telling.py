"""From one move of Noxford to the events that one viewer may know."""

from __future__ import annotations

from collections import Counter

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import Event
from tablee.engine.state import StateArray
from tablee.games.noxford.city.geometry import spot_x, spot_y
from tablee.games.noxford.city.skyline import CardView, city_of, see_card
from tablee.games.noxford.events import kinds as events
from tablee.games.noxford.hands import cards_left, open_card
from tablee.games.noxford.moves import face_in, kind_of, spot_in
from tablee.games.noxford.notation import kind_name, symbols_of
from tablee.games.noxford.state import (
    COVER,
    FIRST_NEUTRAL_FACE,
    LAY_CARD,
    LAY_ONTO,
    LIFT_CARD,
    NO_CARD,
    PASS,
    PLACE,
    STAY,
    GameEnd,
    Phase,
    UnpackedState,
)
from tablee.games.noxford.view import see_hand


def tell_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    """The set-up."""
    told: list[Event] = []
    for x in (0, 58):
        card = city_of(position).card_at(x, 0)
        told.append(events.CityBegan(card.card, card.symbols, len(card.symbols), x, 0))
    told.extend(_opened(position, card) for card in position.opened if card != NO_CARD)
    hand = None if viewer is None else see_hand(position, viewer)
    if viewer is not None and hand is not None:
        told.append(events.HandDealt(viewer, tuple(card.card for card in hand)))
    told.append(events.GameBegan(position.actor))
    return told


def _opened(position: UnpackedState, card: int) -> events.NeutralOpened:
    seen = see_card(position, card)
    return events.NeutralOpened(seen.card, seen.symbols, len(seen.symbols))


def tell(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """One move, and what it brought about."""
    told = [_told(before, seat, move)]
    told.extend(_control_changes(before, after))
    if after.phase == Phase.LIFT and after.ended == GameEnd.RUNNING:
        told.append(events.GearTurns(seat))
    elif after.phase == Phase.TURN and kind_of(move) != PASS:
        told.extend(_refills(before, seat, move, after, viewer))
    if left_to_play(after.cell, seat) == 1 and left_to_play(before.cell, seat) == 2:
        told.append(events.LastCard(seat))
    told.extend(_end(seat, after))
    return told


@compiled
def left_to_play(cell: StateArray, seat: int) -> int:
    """How many cards of the syndicate a seat has still to play."""
    return cards_left(cell[0], seat)


def _told(before: UnpackedState, seat: int, move: int) -> Event:
    kind, spot = int(kind_of(move)), int(spot_in(move))
    x, y, lying = int(spot_x(spot)), int(spot_y(spot)), bool(spot & 1)
    if kind == PLACE:
        return _placed(seat, int(face_in(move)), x, y, lying)
    if kind == COVER:
        below = city_of(before).card_at(x, y)
        return events.CardCovered(seat, kind_name(int(face_in(move))), _owner(below), below.card, x, y)
    if kind == LIFT_CARD:
        return _lifted(seat, city_of(before).card_at(x, y), x, y)
    if kind == LAY_CARD:
        return _laid(seat, see_card(before, before.lifted), x, y, lying)
    if kind == LAY_ONTO:
        card, below = see_card(before, before.lifted), city_of(before).card_at(x, y)
        return events.CardLaidOnto(seat, _owner(card), card.card, _owner(below), below.card, x, y)
    return events.GearLeft(seat) if kind == STAY else events.Passed(seat)


def _placed(seat: int, face: int, x: int, y: int, lying: bool) -> Event:
    if face < FIRST_NEUTRAL_FACE:
        return events.CardPlaced(seat, kind_name(face), x, y, lying)
    symbols = symbols_of(face)
    return events.NeutralPlaced(seat, kind_name(face), symbols, len(symbols), x, y, lying)


def _lifted(seat: int, card: CardView, x: int, y: int) -> Event:
    if card.owner is None:
        return events.NeutralLifted(seat, card.card, card.symbols, len(card.symbols), x, y)
    return events.CardLifted(seat, card.owner, card.card, x, y)


def _laid(seat: int, card: CardView, x: int, y: int, lying: bool) -> Event:
    if card.owner is None:
        return events.NeutralLaid(seat, card.card, card.symbols, len(card.symbols), x, y, lying)
    return events.CardLaid(seat, card.owner, card.card, x, y, lying)


def _owner(card: CardView) -> int:
    assert card.owner is not None  # only syndicate cards cover and are covered
    return card.owner


def _control_changes(before: UnpackedState, after: UnpackedState) -> list[Event]:
    """Districts that change hands. One that is lifted is nobody's until it lies again."""
    owners = {(district.x, district.y): district for district in city_of(before).standing.districts}
    told: list[Event] = []
    for district in city_of(after).standing.districts:
        old = owners.pop((district.x, district.y), None)
        was = old.owner if old is not None and old.symbols == district.symbols else None
        if district.owner is not None and district.owner != was:
            told.append(events.DistrictTaken(district.owner, district.symbols))
        elif district.owner is None and was is not None:
            told.append(events.DistrictLost(was, district.symbols))
    told += [
        events.DistrictLost(gone.owner, gone.symbols) for gone in owners.values() if gone.owner is not None
    ]
    return told


def _refills(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """What was drawn at the end of a turn: the difference, but for the card that this very move played."""
    told: list[Event] = []
    face = int(face_in(move))
    if after.pile_sizes[seat] < before.pile_sizes[seat]:
        told.append(events.CardDrawn(seat, _drawn(before, seat, face, after) if viewer == seat else None))
    if after.neutral_pile_size < before.neutral_pile_size:
        gained = Counter(after.opened)
        gained.subtract(before.opened)
        if face:
            gained[int(open_card(before.cell[0], face))] += 1
        gained[NO_CARD] = 0
        told.append(_opened(after, max(gained, key=gained.__getitem__)))
    return told


def _drawn(before: UnpackedState, seat: int, face: int, after: UnpackedState) -> str:
    gained = [now - then for now, then in zip(after.hands[seat], before.hands[seat], strict=True)]
    if face:
        gained[face - 2] += 1
    return kind_name(gained.index(max(gained)) + 2)


def _end(seat: int, after: UnpackedState) -> list[Event]:
    if after.ended == GameEnd.RUNNING:
        return []
    ended = events.SyndicatePlayed(seat) if after.ended == GameEnd.TENTH_CARD else events.EverybodyPassed()
    return [ended, events.GameScored(tuple(city_of(after).standing.points))]
