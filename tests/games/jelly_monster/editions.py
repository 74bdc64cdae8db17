"""Edition files to try: the house tables with something changed."""

from __future__ import annotations

from pathlib import Path

from tablee.engine.game import Game
from tests.games.jelly_monster.positions import GAME


def house_text(**zones: str) -> str:
    """The house edition as TOML; t6b="COPY< + J9 / J2 / J0" changes the B side of tile 6."""
    lines = ['name = "test"']
    if "no_agreement" in zones:
        lines.append(f'no_agreement = "{zones["no_agreement"]}"')
    lines.append("[pods]")
    lines += [f"{kind} = {copies}" for kind, copies in GAME.edition.pods.items()]
    for number, tile in GAME.edition.tiles.items():
        lines.append(f"[tiles.{number}]")
        for side in "ab":
            row = zones.get(f"t{number}{side}", " / ".join(getattr(tile, side))).split(" / ")
            quoted = ", ".join(f'"{zone}"' for zone in row)
            lines.append(f"{side} = [{quoted}]")
    return "\n".join(lines) + "\n"


def house_with(folder: Path, **zones: str) -> Game:
    """The game with such an edition."""
    file = folder / "edition.toml"
    file.write_text(house_text(**zones), encoding="utf-8")
    return GAME.with_edition(file)
