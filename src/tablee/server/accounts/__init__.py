"""Who somebody is, and what they may be called."""
