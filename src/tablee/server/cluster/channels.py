"""Which channel carries the news of a server: the database's own, a broker, or none."""

from __future__ import annotations

from tablee.server.cluster.news import NewsChannel, NobodyElse
from tablee.server.ops.config import BadConfig, Config
from tablee.store.store import Store


def channel_of(store: Store, config: Config) -> NewsChannel:
    """The channel for a server at this database. Raises BadConfig for a broker without a use."""
    own = store.news()
    if not config.broker:
        return own or NobodyElse()
    if own is None:
        raise BadConfig(where="broker", problem="only servers at a PostgreSQL database can use one")
    from tablee.server.cluster.nats_news import NatsNews  # noqa: PLC0415 - an extra, needed by few

    return NatsNews(config.broker, store.name, store.identity, own)
