"""Broadcast notices: what concerns everybody on this server, told to every socket when it changes."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.ops.health import WriteHealth
from tablee.server.ops.moderation import Moderation
from tablee.server.protocol.messages import Announced, Notices, write_message


class NoticeBoard:
    """Whether anything can be saved, and what whoever runs the server announces."""

    def __init__(
        self, health: WriteHealth, moderation: Moderation, tell_everybody: Callable[[bytes], None]
    ) -> None:
        self._health = health
        self._moderation = moderation
        self._tell_everybody = tell_everybody

    def now(self) -> Notices:
        """What there is to tell."""
        found = self._moderation.announcement
        texts = {} if found is None else {"en": found.en, "fr": found.fr}
        announced = {language: text for language, text in texts.items() if text}
        return Notices(
            can_save=self._health.can_save,
            announcement=None if found is None else Announced(found.id, announced),
        )

    def tell(self) -> None:
        """It has changed."""
        self._tell_everybody(write_message(self.now()))
