"""Who is at a table: letting them in, what they say, who is there, and how they leave for good."""
