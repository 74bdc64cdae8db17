"""Action and observation spaces: moves as small numbers, and what a seat knows as an array of numbers."""
