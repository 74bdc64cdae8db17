"""The end of District Noir: majorities, sets, ties, the City."""

from __future__ import annotations

import pytest

import tablee
from tablee.i18n import Translator
from tests.games.district_noir.positions import at_the_end, lay, shown


def test_the_booklets_example_scores_19_and_21():
    """Not a reachable end (13 cards would be left in the line): the fronts are set."""
    left = ["5", "5", "6", "6", "7", "7", "8", "+2", "+2", "+3", "-1", "-1", "-2"]
    table = lay(
        taken=[True, True],
        hands=[[], []],
        fronts=[
            "5 5 6 6 7 7 7 8 8 +2 -2 -3 docks hall".split(),
            "5 6 6 7 7 8 8 8 8 8 +4 +3 +2 -1 police".split(),
        ],
        line=left,
    )
    assert table.outcome.scores == (19, 21)
    assert table.outcome.winners == (1,)
    assert table.outcome.ending == "points"


@pytest.mark.parametrize(("face", "points"), [("5", 5), ("6", 6), ("7", 7), ("8", 8)])
def test_strictly_more_cards_of_a_support_score_its_value_and_1_to_0_is_a_majority(face, points):
    assert at_the_end(face, "").outcome.scores == (points, 0)


def test_equal_counts_score_for_nobody():
    assert at_the_end("8 8 7", "8 8").outcome.scores == (7, 0)


def test_each_complete_set_scores_5_whether_or_not_its_majorities_are_won():
    table = at_the_end("5 6 7 8 5 6 7 8", "5 5 5 6 6 6 7 7 7 8 8 8")
    assert table.outcome.scores == (10, 15 + 5 + 6 + 7 + 8)


def test_alliances_and_betrayals_count_at_face_value_and_totals_may_be_negative():
    assert at_the_end("+2 +3 +4", "-1 -2 -3 -3").outcome.scores == (9, -9)


def test_city_cards_score_nothing():
    assert at_the_end("docks hall", "").outcome.scores == (0, 0)


def test_a_tie_on_points_is_broken_by_the_8s_although_the_other_player_has_more_cards_in_all():
    outcome = at_the_end("8", "7 7 7 -1 +2 6 6 -3 -3").outcome
    assert outcome.scores == (8, 8)
    assert outcome.winners == (0,)
    assert outcome.ending == "tie-break"


@pytest.mark.parametrize(
    ("front_0", "front_1", "winner"),
    [
        ("8 7 +2", "8 +4 +3 +2", 0),  # 8s level, 7s decide
        ("6 +2", "5 +3", 0),  # 6s decide
        ("6 6 5", "6 6 +2 +3", 0),  # 5s decide
        ("+2 +3 7", "8 +4", 1),  # 12 to 12: the 8s
    ],
)
def test_then_the_7s_the_6s_the_5s(front_0, front_1, winner):
    outcome = at_the_end(front_0, front_1).outcome
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (winner,)
    assert outcome.ending == "tie-break"


def test_ruling_still_tied_it_is_a_draw():
    outcome = at_the_end("8 7 +2", "8 7 +2").outcome
    assert outcome.winners == ()
    assert outcome.ending == "draw"
    assert [outcome.share(seat, 2) for seat in range(2)] == [0.5, 0.5]
    for language, told in (("en", "Nobody wins: a draw."), ("fr", "Personne ne gagne\u00a0: match nul.")):
        assert Translator(language, "district-noir").result(outcome) == told


def test_a_draw_that_an_earlier_version_wrote_is_read_as_one_and_verified():
    table = at_the_end("8 7 +2", "8 7 +2")
    text = tablee.write_record(table)
    assert '[Result {"winners": [], "scores": [2, 2], "ending": "draw"}]' in text
    earlier = text.replace('"winners": []', '"winners": [0, 1]')
    assert tablee.verify(tablee.read_record(earlier)).result.winners == ()


def test_ruling_cards_still_in_the_line_belong_to_nobody():
    table = lay(taken=[True, True], hands=[[], []], fronts=[["5"], ["6"]], line=["+4", "+3"])
    assert table.outcome.scores == (5, 6)


def test_three_city_cards_win_at_once_in_the_middle_of_the_round_without_scoring():
    table = lay(fronts=[["docks", "hall", "-3"], ["8"]], line=["police", "7"])
    table.play(0, "take")
    assert table.is_over
    assert table.outcome.winners == (0,)
    assert table.outcome.ending == "city"
    assert table.outcome.scores is None


def test_only_city_cards_in_front_of_a_player_count():
    table = lay(hands=[["docks", "hall", "police", "5", "6"], ["5", "6", "7", "8", "-1"]])
    assert not table.is_over
    table.play(0, "docks")
    assert not table.is_over


def test_the_city_is_checked_before_a_new_deal():
    table = lay(
        round=3,
        hands=[[], []],
        taken=[False, True],
        beginner=1,
        fronts=[["docks", "hall"], []],
        line=["8", "8", "8", "7", "7", "police"],
        pile=["5", "5", "5", "6", "6", "6", "6", "7", "7", "7"],
    )
    table.play(0, "take")
    assert table.outcome.ending == "city"
    assert len(table.to_dict()["pile"]) == 10


def test_the_city_is_checked_before_scoring_also_on_the_very_last_action():
    table = lay(
        hands=[[], []],
        taken=[False, True],
        beginner=1,
        fronts=[["docks", "hall"], ["8", "7", "6", "5"]],
        line=["8", "7", "7", "7", "-3", "police"],
    )
    table.play(0, "take")
    assert table.outcome.winners == (0,)
    assert table.outcome.ending == "city"


def test_a_city_card_among_the_3_put_away_makes_the_city_win_impossible_and_nobody_is_told():
    table = lay(away=None, line=["8", "7"])
    assert "hall" in table.to_dict()["away"]
    for seat in (0, 1, None):
        view = shown(table, seat)
        assert view.away is None
        assert view.unseen["hall"] == 1
