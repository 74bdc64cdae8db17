"""What reviews are worth: `python -m bench.review speed|precision GAME …`."""
