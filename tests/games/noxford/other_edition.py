"""An edition whose cards look or pay differently."""

from __future__ import annotations

PRINTED = "ABCD = { copies = 2 }"
CHANGED = "ABCE = { copies = 2 }"
