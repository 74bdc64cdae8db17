"""Figures of several workers as one page for Prometheus: each sample says which worker it is of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry


class _Collected(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        """All of them."""
        yield from self._families


def merged(pages: Mapping[int, bytes]) -> bytes:
    """One page with what these say, by the number of a worker."""
    families: dict[str, Metric] = {}
    for number, page in sorted(pages.items()):
        for found in text_string_to_metric_families(page.decode()):
            family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
            for sample in found.samples:
                family.add_sample(
                    sample.name, {**sample.labels, "worker": str(number)}, sample.value, sample.timestamp
                )
    registry = CollectorRegistry()
    registry.register(_Collected(families.values()))
    return generate_latest(registry)
