"""Bots that are programs in any language, spoken to in JSON lines."""
