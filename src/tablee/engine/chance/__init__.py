"""Chance in the open: every way in which a deal, a move or what a seat cannot know can turn out, exactly."""
