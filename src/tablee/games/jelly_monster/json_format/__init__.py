"""Positions as JSON data, and back with everything checked."""

from tablee.games.jelly_monster.json_format.laying import from_plain
from tablee.games.jelly_monster.json_format.writing import to_plain

__all__ = ["from_plain", "to_plain"]
