"""Steps against the clock: the same moves at the same moments bring the same race; it is won or lost."""

from __future__ import annotations

import pytest

from tablee.games.jelly_monster.view import JellyMonsterView
from tablee.lessons import Judged, LessonScene, Timed, judge, lesson, lesson_names, table_before

RACES = [
    (name, number)
    for name in lesson_names()
    for number, step in enumerate(lesson(name).steps)
    if step.race is not None
]
every_race = pytest.mark.parametrize(("name", "number"), RACES)


def tell(name: str, number: int, moves: list[Timed]) -> Judged:
    *before, last = moves
    return judge(name, number, last.move, last.at, before)


def helped(name: str, number: int, thinks: int) -> tuple[list[Timed], Judged]:
    """Somebody does what is shown, some time after it is possible."""
    moves = [Timed(0, lesson(name).steps[number].shown)]
    while (told := tell(name, number, moves)).scenes[0].shown:
        at = told.scenes[0].free_at + thinks
        seen = [scene for scene in told.scenes if scene.at <= at][-1]
        if not seen.shown:
            break
        moves.append(Timed(at, seen.shown))
    return moves, told


@every_race
def test_whoever_does_what_is_shown_is_through_in_time(name, number):
    for thinks in (0, 400, 1_500):
        _, told = helped(name, number, thinks)
        assert (told.says, told.is_late) == (lesson(name).steps[number].done, False)


@every_race
def test_whoever_does_nothing_more_is_late_and_the_race_ends_all_the_same(name, number):
    told = tell(name, number, [Timed(0, lesson(name).steps[number].shown)])
    assert (told.says, told.is_late) == (lesson(name).steps[number].late, True)
    assert told.scenes[-1].at < 20_000
    assert 7 not in told.scenes[-1].view.to_act, "the clock stands"


@every_race
def test_from_every_first_move_the_others_act_meanwhile_and_the_end_is_reached(name, number):
    table = table_before(name, number)
    for move in table.legal_moves(0):
        told = tell(name, number, [Timed(0, move)])
        assert told.is_right
        assert {scene.seat for scene in told.scenes} >= {0, 1, 2, 7}
        assert [scene.at for scene in told.scenes] == sorted(scene.at for scene in told.scenes)
        assert all(scene.events for scene in told.scenes)


@every_race
def test_a_later_answer_goes_on_where_the_one_before_was(name, number):
    moves, _ = helped(name, number, 300)
    first, second = (tell(name, number, moves[:count]) for count in (1, 2))
    until = [scene for scene in first.scenes if scene.at < moves[1].at]
    assert until[0].seat == 0
    assert second.scenes[0].at == moves[1].at
    assert own_dice(second.scenes[0]) == own_dice(until[-1]) - 1
    assert tell(name, number, moves[:2]) == second, "nothing is kept and nothing is left to chance"


@every_race
def test_dice_that_have_not_settled_and_time_that_is_over_are_refused(name, number):
    first = Timed(0, lesson(name).steps[number].shown)
    seen = tell(name, number, [first])
    early = tell(name, number, [first, Timed(10, seen.scenes[0].shown)])
    assert (early.is_right, early.refusal, early.scenes) == (False, "not-settled", [])
    late = tell(name, number, [first, Timed(seen.scenes[-1].at, seen.scenes[0].shown)])
    assert (late.is_right, late.scenes) == (False, [])
    assert late.refusal in table_before(name, number).game.refusals


def own_dice(scene: LessonScene) -> int:
    assert isinstance(scene.view, JellyMonsterView)
    return int(scene.view.players[0].dice_left)
