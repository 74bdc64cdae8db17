"""Opponents. They receive hidden positions only, so they cannot peek; strength comes from thought."""
