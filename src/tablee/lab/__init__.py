"""Measuring: benchmarks, and later matches, ladders and balance reports."""
