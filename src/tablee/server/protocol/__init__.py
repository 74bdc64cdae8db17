"""The socket protocol: its messages, and their JSON schema."""
