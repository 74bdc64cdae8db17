"""Pictures of a table as SVG, made without a browser: for notebooks, documents and link previews.

A game draws itself in its module `picture` (`draw(view, words, last)` returns a Canvas), from the very shapes
that its board in the browser is made of; a game without one is drawn as a plain table.
"""

from tablee.pictures.canvas import Canvas
from tablee.pictures.drawing import svg_of
from tablee.pictures.sheets import sheet_of
from tablee.pictures.sketch import Sketch

__all__ = ["Canvas", "Sketch", "sheet_of", "svg_of"]
