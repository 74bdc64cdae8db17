"""An edition whose cards look or pay differently."""

from __future__ import annotations

PRINTED = '"J'
CHANGED = '"J1'
