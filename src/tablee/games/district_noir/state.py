"""The cards of District Noir and the record of a position."""

from __future__ import annotations

import msgspec

from tablee.engine.edition import Edition
from tablee.engine.messages import named
from tablee.engine.state import record_type

Card = named("card")  # a face, where people see it
FACES = ("5", "6", "7", "8", "+2", "+3", "+4", "-1", "-2", "-3", "docks", "police", "hall")
NUMBER_OF_FACES = 13
SUPPORTS = 4  # faces 0 to 3
FIRST_CITY = 10  # faces 10 to 12
NUMBER_OF_CITIES = 3

CARDS = 45
HAND = 5
PUT_AWAY = 3
FIRST_LINE = 2
TAKE_SIZE = 5
ACTIONS_A_ROUND = 12
ROUNDS = 4

# Move codes 0 to 12 play that face; one more takes.
TAKE = 13

# How a game can end; also the value of `ended` (0: not yet, 1: scored, 2: by the City).
RUNNING = 0
SCORED = 1
BY_CITY = 2

RECORD = record_type(
    ("seats", "i1"),
    ("round_no", "i1"),  # 1 to 4
    ("actions", "i1"),  # played in this round, 0 to 11
    ("beginner", "i1"),  # of this round
    ("actor", "i1"),
    ("ended", "i1"),
    ("city_seat", "i1"),  # who won by the City, else 0
    ("taken", "i1", (2,)),  # who took this round
    ("hand_sizes", "i1", (2,)),
    ("hands", "i1", (2, NUMBER_OF_FACES)),  # copies of each face
    ("fronts", "i1", (2, NUMBER_OF_FACES)),
    ("line_length", "i1"),
    ("line", "i1", (CARDS,)),  # faces in order; zero beyond the end
    ("pile_size", "i1"),
    ("pile", "i1", (CARDS,)),  # the top is the last
    ("away_size", "i1"),
    ("away", "i1", (CARDS,)),
    ("copies", "i1", (NUMBER_OF_FACES,)),  # edition
    ("worth", "i1", (NUMBER_OF_FACES,)),  # edition
    ("set_bonus", "i1"),  # edition
)


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the edition's table."""

    copies: int
    worth: int


class Cards(Edition, frozen=True, kw_only=True):
    """The edition file of District Noir."""

    set_bonus: int
    cards: dict[str, CardRow]
