"""Profiles: what somebody has played, how strong they are, and what of it others may see."""
