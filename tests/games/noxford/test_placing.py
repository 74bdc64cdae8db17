"""Where a card may be placed: touching, aligned, overlapping, sliding."""

from __future__ import annotations

from tests.games.noxford.positions import (
    CANYON,
    CORNER,
    ROW,
    cards_at,
    flat,
    go,
    lay,
    places,
    shown,
    up,
    why_not,
)

PAIR = (up(0, 0, "AB"), up(58, 0, "BC"))
THREE = (*PAIR, up(116, 0, "CD"))


def test_caption_a_card_beside_one_card_with_two_aligned_edges_is_refused():
    assert why_not(lay(*CORNER), "M@0,88u") == "touches-one-card"


def test_caption_a_card_astride_two_cards_in_a_row_with_no_flush_side_is_refused():
    assert why_not(lay(*PAIR), "M@14,88l") == "one-edge-aligned"


def test_astride_two_cards_with_a_flush_side_is_legal():
    assert why_not(lay(*PAIR), "M@0,88l") is None
    assert why_not(lay(*PAIR), "M@28,88l") is None


def test_no_overlap_with_any_card():
    assert why_not(lay(*CORNER), "M@57,58u") == "overlaps"
    assert why_not(lay(*CORNER), "M@0,0u") == "overlaps"


def test_touching_is_a_shared_piece_of_edge_and_a_common_corner_is_not_touching():
    # Above the middle of three: it shares only corners with the outer two.
    assert why_not(lay(*THREE), "M@58,88u") == "touches-one-card"
    assert why_not(lay(*CORNER), "M@-58,88u") == "touches-nothing"


def test_far_from_the_city_touches_nothing():
    assert why_not(lay(*CORNER), "M@1000,-1000l") == "touches-nothing"
    assert why_not(lay(*CORNER), "M@-16384,16383u") == "touches-nothing"


def test_aligned_back_to_back_on_two_edges():
    # Its left edge on the right edge of AB, its lower edge on the upper edge of BC.
    assert why_not(lay(*CORNER), "M@58,58u") is None


def test_aligned_flush_with_a_touched_card():
    # Below both: its upper edge back to back, its left edge flush with AB.
    assert why_not(lay(*CORNER), "M@0,-58l") is None
    assert why_not(lay(*CORNER), "M@1,-58l") == "one-edge-aligned"


def test_both_alignments_may_be_owed_to_one_card():
    # Its left edge lies against both cards; the lower edge is flush with the lower one, which gives both.
    assert why_not(lay(flat(0, 0, "AB"), flat(0, 58, "BC")), "M@88,0u") is None


def test_flush_with_a_card_it_does_not_touch_is_nothing():
    # Its left edge is in line with the card at (14, -88), which it does not touch.
    city = (*PAIR, up(14, -88, "CD"))
    assert why_not(lay(*city), "M@14,88l") == "one-edge-aligned"


def test_edges_are_counted_each_once():
    # Two cards touch the lower edge: still one aligned edge.
    assert why_not(lay(*THREE), "M@30,88l") == "one-edge-aligned"


def test_in_the_orientation_you_like():
    assert {"58,58u", "58,58l"} <= places(lay(*CORNER), "M")


def test_between_two_walls_a_card_may_stop_at_a_line_of_a_card_it_does_not_touch():
    table = lay(*CANYON)
    assert {"0,0u", "0,30u", "0,88u"} <= places(table, "M")


def test_between_two_walls_off_every_line_is_refused():
    assert why_not(lay(*CANYON), "M@0,31u") == "off-the-lines"
    assert why_not(lay(*CANYON), "M@0,89u") == "off-the-lines"


def test_either_end_of_a_sliding_card_may_be_on_the_line():
    # The far card has lines at 30 and 118: a lower end at either.
    assert {"0,30u", "0,118u"} <= places(lay(*CANYON), "M")
    # With the far card lying its lines are at 100 and 158: a lower end at either, or an upper end.
    lying = lay(*CANYON[:-1], flat(116, 100, "1H"))
    assert {"0,100u", "0,158u", "0,12u", "0,70u"} <= places(lying, "M")
    assert why_not(lying, "M@0,30u") == "off-the-lines"


def test_walls_above_and_below_work_the_same_way():
    turned = tuple((up if plot["lying"] else flat)(plot["y"], plot["x"], *plot["cards"]) for plot in CANYON)
    assert {"0,0l", "30,0l", "88,0l", "118,0l"} <= places(lay(*turned), "M")
    assert why_not(lay(*turned), "M@31,0l") == "off-the-lines"


def test_a_contact_of_2_mm_is_contact():
    # The upper row is 3 × 58 = 174 long, the lower one 2 × 88 = 176: it sticks out by 2 mm.
    table = lay(*THREE, flat(0, -58, "DE"), flat(88, -58, "AE"))
    assert why_not(table, "M@174,0u") is None
    go(table, "M@174,0u")
    touched = [contact for contact in shown(table, None).contacts if contact.end[0] - contact.start[0] == 2]
    assert [(contact.start, contact.end) for contact in touched] == [((174, 0), (176, 0))]


def test_a_gap_of_2_mm_is_no_contact():
    table = lay(flat(0, 0, "AB"), flat(88, 0, "BC"), up(0, -88, "CD"), up(58, -88, "DE"), up(116, -88, "AE"))
    assert why_not(table, "M@176,0u") == "touches-one-card"


def test_a_row_of_three_and_two_millimetres():
    table = lay(*THREE)
    assert why_not(table, "M@0,88l") is None
    assert why_not(table, "M@88,88l") == "one-edge-aligned"
    assert why_not(table, "M@86,88l") is None


def test_the_table_has_no_border():
    table = lay(up(4000, 3900, "AB"), flat(3970, 3842, "BC"))
    go(table, "M@4058,3842u")
    assert cards_at(table, 4058, 3842) == ["0M"]


def test_a_straight_row_has_no_legal_spot():
    assert places(lay(*ROW), "M") == set()


def test_a_stack_counts_as_one_card():
    # Touching a stack of three is touching one card.
    assert why_not(lay(up(0, 0, "0H", "1T", "0L"), up(0, 88, "AB")), "M@58,0u") == "touches-one-card"
