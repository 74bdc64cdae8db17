"""Several processes as one server: a supervisor, its workers, and the line between them."""
