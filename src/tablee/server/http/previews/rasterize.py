"""Rasterizes a picture: a program of its own, SVG in, PNG out.

resvg holds the interpreter's lock while it draws, for up to a second: in the server's process nobody could
play meanwhile. So it is started beside it, by its path, and imports nothing of ours.
"""

import os
import sys

import resvg_py

FONT = "Figtree"  # in the file beside this one (SIL Open Font License), for machines without fonts


def main(font_file: str) -> None:
    """Read one picture, write one picture."""
    if hasattr(os, "nice"):
        os.nice(10)  # players come first
    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        font_files=[font_file],
        font_family=FONT,
        sans_serif_family=FONT,
        serif_family=FONT,
    )
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main(sys.argv[1])
