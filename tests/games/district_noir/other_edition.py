"""An edition whose cards look or pay differently."""

from __future__ import annotations

PRINTED = '"8" = { copies = 8, worth = 8 }'
CHANGED = '"8" = { copies = 8, worth = 9 }'
