"""Hidden positions of District Noir where little is left to hide."""

from __future__ import annotations

from tests.games.district_noir.positions import GAME, lay, shown


def test_an_empty_hand_is_known_to_be_empty():
    table = lay(hands=[["5"], []], taken=[True, False], line=["6", "7", "8", "8", "7", "6"], beginner=0)
    table.play(0, "5")
    for viewer in (0, None):
        seen = table.view_of(viewer)
        assert seen.to_dict()["hands"][1] == []
        assert shown(seen).sides[1].hand == ()
        assert GAME.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()
        assert seen.imagine(1).view_of(viewer) == seen
