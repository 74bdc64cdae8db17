"""Database schema. A change here needs a new file in migrations/versions; a test compares."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    false,
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
    Column("daily", Text, nullable=False, server_default=""),  # the day whose daily deal is played there
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
    Column("is_public", Boolean, nullable=False, server_default=false()),  # anybody could watch it
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Column("result", Text, nullable=False, server_default="none"),  # what it was for this person
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
    Column("is_named", Boolean, nullable=False, server_default=false()),  # they chose or accepted their name
    Column("looks", Text, nullable=False, server_default=""),  # as JSON: their shape and colour
    Column("shows", Text, nullable=False, server_default=""),  # as JSON: what others may see of their profile
)

# What is believed of somebody's strength now. All of it follows from the rated seats.
ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
Index("ix_ratings_game_mean", ratings.c.game, ratings.c.mean)

# One row for each seat of a rated game, in the order of their rating: who came in where, and what that
# changed. Somebody who has been forgotten has another id here in every game.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("is_realtime", Boolean, nullable=False),
    Column("person_id", Text, nullable=False),  # "": a bot
    Column("bot", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mean_before", Double, nullable=False),
    Column("deviation_before", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
)
Index("ix_rated_seats_place", rated_seats.c.place, rated_seats.c.seat)
Index(
    "ix_rated_seats_person_id_game_place",
    rated_seats.c.person_id,
    rated_seats.c.game,
    rated_seats.c.place,
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

# One-time codes with which a person goes on playing on another device. Each belongs to the device that asked
# for it, so that signing out there takes it away.
device_links = Table(
    "device_links",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column(
        "token_hash",
        Text,
        ForeignKey("tokens.token_hash", ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("expires_at", BigInteger, nullable=False, index=True),
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

# Editions that people have typed in. A table that is played with one has a copy in its log.
editions = Table(
    "editions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("tables", Text, nullable=False),  # as JSON
    Column("changed_at", BigInteger, nullable=False),
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

# Who has begun which daily deal, at which table, and what came of it. Somebody who has been forgotten has
# another id here; the table may be gone.
daily_games = Table(
    "daily_games",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("result", Text, nullable=False, server_default=""),  # won, shared, lost or drawn
    Column("merit", BigInteger),  # how good it is: see `Game.merit`
    Column("scores", Text, nullable=False, server_default=""),  # everybody's, as JSON
    Column(
        "is_late", Boolean, nullable=False, server_default=false()
    ),  # the day was closed: it does not count
    sqlite_with_rowid=False,
)
Index("ix_daily_games_person_id_day", daily_games.c.person_id, daily_games.c.day)

# The results of bots on the same deals.
daily_field = Table(
    "daily_field",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("bot", Text, nullable=False),
    Column("merit", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What was found out about finished games: it goes with the table or the record that it is about.
reviews = Table(
    "reviews",
    metadata,
    Column("kind", Text, primary_key=True),  # "table" or "record"
    Column("subject", Text, primary_key=True),  # its id
    Column("game", Integer, primary_key=True, autoincrement=False),  # which game of a table, from 1
    Column("made_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

# How precisely each seat of a reviewed game of a table was played: it goes with the review.
precisions = Table(
    "precisions",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),  # that were judged; seats without any have no row
    Column("error_rate", Double, nullable=False),  # points lost per decision
    Column("accuracy", Double, nullable=False),
    Column("depth", Integer, nullable=False),  # of the review
    sqlite_with_rowid=False,
)

# What happened that somebody may have to be told of (a transactional outbox): written together with the move,
# and removed together with the writing of the deliveries that follow from it.
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry; 0: it is none of an entry
    Column("kind", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),  # whom it concerns; "": whoever sits there
    Column("by", Text, nullable=False),  # who caused it; "": nobody in particular
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Messages, one for each person, table, turn and channel: the key is what makes each of them go once.
deliveries = Table(
    "deliveries",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("turn", Text, primary_key=True),  # such as "turn-17": the entry that asked; "rematch-2": the game
    Column("channel", Text, primary_key=True),  # such as "mail", or "push-" and the id of a subscription
    Column("kind", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed_by", Text, nullable=False),  # the server that is sending it; "": none
    Column("batch", Text, nullable=False),  # those of one batch go as one message, also when sent again
    Column("outcome", Text, nullable=False),  # "": not sent yet
    sqlite_with_rowid=False,
)
is_undelivered = deliveries.c.outcome == ""
Index("ix_deliveries_due", deliveries.c.due_at, sqlite_where=is_undelivered, postgresql_where=is_undelivered)

# How somebody wants to be called back, where they have said anything.
notification_settings = Table(
    "notification_settings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", Text, nullable=False),  # as JSON: kinds, quiet hours, language
    Column("mail", Text, nullable=False),
    Column("mail_code_hash", Text, nullable=False),  # "": the address was confirmed, or there is none
    Column("mail_code_until", BigInteger, nullable=False),
    Column("mail_code_tries", Integer, nullable=False),
    Column("address", Text, nullable=False),  # of another service
    Column("feed_hash", Text, unique=True),  # of the secret part of the feeds' addresses
)

# Tables that call somebody for other reasons than all others do.
notification_tables = Table(
    "notification_tables",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("kinds", Text, nullable=False),  # as JSON
    sqlite_with_rowid=False,
)

# Browsers that take messages (Web Push). Each belongs to a device: signing out there takes it away.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "token_hash", Text, ForeignKey("tokens.token_hash", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# Whom somebody follows: told when they open a public table.
follows = Table(
    "follows",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Whom somebody wants nothing to do with. Nobody else learns of it.
blocks = Table(
    "blocks",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Who was invited to which table by somebody they know, until they sit down there or say no.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Who is looking for a game, and which one was found for them. One search for each person.
searches = Table(
    "searches",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("wishes", Text, nullable=False),  # as JSON
    Column("ratings", Text, nullable=False),  # as JSON: mean and deviation by game
    Column("began_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # a sign that they still wait
    Column("state", Text, nullable=False),  # looking, found, ready (they have heard of it), seated
    Column("table_id", Text, nullable=False, index=True),  # its name, drawn when the match is made
    Column("seat", Integer, nullable=False),
    Column("terms", Text, nullable=False),  # what is played there, as JSON
    Column("found_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Keys of this server's own, made when they are first needed.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Work that one server at a time does for all.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
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

# Who is at which table through which server, where several share the database. It counts for as long as that
# server gives signs of life.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("server", Text, primary_key=True, index=True),
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
