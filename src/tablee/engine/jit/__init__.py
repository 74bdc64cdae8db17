"""Just-in-time compilation of rules, and its cache on disk."""
