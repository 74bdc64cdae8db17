"""Live tables on the web: pages, JSON API, sockets, bots at work."""
