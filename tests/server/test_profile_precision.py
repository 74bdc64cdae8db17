"""How precisely somebody plays, told from reviewed games."""

from __future__ import annotations

import msgspec
import pytest

from tablee.reviews import precision
from tablee.reviews.precision import GamePrecision
from tablee.server.profiles.precision import precision_told
from tablee.server.sessions.table_index import Chair
from tablee.store.rows import PrecisionRow

DEPTH = 8_000
RATES = {"novice": 8.0, "casual": 4.0, "club": 2.0, "expert": 1.0, "master": 0.5}


def row(
    at: int, seat: int, rate: float, decisions: int = 10, seats: int = 2, depth: int = DEPTH
) -> PrecisionRow:
    """Ann sits at 0, Bob at 1, bots elsewhere."""
    people = [Chair(kind="person", person="ann"), Chair(kind="person", person="bob")]
    chairs = people + [Chair(kind="bot", bot="club")] * (seats - 2)
    names = msgspec.json.encode(chairs).decode()
    accuracy = 100 - rate
    return PrecisionRow(seat, decisions, rate, accuracy, depth, f"t{at}", 1, at, "district-noir", names)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    import tablee  # noqa: PLC0415
    from tablee.bots.value.weights import rules_of  # noqa: PLC0415

    known = GamePrecision(rules_of(tablee.game("district-noir")), DEPTH, {2: RATES})
    monkeypatch.setattr(precision, "precision_of", lambda _: known)


def test_only_ones_own_seats_count_and_long_games_count_more():
    [told] = precision_told("ann", [row(2, 0, 4.0, 30), row(2, 1, 99.0), row(1, 0, 1.0, 10)])
    assert (told.games, told.latest) == (2, 2)
    assert told.error_rate == pytest.approx((30 * 4 + 10 * 1) / 40)
    assert told.accuracy == pytest.approx(100 - told.error_rate)
    assert told.curve == [(1, 1.0), (2, 4.0)]
    assert precision_told("eve", [row(2, 0, 4.0)]) == []


def test_the_means_are_those_of_the_latest_games_and_the_curve_has_all():
    [told] = precision_told("ann", [row(at, 0, 2.0 if at > 5 else 50.0) for at in range(25, 0, -1)])
    assert (told.games, told.latest, told.error_rate, len(told.curve)) == (25, 20, 2.0, 25)


@pytest.mark.usefixtures("measured")
def test_the_level_is_that_of_the_games_which_were_measured_alike():
    def level(rows: list[PrecisionRow]) -> str | None:
        return precision_told("ann", rows)[0].level

    assert level([row(1, 0, 1.1)]) == "expert"
    assert level([row(3, 0, 1.1), row(2, 0, 1.0), row(1, 0, 40.0, seats=4)]) == "expert"
    assert level([row(1, 0, 1.1, seats=4)]) is None
    assert level([row(1, 0, 1.1, depth=DEPTH // 4)]) is None, "less thought finds other losses"
