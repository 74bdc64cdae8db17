"""Records: a game as text, read back and replayed to the same position."""

from tablee.records.players import Held, Lapse
from tablee.records.replay import Verdict, game_of, replay, replay_steps, verify
from tablee.records.text import (
    DrawnFrom,
    Record,
    RecordedMove,
    moment,
    read_headers,
    read_record,
    record_of,
    write_record,
)

__all__ = [
    "DrawnFrom",
    "Held",
    "Lapse",
    "Record",
    "RecordedMove",
    "Verdict",
    "game_of",
    "moment",
    "read_headers",
    "read_record",
    "record_of",
    "replay",
    "replay_steps",
    "verify",
    "write_record",
]
