"""Many games at once, in compiled code on all cores: results of whole games, and steps of many tables."""
