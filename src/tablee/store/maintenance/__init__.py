"""Looking after a database: backups, and removing what is too old."""
