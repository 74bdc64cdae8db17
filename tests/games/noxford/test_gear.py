"""Gears: a card just played with a gear may move one other card of the city."""

from __future__ import annotations

import random
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.noxford.cities import plain_spots, size
from tests.games.noxford.positions import (
    CANYON,
    CORNER,
    GAME,
    around,
    cards_at,
    flat,
    go,
    lay,
    legal,
    position,
    shown,
    up,
    why_not,
)
from tests.support import examples

GEAR = {"hands": [["Hg", "T", "L"], ["T", "L", "H"]]}
# The corner with a Henchman of seat 1 in it.
THREE = (*CORNER, up(58, 58, "1H"))


def lifts(table):
    return {move for move in legal(table) if move.startswith("lift")}


def with_gear(x, y, *city, lifted=None, **more):
    """A table where the card at (x, y) has just been played and its gear turns."""
    gear = {"played": [x, y], "lifted": lifted}
    return lay(*city, gear=gear, **more)


def test_a_placed_gear_may_move_another_card_and_then_the_turn_ends():
    table = go(lay(*CORNER, **GEAR), "Hg@58,58u")
    assert table.to_act == (0,)
    go(table, "lift 0,0")
    assert cards_at(table, 0, 0) is None
    assert table.to_act == (0,)
    go(table, "to 116,58l")
    assert cards_at(table, 116, 58) == ["AB"]
    assert table.to_act == (1,)


def test_the_gear_move_may_be_declined():
    table = go(lay(*CORNER, **GEAR), "Hg@58,58u")
    assert legal(table)[0] == "stay"
    go(table, "stay")
    assert table.to_act == (1,)


def test_a_neutral_with_a_gear_turns_too():
    table = go(lay(*CORNER, opened=["Eg"]), "Eg@58,58u")
    assert lifts(table) == {"lift 0,0", "lift 58,0"}


def test_a_card_without_a_gear_moves_nothing():
    assert go(lay(*CORNER, **GEAR), "T@58,58u").to_act == (1,)


@pytest.fixture
def covering(tmp_path):
    """A made-up edition in which the Toughs and the Master carry the gears."""
    text = files("tablee.games.noxford").joinpath("edition.toml").read_text(encoding="utf-8")
    gears = "[gears]\nhenchman = 2\ntough = 0\nlieutenant = 0\nmaster = 0\n"
    assert gears in text
    file = tmp_path / "edition.toml"
    file.write_text(text.replace(gears, "[gears]\nhenchman = 0\ntough = 3\nlieutenant = 0\nmaster = 1\n"))
    return GAME.with_edition(file)


TOUGH_DECK = Counter({"H": 4, "Tg": 3, "L": 2})


def test_a_gear_on_a_covering_card_turns_in_a_made_up_edition(covering):
    data = position(*CORNER, up(58, 58, "1H"), hands=[["Tg", "L"], ["H"]], deck=TOUGH_DECK)
    table = covering.from_dict(data)
    go(table, "Tg>58,58")
    assert table.to_act == (0,)
    assert "lift 58,58" not in legal(table)
    go(table, "lift 0,0", "to 116,58l")
    assert cards_at(table, 58, 58) == ["1H", "0Tg"]
    assert table.to_act == (1,)


def test_a_master_may_carry_a_gear_in_a_made_up_edition(covering):
    data = position(*CORNER, hands=[["Tg", "L"], ["H"]], deck=TOUGH_DECK)
    table = go(covering.from_dict(data), "Mg@58,58u")
    assert table.to_dict()["gear"] == {"played": [58, 58], "lifted": None}


def test_any_open_top_card_may_move_neutral_or_syndicate_anybodys():
    table = with_gear(58, 58, *CORNER, up(58, 58, "0Hg"), up(116, 58, "1T"), flat(0, -58, "0L"))
    assert {"lift 0,0", "lift 116,58", "lift 0,-58"} <= lifts(table)


def test_only_the_top_card_of_a_stack_moves():
    table = with_gear(58, 58, *CORNER, up(58, 58, "0Hg"), up(116, 58, "1T", "0L"))
    go(table, "lift 116,58")
    assert cards_at(table, 116, 58) == ["1T"]
    assert table.to_dict()["gear"]["lifted"]["card"] == "0L"


def test_a_master_never_moves():
    table = with_gear(58, 58, *CORNER, up(58, 58, "0Hg"), up(116, 58, "1M"))
    assert why_not(table, "lift 116,58") == "master-stays"
    covering = with_gear(58, 58, *CORNER, up(58, 58, "0Hg"), up(116, 58, "0H", "1M"))
    assert why_not(covering, "lift 116,58") == "master-stays"


def test_a_locked_card_does_not_move():
    city = (*around("1H", "AB", "BC", "CD", "DE"), up(116, 0, "0Hg"))
    assert why_not(with_gear(116, 0, *city), "lift 0,0") == "locked"


def test_a_locked_stack_keeps_its_top_when_a_gear_turns():
    _, *others = around("1H", "AB", "BC", "CD", "DE")
    table = with_gear(116, 0, up(0, 0, "1H", "1T"), *others, up(116, 0, "0Hg"))
    assert why_not(table, "lift 0,0") == "locked"
    assert "lift 0,0" not in legal(table)


def test_the_movers_lock_is_judged_with_the_card_just_played_on_the_table():
    city = around("1H", "AB", "BC", "CD", "0Hg")
    assert why_not(with_gear(0, -88, *city), "lift 0,0") == "locked"


def test_the_lock_of_a_card_to_be_covered_is_judged_after_lifting():
    # The Tough above locks the Henchman; lifted, it may cover that very card.
    city = (*around("1H", "AB", "BC", "1T", "DE"), up(116, 0, "0Hg"))
    table = go(with_gear(116, 0, *city), "lift 0,88")
    assert why_not(table, "onto 0,0") is None
    assert cards_at(go(table, "onto 0,0"), 0, 0) == ["1H", "1T"]


EARLIER = {"options": {"bridge": "stays", "last_gear": "resolves"}}
# The district in the middle holds both sides together.
BRIDGE = (up(0, 0, "AB"), flat(58, 0, "BC"), up(146, 0, "0Hg"))


def test_a_gears_move_must_leave_the_city_connected():
    city = (up(0, 0, "AB"), up(58, 0, "BC"), up(116, 0, "0Hg"))
    table = with_gear(116, 0, *city)
    assert why_not(table, "lift 58,0") == "splits-the-city"
    assert lifts(table) == {"lift 0,0"}


def test_connected_is_judged_when_the_move_is_done_so_a_bridge_may_be_laid_as_a_bridge_again():
    table = go(with_gear(146, 0, *BRIDGE), "lift 58,0")
    assert legal(table) == ["to 58,30l"]
    assert GAME.from_dict(table.to_dict()) == table
    go(table, "to 58,30l")
    assert cards_at(table, 58, 30) == ["BC"]
    assert table.to_act == (1,)


def test_by_the_earlier_reading_a_bridge_stays_even_if_its_new_spot_would_join_the_parts():
    table = with_gear(146, 0, *BRIDGE, **EARLIER)
    assert why_not(table, "lift 58,0") == "splits-the-city"
    assert "lift 58,0" not in legal(table)


def test_a_bridge_goes_to_no_spot_that_leaves_the_city_in_pieces():
    # Beside the tower on the left there are spots enough, but none of them reaches the gear on the right.
    city = (up(0, 0, "AB"), flat(58, 0, "1T"), up(146, 0, "0Hg"), up(-58, 0, "CD"), up(-58, 88, "1H"))
    table = go(with_gear(146, 0, *city), "lift 58,0")
    assert legal(table) == ["to 58,30l"]
    assert why_not(table, "to 0,88u") == "splits-the-city"
    assert cards_at(table, -58, 88) == ["1H"]
    assert why_not(table, "onto -58,88") == "splits-the-city"


def test_a_common_corner_does_not_connect_the_city():
    # Without the card below it, the Henchman would meet the district in one corner only.
    city = (up(0, 0, "AB"), up(58, 88, "1H"), up(58, 0, "BC"), up(116, 0, "0Hg"))
    assert why_not(with_gear(116, 0, *city), "lift 58,0") == "splits-the-city"


def test_lifting_a_top_card_that_uncovers_another_never_splits_the_city():
    city = (up(0, 0, "AB"), up(58, 0, "1H", "0T"), up(116, 0, "0Hg"), flat(0, 88, "CD"))
    assert why_not(with_gear(116, 0, *city), "lift 58,0") is None


def test_cards_left_behind_need_only_a_connected_city():
    # Both Henchmen touch the lifted card and one other: they stay with one contact each.
    city = (*CORNER, up(58, 58, "0Hg"), flat(0, -58, "1H"))
    table = go(with_gear(58, 58, *city), "lift 0,0")
    assert [(contact.one, contact.other) for contact in shown(table, None).contacts] == [(0, 1), (1, 2)]
    go(table, "to 88,-88u")
    assert cards_at(table, 0, -58) == ["1H"]


def test_it_goes_to_another_legal_spot_turned_as_you_like():
    table = go(lay(*CORNER, **GEAR), "Hg@58,58u", "lift 0,0")
    assert {"to 116,58u", "to 116,58l"} <= set(legal(table))


def test_a_syndicate_card_goes_onto_an_unlocked_one_of_strictly_lower_rank():
    city = (*CORNER, up(58, 58, "0Hg"), up(116, 58, "1T"), flat(0, -58, "0L"))
    table = go(with_gear(58, 58, *city), "lift 0,-58")
    assert {move for move in legal(table) if move.startswith("onto")} == {"onto 58,58", "onto 116,58"}
    table = go(with_gear(58, 58, *city), "lift 116,58")
    assert why_not(table, "onto 0,-58") == "rank-too-low"


def test_a_neutral_lifted_covers_nothing():
    table = go(with_gear(58, 58, *THREE[:2], up(58, 58, "0Hg")), "lift 0,0")
    assert why_not(table, "onto 58,58") == "neutrals-do-not-cover"


def test_a_lifted_card_covers_no_neutral():
    table = go(with_gear(58, 58, *CORNER, up(58, 58, "0Hg"), up(116, 58, "1T")), "lift 116,58")
    assert why_not(table, "onto 0,0") == "not-a-syndicate-card"


def test_legality_is_judged_with_the_card_lifted_and_its_lines_vanish():
    city = (*CANYON, flat(-58, -116, "0Hg"))
    table = with_gear(-58, -116, *city)
    go(table, "lift 116,30")
    assert why_not(table, "to 0,30u") == "off-the-lines"
    assert why_not(table, "to 0,88u") is None


def test_a_sliding_spot_with_only_its_upper_end_on_a_line_outlives_the_lifting_of_another_card():
    # The lying card far on the right has lines at 100 and 158.
    city = (*CANYON[:-1], flat(116, 100, "1H"), flat(-58, -116, "0Hg"), flat(30, -116, "1T"))
    table = go(with_gear(-58, -116, *city), "lift 30,-116")
    assert {"to 0,12u", "to 0,70u"} <= set(legal(table))


def test_a_card_beneath_keeps_the_lines():
    city = (*CANYON[:-1], up(116, 30, "1H", "1T"), flat(-58, -116, "0Hg"))
    table = go(with_gear(-58, -116, *city), "lift 116,30")
    assert why_not(table, "to 0,30u") is None


def test_the_card_just_played_cannot_be_the_one_moved():
    assert why_not(go(lay(*CORNER, **GEAR), "Hg@58,58u"), "lift 58,58") == "just-played"


def test_the_moved_card_may_cover_the_card_just_played():
    city = (*CORNER, up(116, 58, "1T"))
    table = go(lay(*city, **GEAR), "Hg@58,58u", "lift 116,58", "onto 58,58")
    assert cards_at(table, 58, 58) == ["0Hg", "1T"]
    assert len(table.to_dict()["syndicates"][0]["hand"]) == 3


def test_the_same_rectangle_is_no_move():
    table = go(with_gear(0, -58, *THREE, flat(0, -58, "0Hg")), "lift 58,58")
    assert why_not(table, "to 58,58u") == "same-place"
    assert "to 58,58u" not in legal(table)


def test_turned_in_place_is_a_move():
    table = go(with_gear(0, -58, *THREE, flat(0, -58, "0Hg")), "lift 58,58")
    assert cards_at(go(table, "to 58,58l"), 58, 58) == ["1H"]


def test_back_onto_the_card_it_uncovered_is_no_move():
    table = go(with_gear(0, -58, *CORNER, up(58, 58, "1H", "1T"), flat(0, -58, "0Hg")), "lift 58,58")
    assert why_not(table, "onto 58,58") == "same-place"


def test_the_gear_of_a_moved_card_does_not_fire():
    table = go(with_gear(0, -58, *CORNER, up(58, 58, "1Hg"), flat(0, -58, "0Hg")), "lift 58,58", "to 58,58l")
    assert table.to_act == (1,)


def test_the_gear_of_an_uncovered_card_does_not_fire():
    city = (*CORNER, up(58, 58, "1Hg", "1T"), flat(0, -58, "0Hg"))
    table = go(with_gear(0, -58, *city), "lift 58,58")
    spot = next(move for move in legal(table) if move.startswith("to"))
    assert go(table, spot).to_act == (1,)


def test_nothing_to_move_no_question():
    # Around the gear there are only Masters.
    table = lay(up(0, 0, "0M"), flat(58, 0, "1M"), **GEAR)
    assert go(table, "Hg@58,58u").to_act == (1,)


def test_no_going_back_after_lifting():
    table = go(lay(*CORNER, **GEAR), "Hg@58,58u", "lift 0,0")
    assert why_not(table, "stay") == "not-now"
    assert all(move.startswith(("to", "onto")) for move in legal(table))


def test_a_card_with_nowhere_to_go_cannot_be_lifted():
    # Without the last card of a straight row there is still only a straight row, without any spot.
    city = (up(0, 0, "0Hg"), up(0, 88, "BC"), up(0, 176, "CD"))
    table = with_gear(0, 0, *city)
    assert why_not(table, "lift 0,176") == "nowhere-to-go"
    assert legal(table) == ["stay"]


def test_spots_that_live_by_the_lifted_card_are_nowhere_to_go():
    # The card beside the row makes spots with it; without it only the straight row is left.
    table = with_gear(0, 0, up(0, 0, "0Hg"), up(0, 88, "BC"), up(58, 0, "CD"))
    assert why_not(table, "lift 58,0") == "nowhere-to-go"


@pytest.mark.parametrize("stack", [["1T"], ["1H", "1T"]])
def test_a_card_that_can_only_cover_may_be_lifted(stack):
    # A straight row has no spot, but the Tough may go onto the Henchman just played.
    table = with_gear(0, 0, up(0, 0, "0Hg"), up(0, 88, "BC"), up(0, 176, *stack))
    assert legal(table) == ["stay", "lift 0,176"]
    assert legal(go(table, "lift 0,176")) == ["onto 0,0"]


def test_a_card_that_could_only_cover_its_equal_has_nowhere_to_go():
    table = with_gear(0, 0, up(0, 0, "0Hg"), up(0, 88, "BC"), up(0, 176, "1H"))
    assert why_not(table, "lift 0,176") == "nowhere-to-go"


def test_refill_comes_after_the_gear_step():
    table = lay(*CORNER, opened=["Eg", "CD", "DE"])
    go(table, "Eg@58,58u")
    assert sorted(table.to_dict()["open"]) == ["CD", "DE"]
    go(table, "lift 0,0")
    assert sorted(table.to_dict()["open"]) == ["CD", "DE"]
    go(table, "to 116,58l")
    assert len(table.to_dict()["open"]) == 3


def test_a_hand_is_refilled_after_the_gear_step():
    table = go(lay(*CORNER, **GEAR), "Hg@58,58u")
    assert len(table.to_dict()["syndicates"][0]["hand"]) == 2
    assert len(go(table, "stay").to_dict()["syndicates"][0]["hand"]) == 3


def test_the_card_played_is_replaced_wherever_the_moved_card_goes():
    # The moved card comes to lie before the others in the order of the city.
    table = lay(*CORNER, up(116, 58, "1T"), opened=["CD"], **GEAR)
    go(table, "Hg@58,58u", "lift 116,58", "to 0,-58l")
    assert len(table.to_dict()["syndicates"][0]["hand"]) == 3
    assert table.to_dict()["open"] == ["CD"]


NINE = ["0M", "0L", "0L", "0T", "0T", "0T", "0H", "0H", "0Hg"]
LAST = [*CORNER, *(up(-58 * place, -88, name) for place, name in enumerate(NINE))]


def test_a_gear_on_the_tenth_card_does_nothing_since_the_game_has_ended():
    table = go(lay(*LAST, hands=[["Hg"]]), "Hg@58,58u")
    assert table.is_over


def test_by_the_earlier_reading_a_gear_on_the_tenth_card_is_still_resolved():
    table = go(lay(*LAST, hands=[["Hg"]], **EARLIER), "Hg@58,58u")
    assert table.to_act == (0,)
    assert go(table, "stay").is_over


@pytest.mark.parametrize("bridge", ["may-move", "stays"])
@settings(max_examples=examples(6, 200), deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_a_plain_list_of_all_gear_moves_agrees(bridge, seed):
    """Every card that may be lifted with every place it may go to, found the long way round."""
    rng = random.Random(seed)
    table = GAME.deal(seats=rng.choice(GAME.seats), seed=seed, bridge=bridge)
    while not table.is_over:
        (seat,) = table.to_act
        if shown(table, None).phase == "lift" and rng.random() < 0.25:
            assert gear_moves(table) == plain_gear_moves(table.to_dict())
        table.play_code(seat, rng.choice(table.legal_codes(seat)))


def gear_moves(table):
    """All that a gear can do, as the rules tell it."""
    found = set()
    for lift in lifts(table):
        found |= {(lift, move) for move in legal(go(table.copy(), lift))}
    return found


def plain_gear_moves(data):
    """The same, tried card by card and place by place with nothing kept between them."""
    city, found = data["city"], set()
    for plot in city:
        top, corner = plot["cards"][-1], f"{plot['x']},{plot['y']}"
        if [plot["x"], plot["y"]] == data["gear"]["played"] or top[1:] == "M" or len(sides(plot, city)) == 4:
            continue
        rest = [other for other in city if other is not plot]
        if len(plot["cards"]) > 1:
            rest.append({**plot, "cards": plot["cards"][:-1]})
        is_whole = data["options"]["bridge"] == "may-move" or pieces(rest) == 1
        for x, y, lying in plain_spots([(each["x"], each["y"], each["lying"]) for each in rest]):
            laid = {"x": x, "y": y, "lying": lying, "cards": [top]}
            is_back = (x, y, lying) == (plot["x"], plot["y"], plot["lying"])
            if is_whole and not is_back and pieces([*rest, laid]) == 1:
                found.add((f"lift {corner}", f"to {x},{y}{'l' if lying else 'u'}"))
        for below in rest if pieces(rest) == 1 else ():
            is_back = (below["x"], below["y"]) == (plot["x"], plot["y"])
            if can_cover(top, below["cards"][-1]) and not is_back and len(sides(below, rest)) < 4:
                found.add((f"lift {corner}", f"onto {below['x']},{below['y']}"))
    return found


def can_cover(card, below):
    """Whether both are syndicate cards, the upper one of higher rank."""
    ranks = [("HTLM".index(name[1]) if name[0].isdigit() else None) for name in (card, below)]
    return None not in ranks and ranks[0] > ranks[1]


def sides(plot, city):
    """The edges of a plot that other cards touch."""
    return {side for other in city if other is not plot and (side := meeting(plot, other))}


def meeting(one, other):
    """The edge of a card that another one touches, or None."""
    (w, h), (ow, oh) = size(one["lying"]), size(other["lying"])
    across = min(one["x"] + w, other["x"] + ow) - max(one["x"], other["x"])
    upwards = min(one["y"] + h, other["y"] + oh) - max(one["y"], other["y"])
    if across == 0 and upwards > 0:
        return "left" if other["x"] < one["x"] else "right"
    if upwards == 0 and across > 0:
        return "bottom" if other["y"] < one["y"] else "top"
    return None


def pieces(city):
    """How many pieces a city is in."""
    left, count = list(city), 0
    while left:
        waiting = [left.pop()]
        count += 1
        while waiting:
            here = waiting.pop()
            near = [other for other in left if meeting(here, other)]
            left = [other for other in left if other not in near]
            waiting += near
    return count
