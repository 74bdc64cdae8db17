"""Studies of a game for its designer: many games, measured with intervals, and a report that can be read."""

from tablee.studies.study import Study, study

__all__ = ["Study", "study"]
