"""Noxford in eleven moves. Symbol A is the learner's favourite."""

from __future__ import annotations

from tablee.games.noxford.lesson.city import both, flat, lay, locks, takes, takes_new, turns_down, up, wins
from tablee.lessons.lesson import Lesson, Mistake, Step

# The two cards that every city begins with.
_CORNER = (up(0, 0, "ABCD"), flat(58, 0, "BC"))

_PLACE = Step(
    name="place",
    position=lay(*_CORNER, mine="H T L", theirs="H T L", opened="AE CD barracks"),
    right="H@*",
    shown="H@58,58u",
    mistakes=(Mistake("T@*|L@*|M@*", "strong"), Mistake("*", "neutral")),
)
_CONTROL = Step(
    name="control",
    position=lay(
        *(*_CORNER, up(58, 58, "1H"), flat(0, -58, "0H")),
        mine="H Hg Hg",
        theirs="T T L",
        opened="AE CD barracks",
    ),
    right=both("H@*", takes(0, 0)),
    shown="H@0,88u",
    mistakes=(
        Mistake("H@*", "poorer"),
        Mistake("Hg@*", "gear"),
        Mistake("M@*|M>*", "master"),
        Mistake("*", "neutral"),
    ),
    replies=((1, "T@116,58u"),),
)
_NEUTRAL = Step(
    name="neutral",
    position=lay(
        *(*_CORNER, up(58, 58, "0T"), flat(0, -58, "0H"), up(0, 88, "1T"), flat(88, -58, "1H")),
        mine="H T L",
        theirs="T T L",
        opened="AE CD barracks",
    ),
    right=both("AE@*", takes_new("AE")),
    shown="AE@116,58u",
    mistakes=(
        Mistake("AE@*", "spot"),
        Mistake("CD@*", "plain"),
        Mistake("barracks@*", "barracks"),
        Mistake("*", "card"),
    ),
)
_COVER = Step(
    name="cover",
    position=lay(
        *(*_CORNER, up(58, 58, "1H"), flat(0, -58, "0H"), up(0, 88, "1T"), up(116, 58, "0T")),
        mine="H T L",
        theirs="T T L",
        opened="AE CD barracks",
    ),
    right=both("T>*|L>*", takes(0, 0)),
    shown="T>58,58",
    mistakes=(Mistake("M>*|M@*", "master"), Mistake("*>*", "own"), Mistake("*", "place")),
)
_LOCK = Step(
    name="lock",
    position=lay(
        *(*_CORNER, up(58, 58, "0T"), flat(0, -58, "0H"), up(0, 88, "1T"), up(116, 58, "CD")),
        mine="H T L",
        theirs="T L L",
        opened="AE DE barracks",
    ),
    right=both("H@*|T@*|L@*|AE@*|DE@*", locks(58, 58)),
    shown="H@58,146l",
    mistakes=(
        Mistake("M@*|M>*", "master"),
        Mistake("barracks@*", "barracks"),
        Mistake("*>*", "cover"),
        Mistake("*", "open"),
    ),
)

# A gear: play its card, lift another one, lay it down elsewhere.
_GEAR = Step(
    name="gear",
    position=lay(
        *(*_CORNER, up(58, 58, "1H"), flat(0, -58, "0H"), up(0, 88, "1T"), up(116, 58, "CD")),
        mine="Hg T L",
        theirs="T T L",
        opened="AE DE barracks",
    ),
    right="Hg@-58,-58u",
    shown="Hg@-58,-58u",
    mistakes=(Mistake("Hg@*", "spot"), Mistake("*", "other")),
    is_silent=True,
)
_LIFT = Step(
    name="lift",
    position=None,
    right="lift 58,58",
    shown="lift 58,58",
    mistakes=(
        Mistake("stay", "stay"),
        Mistake("lift 0,88", "tough"),
        Mistake("lift 0,-58", "own"),
        Mistake("*", "neutral"),
    ),
    is_silent=True,
)
_LAY = Step(
    name="lay",
    position=None,
    right=takes(0, 0),
    shown="to -58,-116l",
    mistakes=(Mistake("*", "still"),),
)

_MASTER = Step(
    name="master",
    position=lay(
        *(*_CORNER, up(58, 58, "1L"), flat(0, -58, "0H"), up(0, 88, "1T"), up(116, 58, "0T")),
        mine="H T L",
        theirs="T T L",
        opened="AE CD barracks",
    ),
    right=both("M@*|M>*", takes(0, 0)),
    shown="M@-58,-58u",
    mistakes=(Mistake("M@*|M>*", "wasted"), Mistake("*", "other")),
    replies=((1, "T@88,-58l"),),
)
_BARRACKS = Step(
    name="barracks",
    position=lay(
        *(*_CORNER, up(58, 58, "1M"), flat(0, -58, "0H"), up(-58, -58, "0T"), up(116, 58, "CD")),
        up(0, 88, "1H"),
        mine="H T L",
        theirs="T T L",
        opened="AE DE barracks",
    ),
    right=both("barracks@*", turns_down("M", 1)),
    shown="barracks@58,146l",
    mistakes=(Mistake("barracks@*", "spot"), Mistake("*", "other")),
    replies=((1, "T@146,0l"),),
)

# Nine cards of the syndicate are played; the tenth ends the game.
_END = Step(
    name="end",
    position=lay(
        *(*_CORNER, up(116, 58, "CD"), flat(146, 0, "AE")),
        up(58, 58, "0H", "0T", "1M"),
        flat(0, -58, "0H", "1T", "0M"),
        up(0, 88, "0Hg", "1T", "0L"),
        flat(88, -58, "0Hg", "1L"),
        up(-58, -58, "1L"),
        flat(58, 146, "1H", "0L"),
        up(174, 58, "1H", "0T"),
        mine="T",
        theirs="T Hg Hg",
        opened="DE barracks",
    ),
    right=wins,
    shown="T@-58,30u",
    mistakes=(Mistake("T@*", "early"), Mistake("*", "neutral")),
)

LESSON = Lesson(
    "noxford",
    (_PLACE, _CONTROL, _NEUTRAL, _COVER, _LOCK, _GEAR, _LIFT, _LAY, _MASTER, _BARRACKS, _END),
)
