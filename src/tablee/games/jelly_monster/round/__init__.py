"""A round: rolling, placing, blocking, the timer; live or in calm beats."""
