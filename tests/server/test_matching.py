"""Matching by rating and waiting time: a window that widens, nobody twice, no blocked pair."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablee.ratings.model import Rating
from tablee.server.finding.matching import Seeker, gap, matches
from tablee.server.finding.offers import level_near
from tablee.server.finding.wishes import Kind, Wishes, kinds_of

KIND = Kind("panik", "quick", False)


def seeker(name: str, points: float = 1500.0, waited_s: float = 0.0, *seats: int) -> Seeker:
    ratings = {"panik": Rating(points, 50.0)}
    return Seeker(name, name, (KIND,), {"panik": seats or (2, 3, 4)}, ratings, waited_s)


def pairs(*people: Seeker, apart: set[tuple[str, str]] | None = None) -> list[set[str]]:
    return [{one.id for one in match.seekers} for match in matches(people, apart or set())]


def test_the_nearest_rating_first_and_then_a_wider_window() -> None:
    ann = seeker("ann", 1500, 5, 2)
    assert pairs(ann, seeker("bob", 1650, 0, 2), seeker("cid", 1520, 0, 2)) == [{"ann", "cid"}]
    assert pairs(ann, seeker("dan", 2100, 0, 2)) == []
    assert pairs(seeker("ann", 1500, 70, 2), seeker("dan", 2100, 0, 2)) == [{"ann", "dan"}], "who waits …"
    new = Seeker("eve", "eve", (KIND,), {"panik": (2,)}, {}, 0.0)
    assert pairs(new, seeker("bob", 1750, 0, 2)) == [{"eve", "bob"}], "what is not known counts for her"


def test_whoever_has_waited_longest_is_served_first_and_tables_are_as_large_as_can_be() -> None:
    assert pairs(seeker("ann", waited_s=1), seeker("bob", waited_s=9), seeker("cid", waited_s=5)) == [
        {"ann", "bob", "cid"}
    ]
    pair = pairs(*(seeker(name, 1500, waited, 2) for name, waited in (("a", 1), ("b", 9), ("c", 5))))
    assert pair == [{"b", "c"}]
    assert pairs(seeker("ann", 1500, 0, 4), seeker("bob"), seeker("cid")) == [{"bob", "cid"}]
    four = [seeker(name, 1500, 0, 4) for name in "abcd"]
    assert pairs(*four) == [{"a", "b", "c", "d"}]


def test_people_who_are_apart_never_meet_at_a_larger_table_either() -> None:
    three = [seeker(name) for name in ("ann", "bob", "cid")]
    for apart in ({("ann", "bob")}, {("bob", "ann")}):
        assert {"ann", "bob"} not in [found & {"ann", "bob"} for found in pairs(*three, apart=apart)]


PEOPLE = st.lists(
    st.tuples(st.floats(500, 2500), st.floats(0, 120), st.sets(st.sampled_from([2, 3, 4]), min_size=1)),
    max_size=12,
)


@given(PEOPLE, st.sets(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=8))
def test_every_match_is_one_that_all_of_it_want(people, apart) -> None:
    waiting = [seeker(str(n), points, waited, *seats) for n, (points, waited, seats) in enumerate(people)]
    blocked = {(str(one), str(other)) for one, other in apart if one != other}
    found = matches(waiting, blocked)
    names = [one.id for match in found for one in match.seekers]
    assert len(names) == len(set(names)), "nobody plays at two tables"
    for match in found:
        for one in match.seekers:
            assert len(match.seekers) in one.seats["panik"]
            for other in match.seekers:
                assert (one.id, other.id) not in blocked
                assert gap(one, other, "panik") <= (one.window + other.window) / 2
    left = [one for one in waiting if one.id not in names]
    assert matches(left, blocked) == [], "nobody waits who could play"


def test_races_have_a_clock_of_their_own_and_days_are_none_for_them() -> None:
    both = Wishes(games=("panik", "jelly-monster"), speeds=("day", "quick"), rated="either")
    kinds = list(kinds_of(both))
    assert Kind("jelly-monster", "race", True) in kinds
    assert Kind("panik", "day", False) in kinds
    assert not any(
        kind.game == "jelly-monster"
        for kind in kinds_of(Wishes(games=("panik", "jelly-monster"), speeds=("day",)))
    )


def test_a_bot_is_about_as_strong_as_somebody() -> None:
    assert [level_near("panik", Rating(points, 40)) for points in (900, 1320, 1500, 1700, 2400)] == [
        *("novice", "casual", "club", "expert", "master")
    ]
    assert level_near("panik", Rating()) in ("novice", "casual"), "nothing is known of them"
