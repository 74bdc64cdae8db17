"""Every reason that a table can give has been given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tablee.tables.commands import Start
from tablee.tables.entries import Logged
from tablee.tables.live_table import LiveTable
from tablee.tables.refusals import Reason
from tests.tables.evening import Evening

HERE = Path(__file__).parent


def test_every_reason_has_a_test():
    tests = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    said = set(re.findall(r'"([a-z-]+)"', tests))
    assert set(get_args(Reason)) <= said


@pytest.mark.parametrize("change", [{"rules": "0"}, {"edition": "another"}])
def test_a_table_laid_with_other_rules_is_not_started(change):
    evening = Evening(start=False)
    first = evening.log[0]
    laid = msgspec.structs.replace(first.entry, **change)
    evening.live = LiveTable.from_log([Logged(1, first.at, laid), *evening.log[1:]])
    assert evening.refusal("a", Start()) == "rules-changed"
