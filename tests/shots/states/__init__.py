"""What there is to see. A module here has `shots(served)`: it reaches each state and yields its `Shot`."""
