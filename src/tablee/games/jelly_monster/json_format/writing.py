"""Positions of Attack of the Jelly Monster as plain JSON data."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.json_format import HIDDEN, Plain, write_options, wrong
from tablee.engine.state import UNKNOWN
from tablee.games.jelly_monster import notation
from tablee.games.jelly_monster.news import NEWS_NAMES
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import (
    DISTRICT_NAMES,
    NOT_KEPT,
    OPTIONS,
    PHASE_NAMES,
    POD_NAMES,
    QUESTION_NAMES,
    SIDE_NAMES,
    Phase,
    State,
)

SIDE_CHOICES = (None, "cw", "ccw")
LINK_NAMES = (*DISTRICT_NAMES, "no-agreement")


class PlainDistrict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One district of the ring."""

    tile: str  # such as "3B"
    target: int = 1  # zone 1 to 3
    dice: list[list[int]] | None = None  # values by seat
    barrier: int | None = None  # its owner's seat


class PlainClock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Times of the live form in milliseconds of play."""

    now: int = 0
    starts_at: int = 0
    settles_at: list[int] | None = None  # by seat; 0 without a roll
    choice_until: int = 0


class PlainLink(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One district of a chain of copies, and which icon of its targeted zone is at work.

    "no-agreement" is the edition's reward for controllers who chose different sides.
    """

    district: str
    icon: int


class PlainScoring(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where the scoring stopped for a choice."""

    chain: list[PlainLink]  # the scored district first
    asks: str
    asked: list[int]  # seats that have not answered yet
    answers: list[str | None] | None = None  # sides or splits by seat


class PlainPosition(Plain, kw_only=True):
    """The format. "?" is a die, pod, action or answer that this data does not know."""

    options: dict[str, Any] | None = None
    round: int
    phase: str = "round"
    drone: str = "a"
    districts: list[PlainDistrict]
    centre: list[list[int]] | None = None
    jelly: list[int]
    jelly_after: list[list[int] | None] | None = None  # by finished round, then seat; None: not known
    pods: list[list[str]] | None = None
    discarded: list[list[str]] | None = None
    pile: list[str] | None = None  # the next pod first; left out: whatever is nowhere else
    rolls: list[list[int | str]] | None = None
    ready: list[int] | None = None
    beat: int | None = None
    committed: list[str | None] | None = None
    bell: int | None = None
    clock: PlainClock | None = None
    scoring: PlainScoring | None = None
    pods_worth: list[int] | None = None
    news: list[list[int | str]] | None = None


def to_plain(position: State) -> dict[str, Any]:
    """The position in players' words."""
    seats = range(int(position.seats))
    return {
        "game": "jelly-monster",
        "seats": int(position.seats),
        "options": write_options(position, OPTIONS),
        "round": int(position.round_no),
        "phase": PHASE_NAMES[position.phase],
        "drone": DISTRICT_NAMES[position.drone],
        "districts": [_district(position, district) for district in range(districts(position))],
        "centre": [_dice(position.centre[seat]) for seat in seats],
        "jelly": [int(position.jelly[seat]) for seat in seats],
        **_jelly_after(position),
        "pods": [_pods(position.pods[seat], int(position.pod_counts[seat])) for seat in seats],
        "discarded": [_pods(position.discards[seat], int(position.discard_counts[seat])) for seat in seats],
        "pile": [_pod(kind) for kind in position.pile[: position.pile_size][::-1]],
        "rolls": [_roll(position, seat) for seat in seats],
        "ready": [seat for seat in seats if position.ready >> seat & 1],
        "beat": int(position.beat) or None,
        "committed": [_commitment(int(position.committed[seat])) for seat in seats],
        "bell": int(position.bell) or None,
        "clock": _clock(position),
        "scoring": _scoring(position) if position.phase == Phase.SCORING else None,
        "pods_worth": [int(position.pods_worth[seat]) for seat in seats]
        if position.phase == Phase.OVER
        else None,
        "news": [_news(row.tolist()) for row in position.news[: position.news_count]],
    }


def _district(position: State, district: int) -> dict[str, Any]:
    barrier = int(position.barriers[district])
    return {
        "tile": SIDE_NAMES[position.tiles[district]],
        "target": int(position.targets[district]) + 1,
        "dice": [_dice(position.placed[district, seat]) for seat in range(int(position.seats))],
        "barrier": barrier - 1 if barrier else None,
    }


def rounds_finished(position: State) -> int:
    """How many rounds have been scored."""
    return int(position.round_no) - (position.phase != Phase.OVER)


def _jelly_after(position: State) -> dict[str, list[list[int] | None]]:
    """Left out where nobody kept it, as in positions that were written before it was."""
    seats = range(int(position.seats))
    rows = [
        [int(position.jelly_after[number, seat]) for seat in seats]
        for number in range(rounds_finished(position))
    ]
    known = [None if NOT_KEPT in row else row for row in rows]
    return {"jelly_after": known} if any(known) else {}


def _dice(counts: Any) -> list[int]:
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def _roll(position: State, seat: int) -> list[int] | list[str]:
    if position.rolls[seat, 0] == UNKNOWN:
        return [HIDDEN] * int(position.in_hand[seat])
    return _dice(position.rolls[seat]) if position.phase == Phase.ROUND else []


def _pod(kind: int) -> str:
    return HIDDEN if kind == UNKNOWN else POD_NAMES[kind]


def _pods(counts: Any, size: int) -> list[str]:
    if counts[0] == UNKNOWN:
        return [HIDDEN] * size
    return [POD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _commitment(committed: int) -> str | None:
    if committed == UNKNOWN:
        return HIDDEN
    return notation.write_move(committed - 1) if committed else None


def _clock(position: State) -> dict[str, Any]:
    return {
        "now": int(position.now),
        "starts_at": int(position.starts_at),
        "settles_at": [int(position.settles_at[seat]) for seat in range(int(position.seats))],
        "choice_until": int(position.choice_until),
    }


def _scoring(position: State) -> dict[str, Any]:
    links = zip(position.chain.tolist(), position.next_icon.tolist(), strict=True)
    seats = range(int(position.seats))
    return {
        "chain": [
            {"district": LINK_NAMES[district], "icon": icon}
            for district, icon in list(links)[: position.depth]
        ],
        "asks": QUESTION_NAMES[position.asking],
        "asked": [seat for seat in seats if position.asked >> seat & 1],
        "answers": [_answer(int(position.answers[seat])) for seat in seats],
    }


def _answer(answer: int) -> str | None:
    if answer == UNKNOWN:
        return HIDDEN
    return SIDE_CHOICES[answer] if answer < len(SIDE_CHOICES) else notation.write_move(answer)


def _news(row: list[int]) -> list[int | str]:
    return [NEWS_NAMES[row[0]], *(HIDDEN if number == UNKNOWN else number for number in row[1:])]


def by_seat(rows: list[Any] | None, seats: int, where: str, empty: Any) -> list[Any]:
    """One entry a seat; left out, all are empty."""
    if rows is None:
        return [empty] * seats
    if len(rows) != seats:
        wrong(where, f"{len(rows)} entries for {seats} seats")
    return rows
