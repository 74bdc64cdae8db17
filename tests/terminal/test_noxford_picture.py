"""The text picture of Noxford."""

from __future__ import annotations

from tests.games.noxford.positions import CORNER, flat, go, lay, up
from tests.terminal.pictures import picture


def test_the_city_is_drawn_to_scale():
    lines = picture(lay(*CORNER)).splitlines()
    top = next(number for number, line in enumerate(lines) if "┌──────┐" in line)
    city = [line[2:-1].rstrip() for line in lines[top : top + 7]]
    assert city == [
        "┌──────┐",
        "│      │",
        "│  AB  ├──────────┐",
        "│ 0,0  │    BC    │",
        "│      │   58,0   │",
        "│      │          │",
        "└──────┴──────────┘",
    ]


def test_labels_tell_owner_rank_gear_lock_stack_and_barracks():
    drawn = picture(lay(*CORNER, up(58, 58, "1H", "0T"), flat(0, -58, "1Hg"), up(116, 58, "barracks")))
    assert "1T!^" in drawn
    assert "2H*" in drawn
    assert "▓▓" in drawn


def test_hands_the_card_in_the_air_and_the_seat_to_act():
    table = go(lay(*CORNER, hands=[["Hg", "T"]]), "Hg@58,58u", "lift 0,0")
    drawn = picture(table, 0, players=("Ada", "Bo"))
    assert "Ada’s hand: ⟦T⟧" in drawn
    assert "Bo’s hand" not in drawn
    assert "Picked up: district AB" in drawn
    assert "▶ 1 Ada" in drawn


NEUTRALS = ["AB", "BC", "CD", "DE", "AE", "ABCD"]


def test_a_city_too_wide_for_its_corners_is_numbered():
    wide = [up(58 * place, 0, name) for place, name in enumerate(NEUTRALS)]
    wide += [flat(348 + 88 * place, 0, f"{place % 2}T") for place in range(6)]
    wide += [up(876 + 58 * place, 0, f"{place % 2}H") for place in range(4)]
    drawn = picture(lay(*wide))
    assert max(map(len, drawn.splitlines())) <= 80
    assert "Positions:" in drawn
    assert "15 (1050, 0)" in drawn
