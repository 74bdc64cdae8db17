"""Pictures of every page and state, taken through the real server: `make shots`."""
