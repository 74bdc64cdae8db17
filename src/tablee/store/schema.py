"""Database schema. A change here needs a new file in migrations/versions; a test compares."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    or_,
)

# Names by rule, so that a later migration can name what it changes.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# The truth. Nothing refers to it and it refers to nothing, so the rest can be dropped and made anew.
# With SQLite's row ids on purpose: bodies are added at the end of the file and only the small key goes to its
# place among others. Without them (one b-tree by key) a group of 400 tables cost twice the time.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger),
    Column("needs_bot", Boolean, nullable=False),
    Column("names", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("outcome", Text),
    Column("seat_key", Text, nullable=False),
    Column("watch_key", Text, nullable=False),
)

# Partial, because a row is written with every move: most tables are in neither index and pay nothing.
is_listed = and_(tables.c.is_public, tables.c.status != "over")
is_timed = tables.c.wake_at.is_not(None)
is_awaited = or_(is_timed, tables.c.needs_bot)
is_in_lobby = tables.c.status == "open"  # whoever laid it may have got up: their limit counts it all the same
Index("ix_tables_listed", tables.c.changed_at, sqlite_where=is_listed, postgresql_where=is_listed)
Index("ix_tables_awaited", tables.c.id, sqlite_where=is_awaited, postgresql_where=is_awaited)
Index("ix_tables_due", tables.c.wake_at, sqlite_where=is_timed, postgresql_where=is_timed)
Index("ix_tables_hosted", tables.c.host, sqlite_where=is_in_lobby, postgresql_where=is_in_lobby)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# One row for each person who played: whoever looks for theirs finds them in one place, the latest first.
results = Table(
    "results",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("outcome", Text),
    sqlite_with_rowid=False,
)
Index("ix_results_latest", results.c.person_id, results.c.ended_at)

guests = Table(
    "guests",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("seat_key", Text, nullable=False),  # of the link they came by; worth nothing once it is renewed
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password_hash", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False, server_default="0"),
    Column("device", Text, nullable=False, server_default=""),  # such as "Firefox/Linux"; never an address
)

# One-time codes that the operator hands to somebody who has forgotten the password.
resets = Table(
    "resets",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("imported_at", BigInteger, nullable=False),
    Column("by", Text, nullable=False, index=True),
)

# One row, written by a server that wants to know whether anything can be.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# One row for each server, and one for each time in which there was none.
signs_of_life = Table(
    "signs_of_life",
    metadata,
    Column("server", Text, primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
    Column("is_closed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
outages = Table(
    "outages",
    metadata,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What whoever runs the server has decided, and the log of it, which running servers follow.
bans = Table(
    "bans",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# Since when, and until when: clocks get back the time in which nobody could play.
locks = Table(
    "locks",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("en", Text, nullable=False),
    Column("fr", Text, nullable=False),
    Column("withdrawn_at", BigInteger),
)

deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("details", Text, nullable=False),
)

# Tables that are gone, and whose logs are removed bit by bit.
doomed = Table(
    "doomed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
