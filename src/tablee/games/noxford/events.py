"""What happens in a game of Noxford, as one viewer may know it."""

from __future__ import annotations

from collections import Counter

from tablee.games.compiling import compiled
from tablee.games.happenings import Event, OfSeat, Seat
from tablee.games.kernel import Cell, Unpacked
from tablee.games.noxford.geometry import spot_x, spot_y
from tablee.games.noxford.hands import cards_left, open_card
from tablee.games.noxford.material import (
    COVER,
    FIRST_NEUTRAL_FACE,
    LAY_CARD,
    LAY_ONTO,
    LIFT,
    LIFT_CARD,
    NO_CARD,
    PASS,
    PLACE,
    RUNNING,
    STAY,
    TENTH_CARD,
    TURN,
    Card,
)
from tablee.games.noxford.moves import face_in, kind_of, spot_in
from tablee.games.noxford.notation import kind_name, symbols_of
from tablee.games.noxford.skyline import CardView, city_of, see_card
from tablee.games.noxford.view import see_hand


class CityBegan(Event, frozen=True):
    """A neutral card of the set-up was laid. `symbols` is empty but for a district; `size` counts them."""

    card: Card
    symbols: str
    size: int
    x: int
    y: int


class NeutralOpened(Event, frozen=True):
    """A neutral card was turned up beside the pile."""

    card: Card
    symbols: str
    size: int


class HandDealt(Event, frozen=True):
    """The viewer's first cards."""

    seat: Seat
    cards: tuple[Card, ...]


class GameBegan(Event, frozen=True):
    """Who begins."""

    seat: Seat


class CardPlaced(Event, frozen=True):
    """A syndicate card was placed beside the city."""

    seat: Seat
    card: Card
    x: int
    y: int
    lying: bool


class NeutralPlaced(Event, frozen=True):
    """An open neutral card was placed beside the city."""

    seat: Seat
    card: Card
    symbols: str
    size: int
    x: int
    y: int
    lying: bool


class CardCovered(Event, frozen=True):
    """A card was laid over another one."""

    seat: Seat
    card: Card
    owner: Seat
    below: Card
    x: int
    y: int


class GearTurns(Event, frozen=True):
    """The card just played carries a gear, and there is something to move."""

    seat: Seat


class GearLeft(Event, frozen=True):
    """A player chose to move nothing."""

    seat: Seat


class CardLifted(Event, frozen=True):
    """A gear lifted a syndicate card."""

    seat: Seat
    owner: Seat
    card: Card
    x: int
    y: int


class NeutralLifted(Event, frozen=True):
    """A gear lifted a neutral card."""

    seat: Seat
    card: Card
    symbols: str
    size: int
    x: int
    y: int


class CardLaid(Event, frozen=True):
    """The lifted card was laid beside the city."""

    seat: Seat
    x: int
    y: int
    lying: bool


class CardLaidOnto(Event, frozen=True):
    """The lifted card was laid over another one."""

    seat: Seat
    owner: Seat
    below: Card
    x: int
    y: int


class CardDrawn(Event, frozen=True):
    """A hand was refilled. The card is None where the viewer may not see it."""

    seat: Seat
    card: Card | None


class DistrictTaken(Event, frozen=True):
    """A player controls a district now."""

    seat: Seat
    symbols: str


class DistrictLost(Event, frozen=True):
    """A player controls a district no longer, and nobody else does."""

    seat: Seat
    symbols: str


class LastCard(Event, frozen=True):
    """A player has one card of the syndicate left to play."""

    seat: Seat


class Passed(Event, frozen=True):
    """A player can do nothing."""

    seat: Seat


class SyndicatePlayed(Event, frozen=True):
    """A player has played the tenth card: the game is over."""

    seat: Seat


class EverybodyPassed(Event, frozen=True):
    """Nobody can do anything: the game is over."""


class GameScored(Event, frozen=True):
    """The points by seat."""

    totals: tuple[OfSeat, ...]


def tell_start(position: Unpacked, viewer: int | None) -> list[Event]:
    """The set-up."""
    events: list[Event] = []
    for x in (0, 58):
        card = city_of(position).card_at(x, 0)
        events.append(CityBegan(card.card, card.symbols, len(card.symbols), x, 0))
    events.extend(_opened(position, card) for card in position.opened if card != NO_CARD)
    hand = None if viewer is None else see_hand(position, viewer)
    if viewer is not None and hand is not None:
        events.append(HandDealt(viewer, tuple(card.card for card in hand)))
    events.append(GameBegan(position.actor))
    return events


def _opened(position: Unpacked, card: int) -> NeutralOpened:
    seen = see_card(position, card)
    return NeutralOpened(seen.card, seen.symbols, len(seen.symbols))


def tell(before: Unpacked, seat: int, move: int, after: Unpacked, viewer: int | None) -> list[Event]:
    """One move, and what it brought about."""
    events = [_told(before, seat, move)]
    events.extend(_control_changes(before, after))
    if after.phase == LIFT and after.ended == RUNNING:
        events.append(GearTurns(seat))
    elif after.phase == TURN and kind_of(move) != PASS:
        events.extend(_refills(before, seat, move, after, viewer))
    if left_to_play(after.cell, seat) == 1 and left_to_play(before.cell, seat) == 2:
        events.append(LastCard(seat))
    events.extend(_end(seat, after))
    return events


@compiled
def left_to_play(cell: Cell, seat: int) -> int:
    """How many cards of the syndicate a seat has still to play."""
    return cards_left(cell[0], seat)


def _told(before: Unpacked, seat: int, move: int) -> Event:
    kind, spot = int(kind_of(move)), int(spot_in(move))
    x, y, lying = int(spot_x(spot)), int(spot_y(spot)), bool(spot & 1)
    if kind == PLACE:
        return _placed(seat, int(face_in(move)), x, y, lying)
    if kind == COVER:
        below = city_of(before).card_at(x, y)
        return CardCovered(seat, kind_name(int(face_in(move))), _owner(below), below.card, x, y)
    if kind == LIFT_CARD:
        return _lifted(seat, city_of(before).card_at(x, y), x, y)
    if kind == LAY_CARD:
        return CardLaid(seat, x, y, lying)
    if kind == LAY_ONTO:
        below = city_of(before).card_at(x, y)
        return CardLaidOnto(seat, _owner(below), below.card, x, y)
    return GearLeft(seat) if kind == STAY else Passed(seat)


def _placed(seat: int, face: int, x: int, y: int, lying: bool) -> Event:
    if face < FIRST_NEUTRAL_FACE:
        return CardPlaced(seat, kind_name(face), x, y, lying)
    symbols = symbols_of(face)
    return NeutralPlaced(seat, kind_name(face), symbols, len(symbols), x, y, lying)


def _lifted(seat: int, card: CardView, x: int, y: int) -> Event:
    if card.owner is None:
        return NeutralLifted(seat, card.card, card.symbols, len(card.symbols), x, y)
    return CardLifted(seat, card.owner, card.card, x, y)


def _owner(card: CardView) -> int:
    assert card.owner is not None  # only syndicate cards are covered
    return card.owner


def _control_changes(before: Unpacked, after: Unpacked) -> list[Event]:
    """Districts that stayed where they were and changed hands."""
    owners = {(district.x, district.y): district for district in city_of(before).standing.districts}
    events: list[Event] = []
    for district in city_of(after).standing.districts:
        old = owners.get((district.x, district.y))
        was = old.owner if old is not None and old.symbols == district.symbols else None
        if district.owner is not None and district.owner != was:
            events.append(DistrictTaken(district.owner, district.symbols))
        elif district.owner is None and was is not None:
            events.append(DistrictLost(was, district.symbols))
    return events


def _refills(before: Unpacked, seat: int, move: int, after: Unpacked, viewer: int | None) -> list[Event]:
    """What was drawn at the end of a turn: the difference, but for the card that this very move played."""
    events: list[Event] = []
    face = int(face_in(move))
    if after.pile_sizes[seat] < before.pile_sizes[seat]:
        events.append(CardDrawn(seat, _drawn(before, seat, face, after) if viewer == seat else None))
    if after.neutral_pile_size < before.neutral_pile_size:
        gained = Counter(after.opened)
        gained.subtract(before.opened)
        if face:
            gained[int(open_card(before.cell[0], face))] += 1
        gained[NO_CARD] = 0
        events.append(_opened(after, max(gained, key=gained.__getitem__)))
    return events


def _drawn(before: Unpacked, seat: int, face: int, after: Unpacked) -> str:
    gained = [now - then for now, then in zip(after.hands[seat], before.hands[seat], strict=True)]
    if face:
        gained[face - 2] += 1
    return kind_name(gained.index(max(gained)) + 2)


def _end(seat: int, after: Unpacked) -> list[Event]:
    if after.ended == RUNNING:
        return []
    ended = SyndicatePlayed(seat) if after.ended == TENTH_CARD else EverybodyPassed()
    return [ended, GameScored(tuple(city_of(after).standing.points))]
