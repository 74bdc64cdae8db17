"""How often one address may ask for something to change."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict

from tablee.server.limits import Bucket

_MOST_REMEMBERED = 10_000


class Rates:
    """A bucket for each key, the least recently used forgotten first. None a second: no limit."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more is allowed now."""
        if self.per_second <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.per_second, self.most)
            if len(self._buckets) > _MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


def neighbourhood(address: str) -> str:
    """The address to count by: of IPv6 the first half, since one household owns all of the second."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
