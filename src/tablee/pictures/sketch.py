"""What all games' pictures have: a canvas, the board's colours by short names, marks of the last move."""

from __future__ import annotations

from tablee.pictures.canvas import Canvas

_BADGE = 0.62  # of a mark's size: a badge sits on its corner


class Sketch:
    """A picture in the making. `prefix` is what the colours of the game's board begin with."""

    def __init__(self, canvas: Canvas, prefix: str) -> None:
        self.canvas = canvas
        self._prefix = prefix

    def colour(self, name: str) -> str:
        """A colour of the board."""
        return self.canvas.colours[f"{self._prefix}-{name}"]

    def seat_colour(self, seat: int) -> str:
        """A seat's own colour."""
        return self.canvas.colours[f"seat-{seat}"]

    def mark(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        seat: int,
        *,
        rx: float = 6,
        thick: float = 3.5,
        badge: float = 18,
    ) -> None:
        """A frame around what a seat has just moved, with its sign on the corner: never a colour alone."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, rx, fill="none", stroke=self.seat_colour(seat), stroke_width=thick)
        left, top = x + width - badge * _BADGE, y - badge * (1 - _BADGE)
        canvas.circle(left + badge / 2, top + badge / 2, badge * 0.56, fill=canvas.colours["edge"])
        canvas.use(f"seat-{seat}", left, top, badge, badge)
