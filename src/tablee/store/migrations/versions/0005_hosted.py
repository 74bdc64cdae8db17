"""Tables in the lobby are found by their host: whoever lays tables and gets up is counted too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the index."""
    where = sa.text("status = 'open'")
    op.create_index("ix_tables_hosted", "tables", ["host"], sqlite_where=where, postgresql_where=where)
