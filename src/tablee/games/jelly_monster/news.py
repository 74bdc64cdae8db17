"""The news: what the last action brought about, kept in the position so that every viewer can be told.

One action may resolve a whole beat and score a whole round, in an order that only the dice know. A piece of
news is a kind, whom or what it is about, and five numbers; most have one number a seat. The faces of drawn
pods are the only secret in it.
"""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import code_names
from tablee.games.jelly_monster.state import MOST_SEATS, State


class NewsKind(IntEnum):
    """Kinds of news, whom or what they are about, and their numbers."""

    PLACED = 1  # seat: value, district, effect, 1 if the effect was lost
    PASSED = 2  # seat
    BLOCKED = 3  # seat: district
    TIMER_TURNED = 4  # seat
    ROUND_ENDED = 5  # reason
    RANKED = 6  # district: sums of uncancelled dice by seat
    CANCELLED = 7  # district: cancelled values by seat, as bit masks
    REWARDED = 8  # paying district, or NO_AGREEMENT: zone, controllers' mask, scored district
    COPY_VOID = 9  # district that the chain returned to
    SIDES_CHOSEN = 10  # scored district: answers by seat
    JELLY_PAID = 11  # jelly by seat
    PODS_DRAWN = 12  # kind + 1 by seat; private
    TOO_FEW_PODS = 13  # 1 for every seat that would have drawn
    DISCARDED = 14  # 1 for every seat that gave a pod away
    GIVEN = 15  # giver: jelly by receiver
    CENTRE_COUNTED = 16  # dice by seat
    PODS_OPENED = 17  # sum of the rolled die pods by seat


NEWS_NAMES = code_names(NewsKind)


class RoundEnd(IntEnum):
    """Why a round ended."""

    ALL_PLACED = 0
    BELL = 1
    LIMIT = 2


ROUND_ENDINGS = code_names(RoundEnd)


@compiled
def forget_news(position: State) -> None:
    """Nothing has happened yet."""
    for item in range(position.news_count):
        position.news[item, :] = 0
    position.news_count = 0


@compiled
def report(position: State, kind: int, about: int) -> int:
    """Add a piece of news. Returns its index, so that numbers can be set."""
    # The record has room for the edition's longest scoring: the last place is never reached.
    item = min(int(position.news_count), len(position.news) - 1)
    position.news[item, 0] = kind
    position.news[item, 1] = about
    position.news_count = item + 1
    return item


@compiled
def tell_number(position: State, item: int, place: int, number: int) -> None:
    """Set one of the five numbers of a piece of news."""
    position.news[item, 2 + place] = number


@compiled
def report_mask(position: State, kind: int, about: int, mask: int) -> None:
    """Add a piece of news with 1 for every seat of a mask."""
    item = report(position, kind, about)
    for seat in range(MOST_SEATS):
        tell_number(position, item, seat, (mask >> seat) & 1)
