"""The score of Noxford: barracks, majorities, points and ties."""

from __future__ import annotations

from tests.games.noxford.positions import flat, lay, scores, shown, up

# Places around a district at (0, 0) that touch it and not each other's districts.
LEFT_LOW, LEFT_HIGH = (-58, -44), (-58, 44)
RIGHT_LOW, RIGHT_HIGH = (58, -44), (58, 44)
ABOVE, BELOW = (0, 88), (0, -88)
PLACES = (LEFT_LOW, LEFT_HIGH, RIGHT_LOW, RIGHT_HIGH, ABOVE, BELOW)


def surrounded(district, *cards):
    """A district with these cards around it."""
    return [up(0, 0, district), *(up(*place, card) for place, card in zip(PLACES, cards, strict=False))]


def district_at(table, x, y):
    return next(district for district in shown(table, None).districts if (district.x, district.y) == (x, y))


def test_a_district_goes_to_the_player_with_most_cards_touching_it():
    assert scores(*surrounded("BC", "0H", "0T", "1L")) == (2, 0)


def test_a_master_counts_2():
    assert scores(*surrounded("BC", "0H", "0T", "1M", "1L")) == (0, 2 + 2)


def test_a_tie_for_most_has_no_owner():
    assert scores(*surrounded("AB", "0H", "1H")) == (0, 0)


def test_a_tie_of_2_2_1_has_no_owner():
    assert scores(*surrounded("AB", "0H", "0H", "1H", "1H", "2H"), seats=3) == (0, 0, 0)
    assert scores(*surrounded("AB", "0H", "1H", "1H", "2H", "2H"), seats=3) == (0, 0, 0)


def test_a_tie_below_the_most_does_not_matter():
    assert scores(*surrounded("AB", "0H", "1H", "2H", "2T"), seats=3) == (0, 0, 2)
    assert scores(*surrounded("CD", "0H", "0T", "1H", "2H"), seats=3) == (2, 0, 0)


def test_a_district_with_nobody_around_has_no_owner():
    assert scores(up(0, 0, "AB"), up(58, 0, "BC")) == (0, 0)


def test_one_point_for_each_symbol_and_two_more_for_each_favourite():
    assert scores(*surrounded("Eg", "0H")) == (1, 0)
    assert scores(*surrounded("Ag", "0H")) == (3, 0)
    assert scores(*surrounded("Ag", "1H")) == (0, 1)
    assert scores(*surrounded("CD", "0H")) == (2, 0)
    assert scores(*surrounded("AB", "0H")) == (4, 0)
    assert scores(*surrounded("ABCD", "0H")) == (6, 0)
    assert scores(*surrounded("ABCD", "1H")) == (0, 6)


def test_favourites_by_seat_are_a_b_c_and_d_and_e_is_nobodys():
    for seat, symbol in enumerate("ABCD"):
        points = scores(*surrounded(f"{symbol}g", f"{seat}H"), seats=4)
        assert points[seat] == 3
    assert [side.favourite for side in shown(lay(*surrounded("AB"), up(58, 0, "BC"), seats=4), 0).sides] == [
        *"ABCD"
    ]


def test_the_favourite_of_an_absent_syndicate_is_an_ordinary_symbol():
    assert scores(*surrounded("CD", "0H")) == (2, 0)


def test_a_barracks_turns_down_every_syndicate_card_that_touches_it():
    city = surrounded("BC", "0H", "0T", "1L")
    assert scores(*city) == (2, 0)
    # A barracks left of both cards of seat 0.
    assert scores(*city, up(-116, 0, "barracks")) == (0, 4)


def test_a_barracks_turns_down_masters_too():
    assert scores(*surrounded("Eg", "0M"), up(-116, -44, "barracks")) == (0, 0)


def test_a_common_corner_with_a_barracks_turns_nothing_down():
    # The barracks lies beside DE; the Henchman below DE meets it in one corner and counts for both districts.
    city = [up(0, 0, "CD"), up(58, 0, "0H"), up(58, 88, "DE"), up(116, 88, "barracks")]
    assert scores(*city) == (2 + 2, 0)


def test_all_barracks_at_once():
    # Each barracks touches one card of seat 0 only; both cards are down.
    city = surrounded("BC", "0H", "0T", "1L")
    both = (up(-116, -88, "barracks"), up(-116, 88, "barracks"))
    assert scores(*city, *both) == (0, 4)
    assert shown(lay(*city, *both), None).turned_down == (2, 3)


def test_a_barracks_does_not_turn_down_districts():
    city = [*surrounded("BC", "0H"), up(58, 0, "barracks")]
    assert scores(*city) == (2, 0)


def test_what_lies_beneath_does_not_come_back():
    city = [up(0, 0, "CD"), up(-58, -44, "0H", "1L"), up(-116, -44, "barracks"), up(58, 0, "1H")]
    assert scores(*city) == (0, 2)
    assert scores(*city[:3]) == (0, 0)


def test_a_stack_counts_as_one_card_its_top():
    assert scores(up(0, 0, "CD"), up(-58, 0, "0H", "0T", "1L")) == (0, 2)


def test_a_corner_does_not_count_as_touching_a_district():
    assert scores(up(0, 0, "CD"), up(58, 0, "AB"), up(58, 88, "0H")) == (4, 0)


def test_the_booklets_example():
    """Seat 0 is blue with the favourite A, seat 1 is orange."""
    four = [
        *(up(0, 0, "ABCD"), up(*LEFT_LOW, "1H"), up(*LEFT_HIGH, "1T"), up(*RIGHT_LOW, "0M")),
        *(up(*RIGHT_HIGH, "1M"), up(*ABOVE, "1L"), up(58, 132, "barracks")),
    ]
    two = [
        *(up(-58, -132, "AB"), up(-116, -176, "0H"), up(-116, -88, "1H")),
        *(up(-58, -220, "0T"), up(0, -132, "0L")),
    ]
    table = lay(*four, *two, passes=2)
    # The barracks turns down two orange cards, the Master among them.
    down = {shown(table, None).city[plot].cards[-1].face for plot in shown(table, None).turned_down}
    assert down == {"M", "L"}
    # Around the four symbols: a blue Master against two orange cards. Nobody.
    assert district_at(table, 0, 0).strengths == (2, 2)
    assert district_at(table, 0, 0).owner is None
    # Around the two symbols: three blue against two orange. Blue, 2 + 2 for the favourite.
    assert district_at(table, -58, -132).strengths == (3, 2)
    assert district_at(table, -58, -132).owner == 0
    assert table.outcome.scores == (4, 0)


def test_most_points_wins():
    outcome = lay(*surrounded("BC", "0H"), passes=2).outcome
    assert (outcome.winners, outcome.ending) == ((0,), "points")


def test_a_tie_goes_to_more_districts():
    # Seat 0: DE for 2. Seat 1: C and E for 1 each.
    city = [
        *(up(0, 0, "DE"), up(0, -88, "0H")),
        *(up(58, 0, "Cg"), up(58, -88, "1H")),
        *(up(116, 0, "Eg"), up(116, -88, "1T")),
    ]
    table = lay(*city, passes=2)
    assert table.outcome.scores == (2, 2)
    assert table.outcome.winners == (1,)
    assert table.outcome.ending == "districts"


def test_then_the_win_is_shared():
    city = [up(0, 0, "Cg"), up(0, -88, "0H"), up(58, 0, "Dg"), up(58, -88, "1H")]
    outcome = lay(*city, passes=2).outcome
    assert (outcome.winners, outcome.scores, outcome.ending) == ((0, 1), (1, 1), "shared")


def test_only_those_with_most_points_share():
    city = [up(0, 0, "Eg"), up(0, -88, "1H"), up(58, 0, "Dg"), up(58, -88, "2H")]
    outcome = lay(*city, seats=3, passes=3).outcome
    assert (outcome.winners, outcome.scores) == ((1, 2), (0, 1, 1))


def test_lying_cards_count_like_upright_ones():
    assert scores(flat(0, 0, "CD"), flat(0, 58, "0H")) == (2, 0)
