"""What happens in a game of Noxford, as one viewer may know it."""

from __future__ import annotations

from tablee.engine.messages import Event, OfSeat, Seat
from tablee.games.noxford.state import Card, Symbols


class CityBegan(Event, frozen=True):
    """A neutral card of the set-up was laid. `symbols` is empty but for a district; `size` counts them."""

    card: Card
    symbols: Symbols
    size: int
    x: int
    y: int


class NeutralOpened(Event, frozen=True):
    """A neutral card was turned up beside the pile."""

    card: Card
    symbols: Symbols
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
    symbols: Symbols
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
    symbols: Symbols
    size: int
    x: int
    y: int


class CardLaid(Event, frozen=True):
    """The lifted syndicate card was laid beside the city."""

    seat: Seat
    owner: Seat
    card: Card
    x: int
    y: int
    lying: bool


class NeutralLaid(Event, frozen=True):
    """The lifted neutral card was laid beside the city."""

    seat: Seat
    card: Card
    symbols: Symbols
    size: int
    x: int
    y: int
    lying: bool


class CardLaidOnto(Event, frozen=True):
    """The lifted card, `whose`, was laid over another one."""

    seat: Seat
    whose: Seat
    card: Card
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
    symbols: Symbols


class DistrictLost(Event, frozen=True):
    """A player controls a district no longer, and nobody else does."""

    seat: Seat
    symbols: Symbols


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
