"""Reviews of real games: what adds up, what is judged and what is not, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.engine.errors import BadValue, TableeError
from tablee.records.players import Lapse
from tablee.reviews.model import LABELS, Progress, Review
from tablee.reviews.page import page
from tablee.reviews.played import played
from tablee.reviews.trying import try_move
from tablee.reviews.words import ReviewWords

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("golden/**/*.txt"))
SMALL = 24  # iterations: whatever adds up does so however little was thought


def golden(name: str) -> tablee.Record:
    file = next(file for file in GOLDEN if file.stem == name and file.parent.name == "golden")
    return tablee.read_record(file.read_text(encoding="utf-8"))


def played_at_random(name: str, seed: int) -> tablee.Table:
    chance = random.Random(seed)
    table = tablee.game(name).deal(seed=seed)
    while not table.is_over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal_moves(seat)))
    return table


def must_add_up(review: Review) -> None:
    for one in review.by_seat:
        assert one.result - one.start == pytest.approx(one.skill + one.luck + one.fog, abs=1e-9)
        assert one.skill == pytest.approx(one.own_losses + one.others_losses, abs=1e-9)
    assert sum(one.start for one in review.by_seat) == pytest.approx(1, abs=1e-9)
    assert sum(one.skill for one in review.by_seat) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_golden_record_is_reviewed(file):
    record = tablee.read_record(file.read_text(encoding="utf-8"))
    review = tablee.review(record, depth=SMALL if record.seats < 3 else 16)
    must_add_up(review)
    assert review.is_complete
    assert len(review.moments) == review.moves + 1 == len(record.moves) + 1
    assert review.moments[-1].known == review.moments[-1].truth
    for moment in review.moments:
        assert sum(moment.truth) == pytest.approx(1, abs=1e-9)
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in moment.known)
    made = {number: move for number, move in enumerate(record.moves, 1) if move.seat < record.seats}
    assert {one.number: (one.seat, one.move) for one in review.decisions} == {
        number: (move.seat, move.move) for number, move in made.items()
    }
    for one in review.decisions:
        assert one.is_forced == (one.choices < 2)
        assert one.loss >= 0
        assert (one.label is None) or 100 * one.loss >= LABELS[-1][0]
        if one.played is not None:
            assert one.loss == pytest.approx(one.best[0].chance - one.played.chance, abs=1e-9)
    lost = -100 * sum(one.own_losses for one in review.by_seat)
    assert lost == pytest.approx(100 * sum(one.loss for one in review.decisions), abs=1e-6)
    assert [point.number for point in review.turning_points] == sorted(
        {point.number for point in review.turning_points}
    )
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
    for language in ("en", "fr"):
        told = page(review, tablee.game(record.game), language, record.players)
        assert "review-" not in told.split("</style>")[1]


def test_the_same_seed_gives_the_same_review_and_another_one_another():
    record = golden("district-noir-2")
    first = tablee.review(record, depth=SMALL, seed=5)
    assert tablee.review(record, depth=SMALL, seed=5) == first
    assert tablee.review(record, depth=SMALL, seed=6).moments != first.moments


def test_a_table_that_is_over_is_reviewed_like_its_record():
    record = golden("panik-2")
    assert tablee.review(tablee.replay(record), depth=SMALL) == tablee.review(record, depth=SMALL)


def test_the_first_steps_show_every_moment():
    told: list[tuple[Progress, Review]] = []
    record = golden("district-noir-2")
    review = tablee.review(
        record, depth=SMALL, on_progress=lambda progress, so_far: told.append((progress, so_far()))
    )
    moments = review.moves + 1
    assert [progress.done for progress, _ in told] == list(range(1, 2 * moments + 1))
    _, so_far = told[moments - 1]
    assert (len(so_far.moments), so_far.is_complete, so_far.by_seat) == (moments, False, ())
    assert [len(so_far.decisions) for _, so_far in told] == sorted(
        len(so_far.decisions) for _, so_far in told
    )
    assert told[-1][1].decisions == review.decisions


def test_a_running_game_is_refused():
    table = tablee.game("district-noir").deal(seed=1)
    table.play(table.to_act[0], table.legal_moves(table.to_act[0])[0])
    for what in (table, tablee.record_of(table)):
        with pytest.raises(TableeError) as refused:
            tablee.review(what)
        assert refused.value.code == "still-running"


def test_a_game_that_was_abandoned_is_refused():
    record = golden("district-noir-2")
    left = msgspec.structs.replace(record, moves=record.moves[:9], result=None, end="abandoned")
    with pytest.raises(TableeError) as refused:
        tablee.review(left)
    assert refused.value.code == "review-without-result"


@pytest.mark.parametrize(
    ("end", "field", "code"),
    [("resigned", "resigned", "gave-up"), ("out-of-time", "out_of_time", "out-of-time")],
)
def test_giving_up_or_running_out_of_time_costs_what_was_left(end, field, code):
    record = golden("district-noir-2")
    left = msgspec.structs.replace(
        record,
        moves=record.moves[:9],
        end=end,
        result=tablee.Outcome(winners=(1,), scores=None, ending=end),
        **{field: (Lapse(seat=0, after=9),)},
    )
    review = tablee.review(left, depth=SMALL)
    must_add_up(review)
    lost = sum(one.loss for one in review.decisions if one.seat == 0)
    assert review.by_seat[0].own_losses == pytest.approx(-lost - review.moments[-1].truth[0], abs=1e-9)
    [point] = [point for point in review.turning_points if point.number == 9]
    assert point.code == code
    words = ReviewWords(tablee.game("district-noir"), "en", ("Ada", "Ben"))
    assert words.turning_point(point).startswith(
        "Ada resigned" if code == "gave-up" else "Ada ran out of time"
    )


@pytest.mark.parametrize("depth", ["grandmaster", 3, 2.5, None, True])
def test_a_depth_that_is_none_is_refused(depth):
    with pytest.raises(BadValue):
        tablee.review(golden("district-noir-2"), depth=depth)


def test_a_game_from_outside_is_reviewed_with_what_it_has():
    review = tablee.review(played_at_random("kuhn-poker", 4), depth=64)
    must_add_up(review)
    assert review.judged_by == "playouts"


def test_a_draw_from_the_pile_is_luck_and_a_card_from_the_hand_is_not():
    record = golden("jelly-monster-3")
    review = tablee.review(record, depth=16)
    assert any(abs(one.luck) > 1e-6 for one in review.by_seat)


def test_another_move_is_judged_as_the_review_judges_the_one_that_was_played():
    record = golden("district-noir-2")
    review = tablee.review(record, depth=64, seed=3)
    one = next(one for one in review.decisions if one.label is not None)
    again = try_move(record, one.number - 1, one.seat, one.move, depth=64, seed=3)
    assert (again.loss, again.label, again.best, again.is_good) == (one.loss, one.label, one.best, False)
    better = try_move(record, one.number - 1, one.seat, one.best[0].move, depth=64, seed=3)
    assert better.loss < one.loss
    with pytest.raises(tablee.Refused):
        try_move(record, one.number - 1, 1 - one.seat, one.move)
    with pytest.raises(TableeError):
        try_move(record, review.moves, one.seat, one.move)


def test_sentences_name_the_players_or_number_them_as_the_replay_does():
    review = tablee.review(golden("district-noir-2"), depth=SMALL)
    (game, name) = tablee.game("district-noir"), f"Player {review.turning_points[0].seat + 1}"
    assert ReviewWords(game, "en", ()).turning_points(review)[0].startswith(name)
    assert ReviewWords(game, "en", ("Ada", "Ben")).turning_points(review)[0].startswith(("Ada", "Ben"))


def test_a_move_took_as_long_as_its_seat_could_have_made_it():
    record = golden("jelly-monster-against-the-clock")
    timed = [msgspec.structs.replace(move, at=100 * number) for number, move in enumerate(record.moves, 1)]
    game = played(msgspec.structs.replace(record, moves=tuple(timed)))
    ready, first, second = (
        next(number for number, move in enumerate(record.moves, 1) if (move.seat, move.move) == wanted)
        for wanted in ((1, "ready"), (1, "1@c"), (1, "1@c x0:2"))
    )
    assert game.took(second) == 100 * (second - first - 1), "it waited for a tick, and for nobody's move"
    assert 0 < game.took(first) < 100 * (first - ready), "the countdown does not count"
    turns = golden("district-noir-2")
    timed = [msgspec.structs.replace(move, at=100 * number) for number, move in enumerate(turns.moves, 1)]
    game = played(msgspec.structs.replace(turns, moves=tuple(timed)))
    assert {game.took(number) for number in range(1, game.length + 1)} == {100}
    assert played(turns).took(5) is None
