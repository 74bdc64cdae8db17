"""What there is to see. A module here has `shots(served)`, which yields each `Shot` once its state is reached."""
