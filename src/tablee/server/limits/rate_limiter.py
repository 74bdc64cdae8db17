"""Token buckets by key: how often one address or one person may do something."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Mapping

from tablee.server.limits.token_bucket import TokenBucket

_MAX_BUCKETS = 10_000


class RateLimiter:
    """A bucket for each key, the least recently used forgotten first. None a second: no limit."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self._used: set[str] = set()  # since somebody looked

    def take(self, key: str) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        bucket = self._bucket(key)
        if bucket is None:
            return True
        self._used.add(key)
        return bucket.take()

    def wait(self, key: str) -> float:
        """Seconds until one more will be allowed; 0: now."""
        bucket = self._bucket(key)
        return 0.0 if bucket is None else bucket.wait()

    def give_back(self, key: str) -> None:
        """One that was taken turned out not to count."""
        bucket = self._bucket(key)
        if bucket is not None:
            bucket.give_back()

    def used(self) -> dict[str, int]:
        """What was taken here since the last time, for those who share these limits."""
        used, self._used = self._used, set()
        counts: dict[str, int] = {}
        for key in used:
            bucket = self._buckets.get(key)
            if bucket is not None and bucket.taken:
                counts[key], bucket.taken = bucket.taken, 0
        return counts

    def used_elsewhere(self, counts: Mapping[str, int]) -> None:
        """What others took."""
        for key, count in counts.items():
            bucket = self._bucket(key)
            if bucket is not None:
                bucket.taken_elsewhere(count)

    def _bucket(self, key: str) -> TokenBucket | None:
        if self.per_second <= 0:
            return None
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.per_second, self.most)
            if len(self._buckets) > _MAX_BUCKETS:
                self._used.discard(self._buckets.popitem(last=False)[0])
        self._buckets.move_to_end(key)
        return bucket


def hourly(most: float) -> RateLimiter:
    """So many at once, and as many in an hour."""
    return RateLimiter(most / 3600, most)


def times(rates: RateLimiter, factor: float) -> RateLimiter:
    """Limits that many times as wide."""
    return RateLimiter(rates.per_second * factor, rates.most * factor)


def subnet_of(address: str) -> str:
    """The address to count by: of IPv6 the first half, since one household owns all of the second."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:  # how a socket for both kinds tells of IPv4
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
