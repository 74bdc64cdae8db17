"""Several servers at one database: peers and heartbeats."""
