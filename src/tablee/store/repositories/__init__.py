"""Repositories: what the store can be asked about people, tables, chat, records and results."""
