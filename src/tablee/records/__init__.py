"""Records: a game as text, read back and replayed to the same position."""

from tablee.records.players import Held, Lapse
from tablee.records.replay import Verdict, replay, replay_steps, verify
from tablee.records.text import DrawnFrom, Record, RecordedMove, moment, read_record, record_of, write_record

__all__ = [
    "DrawnFrom",
    "Held",
    "Lapse",
    "Record",
    "RecordedMove",
    "Verdict",
    "moment",
    "read_record",
    "record_of",
    "replay",
    "replay_steps",
    "verify",
    "write_record",
]
