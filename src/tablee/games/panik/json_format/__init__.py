"""Positions as JSON data, and back with everything checked."""

from tablee.games.panik.json_format.writing import from_plain, to_plain

__all__ = ["from_plain", "to_plain"]
