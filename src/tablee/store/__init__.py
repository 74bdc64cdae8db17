"""The event store: logs of tables, and what is kept beside them, with SQLAlchemy on SQLite or PostgreSQL."""

from tablee.store.database_url import default_url
from tablee.store.errors import Clash, StoreError
from tablee.store.group_commit import Group
from tablee.store.migrator import migrate
from tablee.store.notifications import Notification
from tablee.store.rows import ChatLine, EditionRow, PersonRow, RecordRow, Status, TableRow, Write
from tablee.store.store import Store

__all__ = [
    "ChatLine",
    "Clash",
    "EditionRow",
    "Group",
    "Notification",
    "PersonRow",
    "RecordRow",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "Write",
    "default_url",
    "migrate",
]
