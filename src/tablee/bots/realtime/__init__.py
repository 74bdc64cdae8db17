"""Bots in games that run against a clock."""
