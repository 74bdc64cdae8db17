"""What happens in a game, as one viewer may know it: the kinds of events, and how they are told."""

from tablee.games.noxford.events.kinds import GameScored
from tablee.games.noxford.events.telling import tell, tell_start

__all__ = ["GameScored", "tell", "tell_start"]
