"""An edition whose cards look or pay differently."""

from __future__ import annotations

PRINTED = "shared_pay = [4, 3, 2, 1]"
CHANGED = "shared_pay = [9, 8, 7, 6]"
