"""Figures for Prometheus. Each server has a registry of its own, so that several can run in one process."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from tablee.tables.entries import AnyEntry

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """What a server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "tablee_entries", "Log entries written, by kind", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "tablee_refused", "Commands refused, by code", ["code"], registry=self.registry
        )
        self.sockets = Gauge("tablee_sockets", "Open sockets", registry=self.registry)
        self.sessions = Gauge("tablee_rooms", "Tables in memory", registry=self.registry)
        self.commit_seconds = Histogram(
            "tablee_commit_seconds", "Time of one commit", buckets=_QUICK, registry=self.registry
        )
        self.commit_writes = Histogram(
            "tablee_commit_writes",
            "Writes in one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "tablee_bot_seconds",
            "Time a bot thought",
            ["game", "bot"],
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10),
            registry=self.registry,
        )
        self.bots_waiting = Gauge(
            "tablee_bots_waiting", "Bots that wait for a thread", registry=self.registry
        )
        self.can_save = Gauge(
            "tablee_can_save", "1 while the database takes what is written, else 0", registry=self.registry
        )
        self.can_save.set(1)
        self.loop_lag = Histogram(
            "tablee_loop_lag_seconds", "How late the event loop is", buckets=_QUICK, registry=self.registry
        )
        self.searching = Gauge(
            "tablee_searching", "People who look for a game, on all servers", registry=self.registry
        )
        self.matches = Counter("tablee_matches", "Games that were found", ["game"], registry=self.registry)
        self.search_seconds = Histogram(
            "tablee_search_seconds",
            "How long somebody looked for a game that was found",
            buckets=(1, 2, 5, 10, 20, 40, 60, 120, 300),
            registry=self.registry,
        )
        self.searches_ended = Counter(
            "tablee_searches_ended",
            "Searches without a game, by how they ended",
            ["how"],
            registry=self.registry,
        )
        self._uncounted: dict[str, int] = {}  # entries by kind: a counter of its own has a lock, and a price

    def count_entries(self, entries: Sequence[AnyEntry]) -> None:
        """What was written."""
        for entry in entries:
            self.count_entry(type(entry).__name__)

    def count_entry(self, kind: str) -> None:
        """One more log entry of that kind."""
        self._uncounted[kind] = self._uncounted.get(kind, 0) + 1

    def bring_up_to_date(self) -> None:
        """Before anybody reads the figures: what was counted by the way goes into them."""
        uncounted, self._uncounted = self._uncounted, {}
        for kind, count in uncounted.items():
            self.entries.labels(kind).inc(count)
