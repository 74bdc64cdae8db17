"""How well ratings tell who wins: `python -m bench.ratings`."""
