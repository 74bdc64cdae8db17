"""Shared limits by gossip: workers tell each other what was used, so that N of them allow no more than one.

Everybody decides at once from what is known here, and what was taken elsewhere meanwhile is made up for: for
a fifth of a second somebody may get more, in the long run nobody does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.server.ops.background import for_ever
from tablee.server.services import Services

_TELL_EVERY_S = 0.2
_MESSAGES = "messages"


class LimitSharing:
    """What this worker tells the others, and hears from them."""

    def __init__(self, services: Services, say: Callable[..., None]) -> None:
        self._say = say
        limits = services.socket_limits
        self._limits = limits
        self._rates = {
            **services.quotas.limiters(),
            **services.password_attempts.limiters(),
            "sockets opened": limits.opened,
        }
        self._counters = {
            "sockets by person": limits.people,
            "sockets by address": limits.addresses,
            "connections": services.connections.counts,
        }
        for counter in self._counters.values():
            counter.share()

    async def run(self) -> None:
        """For ever."""
        await for_ever("sharing limits", self._tell, _TELL_EVERY_S)

    async def _tell(self) -> None:
        used = {name: used for name, rates in self._rates.items() if (used := rates.used())}
        if messages := self._limits.messages_used():
            used[_MESSAGES] = messages
        counts = {name: new for name, counter in self._counters.items() if (new := counter.changes())}
        if used or counts:
            self._say("limits", used, counts)

    def tell_all(self) -> None:
        """There is another worker, who knows nothing yet."""
        self._say("limits", {}, {name: counter.all() for name, counter in self._counters.items()})

    def hear(self, worker: str, used: dict[str, Any], counts: dict[str, Any]) -> None:
        """Another worker's."""
        for name, amounts in used.items():
            if name == _MESSAGES:
                self._limits.messages_used_elsewhere(amounts)
            elif name in self._rates:
                self._rates[name].used_elsewhere(amounts)
        for name, amounts in counts.items():
            if name in self._counters:
                self._counters[name].hear(worker, amounts)

    def forget(self, worker: str) -> None:
        """That worker is gone: nobody is connected there any more."""
        for counter in self._counters.values():
            counter.forget(worker)
