"""Decision context: all that a decision may depend on besides the table. Handed in, never fetched."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

_KEY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper
_KEY_LENGTH = 12


class Blocks(NamedTuple):
    """With whom whoever gives a command is not to sit down. Known for commands that need it."""

    has_blocked: frozenset[str] = frozenset()
    is_blocked_by: frozenset[str] = frozenset()  # of which they are told nothing


NO_BLOCKS = Blocks()


class DecisionContext(NamedTuple):
    """The moment, and what the server knows about people and bots."""

    now: int  # milliseconds since 1970
    new_secret: Callable[[], bytes]
    absent_for: Callable[[str], float]  # ms since that person was last seen; 0 if here, inf if never seen
    knows_bot: Callable[[str], bool]
    name_of: Callable[[str], str] = lambda _person: ""  # of somebody who is at the table without a seat
    blocks: Blocks = NO_BLOCKS

    def new_link_key(self) -> str:
        """Returns what a link to a table ends in: nobody has seen it yet, and whoever has it may come in."""
        return "".join(_KEY_LETTERS[byte % len(_KEY_LETTERS)] for byte in self.new_secret()[:_KEY_LENGTH])
