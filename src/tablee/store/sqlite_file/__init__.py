"""What only a database in one file needs: its lock, its owner, its health and its size."""
