"""Positions as plain JSON data, and back with everything checked."""

from __future__ import annotations

from typing import Any

from kuhn_poker.notation import MOVES
from kuhn_poker.refusals import refusal
from kuhn_poker.rules import deal, play
from kuhn_poker.state import FACES, State, is_over
from tablee.engine import json_format
from tablee.engine.dice import dice_from_seed
from tablee.engine.json_format import HIDDEN, Plain, wrong
from tablee.engine.state import UNKNOWN, StateArray


class PlainPosition(Plain, kw_only=True):
    """The format: where the cards are ("?": not known), and the moves so far."""

    cards: list[str]  # seat 0's, seat 1's, the deck's
    moves: list[str]


def to_plain(position: State) -> dict[str, Any]:
    """The position in players' words."""
    return {
        "game": "kuhn-poker",
        "seats": 2,
        "cards": [HIDDEN if code == UNKNOWN else FACES[code] for code in position.cards],
        "moves": [MOVES[code] for code in position.history[: position.played]],
    }


def from_plain(data: Any, blank: StateArray) -> StateArray:
    """Lay the data on a blank position; complain where it cannot be."""
    given = json_format.read(data, PlainPosition, "kuhn-poker", (2,))
    known = [card for card in given.cards if card != HIDDEN]
    if len(given.cards) != len(FACES) or len(set(known)) != len(known) or not set(known) <= set(FACES):
        wrong("cards", f"three cards, each of {', '.join(FACES)} once, {HIDDEN!r} where it is not known")
    position, no_dice = blank[0], dice_from_seed(0)
    deal(position, 2, None, no_dice)
    for place, card in enumerate(given.cards):
        position.cards[place] = UNKNOWN if card == HIDDEN else FACES.index(card)
    for number, move in enumerate(given.moves):
        code = MOVES.index(move) if move in MOVES else -1
        if refusal(position, number % 2, code) != 0:
            wrong(f"moves[{number}]", f"{move!r} cannot be played here")
        play(position, number % 2, code, no_dice)
    if is_over(position) and len(known) < len(FACES):
        wrong("cards", "the hand is over: all cards are known")
    return blank
