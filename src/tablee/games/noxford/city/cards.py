"""What a card is: its owner, rank, gear and symbols, read from its number."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.state import (
    BITS_A_SYMBOL,
    FACES,
    FIRST_NEUTRAL_CARD,
    FIRST_NEUTRAL_FACE,
    FIRST_SYNDICATE_CARD,
    MASTER,
    NUMBER_OF_SYMBOLS,
    State,
)


@compiled
def is_syndicate(card: int) -> bool:
    """Whether a card belongs to somebody."""
    return card < FIRST_NEUTRAL_CARD


@compiled
def owner_of(card: int) -> int:
    """The seat of a syndicate card."""
    return (card - FIRST_SYNDICATE_CARD) // FACES


@compiled
def face_of(card: int) -> int:
    """The face of a syndicate card: (rank − 1) × 2, and 1 more with a gear."""
    return (card - FIRST_SYNDICATE_CARD) % FACES


@compiled
def rank_of(card: int) -> int:
    """1 Henchman, 2 Tough, 3 Lieutenant, 4 Master."""
    return face_of(card) // 2 + 1


@compiled
def syndicate_card(seat: int, face: int) -> int:
    """A seat's card."""
    return FIRST_SYNDICATE_CARD + seat * FACES + face


@compiled
def master_face(position: State) -> int:
    """The Master's face; an edition may give Masters a gear."""
    return (MASTER - 1) * 2 + whole(position.gears[MASTER - 1])


@compiled
def copies_of_face(position: State, face: int) -> int:
    """How many cards of a face each syndicate has."""
    with_gear = whole(position.gears[face // 2])
    return with_gear if face & 1 else MASTER - face // 2 - with_gear


@compiled
def neutral_face(position: State, card: int) -> int:
    """A neutral's face as move codes have it."""
    return whole(position.neutral_faces[card - FIRST_NEUTRAL_CARD])


@compiled
def has_gear(position: State, card: int) -> bool:
    """Whether a card carries a gear."""
    if is_syndicate(card):
        return face_of(card) & 1 == 1
    return neutral_face(position, card) & 1 == 1


@compiled
def symbols_on(face: int, symbol: int) -> int:
    """How often a neutral face shows a symbol."""
    return ((face - FIRST_NEUTRAL_FACE) >> (1 + BITS_A_SYMBOL * symbol)) & ((1 << BITS_A_SYMBOL) - 1)


@compiled
def size_of(face: int) -> int:
    """How many symbols a neutral face shows; a barracks shows none."""
    size = 0
    for symbol in range(NUMBER_OF_SYMBOLS):
        size += symbols_on(face, symbol)
    return size


@compiled
def is_barracks(position: State, card: int) -> bool:
    """Whether a card is a barracks."""
    return not is_syndicate(card) and size_of(neutral_face(position, card)) == 0


@compiled
def is_district(position: State, card: int) -> bool:
    """Whether a card is a rich district."""
    return not is_syndicate(card) and size_of(neutral_face(position, card)) > 0


def face_and_owner(position: State, card: int) -> tuple[int, int | None]:
    """A card's face as move codes have it, and its seat; for views and data."""
    if card < FIRST_NEUTRAL_CARD:
        seat, face = divmod(card - FIRST_SYNDICATE_CARD, FACES)
        return face + 2, seat
    return int(position.neutral_faces[card - FIRST_NEUTRAL_CARD]), None
