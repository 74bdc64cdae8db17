"""Being called back: what is told to people who are not here, and how it reaches them."""
