"""Attack of the Jelly Monster: nine moves in the calm form, where everybody chooses and then all happens, and
the end of a round against the clock.
"""

from __future__ import annotations

from tablee.games.jelly_monster.lesson.rush import RACE
from tablee.games.jelly_monster.lesson.streets import lay
from tablee.lessons.lesson import Lesson, Mistake, Step

# A turned timer lets two more beats pass; whoever has dice left uses them or not.
_LAST_BEATS = ((1, "pass"), (2, "pass"), (1, "pass"), (2, "pass"))

_PLACE = Step(
    name="place",
    position=lay(round_no=1, jelly=(2, 2, 2), rolls=("1234556", "2334566", "1124566"), beat=1),
    right="6@e",
    shown="6@e",
    mistakes=(Mistake("6@*", "elsewhere"), Mistake("pass", "pass"), Mistake("*", "other")),
    replies=((1, "6@a"), (2, "5@b")),
)
_EXPEL = Step(
    name="expel",
    position=lay(
        rolls=("1346", "2355", "1356"),
        a="6 3 -",
        b="4 - 5",
        c="- 5 2",
        d="- - 6",
        e="5 6 -",
    ),
    right="1@e x1:6",
    shown="1@e x1:6",
    mistakes=(Mistake("1@e*", "effect"), Mistake("*@e*", "adds"), Mistake("*", "elsewhere")),
    replies=((1, "pass"), (2, "pass")),
)
_PUSH = Step(
    name="push",
    position=lay(
        rolls=("345", "256", "136"),
        targets="b2",
        a="6 5 -",
        b="65 - 6",
        c="- 6 2",
        d="2 - 5",
        e="- 54 4",
    ),
    right="3@b +|4@b +",
    shown="4@b +",
    mistakes=(Mistake("*@b -", "back"), Mistake("*@b", "still"), Mistake("*", "elsewhere")),
    replies=((1, "pass"), (2, "pass")),
)
_CANCEL = Step(
    name="cancel",
    position=lay(
        rolls=("46", "36", "25"),
        targets="a2",
        a="6 54 -",
        b="5 - 6",
        c="6 - 54",
        d="5 3 2",
        e="3 56 4",
    ),
    right="4@a",
    shown="4@a",
    mistakes=(
        Mistake("6@a", "twice"),
        Mistake("4@a *", "target"),
        Mistake("*", "elsewhere"),
    ),
    replies=((1, "pass"), (2, "pass")),
)
_PASS = Step(
    name="pass",
    position=lay(
        rolls=("66", "35", "24"),
        a="6 5 -",
        b="6 4 5",
        c="6 3 56",
        d="6 6 4",
        e="6 5 3",
    ),
    right="pass",
    shown="pass",
    mistakes=(Mistake("*", "twice"),),
    replies=((1, "pass"), (2, "pass")),
)
_BLOCK = Step(
    name="block",
    position=lay(
        rolls=("", "56", "3"),
        centre=("", "", "2"),
        a="4 6 -",
        b="5 4 65",
        c="2 53 -",
        d="3 - 54",
        e="641 2 3",
    ),
    right="block e",
    shown="block e",
    mistakes=(Mistake("block *", "elsewhere"), Mistake("timer", "timer"), Mistake("wait", "wait")),
    replies=((1, "6@e"), (2, "pass")),
    seed=2,  # the barrier comes before the die
)
_TIMER = Step(
    name="timer",
    position=None,
    right="timer",
    shown="timer",
    mistakes=(Mistake("wait", "wait"),),
    replies=((1, "6@c"), (2, "pass"), *_LAST_BEATS),
)
_SPECIAL = Step(
    name="special",
    position=lay(
        special="a6B",
        targets="b3",
        rolls=("6", "", ""),
        a="2 5 -",
        b="43 - 65",
        c="5 64 -",
        d="3 54 4",
        e="2 62 4651",
    ),
    right="6@a",
    shown="6@a",
    mistakes=(Mistake("pass", "pass"), Mistake("*", "elsewhere")),
    replies=((1, "wait"), (2, "wait")),
    is_silent=True,
)
_COPY = Step(
    name="copy",
    position=None,
    right="copy cw",
    shown="copy cw",
    mistakes=(Mistake("*", "less"),),
)
_RACE = Step(
    name="race",
    position=lay(
        round_no=4,
        jelly=(36, 34, 30),
        pods=("4", "2", "die"),
        rolls=("456", "6", "25"),
        centre=("2", "", ""),
        targets="d3",
        beat=None,
        a="6 54 -",
        b="4 - 65",
        c="- 64 2",
        d="- 3 4",
        e="5 2 4",
    ),
    right="*",
    shown="6@d",
    mistakes=(),
    race=RACE,
)

LESSON = Lesson(
    "jelly-monster", (_PLACE, _EXPEL, _PUSH, _CANCEL, _PASS, _BLOCK, _TIMER, _SPECIAL, _COPY, _RACE)
)
