"""What became of an attempt to send something."""

from __future__ import annotations

from typing import Literal

import msgspec

Sent = Literal["sent", "gone", "refused", "retry"]


class DeliveryResult(msgspec.Struct, frozen=True):
    """`gone`: that receiver is no more. `refused`: it will never be taken. `retry`: perhaps later."""

    sent: Sent
    why: str = ""  # for the log; never an address
