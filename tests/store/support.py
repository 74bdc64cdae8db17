"""Small things to write."""

from typing import Any

from tablee.store import TableRow, Write


def a_write(table: str, first: int, count: int = 1) -> Write:
    return Write(table, first, 1000 + first, tuple(f'{{"n":{first + i}}}'.encode() for i in range(count)))


def a_row(id: str, **values: Any) -> TableRow:
    row: dict[str, Any] = {
        "game": "panik",
        "seats": 2,
        "status": "playing",
        "is_public": False,
        "host": "ann",
        "created_at": 1,
        "changed_at": 2,
        "names": '["Ann", "Bob"]',
        "seat_key": "sit",
        "watch_key": "look",
    }
    return TableRow(id=id, **{**row, **values})
