"""Export and erasure of personal data: to hand it to a person, and to forget who they were.

Logs are append-only, and other people's games depend on them. So nothing of a log is removed: in the entries
that name the person, the name becomes empty ("somebody", in the reader's language) and the id a random one, a
different one at each table, so that nobody can put the games together again. Folds, records and the proof of
chance rest on none of these.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    Select,
    Table,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from tablee.engine.dice import commitment
from tablee.store.repositories.base import Repository
from tablee.store.repositories.rating_entries import GONE
from tablee.store.schema import (
    bans,
    blocks,
    chairs,
    chat,
    daily_games,
    deeds,
    deliveries,
    editions,
    entries,
    follows,
    guests,
    invitations,
    notification_settings,
    notification_tables,
    outbox,
    people,
    presence,
    push_subscriptions,
    rated_seats,
    ratings,
    records,
    results,
    searches,
    tables,
    tokens,
)
from tablee.tables.commitments import secret_of_game

_BATCH_ROWS = 100  # rows that are written in one transaction
_BATCH_TABLES = 20  # each has rows in several places
_PLAYERS = re.compile(r"^\[Players (.*)\]$", re.MULTILINE)
_COMMITMENT = re.compile(r'^\[Commitment "([0-9a-f]{64})"\]$', re.MULTILINE)


Mention = tuple[str, int, int, bytes]  # table, number, time and body of an entry


class Rewriting(NamedTuple):
    """Who is to be called otherwise: by which id at each table, and by which name."""

    person: str
    new_ids: dict[str, str]
    name: str


class PersonDataRepository(Repository):
    """One person in everything."""

    async def data_of(self, person: str) -> dict[str, Any]:
        """Everything that is kept about somebody, as plain data."""
        known = await self._ask(select(people).where(people.c.id == person))
        devices = select(tokens.c.device, tokens.c.created_at, tokens.c.last_seen)
        seats = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, tables.c.changed_at)
        mine = select(chairs.c.table_id).where(chairs.c.person_id == person)
        played = select(results).where(results.c.person_id == person)
        rated = select(*(column for column in rated_seats.c if column.name not in ("place", "bot")))
        said = select(chat.c.table_id, chat.c.number, chat.c.at, chat.c.name, chat.c.text)
        brought = select(records).where(records.c.by == person)
        typed = select(editions.c.id, editions.c.game, editions.c.tables, editions.c.changed_at)
        told_how = select(notification_settings.c.choices, notification_settings.c.mail)
        called = select(deliveries).where(deliveries.c.person_id == person)
        at_tables = select(notification_tables.c.table_id, notification_tables.c.kinds)
        browsers = select(push_subscriptions.c.endpoint, push_subscriptions.c.created_at)
        kept = {
            "devices": devices.where(tokens.c.person_id == person),
            "tables": seats.where(or_(tables.c.id.in_(mine), tables.c.host == person)),
            "games": played.order_by(results.c.ended_at),
            "ratings": select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.game),
            "rated_games": rated.where(rated_seats.c.person_id == person).order_by(rated_seats.c.place),
            "chat": said.where(chat.c.person_id == person).order_by(chat.c.at),
            "may_watch": select(guests.c.table_id).where(guests.c.person_id == person),
            "daily_games": select(daily_games)
            .where(daily_games.c.person_id == person)
            .order_by(daily_games.c.day),
            "records": brought.order_by(records.c.imported_at),
            "notification_settings": told_how.add_columns(notification_settings.c.address).where(
                notification_settings.c.person_id == person
            ),
            "notification_tables": at_tables.where(notification_tables.c.person_id == person),
            "push_subscriptions": browsers.where(push_subscriptions.c.person_id == person),
            "notifications": called.order_by(deliveries.c.created_at),
            "following": _others_of(follows, person),
            "blocked": _others_of(blocks, person),
            "invitations": select(invitations.c.table_id, invitations.c.at).where(
                invitations.c.person_id == person
            ),
            "invited": select(invitations.c.table_id, invitations.c.person_id, invitations.c.at).where(
                invitations.c.by == person
            ),
            "search": select(searches.c.wishes, searches.c.began_at, searches.c.state).where(
                searches.c.person_id == person
            ),
            "editions": typed.where(editions.c.person_id == person).order_by(editions.c.changed_at),
        }
        told: dict[str, Any] = {name: await self._plain(question) for name, question in kept.items()}
        about = [dict(row._mapping) for row in known]
        for one in about:
            one["has_password"] = one.pop("password_hash") is not None
        log = [
            {"table": table, "number": number, "at": at, "entry": _without_secrets(json.loads(body))}
            for table, number, at, body in await self._mentions(person)
        ]
        return {"person": about[0] if about else None, **told, "log": log}

    async def erase_person(self, person: str, at: int, by: str, *, chat_too: bool = False) -> list[str]:
        """Forget who this was, everywhere. Returns the tables whose logs named them.

        Whoever runs a server learns from the audit log which tables to read again.
        """
        mentions = await self._mentions(person)
        names = await self._names_of(person, mentions)
        new_ids = {table: _new_id() for table in await self._tables_of(person, mentions)}
        await self._rewrite(Rewriting(person, new_ids, ""), mentions, {"text": ""} if chat_too else {})
        await self._rewrite_records(person, names, mentions)

        def forget(connection: Connection) -> None:
            _forget(connection, person)
            _note(connection, at, by, "erased", "", {"tables": sorted(new_ids)})

        await self._change(forget)
        return sorted(new_ids)

    async def rename_everywhere(self, person: str, name: str, at: int, by: str) -> list[str]:
        """Another name for somebody, also where they sat under the old one. Returns the tables concerned."""
        mentions = await self._mentions(person)
        same_ids = dict.fromkeys(await self._tables_of(person, mentions), person)
        await self._rewrite(Rewriting(person, same_ids, name), mentions, {})

        def rename(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            _note(connection, at, by, "rename", person, {"name": name, "tables": sorted(same_ids)})

        await self._change(rename)
        return sorted(same_ids)

    async def _rewrite(self, how: Rewriting, mentions: Sequence[Mention], said: dict[str, str]) -> None:
        """Logs, and what is kept of their tables, in small bites: nobody waits for all of it."""
        for begin in range(0, len(mentions), _BATCH_ROWS):
            await self._change(partial(_rewrite_log, how=how, mentions=mentions[begin : begin + _BATCH_ROWS]))
        ids = sorted(how.new_ids)
        for begin in range(0, len(ids), _BATCH_TABLES):
            some = ids[begin : begin + _BATCH_TABLES]
            await self._change(partial(_rewrite_tables, how=how, ids=some, said=said))

    async def _plain(self, question: Any) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in await self._ask(question)]

    async def _mentions(self, person: str) -> list[Mention]:
        """Every entry of every log that names this person: all logs are looked through, beside the writer."""
        body = entries.c.body
        question = (
            select(entries.c.table_id, entries.c.number, entries.c.at, body)
            .where(self._place_in(body, person.encode()) > 0)
            .order_by(entries.c.table_id, entries.c.number)
        )
        return [(row[0], row[1], row[2], bytes(row[3])) for row in await self._ask(question)]

    async def _tables_of(self, person: str, mentions: Sequence[Mention]) -> set[str]:
        """Wherever anything of them is kept."""
        found = {mention[0] for mention in mentions}
        for place in (chairs, guests, chat, rated_seats, daily_games):
            question = select(place.c.table_id).where(place.c.person_id == person).distinct()
            found |= {row[0] for row in await self._ask(question)}
        question = select(tables.c.id).where(tables.c.host == person)
        return found | {row[0] for row in await self._ask(question)}

    async def _names_of(self, person: str, mentions: Sequence[Mention]) -> set[str]:
        """What they were called, then and now."""
        known = await self._ask(select(people.c.name).where(people.c.id == person))
        said = await self._ask(select(chat.c.name).where(chat.c.person_id == person).distinct())
        names = {row[0] for row in (*known, *said)}
        for _, _, _, body in mentions:
            about = list(_about(json.loads(body), person))
            names |= {one[field] for one in about for field in ("name", "was") if field in one}
        return names - {""}

    async def _rewrite_records(self, person: str, names: set[str], mentions: Sequence[Mention]) -> None:
        """In records that they brought along, and in those of games they played here, whoever has them."""
        theirs = await self._commitments(sorted({mention[0] for mention in mentions}))
        for id, by, text in await self._ask(select(records.c.id, records.c.by, records.c.text)):
            promised = _COMMITMENT.search(text)
            is_theirs = by == person or (promised is not None and promised[1] in theirs)
            changed = _without_names(text, names) if is_theirs else text
            if changed != text:
                await self._change(partial(_put_record, id=id, text=changed))

    async def _commitments(self, ids: Sequence[str]) -> set[str]:
        """By which the records of all games at these tables are known."""
        found: set[str] = set()
        for begin in range(0, len(ids), _BATCH_ROWS):
            body, some = entries.c.body, entries.c.table_id.in_(ids[begin : begin + _BATCH_ROWS])
            is_start = self._place_in(body, b'"entry":"started"') > 0
            question = select(entries.c.table_id, body).where(some, or_(entries.c.number == 1, is_start))
            bodies: dict[str, list[dict[str, Any]]] = {}
            for table, text in await self._ask(question.order_by(entries.c.table_id, entries.c.number)):
                bodies.setdefault(table, []).append(json.loads(bytes(text)))
            for laid, *started in bodies.values():
                found |= set(_promised(laid.get("secret", ""), started))
        return found

    def _place_in(self, body: ColumnElement[Any], wanted: bytes) -> ColumnElement[int]:
        """Where these bytes are in a body, from 1; 0: nowhere. Each database has its own word for it."""
        if self._engine.dialect.name == "sqlite":
            return func.instr(body, literal(wanted, LargeBinary))
        return func.position(literal(wanted, LargeBinary).op("IN")(body))


def _others_of(where: Table, person: str) -> Select[Any]:
    """Whom they follow or have blocked, by the names of today."""
    chosen = select(where.c.other_id, people.c.name, where.c.at).join(people, people.c.id == where.c.other_id)
    return chosen.where(where.c.person_id == person).order_by(where.c.at)


def _promised(secret: str, started: Sequence[dict[str, Any]]) -> Iterator[str]:
    for number, entry in enumerate(started, 1):
        own = bytes.fromhex(entry.get("secret", ""))
        if own or secret:
            yield commitment(own or secret_of_game(bytes.fromhex(secret), number))


def _new_id() -> str:
    return GONE + secrets.token_urlsafe(9)


def _about(entry: Any, person: str) -> Iterator[dict[str, Any]]:
    """The parts of an entry that speak of this person."""
    if isinstance(entry, dict):
        if entry.get("person") == person:
            yield entry
        for part in entry.values():
            yield from _about(part, person)
    elif isinstance(entry, list):
        for part in entry:
            yield from _about(part, person)


def _without_secrets(entry: Any) -> Any:
    """What may be shown while a game runs: not what it is dealt from."""
    if not isinstance(entry, dict):
        return entry
    hidden = ("secret", "beginning", "nonces")
    return {name: _without_secrets(part) for name, part in entry.items() if name not in hidden}


def _without_names(text: str, names: set[str]) -> str:
    """A record in which these players have no name."""

    def blank(found: re.Match[str]) -> str:
        players = ["" if name in names else name for name in json.loads(found[1])]
        return f"[Players {json.dumps(players, ensure_ascii=False)}]"

    return _PLAYERS.sub(blank, text)


def _renamed(body: bytes, how: Rewriting, table: str) -> bytes:
    entry = json.loads(body)
    for part in _about(entry, how.person):
        for field in ("name", "was"):
            if field in part:
                part[field] = how.name
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
    return text.replace(how.person, how.new_ids[table]).encode()


def _rewrite_log(connection: Connection, *, how: Rewriting, mentions: Sequence[Mention]) -> None:
    for table, number, _, body in mentions:
        meant = update(entries).where(entries.c.table_id == table, entries.c.number == number)
        connection.execute(meant.values(body=_renamed(body, how, table)))


def _put_record(connection: Connection, *, id: str, text: str) -> None:
    connection.execute(update(records).where(records.c.id == id).values(text=text))


def _rewrite_tables(
    connection: Connection, *, how: Rewriting, ids: Sequence[str], said: dict[str, str]
) -> None:
    """What is kept of them at these tables, besides the logs."""
    for table in ids:
        new_id = how.new_ids[table]
        seat = update(chairs).where(chairs.c.table_id == table, chairs.c.person_id == how.person)
        connection.execute(seat.values(person_id=new_id))
        lines = update(chat).where(chat.c.table_id == table, chat.c.person_id == how.person)
        connection.execute(lines.values(person_id=new_id, name=how.name, **said))
        rated = update(rated_seats).where(
            rated_seats.c.table_id == table, rated_seats.c.person_id == how.person
        )
        connection.execute(rated.values(person_id=new_id))
        dealt = update(daily_games).where(
            daily_games.c.table_id == table, daily_games.c.person_id == how.person
        )
        connection.execute(dealt.values(person_id=new_id))
        hosted = update(tables).where(tables.c.id == table, tables.c.host == how.person)
        connection.execute(hosted.values(host=new_id))
        for place in (tables.c.id, results.c.table_id):
            _rewrite_names(connection, how, place, table)


def _rewrite_names(connection: Connection, how: Rewriting, place: Column[Any], table: str) -> None:
    """In lists: of tables, and of games that have ended."""
    shown = place.table
    named = select(shown).where(place == table, shown.c.names.contains(how.person))
    for row in connection.execute(named).all():
        keys = [column == getattr(row, column.name) for column in shown.primary_key]
        names = _renamed(row.names.encode(), how, table).decode()
        connection.execute(update(shown).where(*keys).values(names=names))


def _note(
    connection: Connection, at: int, who: str, action: str, subject: str, details: dict[str, Any]
) -> None:
    told = json.dumps(details, ensure_ascii=False)
    noted = {"at": at, "who": who, "action": action, "subject": subject, "details": told}
    connection.execute(insert(deeds).values(noted))


def _forget(connection: Connection, person: str) -> None:
    """What is kept of them besides tables.

    Tokens, codes, editions, whom they follow or have blocked and what they look for go with the person.
    """
    connection.execute(delete(results).where(results.c.person_id == person))
    connection.execute(delete(ratings).where(ratings.c.person_id == person))
    connection.execute(delete(guests).where(guests.c.person_id == person))
    connection.execute(delete(bans).where(bans.c.kind == "person", bans.c.subject == person))
    connection.execute(delete(presence).where(presence.c.person_id == person))
    connection.execute(delete(invitations).where(invitations.c.by == person))
    for place in (deliveries, outbox):
        connection.execute(delete(place).where(place.c.person_id == person))
        connection.execute(update(place).where(place.c.by == person).values(by=""))
    connection.execute(update(records).where(records.c.by == person).values(by=""))
    named = deeds.c.subject.in_([person, f"person:{person}"])
    connection.execute(update(deeds).where(named).values(subject="", details="{}"))
    connection.execute(delete(people).where(people.c.id == person))
