"""Where logs live: SQLAlchemy on SQLite or PostgreSQL."""

from tablee.store.database_url import default_url
from tablee.store.errors import Clash, StoreError
from tablee.store.group_commit import Group
from tablee.store.migrator import migrate
from tablee.store.notifications import News
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
