"""HTTP: pages, JSON API, static files, and what stands before them."""
