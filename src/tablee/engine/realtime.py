"""Real time as a capability: what a game declares that can be played against the clock, all at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.engine.options import Value


@dataclass(frozen=True)
class Realtime:
    """A game's `realtime`: the options of a table that runs against the clock, and of a calm one.

    Such a game also gives `time_until`, `time_shown` and `tick`, and seat `CLOCK` acts in its rules. One that
    has no calm form leaves both empty: it always runs.
    """

    live: Mapping[str, Any] = field(default_factory=dict)
    calm: Mapping[str, Any] = field(default_factory=dict)

    def is_live(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options runs against the clock."""
        return not self.calm or any(options.get(name) != value for name, value in self.calm.items())
