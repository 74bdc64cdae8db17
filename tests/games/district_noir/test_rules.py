"""District Noir, sentence by sentence."""

from __future__ import annotations

import random

import pytest

import tablee
from tests.games.district_noir.positions import GAME, lay
from tests.support import play_random

FIRST_DEAL = GAME.deal(seed=11)


def to_the_end_of_the_round(table: tablee.Table, rng: random.Random) -> tablee.Table:
    """Random actions until the round changes or the game ends."""
    round_now = table.to_dict()["round"]
    while not table.is_over and table.to_dict()["round"] == round_now:
        play_random(table, rng, 1)
    return table


# --- set-up --------------------------------------------------------------------------------------


def test_the_deck_is_45_cards_by_face():
    dealt = FIRST_DEAL.to_dict()
    cards = [*dealt["hands"][0], *dealt["hands"][1], *dealt["line"], *dealt["pile"], *dealt["away"]]
    assert len(cards) == 45
    printed = {"5": 5, "6": 6, "7": 7, "8": 8, "+2": 4, "+3": 2, "+4": 1, "-1": 3, "-2": 4, "-3": 2}
    assert {face: cards.count(face) for face in printed} == printed
    assert sorted(card for card in cards if card.isalpha()) == ["docks", "hall", "police"]


def test_three_are_put_away_five_dealt_to_each_two_begin_the_line_thirty_stay_in_the_pile():
    dealt = FIRST_DEAL.to_dict()
    sizes = [len(dealt["away"]), *map(len, dealt["hands"]), len(dealt["line"]), len(dealt["pile"])]
    assert sizes == [3, 5, 5, 2, 30]


def test_a_toss_decides_who_begins():
    beginners = [GAME.deal(seed=seed).to_act[0] for seed in range(200)]
    assert 70 < sum(beginners) < 130


def test_the_second_player_of_a_round_begins_the_next_one_and_so_acts_twice_running():
    table = GAME.deal(seed=3)
    rng = random.Random(3)
    beginners = [table.to_act[0]]
    last = None
    for _ in range(3):
        to_the_end_of_the_round(table, rng)
        last = table.moves[-1][0]
        beginners.append(table.to_act[0])
        assert last == table.to_act[0]
    assert beginners == [beginners[0], 1 - beginners[0]] * 2


# --- a round ------------------------------------------------------------------------------------------


def test_a_card_is_played_at_the_end_of_the_line():
    table = lay()
    table.play(0, "6")
    assert table.to_dict()["line"] == ["8", "7", "6"]
    assert table.to_dict()["hands"][0] == ["5", "7", "8", "+2"]
    assert table.to_act == (1,)


def test_a_take_brings_the_last_five_and_leaves_the_rest_in_order():
    table = lay(line=["-3", "-2", "8", "8", "7", "7", "+3"])
    table.play(0, "take")
    assert table.to_dict()["line"] == ["-3", "-2"]
    assert table.to_dict()["fronts"][0] == ["7", "7", "8", "8", "+3"]


def test_taking_with_2_cards_in_the_line_takes_2_and_the_next_player_can_only_play():
    table = lay(line=["8", "7"])
    table.play(0, "take")
    assert table.to_dict()["fronts"][0] == ["7", "8"]
    assert "take" not in table.legal_moves(1)
    assert table.refusal(1, "take") == "line-empty"


def test_a_player_takes_once_a_round():
    table = lay()
    table.play(0, "take")
    table.play(1, "8")
    assert "take" not in table.legal_moves(0)
    assert table.refusal(0, "take") == "already-taken"


def test_with_an_empty_hand_the_take_is_the_only_move():
    table = lay(
        hands=[[], ["5"]], taken=[False, True], line=["6", "7", "8", "8", "7", "+2", "-1"], beginner=1
    )
    table.play(1, "5")
    assert table.legal_moves(0) == ["take"]


def test_there_is_no_passing_and_no_partial_take():
    assert set(lay().legal_moves(0)) == {"5", "6", "7", "8", "+2", "take"}


def test_equal_cards_in_hand_are_one_move():
    table = lay(hands=[["8", "8", "8", "5", "5"], ["6", "6", "6", "6", "7"]])
    assert table.legal_moves(0) == ["5", "8", "take"]


def test_each_player_plays_5_and_takes_1_in_every_round():
    table = GAME.deal(seed=12)
    rng = random.Random(12)
    done = 0
    for _ in range(4):
        to_the_end_of_the_round(table, rng)
        actions = table.moves[done:]
        done = len(table.moves)
        assert len(actions) == 12
        for seat in (0, 1):
            own = [move for who, move in actions if who == seat]
            assert (len(own), own.count("take")) == (6, 1)


def test_the_line_stays_and_five_each_are_dealt_when_a_round_ends():
    table = GAME.deal(seed=12)
    rng = random.Random(12)
    while len(table.moves) < 11:
        play_random(table, rng, 1)
    before = table.to_dict()
    last_move = table.legal_moves(table.to_act[0])[0]
    table.play(table.to_act[0], last_move)
    after = table.to_dict()
    kept = before["line"][:-5] if last_move == "take" else [*before["line"], last_move]
    assert after["line"] == kept
    assert [len(hand) for hand in after["hands"]] == [5, 5]
    assert sorted(after["hands"][0] + after["hands"][1]) == sorted(before["pile"][:10])
    assert after["taken"] == [False, False]
    assert after["pile"] == before["pile"][10:]


def test_the_second_starting_card_is_the_end_of_the_line():
    dealt = GAME.deal(seed=5)
    line = dealt.to_dict()["line"]
    seat = dealt.to_act[0]
    dealt.play(seat, dealt.legal_moves(seat)[0])
    assert dealt.to_dict()["line"][:2] == line


def test_round_4_is_played_to_its_12th_action():
    table = GAME.deal(seed=12)
    play_random(table, random.Random(12), 47)
    assert not table.is_over
    play_random(table, random.Random(12), 1)
    assert table.is_over
    assert len(table.moves) == 48


# --- refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [(1, "5", "not-your-turn"), (0, "docks", "not-in-hand"), (0, "-1", "not-in-hand")],
)
def test_a_move_that_is_not_legal_is_refused_with_its_reason(seat, move, code):
    table = lay()
    before = table.cell.tobytes()
    with pytest.raises(tablee.Refused) as refused:
        table.play(seat, move)
    assert refused.value.code == code
    assert table.cell.tobytes() == before


def test_a_code_that_is_no_card_is_refused():
    with pytest.raises(tablee.Refused) as refused:
        lay().play_code(0, 14)
    assert refused.value.code == "no-such-card"


def test_after_the_end_every_move_is_refused():
    table = lay(taken=[True, True], hands=[[], []])
    with pytest.raises(tablee.Refused) as refused:
        table.play(0, "take")
    assert refused.value.code == "game-over"


@pytest.mark.parametrize("text", ["", "9", "Take it", "+5", "docks hall"])
def test_text_that_is_no_move_is_bad_notation(text):
    with pytest.raises(tablee.BadNotation) as bad:
        lay().play(0, text)
    assert bad.value.code == "bad-notation"


def test_a_position_whose_seat_to_act_has_no_move_is_not_laid():
    # Nothing in hand, nothing in the line, and the take still owed.
    with pytest.raises(tablee.BadPosition, match="seat 0 has to act, and has no move"):
        lay(hands=[[], ["5"]], taken=[False, True], line=[])
