"""Importing this loads all that a server needs to play District Noir."""

import tests.server.child  # noqa: F401 - for whatever it imports
from tablee.bots.precompile import warm

warm("district-noir")
