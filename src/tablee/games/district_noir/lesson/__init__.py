"""District Noir in nine moves."""

from __future__ import annotations

from tablee.games.district_noir.lesson.cards import lay
from tablee.lessons.lesson import Lesson, Mistake, Step

# The first round, from its first card to the next deal.
_PLAY = Step(
    name="play",
    position=lay(round_no=1, mine="5 6 8 +3 -2", theirs="6 7 8 8 -1", line="7 8"),
    right="6",
    shown="6",
    mistakes=(Mistake("take", "take"), Mistake("*", "other")),
    replies=((1, "8"),),
)
_TAKE = Step(
    name="take",
    position=lay(
        round_no=1,
        beginner=1,
        mine="5 -3",
        theirs="6",
        line="-2 5 7 -1 8 6 8 7 +2",
        next_cards="8 6 7 5 7 +3 docks 6 5 -2",
    ),
    right="take",
    shown="take",
    mistakes=(Mistake("*", "play"),),
    replies=((1, "6"),),
)
_FEED = Step(
    name="feed",
    position=None,
    right="-3",
    shown="-3",
    mistakes=(Mistake("*", "gift"),),
    replies=((1, "take"),),
)
_ROUND = Step(name="round", position=None, right="5", shown="5", mistakes=())

# A set of four, by way of the line.
_SET = Step(
    name="set",
    position=lay(
        round_no=2,
        taken=(False, True),
        mine="8",
        theirs="7 -2",
        my_front="5 6 7 +2 -2",
        their_front="8 8 7 7 6 6 5 +3 -1 -2",
        line="6 +2 5 -1",
    ),
    right="8",
    shown="8",
    mistakes=(Mistake("take", "early"),),
    replies=((1, "7"),),
    is_silent=True,
)
_SET_TAKE = Step(name="set-take", position=None, right="take", shown="take", mistakes=())

# The City: stop it, then win by it.
_STOP = Step(
    name="stop",
    position=lay(
        round_no=3,
        mine="5 8 -1 +2",
        theirs="5 6 7 -2",
        my_front="5 5 6 7 7 8 8 +2 -1 -2",
        their_front="docks police 5 6 6 7 8 +2 +3 -3",
        line="7 6 -2 hall",
    ),
    right="take",
    shown="take",
    mistakes=(Mistake("*", "late"),),
    replies=((1, "5"),),
)
_CITY = Step(
    name="city",
    position=lay(
        round_no=2,
        mine="5 7 8 +2",
        theirs="6 7 8 -1",
        my_front="docks hall 7 5 -2",
        their_front="8 8 7 6 +4",
        line="-3 police 8 -1",
    ),
    right="take",
    shown="take",
    mistakes=(Mistake("*", "missed"),),
)

# The last action of the last round.
_END = Step(
    name="end",
    position=lay(
        round_no=4,
        beginner=1,
        taken=(False, True),
        my_front="5 5 6 6 7 7 8 8 +2 +2 +3 -1 -2 -3 docks",
        their_front="5 5 6 6 6 7 7 7 8 8 8 8 +2 +2 +3 +4 -1 -2 -2 -3 hall",
        line="-1 6 7 8 7 8",
    ),
    right="take",
    shown="take",
    mistakes=(),
)

LESSON = Lesson("district-noir", (_PLAY, _TAKE, _FEED, _ROUND, _SET, _SET_TAKE, _STOP, _CITY, _END))
