"""Records: a game as text, read back and replayed to the same position."""

from tablee.records.replay import Verdict, replay, replay_steps, verify
from tablee.records.text import Record, RecordedMove, read_record, record_of, write_record

__all__ = [
    "Record",
    "RecordedMove",
    "Verdict",
    "read_record",
    "record_of",
    "replay",
    "replay_steps",
    "verify",
    "write_record",
]
