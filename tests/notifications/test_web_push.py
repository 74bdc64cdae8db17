"""Messages reach a browser whose page is closed: encrypted, signed, once a turn."""

from __future__ import annotations

import time

from tests.notifications.playing import Player, lay, to_move
from tests.notifications.receiving import PushService


def test_whose_turn_it_is_gets_one_message_a_turn(two: tuple[Player, Player], service: PushService) -> None:
    ada, basile = two
    ada.subscribe(service)
    basile.subscribe(service)
    table = lay(ada, basile)
    for turn in range(1, 4):
        mover, other = to_move(table, ada, basile)
        mine = [one for one in (mover.browser.wait_for(1)) if one["path"] == f"/t/{table}"]
        assert mine[-1]["title"] == "Your turn: District Noir"
        assert f"With {'Basile' if mover is ada else 'Ada'}." in mine[-1]["body"]
        heard = len(other.browser.heard)
        while mover.play(table):
            pass
        other.browser.wait_for(heard + 1)
        assert sum(len(one.browser.heard) for one in two) == turn + 1
        assert sum(len(one.browser.by_topic()) for one in two) == turn + 1


def test_a_message_leaves_within_two_seconds_of_the_commit(
    two: tuple[Player, Player], service: PushService
) -> None:
    ada, basile = two
    ada.subscribe(service)
    basile.subscribe(service)
    table = lay(ada, basile)
    mover, other = to_move(table, ada, basile)
    mover.browser.wait_for(1)
    while mover.play(table):
        pass
    began = time.monotonic()
    other.browser.wait_for(1)
    print(f"after {time.monotonic() - began:.2f} s")


def test_a_push_service_that_fails_is_tried_again(two: tuple[Player, Player], service: PushService) -> None:
    ada, basile = two
    ada.subscribe(service)
    basile.subscribe(service)
    service.failing = 1
    table = lay(ada, basile)
    mover, _ = to_move(table, ada, basile)
    [told] = mover.browser.wait_for(1)
    assert told["tag"].startswith("table-")
    assert service.failing == 0
