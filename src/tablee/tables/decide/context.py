"""All that a decision may depend on besides the table itself. Handed in, never fetched."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class DecisionContext(NamedTuple):
    """The moment, and what the server knows about people and bots."""

    now: int  # milliseconds since 1970
    new_secret: Callable[[], bytes]
    absent_for: Callable[[str], float]  # ms since that person was last seen; 0 if here, inf if never seen
    knows_bot: Callable[[str], bool]
    name_of: Callable[[str], str] = lambda _person: ""  # of somebody who is at the table without a seat
