"""Panik in fourteen moves."""

from __future__ import annotations

from tablee.games.panik.lesson.mansions import lay
from tablee.lessons.lesson import Lesson, Mistake, Step

# One evening from the set-up to the second turn.
_OPEN = Step(
    name="open",
    position=lay("2 5 trapped shared 4 1 5 trapped", step="open"),
    right="open 1",
    shown="open 1",
    mistakes=(Mistake("open 2", "rich"), Mistake("open 3", "trap"), Mistake("open 4", "shared")),
    replies=((1, "open 1"),),
)
_PAIR = Step(
    name="pair",
    position=None,
    right="pair 2",
    shown="pair 2",
    mistakes=(Mistake("pair 3", "trap"), Mistake("pair 4", "shared")),
    replies=((1, "pair 3"),),
)
_PLACE = Step(
    name="place",
    position=None,
    right="standard@b1",
    shown="standard@b1",
    mistakes=(
        Mistake("detect *", "detector"),
        Mistake("over@*|pair@*|call@*", "kind"),
        Mistake("standard@a3", "trap"),
        Mistake("standard@a*", "own"),
        Mistake("standard@b*", "blind"),
    ),
    replies=((1, "standard@a3"),),
)
_DETECT = Step(
    name="detect",
    position=None,
    right="detect b3",
    shown="detect b3",
    mistakes=(Mistake("detect *", "elsewhere"), Mistake("*", "hunter")),
    is_silent=True,
)
_DETECTOR = Step(
    name="detector",
    position=None,
    right="detector@b3",
    shown="detector@b3",
    mistakes=(Mistake("*", "elsewhere"),),
    is_silent=True,
)
_BACK = Step(
    name="back",
    position=None,
    right="back b:pair",
    shown="back b:pair",
    mistakes=(Mistake("keep", "keep"),),
    replies=((1, "to b1"), (1, "over@b1"), (1, "back a:standard")),
)
_MOVE_ON = Step(
    name="move-on",
    position=None,
    right="to b3|to a2",
    shown="to b3",
    mistakes=(Mistake("to a3", "trap"), Mistake("to a*", "less"), Mistake("to b*", "blind")),
)

_OVER = Step(
    name="over",
    position=lay(
        "2 4 trapped shared 4 1 5 trapped",
        opened="a1 b1 b3",
        a1="b:standard",
        a2="a:pair",
        b1="a:standard b:pair b:standard",
        b2="a:detector",
    ),
    right="over@b3",
    shown="over@b3",
    mistakes=(
        Mistake("over@*", "elsewhere"),
        Mistake("*@b3", "weak"),
        Mistake("*", "other"),
    ),
    replies=((1, "standard@b3"),),
)

# The fourth hunter closes a mansion.
_FULL = Step(
    name="full",
    position=lay(
        "2 4 trapped shared 5 1 3 trapped",
        opened="a1 b1 a2",
        a1="b:standard",
        a2="b:pair b:detector",
        b1="a:pair a:over a:standard",
        b3="a:detector b:over",
    ),
    right="standard@b1",
    shown="standard@b1",
    mistakes=(Mistake("*@b1", "costly"), Mistake("*", "elsewhere")),
    is_silent=True,
)
_KEEP = Step(
    name="keep",
    position=None,
    right="keep",
    shown="keep",
    mistakes=(Mistake("back *", "own"),),
    replies=((1, "over@a4"),),
)

# Called into a trap.
_CALL = Step(
    name="call",
    position=lay(
        "2 4 trapped shared 5 1 4 trapped",
        opened="a1 a2 b1 b3",
        a1="a:standard",
        a2="a:pair",
        b1="a:over b:pair b:over",
        b2="a:detector",
        b3="b:standard b:standard a:standard",
        b4="b:detector",
    ),
    right="call@a3",
    shown="call@a3",
    mistakes=(Mistake("call@*", "elsewhere"), Mistake("*", "hunter")),
    is_silent=True,
)
_HELP = Step(
    name="help",
    position=None,
    right="call b3:b:standard",
    shown="call b3:b:standard",
    mistakes=(Mistake("alone", "alone"), Mistake("call *:a:*", "own"), Mistake("call *", "poor")),
)

_SHARED = Step(
    name="shared",
    position=lay(
        "2 4 trapped shared 3 1 5 trapped",
        opened="a1 b1 b3 a4",
        a2="a:pair a:detector",
        a3="b:standard a:call",
        b1="b:standard",
        b2="a:standard b:detector",
        b3="a:over a:over b:pair b:over",
        b4="b:call",
    ),
    right="pair@a4",
    shown="pair@a4",
    mistakes=(Mistake("pair@*", "less"), Mistake("*@a4", "single"), Mistake("*", "other")),
    replies=((1, "standard@a4"), (1, "keep")),
)

# The last hunter of the night.
_END = Step(
    name="end",
    position=lay(
        "2 4 trapped shared 3 1 5 trapped",
        beginner=1,
        opened="a1 b1 b3 a4",
        a1="b:call",
        a2="a:pair a:standard a:over",
        a3="b:detector",
        a4="a:pair b:pair",
        b1="b:pair b:standard b:standard b:standard",
        b2="a:detector a:call",
        b3="a:over b:over b:over",
        b4="a:standard",
    ),
    right="standard@b3",
    shown="standard@b3",
    mistakes=(Mistake("standard@a3", "trap"), Mistake("standard@a4", "shared"), Mistake("*", "less")),
)

LESSON = Lesson(
    "panik",
    (
        *(_OPEN, _PAIR, _PLACE, _DETECT, _DETECTOR, _BACK, _MOVE_ON),
        *(_OVER, _FULL, _KEEP, _CALL, _HELP, _SHARED, _END),
    ),
)
