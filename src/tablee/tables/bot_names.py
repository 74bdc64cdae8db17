"""What bots are called at a table, in every language. The pages' words have the same names."""

from __future__ import annotations

from tablee.tables.chairs import Chair

NAMES = ("Ada", "Basile", "Coco", "Dorian", "Elvire", "Félix", "Gala")


def shown_name(chair: Chair) -> str:
    """What people read at this chair: a person's own name, or a bot's."""
    return chair.name if chair.called is None else NAMES[chair.called % len(NAMES)]
