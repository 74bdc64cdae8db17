"""Where logs live: SQLAlchemy on SQLite or PostgreSQL."""

from tablee.store.addresses import default_url
from tablee.store.errors import Clash, StoreError
from tablee.store.grouping import Group
from tablee.store.migrating import migrate
from tablee.store.news import News
from tablee.store.rows import ChatLine, Person, Record, Status, TableRow, Write
from tablee.store.store import Store

__all__ = [
    "ChatLine",
    "Clash",
    "Group",
    "News",
    "Person",
    "Record",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "Write",
    "default_url",
    "migrate",
]
